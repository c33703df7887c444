"""Lines and names as they are typed: capitals, accents and ways to write an umlaut do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from operator import contains
from typing import TypeVar

Key = TypeVar("Key")
Fold = Callable[[str], str]
_APOSTROPHES = str.maketrans("\u2018\u2019", "''")
_WRITTEN_OUT = re.compile("(?<=[aou])e")


def typed(line: str) -> str:
    """Return a line without control characters that a terminal would execute, and with single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())


def folded(text: str) -> str:
    """Return a text without capitals, accents and curly apostrophes, and with ss for ß."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return plain.translate(_APOSTROPHES)


def loosely_folded(text: str) -> str:
    """Return a folded text without the e after a, o and u, so that “Muenchen” equals “München”."""
    return _WRITTEN_OUT.sub("", folded(text))


FOLDS: tuple[Fold, ...] = (folded, loosely_folded)
"""The ways to compare texts; a later one counts only if nothing fits by the earlier ones."""


def letters(text: str, fold: Fold) -> tuple[str, list[int]]:
    """Return a folded text, and for each of its letters the number of the letter of the text it is from."""
    found = [(plain, number) for number, letter in enumerate(text) for plain in folded(letter)]
    whole = "".join(plain for plain, _ in found)
    if fold is loosely_folded:
        found = [one for at, one in enumerate(found) if not _WRITTEN_OUT.match(whole, at)]
    return "".join(plain for plain, _ in found), [number for _, number in found]


def equals(name: str, wanted: str) -> bool:
    """Return whether two folded texts are equal."""
    return name == wanted


def begins(name: str, wanted: str) -> bool:
    """Return whether a folded name begins with a folded text."""
    return name.startswith(wanted)


def has_word(name: str, wanted: str) -> bool:
    """Return whether a word of a folded name begins with a folded text."""
    return f" {wanted}" in f" {name}"


def named(
    wanted: str,
    names: Mapping[Key, str],
    *tests: Callable[[str, str], bool],
) -> list[Key]:
    """Return the keys of the names that pass the first of the tests that any name passes.

    Without tests a name has to contain the wanted text.
    """
    for fold in FOLDS:
        part, plain = fold(wanted), {key: fold(name) for key, name in names.items()}
        for test in tests or (contains,):
            if found := [key for key, name in plain.items() if test(name, part)]:
                return found
    return []
