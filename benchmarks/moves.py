"""Measure how long a move takes at each level, and after "move now": `python -m benchmarks.moves fury3`.

The decisions come from a greedy game, evenly over the game, for both sides. Combats have their own row,
because they are solved without trees.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

from ai.agent import decision_seed
from ai.agents import make_agent
from ai.levels import LEVELS
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.ruleset import Observation, Ruleset, ruleset

SOON = 0.3
"""Seconds before "move now" is sent."""
SPEC = "search:master"
"""The level for "move now"."""


def questions(rules: Ruleset, options: dict[str, str], seed: int) -> Iterator[Observation]:
    """Collect the observations of one game at decisions with a choice."""
    agents = [make_agent(rules, "greedy") for _ in rules.table(rules.checked_options(options)).players]
    state, ply = rules.setup(rules.checked_options(options), seed), 0
    while not is_over(state):
        player = player_to_move(state)
        assert player is not None
        seen = rules.observe(state, player)
        if len(seen.actions) > 1:
            yield seen
        state = play(state, seen.actions[agents[player].decide(seen, decision_seed(seed, ply)).index])
        ply += 1


def thinking(rules: Ruleset, spec: str, asked: list[Observation], limit: float) -> list[tuple[float, float]]:
    """Measure wall-clock and processor seconds of each decision; "move now" is sent at the limit."""
    agents, times = {player: make_agent(rules, spec) for player in {seen.player for seen in asked}}, []
    for ply, seen in enumerate(asked):
        start, used = time.perf_counter(), time.process_time()
        end = start + limit if limit else float("inf")
        agents[seen.player].decide(seen, decision_seed(1, ply), lambda end=end: time.perf_counter() > end)
        times.append((time.perf_counter() - start, time.process_time() - used))
    return times


def row(name: str, times: list[tuple[float, float]]) -> str:
    """Return the median and maximum of both clocks."""
    cells = [f"{statistics.median(column):8.2f}{max(column):8.2f}" for column in zip(*times, strict=True)]
    return f"{name:<26}{len(times):>4}{''.join(cells)}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--decisions", type=int, default=16, help="of each side and kind")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = ruleset(args.game)
    kinds: dict[str, list[Observation]] = {}
    options = rules.checked_options(dict(pair.split("=", 1) for pair in args.options))
    table = rules.table(options)
    for seen in questions(rules, options, args.seed):
        kind = table.players[seen.player].name + (", combat" if getattr(seen, "fight", None) else "")
        kinds.setdefault(kind, []).append(seen)
    print(f"{'seconds':<30}{'clock: median, worst':>20}{'processor':>16}")
    for kind, every in sorted(kinds.items()):
        asked = every[:: max(1, len(every) // args.decisions)][: args.decisions]
        for level in args.levels:
            print(row(f"{kind}, {level}", thinking(rules, f"search:{level}", asked, 0.0)), flush=True)
        print(row(f"{kind}, move now", thinking(rules, SPEC, asked, SOON)), flush=True)


if __name__ == "__main__":
    main()
