"""The rules reference: one book per game, found by the game's name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from furyqt.views.reference.page import Book


def book(game: str) -> Book:
    """Return the rules of the game with this name."""
    return cast("Book", import_module(f"furyqt.views.reference.{game}").BOOK)
