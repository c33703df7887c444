"""The numbered rules of a game in the reader's language, from the Markdown files in resources/text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from furyqt import paths
from furyqt.rules.core.documents import ENGLISH
from furyqt.rules.core.reading import read_text_bounded

MOST_BYTES = 1_000_000
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_NUMBER = re.compile(r"[A-Z]\d+(?:\.\d+)*")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the rules: its anchor ("R8", or "rules:3" without a number), title and Markdown."""

    anchor: str
    title: str
    text: str


@cache
def numbered_rules(game: str, language: str) -> tuple[Section, ...]:
    """Return the sections of a game's rules; empty if there are none. English replaces a missing language."""
    folder = paths.resources() / "text"
    path = next(
        (file for code in (language, ENGLISH) if (file := folder / code / "rules" / f"{game}.md").is_file()),
        None,
    )
    if path is None:
        return ()
    title, *parts = _HEADING.split(_LINK.sub(r"\1", read_text_bounded(path, MOST_BYTES)))
    head, _, opening = title.removeprefix("# ").partition("\n")
    pairs = [(head, _without_languages(opening)), *zip(parts[::2], parts[1::2], strict=True)]
    return tuple(
        Section(_anchor(head, number), head, text.strip()) for number, (head, text) in enumerate(pairs)
    )


def section_of(number: str) -> str:
    """Return the anchor of the section with a rule: "R8" for "R8.5"."""
    return number.partition(".")[0]


def rule(game: str, language: str, number: str) -> str:
    """Return the Markdown of a section or of one rule with its parts; empty if there is no such number."""
    section = next((one for one in numbered_rules(game, language) if one.anchor == section_of(number)), None)
    if section is None or section.anchor == number:
        return f"## {section.title}\n\n{section.text}" if section else ""
    mark = rf"(?:- \*\*{re.escape(number)}\*\*|\| {re.escape(number)} \|)"
    found = re.search(rf"^( *){mark}.*(?:\n\1 +.*)*", section.text, re.MULTILINE)
    return found[0].strip() if found else ""


def _anchor(title: str, position: int) -> str:
    first = title.partition(" ")[0]
    return first if _NUMBER.fullmatch(first) else f"rules:{position}"


def _without_languages(opening: str) -> str:
    """Drop the first paragraph, which names the other languages."""
    return opening.strip().partition("\n\n")[2]
