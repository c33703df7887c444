"""Rules that the sources leave open, each with its number, our ruling, and the option that decides it.

A better source changes a line of `rulings.toml` and the rule it names; if more than one answer is in use, a
player may choose one before a game.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from furyqt.rules.core.reading import packaged_text, read_toml


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Our ruling on a question that no source settles."""

    number: str
    """The rule (R5.11, C3.10, S8.9) or the card (event:rage)."""
    ruling: str
    """The ruling in one sentence, for readers of the rules; it is not translated."""
    option: str = ""
    """The name of the option that decides it, if a player may choose."""


def _rulings() -> tuple[Ruling, ...]:
    table = read_toml(packaged_text(files("furyqt.rules.fury2.options") / "rulings.toml"))
    return msgspec.convert(table["ruling"], tuple[Ruling, ...])


RULINGS = _rulings()
"""Every rule and card that no source settles."""
