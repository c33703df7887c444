"""Training games for the remaining cost: Dracula acts by its value alone, against rule bots."""

from __future__ import annotations

import math
import random

from ai.agent import Agent, AgentDecision, Stop, decision_seed
from ai.agents import make_agent
from ai.knowledge.lite.dracula_guide import Prospect
from ai.knowledge.lite.knowledge import rounds_unmet
from ai.knowledge.lite.remaining_cost import MOST_CALM, NAMES, HunterReach, expected_cost
from ai.knowledge.lite.trail_belief import BeliefMemory
from furyqt.rules.core.agenda import advance, is_over, play, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.lite.determinize import determinize
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know, observe
from furyqt.rules.lite.setup import setup
from lab.game_modules import KNOWLEDGE

__all__ = ["FIXED", "NAMES", "START", "WEIGHTS", "trial"]
WEIGHTS = KNOWLEDGE / "lite" / "remaining_cost_weights.txt"
"""The file that training writes."""
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
"""Dracula's weights in the first games."""
FIXED = ("one", "lives", "weak")
"""Features that are the same after all of his moves, so that games do not determine their weights."""
AGAINST = ("greedy", "greedy", "bot:spread", "greedy", "bot:sweeper")
"""The hunters of the games in turn; they are those who find him."""
NEAR_EQUAL = 0.5
"""The standard deviation of the noise on a move's value, in points."""
ENDED = -1e3


class CostMaximizer:
    """Dracula moves to the place with the highest remaining cost, without a search."""

    def __init__(self, weights: tuple[float, ...]) -> None:
        self._weights = weights
        self._memory = BeliefMemory()

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Choose the move with the best value after adding noise."""
        del stop
        assert isinstance(observation, LiteObservation)
        rng = random.Random(seed)
        state = determinize(observation, None, seed)
        state.told = None
        belief = self._memory.update(as_hunters_know(observation))
        calm = min(MOST_CALM, rounds_unmet(observation))
        prospect, reach = Prospect(self._memory, belief, len(state.moves), calm), HunterReach(state)
        best, index = -math.inf, 0
        for number, action in enumerate(observation.actions):
            after = state.clone()
            advance(after, action)
            value = rng.gauss(0.0, NEAR_EQUAL)
            if after.agenda:
                cost = expected_cost(after, prospect.after(after), reach, calm, self._weights)
                value += cost - after.score
            else:
                value += ENDED
            if value > best:
                best, index = value, number
        return AgentDecision(index=index)


def trial(seed: int, weights: list[float]) -> float:
    """Return the hunters' loss at the end of a game against a Dracula with these weights."""
    agents: list[Agent] = [
        make_agent(ruleset("lite"), AGAINST[seed % len(AGAINST)]),
        CostMaximizer(tuple(weights)),
    ]
    state, ply = setup({}, seed), 0
    start = state.score
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        observation = observe(state, player)
        decision = agents[player].decide(observation, decision_seed(seed, ply))
        state, ply = play(state, observation.actions[decision.index]), ply + 1
    return float(start - max(0, state.score))
