"""Training of a value for two players: plays games by playout policies and fits a logistic regression.

A game takes part by a module lab/GAME/value_training.py with NAMES (of the features), WEIGHTS (the
file they are written to) and examples(seed): features of positions of one game, and whether the first player
won. With unseen(seed), examples from games of other players, the fit is judged by them.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from ai.pool import executor
from ai.tables import check_player_count
from furyqt.rules.core.reading import MOST_PACKAGED, read_text_bounded
from furyqt.rules.core.ruleset import ruleset
from lab.game_modules import game_module
from lab.held_out import check_training

RIDGE = 3.0
"""The penalty on the squares of the weights."""
STEPS = 30
CHUNK = 50
"""The number of games that a process plays at once."""
HELD_OUT = 5
"""One game of this number is held out for the printed log-loss, and used for the final fit."""
UNSEEN = 200
"""The number of games of unseen players by which the fit is judged."""
Floats = NDArray[np.float64]
Played = list[list[tuple[tuple[float, ...], bool]]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the games and the executor."""
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1000, help="of the first game; the others follow (1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")


def run(args: argparse.Namespace) -> int:
    """Play, fit, print the gain and write the weights."""
    rules = ruleset(args.game)
    check_player_count(rules, rules.checked_options({}), 2, "a value of positions is fitted")
    module = game_module(args.game, "value_training")
    check_training(args.game, getattr(module, "PLAYERS", ()))
    path = module.WEIGHTS
    seeds = list(range(args.seed, args.seed + args.games))
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with executor(args.scheduler, args.jobs) as pool:
        waiting = [pool.submit(played, args.game, chunk) for chunk in chunks]
        games = [game for chunk in waiting for game in chunk.result()]
    print(learned(games))
    rows, won = table(games)
    if hasattr(module, "unseen"):
        new = [module.unseen(seed) for seed in range(args.seed, args.seed + UNSEEN)]
        print("fitted:", judged(fit(rows, won), new))
        if (before := written(module, path)) is not None:
            print("before:", judged(before, new))
    lines = [f"# python -m lab.train value {args.game} --games {args.games} --seed {args.seed}"]
    lines += [f"{name} {weight:.4f}" for name, weight in zip(module.NAMES, fit(rows, won), strict=True)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def written(module: ModuleType, path: Path) -> Floats | None:
    """Return the weights of the file as it is, for a comparison; None if it is for other features."""
    lines = read_text_bounded(path, MOST_PACKAGED).splitlines() if path.is_file() else []
    pairs = (line.split() for line in lines if line and not line.startswith("#"))
    known = {name: float(value) for name, value in pairs}
    return np.array([known[name] for name in module.NAMES]) if set(module.NAMES) <= set(known) else None


def played(game: str, seeds: list[int]) -> Played:
    """Return the examples from some games."""
    module = game_module(game, "value_training")
    return [module.examples(seed) for seed in seeds]


def table(games: Played) -> tuple[Floats, Floats]:
    """Return all positions' features, shape (n, features), and 1 if the first player won, shape (n,)."""
    examples = [lesson for game in games for lesson in game]
    return np.array([row for row, _ in examples]), np.array([float(won) for _, won in examples])


def fit(rows: Floats, won: Floats) -> Floats:
    """Return the weights of a logistic regression with a penalty, by Newton's method; shape (features,)."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = likely(rows, weights)
        curvature = (rows * (chance * (1 - chance))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, rows.T @ (won - chance) - RIDGE * weights)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def likely(rows: Floats, weights: Floats) -> Floats:
    """Return the chance that the first player wins; shape (n,)."""
    return np.asarray(1 / (1 + np.exp(-rows @ weights)))


def log_loss(chance: Floats, won: Floats) -> float:
    """Return the mean of -log p of the results, in nats."""
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def learned(games: Played) -> str:
    """Return the log-loss on held-out games, of their mean and of the fitted value."""
    rows, won = table([game for n, game in enumerate(games) if n % HELD_OUT])
    new, result = table(games[::HELD_OUT])
    mean = np.full(len(result), won.mean())
    return (
        f"{len(games)} games, first player won {np.mean([game[0][1] for game in games if game]):.3f}; "
        f"log-loss on {len(games[::HELD_OUT])} games held out: mean {log_loss(mean, result):.4f}, "
        f"value {log_loss(likely(new, fit(rows, won)), result):.4f}"
    )


def judged(weights: Floats, games: Played) -> str:
    """Return the area under the curve and the log-loss of a fitted value on games of unseen players."""
    rows, won = table(games)
    chance = likely(rows, weights)
    mean = np.full(len(won), won.mean())
    return (
        f"{len(games)} games of unseen players, "
        f"first player won {np.mean([game[0][1] for game in games if game]):.3f}; "
        f"area under the curve {area(chance, won):.3f}, "
        f"log-loss: mean {log_loss(mean, won):.4f}, value {log_loss(chance, won):.4f}"
    )


def area(chance: Floats, won: Floats) -> float:
    """Return the chance that a won position is rated above a lost one; equal ratings count half."""
    order = np.argsort(chance, kind="stable")
    _, first, counts = np.unique(chance[order], return_index=True, return_counts=True)
    ranks = np.repeat(first + (counts + 1) / 2, counts)
    wins = float(won.sum())
    return float((ranks[won[order] > 0].sum() - wins * (wins + 1) / 2) / (wins * (len(won) - wins)))
