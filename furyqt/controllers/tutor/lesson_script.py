"""The automatic moves of a lesson, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from furyqt.controllers.session.session_parts import SessionParts
from furyqt.controllers.tutor.lesson_leader import LessonLeader

QUICK = 4
"""The wait before an automatic pass is divided by this."""


class LessonScript(QObject):
    """Plays the moves at the session's pace; a person may hurry, cancel and resume them."""

    finished = Signal()
    """The last move has been played."""

    def __init__(self, parts: SessionParts, leader: LessonLeader, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts, self._leader = parts, leader
        self._moves: list[str] = []
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._perform_next)
        parts.pace.hurried.connect(self._hurry)
        parts.computer.resumed.connect(self.run)

    @property
    def is_running(self) -> bool:
        """Whether automatic moves are being played."""
        return bool(self._moves)

    def add(self, moves: list[str]) -> None:
        """Play these moves as soon as `run` is called."""
        self._moves += moves
        self._leader.set_scripted(self.is_running)

    def run(self) -> None:
        """Wait for the next move, unless the script was canceled."""
        if self._moves and not self._parts.computer.is_paused:
            pace = self._parts.pace.least
            self._clock.start(pace // QUICK if self._moves[0] == "pass" else pace)

    def close(self) -> None:
        """Drop the moves."""
        self._clock.stop()
        self._moves.clear()

    def _hurry(self) -> None:
        while self._moves and not self._parts.computer.is_paused:
            self._perform_next()

    def _perform_next(self) -> None:
        if not self._moves or self._parts.view.is_closed or self._parts.computer.is_paused:
            return
        self._clock.stop()
        token = self._moves.pop(0)
        self._leader.set_scripted(self.is_running)
        self._leader.perform(token)
        if self._moves:
            self.run()
        else:
            self.finished.emit()
