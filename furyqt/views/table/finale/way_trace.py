"""The way of a figure as a line over the map: earlier legs fade, the newest one is strong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from furyqt.views.map.items import MARK
from furyqt.views.map.scene import MapScene

_RECENT = 6
"""The number of legs that are not faint."""
_FAINT = 0.4


class WayTrace:
    """Draws a way on a map; a change of theme redraws it."""

    def __init__(self, scene: MapScene) -> None:
        self._scene = scene
        self.keys: tuple[str, ...] = ()
        self._color = 0
        self._items: list[QGraphicsPathItem] = []
        scene.sheet_changed.connect(lambda is_new: self._draw() if is_new else None)

    def show(self, keys: Sequence[str], color: int) -> None:
        """Show the way through these places, in the color of a piece by its number."""
        if (tuple(keys), color) != (self.keys, self._color):
            self.keys, self._color = tuple(keys), color
            self._draw()

    @property
    def legs(self) -> int:
        """The number of legs drawn."""
        return sum(1 for start, end in pairwise(self.keys) if start != end)

    def _draw(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        legs = [(start, end) for start, end in pairwise(self.keys) if start != end]
        old, recent, newest = legs[:-_RECENT], legs[-_RECENT:-1], legs[-1:]
        self._add(old, 3.0, _FAINT)
        self._add(recent, 4.0, 1.0)
        self._add(newest, 6.5, 1.0)

    def _add(self, legs: Sequence[tuple[str, str]], pixels: float, opacity: float) -> None:
        path = QPainterPath()
        for start, end in legs:
            path.addPath(self._scene.ways.between(start, end))
        if path.isEmpty():
            return
        colors = self._scene.layer.colors
        ink = colors.pieces[self._color % len(colors.pieces)]
        for rank, (color, width) in enumerate(((colors.piece_rim, pixels + 3.5), (ink, pixels))):
            pen = QPen(QColor(color), width * colors.strength)
            pen.setCosmetic(True)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item = QGraphicsPathItem(path)
            item.setPen(pen)
            item.setOpacity(opacity)
            item.setZValue(MARK - 9 + rank + 2 * (opacity == 1.0))
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self._items.append(item)
