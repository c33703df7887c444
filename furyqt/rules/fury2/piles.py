"""Moving cards and tiles from zone to zone: the only functions that change hands, decks and discard piles.

Each reports a CardMoved, so that a player's knowledge of a deck follows from the events they learned.
"""

from __future__ import annotations

from msgspec.structs import replace

from furyqt.rules.core import chance
from furyqt.rules.core.zones import Cards, without_card
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import (
    DISCARD,
    DRAWN,
    FALLEN,
    HAND,
    NONE,
    ON_SPOT,
    PILE,
    TABLE,
    Deck,
    Item,
)
from furyqt.rules.fury2.events import BackSeen, CardMoved, CardShown, Reshuffled
from furyqt.rules.fury2.state import Fury2State, PlacedTile, TrailSpot
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, SERVANT_FIGURE
from furyqt.rules.mechanisms.card_table import CardTable, HandZone, PileZone, SheetZone, Zone


def _hands(field: str, shown: str = "") -> dict[int, Zone]:
    """Return the zones of the hunters' hands in a field of their sheets."""
    return {HAND[hunter]: SheetZone("hunters", hunter, field, shown) for hunter in FIGURES}


class ServantZone:
    """The one event card that the Servant holds (S6.1)."""

    def cards(self, state: Fury2State) -> Cards:
        """Return the card, if there is one."""
        return () if state.servant.event == NONE else (state.servant.event,)

    def put(self, state: Fury2State, card: int) -> None:
        """Give him a card."""
        state.update_servant(event=card)

    def take(self, state: Fury2State, card: int) -> None:
        """Take the card away; ValueError if it is another one."""
        if card != state.servant.event:
            raise ValueError(f"the Servant does not hold event card {card}")
        state.update_servant(event=NONE)


DRACULA_HAND, SERVANT_HAND = HAND[DRACULA_FIGURE], HAND[SERVANT_FIGURE]
CARDS = CardTable(
    {
        Deck.ITEM: {
            PILE: PileZone("item_deck"),
            DISCARD: PileZone("item_discard"),
            **_hands("items", "shown_item"),
        },
        Deck.EVENT: {
            PILE: PileZone("event_deck"),
            DISCARD: PileZone("event_discard"),
            TABLE: PileZone("table"),
            DRAWN: PileZone("drawn"),
            DRACULA_HAND: HandZone("events"),
            SERVANT_HAND: ServantZone(),
            **_hands("events", "shown_event"),
        },
        Deck.ENCOUNTER: {
            PILE: HandZone("pool"),
            DRACULA_HAND: HandZone("encounters"),
        },
    },
    CardMoved,
    Reshuffled,
    pile=PILE,
    discards=(DISCARD,),
)
"""All zones that are fields of the state; tiles on spots, fallen ones, and those of hunters move apart."""


# ----------------------------------------------------------------------------------------------------- items


def draw_item(state: Fury2State, hunter: int) -> None:
    """Draw the top item card for a hunter; nothing happens if there is none."""
    CARDS.draw(state, Deck.ITEM, HAND[hunter])


def give_item(state: Fury2State, giver: int, taker: int, item: int) -> None:
    """Move an item from hunter to hunter; Dracula sees it only if it lay face up."""
    sheet = state.hunters[giver]
    faceup = sheet.dogs if item == Item.DOGS else int(item == sheet.shown_item)
    is_seen = faceup == sheet.items.count(item)
    CARDS.move(state, Deck.ITEM, item, HAND[giver], HAND[taker], faceup=is_seen)
    if is_seen and item == Item.DOGS:
        state.update_hunter(giver, dogs=faceup - 1)


def discard_item(state: Fury2State, hunter: int, card: int) -> None:
    """Discard a hunter's item face up; of several Dogs one that lies face up is the first to go."""
    CARDS.move(state, Deck.ITEM, card, HAND[hunter], DISCARD)
    if card == Item.DOGS and (dogs := state.hunters[hunter].dogs):
        state.update_hunter(hunter, dogs=dogs - 1)


def take_discarded_item(state: Fury2State, hunter: int, card: int) -> None:
    """Give a hunter an item from the discard pile (Secret Weapon)."""
    CARDS.move(state, Deck.ITEM, card, DISCARD, HAND[hunter])


def show_item(state: Fury2State, hunter: int, card: int) -> None:
    """Show an item of a hunter, who keeps it."""
    state.tell(CardShown, Deck.ITEM, card, HAND[hunter])


def show_hand(state: Fury2State, hunter: int) -> None:
    """Show all items and events of a hunter, who keeps them."""
    sheet = state.hunters[hunter]
    for card in sheet.items:
        show_item(state, hunter, card)
    for card in sheet.events:
        state.tell(CardShown, Deck.EVENT, card, HAND[hunter])


# ---------------------------------------------------------------------------------------------------- events


def is_dracula_event(card: int) -> bool:
    """Return whether an event card has a bat on its back."""
    return card in EVENTS.of[DRACULA]


def owner_of(card: int) -> int:
    """Return the player whose mark is on the back of an event card."""
    return DRACULA if card in EVENTS.of[DRACULA] else HUNTERS


def tell_back(state: Fury2State) -> None:
    """Report the back of the card that is on top of the event deck now (R1.7)."""
    if state.event_deck:
        state.tell(BackSeen, owner_of(state.event_deck[-1]))


def draw_event(state: Fury2State, drawer: int) -> int:
    """Move the bottom event card to those just drawn, and return it; NONE if there is none (R1.7, R12.6)."""
    if not state.event_deck:
        reshuffle_events(state)
    if not state.event_deck:
        return NONE
    card = state.event_deck[0]
    state.event_deck = state.event_deck[1:]
    CARDS.put(state, Deck.EVENT, card, PILE, DRAWN, drawer=drawer)
    if len(state.event_deck) <= 1:
        reshuffle_events(state)
    return card


def reshuffle_events(state: Fury2State) -> None:
    """Shuffle the discard pile and the rest of the deck into a new deck (R12.6)."""
    if state.event_discard:
        discarded = state.event_discard
        state.event_discard = ()
        CARDS.mix_in(state, Deck.EVENT, discarded)
        state.tell(Reshuffled, Deck.EVENT)
        tell_back(state)


def keep_event(state: Fury2State, actor: int, card: int, source: int) -> None:
    """Put an event card from DRAWN, DISCARD or TABLE into an actor's hand."""
    CARDS.move(state, Deck.EVENT, card, source, HAND[actor])


def give_event(state: Fury2State, card: int) -> None:
    """Move an event card from Dracula's hand to the Servant, unseen by the hunters (S6.1)."""
    CARDS.move(state, Deck.EVENT, card, DRACULA_HAND, SERVANT_HAND)


def discard_drawn(state: Fury2State, card: int) -> None:
    """Discard an event card that was just drawn, face up."""
    CARDS.move(state, Deck.EVENT, card, DRAWN, DISCARD)


def discard_event(state: Fury2State, actor: int, card: int) -> None:
    """Discard an event card of a hunter or of Dracula face up."""
    CARDS.move(state, Deck.EVENT, card, HAND[actor], DISCARD)


def lay_on_table(state: Fury2State, card: int, source: int) -> None:
    """Lay an event card from a hand, the drawn cards or the discard pile face up on the table."""
    CARDS.move(state, Deck.EVENT, card, source, TABLE)


def table_to_discard(state: Fury2State, card: int) -> None:
    """Discard an event card that was played."""
    CARDS.move(state, Deck.EVENT, card, TABLE, DISCARD)


# ------------------------------------------------------------------------------------------------ encounters


def draw_encounter(state: Fury2State) -> int:
    """Move a random tile from the pool to Dracula's hand and return it; NONE if the pool is empty."""
    if not state.pool:
        return NONE
    card, state.chance = chance.choice(state.chance, state.pool)
    CARDS.move(state, Deck.ENCOUNTER, card, PILE, DRACULA_HAND)
    return card


def take_from_pool(state: Fury2State, card: int) -> None:
    """Move a certain tile from the pool to Dracula's hand."""
    CARDS.move(state, Deck.ENCOUNTER, card, PILE, DRACULA_HAND)


def return_encounter(state: Fury2State, card: int) -> None:
    """Return a tile from Dracula's hand to the pool."""
    CARDS.move(state, Deck.ENCOUNTER, card, DRACULA_HAND, PILE)


def tile_to_pool(state: Fury2State, card: int, source: int) -> None:
    """Put a tile that was already taken from its zone into the pool."""
    CARDS.put(state, Deck.ENCOUNTER, card, source, PILE)


def tile_to_hand(state: Fury2State, card: int, source: int) -> None:
    """Put a tile that was already taken from its zone into Dracula's hand (Seduction)."""
    CARDS.put(state, Deck.ENCOUNTER, card, source, DRACULA_HAND)


def lay_tile_before(state: Fury2State, hunter: int, card: int, source: int) -> None:
    """Lay a tile that was already taken from its zone before a hunter (Bats, Fog)."""
    sheet = state.hunters[hunter]
    state.update_hunter(hunter, tiles=tuple(sorted((*sheet.tiles, card))))
    if source != TABLE:
        state.tell(CardMoved, Deck.ENCOUNTER, card, source, TABLE)


def return_tile_of(state: Fury2State, hunter: int, card: int) -> None:
    """Return a tile that lay before a hunter to the pool."""
    state.update_hunter(hunter, tiles=without_card(state.hunters[hunter].tiles, card))
    tile_to_pool(state, card, TABLE)


def free_hunter(state: Fury2State, hunter: int, card: int) -> None:
    """End the effect of Bats or Fog on a hunter; a tile that lies before him returns to the pool."""
    sheet = state.hunters[hunter]
    if card in sheet.tiles:
        return_tile_of(state, hunter, card)
    else:
        state.update_hunter(hunter, caught=without_card(sheet.caught, card))


def drop_tiles(state: Fury2State, spot: TrailSpot) -> TrailSpot:
    """Return all tiles of a spot to the pool without maturing (R7.8), and the spot without them."""
    for tile in spot.tiles:
        tile_to_pool(state, tile.card, ON_SPOT + spot.id)
    return replace(spot, tiles=()) if spot.tiles else spot


def drop_fallen(state: Fury2State, tile: PlacedTile) -> None:
    """Return a tile that fell off the trail to the pool."""
    fallen = list(state.fallen)
    fallen.remove(tile)
    state.fallen = tuple(fallen)
    tile_to_pool(state, tile.card, FALLEN)
