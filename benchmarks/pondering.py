"""Measure what thinking on the opponents' time is worth: `python -m benchmarks.pondering --side dracula`.

The bot of `furyqt lite-bot` plays the same games with and without it. Thinking is counted in iterations: the
bot has as many for each answer, and as many again for each decision of the opponents meanwhile.
"""

import argparse
import statistics
from math import sqrt

from ai.agent import decision_seed
from ai.agents import make_agent
from furyqt.commands.lite_bot import SEARCHES, Bot
from furyqt.rules.core.agenda import play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite import RULES
from furyqt.rules.lite.actions import action
from furyqt.rules.lite.course_notation import course_string
from furyqt.rules.lite.observation import observe

SECONDS = 3000.0
"""A time that no decision takes, as iterations are counted instead."""


class Count:
    """Whether this number of iterations is done; it is asked after each of them."""

    def __init__(self, iterations: int) -> None:
        self._left = iterations

    def __call__(self) -> bool:
        self._left -= 1
        return self._left <= 0


def score(side: str, opponent: str, seed: int, iterations: int, searches: int) -> int:
    """Return the end score of one game; without searches for the opponents' time the bot does not ponder."""
    rules = ruleset("lite")
    bot, other = Bot(side, SECONDS, max(1, searches)), make_agent(rules, opponent)
    own, state, ply, waited = rules.default_table.player(side), RULES.setup({}, seed), 0, 0
    while state.agenda:
        player = player_to_move(state)
        assert player is not None
        seen = observe(state, player)
        if player == own:
            if searches and waited:
                bot.ponder(lambda: False, waited * iterations)
            waited = 0
            move = action(bot.answer(course_string(seen), Count(iterations)))
        else:
            move = seen.actions[other.decide(seen, decision_seed(seed, ply)).index]
            waited += 1
        state, ply = play(state, move), ply + 1
    return state.score


def main() -> None:
    """Print the mean end scores without and with pondering, and their paired difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", choices=("hunters", "dracula"), default="dracula")
    parser.add_argument("--against", nargs="+", default=["greedy", "bot:spread"])
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=62000)
    args = parser.parse_args()
    for opponent in args.against:
        pairs = []
        for seed in range(args.seed, args.seed + args.games):
            found = [
                score(args.side, opponent, seed, args.iterations, searches) for searches in (0, SEARCHES)
            ]
            pairs.append(found)
            print(opponent, seed, *found, flush=True)
        without, having = (statistics.mean(scores) for scores in zip(*pairs, strict=True))
        gains = [after - before for before, after in pairs]
        error = 1.96 * statistics.stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        print(f"{args.side} against {opponent}, end score in {len(pairs)} pairs of games:")
        print(
            f"{without:.1f} without pondering, {having:.1f} with it ({having - without:+.1f} ± {error:.1f})"
        )


if __name__ == "__main__":
    main()
