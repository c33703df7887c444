"""The rules of the second edition in our own words; the numbers are those of resources/text."""

from __future__ import annotations

from furyqt.rules.fury2 import words
from furyqt.views.reference.fury2 import cards, dracula, fights, game, hunters, servants
from furyqt.views.reference.fury2.card_pages import card_chapters
from furyqt.views.reference.page import Book

_CHAPTERS = tuple(module.CHAPTER for module in (game, hunters, dracula, cards, fights, servants))
BOOK = Book("fury2", words.TITLE, (*_CHAPTERS, *card_chapters(_CHAPTERS)))
