"""A person's own pencil marks on the map: for each game, by the name of its autosave, in one small file."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.storage.file_errors import reason
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.rules.core.text import N_, Text

FILE_NAME = "notebook.json"
MOST_GAMES = 50
"""The number of games that are kept; the one marked longest ago is removed first."""
Mark = Literal["here", "not", "question"]
MARKS: tuple[Mark, ...] = ("here", "question", "not")
_log = logging.getLogger(__name__)


class NotebookPages(msgspec.Struct):
    """The content of the file: for each game its marks by the key of the place, the newest game last."""

    games: dict[str, dict[str, Mark]] = {}


class Notebook(QObject):
    """The marks of one game; they do not change when a move is undone."""

    changed = Signal(object)
    """From the key of a place to its mark."""
    trouble = Signal(object)
    """A Text: the marks could not be read or are not being kept."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._name = ""
        self._marks: dict[str, Mark] = {}
        self._has_failed = False

    @property
    def marks(self) -> Mapping[str, Mark]:
        """The marks by the key of the place."""
        return self._marks

    def begin(self, name: str) -> None:
        """Open the page of the game with this name; a new game begins without marks."""
        self._name = name
        self._marks = dict(self._read().games.get(name, {})) if name else {}
        self.changed.emit(self._marks)

    def name_game(self, name: str) -> None:
        """Set the game's name, under which its marks are kept from now on."""
        if name and name != self._name:
            self._name = name
            if self._marks:
                self._write()

    def mark(self, place: str, mark: str) -> None:
        """Mark a place, or with an empty text erase its mark; ValueError for an unknown mark."""
        wanted = msgspec.convert(mark, Mark) if mark else None
        if self._marks.get(place) == wanted:
            return
        if wanted is None:
            del self._marks[place]
        else:
            self._marks[place] = wanted
        self._tell()

    def clear(self) -> None:
        """Erase all marks of this game."""
        if self._marks:
            self._marks.clear()
            self._tell()

    def _tell(self) -> None:
        self.changed.emit(self._marks)
        self._write()

    @property
    def _file(self) -> Path:
        return self._path or paths.data_dir() / FILE_NAME

    def _read(self) -> NotebookPages:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=NotebookPages)
        except FileNotFoundError:
            return NotebookPages()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            _log.warning("damaged notebook: %s", wrong)
            self._put_aside()
        except OSError as wrong:
            self._fail(_NOT_READ, wrong)
        return NotebookPages()

    def _put_aside(self) -> None:
        try:
            name = set_aside(self._file).name
        except OSError as wrong:
            self._fail(_NOT_READ, wrong)
        else:
            self.trouble.emit(_DAMAGED.fill(file=name))

    def _write(self) -> None:
        """Write the file; other games' pages are read again, as another window may have written them."""
        if not self._name:
            return
        games = self._read().games
        games.pop(self._name, None)
        if self._marks:
            games[self._name] = self._marks
        kept = dict(list(games.items())[-MOST_GAMES:])
        try:
            write_atomically(self._file, msgspec.json.encode(NotebookPages(kept)) + b"\n")
        except OSError as wrong:
            self._fail(_NOT_WRITTEN, wrong)
        else:
            self._has_failed = False

    def _fail(self, text: Text, wrong: OSError) -> None:
        """Report a failure once."""
        _log.warning("notebook: %s", wrong)
        if not self._has_failed:
            self._has_failed = True
            self.trouble.emit(text.fill(why=reason(wrong)))


_NOT_READ = N_("controllers", "Your pencil marks could not be read: {why}")
_NOT_WRITTEN = N_("controllers", "Your pencil marks are not being saved: {why}")
_DAMAGED = N_("controllers", "Your pencil marks were damaged and have been moved to {file}.")
