"""A line on the error stream that says how far a long command is; only a terminal gets it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from furyqt.commands.speech import say
from furyqt.rules.core.text import Text, Texts

N_ = Texts("commands")

GAMES = N_("{done} of {count} games played")
DECISIONS = N_("{done} of {count} decisions repeated")
_LEFT = N_("{progress}, about {time} left")


class ProgressLine:
    """Overwrites its line after each part; `clear` makes room for output on the same terminal."""

    def __init__(self, words: Text, count: int, clock: Callable[[], float] = monotonic) -> None:
        self._words, self._count, self._clock = words, count, clock
        self._start = clock()
        self._shown = 0
        """The length of the line that is shown."""

    def show(self, done: int) -> None:
        """Show the number of finished parts, and the time that the others will take at the same speed."""
        line: Text = self._words.fill(done=done, count=self._count)
        if 0 < done < self._count:
            left = (self._clock() - self._start) * (self._count - done) / done
            line = _LEFT.fill(progress=line, time=duration(left))
        if sys.stderr.isatty():
            self.clear()
            words = say(line)
            self._shown = len(words)
            print(words, end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Remove the line."""
        if self._shown:
            print(f"\r{' ' * self._shown}\r", end="", file=sys.stderr, flush=True)
            self._shown = 0


@contextmanager
def shown(words: Text, count: int) -> Iterator[ProgressLine]:
    """Show the progress of so many parts, and remove the line at the end."""
    progress = ProgressLine(words, count)
    try:
        progress.show(0)
        yield progress
    finally:
        progress.clear()


def duration(seconds: float) -> str:
    """Return a time in minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
