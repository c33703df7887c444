"""`furyqt dining-box`: check a table file for Dining with Dracula and print its option for a new game."""

from __future__ import annotations

import argparse
from pathlib import Path

from furyqt.commands.errors import UsageError
from furyqt.commands.speech import say
from furyqt.rules.core.reading import read_text_bounded
from furyqt.rules.core.text import Texts
from furyqt.rules.dining.box import MOST_BYTES, packed_box
from furyqt.rules.dining.table_rows import TableError

N_commands = Texts("commands")
N_errors = Texts("errors")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=say(N_commands("a TOML file with the rows that differ"))
    )
    parser.epilog = say(
        N_commands(
            "The rows are those of furyqt/rules/dining/data. The output is an option for a new game; it has "
            "the content of the file, so a record of the game can be replayed without it."
        )
    )


def run(args: argparse.Namespace) -> int:
    """Print the option; UsageError says in one line why the file cannot be used."""
    text = read_text_bounded(args.file, MOST_BYTES)
    try:
        print(f"box={packed_box(text)}")
    except TableError as wrong:
        raise UsageError(N_errors("{file}: {why}").fill(file=str(args.file), why=wrong.text)) from None
    return 0
