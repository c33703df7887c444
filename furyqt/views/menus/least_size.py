"""The smallest size of the window: that of its parts, but never larger than a usual small screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QMainWindow

SMALL_SCREEN = QSize(1280, 720)


class LeastSize(QObject):
    """Lets a large window, whose parts are large, become small again; the parts shrink a moment later."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the parts of the window."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._window:
            least = self._window.minimumSizeHint().boundedTo(SMALL_SCREEN)
            if least != self._window.minimumSize():
                self._window.setMinimumSize(least)
        return super().eventFilter(watched, event)
