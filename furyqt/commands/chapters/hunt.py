"""`furyqt hunt`: play the hunt of the day in the terminal, or list the results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

import msgspec

from furyqt.commands import BAD_INPUT
from furyqt.commands.chapters.campaign import brief, played_in_terminal
from furyqt.commands.speech import installed_language, say
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.hunts import HuntResult, Hunts, read_date
from furyqt.controllers.language import Language
from furyqt.controllers.session.history import History
from furyqt.rules.core.text import Texts

N_ = Texts("commands")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "date", metavar="DATE", nargs="?", help=say(N_("such as 2026-11-22 (default: today)"))
    )
    parser.add_argument("--preset", default="", metavar="PRESET", help=say(N_("the difficulty")))
    parser.add_argument(
        "--challenge", default="", metavar="NAME", help=say(N_("a challenge, such as no_trains"))
    )
    parser.add_argument("--table", action="store_true", help=say(N_("list your results")))
    parser.add_argument("--json", action="store_true", help=say(N_("print one JSON array")))


def run(args: argparse.Namespace) -> int:
    """Play a hunt to its end, or print the table; the exit code is 2 if that cannot be read."""
    language = installed_language()
    hunts = Hunts()
    hunts.trouble.connect(lambda text: print(language.text(text), file=sys.stderr))
    day = read_date(args.date) if args.date else hunts.today()
    hunts.collect()
    if args.table or args.json:
        results = hunts.results
        if not hunts.is_read:
            return BAD_INPUT
        _list(hunts, language, results, is_json=args.json)
        return 0
    again = hunts.again(day)
    history = chapter_history(hunts.begun_record(day, args.preset, args.challenge))
    assert history.course is not None
    brief(history.course.game, language)
    if again is not None:
        print(language.text(again), flush=True)
    fault = played_in_terminal(history, None, language)
    _close(hunts, history, language)
    if fault is not None:
        raise fault
    return 0


def close_hunt(history: History, language: Language) -> None:
    """Keep the result of a hunt that was resumed from its file, and print it."""
    hunts = Hunts()
    hunts.trouble.connect(lambda text: print(language.text(text), file=sys.stderr))
    _close(hunts, history, language)


def _close(hunts: Hunts, history: History, language: Language) -> None:
    found = hunts.close(history.record, history.states)
    if found is not None:
        print(language.text(hunts.line(found)), flush=True)


def _list(hunts: Hunts, language: Language, results: Sequence[HuntResult], *, is_json: bool) -> None:
    if is_json:
        print(json.dumps([msgspec.to_builtins(one) for one in results]))
        return
    for one in results:
        print(language.text(hunts.line(one)))
