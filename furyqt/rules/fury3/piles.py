"""Moving cards and tickets from zone to zone: the only functions that change hands, decks and discard piles.

Each tells a CardMoved, so that what a player can know about a deck follows from what it was told.
"""

from __future__ import annotations

from furyqt.rules.core import chance
from furyqt.rules.core.zones import Cards, with_card, without_card
from furyqt.rules.fury3.decks import (
    BURIED,
    DISCARD,
    DRAWN,
    FIRST_DRACULA_EVENT,
    HAND,
    NONE,
    PILE,
    TABLE,
    Deck,
)
from furyqt.rules.fury3.events import BackSeen, CardMoved, CardShown, EventsMixed, Reshuffled
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, ENCOUNTER_HAND, HUNTERS

# ----------------------------------------------------------------------------------------------------- items


def draw_item(state: Fury3State, hunter: int) -> None:
    """A hunter draws the top item card; nothing if there is none (R12.3)."""
    if not state.item_deck:
        _reshuffle_items(state)
    if state.item_deck:
        card = state.item_deck[-1]
        state.item_deck = state.item_deck[:-1]
        state.change(hunter, items=with_card(state.hunters[hunter].items, card))
        state.tell(CardMoved, Deck.ITEM, card, PILE, HAND[hunter])


def take_top_item(state: Fury3State) -> int:
    """Take the top item card out of its deck, untold; NONE if there is none (R12.3)."""
    if not state.item_deck:
        _reshuffle_items(state)
    if not state.item_deck:
        return NONE
    card = state.item_deck[-1]
    state.item_deck = state.item_deck[:-1]
    return card


def find_item(state: Fury3State, hunter: int) -> int:
    """A hunter looks at the top item card, unseen by Dracula; NONE if there is none (Lucky Find)."""
    card = take_top_item(state)
    if card != NONE:
        state.tell(CardMoved, Deck.ITEM, card, PILE, DRAWN, False, hunter)
    return card


def keep_found(state: Fury3State, hunter: int, card: int) -> None:
    """A hunter keeps an item card that he looked at."""
    state.change(hunter, items=with_card(state.hunters[hunter].items, card))
    state.tell(CardMoved, Deck.ITEM, card, DRAWN, HAND[hunter], False, hunter)


def discard_found(state: Fury3State, hunter: int, card: int) -> None:
    """A hunter discards an item card that he looked at."""
    state.item_discard += (card,)
    state.tell(CardMoved, Deck.ITEM, card, DRAWN, DISCARD, False, hunter)


def discard_item(state: Fury3State, hunter: int, card: int) -> None:
    """A hunter discards an item card faceup."""
    _lose_item(state, hunter, card)
    state.item_discard += (card,)
    state.tell(CardMoved, Deck.ITEM, card, HAND[hunter], DISCARD)


def give_item(state: Fury3State, giver: int, taker: int, card: int) -> None:
    """An item card goes from hunter to hunter, unseen by Dracula."""
    _lose_item(state, giver, card)
    state.change(taker, items=with_card(state.hunters[taker].items, card))
    state.tell(CardMoved, Deck.ITEM, card, HAND[giver], HAND[taker])


def show_item(state: Fury3State, hunter: int, card: int) -> None:
    """A hunter shows everybody an item card and keeps it."""
    state.tell(CardShown, Deck.ITEM, card, HAND[hunter])


def show_hand(state: Fury3State, hunter: int) -> None:
    """A hunter shows everybody all item and event cards and keeps them."""
    sheet = state.hunters[hunter]
    for card in sheet.items:
        show_item(state, hunter, card)
    for card in sheet.events:
        state.tell(CardShown, Deck.EVENT, card, HAND[hunter])


def _lose_item(state: Fury3State, hunter: int, card: int) -> None:
    sheet = state.hunters[hunter]
    items = without_card(sheet.items, card)
    if card == sheet.shown_item and card not in items:
        state.change(hunter, items=items, shown_item=NONE)
    else:
        state.change(hunter, items=items)


def _reshuffle_items(state: Fury3State) -> None:
    state.item_deck, state.chance = chance.shuffled(state.chance, state.item_discard)
    state.item_discard = ()
    state.tell(Reshuffled, Deck.ITEM)


# ---------------------------------------------------------------------------------------------------- events


def is_dracula_event(card: int) -> bool:
    """Whether an event card has Dracula's icon on its back."""
    return card >= FIRST_DRACULA_EVENT


def tell_back(state: Fury3State) -> None:
    """Everybody sees the back of the card that is on top of the event deck now (R1.3)."""
    if state.event_deck:
        state.tell(BackSeen, DRACULA if is_dracula_event(state.event_deck[-1]) else HUNTERS)


def take_event(state: Fury3State, *, bottom: bool = False) -> int:
    """Take the top or the bottom card of the event deck out of it, untold; NONE if there is none (R12.3)."""
    if not state.event_deck:
        shuffle_events(state)
    deck = state.event_deck
    if not deck:
        return NONE
    if bottom:
        state.event_deck = deck[1:]
        state.hunter_bottom = max(0, state.hunter_bottom - 1)
        return deck[0]
    state.event_deck = deck[:-1]
    tell_back(state)
    state.hunter_bottom = min(state.hunter_bottom, len(deck) - 1)
    return deck[-1]


def shuffle_events(state: Fury3State) -> None:
    """Shuffle the event discard pile, faceup and facedown cards, into the event deck (R12.2, R12.3)."""
    cards = tuple(sorted(state.event_deck + state.event_discard + state.event_buried))
    state.event_deck, state.chance = chance.shuffled(state.chance, cards)
    state.event_discard = state.event_buried = ()
    state.hunter_bottom = 0
    state.tell(Reshuffled, Deck.EVENT)
    tell_back(state)


def keep_event(state: Fury3State, actor: int, card: int, source: int) -> None:
    """An event card that was taken from DRAWN, PILE, DISCARD or TABLE goes into an actor's hand."""
    if actor == DRACULA_FIGURE:
        state.events = with_card(state.events, card)
    else:
        state.change(actor, events=with_card(state.hunters[actor].events, card))
    state.tell(CardMoved, Deck.EVENT, card, source, HAND[actor], False, actor if source == DRAWN else NONE)


def lose_event(state: Fury3State, actor: int, card: int) -> None:
    """An event card leaves a hand, untold: the caller says where it goes."""
    if actor == DRACULA_FIGURE:
        state.events = without_card(state.events, card)
        return
    sheet = state.hunters[actor]
    events = without_card(sheet.events, card)
    if card == sheet.shown_event and card not in events:
        state.change(actor, events=events, shown_event=NONE)
    else:
        state.change(actor, events=events)


def discard_event(state: Fury3State, actor: int, card: int) -> None:
    """A hunter or Dracula discards an event card faceup."""
    lose_event(state, actor, card)
    state.event_discard += (card,)
    state.tell(CardMoved, Deck.EVENT, card, HAND[actor], DISCARD)


def give_event(state: Fury3State, giver: int, taker: int, card: int) -> None:
    """An event card goes from hunter to hunter, unseen by Dracula (Leader)."""
    lose_event(state, giver, card)
    state.change(taker, events=with_card(state.hunters[taker].events, card))
    state.tell(CardMoved, Deck.EVENT, card, HAND[giver], HAND[taker])


def discard_from_deck(state: Fury3State, card: int) -> None:
    """An event card that was taken from the deck goes faceup to the discard pile (Long Night)."""
    state.event_discard += (card,)
    state.tell(CardMoved, Deck.EVENT, card, PILE, DISCARD)


def bury_event(state: Fury3State, card: int) -> None:
    """A Dracula card from the top of the deck goes facedown to the discard pile; nobody sees it (R5.6)."""
    state.event_buried = with_card(state.event_buried, card)
    state.tell(CardMoved, Deck.EVENT, card, PILE, BURIED)


def table_to_discard(state: Fury3State, card: int) -> None:
    """An event card that was played goes faceup to the discard pile (R12.2)."""
    state.table = without_card(state.table, card)
    state.event_discard += (card,)
    state.tell(CardMoved, Deck.EVENT, card, TABLE, DISCARD)


def table_to_hand(state: Fury3State, actor: int, card: int) -> None:
    """An event card that was played goes back to the hand it came from."""
    state.table = without_card(state.table, card)
    keep_event(state, actor, card, TABLE)


def discard_to_table(state: Fury3State, card: int) -> None:
    """An event card comes back into play from the discard pile."""
    state.event_discard = without_card(state.event_discard, card)
    state.table += (card,)
    state.tell(CardMoved, Deck.EVENT, card, DISCARD, TABLE)


def gather_schemes(state: Fury3State) -> None:
    """Dracula takes his event cards of the discard pile, faceup and facedown ones, to choose from (Hoax)."""
    for card in state.event_discard:
        if is_dracula_event(card):
            state.tell(CardMoved, Deck.EVENT, card, DISCARD, DRAWN, False, DRACULA_FIGURE)
    for card in state.event_buried:
        state.tell(CardMoved, Deck.EVENT, card, BURIED, DRAWN, False, DRACULA_FIGURE)
    state.drawn += _take_schemes(state)


def return_schemes(state: Fury3State, kept: int) -> None:
    """Of the cards he gathered Dracula keeps one drawn; the others are shuffled into the deck (Hoax)."""
    rest = without_card(state.drawn, kept)
    state.drawn = (kept,)
    for card in rest:
        state.tell(CardMoved, Deck.EVENT, card, DRAWN, PILE, False, DRACULA_FIGURE)
    _mix_events(state, rest)


def shuffle_schemes(state: Fury3State) -> None:
    """All event cards of Dracula in the discard pile are shuffled into the deck (Darkness Returns)."""
    for card in state.event_discard:
        if is_dracula_event(card):
            state.tell(CardMoved, Deck.EVENT, card, DISCARD, PILE)
    for card in state.event_buried:
        state.tell(CardMoved, Deck.EVENT, card, BURIED, PILE)
    _mix_events(state, _take_schemes(state))


def _take_schemes(state: Fury3State) -> Cards:
    """Take Dracula's event cards out of the discard pile, untold."""
    cards = (*(card for card in state.event_discard if is_dracula_event(card)), *state.event_buried)
    state.event_discard = tuple(card for card in state.event_discard if not is_dracula_event(card))
    state.event_buried = ()
    return tuple(sorted(cards))


def _mix_events(state: Fury3State, cards: Cards) -> None:
    """Shuffle cards into the event deck."""
    mixed = tuple(sorted(state.event_deck + cards))
    state.event_deck, state.chance = chance.shuffled(state.chance, mixed)
    state.hunter_bottom = 0
    state.tell(EventsMixed)
    tell_back(state)


# ------------------------------------------------------------------------------------------------ encounters


def draw_encounters(state: Fury3State, number: int) -> None:
    """Dracula draws encounter cards, as many as there are (R12.3)."""
    for _ in range(number):
        if not state.encounter_deck:
            cards = tuple(sorted(state.encounter_discard + state.encounter_buried))
            if not cards:
                return
            state.encounter_deck, state.chance = chance.shuffled(state.chance, cards)
            state.encounter_discard = state.encounter_buried = ()
            state.tell(Reshuffled, Deck.ENCOUNTER)
        card = state.encounter_deck[-1]
        state.encounter_deck = state.encounter_deck[:-1]
        state.encounters = with_card(state.encounters, card)
        state.tell(CardMoved, Deck.ENCOUNTER, card, PILE, HAND[DRACULA_FIGURE])


def refill_encounters(state: Fury3State) -> None:
    """Dracula draws encounter cards until he holds five (R6.10)."""
    draw_encounters(state, ENCOUNTER_HAND - len(state.encounters))


def discard_encounter(state: Fury3State, card: int, source: int, *, faceup: bool) -> None:
    """An encounter card that was taken from `source` goes to the discard pile; unseen ones go facedown."""
    if faceup:
        state.encounter_discard += (card,)
    else:
        state.encounter_buried = with_card(state.encounter_buried, card)
    state.tell(CardMoved, Deck.ENCOUNTER, card, source, DISCARD if faceup else BURIED)


def discard_encounter_from_hand(state: Fury3State, card: int, *, faceup: bool = False) -> None:
    """Dracula discards an encounter card from his hand."""
    state.encounters = without_card(state.encounters, card)
    discard_encounter(state, card, HAND[DRACULA_FIGURE], faceup=faceup)


def take_encounter_back(state: Fury3State, card: int) -> None:
    """An encounter card that lay on the table goes into Dracula's hand (Seduction)."""
    state.encounters = with_card(state.encounters, card)
    state.tell(CardMoved, Deck.ENCOUNTER, card, TABLE, HAND[DRACULA_FIGURE])


# --------------------------------------------------------------------------------------------------- tickets


def draw_ticket(state: Fury3State, hunter: int) -> None:
    """A hunter takes a random ticket; nothing if the pool is empty."""
    if state.tickets:
        card, state.chance = chance.choice(state.chance, state.tickets)
        state.tickets = without_card(state.tickets, card)
        state.change(hunter, tickets=with_card(state.hunters[hunter].tickets, card))
        state.tell(CardMoved, Deck.TICKET, card, PILE, HAND[hunter])


def return_ticket(state: Fury3State, hunter: int, card: int, *, faceup: bool) -> None:
    """A ticket goes back to the pool; a spent one is shown first (R5.5.2)."""
    state.change(hunter, tickets=without_card(state.hunters[hunter].tickets, card))
    state.tickets = with_card(state.tickets, card)
    state.tell(CardMoved, Deck.TICKET, card, HAND[hunter], PILE, faceup)


def give_ticket(state: Fury3State, giver: int, taker: int, card: int) -> None:
    """A ticket goes from hunter to hunter, unseen by Dracula."""
    state.change(giver, tickets=without_card(state.hunters[giver].tickets, card))
    state.change(taker, tickets=with_card(state.hunters[taker].tickets, card))
    state.tell(CardMoved, Deck.TICKET, card, HAND[giver], HAND[taker])
