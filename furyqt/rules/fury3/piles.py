"""Moving cards and tickets from zone to zone: the only functions that change hands, decks and discard piles.

Each reports a CardMoved, so that a player's knowledge of a deck follows from the events they learned.
"""

from __future__ import annotations

from furyqt.rules.core import chance
from furyqt.rules.core.zones import Cards, without_card
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import (
    BURIED,
    DISCARD,
    DRAWN,
    HAND,
    NONE,
    PILE,
    TABLE,
    Deck,
)
from furyqt.rules.fury3.events import BackSeen, CardMoved, CardShown, EventsMixed, Reshuffled
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, ENCOUNTER_HAND, FIGURES, HUNTERS
from furyqt.rules.mechanisms.card_table import CardTable, HandZone, PileZone, SheetZone, Zone


def _hands(field: str, shown: str = "") -> dict[int, Zone]:
    """Return the zones of the hunters' hands in a field of their sheets."""
    return {HAND[hunter]: SheetZone("hunters", hunter, field, shown) for hunter in FIGURES}


_DRACULA_HAND = HAND[DRACULA_FIGURE]
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
            BURIED: HandZone("event_buried"),
            TABLE: PileZone("table"),
            _DRACULA_HAND: HandZone("events"),
            **_hands("events", "shown_event"),
        },
        Deck.ENCOUNTER: {
            PILE: PileZone("encounter_deck"),
            DISCARD: PileZone("encounter_discard"),
            BURIED: HandZone("encounter_buried"),
            _DRACULA_HAND: HandZone("encounters"),
        },
        Deck.TICKET: {PILE: HandZone("tickets"), **_hands("tickets")},
    },
    CardMoved,
    Reshuffled,
    pile=PILE,
    discards=(DISCARD, BURIED),
)
"""All zones that are fields of the state; cards of a fight, of a hideout or just drawn move separately."""


def give(state: Fury3State, deck: int, giver: int, taker: int, card: int) -> None:
    """Move a card or ticket from hunter to hunter, unseen by Dracula."""
    CARDS.move(state, deck, card, HAND[giver], HAND[taker])


# ----------------------------------------------------------------------------------------------------- items


def draw_item(state: Fury3State, hunter: int) -> None:
    """Draw the top item card for a hunter; nothing happens if there is none (R12.3)."""
    CARDS.draw(state, Deck.ITEM, HAND[hunter])


def find_item(state: Fury3State, hunter: int) -> int:
    """Return the top item card, which only the hunters see; NONE if there is none (Lucky Find)."""
    card = CARDS.take_end(state, Deck.ITEM)
    if card != NONE:
        state.tell(CardMoved, Deck.ITEM, card, PILE, DRAWN, False, hunter)
    return card


def keep_found(state: Fury3State, hunter: int, card: int) -> None:
    """Give a hunter an item card that he looked at."""
    CARDS.put(state, Deck.ITEM, card, DRAWN, HAND[hunter], drawer=hunter)


def discard_found(state: Fury3State, hunter: int, card: int) -> None:
    """Discard an item card that a hunter looked at."""
    CARDS.put(state, Deck.ITEM, card, DRAWN, DISCARD, drawer=hunter)


def discard_item(state: Fury3State, hunter: int, card: int) -> None:
    """Discard a hunter's item card faceup."""
    CARDS.move(state, Deck.ITEM, card, HAND[hunter], DISCARD)


def show_item(state: Fury3State, hunter: int, card: int) -> None:
    """Show an item card of a hunter, who keeps it."""
    state.tell(CardShown, Deck.ITEM, card, HAND[hunter])


def show_hand(state: Fury3State, hunter: int) -> None:
    """Show all item and event cards of a hunter, who keeps them."""
    sheet = state.hunters[hunter]
    for card in sheet.items:
        show_item(state, hunter, card)
    for card in sheet.events:
        state.tell(CardShown, Deck.EVENT, card, HAND[hunter])


# ---------------------------------------------------------------------------------------------------- events


def is_dracula_event(card: int) -> bool:
    """Return whether an event card has Dracula's icon on its back."""
    return card in EVENTS.of[DRACULA]


def tell_back(state: Fury3State) -> None:
    """Report the back of the card that is on top of the event deck now (R1.3)."""
    if state.event_deck:
        state.tell(BackSeen, DRACULA if is_dracula_event(state.event_deck[-1]) else HUNTERS)


def take_event(state: Fury3State, *, bottom: bool = False) -> int:
    """Remove the top or bottom event card without reporting it; NONE if there is none (R12.3)."""
    if not state.event_deck:
        shuffle_events(state)
    if not state.event_deck:
        return NONE
    card = CARDS.take_end(state, Deck.EVENT, bottom=bottom)
    if bottom:
        state.hunter_bottom = max(0, state.hunter_bottom - 1)
    else:
        tell_back(state)
        state.hunter_bottom = min(state.hunter_bottom, len(state.event_deck))
    return card


def shuffle_events(state: Fury3State) -> None:
    """Shuffle the event discard pile, faceup and facedown cards, into the event deck (R12.2, R12.3)."""
    CARDS.refill(state, Deck.EVENT)
    state.hunter_bottom = 0
    tell_back(state)


def keep_event(state: Fury3State, actor: int, card: int, source: int) -> None:
    """Put an event card that was taken from DRAWN, PILE, DISCARD or TABLE into an actor's hand."""
    drawer = actor if source == DRAWN else NONE
    CARDS.put(state, Deck.EVENT, card, source, HAND[actor], drawer=drawer)


def lose_event(state: Fury3State, actor: int, card: int) -> None:
    """Remove an event card from a hand without reporting it: the caller reports the target."""
    CARDS.take(state, Deck.EVENT, card, HAND[actor])


def discard_event(state: Fury3State, actor: int, card: int) -> None:
    """Discard an event card of a hunter or of Dracula faceup."""
    CARDS.move(state, Deck.EVENT, card, HAND[actor], DISCARD)


def discard_from_deck(state: Fury3State, card: int) -> None:
    """Discard an event card that was taken from the deck faceup (Long Night)."""
    CARDS.put(state, Deck.EVENT, card, PILE, DISCARD)


def bury_event(state: Fury3State, card: int) -> None:
    """Discard a Dracula card from the top of the deck facedown; no player sees it (R5.6)."""
    CARDS.put(state, Deck.EVENT, card, PILE, BURIED)


def table_to_discard(state: Fury3State, card: int) -> None:
    """Discard an event card that was played faceup (R12.2)."""
    CARDS.move(state, Deck.EVENT, card, TABLE, DISCARD)


def table_to_hand(state: Fury3State, actor: int, card: int) -> None:
    """Return an event card that was played to the hand it came from."""
    CARDS.move(state, Deck.EVENT, card, TABLE, HAND[actor])


def discard_to_table(state: Fury3State, card: int) -> None:
    """Bring an event card from the discard pile back into play."""
    CARDS.move(state, Deck.EVENT, card, DISCARD, TABLE)


def gather_dracula_events(state: Fury3State) -> None:
    """Draw Dracula's event cards of the discard pile, faceup and facedown ones, to choose from (Hoax)."""
    state.drawn += _take_dracula_events(state, DRAWN, DRACULA_FIGURE)


def return_dracula_events(state: Fury3State, kept: int) -> None:
    """Keep one of the gathered cards drawn for Dracula; shuffle the others into the deck (Hoax)."""
    rest = without_card(state.drawn, kept)
    state.drawn = (kept,)
    for card in rest:
        state.tell(CardMoved, Deck.EVENT, card, DRAWN, PILE, False, DRACULA_FIGURE)
    _mix_events(state, rest)


def shuffle_dracula_events(state: Fury3State) -> None:
    """Shuffle all Dracula event cards in the discard pile into the deck (Darkness Returns)."""
    _mix_events(state, _take_dracula_events(state, PILE))


def _take_dracula_events(state: Fury3State, target: int, drawer: int = NONE) -> Cards:
    """Take Dracula's event cards out of the discard pile, faceup cards first."""
    faceup = [(DISCARD, card) for card in state.event_discard if is_dracula_event(card)]
    dracula_events = [*faceup, *((BURIED, card) for card in state.event_buried)]
    for source, card in dracula_events:
        CARDS.take(state, Deck.EVENT, card, source)
        state.tell(CardMoved, Deck.EVENT, card, source, target, False, drawer)
    return tuple(sorted(card for _, card in dracula_events))


def _mix_events(state: Fury3State, cards: Cards) -> None:
    """Shuffle cards into the event deck."""
    CARDS.mix_in(state, Deck.EVENT, cards)
    state.hunter_bottom = 0
    state.tell(EventsMixed)
    tell_back(state)


# ------------------------------------------------------------------------------------------------ encounters


def draw_encounters(state: Fury3State, number: int) -> None:
    """Draw encounter cards for Dracula, as many as there are (R12.3)."""
    for _ in range(number):
        if state.encounter_deck or state.encounter_discard or state.encounter_buried:
            CARDS.draw(state, Deck.ENCOUNTER, _DRACULA_HAND)


def refill_encounters(state: Fury3State) -> None:
    """Draw encounter cards until Dracula holds five (R6.10)."""
    draw_encounters(state, ENCOUNTER_HAND - len(state.encounters))


def discard_encounter(state: Fury3State, card: int, source: int, *, faceup: bool) -> None:
    """Discard an encounter card that was taken from `source`; unseen ones go facedown."""
    CARDS.put(state, Deck.ENCOUNTER, card, source, DISCARD if faceup else BURIED)


def discard_encounter_from_hand(state: Fury3State, card: int, *, faceup: bool = False) -> None:
    """Discard an encounter card from Dracula's hand."""
    CARDS.move(state, Deck.ENCOUNTER, card, _DRACULA_HAND, DISCARD if faceup else BURIED)


def take_encounter_back(state: Fury3State, card: int) -> None:
    """Move an encounter card from the table into Dracula's hand (Seduction)."""
    CARDS.put(state, Deck.ENCOUNTER, card, TABLE, _DRACULA_HAND)


# --------------------------------------------------------------------------------------------------- tickets


def draw_ticket(state: Fury3State, hunter: int) -> None:
    """Give a hunter a random ticket; nothing happens if the pool is empty."""
    if state.tickets:
        card, state.chance = chance.choice(state.chance, state.tickets)
        CARDS.move(state, Deck.TICKET, card, PILE, HAND[hunter])


def return_ticket(state: Fury3State, hunter: int, card: int, *, faceup: bool) -> None:
    """Return a ticket to the pool; a spent one is shown first (R5.5.2)."""
    CARDS.move(state, Deck.TICKET, card, HAND[hunter], PILE, faceup=faceup)
