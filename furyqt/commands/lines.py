"""The standard input, line by line: each line is answered before the next one is read."""

from __future__ import annotations

import io
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from typing import Any, TextIO, cast

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

        The thread has a file of its own: one that it shares could not be closed while it waits.
        """
        last: str | Exception = ""
        try:
            with open(self._descriptor, "rb", closefd=False) as source:
                for line in Lines(_text_of(source)):
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
    first: UsageError | None = None
    for number, line in enumerate(lines or Lines(utf8_input()), start=1):
        try:
            found = answer(line.strip())
        except (PlaysError, NoTruthError) as wrong:
            found = refusal(one_line(str(wrong)))
            first = first or UsageError(_BAD_LINE.fill(line=number, why=str(wrong)))
        print(found, flush=True)
    if first is not None:
        raise first


def utf8_input() -> TextIO:
    """Return the standard input as UTF-8 whatever the system's encoding is; invalid bytes are replaced."""
    return _text_of(cast("io.BufferedIOBase", sys.stdin.buffer))


def _text_of(source: io.BufferedIOBase) -> TextIO:
    return io.TextIOWrapper(
        io.BufferedReader(_LineEnds(source)), encoding="utf-8", errors="replace", newline="\n"
    )


class _LineEnds(io.RawIOBase):
    """The bytes of a file with LF at the end of each line in place of CR or CR LF.

    A line that ends with CR is complete at once: Python's own translation waits for the next byte.
    """

    def __init__(self, source: io.BufferedIOBase) -> None:
        self._source = source
        self._is_after_cr = False

    def readable(self) -> bool:
        """The file can only be read."""
        return True

    def readinto(self, room: Any) -> int:
        """Fill the buffer with what has arrived; 0 at the end of the file."""
        while found := self._source.read1(len(room)):
            lines = found.removeprefix(b"\n") if self._is_after_cr else found
            self._is_after_cr = found.endswith(b"\r")
            lines = lines.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            if lines:
                room[: len(lines)] = lines
                return len(lines)
        return 0
