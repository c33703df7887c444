"""Text that shrinks where there is too little space."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from furyqt.views.panels.painting import narrowed
from furyqt.views.theme import usual_text

_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)


class FittedText:
    """The text size of a widget and all of its parts."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._asked: object = None
        self._tried = 0
        """The number of the share that was chosen last."""
        self._size = 0.0
        """The text size that was set last, 0 if the text has never shrunk."""
        self.is_fitting = False
        """True while sizes are tried; changes of the font need no further layout."""

    def fit(self, room: object, fits: Callable[[], bool]) -> None:
        """Use the largest text with which the widget fits; in the same room text never grows again."""
        if self.is_fitting:
            return
        asked = room, QApplication.font().pointSizeF()
        if asked != self._asked:
            self._asked, self._tried, self._size = asked, 0, -1.0 if self._size else 0.0
        self.is_fitting = True
        self._use(_SHARES[self._tried])
        while not fits() and self._tried + 1 < len(_SHARES) and self._use(_SHARES[self._tried + 1]):
            self._tried += 1
        self.is_fitting = False

    def _use(self, share: float) -> bool:
        """Set a share of the program's text size; return whether the size has changed."""
        whole = QApplication.font().pointSizeF()
        size = max(whole * share, min(whole, usual_text()))
        if size == (self._size or whole):
            return False
        self._size = size
        font = QFont(QApplication.font())
        font.setPointSizeF(size)
        parts = [self._widget, *self._widget.findChildren(QWidget)]
        for part in parts:
            part.setFont(font)
        for part in reversed(parts):  # The outer ones set the fonts of their titles.
            QApplication.sendEvent(part, QEvent(QEvent.Type.FontChange))
        return True


class FittedLabel(QLabel):
    """Draws its text in its font, or in the nearest font in which the text is complete."""

    @property
    def drawn_font(self) -> QFont:
        """Return the font in which the text is drawn."""
        font, room = self.font(), self.contentsRect().width()
        fits = QFontMetricsF(font).horizontalAdvance(self.text()) <= room
        return font if fits else narrowed(font, self.text(), room)

    def minimumSizeHint(self) -> QSize:
        """One line of any width."""
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        del event
        painter = QPainter(self)
        painter.setFont(self.drawn_font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment()), self.text())
