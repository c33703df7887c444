"""What a game still costs one side: plays by a linear value and fits it anew, several rounds long.

The fit is least-squares temporal differences with eligibility traces, LSTD(lambda) (Boyan 2002), over the
games of the last rounds.  A game takes part by a module ai/knowledge/GAME/cost_lessons.py with NAMES (of the
features), START (weights of the first round), WEIGHTS (the file they go to) and lessons(seed, weights): the
features after each turn of one game, and what followed until the next one.
"""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ai.pool import executor

DISCOUNT = 0.985
"""Of a turn: what lies farther than about seventy turns ahead is not looked for."""
TRACE = 0.9
RIDGE = 3.0
"""The penalty on the squares of the weights."""
KEPT = 3
"""Rounds of games that the fit goes by."""
SHAKEN = 0.5, 3.0
"""By how much, of itself and in points, a weight is shaken in two games of three, to try something else."""
TURN = 8
"""So many seeds in a row are shaken, or not."""
Floats = NDArray[np.float64]
Game = tuple[list[list[float]], list[float]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games, and where."""
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--games", type=int, default=80, help="of a round")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1000, help="of the first game; the others follow (1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")


def run(args: argparse.Namespace) -> int:
    """Play, fit, play by what was learnt, and so on; write the last weights."""
    module = import_module(f"ai.knowledge.{args.game}.cost_lessons")
    weights = np.array([module.START.get(name, 0.0) for name in module.NAMES])
    played: list[list[Game]] = []
    path = Path(str(module.__file__)).with_name(module.WEIGHTS)
    with executor(args.scheduler, args.jobs) as pool:
        for number in range(args.rounds):
            seeds = range(args.seed + number * args.games, args.seed + (number + 1) * args.games)
            waiting = [pool.submit(lesson, args.game, seed, shaken(weights, seed)) for seed in seeds]
            played.append([game.result() for game in waiting])
            costs = [sum(game[1]) for seed, game in zip(seeds, played[-1], strict=True) if is_plain(seed)]
            print(f"round {number}: {len(costs)} games by the value itself cost {np.mean(costs):.1f}")
            weights = fit([game for games in played[-KEPT:] for game in games])
            command = f"python -m ai.train cost {args.game} --games {args.games} --rounds {number + 1}"
            lines = [f"# {command} --seed {args.seed}"]
            lines += [f"{name} {weight:.2f}" for name, weight in zip(module.NAMES, weights, strict=True)]
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def lesson(game: str, seed: int, weights: list[float]) -> Game:
    """One game."""
    found: Game = import_module(f"ai.knowledge.{game}.cost_lessons").lessons(seed, weights)
    return found


def is_plain(seed: int) -> bool:
    """Whether this game is played by the value itself."""
    return seed // TURN % 3 == 0


def shaken(weights: Floats, seed: int) -> list[float]:
    """The weights of one game: those that were learnt, or ones that try something else."""
    if is_plain(seed):
        return list(weights)
    share, points = SHAKEN
    rng = np.random.default_rng(seed)
    return list(weights + rng.normal(size=len(weights)) * (share * abs(weights) + points))


def fit(games: list[Game]) -> Floats:
    """The weights by which each turn is worth what follows and the discounted value of the next turn."""
    size = len(games[0][0][0])
    left, right = RIDGE * np.eye(size), np.zeros(size)
    for rows, costs in games:
        now = np.array(rows)
        after = np.vstack([now[1:], np.zeros(size)])
        trace = np.zeros(size)
        for seen, then, cost in zip(now, after, costs, strict=True):
            trace = DISCOUNT * TRACE * trace + seen
            left += np.outer(trace, seen - DISCOUNT * then)
            right += trace * cost
    return np.asarray(np.linalg.solve(left, right))
