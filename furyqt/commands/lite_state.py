"""`furyqt lite-state`: read play strings of the simplified game and print their states, one JSON object per
line.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from furyqt.commands.lines import answer_plays
from furyqt.commands.speech import say
from furyqt.rules.core.text import Texts
from furyqt.rules.lite.course_notation import PlaysError, read
from furyqt.rules.lite.course_view import answers
from furyqt.rules.lite.tables import DRACULA, DRACULA_FIGURE, HUNTERS

N_ = Texts("commands")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = say(
        N_(
            "Reads play strings from standard input, one per line, and prints the state after each. If "
            "Dracula is to move, the state is his full copy; otherwise it hides what the hunters do not "
            "know. An empty line is the start of a game. A line that no game can have gives an error, and "
            "the exit code at the end is 2."
        )
    )


def run(args: argparse.Namespace) -> int:
    """Answer each line before reading the next one."""
    del args
    answer_plays(lambda plays: json.dumps(state(plays)), lambda why: json.dumps({"error": why}))
    return 0


def state(text: str) -> dict[str, Any]:
    """Return what the player to move can compute from a string; PlaysError if no game can have it."""
    viewpoint = DRACULA if len(text.split()) % (DRACULA_FIGURE + 1) == DRACULA_FIGURE else HUNTERS
    observation = read(text, viewpoint)
    if observation.outcome:
        raise PlaysError(f"the game is over after play {len(text.split())}: nobody is to move")
    return answers(observation)
