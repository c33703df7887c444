"""Measure chance in playouts: the difference between actions, compared with the noise.

python -m lab.play_out_noise GAME STEP --horizons 10 20 30 [--options NAME=VALUE]

For decisions of one kind in greedy games, six of the actions are each followed by playouts in the same worlds
with the same dice. The output has means over the decisions: the standard deviation of a playout in points,
the correlation of two actions in the same world, the standard deviation of the true action values, and that
value divided by the remaining noise, with separate worlds for each action and with the same worlds for all.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
from numpy.typing import NDArray

from ai.agents import make_agent
from ai.knowledge import knowledge
from ai.mcts.root_statistics import SearchConfig
from ai.mcts.search import EXPLORATION, NOISE
from ai.mcts.tree import SearchContext, Tree
from furyqt.rules.core.agenda import Action, advance, is_over, play, player_to_move
from furyqt.rules.core.ruleset import AnyRuleset, Observation, ruleset

LEAST = 4
"""Decisions with fewer actions are skipped."""
ACTIONS = 6


def decisions(rules: AnyRuleset, options: dict[str, str], kind: str, games: int) -> list[Observation]:
    """Yield the observations at decisions of this kind in greedy games."""
    agent, found = make_agent(rules, "greedy"), []
    for seed in range(games):
        state, ply = rules.setup(options, seed), 0
        while not is_over(state):
            player = player_to_move(state)
            assert player is not None
            seen = rules.observe(state, player)
            if len(seen.actions) >= LEAST and type(state.agenda[-1]).__name__ == kind:
                found.append(seen)
            state, ply = play(state, seen.actions[agent.decide(seen, ply).index]), ply + 1
    return found


class _Trial(Tree):
    """A tree that is used only for its worlds and playouts."""

    def points(self, action: Action, number: int) -> float:
        """Return the points of an action in the world of this number."""
        state, guide = self._world(number)
        advance(state, action)
        self._play_out(state, guide)
        return self.weigh(state, guide)


def measured(rules: AnyRuleset, seen: Observation, horizon: int, worlds: int) -> tuple[float, float, float]:
    """Return the deviation of a playout, the correlation of two actions, and the deviation of the means."""
    known = knowledge(rules)
    known.horizon = horizon
    tree = _Trial(SearchContext(rules, known, seen, known.belief(seen), SearchConfig(EXPLORATION, NOISE)), 1)
    actions = Random(2).sample(seen.actions, min(ACTIONS, len(seen.actions)))
    rows = [[tree.points(action, number) for action in actions] for number in range(worlds)]
    found: NDArray[np.float64] = np.array(rows)
    spread = float(found.var(axis=0, ddof=1).mean())
    if not spread:
        return 0.0, 0.0, 0.0
    shared = float(np.cov(found.T)[~np.eye(len(actions), dtype=bool)].mean())
    signal = float(found.mean(axis=0).var(ddof=1)) - (spread - shared) / worlds
    return spread**0.5, shared / spread, max(0.0, signal) ** 0.5


def main() -> None:
    """Print one line per horizon."""
    parser = argparse.ArgumentParser(prog="python -m lab.play_out_noise", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("decision", help="the name of a step")
    parser.add_argument("--horizons", type=int, nargs="+", required=True)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=60)
    args = parser.parse_args()
    rules = ruleset(args.game)
    options = rules.checked_options(dict(pair.split("=", 1) for pair in args.options))
    seen = decisions(rules, options, args.decision, args.games)
    seen = Random(1).sample(seen, min(args.decisions, len(seen)))
    for horizon in args.horizons:
        rows = np.array([measured(rules, one, horizon, args.worlds) for one in seen])
        noise, alike, signal = rows[rows[:, 0] > 0].T
        own, same = (signal / noise).mean(), (signal / (noise * np.sqrt(1 - alike))).mean()
        print(
            f"horizon {horizon}: deviation {noise.mean():.2f}, alike {alike.mean():.2f}, between actions"
            f" {signal.mean():.2f}; ratio {own:.3f}, in the same worlds {same:.3f}"
        )


if __name__ == "__main__":
    main()
