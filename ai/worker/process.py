"""The client of the thinking process: starts it, asks it, hurries it, and notices when it dies or hangs."""

from __future__ import annotations

import itertools
import queue
import subprocess
import sys
import threading
from contextlib import suppress

import msgspec

from ai.agent import AgentDecision
from ai.mcts.root_statistics import RootStatistics
from ai.worker.wire import (
    Answer,
    Asked,
    Failed,
    FindPlaces,
    Grow,
    Grown,
    MoveNow,
    Order,
    PlacesFound,
    Request,
    Think,
    Thought,
    packed,
    receive,
    send,
)
from furyqt.rules.core.ruleset import Observation

COMMAND = (sys.executable, "-m", "ai.worker.service")
SHORTLY = 0.05
"""Seconds that whoever hurries the process may lose: one that hangs may not take even the last request."""


class EngineDiedError(RuntimeError):
    """The process ended, hung or failed; `start` makes a new one."""


class CancelledError(RuntimeError):
    """The answer is not wanted any more."""


class Engine:
    """One thinking process; `think` and `places` block, the other methods may be called from any thread."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._ids = itertools.count(1)
        self._writing = threading.Lock()
        self._asked = 0
        self._cancelled = 0

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The process's number, or 0."""
        return self._process.pid if self._process else 0

    def start(self) -> None:
        """Start the process, or a new one in place of one that is not wanted any more."""
        self.close()
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._answers = queue.SimpleQueue()
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        if process.stdin:
            with suppress(OSError):  # what it never read is lost with it
                process.stdin.close()

    def think(
        self,
        game: str,
        spec: str,
        observation: Observation,
        seed: int,
        timeout: float | None = None,
        explain: bool = False,
    ) -> AgentDecision:
        """The decision of the named agent, with reasons if they are wanted.

        EngineDiedError or CancelledError if there is none.  `timeout` is in seconds: a process that has not
        answered by then is ended.
        """
        request = Think(next(self._ids), game, spec, packed(observation), seed, explain)
        answer = self._ask(request, timeout)
        assert isinstance(answer, Thought)
        return answer.decision

    def places(
        self, game: str, observation: Observation, timeout: float | None = None
    ) -> tuple[dict[int, float], ...]:
        """Where the hidden piece may be, now and in each turn before, for who knows this observation."""
        answer = self._ask(FindPlaces(next(self._ids), game, packed(observation)), timeout)
        assert isinstance(answer, PlacesFound)
        return answer.places

    def grow(self, order: Order) -> tuple[RootStatistics, ...]:
        """What is found in the trees ordered; EngineDiedError or CancelledError if there is no answer."""
        answer = self._ask(Grow(next(self._ids), order), None)
        assert isinstance(answer, Grown)
        return answer.tallies

    def move_now(self) -> None:
        """End the thinking with the best action so far."""
        self._send(MoveNow(self._asked), SHORTLY)

    def cancel(self) -> None:
        """End the thinking; the waiting call raises CancelledError."""
        self._cancelled = self._asked
        self.move_now()

    def _ask(self, request: Asked, timeout: float | None) -> Answer:
        self._asked = request.id
        if not self.is_alive or not self._send(request):
            raise EngineDiedError("the thinking process is not running")
        while True:
            try:
                answer = self._answers.get(timeout=timeout)
            except queue.Empty:
                self.close()
                raise EngineDiedError(f"no answer within {timeout:g} seconds") from None
            if answer is None:
                self.close()
                raise EngineDiedError("the thinking process ended")
            if answer.id == request.id:
                break
        if self._cancelled == request.id:
            raise CancelledError
        if isinstance(answer, Failed):
            raise EngineDiedError(answer.why)
        return answer

    def _send(self, request: Request, patience: float = -1) -> bool:
        """Whether the request could be written; `patience` is how long to wait for another's writing."""
        process = self._process
        if process is None or process.stdin is None or not self._writing.acquire(timeout=patience):
            return False
        try:
            send(process.stdin, request)
        except (OSError, ValueError):
            return False
        finally:
            self._writing.release()
        return True


def _read(process: subprocess.Popen[bytes], answers: queue.SimpleQueue[Answer | None]) -> None:
    assert process.stdout is not None
    with process.stdout as pipe:
        while (data := receive(pipe)) is not None:
            answers.put(msgspec.msgpack.decode(data, type=Answer))
    answers.put(None)
