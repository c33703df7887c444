"""Events: everything that can happen in a game, which players learn of it, and the lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

import msgspec

from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.text import Text, Texts, sentence

N_ = Texts("log")


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened; a past participle with plain values."""

    def shown_to(self, player: int) -> Event | None:
        """Return what this player learns: the event itself, a masked form of it, or None."""
        del player
        return self

    def describe(self) -> Text:
        """Return the event as one sentence for the log."""
        raise NotImplementedError


def events_seen_by(events: Iterable[Event], player: int) -> tuple[Event, ...]:
    """Return the events as this player learned them, in order."""
    return tuple([shown for event in events if (shown := event.shown_to(player)) is not None])


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
