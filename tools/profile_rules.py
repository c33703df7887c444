"""Profile random games: `python -m tools.profile_rules fury3`."""

from __future__ import annotations

import cProfile
import pstats
import random
import sys

from furyqt.rules.core.agenda import advance, is_over, legal_actions
from furyqt.rules.core.ruleset import ruleset

GAMES = 60
ROWS = 20


def play_games(name: str, games: int) -> None:
    """Play whole random games in the way playouts do."""
    rules = ruleset(name)
    for seed in range(games):
        rng, state = random.Random(seed), rules.setup(rules.checked_options({}), seed)
        state.told = None
        while not is_over(state):
            actions = legal_actions(state)
            advance(state, actions[int(rng.random() * len(actions))])


def main() -> int:
    """Profile, and print the functions by their own time."""
    name = sys.argv[1] if len(sys.argv) > 1 else "fury3"
    play_games(name, 3)
    profile = cProfile.Profile()
    profile.runcall(play_games, name, GAMES)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(ROWS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
