"""The policies of all players in a simulated game: the action with the best score, or one drawn by scores."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple, Protocol

from ai.knowledge.defaults import Plain
from ai.knowledge.dining.dinner_play import dine
from ai.knowledge.dining.resource_values import USUAL, Habits
from ai.knowledge.dining.rules_of_thumb import Scores, best_scored, scores_of
from ai.knowledge.dining.value import expected_scores
from furyqt.rules.core.agenda import Action, advance, legal_actions
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BribeChoice
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove
from furyqt.rules.dining.steps.turns import HeroTurn

# ------------------------------------------------------------------------------------------ the end of a turn

EXAMINED = (HeroTurn, TouristMove, FetchedTourist)
"""The decisions at which actions are compared."""
FEW = 3
"""The number of actions that are valued."""
CLEAR = 1.2
"""An action whose score is lower than the best one by more than this is not valued."""


Outlook = tuple[Any, ...]
"""All of a position on which the policy's choice depends."""


def outlook(state: DiningState) -> Outlook:
    """Return all that the policy looks at; the supply follows from the rest."""
    return (
        state.agenda, state.round, state.turn, state.clock, state.heroes, state.tourists, state.row_up,
        state.resources, state.gifts, state.favor, state.stands, state.bites, state.kept, state.track,
        state.bus, state.bus_tourists, state.cubes,
    )  # fmt: skip


class TurnEnd(NamedTuple):
    """The findings of a look at the end of a turn."""

    lead: float
    """The expected lead of the player over the best rival there."""
    next: Outlook
    """The first further decision of the turn at which actions are compared; empty if there is none."""
    scores: Scores
    """The scores of the actions there, the best of which leads to the same end."""


NOTHING_SEEN = TurnEnd(0.0, (), [])
"""The end of a turn that was not looked at."""


def best_at_turn_end(
    state: DiningState, actions: Sequence[Action], habits: Habits, seen: TurnEnd = NOTHING_SEEN
) -> tuple[Action, TurnEnd]:
    """Return the action with the best lead at the end of the turn, and what the look at it found.

    Most are decided by their scores alone. `seen` is what a look at an earlier action of the turn found.
    """
    step = state.agenda[-1]
    if not isinstance(step, EXAMINED):
        return best_scored(scores_of(state, actions, habits), actions), seen
    is_seen = seen.next == outlook(state)
    scores = seen.scores if is_seen else scores_of(state, actions, habits)
    ranked = sorted(range(len(actions)), key=lambda index: -scores[index])[:FEW]
    close = [index for index in ranked if scores[index] >= scores[ranked[0]] - CLEAR]
    if len(close) == 1:
        return actions[close[0]], NOTHING_SEEN
    ends = [
        _turn_end(state, actions[index], step.diner, habits) for index in (close[1:] if is_seen else close)
    ]
    if is_seen:
        ends.insert(0, seen._replace(next=()))
    best = max(range(len(close)), key=lambda index: ends[index].lead)
    return actions[close[best]], ends[best]


def _turn_end(before: DiningState, action: Action, player: int, habits: Habits) -> TurnEnd:
    """Play the turn to its end after an action by scores alone."""
    state, turn = before.clone(), before.turn
    advance(state, action)
    examined: Outlook = ()
    scores_there: Scores = []
    while state.turn == turn and state.agenda:
        actions = legal_actions(state)
        if len(actions) == 1:
            advance(state, actions[0])
            continue
        scores = scores_of(state, actions, habits)
        if not examined and isinstance(state.agenda[-1], EXAMINED):
            examined, scores_there = outlook(state), scores
        advance(state, best_scored(scores, actions))
    ends = expected_scores(state) if state.agenda else [float(points) for points in state.points]
    lead = ends[player] - max(end for other, end in enumerate(ends) if other != player)
    return TurnEnd(lead, examined, scores_there)


# -------------------------------------------------------------------------------------------------- the guide

TURNS = {2: 3}
"""The turns after which a simulated game ends at the latest, by the number of players."""
NO_END = 1_000
SHARPNESS = 1.2
"""The power of e by which one point more makes a proposal at the root likelier."""


class TurnPlan(Protocol):
    """The plan for the turn in which a simulated game begins."""

    def values(self, state: DiningState, actions: Sequence[Action]) -> Scores:
        """Return the value in points of each legal action at the root, in the same order."""
        ...

    def line(self, state: DiningState) -> Action | None:
        """Return the best way on at a later decision of the turn, if it is known."""
        ...


class DiningGuide(Plain[DiningState, Action]):
    """The policies for one simulated game; with a root it ends where the next Day begins, or between two
    players after a few turns.
    """

    def __init__(
        self,
        rng: random.Random,
        noise: float,
        habits: Habits = USUAL,
        *,
        plan: TurnPlan | None = None,
        root: DiningState | None = None,
        chosen: dict[Outlook, Action] | None = None,
        checks_turn_end: bool = False,
    ) -> None:
        """`plan` is the plan for the turn in which the simulated game begins at `root`.

        `chosen` are the choices of the same habits in other simulated games, by all that they depend on; with
        `checks_turn_end` they are made by a look at the end of the turn.
        """
        self._random = rng.random
        self._noise = noise
        self._habits = habits
        self._round = root.round if root is not None else 0
        self._end = root.turn + TURNS.get(root.players, NO_END) if root is not None else 0
        self._plan = plan
        self._checks_turn_end = checks_turn_end
        self._chosen = {} if chosen is None else chosen
        self._agenda = root.agenda if root is not None else None
        self._turn = root.turn if root is not None else -1
        self._seen = NOTHING_SEEN

    def choose(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Return the planned action, or that with the highest score, or sometimes a random one."""
        if len(actions) == 1:
            return actions[0]
        if self._noise and self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        if self._plan is not None and state.turn == self._turn:
            planned = self._plan.line(state)
            if planned is not None:
                return planned
        known = outlook(state)
        found = self._chosen.get(known)
        if found is None:
            found = self._chosen[known] = self._chosen_now(state, actions)
        return found

    def proposed(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Return the policy's action; at the beginning draw one, those with higher values more often."""
        if self._plan is None or state.agenda is not self._agenda or len(actions) == 1:
            return self.choose(state, actions)
        values = self._plan.values(state, actions)
        best = max(values)
        weights = [exp(SHARPNESS * (value - best)) for value in values]
        left = self._random() * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return best_scored(values, actions)

    def decided(self, state: DiningState, actions: Sequence[Action]) -> Action:
        """Return the best action at the beginning of the simulated game."""
        if self._plan is None or state.agenda is not self._agenda or len(actions) == 1:
            return self.choose(state, actions)
        return best_scored(self._plan.values(state, actions), actions)

    def settled(self, state: DiningState) -> bool:
        """Return whether a turn begins, after enough turns or on another Day: a Dinner that was played says
        more than any estimate of it.
        """
        is_late = state.turn >= self._end or state.round > self._round
        return is_late and isinstance(state.agenda[-1], HeroTurn)

    def play_out(self, state: DiningState, horizon: int) -> None:
        """Choose one action after another, but play the Dinners in one go."""
        if self._noise:
            super().play_out(state, horizon)
            return
        for _ in range(horizon):
            if not state.agenda:
                return
            step = state.agenda[-1]
            kind = type(step)
            if kind is HeroTurn and (state.turn >= self._end or state.round > self._round):
                return
            if kind is BribeChoice or kind is Conversion:
                dine(state, self._habits)
                continue
            actions = legal_actions(state)
            advance(state, actions[0] if len(actions) == 1 else self.choose(state, actions))

    def scores(self, state: DiningState, actions: Sequence[Action]) -> Scores:
        """Return a score in VP for each action of the pending decision."""
        return scores_of(state, actions, self._habits)

    def _chosen_now(self, state: DiningState, actions: Sequence[Action]) -> Action:
        if self._checks_turn_end:
            found, self._seen = best_at_turn_end(state, actions, self._habits, self._seen)
            return found
        return best_scored(self.scores(state, actions), actions)
