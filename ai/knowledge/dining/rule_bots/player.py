"""The habits of the rule bots, and a rule bot as an agent: the policy with habits of its own."""

from __future__ import annotations

import random

from ai.agent import AgentDecision, Stop
from ai.knowledge.dining.look_ahead import without_chance
from ai.knowledge.dining.policy import DiningGuide
from ai.knowledge.dining.resource_values import Habits
from ai.knowledge.protocols import AnyKnowledge
from furyqt.rules.dining.determinize import determinize
from furyqt.rules.dining.observation import DiningObservation

HABITS = {
    "builder": Habits(favor=1.1, gift=0.15, building=0.8, control=0.8),
    "giver": Habits(favor=0.4, gift=1.1, building=0.3, control=0.1),
    "loner": Habits(tourist=-1.0, rivals=-1.0),
    "hoarder": Habits(favor=0.3, gift=0.4, bribe=0.9, other=0.5, control=0.0),
}


class RuleBot:
    """Plays every decision by the policy, as its habits want it."""

    def __init__(self, known: AnyKnowledge, name: str) -> None:
        del known
        self._habits = HABITS[name]

    def decide(self, observation: DiningObservation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Follow the habits; the decks are not looked at."""
        del stop
        state = without_chance(determinize(observation, None, seed))
        guide = DiningGuide(random.Random(seed), 0.0, self._habits)
        return AgentDecision(index=observation.actions.index(guide.choose(state, observation.actions)))
