"""The value of a position: each player's expected end score, and from them the chance to win.

Points are log odds to win, so a lead of one VP is worth more the less time is left. The weights are in
score_weights_<players>.txt (`python -m lab.train score dining`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, log
from operator import mul

from ai.knowledge import weight_files
from ai.knowledge.dining.features import NAMES, TIMES, Row, Standing, row_of, standings, times
from furyqt.rules.core.agenda import is_over
from furyqt.rules.dining.scoring import final_outcome
from furyqt.rules.dining.state import DiningState

SCALE = 3.0
"""Points per unit of log odds: in the later rounds about as many as the lead in VP that they stand for."""
SURE = 1e-4
"""The smallest chance, so that log odds are finite."""
BY_RESULT = 0.9
"""The share of a finished game's value that is decided by victory; the rest follows the lead in VP."""
LEAST_SPREAD = 0.3
LEAD = 3.0
"""The lead in VP of a finished game that is worth a factor of e."""


def expected_scores(state: DiningState) -> list[float]:
    """Return the expected end score of each player at the beginning of a turn."""
    players, now = state.players, times(state)
    return [
        scored + _still_to_come(players, now, standing)
        for scored, standing in zip(state.points, standings(state), strict=True)
    ]


@lru_cache(maxsize=20_000)
def _still_to_come(players: int, now: Row, standing: Standing) -> float:
    """Return the VP that a player is expected to score from now on."""
    found: float = sum(map(mul, factors_at(players, now), row_of(standing)))
    return found


def chances(state: DiningState) -> list[float]:
    """Return each player's chance to win."""
    if is_over(state):
        leads = shares([float(points) for points in state.points], LEAD)
        values = final_outcome(state).values
        return [BY_RESULT * value + (1 - BY_RESULT) * lead for value, lead in zip(values, leads, strict=True)]
    return shares(expected_scores(state), spread_of(state))


def shares(scores: list[float], spread: float) -> list[float]:
    """Return shares of 1 that rise by a factor of e with each `spread` of the score."""
    best = max(scores)
    odds = [exp((score - best) / spread) for score in scores]
    return [one / sum(odds) for one in odds]


def points(state: DiningState, player: int) -> float:
    """Return the log-odds of winning in points: 0 is an even chance, not an equal share of the seats."""
    return points_of_chance(chances(state)[player])


def points_of_chance(chance: float) -> float:
    """Return the log-odds of a chance in points; certainty is capped, so that the points stay finite."""
    chance = min(1 - SURE, max(SURE, chance))
    return SCALE * log(chance / (1 - chance))


def chance_of_points(points: float) -> float:
    """Return the chance from 0 to 1 whose log-odds these points are."""
    return 1 / (1 + exp(-points / SCALE))


def spread_of(state: DiningState) -> float:
    """Return the difference of expected scores that is worth a factor of e in the odds to win."""
    found: float = sum(map(mul, spreads(state.players), times(state)))
    return max(LEAST_SPREAD, found)


@lru_cache(maxsize=2_000)
def factors_at(players: int, now: Row) -> Row:
    """Return the weight of each feature at a time."""
    table = weight_table(players)
    return tuple(sum(weight * time for weight, time in zip(row, now, strict=True)) for row in table)


@cache
def weight_table(players: int) -> tuple[Row, ...]:
    """Return the weights of each feature at all TIMES."""
    rows = weight_files.weight_rows("ai.knowledge.dining", f"score_weights_{players}.txt")
    return tuple(rows[name] for name in NAMES)


@cache
def spreads(players: int) -> Row:
    """Return the spread of the end scores in VP, one weight for each of TIMES."""
    rows = weight_files.weight_rows("ai.knowledge.dining", f"score_weights_{players}.txt")
    assert len(rows["spread"]) == len(TIMES)
    return rows["spread"]
