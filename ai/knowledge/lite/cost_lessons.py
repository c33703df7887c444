"""Games from which the cost of a hunt is learnt: Dracula acts by its value alone, against rule players."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from ai.agent import Agent, Decision, Stop, decision_seed
from ai.agents import make_agent
from ai.knowledge.lite.outlast import NAMES, Outlook, features
from ai.knowledge.lite.pack import Prospect
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import advance, is_over, play, player_to_move
from furyqt.rules.core.ruleset import Observation as CoreObservation
from furyqt.rules.lite import RULES
from furyqt.rules.lite.determinize import determinize
from furyqt.rules.lite.observation import Observation, as_hunters_know, observe
from furyqt.rules.lite.setup import setup

__all__ = ["AGAINST", "NAMES", "START", "WEIGHTS", "lessons"]
WEIGHTS = "outlast_weights.txt"
"""The file that training writes, beside this module."""
START = {
    **{
        "meets": -15.0,
        "near1": -4.0,
        "far": 12.0,
        "far_known": 8.0,
        "known": -8.0,
        "blood": 8.0,
        "dying": -8.0,
    },
    **{"vampire_age": 9.0, "ways": 6.0, "home_free": 6.0, "castle_free": 12.0},
}
"""What Dracula goes by in the first games."""
AGAINST = (
    *("greedy", "rival:chaser", "greedy", "rival:tracker"),
    *("greedy", "rival:sweeper", "rival:ambusher", "rival:spread"),
)
"""The hunters of the games in turn."""
NEAR_EQUAL = 0.5
"""Points that a move's value is blurred by."""
ENDED = -1e3

Step = tuple[list[float], int]
"""The features after one of Dracula's moves, and the score then."""


class Outlaster:
    """Dracula goes where the hunt will cost most, as far as it can be seen without looking ahead."""

    def __init__(self, weights: list[float]) -> None:
        self._weights = weights
        self._memory = BeliefMemory()
        self.steps: list[Step] = []

    def decide(self, observation: CoreObservation, seed: int, stop: Stop | None = None) -> Decision:
        """The move with the best value, blurred a little."""
        del stop
        assert isinstance(observation, Observation)
        rng = random.Random(seed)
        state = determinize(observation, None, seed)
        state.told = None
        belief = self._memory.update(as_hunters_know(observation))
        prospect, outlook = Prospect(self._memory, belief, len(state.moves)), Outlook(state)
        best, index, step = -math.inf, 0, None
        for number, action in enumerate(observation.actions):
            after = state.clone()
            advance(after, action)
            seen = features(after, prospect.after(after), outlook) if after.agenda else None
            worth = sum(w * x for w, x in zip(self._weights, seen, strict=True)) if seen else ENDED
            worth += rng.gauss(0.0, NEAR_EQUAL)
            if worth > best:
                best, index, step = worth, number, seen and (seen, after.score)
        if step:
            self.steps.append(step)
        return Decision(index=index)


def lessons(seed: int, weights: list[float]) -> tuple[list[list[float]], list[float]]:
    """The features after each of Dracula's moves in one game, and what each round cost the hunters."""
    dracula = Outlaster(weights)
    agents: list[Agent] = [make_agent(RULES, AGAINST[seed % len(AGAINST)]), dracula]
    ply = 0
    state = setup({}, seed)
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        observation = observe(state, player)
        decision = agents[player].decide(observation, decision_seed(seed, ply))
        state, ply = play(state, observation.actions[decision.index]), ply + 1
    scores = [score for _, score in dracula.steps] + [max(0, state.score)]
    costs = [float(before - after) for before, after in pairwise(scores)]
    return [seen for seen, _ in dracula.steps], costs
