"""What follows from a growing list of told events, worked out once and continued from where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, Self, TypeVar

from furyqt.rules.core.events import Event


class EventFold(Protocol):
    """Something that learns from one event after another."""

    def learn(self, event: Event) -> None:
        """Take one more event into account."""

    def copy(self) -> Self:
        """An independent copy."""


K = TypeVar("K", bound=EventFold)
KEPT = 6
"""So many lists of events are remembered; a search asks for the same one hundreds of times."""


class FoldCache(Generic[K]):
    """Knowledge for lists of events; a list that continues a remembered one is only read from there on."""

    def __init__(self) -> None:
        self._known: list[tuple[object, tuple[Event, ...], K]] = []

    def recall(self, key: object, events: tuple[Event, ...], fresh: Callable[[], K]) -> K:
        """What these events teach; `key` tells apart what `fresh` begins with.  It must not be changed."""
        best: tuple[tuple[Event, ...], K] | None = None
        for known_key, known, knowledge in self._known:
            if known_key != key:
                continue
            if known is events:
                return knowledge
            if (best is None or len(known) > len(best[0])) and events[: len(known)] == known:
                best = known, knowledge
        start, knowledge = (len(best[0]), best[1].copy()) if best else (0, fresh())
        for event in events[start:]:
            knowledge.learn(event)
        self._known = [(key, events, knowledge), *self._known[: KEPT - 1]]
        return knowledge
