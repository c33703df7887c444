"""The destinations of actions in the third edition, and the reasons why other places cannot be reached."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text
from furyqt.rules.fury3 import actions
from furyqt.rules.fury3.guidance.distance import known_den
from furyqt.rules.fury3.guidance.why_not import forbids_moving, why_not
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, NOWHERE


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


def reason(observation: Fury3Observation, place: int) -> Text | None:
    """Return why no action leads to a place; None if one does or if no action has a place."""
    goals = {destination(observation, action) for action in observation.actions}
    if place in goals or (goals <= {NOWHERE} and forbids_moving(observation) is None):
        return None
    return why_not(observation, place)
