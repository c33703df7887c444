"""The policy's best few actions, compared by the values of the positions where the turn ends by policy."""

from __future__ import annotations

from collections.abc import Sequence

from ai.knowledge.dining.resource_values import Habits
from ai.knowledge.dining.rules_of_thumb import best_scored, scores_of
from ai.knowledge.dining.value import expected_scores
from furyqt.rules.core.agenda import Action, advance, legal_actions
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove
from furyqt.rules.dining.steps.turns import HeroTurn

EXAMINED = (HeroTurn, TouristMove, FetchedTourist)
"""The decisions at which actions are compared."""
FEW = 3
"""The number of actions that are valued."""
CLEAR = 1.2
"""An action whose score is lower than the best one by more than this is not valued."""


def best_at_turn_end(state: DiningState, actions: Sequence[Action], habits: Habits) -> Action:
    """Return the action with the best lead at the end of the turn; most are decided by their scores alone."""
    scores = scores_of(state, actions, habits)
    step = state.agenda[-1]
    if not isinstance(step, EXAMINED):
        return best_scored(scores, actions)
    ranked = sorted(range(len(actions)), key=lambda index: -scores[index])[:FEW]
    close = [index for index in ranked if scores[index] >= scores[ranked[0]] - CLEAR]
    if len(close) == 1:
        return actions[close[0]]
    leads = [_lead(state, actions[index], step.diner, habits) for index in close]
    return actions[close[leads.index(max(leads))]]


def _lead(before: DiningState, action: Action, player: int, habits: Habits) -> float:
    """Return the expected lead of a player over the best rival at the end of the turn."""
    state, turn = before.clone(), before.turn
    advance(state, action)
    while state.turn == turn and state.agenda:
        actions = legal_actions(state)
        advance(
            state,
            actions[0] if len(actions) == 1 else best_scored(scores_of(state, actions, habits), actions),
        )
    ends = expected_scores(state) if state.agenda else [float(points) for points in state.points]
    return ends[player] - max(end for other, end in enumerate(ends) if other != player)
