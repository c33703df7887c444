"""Softmax choice models (conditional logit), fitted by Newton's method in numpy."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Choices = Sequence[tuple[Floats, int]]
"""For each choice the features of all options, shape (options, features), and the one that was taken."""

STEPS, CLOSE = 30, 1e-7


def fit(choices: Choices, ridge: float) -> Floats:
    """The weights that make the choices likeliest, with a penalty on their squares; shape (features,)."""
    rows = np.concatenate([options for options, _ in choices])
    starts = np.cumsum([0, *(len(options) for options, _ in choices[:-1])])
    chosen = rows[starts + np.array([taken for _, taken in choices])]
    theta = np.zeros(rows.shape[1])
    loss = _loss(rows, starts, chosen, theta, ridge)
    for _ in range(STEPS):
        likely = _likely(rows, starts, theta)
        means = np.add.reduceat(rows * likely[:, None], starts)
        gradient = (chosen - means).sum(axis=0) - ridge * theta
        curvature = (rows * likely[:, None]).T @ rows - means.T @ means + ridge * np.eye(len(theta))
        step, better = np.linalg.solve(curvature, gradient), loss
        for _ in range(STEPS):
            better = _loss(rows, starts, chosen, theta + step, ridge)
            if better <= loss:
                break
            step /= 2
        theta = theta + step
        if loss - better < CLOSE * len(choices):
            break
        loss = better
    return theta


def log_loss(choices: Choices, theta: Floats, floor: float = 0.0) -> float:
    """The mean of -log p of what was chosen, in nats; `floor` of each choice is spread evenly."""
    total = 0.0
    for options, taken in choices:
        score = np.exp(options @ theta - (options @ theta).max())
        total -= np.log((1 - floor) * score[taken] / score.sum() + floor / len(options))
    return float(total / len(choices))


def _likely(rows: Floats, starts: NDArray[np.intp], theta: Floats) -> Floats:
    """The probability of each option within its choice."""
    score = rows @ theta
    lengths = np.diff([*starts, len(rows)])
    score = np.exp(score - np.repeat(np.maximum.reduceat(score, starts), lengths))
    return np.asarray(score / np.repeat(np.add.reduceat(score, starts), lengths))


def _loss(rows: Floats, starts: NDArray[np.intp], chosen: Floats, theta: Floats, ridge: float) -> float:
    score = rows @ theta
    lengths = np.diff([*starts, len(rows)])
    top = np.maximum.reduceat(score, starts)
    total = np.add.reduceat(np.exp(score - np.repeat(top, lengths)), starts)
    return float((top + np.log(total)).sum() - (chosen @ theta).sum() + ridge / 2 * theta @ theta)
