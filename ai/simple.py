"""Reference agents: one that plays at random, and one that follows the game's knowledge without a tree."""

from __future__ import annotations

import random

from ai.agent import AgentDecision, Stop, by_chance
from ai.knowledge import AnyKnowledge, knowledge
from furyqt.rules.core.ruleset import AnyRuleset, Observation


class RandomAgent:
    """Any legal action."""

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Draw an action uniformly."""
        del stop
        return by_chance(len(observation.actions), seed)


class GreedyAgent:
    """Assumes the likeliest hidden row; acts by policy, or as far as the game's knowledge looks ahead."""

    def __init__(self, rules: AnyRuleset) -> None:
        self._rules = rules
        self.knowledge: AnyKnowledge = knowledge(rules)

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Return the action in the likeliest world."""
        del stop
        rng = random.Random(seed)
        belief = self.knowledge.belief(observation)
        state = self._rules.determinize(observation, belief.likeliest(), rng.getrandbits(63))
        state.told = None
        guide = self.knowledge.guide(state, observation.player, belief, rng, 0.0)
        return AgentDecision(index=observation.actions.index(guide.decided(state, observation.actions)))
