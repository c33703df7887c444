"""Actions that no player would take, not even a beginner: the search of no level examines them."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury2.actions import Placement, Resolve, Word
from furyqt.rules.fury2.decks import COMBAT_ITEMS, Power
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Hunter
from furyqt.rules.fury2.steps.events.resolve import NEWSPAPER_REPORTS
from furyqt.rules.fury2.steps.supply import ITEM, NOTHING, REST, TRADE, HunterAction
from furyqt.rules.fury2.steps.trail.revealing import SEA_CARDS
from furyqt.rules.fury2.tables import HEALTH, MOST_BLOOD


def is_needless(observation: Fury2Observation, action: Action) -> bool:
    """Return whether an action gains nothing for sure, or less than another one that costs nothing."""
    step = observation.agenda[-1]
    if isinstance(action, Word):
        return isinstance(step, HunterAction) and _is_needless_word(observation, step.hunter, action)
    if isinstance(action, Placement) and action.power == Power.FEED:
        return observation.blood == MOST_BLOOD and Placement(power=Power.HIDE) in observation.actions
    if isinstance(action, Resolve) and action.effect == NEWSPAPER_REPORTS:
        return _only_sea_is_hidden(observation)
    return False


def _is_needless_word(observation: Fury2Observation, hunter: int, word: Word) -> bool:
    """Return whether a rest heals nobody, a trade arms nobody, or nothing is done where items are free."""
    sheets = observation.hunters
    if word == REST:
        return all(sheets[member].health == HEALTH[member] for member in observation.group)
    if word == TRADE:
        here = [sheet for sheet in sheets if sheet.place == sheets[hunter].place]
        return not any(_can_arm(sheet, sheets[hunter]) or _can_arm(sheets[hunter], sheet) for sheet in here)
    return word == NOTHING and ITEM in observation.actions


def _can_arm(giver: Hunter, taker: Hunter) -> bool:
    """Return whether a hunter has a spare weapon for another one, who has none."""
    arms = [sum(item in COMBAT_ITEMS for item in sheet.items) for sheet in (giver, taker)]
    return arms[0] > 1 and not arms[1]


def _only_sea_is_hidden(observation: Fury2Observation) -> bool:
    """Return whether the sea where Dracula is now is the only facedown card, which no report reveals."""
    hidden = [spot for spot in observation.trail if not spot.faceup]
    return hidden == [*observation.trail[:1]] and hidden[0].place in SEA_CARDS
