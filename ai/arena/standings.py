"""The result of a round robin as plain values: a row for each agent of a player, a row for each seating."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Any

from ai.arena.matches import Result
from ai.arena.measure import mean_interval, wilson
from ai.arena.plan import Cell, MatchPlan
from ai.arena.ratings import Rating, fit

Played = Sequence[tuple[Cell, Result]]
"""Each game with its seating."""


def standings(names: Sequence[str], plan: MatchPlan, played: Played) -> dict[str, Any]:
    """Return each player's agents, strongest first, and the seatings; `names` are the players'."""
    ratings = fit([len(specs) for specs in plan.agents], [(cell, result.winners) for cell, result in played])
    sides = {
        name: _side(names, plan, player, ratings.agents[player], played) for player, name in enumerate(names)
    }
    return {
        "advantages": {name: _interval(ahead) for name, ahead in zip(names, ratings.advantages, strict=True)},
        "sides": sides,
        "pairings": [row for cell in plan.cells if (row := _pairing(names, plan, cell, played))],
    }


def _side(
    names: Sequence[str], plan: MatchPlan, player: int, ratings: Sequence[Rating], played: Played
) -> list[dict[str, Any]]:
    rows = []
    for agent, (spec, rating) in enumerate(zip(plan.agents[player], ratings, strict=True)):
        games = [result for cell, result in played if cell[player] == agent]
        if games:
            row = {"agent": spec, **_row(games, player), "elo": _interval(rating)}
            rows.append(
                row | {"worst": _worst(names, plan, (player, agent), played), **_speed(games, player)}
            )
    return sorted(rows, key=lambda row: (-round(row["elo"]["mean"], 1), -row["value"]))


def _worst(names: Sequence[str], plan: MatchPlan, seat: tuple[int, int], played: Played) -> dict[str, Any]:
    """Return the agent's worst opponent, and the agent's mean value in those games."""
    player, agent = seat
    values: dict[tuple[int, int], list[float]] = {}
    for cell, result in played:
        if cell[player] == agent:
            for other, opponent in enumerate(cell):
                if other != player:
                    values.setdefault((other, opponent), []).append(result.values[player])
    if not values:
        return {}
    other, opponent = min(values, key=lambda met: mean(values[met]))
    return {names[other]: plan.agents[other][opponent], "value": mean(values[other, opponent])}


def _pairing(names: Sequence[str], plan: MatchPlan, cell: Cell, played: Played) -> dict[str, Any]:
    games = [result for where, result in played if where == cell]
    if not games:
        return {}
    specs = dict(zip(names, plan.specs(cell), strict=True))
    return {
        **specs,
        **_row(games, 0),
        "victories": {name: sum(game.share(player) for game in games) for player, name in enumerate(names)},
        "actions": mean(game.actions for game in games),
    }


def _row(games: Sequence[Result], player: int) -> dict[str, Any]:
    wins = sum(player in game.winners for game in games)
    low, high = wilson(wins, len(games))
    middle, least, most = mean_interval([game.score for game in games])
    return {
        "games": len(games),
        "wins": wins,
        "shared": sum(player in game.winners and len(game.winners) > 1 for game in games),
        "rate": wins / len(games),
        "low": low,
        "high": high,
        "value": mean(game.values[player] for game in games),
        "score": {"mean": middle, "low": least, "high": most},
    }


def _speed(games: Sequence[Result], player: int) -> dict[str, float]:
    seconds = sum(game.seconds[player] for game in games)
    iterations = sum(game.iterations[player] for game in games)
    return {"seconds": seconds, "iterations_per_second": iterations / seconds if seconds else 0.0}


def _interval(rating: Rating) -> dict[str, float]:
    return {"mean": rating.elo, "low": rating.low, "high": rating.high}
