"""Argument types for numbers on the command line, with short error messages."""

from __future__ import annotations

import argparse
import re

from furyqt.commands.speech import N_, say

_BAD_SEED = N_("errors", "a seed is a whole number of at most 18 digits")
_SEED = re.compile(r"-?[0-9]{1,18}")


def seed(text: str) -> int:
    """Return a seed that a record can hold together with its successors; ArgumentTypeError otherwise."""
    if not _SEED.fullmatch(text):
        raise argparse.ArgumentTypeError(say(_BAD_SEED))
    return int(text)
