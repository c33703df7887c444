"""Imports parts of the window when they are first needed, so that the start page appears quickly.

The pages of a game, a replay and the lessons import the map, the cards and the rules of a game, which take
longer to load than everything else together. Nothing is imported in another thread, because two threads
that import modules with circular imports can see them partly initialized.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from furyqt.rules.core import games


def lazy(module: str, name: str) -> Any:
    """Return a class from a module of the views, such as "table.table_page" and "TablePage"."""
    return getattr(import_module(f"furyqt.views.{module}"), name)


def warm(game: str) -> Iterator[str]:
    """Load the imports of a game's table in steps; the window handles input between them."""
    parts = games.game(game)
    pages = ("furyqt.views.table.table_page", "furyqt.views.table.play.game_presenter")
    names = ("sound.player", "reference.dialog", "dialogs.summary", "dialogs.statistics")
    others = tuple(f"furyqt.views.{name}" for name in names)
    for module in ("numpy", "networkx", parts.rules, parts.board, *pages, *others):
        import_module(module)
        yield module
