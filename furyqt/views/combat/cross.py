"""The cross over a canceled card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from furyqt.views.theme import Theme

_INSET, _WIDTH = 0.13, 0.055
"""The distance to the card's edge and the width of a line, relative to the card's width."""


def paint_cross(painter: QPainter, card: QRectF, share: float, theme: Theme) -> None:
    """Paint a share of the cross, from 0 to 1: first one line, then the other."""
    inset, width = card.width() * _INSET, max(2.6, card.width() * _WIDTH)
    area = card.adjusted(inset, inset, -inset, -inset)
    lines = ((area.bottomLeft(), area.topRight()), (area.topLeft(), area.bottomRight()))
    for number, (start, end) in enumerate(lines):
        part = max(0.0, min(1.0, 2 * share - number))
        if part:
            _paint_line(painter, start, start + (end - start) * part, width, theme)


def _paint_line(painter: QPainter, start: QPointF, end: QPointF, width: float, theme: Theme) -> None:
    for color, breadth in ((theme.cards.paper, width * 1.7), (theme.cards.dark_event, width)):
        painter.setPen(QPen(QColor(color), breadth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)
