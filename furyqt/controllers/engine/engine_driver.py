"""The part of the AI thread that waits for the worker process and restarts it when it dies or hangs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from math import isfinite
from time import monotonic
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from ai.agent import AgentDecision, by_chance
from ai.levels import parse_spec
from ai.worker.process import Tell, TooLateError
from ai.worker.watchdog import HURRY
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import N_, Text

ITERATION_LIMIT = 120.0
SECONDS_AN_ITERATION = 0.05
PLACES_LIMIT = 30.0
GRACE = 5.0
HURRY_AFTER = 0.1
"""The seconds that a search with an overdue answer still gets before it is hurried."""
TRIES = 2
RESTARTED = N_("controllers", "The computer's search stopped unexpectedly and was restarted.")
AT_RANDOM = N_("controllers", "The computer's search failed twice, so this move is random.")
TOO_LATE = N_("controllers", "The computer did not answer in time, so this move is random.")
_log = logging.getLogger(__name__)


class EngineLike(Protocol):
    """A worker process as this thread uses it; see `ai.worker.process`."""

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        ...

    def start(self) -> None:
        """Start the process."""
        ...

    def close(self) -> None:
        """End the process, whatever it is doing; safe from any thread."""
        ...

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
    ) -> AgentDecision:
        """Wait for a decision, with reasons if they are wanted; `tell` gets the progress."""
        ...

    def places(
        self, game: str, observation: Observation, timeout: float | None = None
    ) -> tuple[dict[int, float], ...]:
        """Wait for the chances of the places the hidden figure may be in, now and in each turn before."""
        ...

    def move_now(self) -> None:
        """Ask for the answer found so far; safe from any thread."""
        ...

    def cancel(self) -> None:
        """Stop without an answer; safe from any thread."""
        ...


EngineFactory = Callable[[], EngineLike]


class EngineRequest(msgspec.Struct, frozen=True):
    """A request to the process: a decision by `spec`, or the possible places if that is empty."""

    ticket: int
    generation: int
    game: str
    spec: str
    observation: Observation
    seed: int = 0
    explain: bool = False
    """Whether reasons for the decision are wanted, too."""
    wants_best: bool = False
    """Whether the best action so far is wanted while the search runs."""


def time_limit(game: str, spec: str) -> float:
    """Return the seconds after which a process with this request counts as hung."""
    if not spec:
        return PLACES_LIMIT
    asked = parse_spec(spec)
    if asked.seconds:
        return asked.seconds * 3 + 20
    return max(ITERATION_LIMIT, asked.thinking(game).iterations * SECONDS_AN_ITERATION)


class Shared:
    """The data of both threads, under one lock: the process and the requests that are still wanted."""

    def __init__(self, factory: EngineFactory) -> None:
        self.factory = factory
        self.lock = threading.Lock()
        self.generation = 0
        self.engine: EngineLike | None = None
        self.working_on = -1
        """The generation of the request that is worked on, or -1."""
        self.hurried = 0
        """The newest request that is to be answered with the best action so far."""
        self.hurried_at = 0.0
        """The time at which that was requested."""
        self.is_closed = False


class Driver(QObject):
    """Waits for the process, in the AI thread."""

    decided = Signal(int, object)
    progressed = Signal(int, float, object)
    placed = Signal(int, object)
    trouble = Signal(int, object)

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._shared = shared

    @Slot()
    def warm_up(self) -> None:
        """Start the process before it is needed."""
        try:
            self._engine()
        except Exception:
            if not self._shared.is_closed:
                _log.exception("the worker process did not start")

    @Slot(object)
    def answer(self, question: EngineRequest) -> None:
        """Send a request to the process and emit its answer, unless it is not wanted any more."""
        shared = self._shared
        with shared.lock:
            if question.generation != shared.generation or shared.is_closed:
                return
            shared.working_on = question.generation
        try:
            self._answer(question)
        finally:
            with shared.lock:
                shared.working_on = -1

    def _answer(self, question: EngineRequest) -> None:
        for attempt in range(1, TRIES + 1):
            try:
                found = self._asked(question)
            except Exception as wrong:  # the game goes on after any error in the search
                if self._is_stale(question):
                    self._drop_dead_engine()
                    return
                _log.warning("the worker process failed (%s): %r", question.spec or "places", wrong)
                self._drop_engine()
                if isinstance(wrong, TooLateError):
                    self._give_up(question, TOO_LATE)
                    return
                if attempt == 1:
                    self.trouble.emit(question.ticket, RESTARTED)
            else:
                if not self._is_stale(question):
                    (self.decided if question.spec else self.placed).emit(question.ticket, found)
                return
        self._give_up(question, AT_RANDOM)

    def _asked(self, question: EngineRequest) -> AgentDecision | tuple[dict[int, float], ...]:
        """Return the process's answer; a process that hangs is ended, and then the call fails."""
        if self._is_overdue(question):
            raise TooLateError("the process was lost while the answer was waited for")
        engine, limit = self._engine(), time_limit(question.game, question.spec)
        watchdog = threading.Timer(limit + GRACE, engine.close)
        watchdog.daemon = True
        watchdog.start()
        hurry_again = threading.Timer(HURRY_AFTER, engine.move_now)
        hurry_again.daemon = True
        try:
            if not question.spec:
                found = engine.places(question.game, question.observation, timeout=limit)
                _check_places(found)
                return found
            if question.ticket <= self._shared.hurried:
                hurry_again.start()  # the first request to hurry affected only the work before this
            decision = engine.think(
                question.game,
                question.spec,
                question.observation,
                question.seed,
                timeout=limit,
                explain=question.explain,
                wants_best=question.wants_best,
                tell=partial(self._tell, question),
            )
        finally:
            watchdog.cancel()
            hurry_again.cancel()
        _check(decision, question.observation)
        return decision

    def _tell(self, question: EngineRequest, share: float, best: AgentDecision | None) -> None:
        """Emit the progress of a search, unless it is not wanted any more."""
        if best is not None:
            _check(best, question.observation)
        if not self._is_stale(question):
            self.progressed.emit(question.ticket, share, best)

    def _is_overdue(self, question: EngineRequest) -> bool:
        """Return whether an answer is wanted now and a new process would have to be started for it."""
        shared = self._shared
        is_hurried = question.spec and question.ticket <= shared.hurried
        return bool(is_hurried and shared.engine is None and monotonic() - shared.hurried_at >= HURRY)

    def _give_up(self, question: EngineRequest, why: Text) -> None:
        if not question.spec:
            self.placed.emit(question.ticket, ())
            return
        self.trouble.emit(question.ticket, why)
        drawn = by_chance(len(question.observation.actions), question.seed)
        self.decided.emit(question.ticket, drawn)

    def _is_stale(self, question: EngineRequest) -> bool:
        with self._shared.lock:
            return self._shared.is_closed or question.generation != self._shared.generation

    def _engine(self) -> EngineLike:
        shared = self._shared
        if shared.engine is not None:
            return shared.engine
        engine = shared.factory()
        engine.start()  # outside the lock, which the event loop also takes
        with shared.lock:
            if not shared.is_closed:
                shared.engine = engine
                return engine
        engine.close()
        raise RuntimeError("closed")

    def _drop_dead_engine(self) -> None:
        """Drop a process that had to be killed; one that only canceled keeps running."""
        engine = self._shared.engine
        if engine is not None and not engine.is_alive:
            self._drop_engine()

    def _drop_engine(self) -> None:
        with self._shared.lock:
            engine, self._shared.engine = self._shared.engine, None
        if engine is not None:
            try:
                engine.close()
            except Exception:
                _log.exception("the worker process did not close")


def _check(decision: AgentDecision, observation: Observation) -> None:
    """Raise ValueError for a decision that no search can have taken."""
    actions = {action.text for action in observation.actions}
    if not 0 <= decision.index < len(observation.actions):
        raise ValueError(f"the answer {decision.index} is no action")
    numbers = (decision.value, decision.points, decision.seconds)
    if not all(map(isfinite, numbers)) or not 0 <= decision.value <= 1 or decision.iterations < 0:
        raise ValueError(f"an answer with the numbers {numbers} and {decision.iterations} iterations")
    if any(choice.action not in actions for choice in decision.choices):
        raise ValueError("the answer names an action that is none")


def _check_places(places: tuple[dict[int, float], ...]) -> None:
    """Raise ValueError for chances that no belief can have found."""
    for turn in places:
        if not all(place >= 0 and 0 <= chance <= 1.001 for place, chance in turn.items()):
            raise ValueError("the possible places have impossible chances")
