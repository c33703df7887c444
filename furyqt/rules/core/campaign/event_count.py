"""The sum of a chapter's events: numbers for its judge, and moments for the lines of the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Self, TypeVar

from furyqt.rules.core.campaign.campaign import Counted, Facts, Glimpse, Uncounted
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import NONE


@dataclass
class EventCount:
    """Everything that a game counts and notes, event by event; nothing before the chapter has begun."""

    lessons: ClassVar[Mapping[type[Event], Callable[[Any, Any], None]]] = {}
    """The function by which the count learns from each kind of event."""
    who: ClassVar[str]
    """The name of the acting figure in the braces of a line."""

    counts: dict[str, int] = field(default_factory=lambda: {"day": 1})
    moments: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """The moments of each kind, with the values that their line may name."""
    actor: int = 0
    """The figure of the newest move or fight."""
    place: int = NONE
    """The newest place that became known."""
    card: int = NONE
    """The newest event card that was played."""
    noted: dict[str, Any] = field(default_factory=dict)
    """The values of the moment that the newest event was, if it was one."""
    has_begun: bool = False
    event: int = 0
    """The number of the event that is counted."""
    decisions: list[Counted | Uncounted] = field(default_factory=list)
    """The rises, and the things that did not count, in the order of the events."""

    def learn(self, event: Event) -> None:
        """Count an event that the player's side saw."""
        lesson = self.lessons.get(type(event))
        if lesson is not None:
            lesson(self, event)

    def copy(self) -> Self:
        """Return a count that goes on by itself."""
        own = {one.name: copy(getattr(self, one.name)) for one in fields(self)}
        own["moments"] = {kind: list(some) for kind, some in self.moments.items()}
        return replace(self, **own)

    def add(self, name: str, amount: int = 1) -> None:
        """Raise a counter."""
        if self.has_begun and amount:
            self.counts[name] = self.counts.get(name, 0) + amount
            self.decisions.append(Counted(self.event, name, self.counts[name]))

    def leave_out(self, why: str) -> None:
        """Note that something does not count that looks as if it did; `why` is a key of its sentence."""
        if self.has_begun:
            self.decisions.append(Uncounted(self.event, why))

    def note(self, kind: str, place: int, actor: int | None = None, **more: Any) -> None:
        """Note a moment; it has no place, or nobody acting in it, if that is below 0."""
        if self.has_begun:
            figure = self.actor if actor is None else actor
            known = {self.who: figure, "place": place}
            found = {name: number for name, number in known.items() if number >= 0}
            self.noted = {"day": self.counts["day"], **more, **found}
            self.moments.setdefault(kind, []).append(self.noted)

    def last_facts(self, actor_place: int) -> dict[str, Any]:
        """Return the values for the last line; `actor_place` counts if no place became known."""
        found: dict[str, Any] = {"day": self.counts["day"], self.who: self.actor}
        place = self.place if self.place >= 0 else actor_place
        if place >= 0:
            found["place"] = place
        if self.card != NONE:
            found["card"] = self.card
        return found


Count = TypeVar("Count", bound=EventCount)


def counted(count: Count, told: Sequence[Event]) -> Count:
    """Count the events, and return the count."""
    for count.event, event in enumerate(told):
        count.learn(event)
    return count


def glimpses(
    count: Count,
    told: Sequence[Event],
    facts: Callable[[Count], Mapping[str, Any]],
    words: Mapping[str, Callable[[int], Text]],
) -> Iterator[Glimpse]:
    """Yield what is known after each event that the count learns from, once the chapter has begun.

    `facts` are the values of the last line; those of a moment come before them.
    """

    def known() -> Facts:
        return in_words({**facts(count), **count.noted}, words)

    for number, event in enumerate(told, start=1):
        if type(event) not in count.lessons:
            continue
        count.noted = {}
        count.learn(event)
        if count.has_begun:
            moments = {kind: len(found) for kind, found in count.moments.items()}
            yield Glimpse(number, {**moments, **count.counts}, known)


def in_words(found: Mapping[str, Any], words: Mapping[str, Callable[[int], Text]]) -> Facts:
    """Return the values, with words for the numbers that have some."""
    return {name: words[name](value) if name in words else value for name, value in found.items()}
