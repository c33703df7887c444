"""Moving cards between decks, discard piles, hands and the table, and reporting every move.

A game lists its zones once, as fields of its state; `CardTable` then moves cards between any two of them and
reports every move as the game's `CardTransferred` event, so that a player's knowledge of a deck follows from
the events the player learned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec.structs import replace

from furyqt.rules.core import chance
from furyqt.rules.core.zones import NONE, Cards, with_card, without_card
from furyqt.rules.mechanisms.card_events import CardTransferred, DeckRefilled


class Zone(Protocol):
    """A place for cards of one deck."""

    def cards(self, state: Any) -> Cards:
        """Return the cards in it."""
        ...

    def put(self, state: Any, card: int) -> None:
        """Add a card."""
        ...

    def take(self, state: Any, card: int) -> None:
        """Remove one copy of a card; ValueError if there is none."""
        ...


@dataclass(frozen=True)
class PileZone:
    """A field of the state whose cards keep their order; a new card comes on top, at the end."""

    field: str

    def cards(self, state: Any) -> Cards:
        """Return the cards from the bottom to the top."""
        cards: Cards = getattr(state, self.field)
        return cards

    def put(self, state: Any, card: int) -> None:
        """Lay a card on top."""
        setattr(state, self.field, (*getattr(state, self.field), card))

    def take(self, state: Any, card: int) -> None:
        """Remove the lowest copy of a card."""
        setattr(state, self.field, without_card(getattr(state, self.field), card))


class HandZone(PileZone):
    """A field of the state whose cards are sorted: a hand, or a heap whose order does not matter."""

    def put(self, state: Any, card: int) -> None:
        """Add a card in sorted order."""
        setattr(state, self.field, with_card(getattr(state, self.field), card))


@dataclass(frozen=True)
class SheetZone:
    """A sorted hand in a field of a piece's sheet.

    `sheets` is the state's field with a tuple of the sheets of all pieces.  `shown` is the sheet's field for
    a card that its owner keeps revealed, if there is one: it is cleared when the last copy leaves the hand.
    """

    sheets: str
    piece: int
    field: str
    shown: str = ""

    def cards(self, state: Any) -> Cards:
        """Return the hand."""
        cards: Cards = getattr(getattr(state, self.sheets)[self.piece], self.field)
        return cards

    def put(self, state: Any, card: int) -> None:
        """Add a card in its place."""
        sheets = list(getattr(state, self.sheets))
        sheet = sheets[self.piece]
        hand = with_card(getattr(sheet, self.field), card)
        sheets[self.piece] = replace(sheet, **{self.field: hand})
        setattr(state, self.sheets, tuple(sheets))

    def take(self, state: Any, card: int) -> None:
        """Remove one copy of a card."""
        sheets = list(getattr(state, self.sheets))
        sheet = sheets[self.piece]
        left = without_card(getattr(sheet, self.field), card)
        changes: dict[str, Any] = {self.field: left}
        if self.shown and card not in left and card == getattr(sheet, self.shown):
            changes[self.shown] = NONE
        sheets[self.piece] = replace(sheet, **changes)
        setattr(state, self.sheets, tuple(sheets))


class CardTable:
    """The zones of all decks, and the functions that move cards between them."""

    def __init__(
        self,
        zones: Mapping[int, Mapping[int, Zone]],
        moved: type[CardTransferred],
        refilled: type[DeckRefilled],
        *,
        pile: int,
        discards: Sequence[int],
    ) -> None:
        self._zones = zones
        """Deck -> number of the zone -> the zone.  A zone may be missing that no field of the state holds."""
        self._moved = moved
        self._refilled = refilled
        self._pile = pile
        self._piles: dict[int, str] = {}
        """The field of each deck's pile."""
        for deck, places in zones.items():
            place = places[pile]
            assert isinstance(place, PileZone)
            self._piles[deck] = place.field
        self._discards = discards

    def cards(self, state: Any, deck: int, zone: int) -> Cards:
        """Return the cards of a deck in a zone."""
        return self._zones[deck][zone].cards(state)

    def take(self, state: Any, deck: int, card: int, zone: int) -> None:
        """Remove a card from a zone without reporting it: the caller reports the target."""
        self._zones[deck][zone].take(state, card)

    def put(
        self,
        state: Any,
        deck: int,
        card: int,
        source: int,
        target: int,
        *,
        faceup: bool = False,
        drawer: int = NONE,
    ) -> None:
        """Add a card that was already taken from its source to a zone, and report the move."""
        self._zones[deck][target].put(state, card)
        state.tell(self._moved, deck, card, source, target, faceup, drawer)

    def move(
        self, state: Any, deck: int, card: int, source: int, target: int, *, faceup: bool = False
    ) -> None:
        """Move a card from zone to zone, and report it."""
        zones = self._zones[deck]
        zones[source].take(state, card)
        zones[target].put(state, card)
        state.tell(self._moved, deck, card, source, target, faceup)

    def draw(self, state: Any, deck: int, target: int) -> None:
        """Move the top card of a deck into a zone, and report it; nothing happens if there is none."""
        card = self.take_end(state, deck)
        if card != NONE:
            self.put(state, deck, card, self._pile, target)

    def take_end(self, state: Any, deck: int, *, bottom: bool = False) -> int:
        """Remove the top or the bottom card of a deck without reporting it; NONE if there is none.

        An empty deck is refilled first.
        """
        pile = self._piles[deck]
        if not getattr(state, pile):
            self.refill(state, deck)
        cards: Cards = getattr(state, pile)
        if not cards:
            return NONE
        setattr(state, pile, cards[1:] if bottom else cards[:-1])
        return cards[0] if bottom else cards[-1]

    def refill(self, state: Any, deck: int) -> None:
        """Shuffle the discard piles of a deck into it, and report it.

        Cards of several piles are sorted first: the result does not depend on the pile a card came from.
        """
        zones = [zone for number in self._discards if (zone := self._zones[deck].get(number))]
        cards = tuple(card for zone in zones for card in zone.cards(state))
        for zone in zones:
            assert isinstance(zone, PileZone)
            setattr(state, zone.field, ())
        if len(zones) > 1:
            cards = tuple(sorted(cards + getattr(state, self._piles[deck])))
        self._shuffle(state, deck, cards)
        state.tell(self._refilled, deck)

    def mix_in(self, state: Any, deck: int, cards: Cards) -> None:
        """Shuffle cards that were taken from another zone into a deck, without reporting it."""
        self._shuffle(state, deck, tuple(sorted(getattr(state, self._piles[deck]) + cards)))

    def _shuffle(self, state: Any, deck: int, cards: Cards) -> None:
        mixed, state.chance = chance.shuffled(state.chance, cards)
        setattr(state, self._piles[deck], mixed)
