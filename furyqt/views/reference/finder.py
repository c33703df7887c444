"""Finds pages by words, without regard to case and accents; pages with the words in the title come first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from furyqt.rules.core.folding import FOLDS, Fold, letters
from furyqt.rules.core.text import Translate
from furyqt.views.reference.page import Book, Page, plain

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


def said(page: Page, translate: Translate) -> str:
    """Return everything on a page as one text in the translator's language."""
    texts = (page.text,) if page.line is None else (page.line, page.text)
    return " ".join(plain(text.render(translate)) for text in texts)


class Finder:
    """The pages of a book in one language."""

    def __init__(self, book: Book, translate: Translate) -> None:
        self._entries = [
            self._entry(page, chapter.title.render(translate), translate)
            for chapter in book.chapters
            for page in chapter.pages
        ]
        self._plain: dict[Fold, list[tuple[str, str]]] = {}
        """The titles and texts to compare with, by the way of comparing."""

    @staticmethod
    def _entry(page: Page, chapter: str, translate: Translate) -> _Entry:
        title, text = page.title.render(translate), said(page, translate)
        return _Entry(page.id, title, chapter, text)

    def find(self, wanted: str) -> tuple[Hit, ...]:
        """Return the pages with all these words: equal titles first, then titles, word beginnings, and
        others.
        """
        for fold in FOLDS:
            if found := self._find(fold(wanted).split(), fold):
                return found
        return ()

    def _find(self, words: list[str], fold: Fold) -> tuple[Hit, ...]:
        if not words:
            return ()
        if fold not in self._plain:
            self._plain[fold] = [(fold(entry.title), fold(entry.text)) for entry in self._entries]
        ranked = [(_rank(*plain, words), number) for number, plain in enumerate(self._plain[fold])]
        found = [(rank, self._entries[number]) for rank, number in ranked if rank is not None]
        found.sort(key=lambda pair: pair[0])  # keeps the order of the book among equals
        return tuple(
            Hit(entry.anchor, entry.title, entry.chapter, _snippet(entry.text, words, fold))
            for _, entry in found
        )


def _rank(title: str, text: str, words: list[str]) -> int | None:
    """Return the rank, the best being the smallest; None if a word is missing."""
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


def _snippet(text: str, words: list[str], fold: Fold) -> str:
    """Return the text around the first of the words in it; the beginning if all are in the title."""
    plain, numbers = letters(text, fold)
    places = [numbers[at] for word in words if (at := plain.find(word)) >= 0]
    begin = max(0, min(places, default=0) - _CONTEXT)
    if begin:
        begin = text.find(" ", begin) + 1
    end = begin + _SNIPPET
    words_there = text[begin:end]
    if end < len(text):
        words_there = words_there.rpartition(" ")[0] + "…"
    return ("…" if begin else "") + words_there


def spans(text: str, wanted: str) -> list[tuple[int, int]]:
    """Return the beginnings and lengths of the words in a text, to be marked."""
    whole = [letters(text, fold) for fold in FOLDS]
    found = []
    for word in wanted.split():
        tries = (list(_spans(*plain, fold(word))) for plain, fold in zip(whole, FOLDS, strict=True))
        found += next(filter(None, tries), [])
    return sorted(found)


def _spans(plain: str, numbers: list[int], word: str) -> Iterator[tuple[int, int]]:
    at = plain.find(word) if word else -1
    while at >= 0:
        begin, last = numbers[at], numbers[at + len(word) - 1]
        yield begin, last + 1 - begin
        at = plain.find(word, at + len(word))
