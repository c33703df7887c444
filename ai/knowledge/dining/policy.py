"""The policies of all players in a simulated game: the action with the best score, or one drawn by scores."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from ai.knowledge.defaults import Plain
from ai.knowledge.dining import dinner_policy, turn_policy
from ai.knowledge.dining.turn_policy import Scores
from ai.knowledge.dining.worth import USUAL, Habits
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

SHARPNESS, FIRST_SHARPNESS = 2.5, 1.2
"""The powers of e by which one VP more in scores, or in values at the root, makes a proposal likelier."""
RULES_OF_THUMB: dict[type[Step], Callable[[DiningState, Any, Sequence[Any], Habits], Scores]] = {
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
"""The rule of thumb for each kind of decision."""
ActionValues = Callable[[DiningState, Sequence[Action]], Scores]


class DiningGuide(Plain):
    """The policies for one simulated game; it ends at the beginning of a turn, some turns later."""

    def __init__(
        self,
        rng: random.Random,
        noise: float,
        habits: Habits = USUAL,
        *,
        last_turn: int = 0,
        first: ActionValues | None = None,
        agenda: tuple[Step, ...] | None = None,
    ) -> None:
        """`first` values the actions at the beginning of the simulated game, where this agenda is pending."""
        self._random = rng.random
        self._noise = noise
        self._habits = habits
        self._last_turn = last_turn
        self._first = first
        self._agenda = agenda

    def choose(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Return the action with the highest score, or sometimes a random one."""
        if len(actions) == 1:
            return actions[0]
        if self._noise and self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        scores = self.scores(state, actions)
        return actions[scores.index(max(scores))]

    def proposed(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Draw an action: better ones more often."""
        if len(actions) == 1:
            return actions[0]
        scores = self._valued(state, actions)
        best, sharpness = max(scores), FIRST_SHARPNESS if self._is_first(state) else SHARPNESS
        weights = [exp(sharpness * (score - best)) for score in scores]
        left = self._random() * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return actions[scores.index(best)]

    def decided(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Return the best action at the beginning of the simulated game."""
        if len(actions) == 1:
            return actions[0]
        values = self._valued(state, actions)
        return actions[values.index(max(values))]

    def settled(self, state: DiningState) -> bool:
        """Return whether enough turns were played and the next turn begins."""
        return state.turn > self._last_turn and isinstance(state.agenda[-1], HeroTurn)

    def scores(self, state: DiningState, actions: Sequence[Any]) -> Scores:
        """Return a score in VP for each action of the pending decision."""
        step = state.agenda[-1]
        return RULES_OF_THUMB[type(step)](state, step, actions, self._habits)

    def _is_first(self, state: DiningState) -> bool:
        return self._first is not None and state.agenda is self._agenda

    def _valued(self, state: DiningState, actions: Sequence[Action]) -> Scores:
        if self._first is not None and state.agenda is self._agenda:
            return self._first(state, actions)
        return self.scores(state, actions)
