"""`furyqt puzzle`: answer trail puzzles in the terminal."""

from __future__ import annotations

import argparse
import json
import random

import msgspec

from furyqt.commands import BAD_INPUT
from furyqt.commands.errors import UsageError
from furyqt.commands.lines import Lines
from furyqt.commands.speech import installed_language, say, warn
from furyqt.controllers.puzzles.collection import PuzzleEntry, all_puzzles, puzzle_of_day, puzzle_with_id
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.puzzles.sprint import Sprint
from furyqt.controllers.terminal.puzzle_console import PuzzleConsole
from furyqt.rules.core.puzzle import KINDS
from furyqt.rules.core.text import Texts, shortened

N_commands = Texts("commands")
N_errors = Texts("errors")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "id",
        metavar="ID",
        nargs="?",
        help=say(N_commands("a puzzle's number (default: one of your strength)")),
    )
    parser.add_argument("--kind", choices=KINDS, help=say(N_commands("only puzzles of this kind")))
    parser.add_argument("--theme", metavar="THEME", help=say(N_commands("only puzzles with this theme")))
    parser.add_argument("--daily", action="store_true", help=say(N_commands("the puzzle of the day")))
    parser.add_argument(
        "--mistakes",
        action="store_true",
        help=say(N_commands("only puzzles that you have answered but not solved")),
    )
    parser.add_argument(
        "--sprint",
        action="store_true",
        help=say(N_commands("as many puzzles as you can solve in five minutes")),
    )
    parser.add_argument("--list", action="store_true", help=say(N_commands("list the puzzles")))
    parser.add_argument("--json", action="store_true", help=say(N_commands("print one JSON array")))


_NO_PUZZLE = N_errors("there is no puzzle “{id}” (they have the numbers 001 to {last})")
_NO_THEME = N_errors("there is no theme “{theme}” (themes: {themes})")
_WHOLE_SPRINT = N_errors("a sprint takes all puzzles, so it is not combined with another choice")


def run(args: argparse.Namespace) -> int:
    """List the puzzles, or put one after the other; the exit code is 2 if answers are not kept."""
    if args.sprint and any((args.id, args.kind, args.theme, args.daily, args.mistakes)):
        raise UsageError(_WHOLE_SPRINT)
    ratings, lines = PuzzleRatings(), Lines()
    ratings.trouble.connect(warn)
    entries = _wanted(args, ratings)
    if args.list or args.json:
        if not ratings.is_read:
            return BAD_INPUT
        _list(entries, is_json=args.json)
        return 0
    language = installed_language()
    console = PuzzleConsole(entries, ratings, language, _print, lines.ask)
    if args.sprint:
        console.run_sprint(Sprint(entries, random.getrandbits(32)))
    else:
        console.run()
    if lines.refused is not None:
        raise lines.refused
    return 0 if ratings.is_safe else BAD_INPUT


def _print(line: str) -> None:
    print(line, flush=True)


def _wanted(args: argparse.Namespace, ratings: PuzzleRatings) -> tuple[PuzzleEntry, ...]:
    if args.id is not None:
        last = all_puzzles()[-1].id
        found = puzzle_with_id(args.id.zfill(len(last)))
        if found is None:
            raise UsageError(_NO_PUZZLE.fill(id=shortened(args.id), last=last))
        return (found,)
    if args.daily:
        return (puzzle_of_day(ratings.today()),)
    themes = sorted({theme for entry in all_puzzles() for theme in entry.themes})
    if args.theme is not None and args.theme not in themes:
        raise UsageError(_NO_THEME.fill(theme=shortened(args.theme), themes=", ".join(themes)))
    return tuple(
        entry
        for entry in all_puzzles()
        if (not args.mistakes or entry.id in ratings.mistakes)
        and args.kind in (None, entry.kind)
        and (args.theme is None or args.theme in entry.themes)
    )


def _list(entries: tuple[PuzzleEntry, ...], *, is_json: bool) -> None:
    if is_json:
        print(json.dumps([msgspec.to_builtins(entry) for entry in entries]))
        return
    for entry in entries:
        print(f"{entry.id}  {entry.rating:4}  {entry.kind:5} {' '.join(entry.themes)}")
