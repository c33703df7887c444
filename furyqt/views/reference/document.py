"""Reads the pages of a rules reference from the Markdown files in resources/text.

A document has its chapters as `## Tokens` and its pages as `### Fog`, each followed by a comment:

    <!-- page: fog
    art: tokens/fog
    see: road, rail
    rules: R9.4, R5.5.5
    -->

The comment of another language has only the line `page`; the rest of the English one is valid for all. A
first paragraph in italics is the page's subtitle. A name in braces is filled with a value of the game, such
as a number or the rows of a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from furyqt import paths
from furyqt.controllers.rulebook import MOST_BYTES
from furyqt.rules.core.documents import ENGLISH, DocumentError
from furyqt.rules.core.numerals import numeral
from furyqt.rules.core.reading import read_text_bounded
from furyqt.rules.core.text import BRACE, Text
from furyqt.views.reference.page import Chapter, Page

Values = Mapping[str, Text | str | int]
_TITLE, _CHAPTER, _PAGE = 1, 2, 3
"""The levels of headings."""
_FACTS = ("page", "art", "see", "rules")
_SUBTITLE = re.compile(r"\*(?!\*)(.+)\*(?:\n\n|$)")


@dataclass(slots=True)
class _Part:
    """A heading with the lines below it."""

    line: int
    heading: str
    body: list[str] = field(default_factory=list)

    @property
    def level(self) -> int:
        return len(self.heading) - len(self.heading.lstrip("#"))

    @property
    def title(self) -> Text:
        return Text("", self.heading.lstrip("# "))


def read_pages(game: str, language: str, values: Values) -> tuple[Chapter, ...]:
    """Return the chapters of a game's document; English replaces a missing language.

    Raises OSError for a game without a document, DocumentError for a mistake in it.
    """
    english = read_document(document_path(game, ENGLISH), values)
    path = document_path(game, language)
    if language == ENGLISH or not path.is_file():
        return english
    return read_document(path, values, {page.id: page for chapter in english for page in chapter.pages})


def document_path(game: str, language: str) -> Path:
    """Return the file of a document."""
    return paths.resources() / "text" / language / "pages" / f"{game}.md"


def read_document(
    path: Path, values: Values, english: Mapping[str, Page] | None = None
) -> tuple[Chapter, ...]:
    """Return the chapters of one document; a translation takes links, rules and drawings from `english`."""
    chapters: list[tuple[Text, list[Page]]] = []
    for part in _parts(read_text_bounded(path, MOST_BYTES)):
        if part.level == _CHAPTER:
            chapters.append((part.title, []))
        elif part.level == _PAGE and chapters:
            chapters[-1][1].append(_page(part, path, values, english))
        elif part.level != _TITLE:
            raise DocumentError(path, part.line, f"{part.heading!r} is neither a chapter nor a page in one")
    return tuple(Chapter(title, tuple(pages)) for title, pages in chapters)


def _parts(text: str) -> Iterator[_Part]:
    part = _Part(1, "#")
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            yield part
            part = _Part(number, line)
        else:
            part.body.append(line)
    yield part


def _page(part: _Part, path: Path, values: Values, english: Mapping[str, Page] | None) -> Page:
    facts, body = _facts(part, path)
    filled = _filled(part, path, values)
    subtitle = _SUBTITLE.match(body)
    page = Page(
        id=facts["page"],
        title=part.title,
        text=Text("", body[subtitle.end() :] if subtitle else body).fill(**filled),
        see=_listed(facts.get("see", "")),
        rules=_listed(facts.get("rules", "")),
        art=facts.get("art", ""),
        line=Text("", subtitle[1]).fill(**filled) if subtitle else None,
    )
    if english is None:
        return page
    if page.id not in english:
        raise DocumentError(path, part.line, f"the English document has no page {page.id!r}")
    original = english[page.id]
    return replace(page, see=original.see, rules=original.rules, art=original.art)


def _filled(part: _Part, path: Path, values: Values) -> dict[str, Text | str | int]:
    """Return the values that a page names in braces."""
    filled: dict[str, Text | str | int] = {}
    for number, line in enumerate(part.body, start=part.line + 1):
        for found in BRACE.finditer(line):
            if found[1] not in values:
                raise DocumentError(path, number, f"the game has no value {found[0]}")
            value = values[found[1]]
            filled[found[1]] = numeral(value) if isinstance(value, int) else value
    return filled


def _facts(part: _Part, path: Path) -> tuple[dict[str, str], str]:
    """Return the facts in the comment of a page, and the Markdown below it."""
    comment, end, body = "\n".join(part.body).partition("-->")
    begin = comment.strip()
    if not end or not begin.startswith("<!--"):
        raise DocumentError(path, part.line, "the page has no comment with its id")
    facts = {}
    for line in begin.removeprefix("<!--").strip().splitlines():
        name, _, value = line.partition(":")
        if name not in _FACTS or not value.strip():
            raise DocumentError(path, part.line, f"{line!r} is not one of the lines {', '.join(_FACTS)}")
        facts[name] = value.strip()
    if "page" not in facts:
        raise DocumentError(path, part.line, "the page has no id")
    return facts, body.strip()


def _listed(words: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in words.split(",")) if words else ()
