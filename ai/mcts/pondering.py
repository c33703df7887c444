"""Thinking on the opponents' time: searches of the positions that are likeliest to come next.

A position is as likely as the policies of simulated games lead to it. The games begin in worlds of the
player's own belief, so nothing is expected that the player could not expect.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ai.agent import Stop
from ai.knowledge import AnyKnowledge
from ai.mcts.search import SearchAgent
from furyqt.rules.core.agenda import Action, State, advance, legal_actions, player_to_move
from furyqt.rules.core.ruleset import AnyRuleset, Observation

CHUNK = 8
"""The iterations of one search before it is the turn of another."""
MOST = 20_000
"""The iterations while waiting for one position, however long the opponents think."""


class Expected(NamedTuple):
    """A position that may come, the seed of the decision in it, and how often the policies led to it."""

    observation: Observation
    seed: int
    weight: int


def outcomes(
    rules: AnyRuleset,
    knowledge: AnyKnowledge,
    observation: Observation,
    action: Action,
    seed: int,
    number: int,
) -> Iterator[State]:
    """Play this action in a number of worlds; yield the positions of the player's next decision.

    Games that end before it are left out.
    """
    rng, belief, player = random.Random(seed), knowledge.belief(observation), observation.player
    for _ in range(number):
        state = rules.determinize(observation, belief.sample(rng), rng.getrandbits(63))
        guide = knowledge.guide(state, player, belief, rng, 0.0)
        advance(state, action)
        while state.agenda and player_to_move(state) != player:
            advance(state, guide.choose(state, legal_actions(state)))
        if state.agenda:
            yield state


class Pondering:
    """The searches of the expected positions, each by an agent of its own that remembers the game."""

    def __init__(self, agents: Sequence[SearchAgent]) -> None:
        """The first agent also decides in positions that nobody expected."""
        self._agents = agents
        self._expected: list[Expected] = []
        self.done: list[int] = []
        """The iterations of each search."""

    def agent(self, observation: Observation, seed: int) -> SearchAgent:
        """Return the agent to ask for this decision."""
        begun = (agent for agent in self._agents if agent.has_begun(observation, seed))
        return next(begun, self._agents[0])

    def expect(self, positions: Sequence[Expected]) -> None:
        """Search these positions from now on: the likeliest that have a choice, one for each agent."""
        open_ones = [position for position in positions if len(position.observation.actions) > 1]
        open_ones.sort(key=lambda position: -position.weight)
        self._expected = open_ones[: len(self._agents)]
        self.done = [0 for _ in self._expected]

    def think(self, is_wanted: Stop, most: int = MOST) -> None:
        """Grow the searches, in proportion to how likely they are, until an answer is wanted."""
        while self._expected and sum(self.done) < most and not is_wanted():
            at = min(range(len(self.done)), key=self._progress)
            agent, position = self._agents[at], self._expected[at]
            if not self.done[at]:
                agent.begin(position.observation, position.seed)
            agent.grow_ahead(CHUNK, is_wanted)
            self.done[at] += CHUNK

    def _progress(self, at: int) -> float:
        """Return the iterations of a search after its next turn, in proportion to its weight."""
        return (self.done[at] + CHUNK) / self._expected[at].weight
