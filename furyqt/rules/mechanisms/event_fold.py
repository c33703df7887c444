"""Knowledge that follows from a growing list of events: computed once, then continued with the new events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar

from furyqt.rules.core.events import Event


class EventFold(Protocol):
    """A value that learns from one event after another."""

    def learn(self, event: Event) -> None:
        """Take one more event into account."""

    def copy(self) -> Self:
        """Return an independent copy."""


K = TypeVar("K", bound=EventFold)
KEPT = 6
"""Number of event lists that a cache remembers; a search needs the same one hundreds of times."""


class FoldCache(Generic[K]):
    """Knowledge for lists of events; if a list continues a remembered one, only the rest is read."""

    def __init__(self) -> None:
        self._known: list[tuple[object, tuple[Event, ...], K]] = []

    def recall(self, key: object, events: tuple[Event, ...], fresh: Callable[[], K]) -> K:
        """Return the knowledge from these events; callers must not change it.

        `key` distinguishes folds that `fresh` starts differently (another player, another option).
        """
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


T = TypeVar("T")


class IdentityCache(Generic[T]):
    """A function of an observation, with its values kept for the last two observations.

    Observations are compared by identity: a search calls with the same object hundreds of times.
    """

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self._kept: list[tuple[object, T]] = []

    def __call__(self, key: object) -> T:
        for known, value in self._kept:
            if known is key:
                return value
        made = self._make(key)
        self._kept = [(key, made), *self._kept[:1]]
        return made
