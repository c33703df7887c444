"""Training of playout policies: tries changes of the weights in whole games and keeps the better ones.

A game takes part by a module lab/GAME/policy_training.py with NAMES, SIDES (the indices of each
player's weights), WEIGHTS (the file they are written to), start() and trial(weights of each side, seed): the
value of one game to each player.
The sides take turns, each against the others as they are; a change counts only if it wins twice, on the same
seeds as the weights it would replace and on new ones.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from statistics import mean

from ai.pool import executor
from furyqt.rules.core.reading import MOST_PACKAGED, read_text_bounded
from lab.game_modules import game_module

CHANGED = 3
"""The number of weights that a trial changes."""
STEP, SHARE = 0.25, 0.3
"""The size of a change: a normal deviation, and the part of the weight's size that is added to it."""
MARGIN = 0.5
"""The standard errors by which the first comparison must be won."""
APART = 1_000_000
"""The distance between the seeds of two comparisons."""
Weights = list[float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the duration and the executor."""
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--rounds", type=int, default=40, help="changes that each side tries")
    parser.add_argument("--games", type=int, default=300, help="games in a comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")


def run(args: argparse.Namespace) -> int:
    """Try changes, keep the better ones, and write the weights each time, below all commands so far."""
    module = game_module(args.game, "policy_training")
    notes = [
        line for line in read_text_bounded(module.WEIGHTS, MOST_PACKAGED).splitlines() if line.startswith("#")
    ]
    notes.append(
        f"# python -m lab.train policy {args.game} --games {args.games} --seed {args.seed} --rounds "
    )
    with executor(args.scheduler, args.jobs) as pool:
        for attempts, kept in improved(args, module.start(), module.SIDES, pool):
            lines = [f"{name} {value:.3f}" for name, value in zip(module.NAMES, kept, strict=True)]
            rounds = -(-attempts // len(module.SIDES))
            text = "\n".join(["\n".join(notes) + str(rounds), *lines]) + "\n"
            module.WEIGHTS.write_text(text, encoding="utf-8")
    return 0


def improved(
    args: argparse.Namespace, kept: Weights, sides: Sequence[Sequence[int]], pool: Executor
) -> Iterator[tuple[int, Weights]]:
    """Yield the weights after each change that was kept, and the number of those tried."""
    rng = random.Random(args.seed)
    for attempt in range(len(sides) * args.rounds):
        side = attempt % len(sides)
        changed = varied(kept, sides[side], rng)
        seed = args.seed * APART + 2 * attempt * args.games
        gain, error = compared(args, (kept, changed), side, seed, pool)
        if gain < MARGIN * error:
            continue
        again, _ = compared(args, (kept, changed), side, seed + args.games, pool)
        if again > 0:
            kept = changed
            print(f"{attempt + 1}: player {side} gains {gain:.3f}, again {again:.3f}", flush=True)
            yield attempt + 1, kept


def varied(weights: Weights, own: Sequence[int], rng: random.Random) -> Weights:
    """Return the weights with a few of a side's weights changed."""
    found = list(weights)
    for at in rng.sample(own, CHANGED):
        found[at] += rng.gauss(0, 1) * (STEP + SHARE * abs(found[at]))
    return found


def compared(
    args: argparse.Namespace, pair: tuple[Weights, Weights], side: int, seed: int, pool: Executor
) -> tuple[float, float]:
    """Return a side's gain by the second weights in games of the same seeds, and its standard error."""
    seeds = range(seed, seed + args.games)
    parts = [seeds[at :: args.jobs] for at in range(args.jobs)]
    waiting = [pool.submit(differences, args.game, pair, side, part) for part in parts]
    gains = [gain for part in waiting for gain in part.result()]
    middle = mean(gains)
    return middle, (sum((gain - middle) ** 2 for gain in gains)) ** 0.5 / len(gains)


def differences(game: str, pair: tuple[Weights, Weights], side: int, seeds: Sequence[int]) -> list[float]:
    """Return a side's gain by the second weights, game by game; the other sides have the first."""
    module = game_module(game, "policy_training")
    trial, sides = module.trial, len(module.SIDES)
    old = [pair[0]] * sides
    new = [*old[:side], pair[1], *old[side + 1 :]]
    return [trial(new, seed)[side] - trial(old, seed)[side] for seed in seeds]
