"""The rules references: one book per game, returned by `book(language)` in the module of the game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from furyqt.controllers.rulebook import numbered_rules
from furyqt.rules.core import games
from furyqt.rules.core.text import Text, Texts
from furyqt.views.reference.page import Book, Chapter, Page

N_ = Texts("reference")

_BY_NUMBER = N_("The rules by number")


@cache
def book(game: str, language: str) -> Book:
    """Return the rules of the game with this name; LookupError if it has no book."""
    if not has_book(game):
        raise LookupError(f"{game} has no rules reference")
    found = import_module(games.game(game).reference).book(language)
    assert isinstance(found, Book)
    return found


def book_with_numbers(game: str, language: str) -> Book:
    """Return the rules of a game with its numbered rules in this language as the last chapter."""
    found = book(game, language)
    pages = tuple(
        Page(section.anchor, Text("", section.title), Text("", section.text))
        for section in numbered_rules(game, language)
    )
    return Book(game, found.title, (*found.chapters, Chapter(_BY_NUMBER, pages))) if pages else found


def has_book(game: str) -> bool:
    """Return whether the game with this name has a rules reference."""
    return game in games.game_names() and _exists(games.game(game).reference)


@cache
def _exists(module: str) -> bool:
    """Return whether there is a module of this name; the answer takes some file accesses."""
    return find_spec(module) is not None
