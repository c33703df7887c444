"""Positions set up from a description: openings with chosen cards, or the beginning of a figure's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from furyqt.rules.core.agenda import settle
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.zones import Cards, without_cards
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import NONE, Deck, Power
from furyqt.rules.fury2.notation import read
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.setup import begin, shuffled_table
from furyqt.rules.fury2.state import Fury2State, Hunter, PlacedTile, Servant, TrailSpot
from furyqt.rules.fury2.steps.turn import HUNTER_TURNS, round_steps
from furyqt.rules.fury2.tables import (
    ATLAS,
    CATACOMBS,
    DRACULA,
    FIGURE_IDS,
    FIGURES,
    HEALTH,
    NOWHERE,
    OWN_BITES,
    SERVANT_FIGURE,
    TRAIL,
)
from furyqt.rules.mechanisms.boxes import Box
from furyqt.rules.mechanisms.deck_setup import numbers

# --------------------------------------------------------------------------------------------------- openings

Names = Sequence[str]


@dataclass(frozen=True, kw_only=True)
class OpeningPieces:
    """The pieces of an opening; cards by their names."""

    next_events: Names = ()
    """The event cards that are drawn first."""
    next_items: Names = ()
    encounters: Names = field(default_factory=tuple)
    """Dracula's first encounter hand; drawn at random if it is empty."""


def opening(pieces: OpeningPieces, options: Mapping[str, str], seed: int) -> Fury2State:
    """Build the opening of a game: the hunters choose their starts."""
    state = shuffled_table(options, seed)
    state.event_deck = _with_ends(Deck.EVENT, state.event_deck, pieces.next_events)
    state.item_deck = _with_ends(Deck.ITEM, state.item_deck[::-1], pieces.next_items)[::-1]
    begin(state, numbers(CARD_IDS[Deck.ENCOUNTER], pieces.encounters))
    return state


def _with_ends(deck: Deck, cards: tuple[int, ...], first: Names) -> tuple[int, ...]:
    """Return a deck that begins with some of its cards."""
    left = list(cards)
    for card in (chosen := numbers(CARD_IDS[deck], first)):
        if card not in left:
            raise SceneError(f"there are only {cards.count(card)} copies of {CARD_IDS[deck][card]}")
        left.remove(card)
    return (*chosen, *left)


# ------------------------------------------------------------------------------------ the beginning of a turn

HOMES = dict(zip(FIGURE_IDS, ("london", "lisbon", "vienna", "athens", "", "galway"), strict=True))
"""The places of figures that a scene does not name."""
ROUND_NUMBER = 5


@dataclass(frozen=True, kw_only=True)
class MiddlePieces:
    """The pieces of the beginning of a turn; figures are named by FIGURE_IDS, cards by their names."""

    turn: str
    """The figure whose turn begins."""
    places: Mapping[str, str] = field(default_factory=dict)
    items: Mapping[str, Names] = field(default_factory=dict)
    events: Mapping[str, Names] = field(default_factory=dict)
    """The event hands of the hunters and of Dracula."""
    sheets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Other fields of the sheets of the hunters and the Servant."""
    trail: Names = ("prague",)
    """The newest card first; see `spot`."""
    catacombs: Names = ()
    encounters: Names = ("hoax", "wolves", "bats", "spy", "fog")
    """Dracula's encounter hand."""
    next_events: Names = ()
    """The event cards that are drawn next; the others are those of the hunters, then Dracula's."""
    next_items: Names = ()
    started: bool = True
    """Whether the turn begins immediately."""
    fields: Mapping[str, Any] = field(default_factory=dict)
    """Other fields of the state; a place may be given by its key."""


def middle(pieces: MiddlePieces, options: Mapping[str, str]) -> Fury2State:
    """Build the position at the beginning of a turn."""
    if pieces.turn not in FIGURE_IDS:
        raise SceneError(f"no figure is called {pieces.turn!r}")
    events = {who: _cards(Deck.EVENT, names) for who, names in pieces.events.items()}
    hunters = tuple(_hunter(pieces, hunter, events) for hunter in FIGURES)
    spots = [spot(number, text) for number, text in enumerate(reversed(pieces.trail))][::-1]
    slots = [spot(100 + number, text) if text else None for number, text in enumerate(pieces.catacombs)]
    placed = [tile.card for at in (*spots, *slots) if at for tile in at.tiles]
    before = [card for sheet in hunters for card in sheet.tiles]
    hand = _cards(Deck.ENCOUNTER, pieces.encounters)
    held = [card for cards in events.values() for card in cards]
    own = Fury2Options(**options)
    box = BOXES[own.box]
    state = Fury2State(
        options=own,
        hunters=hunters,  # type: ignore[arg-type]
        servant=_servant(pieces, own, events),
        trail=tuple(spots[:TRAIL]),
        catacombs=(*slots, *(None,) * (CATACOMBS - len(slots))),  # type: ignore[arg-type]
        placed=200,
        round=ROUND_NUMBER,
        encounters=hand,
        events=events.get("dracula", ()),
        item_deck=_deck(box, Deck.ITEM, [c for h in hunters for c in h.items], pieces.next_items)[::-1],
        event_deck=_deck(box, Deck.EVENT, held, pieces.next_events),
        pool=without_cards(box.cards[Deck.ENCOUNTER], [*placed, *before, *hand]),
    )
    for name, value in pieces.fields.items():
        setattr(state, name, ATLAS.index[value] if isinstance(value, str) else value)
    _remove_from_decks(state)
    figure = FIGURE_IDS.index(pieces.turn)
    steps = round_steps(own.has_servant)
    first = 0 if pieces.turn == "dracula" else 1 + figure if figure in FIGURES else 1 + len(HUNTER_TURNS)
    state.moved = sum(1 << hunter for hunter in FIGURES if hunter < figure and pieces.turn != "dracula")
    state.push(*steps[first:])
    if pieces.turn == "dracula":
        state.round -= 1
    if pieces.started:
        settle(state)
    return state


def _hunter(pieces: MiddlePieces, hunter: int, events: Mapping[str, Cards]) -> Hunter:
    name = FIGURE_IDS[hunter]
    fields: dict[str, Any] = {"health": HEALTH[hunter], "bites": OWN_BITES[hunter]}
    given = pieces.sheets.get(name, {})
    fields |= {key: ATLAS.index[value] if isinstance(value, str) else value for key, value in given.items()}
    if "tiles" in fields:
        fields["tiles"] = _cards(Deck.ENCOUNTER, fields["tiles"])
    place = ATLAS.index[pieces.places.get(name, HOMES[name])]
    items = _cards(Deck.ITEM, pieces.items.get(name, ()))
    return Hunter(place=place, items=items, events=events.get(name, ()), **fields)


def _servant(pieces: MiddlePieces, options: Fury2Options, events: Mapping[str, Cards]) -> Servant:
    if not options.has_servant:
        return Servant()
    name = FIGURE_IDS[SERVANT_FIGURE]
    kept = events.get(name, ())
    given = pieces.sheets.get(name, {})
    fields: dict[str, Any] = {"place": ATLAS.index[pieces.places.get(name, HOMES[name])]}
    fields |= {key: ATLAS.index[value] if isinstance(value, str) else value for key, value in given.items()}
    return Servant(event=kept[0] if kept else NONE, **fields)


def spot(number: int, text: str) -> TrailSpot:
    """Return a spot from a few words: "rome", "rome+rats+fog", "rome!" (face up), "feed", "hide/rome+rats",
    "wolf_form/rome", "double_back/rome", "rome+rats!" (that tile face up).
    """
    first, *rest = text.split("+")
    faceup = first.endswith("!")
    *names, place = first.rstrip("!").split("/")
    if place.upper() in Power.__members__:
        names, place = [*names, place], ""
    powers = [Power[name.upper()] for name in names]
    wolf = Power.WOLF_FORM in powers
    power = next((power for power in powers if power != Power.WOLF_FORM), NONE)
    tiles = tuple(
        PlacedTile(CARD_IDS[Deck.ENCOUNTER].index(name.rstrip("!")), name.endswith("!")) for name in rest
    )
    where = ATLAS.index[place] if place else NOWHERE
    if power == Power.HIDE:
        return TrailSpot(number, NOWHERE, faceup, power, wolf, where, tiles)
    faceup = faceup or place == "castle_dracula" or power in (Power.FEED, Power.DARK_CALL)
    return TrailSpot(number, where, faceup, power, wolf, NOWHERE, tiles)


def _cards(deck: Deck, names: Names) -> Cards:
    return tuple(sorted(numbers(CARD_IDS[deck], names)))


def _deck(box: Box, deck: Deck, gone: Sequence[int], first: Names) -> Cards:
    """Return all cards of a deck but those, beginning with the named ones; hunter events come first."""
    chosen = numbers(CARD_IDS[deck], first)
    rest = without_cards(box.cards[deck], [*gone, *chosen])
    if deck == Deck.EVENT:
        rest = tuple(sorted(rest, key=lambda card: (card in EVENTS.of[DRACULA], card)))
    return (*chosen, *rest)


def _remove_from_decks(state: Fury2State) -> None:
    """Take the cards that other fields of the scene name out of the decks."""
    allies = [ally for ally in (state.hunter_ally, state.dracula_ally) if ally != NONE]
    state.event_deck = without_cards(state.event_deck, [*state.event_discard, *allies])
    state.item_deck = without_cards(state.item_deck, state.item_discard)


# ------------------------------------------------------------------------------------------------------- both


def stage(scene: Scene) -> Fury2State:
    """Build the position of a scene; ValueError if it does not fit the rules.

    With the piece `turn` it is the beginning of a figure's turn, else the opening of a game.
    """
    if "turn" in scene.pieces:
        state = middle(scene.pieces_as(MiddlePieces), scene.options)
    else:
        state = opening(scene.pieces_as(OpeningPieces), scene.options, scene.seed)
    return scene.played(state, read)
