"""A rule bot as an agent: the rules of thumb with one habit, in a world that fits its knowledge."""

from __future__ import annotations

import random

from ai.agent import AgentDecision, Stop
from ai.knowledge.fury2.policy import Fury2Guide
from ai.knowledge.fury2.policy.dracula_moves import USUAL_HABIT as USUAL_DRACULA
from ai.knowledge.fury2.policy.hunter_moves import USUAL_HABIT as USUAL_HUNTERS
from ai.knowledge.fury2.rule_bots.habits import DRACULAS, HUNTERS, NEWEST, NewestPlace
from ai.knowledge.protocols import AnyKnowledge
from furyqt.rules.fury2.determinize import determinize
from furyqt.rules.fury2.observation import Fury2Observation


class HabitBot:
    """Plays the second edition by one habit; by the usual one for the side that has no such habit."""

    def __init__(self, known: AnyKnowledge, name: str) -> None:
        self._knowledge = known
        self._name = name

    def decide(self, observation: Fury2Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Follow the habit; chance is drawn from the seed."""
        del stop
        rng = random.Random(seed)
        likeliest = self._knowledge.belief(observation).likeliest()
        state = determinize(observation, likeliest, rng.getrandbits(63))
        state.told = None
        guide = Fury2Guide(
            rng,
            0.0,
            NewestPlace() if self._name in NEWEST else None,
            hunters=HUNTERS.get(self._name, USUAL_HUNTERS),
            dracula=DRACULAS.get(self._name, USUAL_DRACULA),
        )
        return AgentDecision(index=observation.actions.index(guide.choose(state, observation.actions)))


RuleBot = HabitBot
