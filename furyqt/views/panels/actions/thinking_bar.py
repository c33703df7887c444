"""The bar that shows how much of its thinking the computer has done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

_PATIENCE_MS = 250
"""A shorter wait does not start the bar."""
WHOLE = 100


class ThinkingBar(QProgressBar):
    """A bar that moves after a delay, until the search reports its progress; then it shows that.

    If motion is reduced, it only shows the progress.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_reduced = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._begin)
        self.setTextVisible(False)
        self.setMaximumHeight(8)

    def start(self) -> None:
        """Start to wait."""
        self._patience.start()

    def wait(self) -> None:
        """Show at once that the search works and has reported nothing."""
        self._patience.stop()
        self._begin()

    def stop(self) -> None:
        """Stop the bar."""
        self._patience.stop()
        with self._painted_later():
            self.setRange(0, 1)
            self.reset()

    def set_share(self, share: float) -> None:
        """Show the used share of the thinking, from 0 to 1."""
        self._patience.stop()
        with self._painted_later():
            self.setRange(0, WHOLE)
            self.setValue(round(WHOLE * share))

    def set_reduced_motion(self, reduced: bool) -> None:
        """Set whether the bar must not move."""
        self._is_reduced = reduced

    def _begin(self) -> None:
        with self._painted_later():
            self.reset()
            self.setRange(0, 1 if self._is_reduced else 0)

    @contextmanager
    def _painted_later(self) -> Iterator[None]:
        """Paint a new value in the next turn of the event loop.

        Qt paints it at once, and with it the whole table, which is often not up to date yet.
        """
        self.setUpdatesEnabled(False)
        yield
        self.setUpdatesEnabled(True)
