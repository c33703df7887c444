"""The autosave file: a record that grows by one entry per action and survives the process being killed."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path

from furyqt import paths
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.files import write_atomically
from furyqt.rules.core.agenda import State
from furyqt.rules.core.record import SUFFIX, dumps, entry, header

PREFIX = "autosave-"


class Journal:
    """One autosave file.

    It is created with the first action, so a game without actions leaves no file. A removed file is written
    again; if another program continues the file, this game gets a new one.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._whole = False
        """Whether the file has everything up to the last action but one.

        An existing file may end in half a token.
        """
        self._size = 0
        """The bytes of the whole file."""

    @property
    def path(self) -> Path | None:
        """The file, once it exists."""
        return self._path

    def append(self, history: History, before: State) -> None:
        """Append the newest action; on OSError everything is written the next time."""
        if self._path is None or not self._whole or history.is_over or self._size_now() != self._size:
            self.rewrite(history)
            return
        record = history.record
        line = entry(record.rules, before, record.actions[-1], history.state, record.notes[-1])
        try:
            with self._path.open("a", encoding="utf-8", newline="") as file:
                file.write(line)
                file.flush()
                if line.endswith("\n"):  # a turn is over: it survives a power cut, too
                    os.fsync(file.fileno())
                self._size = os.fstat(file.fileno()).st_size
        except OSError:
            self._whole = False
            raise

    def rewrite(self, history: History) -> None:
        """Write everything in one step, after an undo or the end of the game; OSError if it fails."""
        if self._whole and self._size_now() not in (self._size, None):
            self._path = None
        self._whole = False
        path, data = self._path or _new_path(), journal_text(history).encode()
        write_atomically(path, data, make_folder=True)
        self._path, self._whole, self._size = path, True, len(data)

    def is_there(self) -> bool:
        """Return whether the file is unchanged since this journal wrote or found it."""
        size = self._size_now()
        return size == self._size if self._whole else size is not None

    def _size_now(self) -> int | None:
        """Return the size of the file in bytes, or None if it is gone."""
        try:
            return self._path.stat().st_size if self._path else None
        except OSError:
            return None


def journal_text(history: History) -> str:
    """Return the record in the journal's form: without an end mark until the game ends."""
    record, states = history.record, history.states
    if history.is_over:
        return dumps(record, states)
    moves = zip(states, record.actions, states[1:], record.notes, strict=False)
    return header(record) + "".join(entry(record.rules, *move) for move in moves)


def is_autosave(path: Path) -> bool:
    """Return whether a file is one of the program's own journals."""
    return path.name.startswith(PREFIX) and path.name.endswith(SUFFIX)


def _new_path() -> Path:
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    return paths.saves_dir() / f"{PREFIX}{now}-{secrets.token_hex(2)}{SUFFIX}"
