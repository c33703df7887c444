"""A label of one line whose text is drawn smaller where it does not fit."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from furyqt.views.panels.painting import narrowed


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
