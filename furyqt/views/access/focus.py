"""A ring around the focused widget if its style does not show the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from furyqt.views.theme import focus_width

_RINGED = (QAbstractItemView, QTabBar, QTextBrowser, QToolButton)
"""The widgets in which Fusion shows only the current item, if there is one.

The map has a frame of the style sheet instead, because a widget over it makes panning slower.
"""


class FocusRing(QWidget):
    """The ring: a widget over the focused one that ignores the mouse and paints only the edge."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._part = part
        part.installEventFilter(self)
        self._fit()
        self.show()

    def _fit(self) -> None:
        """Fit the ring to the edge of the widget."""
        wide, whole = focus_width(), self._part.rect()
        self.setGeometry(whole)
        self.setMask(QRegion(whole).subtracted(QRegion(whole.adjusted(wide, wide, -wide, -wide))))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        wide = focus_width()
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), wide))
        painter.drawRect(QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))


class FocusWatch(QObject):
    """Moves the ring with the focus, in every window of the program."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self.ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)

    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.ring is not None and isValid(self.ring):
            self.ring.hide()
            self.ring.deleteLater()
        self.ring = FocusRing(now) if isinstance(now, _RINGED) else None
