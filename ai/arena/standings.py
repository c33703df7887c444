"""The result of a round robin as plain values: a row for each agent of a side, a row for each pairing."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

from ai.arena.matches import Result
from ai.arena.measure import mean_interval, wilson
from ai.arena.plan import Cell, MatchPlan
from ai.arena.ratings import Rating, fit

Played = Sequence[tuple[Cell, Result]]
"""Each game with its pairing."""


def standings(names: Sequence[str], plan: MatchPlan, played: Played) -> dict[str, Any]:
    """Both sides by strength, the best first, and the pairings; `names` are those of the two players."""
    ratings = fit(
        (len(plan.sides[0]), len(plan.sides[1])),
        [(one, other, 0 in result.winners) for (one, other), result in played],
    )
    sides = {
        name: _side(plan, side, ratings.sides[side], played, names[1 - side])
        for side, name in enumerate(names)
    }
    return {
        "advantage": {"player": names[0], **_interval(ratings.advantage)},
        "sides": sides,
        "pairings": [row for cell in plan.cells if (row := _pairing(names, plan, cell, played))],
    }


def _side(
    plan: MatchPlan, side: int, ratings: Sequence[Rating], played: Played, others: str
) -> list[dict[str, Any]]:
    rows = []
    for agent, (spec, rating) in enumerate(zip(plan.sides[side], ratings, strict=True)):
        games = [result for cell, result in played if cell[side] == agent]
        if games:
            worst, value = _worst(plan, side, agent, played)
            row = {"agent": spec, **_row(games, side), "elo": _interval(rating)}
            rows.append(row | {"worst": {others: worst, "value": value}, **_speed(games, side)})
    return sorted(rows, key=lambda row: (-round(row["elo"]["mean"], 1), -row["value"]))


def _worst(plan: MatchPlan, side: int, agent: int, played: Played) -> tuple[str, float]:
    """The opponent against whom an agent does worst, and the mean value of those games to it."""
    values: dict[int, list[float]] = {}
    for cell, result in played:
        if cell[side] == agent:
            values.setdefault(cell[1 - side], []).append(result.values[side])
    worst = min(values, key=lambda other: mean(values[other]))
    return plan.sides[1 - side][worst], mean(values[worst])


def _pairing(names: Sequence[str], plan: MatchPlan, cell: Cell, played: Played) -> dict[str, Any]:
    games = [result for where, result in played if where == cell]
    if not games:
        return {}
    specs = {name: plan.sides[side][cell[side]] for side, name in enumerate(names)}
    return {**specs, **_row(games, 0), "actions": mean(game.actions for game in games)}


def _row(games: Sequence[Result], side: int) -> dict[str, Any]:
    wins = sum(side in game.winners for game in games)
    low, high = wilson(wins, len(games))
    middle, least, most = mean_interval([game.score for game in games])
    return {
        "games": len(games),
        "wins": wins,
        "rate": wins / len(games),
        "low": low,
        "high": high,
        "value": mean(game.values[side] for game in games),
        "score": {"mean": middle, "low": least, "high": most},
    }


def _speed(games: Sequence[Result], side: int) -> dict[str, float]:
    seconds = sum(game.seconds[side] for game in games)
    iterations = sum(game.iterations[side] for game in games)
    return {"seconds": seconds, "iterations_per_second": iterations / seconds if seconds else 0.0}


def _interval(rating: Rating) -> dict[str, float]:
    return {"mean": rating.elo, "low": rating.low, "high": rating.high}
