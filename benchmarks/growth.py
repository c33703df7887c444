"""Measure the search speed by tree size and number of processes: `python -m benchmarks.growth fury3`.

One position of each side in the middle of a greedy game. The speed of one process is measured in processor
time, that of several on the wall clock, where other work on the machine counts too.
"""

import argparse
from collections.abc import Callable
from time import perf_counter, process_time

from ai.levels import Level
from ai.mcts.helper_pool import HelperPool
from ai.mcts.search import SearchAgent
from benchmarks.moves import questions
from furyqt.rules.core.ruleset import Observation, Ruleset, ruleset

BUDGETS = (100, 400, 1600)
"""Numbers of iterations, to compare small and large trees."""
SHARED = 1200
"""Iterations that several processes share, one tree each."""


def rate(search: SearchAgent, seen: Observation, clock: Callable[[], float]) -> float:
    """Return the iterations/s of the second decision about a position; the first one warms up."""
    search.decide(seen, 1)
    start = clock()
    return search.decide(seen, 2).iterations / (clock() - start)


def middle(rules: Ruleset, options: dict[str, str]) -> list[Observation]:
    """A decision of each side in the middle of a game, not a combat."""
    asked = [seen for seen in questions(rules, options, 1) if not getattr(seen, "fight", None)]
    sides = [
        [seen for seen in asked if seen.player == player]
        for player in sorted({seen.player for seen in asked})
    ]
    return [side[len(side) // 2] for side in sides]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2])
    args = parser.parse_args()
    rules = ruleset(args.game)
    options = rules.checked_options(dict(pair.split("=", 1) for pair in args.options))
    table = rules.table(options)
    for seen in middle(rules, options):
        side = table.players[seen.player].name
        for budget in BUDGETS:
            speed = rate(SearchAgent(rules, Level(budget)), seen, process_time)
            print(f"{side}, {budget} iterations: {speed:,.0f} /s", flush=True)
        for number in args.processes:
            pool = HelperPool(number - 1)
            search = SearchAgent(rules, Level(SHARED, trees=max(args.processes)), pool=pool)
            print(
                f"{side}, {number} processes: {rate(search, seen, perf_counter):,.0f} iterations/s",
                flush=True,
            )
            pool.close()


if __name__ == "__main__":
    main()
