"""How Dracula chooses: plays games, fits the game's model of his choices and writes its weights.

A game takes part by a module ai/knowledge/GAME/belief_lessons.py with GROUPS (names of the weights by
group), WEIGHTS (the file they go to) and lessons(state).
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import as_completed
from importlib import import_module
from pathlib import Path
from typing import Any

from ai.arena import Match, play_match
from ai.pool import executor
from ai.train.softmax import Choices, fit, log_loss
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import SUFFIX, loads
from furyqt.rules.core.ruleset import ruleset

RIDGE = 2.0
"""The penalty on the squares of the weights."""
NO_PATH = Path()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("game")
    parser.add_argument(
        "--players",
        nargs="+",
        default=["greedy,greedy"],
        metavar="AGENT,AGENT",
        help="pairings, each with the agents in the order of the game's players (greedy,search:60)",
    )
    parser.add_argument("--games", type=int, nargs="+", default=[20], help="games for each pairing")
    parser.add_argument(
        "--options", nargs="*", default=[], metavar="NAME=VALUE", help="variants of the rules"
    )
    parser.add_argument("--seed", type=int, default=1000, help="of the first game; the others follow (1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep the games, and play none twice")


def run(args: argparse.Namespace) -> int:
    """Play, fit, print what was gained and write the weights."""
    module = import_module(f"ai.knowledge.{args.game}.belief_lessons")
    found: dict[str, list[Any]] = defaultdict(list)
    for state in final_states(args):
        for group, rows, taken in module.lessons(state):
            found[group].append((rows, taken))
    lines = [f"# {command(args)}"]
    for group, names in module.GROUPS.items():
        theta = fit(found[group], RIDGE)
        print(gained(group, found[group], theta))
        lines += [f"{name} {value:.3f}" for name, value in zip(names, theta, strict=True)]
    path = Path(str(module.__file__)).with_name(module.WEIGHTS)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def command(args: argparse.Namespace) -> str:
    """The command that makes the same weights again, wherever it is run."""
    words = ["python -m ai.train belief", args.game, "--players", *args.players]
    words += ["--games", *map(str, args.games), "--seed", str(args.seed)]
    return " ".join([*words, "--options", *args.options] if args.options else words)


def gained(group: str, choices: Choices, theta: Any) -> str:
    """The log-loss of even choices, of the model, and of the model fitted on the other half."""
    half = len(choices) // 2
    first, second = choices[:half], choices[half:]
    crossed = (log_loss(first, fit(second, RIDGE)) + log_loss(second, fit(first, RIDGE))) / 2
    even = log_loss(choices, 0 * theta)
    return (
        f"{group}: {len(choices)} choices, log-loss even {even:.3f}, fitted {log_loss(choices, theta):.3f}, "
        f"across halves {crossed:.3f}"
    )


def final_states(args: argparse.Namespace) -> Iterator[State]:
    """The last position of each game, in the order of the pairings and seeds."""
    matches = list(wanted(args))
    texts = {n: path.read_text("utf-8") for n, m in enumerate(matches) if (path := kept(args, m)).is_file()}
    missing = [n for n in range(len(matches)) if n not in texts]
    if missing:
        with executor(args.scheduler, min(args.jobs, len(missing))) as pool:
            waiting = {pool.submit(play_match, matches[n]): n for n in missing}
            for done in as_completed(waiting):
                texts[waiting[done]] = done.result().record
                keep(kept(args, matches[waiting[done]]), done.result().record)
    for n in range(len(matches)):
        yield loads(texts[n])[1][-1]


def keep(path: Path, record: str) -> None:
    """Write a record where records are kept."""
    if path != NO_PATH:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record, encoding="utf-8")


def wanted(args: argparse.Namespace) -> Iterator[Match]:
    """The games to play: each pairing has its own thousand seeds."""
    rules = ruleset(args.game)
    options = rules.checked_options(dict(pair.split("=", 1) for pair in args.options))
    games = args.games if len(args.games) == len(args.players) else args.games[:1] * len(args.players)
    for number, (pairing, count) in enumerate(zip(args.players, games, strict=True)):
        specs = tuple(pairing.split(","))
        for game in range(count):
            yield Match(rules.name, options, specs, args.seed + 1000 * number + game)


def kept(args: argparse.Namespace, match: Match) -> Path:
    """Where the record of a game is kept, if it is."""
    if not args.records:
        return NO_PATH
    return Path(args.records) / f"{'-'.join(match.specs).replace(':', '')}-{match.seed}{SUFFIX}"
