"""The rules references: one book per game, found by the game's name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from furyqt.rules.core import games
from furyqt.views.reference.page import Book


def book(game: str) -> Book:
    """Return the rules of the game with this name; LookupError if it has no book."""
    if not has_book(game):
        raise LookupError(f"{game} has no rules reference")
    found = import_module(games.game(game).reference).BOOK
    assert isinstance(found, Book)
    return found


def has_book(game: str) -> bool:
    """Return whether the game with this name has a rules reference."""
    return game in games.game_names() and find_spec(games.game(game).reference) is not None
