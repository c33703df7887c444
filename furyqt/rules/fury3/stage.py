"""Positions set up from a description: openings dealt by the rules, or the middle of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from furyqt.rules.core.agenda import Step, settle
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.zones import Cards, without_cards
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import HAND, PILE, Deck, Power
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.piles import CARDS, draw_item, keep_event
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.setup import OPTIONS, begin, shuffled_table
from furyqt.rules.fury3.state import Fury3State, Hideout, Hunter, PlacedEncounter
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.phase import DraculaPhase
from furyqt.rules.fury3.steps.turn.rounds import Dawn, Day, Dusk, Night, Round
from furyqt.rules.fury3.tables import (
    ATLAS,
    DRACULA,
    DRACULA_FIGURE,
    FIGURE_IDS,
    FIGURES,
    LAIRS,
    NOWHERE,
    STARTS,
    TRAIL,
)
from furyqt.rules.mechanisms.boxes import Box
from furyqt.rules.mechanisms.deck_setup import numbers, stacked

# --------------------------------------------------------------------------------------------------- openings

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


# --------------------------------------------------------------------------------------- the middle of a game

_ROUND: tuple[Step, ...] = (Dawn(), Day(), Dusk(), Night(), DraculaPhase(), Round())
PARTS = {name: _ROUND[at:] for at, name in enumerate(("dawn", "day", "dusk", "night", "dracula"))}
"""The steps that are still to come at the beginning of each part of a round."""
HOMES = dict(zip(FIGURE_IDS, ("london", "lisbon", "vienna", "athens"), strict=False))
"""The places of hunters that a scene does not name."""


@dataclass(frozen=True, kw_only=True)
class MiddlePieces:
    """The pieces of a position in the middle of a game; figures are named by FIGURE_IDS, cards by their
    names.
    """

    part: str
    """One of PARTS."""
    places: Mapping[str, str] = field(default_factory=dict)
    items: Mapping[str, Names] = field(default_factory=dict)
    events: Mapping[str, Names] = field(default_factory=dict)
    """The event hands of the hunters and of Dracula."""
    tickets: Mapping[str, Names] = field(default_factory=dict)
    sheets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Other fields of the hunters' sheets."""
    trail: Names = ("prague",)
    """From the first space on, "" for an empty one; see `hideout`."""
    lairs: Names = ()
    encounters: Names = ("hoax", "wolves", "bats", "spy", "szgany_mob")
    """Dracula's encounter hand."""
    top_events: Names = ()
    """The next event cards, the first on top; the same for the other decks."""
    bottom_events: Names = ()
    top_items: Names = ()
    top_encounters: Names = ()
    started: bool = True
    """Whether the part begins immediately."""
    fields: Mapping[str, Any] = field(default_factory=dict)
    """Other fields of the state."""


def middle(pieces: MiddlePieces, options: Mapping[str, str]) -> Fury3State:
    """Build the position at the beginning of a part of a round."""
    events = {who: _cards(Deck.EVENT, names) for who, names in pieces.events.items()}
    hunters = tuple(_hunter(pieces, name, events.get(name, ())) for name in FIGURE_IDS[: len(FIGURES)])
    spaces = [hideout(n, text) if text else None for n, text in enumerate(reversed(pieces.trail))][::-1]
    slots = [hideout(100 + n, text) if text else None for n, text in enumerate(pieces.lairs)]
    placed = [encounter.card for spot in (*spaces, *slots) if spot for encounter in spot.contents]
    hand = _cards(Deck.ENCOUNTER, pieces.encounters)
    own = Fury3Options(**options)
    box = BOXES[own.box]
    state = Fury3State(
        options=own,
        hunters=hunters,  # type: ignore[arg-type]
        trail=(*spaces, *(None,) * (TRAIL - len(spaces))),
        lairs=(*slots, *(None,) * (LAIRS - len(slots))),  # type: ignore[arg-type]
        placed=200,
        encounters=hand,
        events=events.get("dracula", ()),
        item_deck=_deck(box, Deck.ITEM, [c for h in hunters for c in h.items], pieces.top_items),
        event_deck=_deck(
            box,
            Deck.EVENT,
            [c for held in events.values() for c in held],
            pieces.top_events,
            pieces.bottom_events,
        ),
        encounter_deck=_deck(box, Deck.ENCOUNTER, [*placed, *hand], pieces.top_encounters),
        tickets=_deck(box, Deck.TICKET, [c for h in hunters for c in h.tickets], ()),
        time=2 + (pieces.part in ("night", "dracula")) - (pieces.part == "dawn"),
        **pieces.fields,
    )
    state.agenda = PARTS[pieces.part][::-1]
    if pieces.started:
        settle(state)
    return state


def _hunter(pieces: MiddlePieces, name: str, events: Cards) -> Hunter:
    return Hunter(
        place=ATLAS.index[pieces.places.get(name, HOMES[name])],
        items=_cards(Deck.ITEM, pieces.items.get(name, ())),
        events=events,
        tickets=_cards(Deck.TICKET, pieces.tickets.get(name, ())),
        **pieces.sheets.get(name, {}),
    )


def hideout(number: int, text: str) -> Hideout:
    """Return a hideout from a few words: "rome", "rome+rats+hoax", "rome!" (faceup), "feed", "hide+rats",
    "wolf_form/rome", "misdirect", "rome+rats!" (that encounter faceup), "rome+rumor".
    """
    first, *rest = text.split("+")
    faceup = first.endswith("!")
    *powers, place = first.rstrip("!").split("/")
    power = Power[powers[0].upper()] if powers else -1
    if place.upper() in Power.__members__:
        power, place = Power[place.upper()], ""
    contents = tuple(
        PlacedEncounter(CARD_IDS[Deck.ENCOUNTER].index(name.rstrip("!")), name.endswith("!"))
        for name in rest
        if name != "rumor"
    )
    where = ATLAS.index[place] if place else NOWHERE
    return Hideout(number, where, faceup, power, contents, rumor="rumor" in rest)


def _cards(deck: Deck, names: Names) -> Cards:
    return tuple(sorted(numbers(CARD_IDS[deck], names)))


def _deck(box: Box, deck: Deck, gone: Sequence[int], top: Names, bottom: Names = ()) -> Cards:
    """Return all cards of a deck but those, with the named ones at its ends; hunter events lie above
    Dracula's.
    """
    rest = without_cards(box.cards[deck], gone)
    if deck == Deck.EVENT:
        rest = tuple(sorted(rest, key=lambda card: (card not in EVENTS.of[DRACULA], card)))
    return stacked(rest, numbers(CARD_IDS[deck], top), numbers(CARD_IDS[deck], bottom))


# ------------------------------------------------------------------------------------------------------- both


def stage(scene: Scene) -> Fury3State:
    """Build the position of a scene; ValueError if it does not fit the rules.

    With the piece `part` it is a part of a round, else the opening of a game.
    """
    if "part" in scene.pieces:
        state = middle(scene.pieces_as(MiddlePieces), scene.options)
    else:
        state = opening(scene.pieces_as(OpeningPieces), scene.options, scene.seed)
    return scene.played(state, TOKENS.read)
