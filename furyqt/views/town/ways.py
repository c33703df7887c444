"""The ways of figures through the town since the viewer's last decision, as arrows in their colors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views.picture import PieceWay
from furyqt.views.theme import MapColors
from furyqt.views.town.layout import TownPlaces

_BOW, _SPREAD, _TIP = 0.16, 0.5, 2.4
"""The bend of an arrow by its length, and the breadth and length of its tip."""


def paint_ways(
    painter: QPainter, ways: Sequence[PieceWay], places: TownPlaces, home: QRectF, colors: MapColors
) -> None:
    """Paint every way, one arrow from space to space; a figure that was at home starts there."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for way in ways:
        boxes = [places.spaces.get(place, home) for place in way.places]
        for start, end in pairwise(boxes):
            if start != end and not (start.isNull() or end.isNull()):
                _paint_arrow(painter, start.center(), end.center(), way.color, colors)
    painter.restore()


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, color: int, colors: MapColors) -> None:
    """Paint one curved arrow with a dark edge."""
    step = end - start
    middle = (start + end) / 2 + QPointF(step.y(), -step.x()) * _BOW
    path = QPainterPath(start)
    path.quadTo(middle, end)
    tip = _tip(middle, end)
    edge, fill = QColor(colors.piece_edge), QColor(colors.pieces[color % len(colors.pieces)])
    for ink, width in ((edge, 6.0), (QColor(colors.piece_rim), 4.4), (fill, 3.0)):
        pen = QPen(ink, width * colors.strength, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(QPen(edge, 1.4))
    painter.setBrush(fill)
    painter.drawPath(tip)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _tip(before: QPointF, end: QPointF) -> QPainterPath:
    """Return the tip of an arrow."""
    angle, size = atan2(end.y() - before.y(), end.x() - before.x()), 6.0
    path = QPainterPath(end)
    for turn in (_SPREAD, -_SPREAD):
        far = _TIP * size
        path.lineTo(end - QPointF(cos(angle + turn), sin(angle + turn)) * far)
    path.closeSubpath()
    return path
