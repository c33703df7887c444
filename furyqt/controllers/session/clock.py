"""The time that passes at the table; a test puts one of its own in its place."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Clock(QObject):
    """Says how late it is and calls back later: one call waits at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call: Callable[[], object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._ring)

    def now(self) -> int:
        """Milliseconds since some moment."""
        return time.monotonic_ns() // 1_000_000

    def ring_after(self, milliseconds: int, call: Callable[[], object]) -> None:
        """Call back after so long; an earlier wish is forgotten."""
        self._call = call
        self._timer.start(milliseconds)

    def stop(self) -> None:
        """Call nobody."""
        self._timer.stop()
        self._call = None

    def _ring(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()
