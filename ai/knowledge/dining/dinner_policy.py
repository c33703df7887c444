"""Scores in VP for the decisions of a Dinner, by the best plan for it."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.dining.action_values import BITE
from ai.knowledge.dining.dinner_plan import KEPT_FAVOR, best_plan
from ai.knowledge.dining.resource_values import Habits, price
from ai.knowledge.dining.turn_policy import Scores, cure
from furyqt.rules.dining.actions import Attend, CompleteGift, ConvertFavor, Cure, Done, End, PayBribe, Skip
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BLOOD_BRIBE, SHEEP_BRIBE, BribeChoice, DinnerChoice, holdings

NEEDED, WASTE, LATER_KIND = 1.0, 0.3, 0.1
"""The worth of a Bribe that the plan needs, the cost of its value beyond that, and of each later kind."""


def dinner(
    state: DiningState, step: DinnerChoice, actions: Sequence[Attend | Cure | Skip], habits: Habits
) -> Scores:
    """Attend if it pays; a Bite less is worth as much as the conversion that it allows."""
    player = step.diner
    plan, prices, found = best_plan(state, player), price(state, player, habits), []
    full = state.bites[player] >= state.tables.bites.maximum
    harmless = full or state.round == state.tables.components.rounds
    for action in actions:
        if isinstance(action, Attend):
            found.append(plan.worth)
        elif isinstance(action, Cure):
            found.append(max(0.0, plan.worth) + cure(prices, action))
        else:
            found.append(0.0 if harmless else -BITE)
    return found


def bribe(
    state: DiningState, step: BribeChoice, actions: Sequence[PayBribe | Done], habits: Habits
) -> Scores:
    """Pay until the plan has its conversions; what its Gifts need is spared."""
    player = step.diner
    plan = best_plan(state, player, step.paid, step.cubes)
    spared = dict(zip((BLOOD_BRIBE, SHEEP_BRIBE), plan.spared, strict=True))
    counts = holdings(state, player, step.cubes)
    values, lack = state.tables.bribe_values, plan.bribes - step.paid
    found = []
    for action in actions:
        if not isinstance(action, PayBribe):
            found.append(0.0)
            continue
        kind = action.kind
        usable = lack > 0 and counts[kind] > spared.get(kind, 0)
        worth_of_kind = NEEDED - WASTE * max(0, values[kind] - lack) if usable else -NEEDED
        found.append(worth_of_kind - LATER_KIND * kind)
    return found


def convert(
    state: DiningState, step: Conversion, actions: Sequence[ConvertFavor | CompleteGift | End], habits: Habits
) -> Scores:
    """Complete the best Gift, or convert Favor; unused conversions are lost."""
    later = 0.0 if state.round == state.tables.components.rounds else KEPT_FAVOR
    tables, found = state.tables, []
    for action in actions:
        if isinstance(action, CompleteGift):
            found.append(float(tables.gift(action.gift).points))
        else:
            found.append(1.0 - later if isinstance(action, ConvertFavor) else 0.0)
    return found
