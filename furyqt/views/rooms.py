"""Parts of the window that are fetched when they are first wanted, so that the first page is there at once.

The table, the replay and the lessons bring map, cards and the rules of a game with them, which take longer to
load than everything else together.
"""

from __future__ import annotations

from importlib import import_module
from threading import Thread
from typing import Any

_HEAVY = ("furyqt.views.table_page", "furyqt.views.play")


def room(module: str, name: str) -> Any:
    """The class of that name from a module of the views, such as "table_page" and "TablePage"."""
    return getattr(import_module(f"furyqt.views.{module}"), name)


def fetch(*more: str) -> Thread:
    """Load the table's modules, and these, in a thread of their own, while the first page is read."""
    thread = Thread(target=_load, args=(*_HEAVY, *more), name="furyqt-rooms", daemon=True)
    thread.start()
    return thread


def _load(*modules: str) -> None:
    for module in modules:
        import_module(module)
