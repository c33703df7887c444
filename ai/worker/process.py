"""The client of the worker process: starts it, sends requests, and kills it when it hangs or lies."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from typing import TypeVar

from ai.agent import AgentDecision
from ai.mcts.root_statistics import RootStatistics
from ai.whereabouts import Whereabouts
from ai.worker.connection import Connection, ConnectionLostError
from ai.worker.watchdog import Watchdog
from ai.worker.wire import (
    Answer,
    Asked,
    Failed,
    FindPlaces,
    Grow,
    Grown,
    MoveNow,
    Order,
    Partial,
    PlacesFound,
    Think,
    Thought,
    packed,
)
from furyqt.rules.core.campaign.aim import Aim
from furyqt.rules.core.ruleset import Observation

COMMAND = (sys.executable, "-m", "ai.worker.service")
READY = "ready"
"""The argument of a process that keeps its priority until its first answer."""
Reply = TypeVar("Reply", Thought, PlacesFound, Grown)
Tell = Callable[[float, AgentDecision | None], None]
"""Called with the used share of the search's budget and, if it was requested, the decision so far."""
LOOK = 0.1
"""The seconds between two checks of a working process."""


class EngineDiedError(RuntimeError):
    """The process ended, hung or failed; `start` makes a new one."""


class TooLateError(EngineDiedError):
    """The process did not answer after it was asked to hurry."""


class CancelledError(RuntimeError):
    """The answer is not wanted any more."""


def ready_engine() -> Engine:
    """Return an engine whose first answer is needed soon, also on a busy machine."""
    return Engine((*COMMAND, READY))


class Engine:
    """One worker process; `think` and `places` block, the other methods may be called from any thread.

    A process that breaks the protocol, stops or hangs is killed. After `move_now` or `cancel` the blocking
    call ends within a second.
    """

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._connection: Connection | None = None
        self._ids = itertools.count(1)
        self._asked = 0
        self._hurried = 0
        self._cancelled = 0

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        connection = self._connection
        return connection is not None and connection.is_alive

    @property
    def pid(self) -> int:
        """The process's number, or 0."""
        connection = self._connection
        return connection.pid if connection else 0

    def start(self) -> None:
        """Start the process, or a new one in place of an old one."""
        self.close()
        self._connection = Connection(self._command)

    def close(self) -> None:
        """End the process."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

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
        """Return the decision of the named agent, with reasons if `explain` is set.

        EngineDiedError or CancelledError if there is none. `timeout` is in seconds: the process is hurried
        shortly before, and ended then. `tell` gets the progress; an error that it raises ends the call.
        """
        request = Think(next(self._ids), game, spec, packed(observation), seed, explain, wants_best, aim)
        return self._ask(request, timeout, Thought, tell).decision

    def places(self, game: str, observation: Observation, timeout: float | None = None) -> Whereabouts:
        """Return where the hidden piece may be, and may have been in each turn before."""
        request = FindPlaces(next(self._ids), game, packed(observation))
        return self._ask(request, timeout, PlacesFound).places

    def grow(self, order: Order) -> tuple[RootStatistics, ...]:
        """Return the statistics of the ordered trees; EngineDiedError or CancelledError without an answer."""
        return self._ask(Grow(next(self._ids), order), None, Grown).statistics

    def move_now(self) -> None:
        """End the search with the best action so far; a process that does not answer is killed."""
        self._hurry(self._asked)

    def cancel(self) -> None:
        """End the search; the waiting call raises CancelledError."""
        self._cancelled = self._asked
        self._hurry(self._asked)

    def _hurry(self, request: int) -> None:
        self._hurried = request
        connection = self._connection
        if connection is not None:
            connection.send(MoveNow(request))
            connection.wake()

    def _ask(
        self, request: Asked, timeout: float | None, kind: type[Reply], tell: Tell | None = None
    ) -> Reply:
        """Send the request and return the answer of this type."""
        self._asked = request.id
        connection = self._connection
        if connection is None or not connection.is_alive:
            raise EngineDiedError("the thinking process is not running")
        connection.send(request)
        try:
            answer = self._awaited(connection, request.id, Watchdog(connection, timeout), tell)
        except (ConnectionLostError, EngineDiedError) as wrong:
            connection.close()
            if self._cancelled == request.id:
                raise CancelledError from None
            raise wrong if isinstance(wrong, EngineDiedError) else EngineDiedError(str(wrong)) from None
        if self._cancelled == request.id:
            raise CancelledError
        if isinstance(answer, Failed):
            raise EngineDiedError(f"the thinking process failed: {answer.why}")
        if not isinstance(answer, kind):
            connection.close()
            names = type(answer).__name__, type(request).__name__
            raise EngineDiedError("the thinking process answers {} to {}".format(*names))
        return answer

    def _awaited(self, connection: Connection, request: int, watchdog: Watchdog, tell: Tell | None) -> Answer:
        """Wait for the answer to this request; those to requests canceled before are skipped."""
        told: Partial | None = None
        is_called = False
        while True:
            answer = connection.receive(LOOK)
            if answer is not None and answer.id == request:
                return answer
            found = connection.partial
            if tell is not None and found is not None and found is not told and found.id == request:
                told = found
                tell(found.share, found.best)
            if self._cancelled == request and not connection.has_answered:
                raise CancelledError  # it is still starting, and skips the request when it comes to it
            problem = watchdog.look(is_hurried=self._hurried == request)
            if watchdog.is_last_call and not is_called:
                is_called = True
                connection.send(MoveNow(request))
            if problem:
                raise EngineDiedError(problem)
            if watchdog.is_too_late:
                raise TooLateError("the thinking process did not answer when it was hurried")
