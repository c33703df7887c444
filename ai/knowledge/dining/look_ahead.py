"""One-turn look-ahead: what a player can do until the end of the turn, valued where the next turn begins.

All actions that the policy finds nearly as good as its best one are examined, then the best few of them at
each further decision of the turn. The decks are sorted first, so nothing that only chance will show is used.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ai.knowledge.dining.policy import DiningGuide, Outlook, outlook
from ai.knowledge.dining.resource_values import USUAL, Habits
from ai.knowledge.dining.value import points
from furyqt.rules.core.agenda import Action, advance, legal_actions, player_to_move
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice, DinnerChoice
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn

WIDTHS: dict[type[Any], int] = {TouristSteps: 3, TouristMove: 3, FetchedTourist: 3, AbilityCard: 2}
"""The number of the policy's best actions that are examined at further decisions; others are left to it."""
DINNER = (DinnerChoice, BribeChoice, Conversion)
"""The decisions of a Dinner; after one of them the look-ahead goes on to the next turn of a Hero."""
CLEAR = 0.9
"""An action whose score is lower than the policy's best by more than this is not examined.

The value of unusual positions is often too high, and a look at every action finds just these.
"""
UNSEEN = 5.0
"""The points by which such an action is valued below the worst one that was examined."""


class LookAhead:
    """Values the actions of one player's decision by the best that the turn can become."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self._guide = DiningGuide(random.Random(0), 0.0, habits)
        self.lines: dict[Outlook, Action] = {}
        """The best way on at each later decision of the turn that was examined."""

    def values(self, state: DiningState, actions: Sequence[Action]) -> list[float]:
        """Return the value of each action to the player to move, in points."""
        start = without_chance(state)
        player = player_to_move(state)
        assert player is not None
        self.lines = {}
        close = self._close(start, actions, len(actions))
        found = {action: self._after(start, action, player) for action in close}
        unseen = min(found.values()) - UNSEEN
        return [found.get(action, unseen) for action in actions]

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
        dines = isinstance(before.agenda[-1], DINNER)
        while state.agenda:
            step = state.agenda[-1]
            if state.turn > turn and (isinstance(step, HeroTurn) or not dines):
                break
            actions = legal_actions(state)
            width = WIDTHS.get(type(step), 1) if state.turn == turn else 1
            if len(actions) > 1 and width > 1:
                return self._best_of(state, self._close(state, actions, width), player)
            advance(state, self._guide.choose(state, actions))
        return points(state, player)

    def _best_of(self, state: DiningState, actions: Sequence[Action], player: int) -> float:
        """Return the best value after some actions, and remember the best of them."""
        values = [self._after(state, action, player) for action in actions]
        best = max(values)
        self.lines[outlook(state)] = actions[values.index(best)]
        return best

    def _close(self, state: DiningState, actions: Sequence[Action], most: int) -> list[Action]:
        """Return the best actions in the policy's opinion, those that are not clearly worse."""
        scores = self._guide.scores(state, actions)
        ranked = sorted(range(len(actions)), key=lambda index: -scores[index])[:most]
        return [actions[index] for index in ranked if scores[index] >= scores[ranked[0]] - CLEAR]


class RootPlan:
    """The look-ahead at the root of a search: calculated once, because all its worlds look alike."""

    def __init__(self) -> None:
        self._ahead = LookAhead()
        self._position: DiningState | None = None
        self._found: dict[Action, float] = {}
        self.chosen: dict[Outlook, Action] = {}
        """The policy's choices in the simulated games of one decision.

        They depend on the decks of the world in which they were made first, so an agent that kept them for
        later decisions would not repeat those of a new agent.
        """

    def values(self, state: DiningState, actions: Sequence[Action]) -> list[float]:
        """Return the values in points, from memory unless the position has changed apart from its decks."""
        known = without_chance(state)
        if known != self._position or not all(action in self._found for action in actions):
            self._position = known
            self._found = dict(zip(actions, self._ahead.values(known, actions), strict=True))
            self.chosen.clear()
        return [self._found[action] for action in actions]

    def line(self, state: DiningState) -> Action | None:
        """Return the best way on at a later decision of the same turn, if it was examined."""
        return self._ahead.lines.get(outlook(state))


def without_chance(state: DiningState) -> DiningState:
    """Return a position with sorted decks and no chance: the same for all worlds that look alike."""
    known = state.clone()
    known.told = None
    known.tourist_deck = tuple(sorted(state.tourist_deck))
    known.gift_deck = tuple(sorted(state.gift_deck))
    known.chance = 0
    return known
