"""A person's own pencil marks on the map: for each game, by the name of its autosave, in one small file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts
from furyqt.rules.core.text import Texts

N_ = Texts("controllers")

FILE_NAME = "notebook.json"
MOST_GAMES = 50
"""The number of games that are kept; the one marked longest ago is removed first."""
Mark = Literal["here", "not", "question"]
MARKS: tuple[Mark, ...] = ("here", "question", "not")
Marks = Mapping[str, Mark]
"""From the key of a place to its mark."""


class NotebookPages(msgspec.Struct, frozen=True):
    """The content of the file: for each game its marks, the game that was marked last at the end."""

    games: dict[str, dict[str, Mark]] = {}

    def edited(self, game: str, edit: Callable[[Marks], Marks]) -> NotebookPages:
        """Return the pages with other marks of one game."""
        games = dict(self.games)
        marks = edit(games.pop(game, {}))
        if marks:
            games[game] = dict(marks)
        return NotebookPages(dict(list(games.items())[-MOST_GAMES:]))


class Notebook(QObject):
    """The marks of one game; they do not change when a move is undone."""

    changed = Signal(object)
    """From the key of a place to its mark."""
    trouble = Signal(object)
    """A Text: the marks could not be read or are not being kept."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = JsonStore(
            path or paths.data_dir() / FILE_NAME,
            NotebookPages,
            lambda _: NotebookPages(),
            _TEXTS,
            self.trouble.emit,
        )
        self._name = ""
        self._marks: Marks = {}

    @property
    def marks(self) -> Marks:
        """The marks by the key of the place."""
        return self._marks

    def begin(self, name: str) -> None:
        """Open the page of the game with this name; a new game begins without marks."""
        self._name = name
        self._marks = self._store.content.games.get(name, {}) if name else {}
        self.changed.emit(self._marks)

    def name_game(self, name: str) -> None:
        """Set the game's name, under which its marks are kept from now on."""
        if name and name != self._name:
            self._name = name
            if self._marks:
                own = self._marks
                self._edit(lambda marks: {**marks, **own})

    def mark(self, place: str, mark: str) -> None:
        """Mark a place, or with an empty text erase its mark; ValueError for an unknown mark."""
        wanted = msgspec.convert(mark, Mark) if mark else None
        if self._marks.get(place) == wanted:
            return
        if wanted is None:
            self._edit(lambda marks: {key: mark for key, mark in marks.items() if key != place})
        else:
            self._edit(lambda marks: {**marks, place: wanted})
        self.changed.emit(self._marks)

    def clear(self) -> None:
        """Erase all marks of this game."""
        if self._marks:
            self._edit(lambda _: {})
            self.changed.emit(self._marks)

    def _edit(self, edit: Callable[[Marks], Marks]) -> None:
        """Change the marks of this game; another window may have changed them, too."""
        name = self._name
        if name:
            _, pages = self._store.update(lambda pages: pages.edited(name, edit))
            self._marks = pages.games.get(name, {})
        else:
            self._marks = edit(self._marks)


_TEXTS = StoreTexts(
    N_("Your pencil marks could not be read: {why}"),
    N_("Your pencil marks are not being saved: {why}"),
    N_("Your pencil marks were damaged and have been moved to {file}."),
)
