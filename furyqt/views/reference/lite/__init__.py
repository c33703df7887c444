"""The rules of the simplified game in our own words; the numbers are those of resources/text."""

from __future__ import annotations

from furyqt.rules.lite import words
from furyqt.views.reference.lite import dracula, game, hunters, knowledge
from furyqt.views.reference.page import Book

_MODULES = (game, hunters, dracula, knowledge)
BOOK = Book("lite", words.TITLE, tuple(module.CHAPTER for module in _MODULES))
