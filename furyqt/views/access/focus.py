"""A ring round the part that has the keyboard, where its style shows none of its own."""

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
"""Fusion shows on these only which item is the present one, if there is any.

The map has a frame of the style sheet instead: anything upon it makes panning slower.
"""


class FocusRing(QWidget):
    """The ring: it lies upon a part, lets the mouse through and covers nothing but the part's edge."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._part = part
        part.installEventFilter(self)
        self._fit()
        self.show()

    def _fit(self) -> None:
        """Cover the edge of the part as it is now."""
        wide, whole = focus_width(), self._part.rect()
        self.setGeometry(whole)
        self.setMask(QRegion(whole).subtracted(QRegion(whole.adjusted(wide, wide, -wide, -wide))))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the part's size."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        del event
        wide = focus_width()
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), wide))
        painter.drawRect(QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))


class FocusWatch(QObject):
    """Lets the ring go where the keyboard goes, in every window of the program."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self.ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)

    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.ring is not None and isValid(self.ring):
            self.ring.hide()
            self.ring.deleteLater()
        self.ring = FocusRing(now) if isinstance(now, _RINGED) else None
