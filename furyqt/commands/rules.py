"""`furyqt rules`: print the rules of a game, or one of them."""

from __future__ import annotations

import argparse

from furyqt.commands.errors import UsageError
from furyqt.commands.speech import chosen_language, say
from furyqt.controllers.language import system_language
from furyqt.controllers.rulebook import numbered_rules, rule
from furyqt.rules.core.games import game
from furyqt.rules.core.text import Texts, shortened

N_commands = Texts("commands")
N_errors = Texts("errors")

_NO_RULES = N_errors("the game {game} has no rules by number")
_NO_RULE = N_errors("there is no rule “{number}” (sections: {sections})")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=say(N_commands("a game's name, see 'furyqt games'")))
    parser.add_argument(
        "number", nargs="?", default="", help=say(N_commands("a section or a rule, such as R8 or R8.5"))
    )


def run(args: argparse.Namespace) -> int:
    """Print the rules as Markdown; UsageError for a number that does not exist."""
    name, language = game(args.game).name, chosen_language() or system_language()
    sections = numbered_rules(name, language)
    if not sections:
        raise UsageError(_NO_RULES.fill(game=name))
    if not args.number:
        print("\n\n".join(f"## {one.title}\n\n{one.text}" for one in sections))
        return 0
    text = rule(name, language, args.number.upper())
    if not text:
        known = ", ".join(one.anchor for one in sections if ":" not in one.anchor)
        raise UsageError(_NO_RULE.fill(number=shortened(args.number), sections=known))
    print(text)
    return 0
