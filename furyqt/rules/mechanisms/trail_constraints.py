"""A hidden way over a map as conditions on the cards that record it.

Every placed location card is a `TrailCard` with the places it may show, as a bit mask, and the chain of
`TrailLink`s says how each card continues the way of the one before.  One bit above the places means that the
hidden figure stayed where it was.  A game derives `TrailConditions` and marks with `learns` what each of its
events teaches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from furyqt.rules.core.events import Event

NEVER = 1 << 30
"""A number of links that no game reaches."""
EVERYWHERE = -1
"""The mask of all places."""


def mask_of(places: Iterable[int]) -> int:
    """Return a bit for each place."""
    return sum(1 << place for place in set(places))


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits of a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@dataclass(frozen=True)
class TrailShape:
    """The map of a trail and how its figure moves."""

    places: int
    ways: Mapping[str, Sequence[int]]
    """For each kind of link and each place before it, the mask of places it may lead to."""
    may_repeat: bool = False
    """Whether two cards that are on the trail at the same time may show the same place."""

    @property
    def stay(self) -> int:
        """The number that a card shows by which the figure stayed: one above the places."""
        return self.places

    @property
    def anywhere(self) -> int:
        """The mask of all places."""
        return (1 << self.places) - 1


class TrailLink(msgspec.Struct):
    """One step of the way: the card that shows it, and how it continues the way."""

    card: int
    """The number of its card; a later link may use the same card again."""
    way: str
    """The kind of the link, one of `TrailShape.ways`."""
    stay: int
    """The mask of places where the figure may have stayed if the card says so."""
    here: int = EVERYWHERE
    """The mask of places where the figure may have been after it."""


class TrailCard(msgspec.Struct):
    """A location card as far as an observer knows it."""

    may: int
    """The mask of places it may show, with the bit of `TrailShape.stay`."""
    born: int
    """The number of its link, and of all cards placed before it."""
    died: int = NEVER
    """The number of links there were when it left the trail."""

    def meets(self, other: TrailCard) -> bool:
        """Whether two cards were on the trail at the same time."""
        return self.born < other.died and other.born < self.died


C = TypeVar("C", bound=TrailCard)
Learner = Callable[[Any, Any], None]
L = TypeVar("L", bound=Learner)


def learns(*kinds: type[Event]) -> Callable[[L], L]:
    """Mark the method of a `TrailConditions` that learns from these kinds of events."""

    def mark(method: L) -> L:
        method.learns_from = kinds  # type: ignore[attr-defined]  # functions carry attributes
        return method

    return mark


class TrailConditions(Generic[C]):
    """All conditions on a hidden way, learned event by event; an event fold."""

    learners: ClassVar[dict[type[Event], Learner]] = {}
    """The method for each kind of event."""

    def __init_subclass__(cls) -> None:
        methods = [method for method in vars(cls).values() if hasattr(method, "learns_from")]
        cls.learners = cls.learners | {kind: method for method in methods for kind in method.learns_from}

    def __init__(self) -> None:
        self.links: list[TrailLink] = []
        self.cards: dict[int, C] = {}

    def copy(self) -> Self:
        """Return an independent copy; a subclass with more lists copies those, too."""
        twin = copy(self)
        twin.links = [copy(link) for link in self.links]
        twin.cards = {number: copy(card) for number, card in self.cards.items()}
        return twin

    def learn(self, event: Event) -> None:
        """Take one more event into account."""
        learner = self.learners.get(type(event))
        if learner is not None:
            learner(self, event)

    def followers(self, number: int) -> list[C]:
        """Return the cards of the links after the last link of this card."""
        after = max((n for n, link in enumerate(self.links) if link.card == number), default=len(self.links))
        return [self.cards[link.card] for link in self.links[after + 1 :]]

    def gone(self, number: int) -> bool:
        """Note that a card left the trail; whether it is known and was still there."""
        card = self.cards.get(number)
        if card is None or card.died != NEVER:
            return False
        card.died = len(self.links)
        return True

    def be_in(self, places: int) -> None:
        """Note that the figure is in one of these places now."""
        if self.links:
            self.links[-1].here &= places
