"""The cards that the viewer has just seen in the second edition: turned up, played, drawn or matured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.decks import DISCARD, DRAWN, HAND, NONE, ON_SPOT, PILE, TABLE, Deck, Power
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA_FIGURE
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.figures import LETTERS
from furyqt.views.boards.fury2.slots import slot_of_spot
from furyqt.views.picture import CardFace, CardGoal, CardMoment, MomentKind, ShownCard

Reader = Callable[[Fury2Observation, Any], CardMoment | None]
PILES = {Deck.ITEM: "item", Deck.EVENT: "event", Deck.ENCOUNTER: "encounter"}


def card_moments(observation: Fury2Observation, since: int) -> tuple[CardMoment, ...]:
    """Return the moments of the viewer's events from a number on."""
    found = []
    for event in observation.events[since:]:
        reader = _READERS.get(type(event))
        moment = None if reader is None else reader(observation, event)
        if moment is not None:
            found.append(moment)
    return tuple(found)


def _moment(kind: MomentKind, event: Event, face: CardFace, goal: CardGoal, drawer: str = "") -> CardMoment:
    return CardMoment(kind, (ShownCard(face, goal),), (event.describe(),), drawer)


def _moved(observation: Fury2Observation, event: events.CardMoved) -> CardMoment | None:
    if event.deck == Deck.EVENT and event.target == TABLE:
        return _moment("played", event, faces.event_face(event.card), CardGoal(pile="event"))
    taker = HAND.index(event.target) if event.target in HAND else event.drawer
    if event.source in (PILE, DISCARD) and event.target in (*HAND, DRAWN) and taker != NONE:
        face = faces.face(event.deck, event.card)
        if event.deck == Deck.EVENT:
            face = faces.event_hand(event.card, dracula=taker >= DRACULA_FIGURE)
        if event.deck == Deck.ENCOUNTER:
            return None
        return _moment("drawn", event, face, CardGoal(figure=LETTERS[taker]), LETTERS[taker])
    if event.source == PILE and event.target == DISCARD:
        face = faces.face(event.deck, event.card)
        return _moment("revealed", event, face, CardGoal(pile=PILES[Deck(event.deck)]))
    return None


def _shown(observation: Fury2Observation, event: events.CardShown) -> CardMoment:
    face = faces.face(event.deck, event.card)
    if event.zone in HAND:
        return _moment("revealed", event, face, CardGoal(figure=LETTERS[HAND.index(event.zone)]))
    if event.zone >= ON_SPOT:
        return _moment("revealed", event, face, on_trail(observation, event.zone - ON_SPOT))
    return _moment("revealed", event, face, CardGoal(pile=PILES[Deck(event.deck)]))


def _matured(observation: Fury2Observation, event: events.TileMatured) -> CardMoment:
    return _moment("matured", event, faces.encounter_face(event.encounter), CardGoal(pile="encounter"))


def _revealed(observation: Fury2Observation, event: events.LocationRevealed) -> CardMoment | None:
    face = faces.place_face(event.place)
    return None if face is None else _moment("revealed", event, face, on_trail(observation, event.spot))


def _hide(observation: Fury2Observation, event: events.HideRevealed) -> CardMoment:
    return _moment("revealed", event, faces.power_face(Power.HIDE), on_trail(observation, event.spot))


def _placed(observation: Fury2Observation, event: events.CardPlaced) -> CardMoment | None:
    """Return a power card that Dracula plays, or a location card that he lays face up."""
    goal = on_trail(observation, event.spot)
    if event.power != NONE:
        return _moment("played", event, faces.power_face(event.power), goal)
    face = faces.place_face(event.place) if event.faceup and event.place >= 0 else None
    return None if face is None else _moment("revealed", event, face, goal)


def _canceled(observation: Fury2Observation, event: events.EventCanceled) -> CardMoment:
    card = ShownCard(faces.event_face(event.event), CardGoal(pile="event"), is_canceled=True)
    return CardMoment("canceled", (card,), (event.describe(),))


def on_trail(observation: Fury2Observation, spot: int) -> CardGoal:
    """Return the slot of a spot, if it is still on the trail or in the catacombs."""
    return CardGoal(space=slot_of_spot(observation, spot))


_READERS: dict[type[Event], Reader] = {
    events.CardMoved: _moved,
    events.CardShown: _shown,
    events.TileMatured: _matured,
    events.LocationRevealed: _revealed,
    events.HideRevealed: _hide,
    events.CardPlaced: _placed,
    events.EventCanceled: _canceled,
}
