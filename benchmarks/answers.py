"""Measure how late `furyqt lite-bot` answers: `python -m benchmarks.answers --answers 1000`.

Half of the answers are asked in the order of the games, so the program follows them; the other half in a
random order, so each belief is calculated from nothing. The first answer of each process is left out: it
waits for the program to start.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from ai.agent import decision_seed
from ai.agents import make_agent
from furyqt.rules.core.agenda import is_over, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite.course_notation import course_string

PLAYERS = ("greedy", "random")
"""The agents of the games: the first of them plays Dracula."""
TOO_LATE = (1.25, 2.0)
"""The shares of the budget above which answers are counted."""


def strings(side: str, seed: int) -> Iterator[str]:
    """Yield the play strings of one game at the decisions of a side with a choice."""
    rules = ruleset("lite")
    options = rules.checked_options({})
    asked = rules.table(options).player(side)
    agents = {rules.table(options).player("dracula"): make_agent(rules, PLAYERS[0])}
    hunters = make_agent(rules, PLAYERS[seed % 2])
    state, ply = rules.setup(options, seed), 0
    while not is_over(state):
        player = player_to_move(state)
        seen = rules.observe(state, player)
        if player == asked and len(seen.actions) > 1:
            yield course_string(seen)
        agent = agents.get(player, hunters)
        state = play(state, seen.actions[agent.decide(seen, decision_seed(seed, ply)).index])
        ply += 1


def answers(side: str, budget: float, asked: list[str]) -> list[float]:
    """Return the milliseconds from each question to its answer, without the first."""
    command = [sys.executable, "-m", "furyqt", "lite-bot", "--side", side, "--time", str(budget)]
    times = []
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        for plays in asked:
            start = time.perf_counter()
            bot.stdin.write(plays + "\n")
            if not bot.stdout.readline():
                raise SystemExit(f"no answer to {plays!r}")
            times.append(1000 * (time.perf_counter() - start))
        bot.stdin.close()
    return times[1:]


def row(name: str, times: list[float], budget: float) -> str:
    """Return the percentiles in milliseconds and the numbers of late answers."""
    hundredths = statistics.quantiles(times, n=100)
    shown = (hundredths[49], hundredths[94], hundredths[98], max(times))
    late = [sum(time > 1000 * budget * share for time in times) for share in TOO_LATE]
    cells = [f"{time:>9.1f}" for time in shown] + [f"{count:>9}" for count in late]
    return f"{name:<24}{len(times):>6}{''.join(cells)}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=500, help="of each side and order")
    parser.add_argument("--time", type=float, default=0.1, help="the budget in seconds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    late = "".join(f"{f'>{1000 * args.time * share:.0f}':>9}" for share in TOO_LATE)
    print(f"{'milliseconds':<24}{'':>6}{'median':>9}{'95%':>9}{'99%':>9}{'worst':>9}{late}")
    for side in ("hunters", "dracula"):
        asked: list[str] = []
        seed = args.seed
        while len(asked) <= args.answers:
            asked.extend(strings(side, seed))
            seed += 1
        asked = asked[: args.answers + 1]
        print(row(f"{side}, in order", answers(side, args.time, asked), args.time), flush=True)
        random.Random(args.seed).shuffle(asked)
        print(row(f"{side}, in random order", answers(side, args.time, asked), args.time), flush=True)


if __name__ == "__main__":
    main()
