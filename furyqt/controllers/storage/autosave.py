"""The autosave of a running game, and reports of its failures."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.session.history import History
from furyqt.controllers.storage.journal import Journal
from furyqt.rules.core.agenda import State
from furyqt.rules.core.file_errors import reason
from furyqt.rules.core.text import Text, Texts

N_ = Texts("controllers")

RETRY_MS = 5000
"""Milliseconds after which an unsaved game is written again, if there is an event loop."""
_log = logging.getLogger(__name__)
_NOT_SAVED = N_("The game is not being saved automatically: {why}")
_MOVED = N_("{file} was changed by another program; this game is now being saved in {other}.")


class Autosave(QObject):
    """The journal; its errors are reported and never raised."""

    trouble_changed = Signal(object)
    """A Text: the game is not being saved; None: it is saved again."""
    moved = Signal(object)
    """A Text: the game is being saved in another file from now on."""
    _disk_failed = Signal()
    """Emitted in the thread that brings the journal to the disk."""

    def __init__(self, journal: Journal | None, parent: QObject | None = None) -> None:
        """Without a parent there is no event loop: the next action, or `confirm`, tries again."""
        super().__init__(parent)
        self._journal = journal or Journal()
        self._journal.failed = self._tell_failure
        self._history: History | None = None
        self.trouble: Text | None = None
        """Why the game is not being saved, or None."""
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self.retry)
        self._disk_failed.connect(self._check)

    @property
    def path(self) -> Path | None:
        """The journal's file, once there is one."""
        return self._journal.path

    def append(self, history: History, before: State) -> None:
        """Add the newest action."""
        self._check()
        self._attempt(history, lambda: self._journal.append(history, before))

    def rewrite(self, history: History) -> None:
        """Write the whole game again."""
        self._attempt(history, lambda: self._journal.rewrite(history))

    def retry(self) -> None:
        """Write the whole game if the last attempt failed."""
        if self.trouble is not None and self._history is not None:
            self.rewrite(self._history)

    def confirm(self, history: History) -> Path | None:
        """Return the file with the current game, which is on the disk now; None if it is not saved."""
        self._wait()
        if self.trouble is not None or (self.path is not None and not self._journal.is_there()):
            self.rewrite(history)
            self._wait()
        return self.path if self.trouble is None else None

    def close(self) -> None:
        """Bring everything to the disk, and leave the file to other programs."""
        self._wait()
        self.retry()
        self._wait()
        self._retry.stop()
        self._journal.close()

    def _attempt(self, history: History, write: Callable[[], None]) -> None:
        self._history = history
        try:
            write()
        except OSError as wrong:
            self._fail(wrong)
        else:
            self._set_trouble(None)
        left, path = self._journal.take_left(), self._journal.path
        if left is not None and path is not None:
            self.moved.emit(_MOVED.fill(file=left.name, other=path.name))

    def _wait(self) -> None:
        try:
            self._journal.wait()
        except OSError as wrong:
            self._fail(wrong)

    def _check(self) -> None:
        try:
            self._journal.check()
        except OSError as wrong:
            self._fail(wrong)

    def _fail(self, wrong: OSError) -> None:
        _log.warning("autosave failed: %s", wrong)
        self._set_trouble(_NOT_SAVED.fill(why=reason(wrong)))

    def _tell_failure(self) -> None:
        with suppress(RuntimeError):  # the game was closed
            self._disk_failed.emit()

    def _set_trouble(self, trouble: Text | None) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble is None:
            self._retry.stop()
        elif self.parent() is not None:
            self._retry.start()
        self.trouble_changed.emit(trouble)
