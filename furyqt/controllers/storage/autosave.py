"""The autosave of a running game, and reports of its failures."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.session.history import History
from furyqt.controllers.storage.file_errors import reason
from furyqt.controllers.storage.journal import Journal
from furyqt.rules.core.agenda import State
from furyqt.rules.core.text import N_, Text

RETRY_MS = 5000
"""Milliseconds after which an unsaved game is written again, if there is an event loop."""
_log = logging.getLogger(__name__)
_NOT_SAVED = N_("controllers", "The game is not being saved automatically: {why}")


class Autosave(QObject):
    """The journal; its errors are reported and never raised."""

    trouble_changed = Signal(object)
    """A Text: the game is not being saved; None: it is saved again."""

    def __init__(self, path: Path | None, parent: QObject | None = None) -> None:
        """Without a parent there is no event loop: the next action, or `confirm`, tries again."""
        super().__init__(parent)
        self._journal = Journal(path)
        self._unsaved: History | None = None
        self.trouble: Text | None = None
        """Why the game is not being saved, or None."""
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self.retry)

    @property
    def path(self) -> Path | None:
        """The journal's file, once there is one."""
        return self._journal.path

    def append(self, history: History, before: State) -> None:
        """Add the newest action."""
        self._attempt(history, lambda: self._journal.append(history, before))

    def rewrite(self, history: History) -> None:
        """Write the whole game again."""
        self._attempt(history, lambda: self._journal.rewrite(history))

    def retry(self) -> None:
        """Write the whole game if the last attempt failed."""
        if self._unsaved is not None:
            self.rewrite(self._unsaved)

    def confirm(self, history: History) -> Path | None:
        """Return the file with the current game, written again if it is missing; None if it is not saved."""
        if self.trouble is not None or (self.path is not None and not self._journal.is_there()):
            self.rewrite(history)
        return self.path if self.trouble is None else None

    def _attempt(self, history: History, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as wrong:
            _log.warning("autosave failed: %s", wrong)
            self._unsaved = history
            self._set_trouble(_NOT_SAVED.fill(why=reason(wrong)))
        else:
            self._unsaved = None
            self._set_trouble(None)

    def _set_trouble(self, trouble: Text | None) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble is None:
            self._retry.stop()
        elif self.parent() is not None:
            self._retry.start()
        self.trouble_changed.emit(trouble)
