"""One-turn look-ahead: what a player can do until the end of the turn, valued where the next turn begins.

Every action of the pending decision is examined, then the policy's best few at each further decision of the
turn. The decks are sorted first, so nothing that only chance will show is used.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.dining.value import points
from ai.knowledge.dining.worth import USUAL, Habits
from furyqt.rules.core.agenda import Action, advance, legal_actions, player_to_move
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn

WIDTHS: dict[type[Any], int] = {TouristSteps: 3, TouristMove: 3, FetchedTourist: 3, AbilityCard: 2}
"""The number of the policy's best actions that are examined at further decisions; others are left to it."""


class LookAhead:
    """Values the actions of one player's decision by the best that the turn can become."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self._guide = DiningGuide(random.Random(0), 0.0, habits)

    def values(self, state: DiningState, actions: Sequence[Action]) -> list[float]:
        """Return the value of each action to the player to move, in points."""
        start = without_chance(state)
        player = player_to_move(state)
        assert player is not None
        return [self._after(start, action, player) for action in actions]

    def best(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Return the action with the highest value."""
        if len(actions) == 1:
            return actions[0]
        found = self.values(state, actions)
        return actions[found.index(max(found))]

    def _after(self, before: DiningState, action: Action, player: int) -> float:
        """Return the value after an action, if the player goes on as well as is examined."""
        state, turn = before.clone(), before.turn
        advance(state, action)
        while state.agenda:
            step = state.agenda[-1]
            if isinstance(step, HeroTurn) and state.turn > turn:
                break
            actions = legal_actions(state)
            width = WIDTHS.get(type(step), 1) if state.turn == turn else 1
            if len(actions) > 1 and width > 1:
                return max(self._after(state, one, player) for one in self._few(state, actions, width))
            advance(state, self._guide.choose(state, actions))
        return points(state, player)

    def _few(self, state: DiningState, actions: Sequence[Action], width: int) -> list[Action]:
        """Return the best actions in the policy's opinion."""
        if len(actions) <= width:
            return list(actions)
        scores = self._guide.scores(state, actions)
        ranked = sorted(range(len(actions)), key=lambda index: -scores[index])
        return [actions[index] for index in ranked[:width]]


class RootValues:
    """The look-ahead's values at the root of a search: calculated once, because all its worlds look alike."""

    def __init__(self) -> None:
        self._ahead = LookAhead()
        self._position: DiningState | None = None
        self._found: list[float] = []

    def __call__(self, state: DiningState, actions: Sequence[Action]) -> list[float]:
        """Return the values of the actions in VP, about."""
        position = without_chance(state)
        if position != self._position:
            self._position, self._found = position, self._ahead.values(position, actions)
        return self._found


def without_chance(state: DiningState) -> DiningState:
    """Return a position with sorted decks and no chance: the same for all worlds that look alike."""
    known = state.clone()
    known.told = None
    known.tourist_deck = tuple(sorted(state.tourist_deck))
    known.gift_deck = tuple(sorted(state.gift_deck))
    known.chance = 0
    return known
