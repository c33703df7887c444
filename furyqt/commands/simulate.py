"""`furyqt simulate`: agents play many games, here or on a cluster, with a table of results."""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import structs

from ai import pool
from ai.arena import play_matches, summary
from ai.arena.chart import chart
from ai.arena.matches import Result
from ai.arena.plan import Cell, MatchPlan
from ai.arena.sprt import ERROR, LIMIT, Sprt
from ai.arena.standings import standings
from ai.tables import player_names
from furyqt.commands.chapters import chapter_games
from furyqt.commands.errors import UsageError
from furyqt.commands.options import number, read_options, seed
from furyqt.commands.pairings import add_agents, pairings, pairs
from furyqt.commands.progress import GAMES, shown
from furyqt.commands.speech import say
from furyqt.commands.tables import field, match, sequential
from furyqt.controllers.storage.files import check_destination, write_atomically
from furyqt.paths import make_folder
from furyqt.rules.core.record import SUFFIX
from furyqt.rules.core.ruleset import AnyRuleset, ruleset
from furyqt.rules.core.text import Texts

N_commands = Texts("commands")
N_errors = Texts("errors")

MOST_GAMES = 1_000_000
MOST_JOBS = max(256, os.cpu_count() or 1)
BROKEN_OFF = 130
STDOUT = "-"


class Decided(Exception):  # noqa: N818 (the end of a test, not an error)
    """Raised when a sequential test needs no more games."""


_SPRT = N_commands(
    "stop as soon as one of two hypotheses is refuted: bounds in Elo, or in points with --by score;"
    " a negative one as in --sprt=-5,0"
)

_NOT_A_COUNT = N_errors("--{name} is a number from 1 to {most}")
_NOTHING_TO_COMPARE = N_errors(
    "--sprt compares two agents: --pool A,B, or two for one player and others for the rest"
)
_NOT_TWO_NUMBERS = N_errors("--sprt takes two numbers such as 0,20, not “{given}”")
_BAD_BOUNDS = N_errors("--sprt takes two different numbers from -2000 to 2000")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=say(N_commands("a game's name, see 'furyqt games'")))
    add_agents(parser)
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help=say(N_commands("variants of the rules")),
    )
    parser.add_argument("--games", type=number, default=10, help=say(N_commands("games per pairing (10)")))
    parser.add_argument(
        "--jobs",
        type=number,
        default=os.cpu_count() or 1,
        help=say(N_commands("processes (one for each core)")),
    )
    parser.add_argument(
        "--seed",
        type=seed,
        default=0,
        help=say(N_commands("the first game's seed; the others follow (0)")),
    )
    parser.add_argument(
        "--sprt",
        metavar="H0,H1",
        help=say(_SPRT),
    )
    parser.add_argument(
        "--by",
        choices=("win", "score"),
        default="win",
        help=say(N_commands("what --sprt tests and --chart shows (win)")),
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help=say(N_commands("play on this Dask cluster (extra 'cluster')")),
    )
    parser.add_argument(
        "--records", type=Path, metavar="FOLDER", help=say(N_commands("keep every game's record"))
    )
    parser.add_argument(
        "--json",
        nargs="?",
        const=STDOUT,
        metavar="FILE",
        help=say(N_commands("write the results as JSON, or print them so")),
    )
    parser.add_argument("--chart", type=Path, metavar="FILE", help=say(N_commands("write a chart as SVG")))
    chapter_games.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the results."""
    rules = ruleset(args.game)
    for name, most in (("games", MOST_GAMES), ("jobs", MOST_JOBS)):
        if not 1 <= getattr(args, name) <= most:
            raise UsageError(_NOT_A_COUNT.fill(name=name, most=most))
    if args.chapter is not None:
        return chapter_games.run(args)
    options = read_options(rules, pairs(args.options, "--options"))
    plan = pairings(rules, options, args)
    test = _test(plan, args)
    for path in (args.chart, None if args.json in (None, STDOUT) else Path(args.json)):
        if path is not None:
            check_destination(path)
    if args.records is not None:
        make_folder(args.records)
    played: list[tuple[Cell, Result]] = []
    code = 0
    try:
        _play(rules, options, plan, args, test, played)
    except Decided:
        pass
    except KeyboardInterrupt:
        code = BROKEN_OFF
        print(f"\ncanceled after {len(played)} games", file=sys.stderr)
    if played:
        _show(rules, options, plan, args, test, played)
    return code


def _play(
    rules: AnyRuleset,
    options: dict[str, str],
    plan: MatchPlan,
    args: argparse.Namespace,
    test: Sprt | None,
    played: list[tuple[Cell, Result]],
) -> None:
    """Play the remaining games and add them to `played`; raise Decided when the test is decided."""
    seeds = range(args.seed, args.seed + args.games)
    games = len(seeds) * len(plan.cells)
    with shown(GAMES, games) as progress, executor(args.scheduler, min(args.jobs, games)) as workers:
        for result in play_matches(plan.matches(rules.name, options, seeds), workers):
            cell = plan.cells[len(played) % len(plan.cells)]
            if args.records:
                _keep(args.records, rules, plan, cell, result)
            played.append((cell, structs.replace(result, record="")))
            decided = test is not None and _decided(plan, args.by, test, played)
            progress.show(len(played))
            if decided:
                raise Decided  # through the executor, which then waits for no other game


def _decided(plan: MatchPlan, by: str, test: Sprt, played: list[tuple[Cell, Result]]) -> bool:
    """Return whether the test is decided when the last game of a seed is over."""
    if len(played) % len(plan.cells):
        return False
    for value in plan.observations(by, dict(played[-len(plan.cells) :])):
        test.add(value)
    return bool(test.verdict.accepted)


def _keep(folder: Path, rules: AnyRuleset, plan: MatchPlan, cell: Cell, result: Result) -> None:
    """Write a record; in a round robin the agents stand in its name."""
    specs = plan.specs(cell) if len(plan.cells) > 1 else ()
    name = "-".join([rules.name, str(result.seed), *(re.sub(r"\W+", "_", spec) for spec in specs)])
    write_atomically(folder / f"{name}{SUFFIX}", result.record.encode(), syncs=False)


def _show(
    rules: AnyRuleset,
    options: dict[str, str],
    plan: MatchPlan,
    args: argparse.Namespace,
    test: Sprt | None,
    played: list[tuple[Cell, Result]],
) -> None:
    """Print and write the results."""
    names = player_names(rules, options)
    single = len(plan.cells) == 1
    table: dict[str, Any] = {"game": rules.name, "seed": args.seed, "games": len(played)}
    table["complete"] = len(played) == args.games * len(plan.cells)
    found = standings(names, plan, played)
    if single:
        specs = dict(zip(names, plan.specs(plan.cells[0]), strict=True))
        table |= summary([result for _, result in played], specs)
    else:
        table |= found
    if test:
        table["sprt"] = _verdict(args, test)
    whole = json.dumps(table, indent=2)
    if args.json == STDOUT:
        print(whole)
    else:
        print("\n".join([*(match(table) if single else field(table)), *sequential(table)]))
    if args.json not in (None, STDOUT):
        write_atomically(Path(args.json), f"{whole}\n".encode())
    if args.chart:
        write_atomically(args.chart, chart(rules.name, found["sides"], args.by).encode())


def _verdict(args: argparse.Namespace, test: Sprt) -> dict[str, Any]:
    verdict = test.verdict
    low, high = _bounds(args.sprt)
    return {
        "by": args.by,
        "h0": low,
        "h1": high,
        "accepted": verdict.accepted,
        "ratio": verdict.ratio,
        "limit": LIMIT,
        "error": ERROR,
        "observations": verdict.observations,
        "mean": verdict.mean,
    }


def _test(plan: MatchPlan, args: argparse.Namespace) -> Sprt | None:
    """Return the requested sequential test; UsageError if there is nothing to compare."""
    if args.sprt is None:
        return None
    low, high = _bounds(args.sprt)
    if not plan.comparisons:
        raise UsageError(_NOTHING_TO_COMPARE)
    return plan.test(args.by, low, high)


def _bounds(given: str) -> tuple[float, float]:
    try:
        low, high = map(float, given.split(","))
    except ValueError:
        raise UsageError(_NOT_TWO_NUMBERS.fill(given=given)) from None
    if low == high or not (math.isfinite(low) and math.isfinite(high)) or max(abs(low), abs(high)) > 2000:
        raise UsageError(_BAD_BOUNDS)
    return low, high


@contextmanager
def executor(scheduler: str | None, jobs: int) -> Iterator[Executor]:
    """Yield processes of this machine or a Dask cluster; UsageError if there is none."""
    try:
        with pool.executor(scheduler, jobs) as found:
            yield found
    except pool.NoClusterError as wrong:
        raise UsageError(str(wrong)) from None
