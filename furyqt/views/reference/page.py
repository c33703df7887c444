"""A rules reference as plain values: books of chapters, chapters of pages, pages of Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from furyqt.rules.core.text import Text

_IN_WORDS = re.compile(r"!\[\]\([^)]*\)|(?<=\])\([^)]*\)|[*`[\]]|^[ |:-]+|^ *\d+\. ", re.MULTILINE)
_BETWEEN = re.compile(r"[ |\n]+")
"""The marks of Markdown, which are neither searched nor shown in a list of results."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page on one topic, found by its anchor."""

    id: str
    title: Text
    text: Text
    """The page in Markdown. A link to `page:hide` leads to the page with this anchor."""
    see: tuple[str, ...] = ()
    """The anchors of related pages."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules it explains, as in the numbered rules in resources/text."""
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


def plain(markdown: str) -> str:
    """Return the words of a Markdown text."""
    return _BETWEEN.sub(" ", _IN_WORDS.sub("", markdown)).strip()
