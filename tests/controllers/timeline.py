"""A table without real time: clocks that a test advances, and a worker that answers after a set time."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from ai.whereabouts import Whereabouts
from furyqt.controllers.computer.clock import Clock
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import seat_tags
from furyqt.rules.core.agenda import State, pending_window
from furyqt.rules.core.record import Record
from furyqt.rules.core.ruleset import Observation, ruleset

THINKING_MS = 90
"""The milliseconds that the worker takes for an answer."""


@dataclass
class Timeline:
    """The time, and the calls that are due later."""

    now: int = 0
    _due: list[tuple[int, int, Callable[[], object]]] = field(default_factory=list)
    _numbers: Any = field(default_factory=itertools.count)

    def call_at(self, time: int, call: Callable[[], object]) -> None:
        """Schedule a call."""
        heapq.heappush(self._due, (time, next(self._numbers), call))

    def run(self, done: Callable[[], bool] = lambda: False, most: int = 5_000) -> None:
        """Advance the time until a condition holds or no call is due."""
        for _ in range(most):
            if done() or not self._due:
                return
            time, _, call = heapq.heappop(self._due)
            self.now = max(self.now, time)
            call()
        raise AssertionError("it does not end")


class FakeClock(Clock):
    """A clock on a timeline."""

    def __init__(self, line: Timeline, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._wish = 0

    def now(self) -> int:
        return self._line.now

    def ring_after(self, milliseconds: int, call: Callable[[], object]) -> None:
        self._wish += 1
        wish = self._wish
        self._line.call_at(self._line.now + milliseconds, lambda: self._wish == wish and call())

    def stop(self) -> None:
        self._wish += 1


class FakeWorker(QObject):
    """Answers by a function of the observation only, one request after the other, like the process."""

    decided = Signal(int, object)
    placed = Signal(int, object)
    progressed = Signal(int, float, object)
    trouble = Signal(object)

    def __init__(self, line: Timeline, answer: Callable[[Observation], int]) -> None:
        super().__init__()
        self._line, self._answer = line, answer
        self._ticket, self._valid, self._free_at = 0, 1, 0
        self.asked: list[tuple[str, Observation]] = []
        self.seeds: list[int] = []
        self.thinking_ms: Callable[[str, Observation], int] = lambda spec, observation: THINKING_MS

    def think(self, game: str, spec: str, observation: Observation, seed: int, *wishes: bool) -> int:
        self.asked.append((spec, observation))
        self.seeds.append(seed)
        decision = AgentDecision(self._answer(observation), iterations=7)
        return self._later(self.thinking_ms(spec, observation), self.decided, decision)

    def places(self, game: str, observation: Observation) -> int:
        return self._later(THINKING_MS // 3, self.placed, Whereabouts(({len(observation.events) % 50: 1.0},)))

    def _later(self, after: int, signal: Any, answer: object) -> int:
        self._ticket += 1
        ticket = self._ticket
        self._free_at = max(self._free_at, self._line.now) + after
        self._line.call_at(self._free_at, lambda: ticket >= self._valid and signal.emit(ticket, answer))
        return ticket

    def move_now(self) -> None:
        pass

    def cancel(self) -> None:
        self._valid = self._ticket + 1
        self._free_at = self._line.now

    def close(self) -> None:
        self.cancel()


def window_name(position: Any) -> str:
    """Return the name of the pending window, or an empty text."""
    window = pending_window(position)
    return window.name if window else ""


def passes(observation: Observation) -> int:
    """Pass at every window, otherwise take the first action."""
    window = pending_window(observation)
    return observation.actions.index(window.passing) if window else 0


@dataclass
class Table:
    """A session on a timeline."""

    line: Timeline
    worker: FakeWorker
    session: GameSession
    history: History
    """The complete positions, which the session shows to no player."""

    def settle(self) -> None:
        """Advance the time until the person must decide."""
        session = self.session
        self.line.run(
            lambda: session.is_persons_turn or session.teammates.plan is not None or session.is_over
        )

    def act(self, token: str) -> None:
        """Take the person's action with this token three seconds later, and run to the next decision."""
        self.line.now += 3_000
        self.session.act(next(a for a in self.session.observation.actions if a.text == token))
        self.settle()


def table(
    state: State,
    *seats: str,
    answer: Callable[[Observation], int] = passes,
    pace: int = 850,
    cover_delay: int = 400,
    game: str = "fury3",
) -> Table:
    """Return a session of a game, usually the third edition, that starts from this position."""
    rules = ruleset(game)
    record = Record(
        game,
        1,
        rules.checked_options({}),
        tags={**seat_tags(rules.default_table, seats), "Undo": "casual"},
    )
    line = Timeline()
    worker = FakeWorker(line, answer)
    as_worker: AiWorker = worker  # type: ignore[assignment]
    history = History(record, [state])
    session = GameSession.of(history, as_worker, new_clock=lambda parent: FakeClock(line, parent))
    session.pace.set_least(pace)
    session.pace.set_cover_delay(cover_delay)
    return Table(line, worker, session, history)
