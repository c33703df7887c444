"""Outlines of marks and pieces, drawn about the origin with radius one unless the docstring gives another."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

PIECE_SHAPES = ("circle", "square", "diamond", "hexagon", "shield", "triangle", "star", "bat")


def piece_path(shape: str, radius: float) -> QPainterPath:
    """The outline of a piece, within a disc of that radius; an unknown shape is a circle."""
    path = QPainterPath()
    if shape == "square":
        side = radius * 0.84
        path.addRoundedRect(QRectF(-side, -side, 2 * side, 2 * side), radius * 0.18, radius * 0.18)
    elif shape == "shield":
        path = _shield(radius)
    elif shape == "bat":
        path = _bat(radius)
    elif shape in _POLYGONS:
        path.addPolygon(QPolygonF([QPointF(x * radius, y * radius) for x, y in _POLYGONS[shape]]))
        path.closeSubpath()
    else:
        path.addEllipse(QPointF(0, 0), radius * 0.94, radius * 0.94)
    return path


def _regular(count: int, turn: float, inner: float = 1.0) -> list[tuple[float, float]]:
    corners = []
    for i in range(count):
        reach = 1.0 if i % 2 == 0 else inner
        angle = math.radians(turn + 360 * i / count)
        corners.append((reach * math.cos(angle), reach * math.sin(angle)))
    return corners


_POLYGONS = {
    "diamond": [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)],
    "triangle": [(0.0, -1.0), (0.95, 0.72), (-0.95, 0.72)],
    "hexagon": _regular(6, 0.0),
    "star": _regular(12, -90.0, 0.72),
}


def _shield(radius: float) -> QPainterPath:
    path = QPainterPath(QPointF(-0.82 * radius, -0.86 * radius))
    path.lineTo(0.82 * radius, -0.86 * radius)
    path.cubicTo(0.86 * radius, 0.15 * radius, 0.55 * radius, 0.72 * radius, 0, radius)
    path.cubicTo(-0.55 * radius, 0.72 * radius, -0.86 * radius, 0.15 * radius, -0.82 * radius, -0.86 * radius)
    path.closeSubpath()
    return path


def _bat(radius: float) -> QPainterPath:
    """A round body with space for a letter, with two ears and spread, scalloped wings."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0.05 * radius), 0.74 * radius, 0.74 * radius)
    for side in (1.0, -1.0):
        path = path.united(_wing(side * radius, radius)).united(_ear(side * radius, radius))
    return path.simplified()


def _wing(across: float, down: float) -> QPainterPath:
    path = QPainterPath(QPointF(0.3 * across, -0.4 * down))
    path.quadTo(0.72 * across, -0.42 * down, 0.98 * across, -0.82 * down)
    path.cubicTo(1.3 * across, -0.5 * down, 1.36 * across, 0.1 * down, 1.2 * across, 0.58 * down)
    path.quadTo(0.92 * across, 0.3 * down, 0.62 * across, 0.66 * down)
    path.lineTo(0, 0.3 * down)
    path.closeSubpath()
    return path


def _ear(across: float, down: float) -> QPainterPath:
    path = QPainterPath(QPointF(0.1 * across, -0.6 * down))
    path.lineTo(0.42 * across, -1.06 * down)
    path.lineTo(0.6 * across, -0.36 * down)
    path.closeSubpath()
    return path


def castle_path(radius: float) -> QPainterPath:
    """A keep with three towers."""
    outline = [
        (-1.0, 0.9), (-1.0, -0.35), (-0.72, -0.85), (-0.44, -0.35), (-0.44, -0.1), (-0.3, -0.1), (-0.3, -0.6),
        (0.0, -1.25), (0.3, -0.6), (0.3, -0.1), (0.44, -0.1), (0.44, -0.35), (0.72, -0.85), (1.0, -0.35),
        (1.0, 0.9),
    ]  # fmt: skip
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x * radius, y * radius) for x, y in outline]))
    path.closeSubpath()
    door = QPainterPath(QPointF(-0.22 * radius, 0.9 * radius))
    door.lineTo(-0.22 * radius, 0.45 * radius)
    door.quadTo(0, 0.1 * radius, 0.22 * radius, 0.45 * radius)
    door.lineTo(0.22 * radius, 0.9 * radius)
    door.closeSubpath()
    path.addPath(door)
    return path


def cross_path(radius: float) -> QPainterPath:
    """The upright cross of a hospital."""
    arm, reach = radius * 0.3, radius * 0.82
    path = QPainterPath()
    path.addRect(QRectF(-arm, -reach, 2 * arm, 2 * reach))
    side = QPainterPath()
    side.addRect(QRectF(-reach, -arm, 2 * reach, 2 * arm))
    return path.united(side)


def wave_path(radius: float) -> QPainterPath:
    """Three short waves, the mark of a sea zone."""
    path = QPainterPath()
    for y in (-0.38, 0.02, 0.42):
        path.moveTo(-0.62 * radius, y * radius)
        path.cubicTo(
            -0.3 * radius, (y - 0.36) * radius, 0.28 * radius, (y + 0.36) * radius, 0.62 * radius, y * radius
        )
    return path


def badge_path(kind: str, radius: float) -> QPainterPath:
    """The plate of a badge: round for the trail, toothed for a trap, a coffin, an arch, else square."""
    path = QPainterPath()
    if kind == "trail":
        path.addEllipse(QPointF(0, 0), radius, radius)
    elif kind == "trap":
        corners = _regular(16, -90.0, 0.78)
        path.addPolygon(QPolygonF([QPointF(x * radius * 1.12, y * radius * 1.12) for x, y in corners]))
        path.closeSubpath()
    elif kind == "fangs":
        coffin = [(-0.42, -1.12), (0.42, -1.12), (0.86, -0.42), (0.46, 1.12), (-0.46, 1.12), (-0.86, -0.42)]
        path.addPolygon(QPolygonF([QPointF(x * radius, y * radius) for x, y in coffin]))
        path.closeSubpath()
    elif kind == "lair":
        path.moveTo(-0.92 * radius, 1.02 * radius)
        path.lineTo(-0.92 * radius, -0.1 * radius)
        path.quadTo(-0.86 * radius, -0.9 * radius, 0, -1.24 * radius)
        path.quadTo(0.86 * radius, -0.9 * radius, 0.92 * radius, -0.1 * radius)
        path.lineTo(0.92 * radius, 1.02 * radius)
        path.closeSubpath()
    else:
        path.addRoundedRect(QRectF(-radius * 0.94, -radius * 0.94, radius * 1.88, radius * 1.88), 2, 2)
    return path
