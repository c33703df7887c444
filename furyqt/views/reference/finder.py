"""Finds pages by words, without regard to case and accents; pages with the words in the title come first."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from furyqt.rules.core.text import Translate
from furyqt.views.reference.page import Book, Page, texts_of

_CONTEXT = 32
"""The number of letters before the found word in a snippet."""
_SNIPPET = 96


@dataclass(frozen=True, slots=True)
class Hit:
    """A page that has all the words, with the text around the first of them."""

    anchor: str
    title: str
    chapter: str
    snippet: str


@dataclass(frozen=True, slots=True)
class _Entry:
    anchor: str
    title: str
    chapter: str
    text: str
    folded_title: str
    folded_text: str


def fold(words: str) -> str:
    """Return words without case, accents and curly apostrophes, in the same number of letters."""
    return "".join(_folded(letter) for letter in words)


def _folded(letter: str) -> str:
    if letter in "\u2018\u2019":
        return "'"
    plain = unicodedata.normalize("NFKD", letter)[:1].casefold()
    return plain[:1] or letter


def said(page: Page, translate: Translate) -> str:
    """Return everything on a page as one text in the translator's language."""
    texts = [text for paragraph in page.paragraphs for text in texts_of(paragraph)]
    if page.line is not None:
        texts.insert(0, page.line)
    return " ".join(text.render(translate) for text in texts)


class Finder:
    """The pages of a book in one language."""

    def __init__(self, book: Book, translate: Translate) -> None:
        self._entries = [
            self._entry(page, chapter.title.render(translate), translate)
            for chapter in book.chapters
            for page in chapter.pages
        ]

    @staticmethod
    def _entry(page: Page, chapter: str, translate: Translate) -> _Entry:
        title, text = page.title.render(translate), said(page, translate)
        return _Entry(page.id, title, chapter, text, fold(title), fold(text))

    def find(self, wanted: str) -> tuple[Hit, ...]:
        """Return the pages with all these words: equal titles first, then titles, word beginnings, and
        others.
        """
        words = fold(wanted).split()
        if not words:
            return ()
        ranked = [(_rank(entry, words), entry) for entry in self._entries]
        found = [(rank, entry) for rank, entry in ranked if rank is not None]
        found.sort(key=lambda pair: pair[0])  # keeps the order of the book among equals
        return tuple(
            Hit(entry.anchor, entry.title, entry.chapter, _snippet(entry, words)) for _, entry in found
        )


def _rank(entry: _Entry, words: list[str]) -> int | None:
    """Return the rank, the best being the smallest; None if a word is missing."""
    title, text = entry.folded_title, entry.folded_text
    if not all(word in title or word in text for word in words):
        return None
    if title == " ".join(words):
        return 0
    if all(_begins_a_word(word, title) for word in words):
        return 1 if title.startswith(words[0]) else 2
    if all(word in title for word in words):
        return 3
    return 4 if all(_begins_a_word(word, f"{title} {text}") for word in words) else 5


def _begins_a_word(word: str, text: str) -> bool:
    at = text.find(word)
    while at > 0 and text[at - 1].isalnum():
        at = text.find(word, at + 1)
    return at >= 0


def _snippet(entry: _Entry, words: list[str]) -> str:
    """Return the text around the first of the words in it; the beginning if all are in the title."""
    places = [at for word in words if (at := entry.folded_text.find(word)) >= 0]
    begin = max(0, min(places, default=0) - _CONTEXT)
    if begin:
        begin = entry.text.find(" ", begin) + 1
    end = begin + _SNIPPET
    words_there = entry.text[begin:end]
    if end < len(entry.text):
        words_there = words_there.rpartition(" ")[0] + "…"
    return ("…" if begin else "") + words_there


def spans(text: str, wanted: str) -> list[tuple[int, int]]:
    """Return the beginnings and lengths of the words in a text, to be marked."""
    folded = fold(text)
    found = []
    for word in fold(wanted).split():
        at = folded.find(word)
        while at >= 0:
            found.append((at, len(word)))
            at = folded.find(word, at + len(word))
    return sorted(found)
