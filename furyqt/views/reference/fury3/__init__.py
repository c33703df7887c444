"""The rules of the third edition in our own words; the numbers are those of resources/text."""

from __future__ import annotations

from furyqt.rules.fury3 import words
from furyqt.views.reference.fury3 import (
    advanced,
    board,
    cards,
    count,
    dracula,
    fights,
    figures,
    finding,
    game,
    glossary,
    harm,
    hunting,
    rounds,
    settled,
    tokens,
)
from furyqt.views.reference.fury3.card_pages import card_chapters
from furyqt.views.reference.page import Book

_MODULES = (
    *(game, board, rounds, hunting, figures, dracula, count, finding),
    *(fights, harm, cards, tokens, advanced, settled, glossary),
)
_CHAPTERS = tuple(module.CHAPTER for module in _MODULES)
BOOK = Book("fury3", words.TITLE, (*_CHAPTERS, *card_chapters(_CHAPTERS)))
