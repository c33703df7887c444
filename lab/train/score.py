"""Training of expected end scores for several players: plays games and fits their results by least squares.

A game takes part by a module lab/GAME/score_training.py with PLAYERS (the numbers of players),
NAMES (of the features), TIMES (the factors of time), WEIGHTS (the files, by the number of players) and
examples(seed, players, round). Players may use the weights in every round but the first.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.pool import executor
from lab.game_modules import game_module

RIDGE = 20.0
"""The penalty on the squares of the weights."""
CHUNK = 20
"""The number of games that a process plays at once."""
HELD_OUT = 5
"""One game of this number is held out for the printed errors, and used for the final fit."""
STEPS = 40
FIRST_SPREAD, DIFFERENCE = 2.0, 0.01
SPREAD = "spread"
"""The name of the last line of a file."""
SMALLEST = 0.3
"""The smallest spread of scores at any time."""
Floats = NDArray[np.float64]


class ScoreExample(NamedTuple):
    """A position of a finished game."""

    now: tuple[float, ...]
    """The factors of time."""
    rows: list[tuple[float, ...]]
    """The features of each player."""
    scored: tuple[int, ...]
    """The points of each player in the position."""
    ended: tuple[int, ...]
    """Their points at the end."""
    values: tuple[float, ...]
    """The value of the end for each player, from 0 to 1."""


Games = list[list[ScoreExample]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the games and the executor."""
    parser.add_argument("game", help="a game's name")
    parser.add_argument("--games", type=int, default=2000, help="games of a round for each number of players")
    parser.add_argument("--rounds", type=int, default=2, help="each uses the weights of the one before (2)")
    parser.add_argument("--seed", type=int, default=1000, help="of the first game; the others follow (1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")


def run(args: argparse.Namespace) -> int:
    """Play and fit round by round; print the gain and write the weights of each number of players."""
    module = game_module(args.game, "score_training")
    command = f"# python -m lab.train score {args.game} --games {args.games} --rounds {args.rounds}"
    for number in range(args.rounds):
        first = args.seed + number * args.games
        end = first + args.games
        chunks = [range(at, min(at + CHUNK, end)) for at in range(first, end, CHUNK)]
        for players in module.PLAYERS:
            with executor(args.scheduler, args.jobs) as pool:
                waiting = [pool.submit(played, args.game, players, chunk, number) for chunk in chunks]
                games = [game for chunk in waiting for game in chunk.result()]
            print(f"round {number + 1}, {players} players: {learned(games)}", flush=True)
            path = module.WEIGHTS[players]
            lines = [f"{command} --seed {args.seed}", *_lines(module.NAMES, *fit(games))]
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def _lines(names: Sequence[str], weights: Floats, spread: Floats) -> list[str]:
    rows = zip((*names, SPREAD), (*weights, spread), strict=True)
    return [" ".join([name, *(f"{weight:.4f}" for weight in row)]) for name, row in rows]


def played(game: str, players: int, seeds: range, number: int) -> Games:
    """Return the examples from some games of a round."""
    module = game_module(game, "score_training")
    return [module.examples(seed, players, number) for seed in seeds]


def fit(games: Games) -> tuple[Floats, Floats]:
    """Return the weights, shape (features, times), and the spread, shape (times,)."""
    rows, gained = table(games)
    weights = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ gained)
    times = len(next(game for game in games if game)[0].now)
    shaped = np.asarray(weights.reshape(-1, times), dtype=np.float64)
    return shaped, fit_spread(games, shaped)


def table(games: Games) -> tuple[Floats, Floats]:
    """Return the products of features and times, shape (n, products), and the points still to gain."""
    examples = [example for game in games for example in game]
    rows = [np.outer(row, example.now).ravel() for example in examples for row in example.rows]
    gained = [
        end - now for example in examples for end, now in zip(example.ended, example.scored, strict=True)
    ]
    return np.array(rows), np.array(gained, dtype=float)


def scores(examples: list[ScoreExample], weights: Floats) -> Floats:
    """Return the expected end scores, shape (examples, players)."""
    times = np.array([example.now for example in examples])
    rows = np.array([example.rows for example in examples])
    scored = np.array([example.scored for example in examples], dtype=float)
    return np.asarray(scored + np.einsum("epf,ft,et->ep", rows, weights, times))


def fit_spread(games: Games, weights: Floats) -> Floats:
    """Return the spread at each time that makes the results likeliest, by gradient descent."""
    examples = [example for game in games for example in game]
    found = scores(examples, weights)
    times = np.array([example.now for example in examples])
    values = np.array([example.values for example in examples])

    def loss(spread: Floats) -> float:
        return log_loss(found, np.maximum(times @ spread, SMALLEST), values)

    spread = np.full(times.shape[1], FIRST_SPREAD)
    least, rate, step = loss(spread), 1.0, DIFFERENCE * np.eye(len(spread))
    for _ in range(STEPS):
        slope = np.array([(loss(spread + one) - least) / DIFFERENCE for one in step])
        new = spread - rate * slope
        if loss(new) < least and (times @ new).min() > SMALLEST:
            spread, least, rate = new, loss(new), rate * 1.5
        else:
            rate /= 2
    return spread


def log_loss(found: Floats, spread: Floats, values: Floats) -> float:
    """Return the mean of -log p of the winners, in nats."""
    odds = found / spread[:, None]
    odds = odds - odds.max(axis=1, keepdims=True)
    return float(-np.mean((values * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))).sum(axis=1)))


def learned(games: Games) -> str:
    """Return the errors on held-out games, of the mean and of the fitted scores."""
    weights, spread = fit([game for n, game in enumerate(games) if n % HELD_OUT])
    held = [example for game in games[::HELD_OUT] for example in game]
    found = scores(held, weights)
    ended = np.array([example.ended for example in held])
    times = np.array([example.now for example in held])
    values = np.array([example.values for example in held])
    loss = log_loss(found, np.maximum(times @ spread, SMALLEST), values)
    even = float(np.log(ended.shape[1]))
    return (
        f"{len(games)} games, mean score {ended.mean():.1f}; on games held out: "
        f"error of the end score {np.sqrt(np.mean((ended - found) ** 2)):.2f} VP, "
        f"log-loss of the winner {loss:.4f} (even chances {even:.4f})"
    )
