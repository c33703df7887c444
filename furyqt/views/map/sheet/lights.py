"""The lit cities of the map by night: a glow under the mark of each city, on the sheet."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsScene

from furyqt.views.map.sheet.ground import FRAME, translucent

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
