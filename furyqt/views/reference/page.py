"""A rules reference as plain values: books of chapters, chapters of pages, pages of paragraphs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from furyqt.rules.core.text import Text


@dataclass(frozen=True, slots=True)
class Steps:
    """What comes one after another, numbered."""

    items: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """Words, each with what is to be said of it."""

    entries: tuple[tuple[Text, Text], ...]
    signs: tuple[str, ...] = ()
    """The drawing before each, by its name in resources/art; none at all, or one for each."""


@dataclass(frozen=True, slots=True)
class PageTable:
    """Rows under a head; the first cell of each row names it."""

    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    signs: tuple[str, ...] = ()
    """The drawing before each row; none at all, or one for each."""


Paragraph = Text | tuple[Text, ...] | Steps | Terms | PageTable
"""A paragraph of words, a list of points, or one of the above."""


@dataclass(frozen=True, slots=True)
class Page:
    """One idea, found by its anchor."""

    id: str
    title: Text
    paragraphs: tuple[Paragraph, ...]
    see: tuple[str, ...] = ()
    """The anchors of pages that say more."""
    rules: tuple[str, ...] = ()
    """The numbers it explains, as the full list of rules in docs has them."""
    art: str = ""
    """The drawing's name in resources/art, or nothing."""
    line: Text | None = None
    """What is said in few words under the title."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages on one theme."""

    title: Text
    pages: tuple[Page, ...]


@dataclass(frozen=True)
class Book:
    """The rules of a game; the first page of the first chapter opens it."""

    game: str
    title: Text
    chapters: tuple[Chapter, ...]

    @cached_property
    def pages(self) -> dict[str, Page]:
        """Every page by its anchor, in the order of the contents."""
        return {page.id: page for chapter in self.chapters for page in chapter.pages}

    @property
    def first(self) -> str:
        """The anchor of the page one begins with."""
        return next(iter(self.pages))

    def chapter_of(self, anchor: str) -> Chapter:
        """The chapter that has a page; KeyError if none has."""
        for chapter in self.chapters:
            if any(page.id == anchor for page in chapter.pages):
                return chapter
        raise KeyError(anchor)


def texts_of(paragraph: Paragraph) -> Iterator[Text]:
    """Everything a paragraph says, in the order of reading."""
    if isinstance(paragraph, Text):
        yield paragraph
    elif isinstance(paragraph, tuple):
        yield from paragraph
    elif isinstance(paragraph, Steps):
        yield from paragraph.items
    elif isinstance(paragraph, Terms):
        yield from (text for entry in paragraph.entries for text in entry)
    else:
        yield from (text for row in (paragraph.head, *paragraph.rows) for text in row)
