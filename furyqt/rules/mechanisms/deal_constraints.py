"""The zones where each unseen card of a deck may be, by a player's knowledge and by the rules of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from typing import NamedTuple, Self

from furyqt.rules.core.zones import HIDDEN, Cards
from furyqt.rules.mechanisms.card_knowledge import DeckKnowledge, Zones

Deal = dict[int, list[int]]
"""Zone -> the cards dealt to it."""
Entry = tuple[int, tuple[int, ...]]
"""A card and the zones where it may be."""
Suits = Callable[[int, int], bool]
"""(card, zone) -> whether the card may be in the zone, by its back or its kind."""


class SeenDeck(NamedTuple):
    """The cards of a deck that a player sees, each with its zone, and how many are unseen in each zone."""

    seen: list[tuple[int, int]]
    hidden: dict[int, int]

    @classmethod
    def of(cls, groups: Iterable[tuple[int, Cards]]) -> Self:
        """Sort (zone, cards) groups, in which HIDDEN is an unseen card."""
        found = cls([], {})
        for zone, cards in groups:
            found.seen.extend((card, zone) for card in cards if card != HIDDEN)
            if count := cards.count(HIDDEN):
                found.hidden[zone] = found.hidden.get(zone, 0) + count
        return found


class DeckShape(NamedTuple):
    """The zones of a deck, as far as dealing its cards depends on them."""

    copies: Sequence[int]
    """The number of copies of each card."""
    parts: Mapping[int, frozenset[int]]
    """Zones that an observation divides (the top card of a pile), each with its parts."""
    table: int
    """The zone of the open cards, including those that take effect and are in no field of a position."""


class DealConstraints:
    """The unseen cards of a deck, each with the zones where it may be, and the zones with their sizes."""

    def __init__(
        self,
        label: int,
        cards: Iterable[tuple[int, Zones]],
        sizes: Mapping[int, int],
        suits: Suits | None = None,
        unordered: Collection[int] = (),
        weights: Mapping[int, float] | None = None,
        drawing: Collection[int] | None = None,
    ) -> None:
        self.label = label
        """The name of the deck."""
        self.sizes = sizes
        self.suits = suits
        self.unordered = unordered
        """Zones in which the order of the cards does not matter."""
        self.weights = weights
        """Each card's relative chance to be in the higher of its zones; None if all are alike."""
        self.drawing = sizes if drawing is None else drawing
        """The zones for which the weights hold, and which draw before the others."""
        self.cards: list[Entry] = [(card, self.may(card, zones)) for card, zones in cards]
        self._force()

    def _force(self) -> None:
        """Separate the cards that can be in one zone only."""
        self.forced: Deal = {zone: [] for zone in self.sizes}
        self.free = [entry for entry in self.cards if len(entry[1]) != 1]
        for card, zones in self.cards:
            if len(zones) == 1:
                self.forced[zones[0]].append(card)
        self.room = {zone: size - len(self.forced[zone]) for zone, size in self.sizes.items()}
        self.is_roomy = min(self.room.values(), default=0) >= 0
        self._group()

    def _group(self) -> None:
        """Group the other cards by the zones where they may be, those with the fewest zones first."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for card, zones in self.free:
            groups.setdefault(zones, []).append(card)
        self.groups = sorted(groups.items(), key=lambda group: len(group[0]))
        meet = Counter(zone for zones in groups for zone in zones)
        meet.update(zone for zone, cards in self.forced.items() if cards)
        self.blended = [zone for zone in self.sizes if self.forced[zone] or meet[zone] > 1]
        """Zones whose cards come from several groups, or were not mixed yet."""

    def may(self, card: int, zones: Iterable[int]) -> tuple[int, ...]:
        """Return those of the zones that also suit the card, ascending."""
        suits = self.suits
        return tuple(sorted(zones if suits is None else (zone for zone in zones if suits(card, zone))))

    def loosened(self, *, suited: bool) -> DealConstraints:
        """Return the same cards without the knowledge of where they are, or even without what suits."""
        loose = copy(self)
        loose.cards = [(c, self.may(c, self.sizes) if suited else tuple(self.sizes)) for c, _ in self.cards]
        loose._force()
        return loose


def unseen_cards(deck: SeenDeck, shape: DeckShape, knowledge: DeckKnowledge) -> list[tuple[int, Zones]]:
    """Return each unseen card with the zones where it may be by this knowledge.

    If the knowledge does not cover the whole game (a set-up position has a past that no event reports), every
    card may be in every zone.
    """
    every = frozenset(deck.hidden)
    left = Counter({card: copies for card, copies in enumerate(shape.copies) if copies})
    left.subtract(card for card, _ in deck.seen)
    left.subtract(_taking_effect(deck, shape, knowledge))
    is_known = agrees(deck, shape, knowledge)
    found: list[tuple[int, Zones]] = []
    for card, zones in _still_hidden(deck, shape, knowledge, every) if is_known else ():
        if left[card] > 0:
            left[card] -= 1
            found.append((card, zones))
    strange = _with_parts(knowledge.strange, shape, every) if is_known else every
    for card, count in left.items():
        found += [(card, strange)] * count
    return found


def agrees(deck: SeenDeck, shape: DeckShape, knowledge: DeckKnowledge) -> bool:
    """Return whether the events account for every card; in a set-up position they do not."""
    whole = {part: zone for zone, parts in shape.parts.items() for part in parts}
    sizes = Counter(whole.get(zone, zone) for _, zone in deck.seen)
    for zone, count in deck.hidden.items():
        sizes[whole.get(zone, zone)] += count
    sizes[shape.table] = knowledge.sizes[shape.table]
    return +sizes == +knowledge.sizes


def _taking_effect(deck: SeenDeck, shape: DeckShape, knowledge: DeckKnowledge) -> Counter[int]:
    """Return the cards that are being resolved: they are open, but in no field of the position."""
    table = Counter(card for card, zones in knowledge.tracked if zones == {shape.table})
    return table - Counter(card for card, zone in deck.seen if zone == shape.table)


def _with_parts(zones: Zones, shape: DeckShape, every: Zones) -> Zones:
    """Return the zones with all parts of a divided zone, without zones that hold no unseen cards."""
    for zone, parts in shape.parts.items():
        if zone in zones:
            zones |= parts
    return zones & every


def _still_hidden(
    deck: SeenDeck, shape: DeckShape, knowledge: DeckKnowledge, every: Zones
) -> list[tuple[int, Zones]]:
    """Return the tracked cards that are not among those seen now, in zones that hold unseen cards."""
    places: dict[int, list[int]] = {}
    for card, zone in deck.seen:
        places.setdefault(card, []).append(zone)
    left: list[tuple[int, Zones]] = []
    for card, zones in sorted(knowledge.tracked, key=lambda entry: len(entry[1])):
        here = [zone for zone in places.get(card, ()) if zone in zones]
        if here:
            places[card].remove(here[0])
        elif may := _with_parts(zones, shape, every):
            left.append((card, may))
    return left
