"""A fast player of campaign chapters: the game's rules of thumb, with a chapter's goal in mind."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from ai.agent import AgentDecision, Stop
from ai.knowledge import Belief
from ai.knowledge.optional_modules import optional_module
from ai.simple import GreedyAgent
from furyqt.rules.core.ruleset import AnyRuleset, Observation

GOALS = "chapters.goals"
"""The part of a game's knowledge that chooses actions for goals."""


class GoalAgent:
    """Plays like the greedy agent, except where the game's knowledge has an action for one of the goals.

    `limits` are the counters that end the chapter, with the numbers at which they do.
    """

    def __init__(self, rules: AnyRuleset, goals: Collection[str], limits: Mapping[str, int]) -> None:
        self._greedy = GreedyAgent(rules)
        self.knowledge = self._greedy.knowledge
        self._goals, self._limits = goals, limits
        self._part: Any = optional_module(rules.name, GOALS)

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Return the action for a goal, or the greedy agent's."""
        decision = self._greedy.decide(observation, seed, stop)
        if self._part is None or len(observation.actions) < 2:
            return decision
        chosen = self._part.choose(
            observation,
            observation.actions[decision.index],
            self._goals,
            self._limits,
            self.knowledge.belief(observation),
        )
        return AgentDecision(index=observation.actions.index(chosen))


class Answer(NamedTuple):
    """The places that a player would name as the final answer, and the chance that one of them is right."""

    places: tuple[int, ...]
    chance: float


def answer(belief: Belief, most: int) -> Answer:
    """Return the likeliest places of the hidden figure, at most so many."""
    places = belief.places()
    order = sorted(places, key=lambda place: (-places[place], place))
    found = tuple(place for place in order[:most] if places[place] > 0)
    return Answer(found, sum(places[place] for place in found))
