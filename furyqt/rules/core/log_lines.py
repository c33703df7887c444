"""The lines of a log: a sentence for each event, and one for equal events in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from furyqt.rules.core.events import Event
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts, sentence

N_ = Texts("log")

_OFTEN = N_("{line} ({count} times).")


def line_of(event: Event, times: int, say: Callable[[Text], str]) -> str:
    """Return the sentence of an event, and how many times it happened in a row if not once."""
    words = sentence(say(event.describe()))
    if times > 1:
        words = say(_OFTEN.fill(line=words.removesuffix("."), count=numeral(times)))
    return words


def log_lines(events: Iterable[Event], say: Callable[[Text], str]) -> Iterator[str]:
    """Yield the lines of these events, the first one first."""
    for (_, event), same in groupby(events, key=lambda event: (type(event), event)):
        yield line_of(event, sum(1 for _ in same), say)
