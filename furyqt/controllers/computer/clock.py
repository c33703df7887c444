"""The clock of a session; tests replace it by a clock of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Clock(QObject):
    """Gives the time and calls back later; only one call is pending at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call: Callable[[], object] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._ring)

    def now(self) -> int:
        """Milliseconds since an arbitrary moment."""
        return time.monotonic_ns() // 1_000_000

    def ring_after(self, milliseconds: int, call: Callable[[], object]) -> None:
        """Call back after this time; replaces an earlier call that is still pending."""
        self._call = call
        self._timer.start(milliseconds)

    def stop(self) -> None:
        """Drop the pending call."""
        self._timer.stop()
        self._call = None

    def _ring(self) -> None:
        call, self._call = self._call, None
        if call is not None:
            call()
