"""Training of a cost: perturbs a value's weights in whole games and follows the improvement.

The games of a round come in pairs of the same seed with opposite perturbations of the weights; the weights
then move along the mean of the perturbations, each weighted by the difference of its two games (an evolution
strategy with antithetic pairs: Rechenberg 1973, Salimans et al. 2017). A game takes part by a module
lab/GAME/cost_training.py with NAMES (of the features), START (initial weights if the file has none),
FIXED (features whose weights stay), WEIGHTS (the file they are written to) and trial(seed, weights): the
value of one game to the side that acts by the weights.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import Executor
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ai.pool import executor
from furyqt.rules.core.reading import MOST_PACKAGED, read_text_bounded
from lab.game_modules import game_module

STEP_SIZES = 0.25, 1.0
"""The size of a perturbation, relative to the weight and in points."""
STRIDE = 0.5
"""The step of the weights in a round, in perturbations."""
MEMORY = 0.5
"""The share of the last direction that is kept."""
CHUNK = 2
"""The number of pairs that a process plays at once."""
APART = 1_000_000
"""The distance between the first seeds of two runs."""
Floats = NDArray[np.float64]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the games and the executor."""
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--pairs", type=int, default=200, help="pairs of games in a round")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")


def run(args: argparse.Namespace) -> int:
    """Perturb, play, move; write the weights after each round, below all commands so far."""
    module = game_module(args.game, "cost_training")
    path = module.WEIGHTS
    notes, weights = kept(path, module)
    command = f"# python -m lab.train cost {args.game} --pairs {args.pairs} --seed {args.seed} --rounds "
    rng, direction = np.random.default_rng(args.seed), np.zeros(len(weights))
    sizes = step_sizes(weights, module)
    with executor(args.scheduler, args.jobs) as pool:
        for number in range(args.rounds):
            steps = rng.normal(size=(args.pairs, len(weights)))
            first = args.seed * APART + number * args.pairs
            gains = played(args.game, weights, sizes * steps, first, pool)
            print(f"round {number}: games of shaken weights are worth {gains.mean():.1f}", flush=True)
            direction = MEMORY * direction + slope(steps, gains)
            weights = moved(weights, sizes, direction)
            lines = [*notes, f"{command}{number + 1}"]
            lines += [f"{name} {weight:.3f}" for name, weight in zip(module.NAMES, weights, strict=True)]
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def kept(path: Path, module: ModuleType) -> tuple[list[str], Floats]:
    """Return the commands of the file so far, and its weights."""
    lines = read_text_bounded(path, MOST_PACKAGED).splitlines() if path.is_file() else []
    known = dict(module.START) | {
        name: float(weight) for name, weight in (line.split() for line in lines if line[:1] != "#")
    }
    return [line for line in lines if line[:1] == "#"], np.array(
        [known.get(name, 0.0) for name in module.NAMES]
    )


def step_sizes(weights: Floats, module: ModuleType) -> Floats:
    """Return the standard deviation of each weight's perturbations."""
    share, points = STEP_SIZES
    free = [name not in module.FIXED for name in module.NAMES]
    return np.asarray((share * abs(weights) + points) * free)


def played(game: str, weights: Floats, steps: Floats, first: int, pool: Executor) -> Floats:
    """Return the values of each pair of games with opposite perturbations; shape (pairs, 2)."""
    parts = [range(at, min(at + CHUNK, len(steps))) for at in range(0, len(steps), CHUNK)]
    waiting = [pool.submit(pairs, game, weights, steps[part], first + part.start) for part in parts]
    return np.array([gain for part in waiting for gain in part.result()])


def pairs(game: str, weights: Floats, steps: Floats, first: int) -> list[tuple[float, float]]:
    """Play some pairs of games."""
    trial = game_module(game, "cost_training").trial
    return [
        (trial(first + at, list(weights + step)), trial(first + at, list(weights - step)))
        for at, step in enumerate(steps)
    ]


def slope(steps: Floats, gains: Floats) -> Floats:
    """Return the improvement of games per weight, for a perturbation of its size; shape (weights,)."""
    return np.asarray((gains[:, 0] - gains[:, 1]) @ steps / (2 * len(steps)))


def moved(weights: Floats, sizes: Floats, direction: Floats) -> Floats:
    """Return the weights one step further; shape (weights,)."""
    free = sizes > 0
    size = float(np.linalg.norm(direction * free))
    if not size:
        return weights
    return np.asarray(weights + sizes * direction * (STRIDE * np.sqrt(free.sum()) / size))
