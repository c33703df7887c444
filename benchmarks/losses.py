"""Measure what agents lose per decision, as a longer search sees it: `python -m benchmarks.losses dining`.

All agents decide in the same positions of greedy games, so that small differences between levels show long
before they do in whole games. The worst decisions of each agent are listed on request.
"""

import argparse
import random
import statistics
from typing import NamedTuple

from ai.agent import AgentDecision, decision_seed
from ai.agents import make_agent
from ai.levels import LEVELS
from ai.mcts.mistakes import DOUBT
from benchmarks.moves import questions
from furyqt.rules.core.ruleset import Observation, Ruleset, ruleset

AGENTS = ["random", "greedy", *(f"search:{level}" for level in LEVELS)]
DECISIONS = 2
"""The decisions of each agent in each position, from different seeds."""


class Loss(NamedTuple):
    """A decision: what it costs, the position's number, the step, and the actions of agent and judge."""

    value: float
    position: int
    step: str
    action: str
    best: str


def judged(found: AgentDecision, action: str) -> tuple[float, str]:
    """Return what an action costs by the judge's values, and the judge's action."""
    worst = min(choice.value for choice in found.choices)
    doubted = {
        choice.action: (choice.value * choice.visits + DOUBT * worst) / (choice.visits + DOUBT)
        for choice in found.choices
    }
    best = max(found.choices, key=lambda choice: (choice.visits, choice.value)).action
    return max(0.0, doubted[best] - doubted.get(action, worst)), best


def positions(rules: Ruleset, options: dict[str, str], count: int, seed: int) -> list[Observation]:
    """Return decisions that are worth the whole budget, from two games."""
    known = make_agent(rules, "greedy").knowledge  # type: ignore[attr-defined]
    found = [
        seen
        for game in (seed, seed + 1)
        for seen in questions(rules, options, game)
        if known.effort(seen) == 1
    ]
    return random.Random(seed).sample(found, min(count, len(found)))


def main() -> None:
    """Print the mean loss of each agent with its 95% interval, and the worst decisions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--agents", nargs="*", default=AGENTS)
    parser.add_argument("--judge", type=int, default=400, help="the iterations of the longer search")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--worst", type=int, default=0, help="list so many decisions of each agent")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules, options = ruleset(args.game), dict(pair.split("=", 1) for pair in args.options)
    judge = make_agent(rules, f"search:{args.judge}")
    agents = {name: make_agent(rules, name) for name in args.agents}
    losses: dict[str, list[Loss]] = {name: [] for name in agents}
    for number, seen in enumerate(positions(rules, options, args.positions, args.seed)):
        found = judge.decide(seen, decision_seed(args.seed, number))
        for name, agent in agents.items():
            for draw in range(DECISIONS):
                action = seen.actions[agent.decide(seen, decision_seed(draw + 1, number)).index].text
                value, best = judged(found, action)
                losses[name].append(Loss(value, number, type(seen.agenda[-1]).__name__, action, best))
    for name, every in losses.items():
        values = [loss.value for loss in every]
        margin = 1.96 * statistics.pstdev(values) / len(values) ** 0.5
        print(f"{name:<20}{statistics.mean(values):8.4f} ± {margin:.4f}  greatest {max(values):.2f}")
        for loss in sorted(every, reverse=True)[: args.worst]:
            print(f"    {loss.value:.3f}  {loss.step} {loss.position}: {loss.action}, not {loss.best}")


if __name__ == "__main__":
    main()
