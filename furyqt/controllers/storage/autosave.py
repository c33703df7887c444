"""Keeps the journal of a running game, and says so once when it cannot."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.session.history import History
from furyqt.controllers.storage.journal import Journal
from furyqt.rules.core.agenda import State
from furyqt.rules.core.text import N_

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """The journal with its troubles told instead of raised."""

    trouble = Signal(object)
    """A Text: the game is not being saved."""

    def __init__(self, path: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._journal = Journal(path)
        self._has_failed = False

    @property
    def path(self) -> Path | None:
        """The journal's file, once there is one."""
        return self._journal.path

    def append(self, history: History, before: State) -> None:
        """Add the newest action."""
        self._attempt(lambda: self._journal.append(history, before))

    def rewrite(self, history: History) -> None:
        """Write the whole game again."""
        self._attempt(lambda: self._journal.rewrite(history))

    def _attempt(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as wrong:
            _log.warning("autosave failed: %s", wrong)
            if not self._has_failed:
                why = wrong.strerror or str(wrong)
                self.trouble.emit(
                    N_("controllers", "The game is not being saved automatically: {why}").fill(why=why)
                )
            self._has_failed = True
        else:
            self._has_failed = False
