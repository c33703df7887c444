"""Events: everything that can happen in a game, and which players learn of it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from furyqt.rules.core.text import Text


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
