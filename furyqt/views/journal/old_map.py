"""A small old map in the ink of the book's paper: behind the route of the chapters and behind charts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from furyqt.views.map.sheet.drawing import load_drawing
from furyqt.views.theme import current_theme

_PART = QRectF(560, 260, 3180, 2000)
"""The part of the sheet that is always shown."""
_INK = {"land": 0.1, "coast": 0.75, "water": 0.35, "peak": 0.5}
"""The opacity of the ink."""


def spot_on(box: QRectF, place: str) -> QPointF | None:
    """Return the point of a place on a map that fills a box; None if the sheet does not have the place."""
    spot = load_drawing().places.get(place)
    return None if spot is None else box.center() + (spot.point() - _PART.center()) * _scale(box)


def paint_old_map(painter: QPainter, box: QRectF) -> None:
    """Fill a box with the map, within a double frame."""
    drawing, cards, scale = load_drawing(), current_theme().cards, _scale(box)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, QColor(cards.paper))
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-_PART.center())
    for ring in drawing.water_lines[:2]:
        for path in ring:
            painter.strokePath(path, _hair("water", 0.6))
    for tile in drawing.land["coarse"]:
        painter.fillPath(tile.fill, QColor(cards.paper_shade))
        painter.fillPath(tile.fill, _ink("land"))
    for tile in drawing.land["medium"]:
        painter.strokePath(tile.coast, _hair("coast", 1.0))
    for x, y, height in drawing.peaks:
        path = QPainterPath(QPointF(x - height * 0.62, y))
        path.lineTo(x, y - height)
        path.lineTo(x + height * 0.62, y)
        painter.strokePath(path, _hair("peak", 0.8))
    painter.restore()
    painter.save()
    painter.setPen(QPen(QColor(cards.edge), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(6, 6, -6, -6))
    painter.drawRect(box.adjusted(9, 9, -9, -9))
    painter.restore()


def _scale(box: QRectF) -> float:
    return max(box.width() / _PART.width(), box.height() / _PART.height())


def _ink(part: str) -> QColor:
    ink = QColor(current_theme().cards.ink)
    ink.setAlphaF(_INK[part])
    return ink


def _hair(part: str, wide: float) -> QPen:
    pen = QPen(_ink(part), wide)
    pen.setCosmetic(True)
    return pen
