"""Elo ratings for any number of players, separate for the agents of each player.

A player's chance to win is proportional to the exponential of the seat's advantage plus the strength of the
agent there: the first place of a Plackett-Luce model, which for two players is the model of Bradley and
Terry. A shared victory counts for each winner in equal parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

import msgspec
import numpy as np
from numpy.typing import NDArray

from ai.arena.measure import NORMAL_95

ELO = 400 / np.log(10)
"""The Elo of one unit of log odds."""
PRIOR = 700.0
"""The standard deviation of the ratings before any game; it keeps a rating of 100% victories finite."""
STEPS = 50
Floats = NDArray[np.float64]
Game = tuple[tuple[int, ...], tuple[int, ...]]
"""For each player the index of the agent, and the players who won."""


class Rating(msgspec.Struct, frozen=True):
    """A rating in Elo and its 95% interval; the ratings of a player's agents have the mean 0."""

    elo: float
    low: float
    high: float


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of each player's agents, and each player's lead over the mean of all players."""

    agents: tuple[tuple[Rating, ...], ...]
    advantages: tuple[Rating, ...]


def fit(sizes: Sequence[int], games: Iterable[Game]) -> Ratings:
    """Return the ratings for this number of agents per player."""
    players = len(sizes)
    precision = np.full(players - 1 + sum(sizes), (ELO / PRIOR) ** 2)
    precision[: players - 1] = (
        ELO / (4 * PRIOR)
    ) ** 2  # so that a seat that never won keeps a finite advantage
    strength, curvature = _newton(*_design(sizes, games), precision)
    center = _centered(sizes)
    spread = np.sqrt(np.diag(center @ np.linalg.inv(curvature) @ center.T))
    found = [_rating(value, width) for value, width in zip(center @ strength, spread, strict=True)]
    starts = accumulate(sizes, initial=players)
    return Ratings(tuple(tuple(found[at:end]) for at, end in pairwise(starts)), tuple(found[:players]))


def _design(sizes: Sequence[int], games: Iterable[Game]) -> tuple[Floats, Floats]:
    """For each seating return a row per player (the seat's advantage plus the agent), and the victories.

    The parameters are the advantages of all seats but the last, and the strengths of all agents.
    """
    players = len(sizes)
    wins: dict[tuple[int, ...], Floats] = {}
    for cell, winners in games:
        among = winners or range(players)
        wins.setdefault(cell, np.zeros(players))[list(among)] += 1 / len(among)
    starts = list(accumulate(sizes, initial=players - 1))
    design = np.zeros((len(wins), players, starts[-1]))
    for rows, cell in zip(design, sorted(wins), strict=True):
        for player, agent in enumerate(cell):
            rows[player, starts[player] + agent] = 1
            if player < players - 1:
                rows[player, player] = 1
    return design, np.array([wins[cell] for cell in sorted(wins)]).reshape(len(wins), players)


def _newton(design: Floats, won: Floats, precision: Floats) -> tuple[Floats, Floats]:
    """Return the likeliest strengths and the curvature there; no step exceeds one unit of log odds."""
    strength = np.zeros(design.shape[-1])
    rows, played = design.reshape(-1, design.shape[-1]), won.sum(axis=1, keepdims=True)
    for _ in range(STEPS):
        chance = _softmax(design @ strength)
        expected = played * chance
        means = (design * chance[:, :, None]).sum(axis=1)
        curvature = rows.T @ (rows * expected.reshape(-1, 1)) - means.T @ (means * played)
        curvature += np.diag(precision)
        step = np.linalg.solve(curvature, rows.T @ (won - expected).ravel() - precision * strength)
        strength = strength + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-9:
            break
    return strength, curvature


def _softmax(strength: Floats) -> Floats:
    """Return the players' chances in each seating; shape (seatings, players)."""
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _centered(sizes: Sequence[int]) -> Floats:
    """Return the map from the parameters to all players' advantages, then ratings whose means are 0."""
    players = len(sizes)
    starts = list(accumulate(sizes, initial=players - 1))
    agents = np.eye(starts[-1])[players - 1 :]
    whole = np.zeros((players, starts[-1]))
    for player, (at, end) in enumerate(pairwise(starts)):
        own = slice(at - players + 1, end - players + 1)
        agents[own, at:end] -= 1 / (end - at)
        whole[player, at:end] = 1 / (end - at)
        whole[player, player : min(player + 1, players - 1)] = 1
    others = (whole.sum(axis=0) - whole) / max(1, players - 1)
    return np.vstack([whole - others, agents])


def _rating(value: float, spread: float) -> Rating:
    return Rating(
        float(value * ELO),
        float((value - NORMAL_95 * spread) * ELO),
        float((value + NORMAL_95 * spread) * ELO),
    )
