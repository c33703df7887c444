"""The sky above the tower: the sun by day, the moon with stars by night."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views.town.ink import TownInk

_RAYS, _STARS = 12, ((-1.9, -0.5), (1.8, -0.9), (1.5, 0.9), (-1.4, 1.1), (2.6, 0.3))


def paint_light(painter: QPainter, center: QPointF, radius: float, ink: TownInk) -> None:
    """Paint the sun or the moon."""
    painter.save()
    if ink.is_night:
        _paint_moon(painter, center, radius, ink)
    else:
        _paint_sun(painter, center, radius, ink)
    painter.restore()


def _paint_sun(painter: QPainter, center: QPointF, radius: float, ink: TownInk) -> None:
    painter.setPen(QPen(QColor(ink.cards.edge), max(1.0, radius * 0.12)))
    painter.setBrush(QColor(ink.cards.yellow_line))
    painter.drawEllipse(center, radius * 0.6, radius * 0.6)
    for number in range(_RAYS):
        angle, far = 2 * pi * number / _RAYS, radius * (1.0 if number % 2 else 0.86)
        painter.drawLine(
            center + QPointF(cos(angle), sin(angle)) * (radius * 0.72),
            center + QPointF(cos(angle), sin(angle)) * far,
        )


def _paint_moon(painter: QPainter, center: QPointF, radius: float, ink: TownInk) -> None:
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(center, radius * 0.8, radius * 0.8)
    bite.addEllipse(center + QPointF(radius * 0.42, -radius * 0.1), radius * 0.68, radius * 0.68)
    painter.setPen(QPen(QColor(ink.cards.edge), max(1.0, radius * 0.1)))
    painter.setBrush(QColor(ink.cards.yellow_line))
    painter.drawPath(whole.subtracted(bite))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.cards.ink))
    for x, y in _STARS:
        spot = QRectF(0, 0, radius * 0.2, radius * 0.2)
        spot.moveCenter(center + QPointF(x, y) * radius)
        painter.drawEllipse(spot)
