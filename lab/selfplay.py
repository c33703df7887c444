"""Games between agents for learning and measuring: their selection and their records."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import as_completed
from itertools import product
from pathlib import Path

from ai.arena import Match, play_match
from ai.pool import executor
from ai.rule_bots import bot_players
from ai.tables import check_player_count, player_names
from furyqt.rules.core.reading import read_text_bounded
from furyqt.rules.core.record import MOST_BYTES, SUFFIX, Record
from furyqt.rules.core.ruleset import ruleset
from lab.held_out import allowed_in_training, kept_for_tests

HALVES = {"training": allowed_in_training, "test": kept_for_tests}
"""The halves of the rule bots: who may train, and who only tests."""
NO_PATH = Path()
APART = 1000
"""The distance between the first seeds of two pairings."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that select the games and the executor."""
    parser.add_argument("game", help="a game's name")
    parser.add_argument(
        "--players",
        nargs="+",
        default=[],
        metavar="AGENT,AGENT,...",
        help="pairings, each with the agents in the order of the game's players (greedy,search:60); "
        "without any and without --half: all greedy",
    )
    parser.add_argument(
        "--half",
        choices=HALVES,
        help="every pairing of the rule bots of this half, before those of --players",
    )
    parser.add_argument("--games", type=int, nargs="+", default=[20], help="games for each pairing")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="variants of rules")
    parser.add_argument("--seed", type=int, default=1000, help="of the first game; the others follow (1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="play on this Dask cluster")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep the games, and play none twice")


def command(program: str, args: argparse.Namespace) -> str:
    """Return the command that plays the same games again on any executor."""
    words = [program, args.game, *(["--half", args.half] if args.half else [])]
    words += ["--players", *(args.players or pairings_of(args))] if args.players or not args.half else []
    words += ["--games", *map(str, args.games), "--seed", str(args.seed)]
    return " ".join([*words, "--options", *args.options] if args.options else words)


def records(args: argparse.Namespace) -> Iterator[tuple[Match, str]]:
    """Yield each game with its record, in the order of pairings and seeds."""
    matches = list(wanted(args))
    texts = {
        n: read_text_bounded(path, MOST_BYTES)
        for n, m in enumerate(matches)
        if (path := kept(args, m)).is_file()
    }
    missing = [n for n in range(len(matches)) if n not in texts]
    if missing:
        with executor(args.scheduler, min(args.jobs, len(missing))) as pool:
            waiting = {pool.submit(play_match, matches[n]): n for n in missing}
            for done in as_completed(waiting):
                texts[waiting[done]] = done.result().record
                keep(kept(args, matches[waiting[done]]), done.result().record)
    for n, match in enumerate(matches):
        yield match, texts[n]


def wanted(args: argparse.Namespace) -> Iterator[Match]:
    """Return the games to play; PlayersError if a pairing has a wrong number of agents."""
    rules = ruleset(args.game)
    options = rules.checked_options(dict(pair.split("=", 1) for pair in args.options))
    pairings = pairings_of(args)
    games = args.games if len(args.games) == len(pairings) else args.games[:1] * len(pairings)
    for number, (pairing, count) in enumerate(zip(pairings, games, strict=True)):
        specs = tuple(pairing.split(","))
        check_player_count(rules, options, len(specs), f"{pairing!r} has agents")
        for game in range(count):
            yield Match(rules.name, options, specs, args.seed + APART * number + game)


def taking_part(args: argparse.Namespace) -> set[tuple[str, str]]:
    """Return the players of all games, each with an agent that plays for it."""
    return {
        (player, spec)
        for match in wanted(args)
        for player, spec in zip(player_names(ruleset(match.game), match.options), match.specs, strict=True)
    }


def pairings_of(args: argparse.Namespace) -> list[str]:
    """Return the pairings that the options select."""
    half = all_pairings(args.game, args.half) if args.half else []
    count = len(player_names(ruleset(args.game), ruleset(args.game).checked_options({})))
    return [*half, *args.players] or [",".join(["greedy"] * count)]


def all_pairings(game: str, half: str) -> list[str]:
    """Return every pairing of the rule bots of a half, in the order of the game's players."""
    of_player = HALVES[half]
    return [",".join(found) for found in product(*(of_player(game, name) for name in bot_players(game)))]


def kept(args: argparse.Namespace, match: Match) -> Path:
    """Return the path of a game's record, if records are kept."""
    if not args.records:
        return NO_PATH
    return Path(args.records) / f"{match.game}-{'-'.join(match.specs).replace(':', '')}-{match.seed}{SUFFIX}"


def kept_before(folders: Iterable[Path]) -> Iterator[str]:
    """Yield the records of these folders in the order of their names."""
    for folder in folders:
        for path in sorted(folder.glob(f"*{SUFFIX}")):
            yield read_text_bounded(path, MOST_BYTES)


def agents_in(record: Record) -> tuple[str, ...]:
    """Return the agents' names in a record's header, in the order of the players."""
    return tuple(record.tags[name.capitalize()] for name in player_names(record.rules, record.options))


def keep(path: Path, record: str) -> None:
    """Write a record if records are kept."""
    if path != NO_PATH:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record, encoding="utf-8")
