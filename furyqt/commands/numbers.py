"""Numbers on the command line, with what is wrong said in a few words."""

from __future__ import annotations

import argparse
import re

_SEED = re.compile(r"-?[0-9]{1,18}")


def seed(text: str) -> int:
    """A game's seed, short enough for a record with those that follow it; ArgumentTypeError otherwise."""
    if not _SEED.fullmatch(text):
        raise argparse.ArgumentTypeError("a seed is a whole number of at most 18 digits")
    return int(text)
