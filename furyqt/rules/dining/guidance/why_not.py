"""The reasons why a space of the town cannot be chosen now."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.agenda import pending_decision
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.spaces import NOWHERE, RESOURCE_SLOTS, SLOTS, is_stand, location_of
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn
from furyqt.rules.dining.supply import has_cube
from furyqt.rules.dining.tables import Amounts

N_ = Texts("dining.guidance")

_GOAL_STEPS = (HeroTurn, TouristMove, FetchedTourist)
"""The decisions that ask for a goal."""


def space_reason(observation: DiningObservation, space: int) -> Text | None:
    """Return why a space cannot be chosen; None if it can be, or if no space is to be chosen."""
    step = pending_decision(observation)
    if observation.to_move != observation.player or step is None:
        return None
    if any(getattr(action, "space", None) == space for action in observation.actions):
        return None
    if isinstance(step, TouristSteps):
        return _why_no_tourist(observation, step, space)
    if not isinstance(step, _GOAL_STEPS):
        return None
    if is_stand(space):
        return _why_no_repair(observation, space)
    return _why_no_collect(observation, step, space)


def sent_tourist(observation: DiningObservation) -> int:
    """Return the space of the Tourist that the viewer is sending somewhere, or NOWHERE."""
    step = pending_decision(observation)
    if isinstance(step, TouristMove) and observation.to_move == observation.player:
        return step.source
    return NOWHERE


def missing(observation: DiningObservation, cost: Amounts) -> Amounts:
    """Return the tokens that the viewer lacks for a cost."""
    own = observation.resources[observation.player]
    lacking = ((resource, amount - own[resource]) for resource, amount in cost)
    return tuple((resource, amount) for resource, amount in lacking if amount > 0)


def stand_cost(observation: DiningObservation, space: int) -> Amounts:
    """Return the cost of a stand."""
    return observation.tables.stand_costs[location_of(space)][space % SLOTS - RESOURCE_SLOTS]


def hours_left(observation: DiningObservation) -> int:
    """Return the hours left of the Day."""
    return observation.tables.clock.hours - observation.clock


def _why_no_collect(observation: DiningObservation, step: Any, space: int) -> Text:
    heroes = observation.heroes
    if isinstance(step, HeroTurn) and heroes[observation.player] == space:
        return N_("Your Hero is here and must move.")
    if space in heroes:
        return N_("{player}'s Hero is here.").fill(player=words.PLAYERS[heroes.index(space)])
    if not isinstance(step, HeroTurn) and observation.tourists >> space & 1:
        return N_("A Tourist is already here.")
    return _too_late(observation, observation.tables.clock.collect_cost)


def _too_late(observation: DiningObservation, hours: int) -> Text:
    return N_.plural(
        "This takes {hours} h, and the Day has only %n hour(s) left.", hours_left(observation)
    ).fill(hours=hours)


def _why_no_repair(observation: DiningObservation, space: int) -> Text:
    position: Any = observation
    owners, stand = observation.stands[location_of(space)], space % SLOTS - RESOURCE_SLOTS
    if stand < len(owners):
        return N_("{player} has repaired this stand.").fill(player=words.PLAYERS[owners[stand]])
    if stand > len(owners):
        return N_("Stands are repaired from left to right: stand {number} comes next.").fill(
            number=len(owners) + 1
        )
    if hours_left(observation) < observation.tables.clock.repair_cost:
        return _too_late(observation, observation.tables.clock.repair_cost)
    if not has_cube(position, observation.player):
        return N_("You have no cube left to mark a stand.")
    lacking = missing(observation, stand_cost(observation, space))
    return MISSING.fill(resources=words.amounts(lacking))


MISSING = N_("You still need {resources}.")


def _why_no_tourist(observation: DiningObservation, step: TouristSteps, space: int) -> Text | None:
    """Return why no Tourist there can be used, for a space with one."""
    if not observation.tourists >> space & 1:
        return None
    if location_of(space) != location_of(observation.heroes[observation.player]):
        return N_("Your Hero is not at the location of this Tourist.")
    if space == step.arrived:
        return N_("This Tourist has already acted in this turn.")
    if step.used:
        return N_("You have already used a Tourist of this location in this turn.")
    return N_("No space is left to which the Tourist could go.")
