"""Openings with chosen cards: the rules deal everything, so that no player knows too much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.zones import Cards, without_cards
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import HAND, PILE, Deck
from furyqt.rules.fury3.piles import CARDS, draw_item, keep_event
from furyqt.rules.fury3.setup import OPTIONS, begin, shuffled_table
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.tables import ATLAS, DRACULA_FIGURE, FIGURE_IDS, FIGURES, STARTS
from furyqt.rules.mechanisms.deck_setup import numbers, stacked

Names = Sequence[str]


@dataclass(frozen=True, kw_only=True)
class OpeningPieces:
    """The pieces of an opening; figures are named by FIGURE_IDS, cards and places as in the notation."""

    places: Names = ()
    """The hunters' starting cities in the base game, in activation order; empty for the usual cities."""
    items: Mapping[str, Names] = field(default_factory=dict)
    """The item cards dealt to the hunters."""
    events: Mapping[str, Names] = field(default_factory=dict)
    """The event cards dealt to the hunters and to Dracula."""
    tickets: Mapping[str, Names] = field(default_factory=dict)
    wounds: Mapping[str, int] = field(default_factory=dict)
    """The damage of hunters and of Dracula."""
    bites: Mapping[str, int] = field(default_factory=dict)
    influence: int = 0
    time: int = 0
    despair: int = 0
    top_items: Names = ()
    """The next item cards, the first on top; the same for the other decks."""
    top_events: Names = ()
    bottom_events: Names = ()
    encounters: Names = ()
    """The first five are Dracula's hand."""


def opening(pieces: OpeningPieces, options: Mapping[str, str], seed: int) -> Fury3State:
    """Build the position before the first decision of a game with these cards."""
    given = {option.name: options.get(option.name, option.default) for option in OPTIONS}
    state = shuffled_table(given, seed)
    deal(state, pieces)
    stack_decks(state, pieces)
    state.damage = pieces.wounds.get(FIGURE_IDS[DRACULA_FIGURE], 0)
    state.influence, state.time, state.despair = pieces.influence, pieces.time, pieces.despair
    begin(state, [ATLAS.index[code] for code in pieces.places] or STARTS)
    for hunter in FIGURES:
        check_hand_limits(state, hunter)  # A weakened hunter shows an item and an event card.
    settle(state)
    return state


def stack_decks(state: Fury3State, pieces: OpeningPieces) -> None:
    """Put the named cards at the ends of the decks."""
    state.item_deck = _stacked(Deck.ITEM, state.item_deck, pieces.top_items)
    state.event_deck = _stacked(Deck.EVENT, state.event_deck, pieces.top_events, pieces.bottom_events)
    state.encounter_deck = _stacked(Deck.ENCOUNTER, state.encounter_deck, pieces.encounters)


def deal(state: Fury3State, pieces: OpeningPieces) -> None:
    """Draw each player's cards; mark damage and bites."""
    for figure, name in enumerate(FIGURE_IDS):
        for event in numbers(CARD_IDS[Deck.EVENT], pieces.events.get(name, ())):
            state.event_deck = without_cards(state.event_deck, (event,))
            keep_event(state, figure, event, PILE)
    for hunter, name in zip(FIGURES, FIGURE_IDS, strict=False):
        held = pieces.items.get(name, ())
        state.item_deck = _stacked(Deck.ITEM, state.item_deck, held)
        for _ in held:
            draw_item(state, hunter)
        for ticket in sorted(numbers(CARD_IDS[Deck.TICKET], pieces.tickets.get(name, ()))):
            CARDS.move(state, Deck.TICKET, ticket, PILE, HAND[hunter])
        state.update_hunter(hunter, damage=pieces.wounds.get(name, 0), bites=pieces.bites.get(name, 0))


def _stacked(deck: Deck, pile: Cards, top: Names, bottom: Names = ()) -> Cards:
    return stacked(pile, numbers(CARD_IDS[deck], top), numbers(CARD_IDS[deck], bottom))
