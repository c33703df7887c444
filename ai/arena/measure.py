"""Statistics of many results: win rates and mean scores with their intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import mean, stdev

from ai.arena.matches import Result

NORMAL_95 = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95% interval of a win rate (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    z, rate = NORMAL_95, wins / games
    center = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (center - spread) / scale), min(1.0, (center + spread) / scale)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean and its 95% interval by the normal approximation."""
    middle = mean(values)
    spread = NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return middle, middle - spread, middle + spread


def summary(results: Sequence[Result], specs: Mapping[str, str]) -> dict[str, object]:
    """Return the table of results as plain values; `specs` has the agents by the players' names, in order."""
    score = mean_interval([result.score for result in results])
    table: dict[str, object] = {
        "games": len(results),
        "score": {"mean": score[0], "low": score[1], "high": score[2]},
        "actions": mean(result.actions for result in results),
    }
    for player, (name, spec) in enumerate(specs.items()):
        wins = sum(player in result.winners for result in results)
        low, high = wilson(wins, len(results))
        seconds = sum(result.seconds[player] for result in results)
        iterations = sum(result.iterations[player] for result in results)
        table[name] = {
            "agent": spec,
            "wins": wins,
            "shared": sum(player in result.winners and len(result.winners) > 1 for result in results),
            "rate": wins / len(results),
            "low": low,
            "high": high,
            "seconds": seconds,
            "iterations_per_second": iterations / seconds if seconds else 0.0,
        }
    return table
