"""The tables of a game: those of this program, or those of an owner of the box.

An owner writes a TOML file with the rows that differ from `data/*.toml`. Its content in one word is the
value of the option `box`, so that a record names it and replays with it on any computer.
"""

from __future__ import annotations

import binascii
import json
import os
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.reading import read_json, read_text_bounded
from furyqt.rules.core.ruleset import OptionError
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.table_rows import TableError, parsed
from furyqt.rules.dining.tables import BOXES, DiningTables, tables_with
from furyqt.rules.mechanisms.boxes import OLDER

N_ = Texts("errors")

FIRST = "standard"
"""The tables of box 1."""
_LATER = "" if BOXES.count == 1 else str(BOXES.count)
STANDARD = f"{FIRST}{_LATER}"
"""The tables of this program, which are those of the newest box."""
OWN = f"own{_LATER}-"
"""The beginning of a value with the content of an owner's file: rows that differ from the newest box."""
_VALUE = re.compile(r"standard([2-9]|[1-9]\d)?|own([2-9]|[1-9]\d)?-(.*)", re.DOTALL)
VARIABLE = "FURYQT_DINING_BOX"
"""The environment variable with the path of a file that the new game dialog offers."""
MOST_BYTES = 200_000
MOST_PACKED = 60_000


def packed_box(text: str) -> str:
    """Return the value of the option `box` for the text of a file; TableError if it cannot be used."""
    if len(text.encode()) > MOST_BYTES:
        raise TableError(_TOO_LONG.fill(most=MOST_BYTES))
    own = parsed(text)
    tables_with(own, BOXES.count)
    plain = json.dumps(own, sort_keys=True, separators=(",", ":")).encode()
    return OWN + urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


@lru_cache(maxsize=16)
def tables_of(box: str) -> DiningTables:
    """Return the tables of a value of the option; OptionError if it is damaged."""
    try:
        number, content = _parts(box)
        return tables_with({} if content is None else _unpacked(content), number)
    except TableError as wrong:
        raise OptionError(words.BAD_BOX.fill(why=wrong.text)) from None


def _parts(box: str) -> tuple[int, str | None]:
    """Return the number of the box, and the content of an owner's file; TableError for another value."""
    found = _VALUE.fullmatch(box) if len(box) <= MOST_PACKED else None
    number = 0 if found is None else int(found[1] or found[2] or 1)
    if found is None or number > BOXES.count:
        raise TableError(_NO_BOX.fill(standard=STANDARD, own=OWN))
    return number, found[3]


def _unpacked(data: str) -> Mapping[str, object]:
    try:
        plain = zlib.decompressobj().decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4)), MOST_BYTES)
        own = read_json(plain)
    except (binascii.Error, zlib.error, ValueError):
        own = None
    if not isinstance(own, dict):
        raise TableError(_DAMAGED)
    return own


class BoxChoices(Mapping[str, Text]):
    """The values of the option: any usable table is one, and menus list those that can be chosen here."""

    def __getitem__(self, box: str) -> Text:
        if box not in self:
            raise KeyError(box)
        number, content = _parts(box)
        if content is not None:
            return words.BOX_OWN
        return words.BOX_STANDARD if box == STANDARD else OLDER.fill(number=number)

    def __contains__(self, box: object) -> bool:
        """Whether a value is usable; OptionError says why one with a content is not."""
        if not isinstance(box, str) or not _VALUE.match(box):
            return False
        tables_of(box)
        return True

    def __iter__(self) -> Iterator[str]:
        yield STANDARD
        yield from (f"{FIRST}{number if number > 1 else ''}" for number in range(BOXES.count - 1, 0, -1))
        if own := _offered():
            yield own

    def __len__(self) -> int:
        return len(list(iter(self)))


def _offered() -> str:
    """Return the value of the owner's file that menus offer, or an empty text."""
    try:
        return _read_offered()
    except (OSError, TableError):
        return ""


def _read_offered() -> str:
    """Return the value of the owner's file, or an empty text; OSError or TableError if it is unusable."""
    path = os.environ.get(VARIABLE)
    return packed_box(read_text_bounded(Path(path), MOST_BYTES)) if path else ""


def offered_trouble() -> Text | None:
    """Return the reason why the owner's file cannot be offered, or None."""
    why: Text | str
    try:
        _read_offered()
        return None
    except TableError as wrong:
        why = wrong.text
    except OSError as wrong:
        why = reason(wrong)
    return words.BAD_VARIABLE.fill(variable=VARIABLE, file=os.environ[VARIABLE], why=why)


_TOO_LONG = N_("a table file has at most {most} bytes")
_NO_BOX = N_("the value is {standard} or begins with “{own}” (see furyqt dining-box)")
_DAMAGED = N_("the value is damaged")
