"""The boards of the games, each found by the game's name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from furyqt.rules.core import games
from furyqt.views.boards.board import Board

__all__ = ("Board", "board")


@cache
def board(game: str) -> Board:
    """Return the board of the game with this name; a game without one has no table on the screen."""
    found = import_module(board_module(game)).BOARD
    assert isinstance(found, Board)
    return found


def board_module(game: str) -> str:
    """Return the dotted name of the module that holds a game's board."""
    return games.game(game).board
