"""A fake thinking process, and ways to wait for a session."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication

from ai.agent import AgentDecision
from ai.whereabouts import Whereabouts
from ai.worker.process import EngineDiedError, Tell
from ai.worker.service import Service
from ai.worker.wire import FindPlaces, PlacesFound, Think, Thought, packed
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.record import Record, loads
from furyqt.rules.core.ruleset import Observation, ruleset


class FakeEngine:
    """Answers by the seed only; can be made to wait, to die and to hang."""

    made: list[FakeEngine]

    def __init__(self) -> None:
        self.asked: list[tuple[str, bytes, int]] = []
        self.aims: list[Aim | None] = []
        self.looked: list[bytes] = []
        self.is_alive = False
        self.closed = threading.Event()
        self.go_on = threading.Event()
        self.go_on.set()
        self.begun = threading.Event()
        self.cancels = self.hurries = 0
        self.partial: list[tuple[float, int]] = []
        """The progress that it reports before it waits: shares, and the best action so far."""
        self.obeys_cancel = True
        self.deaths = 0
        self.hangs = 0
        self.answer: Callable[[Observation, int], int] = lambda observation, seed: (
            seed % len(observation.actions)
        )

    def start(self) -> None:
        self.is_alive = True

    def close(self) -> None:
        self.is_alive = False
        self.closed.set()
        self.go_on.set()

    def think(
        self,
        game: str,
        spec: str,
        observation: Observation,
        seed: int,
        timeout: float | None = None,
        explain: bool = False,
        wants_best: bool = False,
        tell: Tell | None = None,
        aim: Aim | None = None,
    ) -> AgentDecision:
        self.aims.append(aim)
        self.asked.append((spec, packed(observation), seed))
        if tell is not None:
            for share, index in self.partial:
                tell(share, AgentDecision(index, iterations=3, value=0.5) if wants_best else None)
        if self.deaths:
            self.deaths -= 1
            raise RuntimeError("the process died")
        if self.hangs:
            self.hangs -= 1
            self.closed.wait()
            raise RuntimeError("ended from outside")
        self.begun.set()
        self.go_on.wait()
        if self.closed.is_set():
            raise RuntimeError("closed")
        return AgentDecision(self.answer(observation, seed), iterations=7, value=0.6)

    def places(self, game: str, observation: Observation, timeout: float | None = None) -> Whereabouts:
        """A place that changes with each event."""
        self.looked.append(packed(observation))
        atlas = ruleset(game).default_table.atlas
        assert atlas is not None
        return Whereabouts(({len(observation.events) % len(atlas.places): 1.0},))

    def move_now(self) -> None:
        self.hurries += 1
        self.go_on.set()

    def cancel(self) -> None:
        self.cancels += 1
        if self.obeys_cancel:
            self.go_on.set()

    def hold(self) -> None:
        """Answer nothing until `go_on` is set."""
        self.go_on.clear()
        self.begun.clear()


class ServiceEngine:
    """The service of the thinking process without a process; it gets the same bytes."""

    def __init__(self) -> None:
        self.is_alive = False
        self.service = Service()
        self.asked: list[str] = []

    def start(self) -> None:
        self.is_alive = True

    def close(self) -> None:
        self.is_alive = False
        self.cancel()

    def think(
        self,
        game: str,
        spec: str,
        observation: Observation,
        seed: int,
        timeout: float | None = None,
        explain: bool = False,
        wants_best: bool = False,
        tell: Tell | None = None,
        aim: Aim | None = None,
    ) -> AgentDecision:
        """Decide, and tell the progress at the end."""
        self.asked.append(spec)
        number = len(self.asked)
        request = Think(number, game, spec, packed(observation), seed, explain, wants_best, aim)
        answer = self.service.answer(request)
        if not isinstance(answer, Thought):
            raise EngineDiedError(str(answer))
        found = self.service.found_so_far
        if tell is not None and found is not None:
            tell(found.share, found.best)
        return answer.decision

    def places(self, game: str, observation: Observation, timeout: float | None = None) -> Whereabouts:
        answer = self.service.answer(FindPlaces(-1, game, packed(observation)))
        if not isinstance(answer, PlacesFound):
            raise EngineDiedError(str(answer))
        return answer.places

    def move_now(self) -> None:
        self.service.hurry(len(self.asked))

    def cancel(self) -> None:
        self.move_now()


def wait_until(is_true: Callable[[], object], seconds: float = 120.0) -> None:
    """Run the event loop until something is true; AssertionError after this time, long for a busy machine."""
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, "waited without effect"
        QCoreApplication.processEvents()
        time.sleep(0.001)


def run_loop(seconds: float) -> None:
    """Run the event loop for a while."""
    end = time.monotonic() + seconds
    wait_until(lambda: time.monotonic() > end)


def settled(session: GameSession) -> None:
    """Run the event loop until a person must decide or the game is over."""
    session.start()
    wait_until(lambda: session.computer.player < 0 and not session.is_between)


def play_on(session: GameSession, decisions: int, choose: int = 0) -> None:
    """Play this number of the person's decisions, or fewer if the game ends."""
    settled(session)
    for turn in range(decisions):
        if session.is_over:
            return
        actions = session.observation.actions
        session.act(actions[(choose + 7 * turn) % len(actions)])
        settled(session)


def saved(session: GameSession) -> tuple[Record, list[State]]:
    """Return the game's record and positions, as a saved file gives them."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.furyqt"
        session.archive.save(path)
        return loads(path.read_bytes())
