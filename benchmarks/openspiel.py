"""Compare the speed of our search with OpenSpiel's ISMCTS bot: `python -m benchmarks.openspiel`.

This needs the extra `openspiel`. Both search the simplified game in the same positions, with equally many
iterations, from worlds drawn evenly, and with random playouts to the end of the game. OpenSpiel's C++ bot
cannot be compared: it does not sample worlds of games written in Python.
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ai.adapters.openspiel import PREFIX
from ai.knowledge import RulesOnly
from ai.levels import Level
from ai.mcts.search import SearchAgent
from furyqt.rules.core.ruleset import ruleset

GAME = "lite"
APART = 24
"""Actions between two positions."""


def positions(number: int) -> list[pyspiel.State]:
    """Collect positions of random games with a choice, alternating between the players."""
    rng, found, seed = random.Random(1), [], 0
    while len(found) < number:
        seed += 1
        state = pyspiel.load_game(PREFIX + GAME).new_initial_state()
        state.apply_action(seed)
        ply = 0
        while not state.is_terminal() and len(found) < number:
            wanted = ply >= APART and state.current_player() == len(found) % 2
            if wanted and len(state.legal_actions()) > 1:
                found.append(state.clone())
                ply = 0
            state.apply_action(rng.choice(state.legal_actions()))
            ply += 1
    return found


def ours(state: pyspiel.State, iterations: int) -> None:
    """Create our search without knowledge of the game except its rules."""
    rules = ruleset(GAME)
    search = SearchAgent(rules, Level(iterations), exploration=1.0, noise=0.0)
    search.knowledge = RulesOnly(rules)
    search.decide(rules.observe(state.position.truth, state.current_player()), 1)


def theirs(state: pyspiel.State, iterations: int) -> None:
    """OpenSpiel's bot."""
    draws = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, draws), 1.0, iterations, random_state=draws)
    bot.step(state)


BOTS: dict[str, Callable[[pyspiel.State, int], None]] = {
    "furyqt": ours,
    "OpenSpiel": theirs,
}


def main() -> None:
    """Print the iterations per second of processor time, alternating the bots in each position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    seconds = dict.fromkeys(BOTS, 0.0)
    for state in positions(args.positions):
        for name, think in BOTS.items():
            start = time.process_time()
            think(state, args.iterations)
            seconds[name] += time.process_time() - start
    rates = {name: args.iterations * args.positions / used for name, used in seconds.items()}
    if args.json:
        print(json.dumps(rates))
        return
    for name, rate in rates.items():
        print(f"{name:<12}{rate:>8,.0f} iterations/s{rates['furyqt'] / rate:>8.1f}")


if __name__ == "__main__":
    main()
