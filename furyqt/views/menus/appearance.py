"""The theme, the text size and the smallest size of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from furyqt.controllers.storage.settings import Settings, Values
from furyqt.views.theme import LARGEST_TEXT, SMALLEST_TEXT, apply_theme

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


PLAIN_SIZE = QSize(1440, 860)
"""The window in which text has the size of the settings; a larger window has larger text and cards."""
LARGEST_GROWTH = 2.0
_STEP = 0.05
_SETTLE_MS = 120


def growth(window: QSize) -> float:
    """Return the factor by which text and cards grow with the window: 1.0 to LARGEST_GROWTH, in steps."""
    room = min(window.width() / PLAIN_SIZE.width(), window.height() / PLAIN_SIZE.height())
    return max(1.0, min(LARGEST_GROWTH, int(room / _STEP + 1e-9) * _STEP))


class Appearance(QObject):
    """Applies theme and text size."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._resized = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._resized.timeout.connect(lambda: self.apply(settings.values))
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window when it has settled."""
        if event.type() == QEvent.Type.Resize and watched is self._window:
            self._resized.start()
        return super().eventFilter(watched, event)

    def apply(self, values: Values) -> None:
        """Follow the settings."""
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        chosen = min(LARGEST_TEXT, max(SMALLEST_TEXT, values.text_scale))
        text_scale = chosen * growth(self._window.size())
        wanted = values.theme or ("dark" if dark else "light"), text_scale, values.palette
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, *wanted)
