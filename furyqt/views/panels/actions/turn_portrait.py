"""The player to move as a small picture: a portrait, or the figure's piece without a drawing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from furyqt.views import art
from furyqt.views.panels.painting import paint_piece
from furyqt.views.picture import Figure
from furyqt.views.theme import Theme, current_theme

_LINES = 3.4
"""Its side in lines of text."""
_LARGEST_PIECE = 16.0
"""The largest radius of the piece on a portrait."""


class TurnPortrait(QWidget):
    """A square with the figure to decide; hidden without one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: Figure | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def set_figure(self, figure: Figure | None) -> None:
        """Show this figure, or none."""
        self.figure = figure
        self.setVisible(figure is not None)
        self.update()

    def sizeHint(self) -> QSize:
        """A few lines of text high, and as wide."""
        side = round(self.fontMetrics().height() * _LINES)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the portrait on paper in a frame of the figure's color, or the piece alone."""
        del event
        if self.figure is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.figure, current_theme())
        painter.end()


def paint_portrait(painter: QPainter, box: QRectF, figure: Figure, theme: Theme) -> None:
    """Paint the portrait on paper in a frame of the figure's color, or the piece alone."""
    colors, look = theme.map, (figure.shape, figure.color, figure.letter)
    if not art.has(figure.art):
        paint_piece(painter, box.center(), box.width() * 0.42, look, colors)
        return
    painter.setPen(QPen(QColor(colors.pieces[figure.color]), 2.5))
    painter.setBrush(QColor(theme.cards.paper))
    painter.drawRoundedRect(box, 5, 5)
    art.draw(painter, box.adjusted(3, 3, -3, -3), figure.art)
    radius = min(box.height() * 0.19, _LARGEST_PIECE)
    corner = box.bottomRight() - QPointF(radius * 0.8, radius * 0.8)
    paint_piece(painter, corner, radius, look, colors)
