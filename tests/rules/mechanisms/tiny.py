"""A made-up game for the tests of mechanisms: two pieces with hands, one deck of six cards, one of tiles."""

from __future__ import annotations

import msgspec

from furyqt.rules.core.agenda import State
from furyqt.rules.core.zones import NONE, Cards
from furyqt.rules.mechanisms.card_events import CardDisplayed, CardTransferred, DeckRefilled
from furyqt.rules.mechanisms.card_table import CardTable, HandZone, PileZone, SheetZone

LEFT, RIGHT = range(2)
"""The players; each has one piece with the same number."""
CARDS, TILES = range(2)
"""The decks."""
PILE, DISCARD, BURIED, LEFT_HAND, RIGHT_HAND, TABLE, TOP = range(7)
"""The zones."""
COPIES = (3, 2, 1)
"""Cards 0, 1 and 2 of the deck."""


class Moved(CardTransferred, frozen=True):
    """A card moved; each player sees their own hand, and both see the discard pile and the table."""

    def is_seen(self, player: int) -> bool:
        zones = {self.source, self.target}
        return bool(zones & {DISCARD, TABLE, (LEFT_HAND, RIGHT_HAND)[player]})


class Shown(CardDisplayed, frozen=True):
    """A card was shown."""


class Refilled(DeckRefilled, frozen=True):
    """A deck was shuffled."""


class Sheet(msgspec.Struct, frozen=True):
    """The cards of a piece."""

    cards: Cards = ()
    shown: int = NONE


class TinyState(State, kw_only=True):
    pile: Cards = ()
    discard: Cards = ()
    buried: Cards = ()
    table: Cards = ()
    tiles: Cards = ()
    tile_discard: Cards = ()
    sheets: tuple[Sheet, Sheet] = (Sheet(), Sheet())
    score: int = 0


TINY = CardTable(
    {
        CARDS: {
            PILE: PileZone("pile"),
            DISCARD: PileZone("discard"),
            BURIED: HandZone("buried"),
            TABLE: PileZone("table"),
            LEFT_HAND: SheetZone("sheets", LEFT, "cards", "shown"),
            RIGHT_HAND: SheetZone("sheets", RIGHT, "cards"),
        },
        TILES: {PILE: PileZone("tiles"), DISCARD: PileZone("tile_discard")},
    },
    Moved,
    Refilled,
    pile=PILE,
    discards=(DISCARD, BURIED),
)
