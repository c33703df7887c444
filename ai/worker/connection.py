"""A running process and the messages to and from it; no method waits for the process."""

from __future__ import annotations

import queue
import subprocess
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic

from ai.worker.wire import (
    Answer,
    MoveNow,
    Partial,
    Progress,
    Request,
    Think,
    WireError,
    receive_report,
    send,
)

MOST_AT_ONCE, MOST_PER_SECOND, MOST_PER_REQUEST = 2000, 100, 10
"""A process floods if it has sent more messages than these numbers allow.

About 14 per second are usual. More may arrive at once after this program was stopped for a while.
"""


class ConnectionLostError(Exception):
    """The process ended or does not follow the protocol."""


class Connection:
    """A process, a thread that reads its messages, and a thread that writes to it.

    A process that breaks the protocol is killed at once. Its standard error is not shown: a traceback may
    contain what a player knows, and warnings would disturb a game in the terminal.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._answers: queue.SimpleQueue[Answer | ConnectionLostError | None] = queue.SimpleQueue()
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._unanswered: dict[int, Request] = {}
        self._sent = 0
        self.started_at = monotonic()
        self.messages = 0
        """The number of messages that have arrived."""
        self.steps = 0
        """The search steps last reported."""
        self.partial: Partial | None = None
        """The newest partial result; only one is kept, however many a process sends."""
        self.has_answered = False
        for loop in (self._read, self._write):
            threading.Thread(target=loop, daemon=True).start()

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def starved(self) -> float:
        """The seconds in which the process could work but other programs had the cores; 0 if unknown."""
        try:
            return int(Path(f"/proc/{self.pid}/schedstat").read_text("ascii").split()[1]) / 1e9
        except (OSError, ValueError, IndexError):
            return 0.0

    def send(self, request: Request) -> None:
        """Queue a request; it is lost if the process does not read."""
        if not isinstance(request, MoveNow):
            self._unanswered[request.id] = request
        self._requests.put(request)
        self._sent += 1

    def receive(self, seconds: float) -> Answer | None:
        """Return the next answer, or None after the timeout or a `wake`; ConnectionLostError at the end."""
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            return None
        if isinstance(answer, ConnectionLostError):
            self._answers.put(answer)
            raise ConnectionLostError(*answer.args)
        return answer

    def wake(self) -> None:
        """End the pending `receive`."""
        self._answers.put(None)

    def close(self, why: str = "the thinking process was closed") -> None:
        """Kill the process; safe from any thread."""
        self._process.kill()
        self._answers.put(ConnectionLostError(why))
        self._requests.put(None)
        self._process.wait()

    def _read(self) -> None:
        why = "the thinking process ended"
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            try:
                while (report := receive_report(pipe)) is not None:
                    self._check_rate()
                    if isinstance(report, Progress):
                        self.steps = report.steps
                    elif isinstance(report, Partial):
                        self._found(report)
                    else:
                        self._answered(report)
                    self.messages += 1
            except (WireError, OSError) as wrong:
                why = f"the thinking process broke the protocol: {wrong}"
        self.close(why)

    def _check_rate(self) -> None:
        age = monotonic() - self.started_at
        if self.messages > MOST_AT_ONCE + MOST_PER_SECOND * age + MOST_PER_REQUEST * self._sent:
            raise WireError(f"{self.messages} messages within {age:.1f} seconds")

    def _found(self, partial: Partial) -> None:
        request = self._unanswered.get(partial.id)
        if not isinstance(request, Think):
            raise WireError(f"a partial result of request {partial.id}, which is no open search")
        if partial.best is not None and not request.wants_best:
            raise WireError(f"a best action for request {partial.id}, which did not ask for it")
        if not 0 <= partial.share <= 1:
            raise WireError(f"a search that has used the share {partial.share} of its budget")
        self.partial = partial

    def _answered(self, answer: Answer) -> None:
        if answer.id not in self._unanswered:
            raise WireError(f"an answer to request {answer.id}, which is not open")
        del self._unanswered[answer.id]
        self.has_answered = True
        self._answers.put(answer)

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):  # the reading thread notices the end
            while (request := self._requests.get()) is not None:
                send(pipe, request)
        self._process.kill()
        with suppress(OSError):
            pipe.close()
