"""The rules of the second edition: the pages in resources/text and a page for each card."""

from __future__ import annotations

from furyqt.rules.fury2 import words
from furyqt.views.reference.document import read_pages
from furyqt.views.reference.fury2.card_pages import card_chapters
from furyqt.views.reference.fury2.values import VALUES
from furyqt.views.reference.page import Book


def book(language: str) -> Book:
    """Return the rules in this language."""
    chapters = read_pages("fury2", language, VALUES)
    return Book("fury2", words.TITLE, (*chapters, *card_chapters(chapters)))
