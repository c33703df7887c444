"""The decks of the second edition, their discard piles, the allies, and the cards in play."""

from __future__ import annotations

from functools import lru_cache

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import HIDDEN, NONE, Deck, Item, Power
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.observation import Fury2Observation, PlacedTile, TrailSpot
from furyqt.rules.fury2.tables import DRACULA, FIGURES
from furyqt.rules.fury2.words import FIGURE_NAMES
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.sheets import FALLING
from furyqt.views.boards.fury2.slots import pushed_off
from furyqt.views.picture import CardFace, Pile, marked

N_board = Texts("fury2.board")
N_faces = Texts("fury2.faces")


def piles(observation: Fury2Observation) -> tuple[Pile, ...]:
    """Return items, events and the pool of tiles, then the allies of both sides."""
    items, pool = len(observation.item_deck), len(observation.pool)
    return (
        Pile(
            id="item",
            name=N_board("Items"),
            count=items,
            top=faces.BACKS["item"] if items else None,
            discards=_discards(Deck.ITEM, observation.item_discard),
        ),
        _events(observation),
        Pile(
            id="encounter",
            name=N_board("Pool of tiles"),
            count=pool,
            top=faces.BACKS["encounter"] if pool else None,
            meaning=N_board("Tiles that were met or matured return to the pool, which is mixed."),
        ),
        _ally("hunter_ally", N_board("Hunters' ally"), observation.hunter_ally),
        _ally("dracula_ally", N_board("Dracula's ally"), observation.dracula_ally),
    )


def _events(observation: Fury2Observation) -> Pile:
    """Return the event deck with the back of its top card; cards are drawn from the bottom."""
    top = observation.top_back
    back = "dark_event" if top == DRACULA else "event"
    return Pile(
        id="event",
        name=N_board("Events"),
        count=len(observation.event_deck),
        top=None if top == NONE else faces.BACKS[back],
        discards=_discards(Deck.EVENT, observation.event_discard),
        meaning=N_board("Cards are drawn from the bottom; only the back on top is seen."),
    )


@lru_cache(maxsize=64)
def _discards(deck: int, cards: tuple[int, ...]) -> tuple[CardFace, ...]:
    """Return the discards, the newest first."""
    return tuple(faces.face(deck, card) for card in reversed(cards))


def _ally(slot: str, name: Text, card: int) -> Pile:
    return Pile(slot, name, int(card != NONE), None if card == NONE else faces.event_face(card))


# --------------------------------------------------------------------------------------------- cards in play

_EFFECTS = {Lasting.FAST_HORSE: Item.FAST_HORSE}
"""The items that cause lasting effects."""


def on_table(observation: Fury2Observation) -> tuple[CardFace, ...]:
    """Return cards being played or drawn, tiles before hunters, and tiles that fell off the trail."""
    met = () if observation.met == NONE else (faces.encounter_face(observation.met),)
    return (
        *(faces.event_face(card) for card in observation.table),
        *(marked(_drawn(card, observation.player), _DRAWN) for card in observation.drawn),
        *(faces.item_face(_EFFECTS[what]) for what in observation.lasting if what in _EFFECTS),
        *met,
        *(marked(face, FALLING) for spot in pushed_off(observation) for face in _cards_of(spot)),
        *_before_hunters(observation),
        *(marked(_tile(tile), _FALLEN) for tile in observation.fallen),
    )


def _drawn(card: int, player: int) -> CardFace:
    """Return a card just drawn; a card hidden from the viewer has the back of the other side."""
    own = card in EVENTS.of[DRACULA] if card != HIDDEN else player != DRACULA
    return faces.event_hand(card, dracula=own)


def _before_hunters(observation: Fury2Observation) -> tuple[CardFace, ...]:
    return tuple(
        marked(faces.encounter_face(tile), _BEFORE.fill(hunter=FIGURE_NAMES[hunter]))
        for hunter in FIGURES
        for tile in observation.hunters[hunter].tiles
    )


def _cards_of(spot: TrailSpot) -> tuple[CardFace, ...]:
    """Return the location card and the power cards of a spot, and its tiles."""
    powers = (spot.power, Power.WOLF_FORM if spot.wolf else NONE)
    return (
        *(face for face in (faces.place_face(spot.place),) if face is not None),
        *(faces.power_face(power) for power in powers if power != NONE),
        *map(_tile, spot.tiles),
    )


def _tile(tile: PlacedTile) -> CardFace:
    return faces.face(Deck.ENCOUNTER, tile.card)


_DRAWN = N_faces("just drawn")
_FALLEN = N_faces("left the trail")
_BEFORE = N_faces("before {hunter}")
