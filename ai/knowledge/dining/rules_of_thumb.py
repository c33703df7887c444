"""The rule of thumb for each kind of decision: a score in VP for every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ai.knowledge.dining import dinner_policy, turn_policy
from ai.knowledge.dining.resource_values import Habits
from ai.knowledge.dining.turn_policy import Scores
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard
from furyqt.rules.dining.steps.ability_choices import (
    GiftExchange,
    HealOrTake,
    RefundChoice,
    ResourceChoice,
    ResourceSwap,
)
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice, DinnerChoice
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn

RULES_OF_THUMB: dict[type[Step], Callable[[DiningState, Any, Any, Habits], Scores]] = {
    HeroTurn: turn_policy.hero,
    TouristSteps: turn_policy.more,
    TouristMove: turn_policy.send,
    FetchedTourist: turn_policy.send,
    AbilityCard: turn_policy.ability,
    ResourceChoice: turn_policy.resource,
    RefundChoice: turn_policy.resource,
    HealOrTake: turn_policy.resource,
    ResourceSwap: turn_policy.swap,
    GiftExchange: turn_policy.exchange,
    DinnerChoice: dinner_policy.dinner,
    BribeChoice: dinner_policy.bribe,
    Conversion: dinner_policy.convert,
}


def scores_of(state: DiningState, actions: Sequence[Action], habits: Habits) -> Scores:
    """Return a score in VP for each action of the pending decision."""
    step = state.agenda[-1]
    return RULES_OF_THUMB[type(step)](state, step, actions, habits)


def best_scored(scores: Scores, actions: Sequence[Action]) -> Action:
    """Return the action with the highest score, the first of equal ones."""
    return actions[scores.index(max(scores))]
