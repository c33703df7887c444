"""The story of a turn on the map: the ways of the pieces as lines with arrowheads, in the pieces' colors."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from furyqt.views.map.items import MARK, FixedItem
from furyqt.views.map.scene import MapScene
from furyqt.views.picture import PieceWay

if TYPE_CHECKING:
    from furyqt.rules.core.atlas import Atlas

_HEAD_AT = 0.6
"""The place of the arrowhead on a line, as a share of its length: places and pieces cover the ends."""
_HEAD_PX = 9.0
_LINE_PX, _RIM_PX = 4.0, 8.0
_HOP = 0.004
"""The part of a line, on both sides of its arrowhead, that gives the direction."""


class ArrowHead(FixedItem):
    """A triangle that keeps its size at any zoom."""

    def __init__(self, at: QPointF, toward: QPointF) -> None:
        super().__init__(at, MARK - 1)
        self.toward = toward
        self._inks = "", ""
        self._shape = QPolygonF()

    def set_look(self, radius: float, ink: str, rim: str) -> None:
        """Set its size and colors."""
        self._inks = ink, rim
        along = self.toward * radius
        across = QPointF(-along.y(), along.x()) * 0.8
        self._shape = QPolygonF([along * 1.1, across - along * 0.8, -across - along * 0.8])
        self.set_bounds(QRectF(-2 * radius, -2 * radius, 4 * radius, 4 * radius))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the triangle over a light edge."""
        del option, widget
        painter.setPen(QPen(QColor(self._inks[1]), 1.8))
        painter.setBrush(QColor(self._inks[0]))
        painter.drawPolygon(self._shape)


class ArrowLayer:
    """The ways that the map shows; a change of theme repaints them."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.atlas: Atlas | None = None
        """The places of the game; None for a game without a map."""
        self.ways: tuple[PieceWay, ...] = ()
        self._items: list[QGraphicsItem] = []
        scene.sheet_changed.connect(lambda is_new: self._draw() if is_new and self.ways else None)

    def show(self, ways: Iterable[PieceWay]) -> None:
        """Show these ways and no others."""
        wanted = () if self.atlas is None else tuple(ways)
        if wanted != self.ways:
            self.ways = wanted
            self._draw()

    def clear(self) -> None:
        """Remove all ways."""
        self.show(())

    def _draw(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        for way in self.ways:
            self._draw_way(way)
        for item in self._items:
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)

    def _draw_way(self, way: PieceWay) -> None:
        assert self.atlas is not None
        colors = self._scene.layer.colors
        ink = colors.pieces[way.color % len(colors.pieces)]
        keys = [self.atlas.places[place].key for place in way.places]
        legs = [self._scene.ways.between(start, end) for start, end in pairwise(keys)]
        whole = QPainterPath()
        for leg in legs:
            whole.addPath(leg)
        for rank, (color, width) in enumerate(((colors.piece_rim, _RIM_PX), (ink, _LINE_PX))):
            line = QGraphicsPathItem(whole)
            pen = QPen(QColor(color), width * colors.strength)
            pen.setCosmetic(True)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            line.setPen(pen)
            line.setZValue(MARK - 3 + rank)
            self._items.append(line)
        for leg in legs:
            head = ArrowHead(leg.pointAtPercent(_HEAD_AT), direction(leg))
            head.set_look(_HEAD_PX * self._scene.layer.scale, ink, colors.piece_rim)
            self._items.append(head)


def direction(leg: QPainterPath) -> QPointF:
    """Return the direction of a line at its arrowhead, one unit long."""
    step = leg.pointAtPercent(_HEAD_AT + _HOP) - leg.pointAtPercent(_HEAD_AT - _HOP)
    length = max(1e-6, math.hypot(step.x(), step.y()))
    return QPointF(step.x() / length, step.y() / length)
