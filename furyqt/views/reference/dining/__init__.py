"""The rules of Dining with Dracula in our own words; the numbers are those of resources/text."""

from __future__ import annotations

from furyqt.rules.dining import words
from furyqt.views.reference.dining import card_lists, cards, day, dinner, ending, game, tourists
from furyqt.views.reference.page import Book

_MODULES = (game, day, tourists, dinner, cards, ending, card_lists)
BOOK = Book("dining", words.TITLE, tuple(module.CHAPTER for module in _MODULES))
