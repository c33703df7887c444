"""The compass rose."""

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

_POINTS = ((0, 1.0), (45, 0.62), (90, 0.86), (135, 0.62), (180, 0.86), (225, 0.62), (270, 0.86), (315, 0.62))


def compass_paths(center: QPointF, radius: float) -> tuple[QPainterPath, QPainterPath]:
    """A rose of eight points: the outlines, and the shaded halves."""
    outline, shade = QPainterPath(), QPainterPath()
    for share in (0.30, 0.56, 0.60):
        outline.addEllipse(center, radius * share, radius * share)
    for degrees in range(0, 360, 10):
        outline.moveTo(_at(center, degrees, radius * 0.56))
        outline.lineTo(_at(center, degrees, radius * 0.60))
    for degrees, length in sorted(_POINTS, key=lambda point: point[1]):
        tip = _at(center, degrees, radius * length)
        for turn, path in ((-22.5, outline), (22.5, shade)):
            path.addPolygon(QPolygonF([center, _at(center, degrees + turn, radius * 0.17), tip, center]))
    _add_lily(outline, _at(center, 0, radius * 1.04), radius * 0.16)
    return outline, shade


def _at(center: QPointF, degrees: float, distance: float) -> QPointF:
    angle = math.radians(degrees - 90)
    return QPointF(center.x() + distance * math.cos(angle), center.y() + distance * math.sin(angle))


def _add_lily(path: QPainterPath, foot: QPointF, size: float) -> None:
    """A plain fleur-de-lis over the north point."""
    x, y = foot.x(), foot.y()
    path.moveTo(x, y)
    path.cubicTo(x - size * 0.5, y - size * 0.5, x - size * 0.2, y - size, x, y - size * 1.4)
    path.cubicTo(x + size * 0.2, y - size, x + size * 0.5, y - size * 0.5, x, y)
    for side in (-1, 1):
        path.moveTo(x, y)
        path.cubicTo(
            x + side * size * 0.4,
            y - size * 0.6,
            x + side * size,
            y - size * 0.9,
            x + side * size,
            y - size * 0.2,
        )
