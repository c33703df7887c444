"""Actions that no player would take, not even a beginner: the search of no level examines them."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury2.actions import Placement, Resolve
from furyqt.rules.fury2.decks import Power
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.events.resolve import NEWSPAPER_REPORTS
from furyqt.rules.fury2.steps.trail.revealing import SEA_CARDS
from furyqt.rules.fury2.tables import MOST_BLOOD


def is_needless(observation: Fury2Observation, action: Action) -> bool:
    """Return whether an action costs something and gains nothing for sure."""
    if isinstance(action, Placement) and action.power == Power.FEED:
        return observation.blood == MOST_BLOOD and Placement(power=Power.HIDE) in observation.actions
    return (
        isinstance(action, Resolve)
        and action.effect == NEWSPAPER_REPORTS
        and _only_sea_is_hidden(observation)
    )


def _only_sea_is_hidden(observation: Fury2Observation) -> bool:
    """Return whether the sea where Dracula is now is the only facedown card, which no report reveals."""
    hidden = [spot for spot in observation.trail if not spot.faceup]
    return hidden == [*observation.trail[:1]] and hidden[0].place in SEA_CARDS
