"""A whole Dinner by the rules of thumb in one go, for simulated games.

Most decisions of a simulated game are those of its Dinners, a Bribe or a Favor token each. The functions of
the rules are called directly, without an agenda and a look at the position for every token.
"""

from __future__ import annotations

from ai.knowledge.dining.resource_values import Habits
from ai.knowledge.dining.rules_of_thumb import best_scored, bribe, convert
from furyqt.rules.core.agenda import settle
from furyqt.rules.dining.actions import CompleteGift, ConvertFavor, PayBribe
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import Conversion, complete_gift, conversions, leave_table
from furyqt.rules.dining.steps.dinner import BribeChoice
from furyqt.rules.dining.supply import score, spend_favor


def dine(state: DiningState, habits: Habits) -> None:
    """Pay the Bribes and make the conversions of the pending Dinner, in place, up to the next decision."""
    step = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    if isinstance(step, BribeChoice):
        step = conversions(state, step.diner, _pay(state, step, habits))
    assert isinstance(step, Conversion)
    _convert(state, step, habits)
    settle(state)


def _pay(state: DiningState, step: BribeChoice, habits: Habits) -> int:
    """Pay one Bribe after another; return the value of all."""
    while True:
        actions = step.actions(state)
        action = (
            actions[0] if len(actions) == 1 else best_scored(bribe(state, step, actions, habits), actions)
        )
        if not isinstance(action, PayBribe):
            return step.paid
        step = step.pay(state, action.kind)
        if not step.payable(state):
            return step.paid


def _convert(state: DiningState, step: Conversion, habits: Habits) -> None:
    """Make one conversion after another, with all Favor tokens at once, and leave the table."""
    player, left, favor_left = step.diner, step.left, step.favor_left
    while True:
        step = Conversion(player, left, favor_left)
        actions = step.actions(state)
        action = (
            actions[0] if len(actions) == 1 else best_scored(convert(state, step, actions, habits), actions)
        )
        if isinstance(action, ConvertFavor):
            amount = min(state.favor[player], left, favor_left)
            spend_favor(state, player, amount)
            score(state, player, amount)
            left, favor_left = left - amount, favor_left - amount
        elif isinstance(action, CompleteGift):
            complete_gift(state, player, action.gift)
            left -= state.options.gift_conversion
        else:
            leave_table(state, player)
            return
