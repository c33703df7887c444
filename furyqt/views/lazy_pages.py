"""Parts of the window that are fetched when they are first wanted, so that the first page is there at once.

The table, the replay and the lessons bring map, cards and the rules of a game with them, which take longer to
load than everything else together.  Nothing is loaded in another thread: two threads that import modules
which know each other can find them half made.
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
    """Load what the table of a game needs, a piece at each step: the window is heard between them."""
    parts = games.game(game)
    pages = ("furyqt.views.table.table_page", "furyqt.views.table.play.game_presenter")
    for module in ("numpy", "networkx", parts.rules, parts.board, *pages):
        import_module(module)
        yield module
