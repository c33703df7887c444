"""The standard input, line by line: each line is answered before the next one is read."""

from __future__ import annotations

import io
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import TextIO

from furyqt.commands.errors import UsageError
from furyqt.commands.speech import one_line
from furyqt.rules.core.reading import unmarked
from furyqt.rules.core.ruleset import NoTruthError
from furyqt.rules.core.text import Texts
from furyqt.rules.lite.course_notation import PlaysError

N_ = Texts("errors")

LONGEST = 1_000_000
"""The maximum number of characters in a line."""


_BAD_LINE = N_("line {line}: {why}")
_TOO_LONG = N_("line {line} of the input is longer than {most} characters")


class Lines:
    """The lines of the standard input; the input ends before a line that is too long."""

    def __init__(self, stream: TextIO | None = None) -> None:
        """A stream is read in place of the standard input, if one is given."""
        self._stream = stream
        self._count = 0
        self.refused: UsageError | None = None
        """Why the rest of the input is not read, or None."""

    def __iter__(self) -> Iterator[str]:
        """Yield every line with its end; UsageError for one that is too long."""
        while line := self._next():
            yield line
        if self.refused is not None:
            raise self.refused

    def ask(self, prompt: str) -> str:
        """Prompt for the next line; EOFError after the last one, and before one that is too long."""
        if sys.stdin.isatty():  # there the line can be edited, and the system limits its length
            return unmarked(input(prompt))
        print(prompt, end="", flush=True)
        line = self._next()
        if not line:
            raise EOFError
        return line

    def _next(self) -> str:
        """Return the next line, or an empty text at the end of the input."""
        if self.refused is not None:
            return ""
        self._count += 1
        line = unmarked((self._stream or sys.stdin).readline(LONGEST + 1))
        if len(line) <= LONGEST or line.endswith("\n"):
            return line
        self.refused = UsageError(_TOO_LONG.fill(line=self._count, most=f"{LONGEST:,}"))
        return ""


class ArrivingLines:
    """The lines of a file, read by a thread, so that the program can work until the next one arrives."""

    def __init__(self, descriptor: int, work: Callable[[Callable[[], bool]], None]) -> None:
        """`work` is called while no line has arrived, with a function that returns whether one has by now."""
        self._descriptor = descriptor
        self._work = work
        self._arrived: SimpleQueue[tuple[float, str | Exception]] = SimpleQueue()
        self.arrival = 0.0
        """When the newest line arrived, by `time.perf_counter`."""

    def __iter__(self) -> Iterator[str]:
        """Yield every line with its end; UsageError for one that is too long."""
        threading.Thread(target=self._read, daemon=True).start()
        while True:
            if self._arrived.empty():
                self._work(lambda: not self._arrived.empty())
            self.arrival, line = self._arrived.get()
            if isinstance(line, Exception):
                raise line
            if not line:
                return
            yield line

    def _read(self) -> None:
        """Put all lines into the queue, and then an empty one.

        The thread has a stream of its own: one that it shares could not be closed while it waits.
        """
        last: str | Exception = ""
        try:
            with open(self._descriptor, encoding="utf-8", errors="replace", closefd=False) as stream:
                for line in Lines(stream):
                    self._arrived.put((time.perf_counter(), line))
        except (UsageError, OSError) as refused:
            last = refused
        self._arrived.put((time.perf_counter(), last))


def answer_plays(
    answer: Callable[[str], str], refusal: Callable[[str], str], lines: Iterable[str] | None = None
) -> None:
    """Answer each play string of the standard input, a wrong one by its refusal, which is made of the reason.

    Raises UsageError for the first wrong string after the last line.
    """
    read_as_utf8()
    first: UsageError | None = None
    for number, line in enumerate(lines or Lines(), start=1):
        try:
            found = answer(line.strip())
        except (PlaysError, NoTruthError) as wrong:
            found = refusal(one_line(str(wrong)))
            first = first or UsageError(_BAD_LINE.fill(line=number, why=str(wrong)))
        print(found, flush=True)
    if first is not None:
        raise first


def read_as_utf8() -> None:
    """Read the standard input as UTF-8 whatever the system's encoding is; replace invalid bytes."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
