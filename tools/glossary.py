"""The glossary fills in the translations of texts that it lists word for word."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.marked_texts import Marked

PATH = Path(__file__).resolve().parent.parent / "translations" / "glossary.csv"
_BRACE = re.compile(r"\{\w+\}")
_NOTE = re.compile(r" \([^()]*\)$")


class Entry(NamedTuple):
    """A row of `glossary.csv`."""

    id: str
    context: str
    en: str
    de: str
    it: str

    def word(self, language: str) -> str:
        """Return the entry in a language, with no-break spaces restored."""
        word: str = getattr(self, language)
        return re.sub(r" (…|%$)", "\u00a0\\1", word) if language == "de" else word


class Glossary:
    """All entries by their English text."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        self._by_id = {entry.id: entry for entry in self.entries}
        self._by_english: defaultdict[str, list[Entry]] = defaultdict(list)
        for entry in self.entries:
            for english in {entry.en, _NOTE.sub("", entry.en)}:
                self._by_english[english].append(entry)

    def allowed(self, text: Marked, language: str) -> set[str]:
        """Return the possible translations of a whole text; none if the glossary does not list it."""
        return {_named(entry.word(language), text.source) for entry in self._known(text)}

    def _best(self, text: Marked, language: str) -> set[str]:
        """Return the translations of the entries that fit the context of a text best."""
        entries = self._known(text)
        near = [entry for entry in entries if _is_near(entry, text)]
        exact = [entry for entry in entries if entry.en == _numbered(text.source)]
        return {_named(entry.word(language), text.source) for entry in near or exact or entries}

    def forms(self, text: Marked, language: str) -> tuple[str, ...]:
        """Return the translation of a text if it is unique, otherwise ()."""
        if text.is_plural:
            return self._plural(text, language)
        words = self._best(text, language)
        return tuple(words) if len(words) == 1 else ()

    def _known(self, text: Marked) -> list[Entry]:
        return self._by_english.get(_numbered(text.source), [])

    def _plural(self, text: Marked, language: str) -> tuple[str, ...]:
        for english in (text.source.replace("(s)", "s"), text.source):
            for other in self._by_english.get(english, []):
                one = self._by_id.get(other.id.replace("_other", "_one"))
                if other.id.endswith("_other") and one:
                    return one.word(language), other.word(language)
        return ()


@cache
def load(path: Path = PATH) -> Glossary:
    """Read the glossary."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        return Glossary(Entry(row["id"], row["context"], row["en"], row["de"], row["it"]) for row in rows)


def _is_near(entry: Entry, text: Marked) -> bool:
    """Return whether an entry fits a text (by its comment or the last part of its context)."""
    return entry.context in (text.comment, text.context.rsplit(".", 1)[-1]) or entry.en == (
        f"{text.source} ({text.comment})"
    )


def _numbered(source: str) -> str:
    """Write named braces in the form of the glossary: %1, %2 in order."""
    for place, brace in enumerate(dict.fromkeys(_BRACE.findall(source)), start=1):
        source = source.replace(brace, f"%{place}")
    return source


def _named(word: str, source: str) -> str:
    """The reverse of `_numbered`, in the order of the source."""
    for place, brace in enumerate(dict.fromkeys(_BRACE.findall(source)), start=1):
        word = word.replace(f"%{place}", brace)
    return word
