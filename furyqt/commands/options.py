"""The options and the seed of a game from the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path

from furyqt.commands.speech import Phrases, say
from furyqt.rules.core.ruleset import AnyRuleset, OptionError
from furyqt.rules.core.text import shortened

N_ = Phrases("errors")

_BAD_SEED = N_("a seed is a whole number of at most 18 digits")
_BAD_NUMBER = N_("“{text}” is not a whole number of at most 18 digits")
_WHOLE = re.compile(r"-?[0-9]{1,18}")
FROM_FILE = "@"
"""Precedes the name of a file that contains the value of an option."""


def read_options(rules: AnyRuleset, given: Mapping[str, str]) -> dict[str, str]:
    """Return all options of a game; a value @FILE is read from the file if the option has such values.

    Raises OSError if the file cannot be read, TextError if it does not fit, OptionError for
    an unknown option or value.
    """
    check_own_files(rules)
    files = {option.name: option.file for option in rules.options}
    found = dict(given)
    for name, value in given.items():
        file = files.get(name)
        if file is not None and value.startswith(FROM_FILE):
            found[name] = file.value_in(Path(value.removeprefix(FROM_FILE)))
    return rules.checked_options(found)


def check_own_files(rules: AnyRuleset) -> None:
    """Raise OptionError if values that this computer should add to an option cannot be listed."""
    for option in rules.options:
        if option.trouble is not None and (trouble := option.trouble()) is not None:
            raise OptionError(trouble)


def seed(text: str) -> int:
    """Return a seed that a record can hold together with its successors; ArgumentTypeError otherwise."""
    if not _WHOLE.fullmatch(text):
        raise argparse.ArgumentTypeError(say(_BAD_SEED))
    return int(text)


def number(text: str) -> int:
    """Return a whole number in plain digits; ArgumentTypeError otherwise."""
    if not _WHOLE.fullmatch(text):
        raise argparse.ArgumentTypeError(say(_BAD_NUMBER).format(text=shortened(text)))
    return int(text)
