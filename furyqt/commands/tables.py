"""Results of simulated games as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def match(table: Mapping[str, Any]) -> Iterator[str]:
    """One seating."""
    yield f"{'player':<10}{'agent':<18}{'wins':>8}{'rate':>8}   {'95% interval':<16}{'iterations/s':>12}"
    for name, row in table.items():
        if isinstance(row, dict) and "agent" in row:
            interval = f"{row['low']:.1%} to {row['high']:.1%}"
            speed = f"{row['iterations_per_second']:.0f}" if row["iterations_per_second"] else "-"
            agent = f"{row['agent']:<18}{row['wins']:>8}{row['rate']:>8.1%}"
            yield f"{name:<10}{agent}   {interval:<16}{speed:>12}"
    yield (
        f"{table['games']} games of {table['actions']:.0f} actions on average; end score "
        f"{_mean(table['score'])}"
    )


def field(table: Mapping[str, Any]) -> Iterator[str]:
    """A round robin, player by player, the best agent first."""
    for name, rows in table["sides"].items():
        width = max(len(name), *(len(row["agent"]) for row in rows)) + 2
        yield (
            f"{name:<{width}}{'games':>6}{'wins':>7}{'rate':>8}   {'95% interval':<17}{'Elo':>6}"
            f"   {'95% interval':<15}{'end score':>9}   {'95% interval':<17}worst against"
        )
        for row in rows:
            yield _line(row, width)
        yield ""
    advantages = list(table["advantages"].items())
    yield f"{table['games']} games"
    for name, ahead in advantages[:1] if len(advantages) == 2 else advantages:
        yield (
            f"{name}: {round(ahead['mean'])} Elo ahead of the other players"
            f" (95% interval {ahead['low']:.0f} to {ahead['high']:.0f})"
        )


def _line(row: Mapping[str, Any], width: int) -> str:
    rate = f"{row['low']:.1%} to {row['high']:.1%}"
    elo, score = row["elo"], row["score"]
    return (
        f"{row['agent']:<{width}}{row['games']:>6}{row['wins']:>7}{row['rate']:>8.1%}   {rate:<17}"
        f"{round(elo['mean']):>6}   {_ends(elo, 0):<15}{score['mean']:>9.1f}   {_ends(score, 1):<17}"
        f"{next(iter(row['worst'].values()), '-')}"
    )


def sequential(table: Mapping[str, Any]) -> Iterator[str]:
    """The result of a sequential test, if there was one."""
    if "sprt" not in table:
        return
    test = table["sprt"]
    unit = "Elo" if test["by"] == "win" else "points"
    says = {"H0": f"H0 holds ({test['h0']:g} {unit})", "H1": f"H1 holds ({test['h1']:g} {unit})"}
    yield (
        f"sequential test of {test['h0']:g} against {test['h1']:g} {unit}: "
        f"{says.get(test['accepted'], 'undecided')} after {test['observations']} observations, mean "
        f"{test['mean']:.3g}, log-likelihood ratio {test['ratio']:.2f} (decided at {test['limit']:.2f} "
        f"either way, {test['error']:.0%} error)"
    )


def _mean(row: Mapping[str, float]) -> str:
    return f"{row['mean']:.1f} (95% interval {row['low']:.1f} to {row['high']:.1f})"


def _ends(row: Mapping[str, float], digits: int) -> str:
    return f"{row['low']:.{digits}f} to {row['high']:.{digits}f}"
