"""The initiative of each combat card, which decides equal totals (C4.4).

No source gives the printed numbers. A player who owns the box enters them in a file like `initiative.csv`;
the game's option then contains the 24 numbers, so that a record does not depend on the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from furyqt.rules.core.reading import packaged_text, unmarked
from furyqt.rules.core.text import Text, TextError, Texts, shortened
from furyqt.rules.fury2.tactics.cards import HUNTER_CARD_IDS, TACTIC_IDS

N_errors = Texts("errors")
N_fury2_errors = Texts("fury2.errors")

RECONSTRUCTED = "reconstructed"
"""The value of the option for our own numbers."""
PREFIX = "own"
COLUMNS = "side,card,initiative"
GREATEST = 99
MOST_LETTERS = 10_000
SIZE = len(HUNTER_CARD_IDS) + len(TACTIC_IDS)
CARDS = (*(("hunter", card) for card in HUNTER_CARD_IDS), *(("enemy", card) for card in TACTIC_IDS))
"""The cards in the order of the numbers."""
_VALUE = re.compile(rf"{PREFIX}(-(0|[1-9][0-9]?)){{{SIZE}}}")


class InitiativeError(TextError):
    """A file of initiative numbers that cannot be used; the text names the line."""


class Initiative(msgspec.Struct, frozen=True):
    """The numbers of the hunters' and of the enemies' cards, by Item and by Tactic."""

    hunters: Mapping[int, int]
    enemies: Mapping[int, int]

    @property
    def value(self) -> str:
        """Return the numbers as a value of the option."""
        return "-".join((PREFIX, *map(str, (*self.hunters.values(), *self.enemies.values()))))


def read_initiative(text: str) -> Initiative:
    """Read a file: the header, then a line for each of the 24 cards, in any order.

    Empty lines and lines that begin with # are skipped. Raises InitiativeError.
    """
    if len(text) > MOST_LETTERS:
        raise InitiativeError(_TOO_LONG.fill(most=MOST_LETTERS))
    lines = [(number, line.strip()) for number, line in enumerate(unmarked(text).splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != COLUMNS:
        raise InitiativeError(_at(lines[0][0] if lines else 1, _NO_HEADER.fill(header=COLUMNS)))
    found: dict[tuple[str, str], int] = {}
    for number, line in lines[1:]:
        card, initiative = _entry(number, line)
        if card in found:
            raise InitiativeError(_at(number, _TWICE.fill(card=",".join(card))))
        found[card] = initiative
    missing = [",".join(card) for card in CARDS if card not in found]
    if missing:
        raise InitiativeError(_MISSING.fill(card=missing[0]))
    return _split([found[card] for card in CARDS])


def _entry(number: int, line: str) -> tuple[tuple[str, str], int]:
    parts = [part.strip() for part in line.split(",")]
    if len(parts) != 3:
        raise InitiativeError(_at(number, _NO_FIELDS.fill(line=shortened(line))))
    side, card, digits = parts
    if (side, card) not in CARDS:
        raise InitiativeError(_at(number, _NO_CARD.fill(card=shortened(f"{side},{card}"))))
    if not re.fullmatch(r"[0-9]{1,2}", digits):
        raise InitiativeError(_at(number, _NO_NUMBER.fill(greatest=GREATEST, words=shortened(digits))))
    return (side, card), int(digits)


def _at(number: int, why: Text) -> Text:
    return _LINE.fill(line=number, why=why)


def _split(numbers: Sequence[int]) -> Initiative:
    hunters: dict[int, int] = dict(zip(HUNTER_CARD_IDS.values(), numbers, strict=False))
    enemies: dict[int, int] = dict(zip(TACTIC_IDS.values(), numbers[len(hunters) :], strict=True))
    return Initiative(hunters, enemies)


def is_initiative(value: str) -> bool:
    """Return whether this is a value of the option that contains numbers."""
    return _VALUE.fullmatch(value) is not None


@cache
def initiative_of(value: str) -> Initiative:
    """Return the numbers for a value of the option."""
    if value == RECONSTRUCTED:
        return read_initiative(packaged_text(files("furyqt.rules.fury2.tactics") / "initiative.csv"))
    if not is_initiative(value):
        raise ValueError(f"not a value of the option: {shortened(value)}")
    return _split([int(digits) for digits in value.split("-")[1:]])


_LINE = N_errors("line {line}: {why}")
_NO_HEADER = N_fury2_errors("the first line must be “{header}”")
_NO_FIELDS = N_fury2_errors("“{line}” is not a side, a card and a number with commas between them")
_NO_CARD = N_fury2_errors("“{card}” is not the side and name of a combat card")
_NO_NUMBER = N_fury2_errors("an initiative is a number from 0 to {greatest}, not “{words}”")
_TWICE = N_fury2_errors("“{card}” appears twice")
_MISSING = N_fury2_errors("the initiative of “{card}” is missing")
_TOO_LONG = N_fury2_errors("a file of initiative numbers has at most {most} letters, and this one has more")
