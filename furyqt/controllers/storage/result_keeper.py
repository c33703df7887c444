"""The results of finished games, written again while the statistics cannot be written."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.storage.past_games import PastGame
from furyqt.controllers.storage.statistics import Statistics
from furyqt.rules.core.text import Text

RETRY_MS = 10_000


class ResultKeeper(QObject):
    """The statistics, opened when they are first needed."""

    notified = Signal(object)
    """A Text: the fault of the file."""
    trouble_changed = Signal(object)
    """A Text as long as results wait to be written, None when they are written."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._statistics: Statistics | None = None
        self._notice: Text | None = None
        self.trouble: Text | None = None
        """The reason why results wait to be written, or None."""
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self.retry)

    @property
    def statistics(self) -> Statistics:
        """The statistics of past games."""
        if self._statistics is None:
            self._statistics = Statistics()
            self._tell()
        return self._statistics

    def keep(self, played: PastGame) -> None:
        """Add a finished game."""
        self.statistics.add(played)
        self._tell()

    def retry(self) -> None:
        """Write the pending results, if there are any."""
        if self._statistics is not None and self.trouble is not None:
            self._statistics.write_pending()
            self._tell()

    def _tell(self) -> None:
        """Emit the changes."""
        notice, trouble = self.statistics.notice, self.statistics.trouble
        if notice is not None and notice != self._notice:
            self._notice = notice
            self.notified.emit(notice)
        if trouble is not None:
            self._retry.start()
        else:
            self._retry.stop()
        if trouble != self.trouble:
            self.trouble = trouble
            self.trouble_changed.emit(trouble)
