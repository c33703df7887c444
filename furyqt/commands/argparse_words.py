"""The messages of argparse in the language of the terminal.

argparse looks its messages up with its name `_`, usually gettext, for which there are no catalogs here.
Names of options and values stay as they are.
"""

from __future__ import annotations

import argparse

from furyqt.commands.speech import Phrase, Phrases, say

N_ = Phrases("argparse")

_MESSAGES = (
    N_("argument %(argument_name)s: %(message)s"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("invalid %(type)s value: %(value)r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("unexpected option string: %s"),
    N_("unrecognized arguments: %s"),
)
MESSAGES: dict[str, Phrase] = {phrase.source: phrase for phrase in _MESSAGES}
"""The messages about wrong arguments, by their English text; argparse fills in the names."""


def translated(message: str) -> str:
    """Return a message of argparse in the language of the terminal; one that is not known stays English."""
    return say(MESSAGES.get(message, message))


def translate_argparse() -> None:
    """Switch argparse to the language of the terminal."""
    setattr(argparse, "_", translated)  # noqa: B010  # the name is not in the stubs
