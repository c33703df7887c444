"""The destinations of actions, the places of figures, and the reasons why other places cannot be reached."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import actions
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.trail.spots import is_revealed
from furyqt.rules.fury2.tables import (
    ATLAS,
    DRACULA,
    DRACULA_FIGURE,
    FIGURES,
    HOSPITAL,
    HUNTERS,
    NOWHERE,
    SERVANT_FIGURE,
    TRAIL,
)
from furyqt.rules.fury2.words import FIGURE_NAMES, place_text

N_ = Texts("fury2.unavailable")


def destination(observation: Fury2Observation, action: Action) -> int:
    """Return the place an action leads to or is about, or -1."""
    if isinstance(action, actions.Choose | actions.Await):
        return max(observation.hunters[action.hunter].place, NOWHERE)
    if isinstance(action, actions.SlotChoice):
        return _place_of_slot(observation, action.slot)
    if isinstance(action, actions.Placement) and action.to == NOWHERE:
        return known_den(observation)
    if isinstance(action, actions.LinkChoice):
        return ATLAS.links[action.line].a
    return max(action.place, NOWHERE)


def _place_of_slot(observation: Fury2Observation, slot: int) -> int:
    spots = (*observation.trail, *(None,) * (TRAIL - len(observation.trail)), *observation.catacombs)
    spot = spots[slot]
    return NOWHERE if spot is None else max(spot.place, NOWHERE)


def is_on_board(observation: Fury2Observation) -> bool:
    """Return whether Dracula's figure is on the board (R17.2)."""
    return is_revealed(observation)


def known_den(observation: Fury2Observation) -> int:
    """Return Dracula's place as the player knows it, or NOWHERE."""
    if observation.player != DRACULA and not is_revealed(observation):
        return NOWHERE
    places = (spot.place for spot in observation.trail if spot.place != NOWHERE)
    return max(NOWHERE, next(places, NOWHERE))


def figures(observation: Fury2Observation) -> tuple[tuple[Text, int], ...]:
    """Return the name and place of each figure that is known to be on the map, the active one first."""
    places = {hunter: observation.hunters[hunter].place for hunter in FIGURES}
    places[DRACULA_FIGURE] = known_den(observation)
    if observation.options.has_servant and not observation.servant.skull:
        places[SERVANT_FIGURE] = observation.servant.place
    order = sorted(places, key=lambda figure: figure != observation.active)
    return tuple((FIGURE_NAMES[figure], places[figure]) for figure in order if places[figure] >= 0)


def reason(observation: Fury2Observation, place: int) -> Text | None:
    """Return why no action leads to a place; None if one does or if no action has a place."""
    goals = {destination(observation, action) for action in observation.actions}
    if place in goals or goals <= {NOWHERE}:
        return None
    return _why_not(observation, place).fill(place=place_text(place))


_HOSPITAL = N_("Dracula and the Servant can never enter the hospital.")
_CLOSED = N_("A marker protects {place}.")
_STORM = N_("A storm closes the way {place:to}.")
_USED = N_("The card of {place} is on the trail or in the catacombs.")
_TOO_FAR = N_("No move leads {place:to} now.")


def _why_not(observation: Fury2Observation, place: int) -> Text:
    """Return the first reason that is known, else a general one."""
    if observation.to_move == HUNTERS:
        return _TOO_FAR
    if place == HOSPITAL:
        return _HOSPITAL
    if place in observation.hosts or place == observation.consecrated:
        return _CLOSED
    if place == observation.storm:
        return _STORM
    spots = (*observation.trail, *observation.catacombs)
    return _USED if any(spot is not None and spot.place == place for spot in spots) else _TOO_FAR
