"""The map of Europe by night as a picture: dark land and sea, and a light for each city."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from furyqt.views.map.sheet.drawing import Drawing, load_drawing
from furyqt.views.theme import MapColors

_GLOW = 95.0
"""The radius of a light in units of the sheet."""
_DARKEST = 0.62
"""The opacity of the shade in the corners."""


def night_map(size: QSize, ratio: float, colors: MapColors) -> QPixmap:
    """Return the middle of the map, as large as it must be to cover the size."""
    drawing = load_drawing()
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(colors.sea))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = max(size.width() / drawing.width, size.height() / drawing.height)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-drawing.width / 2, -drawing.height / 2)
    _paint_sheet(painter, drawing, colors)
    _paint_lights(painter, drawing, colors)
    painter.resetTransform()
    _shade(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture


def _paint_sheet(painter: QPainter, drawing: Drawing, colors: MapColors) -> None:
    for path in drawing.graticule:
        painter.strokePath(path, _hair(colors.water_line, 0.35))
    for rank, ring in enumerate(drawing.water_lines):
        for path in ring:
            painter.strokePath(path, _hair(colors.water_line, 0.8 / (1 + rank)))
    for tile in drawing.land["medium"]:
        painter.fillPath(tile.fill, QColor(colors.land))
    for tile in drawing.land["medium"]:
        painter.strokePath(tile.coast, _hair(colors.coast, 0.8))
    for x, y, height in drawing.peaks:
        painter.strokePath(_peak(x, y, height), _hair(colors.peak, 1.0))


def _paint_lights(painter: QPainter, drawing: Drawing, colors: MapColors) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    cities = [spot.point() for key, spot in drawing.places.items() if key not in drawing.seas]
    for reach, opacity in ((1.0, 0.34), (0.3, 0.75)):
        for point in cities:
            painter.setBrush(_glow(point, _GLOW * reach, colors.light, opacity))
            painter.drawEllipse(point, _GLOW * reach, _GLOW * reach)
    painter.setBrush(QColor(colors.city))
    for point in cities:
        painter.drawEllipse(point, 7, 7)


def _glow(center: QPointF, radius: float, color: str, opacity: float) -> QRadialGradient:
    found = QRadialGradient(center, radius)
    for place, share in ((0.0, 1.0), (0.5, 0.3), (1.0, 0.0)):
        light = QColor(color)
        light.setAlphaF(opacity * share)
        found.setColorAt(place, light)
    return found


def _shade(painter: QPainter, box: QRectF) -> None:
    """Darken the corners."""
    shade = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.6)
    shade.setColorAt(0.45, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor.fromRgbF(0, 0, 0, _DARKEST))
    painter.fillRect(box, shade)


def _peak(x: float, y: float, height: float) -> QPainterPath:
    path, half = QPainterPath(QPointF(x - height * 0.62, y)), height * 0.62
    path.lineTo(x, y - height)
    path.lineTo(x + half, y)
    return path


def _hair(color: str, opacity: float) -> QPen:
    ink = QColor(color)
    ink.setAlphaF(min(1.0, opacity))
    pen = QPen(ink, 1.0)
    pen.setCosmetic(True)
    return pen
