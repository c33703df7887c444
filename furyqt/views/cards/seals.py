"""The corner marks of cards: every kind has its own shape and color."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from furyqt.views import art
from furyqt.views.theme import CardColors

_ICONS = {
    "item": "item", "event": "event", "dark_event": "dark_event",
    "encounter": "encounter", "combat": "combat", "power": "power", "land": "city", "sea": "sea",
    "ticket": "ticket", "gift": "gift", "guest": "guest",
}  # fmt: skip
_LEAST_ICON = 14.0
"""The smallest size in pixels of a legible sign in the mark."""


def seal_path(kind: str, size: float) -> QPainterPath:
    """Return the outline of a kind's mark in a square of that size, from the origin."""
    half = size / 2
    path = QPainterPath()
    if kind == "item":
        path.addRect(QRectF(0.07 * size, 0.07 * size, 0.86 * size, 0.86 * size))
    elif kind == "event":
        path.addEllipse(QPointF(half, half), half, half)
    elif kind == "sea":
        path.addEllipse(QPointF(half, half), half, 0.68 * half)
    elif kind == "ticket":
        return _ticket_path(size)
    else:
        path.addPolygon(QPolygonF([QPointF(x * size, y * size) for x, y in _corners(kind)]))
        path.closeSubpath()
    return path


def _corners(kind: str) -> list[tuple[float, float]]:
    if kind == "dark_event":
        return [(0.0, 0.08), (1.0, 0.08), (0.5, 1.0)]
    if kind == "combat":
        return [(0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5)]
    if kind == "land":
        return [(0.5, 0.0), (1.0, 0.42), (0.9, 0.96), (0.1, 0.96), (0.0, 0.42)]
    if kind == "gift":
        return [(0.16, 0.0), (0.84, 0.0), (1.0, 0.5), (0.84, 1.0), (0.16, 1.0), (0.0, 0.5)]
    if kind == "guest":
        return [(0.5, 0.0), (1.0, 0.3), (0.86, 1.0), (0.14, 1.0), (0.0, 0.3)]
    if kind == "power":
        return _star(8, 0.62)
    return _star(3, 0.88)  # An encounter or an unknown card has six corners.


def _star(points: int, waist: float) -> list[tuple[float, float]]:
    corners = []
    for number in range(2 * points):
        reach, angle = 0.52 * (waist if number % 2 else 1.0), pi * number / points - pi / 2
        corners.append((0.5 + reach * cos(angle), 0.5 + reach * sin(angle)))
    return corners


def _ticket_path(size: float) -> QPainterPath:
    """Return the outline of a ticket with a notch in either side."""
    path, bites = QPainterPath(), QPainterPath()
    path.addRect(QRectF(0, 0.16 * size, size, 0.68 * size))
    for x in (0.0, size):
        bites.addEllipse(QPointF(x, size / 2), 0.16 * size, 0.16 * size)
    return path.subtracted(bites)


def paint_seal(painter: QPainter, box: QRectF, kind: str, colors: CardColors) -> None:
    """Paint the mark of a kind in a square box, with its sign if it is large enough."""
    painter.save()
    painter.translate(box.topLeft())
    size = box.width()
    outline = seal_path(kind, size)
    painter.setPen(QPen(QColor(colors.paper), max(1.0, 0.16 * size)))
    painter.setBrush(QColor(colors.band(kind)))
    painter.drawPath(outline)
    painter.setPen(QPen(QColor(colors.band(kind)), max(0.6, 0.04 * size)))
    painter.drawPath(outline)
    painter.restore()
    if size * art.fineness(painter) >= _LEAST_ICON:
        inside = 0.24 * size if kind in ("dark_event", "power", "combat") else 0.14 * size
        sign = box.adjusted(inside, inside, -inside, -inside)
        if kind == "dark_event":
            sign.translate(0, -0.12 * size)
        art.draw_icon(painter, sign, _ICONS.get(kind, ""), colors.band_ink)
