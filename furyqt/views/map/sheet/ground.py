"""The static parts: sheet, sea, water lines, land, mountains, frame, rose, and the lit cities by night."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsPathItem, QGraphicsRectItem, QGraphicsScene

from furyqt.views.map.sheet.drawing import LEVELS, Drawing
from furyqt.views.theme import MapColors

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


# z of the layers, from the bottom up
SEA, WATER, ZONE, ZONE_BORDER, LAND, COAST, PEAKS, FRAME = range(8)
MARGIN = 34.0  # the width of the sheet's frame, in units
_MEDIUM_FROM, _FINE_FROM = 0.2, 0.55  # pixels per unit from which more detail is drawn
_CELLS = 8
_FADING = (0.62, 0.44, 0.3, 0.18)  # of the water lines, from the coast out


class Ground:
    """The static items of a scene, with a theme's colors and with finer lines at a higher zoom."""

    def __init__(self, scene: QGraphicsScene, drawing: Drawing) -> None:
        self._scene = scene
        self._drawing = drawing
        self._sheet = QGraphicsRectItem(drawing.rect())
        self._sheet.setZValue(SEA)
        scene.addItem(self._sheet)
        self._graticule = [self._add(path, WATER) for path in drawing.graticule]
        self._water = [[self._add(path, WATER) for path in ring] for ring in drawing.water_lines]
        self._borders = {name: self._add(path, ZONE_BORDER) for name, path in drawing.sea_borders.items()}
        self._land = {name: [self._add(tile.fill, LAND) for tile in drawing.land[name]] for name in LEVELS}
        self._coast = {name: [self._add(tile.coast, COAST) for tile in drawing.land[name]] for name in LEVELS}
        self._peaks = [self._add(path, PEAKS) for path in _peak_paths(drawing)]
        self._neatlines = [self._add(path, FRAME) for path in _frame_paths(drawing.rect())]
        light, dark = compass_paths(QPointF(300, 350), 195)
        self._rose = self._add(light, WATER), self._add(dark, WATER)
        self._level = ""

    def _add(self, path: QPainterPath, z: int) -> QGraphicsPathItem:
        item = QGraphicsPathItem(path)
        item.setZValue(z)
        item.setPen(QPen(Qt.PenStyle.NoPen))
        self._scene.addItem(item)
        return item

    def set_seas(self, keys: set[str]) -> None:
        """Draw the borders of these sea zones; a border named for an absent zone is hidden."""
        for name, item in self._borders.items():
            item.setVisible(name in keys or name not in self._drawing.seas)

    def dress(self, colors: MapColors, zoom: float) -> None:
        """Paint everything in a theme's colors, with lines as wide as the zoom needs."""
        self._scene.setBackgroundBrush(QColor(colors.table))
        self._sheet.setBrush(QColor(colors.sea))
        self._sheet.setPen(QPen(Qt.PenStyle.NoPen))
        for item in (item for level in self._land.values() for item in level):
            item.setBrush(QColor(colors.land))
        self._rose[1].setBrush(QColor(colors.water_line))
        self._neatlines[0].setBrush(QColor(colors.sheet))
        self._neatlines[1].setBrush(QColor(colors.frame))
        self.rule(colors, zoom)

    def rule(self, colors: MapColors, zoom: float) -> None:
        """Set the width of every line for a zoom, and choose the level of detail."""
        self._show_level(_level_for(zoom))
        graticule = hair(mixed(colors.water_line, colors.sea, 0.3))
        for item in self._graticule:
            item.setPen(graticule)
        border = line(colors.sea_border, 1.3 * colors.strength, zoom, (6.0, 4.0))
        for item in self._borders.values():
            item.setPen(border)
        for rank, ring in enumerate(self._water):
            pen = hair(mixed(colors.water_line, colors.sea, _FADING[rank]))
            for item in ring:
                item.setPen(pen)
        coast = hair(colors.coast, colors.strength)
        for item in (item for level in self._coast.values() for item in level):
            item.setPen(coast)
        for item in self._peaks:
            item.setPen(hair(colors.peak))
        for item in self._rose:
            item.setPen(hair(colors.water_line))
        self._neatlines[2].setPen(line(colors.frame, 1.4 * colors.strength, zoom))

    def _show_level(self, level: str) -> None:
        if level == self._level:
            return
        self._level = level
        for name in LEVELS:
            for item in (*self._land[name], *self._coast[name]):
                item.setVisible(name == level)


def line(color: str | QColor, pixels: float, zoom: float, dashes: tuple[float, ...] = ()) -> QPen:
    """Return a pen with a width in pixels at a zoom; dashes are in pixels."""
    pen = QPen(QColor(color), pixels / zoom)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
    # A dash across a corner with a round join would look like a dot.
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin if dashes else Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern([dash / pixels for dash in dashes])
    return pen


def hair(color: str | QColor, strength: float = 1.0) -> QPen:
    """Return a pen one pixel wide at any zoom, which the painter strokes several times faster.

    Only a theme with stronger lines uses wider ones.
    """
    pen = QPen(QColor(color), strength)
    pen.setCosmetic(True)
    return pen


def translucent(color: str, alpha: float) -> QColor:
    """A color with an opacity from 0 to 1."""
    found = QColor(color)
    found.setAlphaF(alpha)
    return found


def mixed(color: str, ground: str, share: float) -> QColor:
    """Mix a share of a color into a ground: opaque, because translucent lines are slow to paint."""
    ink, paper = QColor(color), QColor(ground)
    parts = zip((ink.red(), ink.green(), ink.blue()), (paper.red(), paper.green(), paper.blue()), strict=True)
    return QColor(*(round(a * share + b * (1 - share)) for a, b in parts))


def hollow(item: QGraphicsPathItem) -> QGraphicsPathItem:
    """An item that is stroked only."""
    item.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    return item


def _level_for(zoom: float) -> str:
    return "fine" if zoom >= _FINE_FROM else "medium" if zoom >= _MEDIUM_FROM else "coarse"


def _peak_paths(drawing: Drawing) -> list[QPainterPath]:
    """Return engraved peaks, grouped by cells of the sheet so that panning paints only the visible ones."""
    cells: dict[tuple[int, int], QPainterPath] = {}
    for x, y, height in drawing.peaks:
        cell = int(x * _CELLS / drawing.width), int(y * _CELLS / drawing.height)
        _add_peak(cells.setdefault(cell, QPainterPath()), x, y, height)
    return [cells[cell] for cell in sorted(cells)]


def _add_peak(path: QPainterPath, x: float, y: float, height: float) -> None:
    half = height * 0.62
    path.moveTo(x - half, y)
    path.quadTo(x - half * 0.35, y - height * 0.45, x, y - height)
    path.quadTo(x + half * 0.3, y - height * 0.5, x + half, y)
    for step in (0.22, 0.45, 0.68):
        path.moveTo(x + half * step, y - height * (1 - step) * 0.92)
        path.lineTo(x + half * step * 0.45, y - height * (1 - step) * 0.34)


def _frame_paths(sheet: QRectF) -> list[QPainterPath]:
    """The frame around the sheet: a paper band, its scale of dark and light blocks, and two thin lines."""
    band = QPainterPath()
    band.addRect(sheet.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
    band.addRect(sheet)
    lines = QPainterPath()
    lines.addRect(sheet)
    lines.addRect(sheet.adjusted(-10, -10, 10, 10))
    lines.addRect(sheet.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
    return [band, _blocks(sheet), lines]


def _blocks(sheet: QRectF) -> QPainterPath:
    path, depth = QPainterPath(), 10.0
    columns, rows = 32, 20
    wide, high = sheet.width() / columns, sheet.height() / rows
    for i in range(0, columns, 2):
        path.addRect(sheet.left() + i * wide, sheet.top() - depth, wide, depth)
        path.addRect(sheet.left() + (i + 1) * wide, sheet.bottom(), wide, depth)
    for i in range(0, rows, 2):
        path.addRect(sheet.left() - depth, sheet.top() + i * high, depth, high)
        path.addRect(sheet.right(), sheet.top() + (i + 1) * high, depth, high)
    return path


_REACH = {"large": 92.0, "small": 58.0}
"""The radius of the glow in units of the sheet, by the size of a city."""
_GLOW = ((0.0, 0.75), (0.25, 0.42), (0.6, 0.12), (1.0, 0.0))
"""Opacity by distance as a share of the radius."""


class CityLights:
    """One glow per city; none by day."""

    def __init__(self, sheet: QGraphicsScene) -> None:
        self._sheet = sheet
        self._glows: list[QGraphicsEllipseItem] = []

    def set_cities(self, cities: Iterable[tuple[QPointF, str]]) -> None:
        """Set the places of the lights, each with its size: large or small."""
        for glow in self._glows:
            self._sheet.removeItem(glow)
        self._glows = [self._added(at, _REACH[size]) for at, size in cities]

    def _added(self, at: QPointF, reach: float) -> QGraphicsEllipseItem:
        glow = QGraphicsEllipseItem(-reach, -reach, 2 * reach, 2 * reach)
        glow.setPos(at)
        glow.setZValue(FRAME - 0.5)
        glow.setPen(QPen(QColor(0, 0, 0, 0), 0.0))
        self._sheet.addItem(glow)
        return glow

    def dress(self, light: str) -> None:
        """Light the cities in a color; a transparent one is the day."""
        is_lit = QColor(light).alpha() > 0
        for glow in self._glows:
            glow.setVisible(is_lit)
            if is_lit:
                glow.setBrush(_brush(light, glow.rect().width() / 2))


def _brush(light: str, reach: float) -> QBrush:
    gradient = QRadialGradient(QPointF(0, 0), reach)
    for share, opacity in _GLOW:
        gradient.setColorAt(share, translucent(light, opacity))
    return QBrush(gradient)
