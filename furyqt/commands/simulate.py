"""`furyqt simulate`: agents play many games, here or on a cluster, and the results stand in a table."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ai import pool
from ai.arena import Match, Result, play_matches, summary
from ai.levels import parse_spec
from furyqt.commands.errors import UsageError
from furyqt.commands.numbers import seed
from furyqt.rules.core.record import SUFFIX
from furyqt.rules.core.ruleset import Ruleset, ruleset

MOST_GAMES = 1_000_000
MOST_JOBS = max(256, os.cpu_count() or 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's own options."""
    parser.add_argument("game", help="a game's name, see 'furyqt games'")
    parser.add_argument(
        "--players",
        default="",
        metavar="PLAYER=AGENT,...",
        help="such as dracula=search:200,hunters=greedy: random, greedy, search:LEVEL, search:ITERATIONS,"
        " search:SECONDSs (0.1s); search:normal for a player not named",
    )
    parser.add_argument(
        "--options", nargs="+", default=[], metavar="NAME=VALUE", help="variants of the rules"
    )
    parser.add_argument("--games", type=int, default=10, help="how many games (10)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--seed", type=seed, default=0, help="the first game's seed; the others follow (0)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster (extra 'cluster')")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep every game's record")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    rules = ruleset(args.game)
    for name, most in (("games", MOST_GAMES), ("jobs", MOST_JOBS)):
        if not 1 <= getattr(args, name) <= most:
            raise UsageError(f"--{name} is a number from 1 to {most}")
    specs = agents(rules, args.players)
    options = rules.checked_options(pairs(args.options, "--options"))
    matches = [Match(rules.name, options, tuple(specs.values()), args.seed + i) for i in range(args.games)]
    if args.records:
        args.records.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    with executor(args.scheduler, min(args.jobs, args.games)) as workers:
        for result in play_matches(matches, workers):
            results.append(result)
            progress(results, len(matches))
            if args.records:
                (args.records / f"{rules.name}-{result.seed}{SUFFIX}").write_text(
                    result.record, encoding="utf-8"
                )
    results.sort(key=lambda result: result.seed)
    table = summary(results, specs)
    print(
        json.dumps({"game": rules.name, "seed": args.seed, **table}, indent=2) if args.json else text(table)
    )
    return 0


def pairs(given: list[str], what: str) -> dict[str, str]:
    """NAME=VALUE texts as a mapping; UsageError for anything else, and for a name given twice."""
    found: dict[str, str] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise UsageError(f"{what} takes NAME=VALUE, not {pair!r}")
        if name in found:
            raise UsageError(f"{what} has {name} twice")
        found[name] = value
    return found


def agents(rules: Ruleset, given: str) -> dict[str, str]:
    """The agent of each player, in the players' order; UsageError or UnknownAgentError for a wrong name."""
    named = pairs(given.split(",") if given else [], "--players")
    names = [player.name for player in rules.players]
    for name, spec in named.items():
        if name not in names:
            raise UsageError(f"{rules.name} has no player {name!r}: it has {', '.join(names)}")
        parse_spec(spec)
    return {name: named.get(name, "search:normal") for name in names}


@contextmanager
def executor(scheduler: str | None, jobs: int) -> Iterator[Executor]:
    """Processes of this machine, or a Dask cluster; UsageError if there is none."""
    try:
        with pool.executor(scheduler, jobs) as found:
            yield found
    except pool.NoClusterError as wrong:
        raise UsageError(str(wrong)) from None


def progress(results: list[Result], games: int) -> None:
    """One line on a terminal's error stream, written over itself."""
    if sys.stderr.isatty():
        end = "\n" if len(results) == games else ""
        print(f"\r{len(results)} of {games} games played", end=end, file=sys.stderr, flush=True)


def text(table: Mapping[str, Any]) -> str:
    """The table for reading."""
    lines = [f"{'player':<10}{'agent':<18}{'wins':>8}{'rate':>8}   {'95 % interval':<16}{'iterations/s':>12}"]
    for name, row in table.items():
        if isinstance(row, dict) and "agent" in row:
            interval = f"{row['low']:.1%} to {row['high']:.1%}"
            speed = f"{row['iterations_per_second']:.0f}" if row["iterations_per_second"] else "-"
            lines.append(
                f"{name:<10}{row['agent']:<18}{row['wins']:>8}{row['rate']:>8.1%}   {interval:<16}{speed:>12}"
            )
    score = table["score"]
    lines.append(
        f"{table['games']} games of {table['actions']:.0f} actions on average; end score "
        f"{score['mean']:.1f} (95 % interval {score['low']:.1f} to {score['high']:.1f})"
    )
    return "\n".join(lines)
