"""A rules reference as plain values: books of chapters, chapters of pages, pages of paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from furyqt.rules.core.text import Text

_MARKS = re.compile(r"\*\*|`|^[\s|:-]+|[ |]+\|\s*|\n", re.MULTILINE)
"""The marks of Markdown, which are neither searched nor shown in a list of results."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A numbered sequence."""

    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """Terms, each with its explanation."""

    entries: tuple[tuple[Text, Text], ...]
    signs: tuple[str, ...] = ()
    """The drawing before each term, by its name in resources/art; none at all, or one for each."""


@dataclass(frozen=True, slots=True)
class PageTable:
    """Rows under a heading row; the first cell of each row is its name."""

    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    signs: tuple[str, ...] = ()
    """The drawing before each row; none at all, or one for each."""


@dataclass(frozen=True, slots=True)
class NumberedRules:
    """Rules in Markdown, already in the reader's language."""

    markdown: str


Paragraph = Text | tuple[Text, ...] | Steps | Terms | PageTable | NumberedRules
"""A paragraph of text, a list of points, or one of the above."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page on one topic, found by its anchor."""

    id: str
    title: Text
    paragraphs: tuple[Paragraph, ...]
    see: tuple[str, ...] = ()
    """The anchors of related pages."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules it explains, as in the full list of rules in docs."""
    art: str = ""
    """The drawing's name in resources/art, or an empty text."""
    line: Text | None = None
    """A short subtitle."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages on one subject."""

    title: Text
    pages: tuple[Page, ...]


@dataclass(frozen=True)
class Book:
    """The rules of a game; it opens at the first page of the first chapter."""

    game: str
    title: Text
    chapters: tuple[Chapter, ...]

    @cached_property
    def pages(self) -> dict[str, Page]:
        """Every page by its anchor, in the order of the contents."""
        return {page.id: page for chapter in self.chapters for page in chapter.pages}

    @property
    def first(self) -> str:
        """The anchor of the first page."""
        return next(iter(self.pages))

    def chapter_of(self, anchor: str) -> Chapter:
        """Return the chapter that has a page; KeyError if none has."""
        for chapter in self.chapters:
            if any(page.id == anchor for page in chapter.pages):
                return chapter
        raise KeyError(anchor)


def texts_of(paragraph: Paragraph) -> Iterator[Text]:
    """Yield every text of a paragraph in reading order."""
    if isinstance(paragraph, Text):
        yield paragraph
    elif isinstance(paragraph, NumberedRules):
        yield Text("", _MARKS.sub(" ", paragraph.markdown))
    elif isinstance(paragraph, tuple):
        yield from paragraph
    elif isinstance(paragraph, Steps):
        yield from paragraph.items
    elif isinstance(paragraph, Terms):
        yield from (text for entry in paragraph.entries for text in entry)
    else:
        yield from (text for row in (paragraph.head, *paragraph.rows) for text in row)
