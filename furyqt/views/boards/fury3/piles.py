"""The decks of the third edition, their discard piles, the allies, and the cards in play."""

from __future__ import annotations

from functools import lru_cache

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import HIDDEN, NONE, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA
from furyqt.views.boards.fury3 import faces, trail
from furyqt.views.picture import CardFace, Pile, marked

N_board = Texts("fury3.board")
N_faces = Texts("fury3.faces")


def piles(observation: Fury3Observation) -> tuple[Pile, ...]:
    """Return items, events, encounters and tickets, then the allies of both sides."""
    return (
        _items(observation),
        _events(observation),
        _encounters(observation),
        _tickets(observation),
        _ally("hunter_ally", _HUNTER_ALLY, observation.hunter_ally),
        _ally("dracula_ally", _DRACULA_ALLY, observation.dracula_ally),
    )


def _items(observation: Fury3Observation) -> Pile:
    count = len(observation.item_deck)
    return Pile(
        id="item",
        name=N_board("Items"),
        count=count,
        top=faces.BACKS["item"] if count else None,
        discards=_discards(Deck.ITEM, observation.item_discard),
    )


def _events(observation: Fury3Observation) -> Pile:
    """Return the event deck, with the public back of its top card and count of Dracula's hidden discards."""
    top = observation.top_back
    back = "dark_event" if top == DRACULA else "event"
    buried = marked(faces.BACKS["dark_event"], _FACEDOWN)
    return Pile(
        id="event",
        name=N_board("Events"),
        count=len(observation.event_deck),
        top=None if top == NONE else faces.BACKS[back],
        discards=(
            *_discards(Deck.EVENT, observation.event_discard),
            *([buried] * len(observation.event_buried)),
        ),
        meaning=_event_meaning(observation),
    )


def _event_meaning(observation: Fury3Observation) -> Text | None:
    if observation.top_back == NONE:
        return None
    if observation.hunter_bottom:
        return N_board.plural(
            "Taken from the top by day and from the bottom by night. The bottom has %n hunter card(s).",
            observation.hunter_bottom,
        )
    return N_board("Taken from the top by day and from the bottom by night.")


def _encounters(observation: Fury3Observation) -> Pile:
    """Return the encounter deck; Dracula knows his facedown discards."""
    count = len(observation.encounter_deck)
    buried = [faces.face(Deck.ENCOUNTER, card) for card in observation.encounter_buried]
    return Pile(
        id="encounter",
        name=N_board("Encounters"),
        count=count,
        top=faces.BACKS["encounter"] if count else None,
        discards=(
            *_discards(Deck.ENCOUNTER, observation.encounter_discard),
            *(marked(face, _FACEDOWN) for face in buried),
        ),
    )


def _tickets(observation: Fury3Observation) -> Pile:
    count = len(observation.tickets)
    return Pile("ticket", N_board("Tickets"), count, faces.BACKS["ticket"] if count else None)


@lru_cache(maxsize=64)
def _discards(deck: int, cards: tuple[int, ...]) -> tuple[CardFace, ...]:
    """Return the discards, the newest first."""
    return tuple(faces.face(deck, card) for card in reversed(cards))


def _ally(slot: str, name: Text, card: int) -> Pile:
    return Pile(slot, name, int(card != NONE), None if card == NONE else faces.event_face(card))


_FACEDOWN = N_faces("discarded facedown")
_HUNTER_ALLY = N_board("Hunters' ally")
_DRACULA_ALLY = N_board("Dracula's ally")

# --------------------------------------------------------------------------------------------- cards in play

CARD_OF_EFFECT = {
    Lasting.NO_SUPPLY_NEXT: EventCard.DEVILISH_POWER,
    Lasting.NO_SUPPLY: EventCard.DEVILISH_POWER,
    Lasting.NIGHT_ROADS: EventCard.LONG_NIGHT,
    Lasting.ANY_ORDER: EventCard.SPEEDY_TELEGRAPH,
    Lasting.EXTRA_ACTION: EventCard.RENEWED_VIGOR,
    Lasting.NO_DAY: EventCard.DARKNESS_RETURNS,
    Lasting.NOCTURNAL: EventCard.NOCTURNAL_VISIT,
    Lasting.EXTRA_PHASE: EventCard.UNEARTHLY_SWIFTNESS,
}
"""The cards that cause the lasting effects."""


def on_table(observation: Fury3Observation) -> tuple[CardFace, ...]:
    """Return cards being played or drawn, lasting effects, bodyguards, and cards that leave the trail."""
    return (
        *(faces.event_face(card) for card in observation.table),
        *(marked(_drawn(card, observation.player), _DRAWN) for card in observation.drawn),
        *(_effect(what) for what in observation.lasting if CARD_OF_EFFECT[what] not in observation.table),
        *([_bodyguards()] * observation.bodyguards),
        *(marked(faces.item_face(Item(card)), _SEARCHES) for card in observation.search_aids),
        *_found(observation),
        *trail.leaving(observation),
    )


def _drawn(card: int, player: int) -> CardFace:
    """Return a card just drawn; a card hidden from the viewer has the back of the other side."""
    own = card in EVENTS.of[DRACULA] if card != HIDDEN else player != DRACULA
    return faces.event_hand(card, dracula=own)


def _effect(what: Lasting) -> CardFace:
    return marked(faces.event_face(CARD_OF_EFFECT[what]), words.LASTING[what])


def _bodyguards() -> CardFace:
    return marked(faces.encounter_face(Encounter.SZGANY_BODYGUARDS), _MATURED)


def _found(observation: Fury3Observation) -> tuple[CardFace, ...]:
    """Return the items that a hunter looks at with Lucky Find."""
    cards = () if observation.fight is None else observation.fight.found
    return tuple(marked(faces.face(Deck.ITEM, card), _FOUND) for card in cards)


_DRAWN = N_faces("just drawn")
_MATURED = N_faces("matured")
_SEARCHES = N_faces("revealed for the search")
_FOUND = N_faces("found")
