"""The pace of the computer: an answer that comes too soon waits until the action before it has been seen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from ai.agent import Decision


class Pace(QObject):
    """Holds a decision back until enough time has passed since the question."""

    released = Signal(object)
    """The Decision whose time has come."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._least = 0
        self._held: Decision | None = None
        self._since = QElapsedTimer()
        self._waiting = QTimer(self, singleShot=True)
        self._waiting.timeout.connect(self.release)

    def set_least(self, milliseconds: int) -> None:
        """Let so much time pass at least between a question and its answer; 0 lets none."""
        self._least = milliseconds
        if not milliseconds:
            self.release()

    def begin(self) -> None:
        """A question is put now."""
        self._since.start()

    def hold(self, decision: Decision) -> None:
        """Release the answer at once if its time has come, otherwise later."""
        self._held = decision
        left = self._least - self._since.elapsed() if self._since.isValid() else 0
        if left > 0:
            self._waiting.start(left)
        else:
            self.release()

    def release(self) -> None:
        """Wait no longer."""
        self._waiting.stop()
        decision, self._held = self._held, None
        if decision is not None:
            self.released.emit(decision)

    def forget(self) -> None:
        """Drop the answer that waits."""
        self._waiting.stop()
        self._held = None
