"""`furyqt play`: play a whole game in the terminal, in plain lines."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from ai.levels import LEVELS, SIMPLE_AGENTS, parse_spec
from ai.styles import all_styles
from furyqt.commands.chapters.campaign import close_chapter
from furyqt.commands.chapters.hunt import close_hunt
from furyqt.commands.errors import UsageError
from furyqt.commands.lines import Lines
from furyqt.commands.opening import latest_game, opened_game
from furyqt.commands.options import read_options, seed
from furyqt.commands.pairings import pairs
from furyqt.commands.speech import installed_language, say
from furyqt.controllers.session.history import History, new_history
from furyqt.controllers.session.seats import AIDS, CASUAL, FULL, HUMAN, UNDO_MODES
from furyqt.controllers.storage.files import check_destination, clear_leftovers
from furyqt.controllers.storage.journal import Journal
from furyqt.controllers.terminal.console import Console
from furyqt.controllers.terminal.solo import SoloGame
from furyqt.rules.core.folding import folded
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import TextError, Texts

N_commands = Texts("commands")
N_errors = Texts("errors")

LATEST = ""


_LEVEL = N_commands(
    "{levels}, iterations (200), a time (0.5s), greedy or random; @2s limits the time, +bold is a style"
    " ({styles}); default: normal"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help=say(N_commands("such as lite; see furyqt games"))
    )
    parser.add_argument(
        "--as",
        dest="names",
        metavar="NAMES",
        help=say(
            N_commands(
                "the side you play, or some of its pieces, such as mina,seward (default: the first side)"
            )
        ),
    )
    parser.add_argument(
        "--level",
        default="normal",
        metavar="LEVEL",
        help=say(_LEVEL.fill(levels=", ".join(LEVELS), styles=", ".join(all_styles()))),
    )
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="N",
        help=say(N_commands("the seed from which the game can be repeated")),
    )
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help=say(N_commands("variants of the rules")),
    )
    parser.add_argument(
        "--undo", choices=UNDO_MODES, default=CASUAL, help=say(N_commands("how decisions can be undone"))
    )
    parser.add_argument(
        "--aids",
        choices=AIDS,
        default=FULL,
        help=say(N_commands("paper: no hints and no possible places")),
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help=say(N_commands("write the game record here at the end"))
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LATEST,
        metavar="FILE",
        help=say(N_commands("resume a saved game; without FILE the latest unfinished one")),
    )
    parser.add_argument(
        "--copy",
        action="store_true",
        help=say(N_commands("with --resume: leave the file as it is and play on in a copy")),
    )


def run(args: argparse.Namespace) -> int:
    """Play; UsageError if the game could not be saved."""
    language = installed_language()
    clear_leftovers()
    if args.save is not None:
        check_destination(args.save)
    history, journal = resumed(args) if args.resume is not None else (_begun(args), None)
    lines = Lines()
    console = Console(SoloGame(history, journal), language, args.save, say=_say, ask=lines.ask)
    console.run()
    if history.course is not None and history.is_over:
        close_hunt(history, language)
        close_chapter(history, language)
    if lines.refused is not None:
        raise lines.refused
    if console.trouble is not None:
        raise UsageError(console.trouble)
    return 0


def _say(line: str) -> None:
    """Print every line at once, even into a pipe."""
    print(line, flush=True)


def _begun(args: argparse.Namespace) -> History:
    if args.copy:
        raise UsageError(N_errors("--copy is used together with --resume"))
    if args.game is None:
        raise UsageError(N_errors("which game? (see furyqt games)"))
    rules = ruleset(args.game)
    options = read_options(rules, pairs(args.options, "--options"))
    table = rules.table(options)
    own = table.seats_of(0) if args.names is None else _own_seats(table, args.names)
    number = secrets.randbits(31) if args.seed is None else args.seed
    computer = _seat(args.level)
    seats = tuple(HUMAN if seat in own else computer for seat in range(len(table.seats)))
    return new_history(args.game, options, number, seats, args.undo, args.aids)


def _own_seats(table: Table, names: str) -> set[int]:
    """Return the person's seats, all of one player."""
    try:
        own = {seat for name in names.split(",") for seat in table.seats_called(folded(name.strip()))}
    except TextError as wrong:
        raise UsageError(wrong.text) from None
    if len({table.seats[seat].player for seat in own}) > 1:
        raise UsageError(N_errors("“{names}”: one person cannot play both sides here").fill(names=names))
    return own


def _seat(level: str) -> str:
    seat = level if level in SIMPLE_AGENTS or level.startswith("search:") else f"search:{level}"
    parse_spec(seat)
    return seat


def resumed(args: argparse.Namespace) -> tuple[History, Journal | None]:
    """Return the game to resume and its autosave, if that is continued."""
    if args.game is not None:
        ruleset(args.game)  # a file that is not behind --resume is not a game
    if args.resume == LATEST:
        path, opened = latest_game(as_copy=args.copy)
    else:
        path = Path(args.resume)
        opened = opened_game(path, as_copy=args.copy)
    history = opened.history
    if len(history.persons) != 1:
        raise UsageError((_SEVERAL if history.persons else _NOBODY).fill(file=str(path)))
    if args.game is not None and args.game != opened.record.game:
        raise UsageError(_OTHER_GAME.fill(file=str(path), game=opened.record.game, other=args.game))
    return history, opened.journal


_SEVERAL = N_errors("{file}: several persons play in this game (see furyqt replay)")
_NOBODY = N_errors("{file}: no person plays in this game (see furyqt replay)")
_OTHER_GAME = N_errors("{file} is a game of {game}, not of {other}")
