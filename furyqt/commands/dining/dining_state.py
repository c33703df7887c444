"""`furyqt dining-state`: play games of Dining with Dracula in the neutral form, one JSON object per line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from typing import Any

from furyqt.commands.lines import Lines, utf8_input
from furyqt.commands.speech import one_line, say
from furyqt.rules.core.reading import read_json
from furyqt.rules.core.text import Texts
from furyqt.rules.dining.neutral.games import answer

N_ = Texts("commands")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = say(
        N_(
            "Reads games from standard input, one per line: players, switches, draws or chance, and actions. "
            "For each game it prints the positions after every tenth action, with what is legal there, and "
            "the result. A line that is not a game, or an illegal action, gives an error, and reading goes "
            "on."
        )
    )


def run(args: argparse.Namespace) -> int:
    """Answer each line before reading the next one."""
    del args
    for game in answers(Lines(utf8_input())):
        print(json.dumps(game), flush=True)
    return 0


def answers(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield the answer to each line that is not empty."""
    for line in lines:
        if not line.strip():
            continue
        try:
            game = read_json(line)
        except ValueError:
            yield {"error": "the line is not JSON", "checkpoints": []}
            continue
        found = answer(game)
        yield found | {"error": one_line(found["error"])} if "error" in found else found
