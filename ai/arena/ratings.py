"""Ratings in Elo by a Bradley-Terry fit, each side for itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import numpy as np
from numpy.typing import NDArray

from ai.arena.measure import NORMAL_95

ELO = 400 / np.log(10)
"""Elo of one unit of log odds."""
PRIOR = 700.0
"""Standard deviation of the ratings before any game: weak, but who always wins keeps a finite one."""
STEPS = 50
Floats = NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True):
    """A rating in Elo and its 95 % interval; the ratings of a side have the mean 0."""

    elo: float
    low: float
    high: float


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of the first player's agents and the second's, and what the first side is ahead."""

    sides: tuple[tuple[Rating, ...], tuple[Rating, ...]]
    advantage: Rating


def fit(agents: tuple[int, int], games: Iterable[tuple[int, int, bool]]) -> Ratings:
    """The ratings of so many agents a side, from games (agent of the first, of the second, the first won)."""
    first, second = agents
    design, played, won = _design(agents, games)
    precision = np.r_[np.zeros(1), np.full(first + second, (ELO / PRIOR) ** 2)]
    precision[0] = (ELO / (4 * PRIOR)) ** 2  # so that a side that never won is not lost for ever
    strength, curvature = _newton(design, played, won, precision)
    centre = _centred(first, second)
    spread = np.sqrt(np.diag(centre @ np.linalg.inv(curvature) @ centre.T))
    found = [_rating(value, width) for value, width in zip(centre @ strength, spread, strict=True)]
    return Ratings((tuple(found[1 : first + 1]), tuple(found[first + 1 :])), found[0])


def _design(agents: tuple[int, int], games: Iterable[tuple[int, int, bool]]) -> tuple[Floats, Floats, Floats]:
    """A row a pairing (the advantage, plus the one agent, minus the other), its games and its wins."""
    counts = Counter(games)
    pairings = sorted({(one, other) for one, other, _ in counts})
    design = np.zeros((len(pairings), 1 + sum(agents)))
    design[:, 0] = 1
    for row, (one, other) in enumerate(pairings):
        design[row, 1 + one] = 1
        design[row, 1 + agents[0] + other] = -1
    won = np.array([counts[*pairing, True] for pairing in pairings], dtype=np.float64)
    lost = np.array([counts[*pairing, False] for pairing in pairings], dtype=np.float64)
    return design, won + lost, won


def _newton(design: Floats, played: Floats, won: Floats, precision: Floats) -> tuple[Floats, Floats]:
    """The likeliest strengths, and the curvature there; no step is longer than one unit of log odds."""
    strength = np.zeros(design.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-design @ strength))
        curvature = design.T @ (design * (played * chance * (1 - chance))[:, None]) + np.diag(precision)
        step = np.linalg.solve(curvature, design.T @ (won - played * chance) - precision * strength)
        strength = strength + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    return strength, curvature


def _centred(first: int, second: int) -> Floats:
    """The map to ratings whose mean is 0 on each side, with the difference of the means in the advantage."""
    size = 1 + first + second
    centre = np.eye(size)
    ours, theirs = slice(1, 1 + first), slice(1 + first, size)
    centre[ours, ours] -= 1 / first
    centre[theirs, theirs] -= 1 / second
    centre[0, ours] = 1 / first
    centre[0, theirs] = -1 / second
    return centre


def _rating(value: float, spread: float) -> Rating:
    return Rating(
        float(value * ELO),
        float((value - NORMAL_95 * spread) * ELO),
        float((value + NORMAL_95 * spread) * ELO),
    )
