"""The ground of the stage: a sheet with engraved rays, sun or moon, and crossed weapons in the middle."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views import art
from furyqt.views.theme import Theme

_RAYS = 48
_EMBLEM = 0.72
"""The diameter of the emblem relative to the space in the middle."""


def paint_arena(
    painter: QPainter, box: QRectF, middle: QPointF, breadth: float, theme: Theme, is_night: bool
) -> None:
    """Paint the ground; `middle` is the point between the two sides, `breadth` the space there.

    The picture is cached: filling the rays takes longer than a frame of an animation lasts.
    """
    key = f"arena/{theme.name}/{middle.x():.1f},{middle.y():.1f}/{breadth:.1f}/{is_night}"
    inside, center = QRectF(QPointF(), box.size()), middle - box.topLeft()
    art.draw_kept(painter, box, key, lambda ground: _paint(ground, inside, center, breadth, theme, is_night))


def _paint(
    painter: QPainter, box: QRectF, middle: QPointF, breadth: float, theme: Theme, is_night: bool
) -> None:
    colors = theme.colors
    frame = box.adjusted(1, 1, -1, -1)
    outline = QPainterPath()
    outline.addRoundedRect(frame, 6, 6)
    painter.fillPath(outline, QColor(colors.base))
    painter.save()
    painter.setClipPath(outline)
    if not colors.is_strong:
        _paint_rays(painter, box, middle, QColor(colors.window))
    painter.restore()
    painter.setPen(QPen(QColor(colors.border), 1.2))
    painter.drawPath(outline)
    _paint_axis(painter, frame, middle, breadth, theme, is_night)


def _paint_rays(painter: QPainter, box: QRectF, middle: QPointF, color: QColor) -> None:
    """Paint rays from the middle, each as wide as the gap to the next."""
    reach = (box.width() ** 2 + box.height() ** 2) ** 0.5
    step = 2 * pi / _RAYS
    rays = QPainterPath()
    for number in range(0, _RAYS, 2):
        start = (number - 0.5) * step
        rays.moveTo(middle)
        for angle in (start, start + step):
            rays.lineTo(middle + QPointF(cos(angle), sin(angle)) * reach)
        rays.closeSubpath()
    color.setAlphaF(0.55)
    painter.fillPath(rays, color)


def _paint_axis(
    painter: QPainter, frame: QRectF, middle: QPointF, breadth: float, theme: Theme, is_night: bool
) -> None:
    """Paint the line between the sides, with sun or moon above and the emblem in its middle."""
    colors, side = theme.colors, breadth * _EMBLEM
    emblem = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    sky = QRectF(middle.x() - side / 3, frame.top() + 6, side / 1.5, side / 1.5)
    painter.setPen(QPen(QColor(colors.border), 1.4))
    painter.drawLine(QPointF(middle.x(), sky.bottom() + 4), QPointF(middle.x(), emblem.top() - 4))
    painter.drawLine(QPointF(middle.x(), emblem.bottom() + 4), QPointF(middle.x(), frame.bottom() - 8))
    painter.setBrush(QColor(colors.base))
    painter.drawEllipse(emblem)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.2
    ink = QColor(colors.text)
    art.draw_icon(painter, emblem.adjusted(inset, inset, -inset, -inset), "combat", ink)
    art.draw_icon(painter, sky, "night" if is_night else "day", ink)
