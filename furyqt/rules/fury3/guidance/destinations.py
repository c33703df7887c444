"""The destinations of actions in the third edition, and Dracula's place as far as it is known."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3 import actions
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, DRACULA, NOWHERE


def destination(observation: Fury3Observation, action: Action) -> int:
    """Return the place an action leads to or is about, or -1."""
    if isinstance(action, actions.Choose):
        return max(observation.hunters[action.hunter].place, NOWHERE)
    if isinstance(action, actions.Space):
        return _place_of_space(observation, action.space)
    if isinstance(action, actions.Placement) and action.to == NOWHERE and action.space >= 0:
        return _place_of_space(observation, action.space)
    if isinstance(action, actions.Placement) and action.to == NOWHERE:
        return known_den(observation)
    if isinstance(action, actions.LinkChoice):
        return ATLAS.links[action.line].a
    return max(action.place, NOWHERE)


def other_end(action: Action) -> int:
    """Return the second place of an action that is about a road or railway, or -1."""
    return ATLAS.links[action.line].b if isinstance(action, actions.LinkChoice) else NOWHERE


def _place_of_space(observation: Fury3Observation, space: int) -> int:
    hideout = (*observation.trail, *observation.lairs)[space]
    return NOWHERE if hideout is None else max(hideout.place, NOWHERE)


def known_den(observation: Fury3Observation) -> int:
    """Return Dracula's place as the player knows it: his newest location card (R15.11), or NOWHERE."""
    if observation.player != DRACULA and not observation.revealed:
        return NOWHERE
    places = (hideout.place for hideout in observation.trail if hideout is not None)
    return max(NOWHERE, next((place for place in places if place != NOWHERE), NOWHERE))
