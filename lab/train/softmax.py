"""Softmax choice models (conditional logit), fitted by Newton's method in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Choices = Sequence[tuple[Floats, int]]
"""For each choice the features of all options, shape (options, features), and the index of the choice."""

STEPS, CLOSE = 30, 1e-7
ROUNDS, FEW = 40, 2
"""Rounds of expectation maximization, and Newton steps in each."""
TINY = 1e-300


def fit(choices: Choices, ridge: float) -> Floats:
    """Return the weights that make the choices likeliest, with a ridge penalty; shape (features,)."""
    data = Data(choices)
    return _climb(data, np.zeros(data.rows.shape[1]), np.ones(len(choices)), ridge, STEPS)


def fit_near(choices: Choices, center: Floats, ridge: float, floor: float) -> Floats:
    """Return the weights that make the choices likeliest, with a ridge penalty for leaving the center.

    Expectation maximization, as `floor` of each choice is spread evenly.
    """
    data, away = Data(choices, center), np.zeros(len(center))
    even = log(floor) - np.log(data.lengths)
    for _ in range(ROUNDS):
        meant = 1 - np.exp(even - data.log_likely(away, floor))
        away = _climb(data, away, meant, ridge, FEW)
    return center + away


def fit_kinds(games: Sequence[Choices], kinds: int, ridge: float, floor: float) -> tuple[Floats, Floats]:
    """Fit kinds of players, one per game: shares (kinds,) and weights (features, kinds).

    Expectation maximization from a random start; each kind spreads `floor` of a choice evenly.
    """
    data = Data([choice for game in games for choice in game])
    owner = np.repeat(np.arange(len(games)), [len(game) for game in games])
    belongs = np.random.default_rng(0).dirichlet(np.ones(kinds), len(games))
    theta = np.zeros((data.rows.shape[1], kinds))
    for _ in range(ROUNDS):
        share = (belongs.sum(axis=0) + 1) / (len(games) + kinds)
        score = np.tile(np.log(share), (len(games), 1))
        for kind in range(kinds):
            theta[:, kind] = _climb(data, theta[:, kind], belongs[owner, kind], ridge, FEW)
            score[:, kind] += np.bincount(owner, data.log_likely(theta[:, kind], floor), len(games))
        belongs = np.exp(score - score.max(axis=1, keepdims=True))
        belongs /= belongs.sum(axis=1, keepdims=True)
    return share, theta


def _climb(data: Data, theta: Floats, counts: Floats, ridge: float, steps: int) -> Floats:
    """Run Newton's method, with shorter steps where a whole one would overshoot."""
    loss = data.loss(theta, counts, ridge)
    for _ in range(steps):
        step, better = data.step(theta, counts, ridge), loss
        for _ in range(STEPS):
            better = data.loss(theta + step, counts, ridge)
            if better <= loss:
                break
            step /= 2
        theta = theta + step
        if loss - better < CLOSE * len(counts):
            break
        loss = better
    return theta


def log_loss(choices: Choices, theta: Floats, floor: float = 0.0) -> float:
    """Return the mean of -log p of the choices, in nats; `floor` of each choice is spread evenly."""
    return float(-Data(choices).log_likely(theta, floor).mean())


class Data:
    """All options of all choices, one after another; weights are differences from the center."""

    def __init__(self, choices: Choices, center: Floats | None = None) -> None:
        self.rows = np.concatenate([options for options, _ in choices])
        self._usual = 0.0 if center is None else self.rows @ center
        self._starts = np.cumsum([0, *(len(options) for options, _ in choices[:-1])])
        self.lengths = np.array([len(options) for options, _ in choices])
        self._taken = self._starts + np.array([taken for _, taken in choices])

    def step(self, theta: Floats, counts: Floats, ridge: float) -> Floats:
        """Return a Newton step; `counts` are the weights of the choices."""
        likely = self._likely(theta)
        means = np.add.reduceat(self.rows * likely[:, None], self._starts)
        gradient = counts @ (self.rows[self._taken] - means) - ridge * theta
        spread = likely * np.repeat(counts, self.lengths)
        curvature = (self.rows * spread[:, None]).T @ self.rows - (means * counts[:, None]).T @ means
        return np.linalg.solve(curvature + ridge * np.eye(len(theta)), gradient)

    def loss(self, theta: Floats, counts: Floats, ridge: float) -> float:
        """Return the value that is minimized."""
        return float(ridge / 2 * theta @ theta - counts @ self.log_likely(theta, 0.0))

    def log_likely(self, theta: Floats, floor: float) -> Floats:
        """Return the log-probability of the choices, shape (choices,)."""
        return np.asarray(
            np.log((1 - floor) * self._likely(theta)[self._taken] + floor / self.lengths + TINY)
        )

    def _likely(self, theta: Floats) -> Floats:
        """Return the probability of each option within its choice."""
        score = self.rows @ theta + self._usual
        score = np.exp(score - np.repeat(np.maximum.reduceat(score, self._starts), self.lengths))
        return np.asarray(score / np.repeat(np.add.reduceat(score, self._starts), self.lengths))
