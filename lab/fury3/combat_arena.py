"""Combats between agents: `python -m lab.fury3.combat_arena 200 search:400 tree:400`.

Each combat is played three times from the same position: with the second agent on both sides, and with the
first in its place as hunters and as Dracula. The difference is the gain of the first agent, in points.
`tree:N` is the search without mixtures, `policy` the rule of thumb of the playouts.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import mean
from typing import Any

from ai.agent import Agent, AgentDecision, Stop, decision_seed
from ai.agents import make_agent
from ai.arena import mean_interval
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.fury3.value import points
from ai.levels import parse_spec
from ai.mcts.search import SearchAgent
from furyqt.rules.core.agenda import play, player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, EngagedChoice, StrikeChoice
from furyqt.rules.fury3.tables import DRACULA
from lab.fury3.combats import combats

FIRST_SEED = 5000
"""The first seed of the games; the tables are fitted to others."""
STEP = 20
EVERY = 3
"""The interval between combats that are played, so that they come from different games."""


class TreeKnowledge(Fury3Knowledge):
    """The same knowledge without mixtures."""

    def mixture(self, *asked: object) -> None:
        """Return False: no decision uses a mixture."""


class PolicyAgent:
    """An agent that follows the rule of thumb in a random world that fits."""

    def __init__(self) -> None:
        self._knowledge = Fury3Knowledge()

    def decide(self, observation: Any, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Return the action of the playout policy."""
        rng = random.Random(seed)
        belief = self._knowledge.belief(observation)
        state = determinize(observation, belief.sample(rng), rng.getrandbits(63))
        guide = self._knowledge.guide(state, observation.player, belief, rng, 0.0)
        return AgentDecision(observation.actions.index(guide.choose(state, observation.actions)))


class Timed:
    """An agent that records the seconds of its decisions about combat cards."""

    def __init__(self, spec: str) -> None:
        kind, _, budget = spec.partition(":")
        self.spec = spec
        self.seconds: list[float] = []
        rules = ruleset("fury3")
        if kind == "tree":
            tree = SearchAgent(rules, parse_spec(f"search:{budget}").thinking(rules.name))
            tree.knowledge = TreeKnowledge()  # type: ignore[assignment]  # it gets this game only
            self._agent: Agent = tree
        else:
            self._agent = PolicyAgent() if spec == "policy" else make_agent(rules, spec)

    def decide(self, observation: Observation, seed: int, stop: Stop | None = None) -> AgentDecision:
        """Return the decision of the agent."""
        start = time.process_time()
        decision = self._agent.decide(observation, seed, stop)
        if isinstance(observation.agenda[-1], StrikeChoice | CounterChoice | EngagedChoice):
            self.seconds.append(time.process_time() - start)
        return decision


def fought(state: Fury3State, sides: Sequence[Timed], seed: int) -> float:
    """Play the combat and return the points for the hunters."""
    ply = 0
    while state.fight is not None and state.agenda:
        player = player_to_move(state)
        assert player is not None
        observation = observe(state, player)
        decision = sides[player == DRACULA].decide(observation, decision_seed(seed, ply))
        state, ply = play(state, observation.actions[decision.index]), ply + 1
    return points(state, DRACULA)


def gains(number: int, first: Timed, second: Timed) -> Iterator[tuple[float, float]]:
    """Return the gain of the first agent in place of the second, as hunters and as Dracula, per combat."""
    for seed, state in enumerate(islice(combats(FIRST_SEED, told=True), 0, number * EVERY, EVERY)):
        even = fought(state, (second, second), seed)
        as_hunters = fought(state, (first, second), seed) - even
        yield as_hunters, even - fought(state, (second, first), seed)


def main() -> int:
    """Play the combats, and print the current table after every twenty."""
    number, first, second = int(sys.argv[1]), Timed(sys.argv[2]), Timed(sys.argv[3])
    found: list[tuple[float, float]] = []
    for gain in gains(number, first, second):
        found.append(gain)
        if len(found) % STEP == 0 or len(found) == number:
            _print(found, first, second)
    return 0


def _print(found: Sequence[tuple[float, float]], first: Timed, second: Timed) -> None:
    for side, values in zip(("hunters", "Dracula"), zip(*found, strict=True), strict=True):
        middle, low, high = mean_interval(values)
        print(f"{len(found)} combats, {first.spec} for {second.spec} as {side}: ", end="")
        print(f"{middle:+.2f} points ({low:+.2f} to {high:+.2f})")
    for agent in (first, second):
        ranked = sorted(agent.seconds)
        most = ranked[len(ranked) * 95 // 100]
        print(f"{agent.spec}: {mean(ranked):.3f} s per decision, 95% below {most:.3f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
