"""Positions for lessons: cards stacked and dealt as wished, and then a game played from there by the rules.

What was dealt is told as drawn, so that everybody knows of such a position what he would know of any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from furyqt.rules.core.agenda import play, settle
from furyqt.rules.core.lesson import written_out
from furyqt.rules.core.zones import Cards, without_cards
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import HAND, PILE, Deck
from furyqt.rules.fury3.events import CardMoved
from furyqt.rules.fury3.notation import read
from furyqt.rules.fury3.piles import draw_item, keep_event
from furyqt.rules.fury3.setup import OPTIONS, begin, shuffled_table
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.limits import tidy
from furyqt.rules.fury3.tables import ATLAS, DRACULA_FIGURE, FIGURE_IDS, FIGURES, STARTS


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A position of a lesson; figures go by FIGURE_IDS, cards and places by their names in the notation."""

    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    places: Sequence[str] = ()
    """Where the hunters start in the base game, in activation order; empty for the usual cities."""
    items: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The item cards dealt to the hunters."""
    events: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The event cards dealt to the hunters and to Dracula."""
    tickets: Mapping[str, Sequence[str]] = field(default_factory=dict)
    wounds: Mapping[str, int] = field(default_factory=dict)
    """The damage of hunters and of Dracula."""
    bites: Mapping[str, int] = field(default_factory=dict)
    influence: int = 0
    time: int = 0
    despair: int = 0
    top_items: Sequence[str] = ()
    """The next item cards, the first on top; the same for the other decks."""
    top_events: Sequence[str] = ()
    bottom_events: Sequence[str] = ()
    encounters: Sequence[str] = ()
    """The first five are Dracula's hand."""
    moves: str = ""
    """What was played before the lesson begins, as tokens of the notation; "pass*8" is eight of them."""


def position(scene: Scene) -> Fury3State:
    """The position in which a lesson begins; ValueError if the scene does not fit the rules."""
    given = {option.name: scene.options.get(option.name, option.default) for option in OPTIONS}
    state = shuffled_table(given, scene.seed)
    _deal(state, scene)
    state.item_deck = _stacked(Deck.ITEM, state.item_deck, scene.top_items)
    state.event_deck = _stacked(Deck.EVENT, state.event_deck, scene.top_events, scene.bottom_events)
    state.encounter_deck = _stacked(Deck.ENCOUNTER, state.encounter_deck, scene.encounters)
    state.damage = scene.wounds.get(FIGURE_IDS[DRACULA_FIGURE], 0)
    state.influence, state.time, state.despair = scene.influence, scene.time, scene.despair
    begin(state, [ATLAS.index[code] for code in scene.places] or STARTS)
    for hunter in FIGURES:
        tidy(state, hunter)  # who is weakened shows an item and an event card
    settle(state)
    for token in written_out(scene.moves):
        state = play(state, read(token))
    return state


def _deal(state: Fury3State, scene: Scene) -> None:
    """Let everybody draw his cards, and mark damage and bites."""
    for figure, name in enumerate(FIGURE_IDS):
        for event in _numbers(Deck.EVENT, scene.events.get(name, ())):
            state.event_deck = without_cards(state.event_deck, (event,))
            keep_event(state, figure, event, PILE)
    for hunter, name in zip(FIGURES, FIGURE_IDS, strict=False):
        held = scene.items.get(name, ())
        state.item_deck = _stacked(Deck.ITEM, state.item_deck, held)
        for _ in held:
            draw_item(state, hunter)
        tickets = tuple(sorted(_numbers(Deck.TICKET, scene.tickets.get(name, ()))))
        state.tickets = without_cards(state.tickets, tickets)
        for ticket in tickets:
            state.tell(CardMoved, Deck.TICKET, ticket, PILE, HAND[hunter])
        state.change(
            hunter, tickets=tickets, damage=scene.wounds.get(name, 0), bites=scene.bites.get(name, 0)
        )


def _stacked(deck: Deck, pile: Cards, top: Sequence[str], bottom: Sequence[str] = ()) -> Cards:
    """A pile with these cards on top, the first uppermost, and those at the bottom, the first lowest."""
    first, last = _numbers(deck, top), _numbers(deck, bottom)
    return (*last, *without_cards(pile, (*first, *last)), *first[::-1])


def _numbers(deck: Deck, names: Iterable[str]) -> Cards:
    return tuple(CARD_IDS[deck].index(name) for name in names)
