"""Ways that can be chosen or are previewed: handles, the way under the pointer, a planned journey."""

import math
import textwrap
from collections.abc import Iterable, Mapping, Sequence

import numpy
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from furyqt.views.map.items import BADGE, MARK, PIECE, FixedItem, serif
from furyqt.views.map.layout import Points, sample
from furyqt.views.map.places import PlaceLayer
from furyqt.views.map.sheet.links import LinkLayer
from furyqt.views.map.values import MapLink

NONE = -1
_REACH_PX = 10.0  # the greatest distance of a click from a way
_DOTS = 28  # points of a way at which its distance is taken
_HANDLE = 4.6
_LINE_LETTERS = 26
_LABEL_PX = 13.0


class HandleItem(FixedItem):
    """A small diamond on a way that can be chosen."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(at, BADGE - 1)
        self._look: tuple[float, str, str] = 0.0, "", ""

    def set_look(self, radius: float, ink: str, rim: str) -> None:
        """Set its size and colors."""
        if (radius, ink, rim) != self._look:
            self._look = radius, ink, rim
            self.set_bounds(QRectF(-radius - 3, -radius - 3, 2 * radius + 6, 2 * radius + 6))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the diamond over a light edge."""
        radius, ink, rim = self._look
        corners = [QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)]
        painter.setBrush(QColor(ink))
        painter.setPen(QPen(QColor(rim), 1.6))
        painter.drawPolygon(corners)


class WordsItem(FixedItem):
    """A slip of paper with a few words beside a place: the cost of going there."""

    def __init__(self) -> None:
        super().__init__(QPointF(), PIECE + 5)
        self._look: tuple[str, float, str, str, str] = "", 0.0, "", "", ""
        self._box = QRectF()
        self.hide()

    def say(
        self,
        words: str,
        size: float,
        inks: tuple[str, str, str],
        gap: float,
        is_above: bool,
        room: tuple[float, float],
    ) -> None:
        """Show words at a text size, in paper, ink and edge, a gap above or below the place.

        The room is the distance from the place to the left and to the right edge of the map, in pixels.
        """
        metrics = QFontMetricsF(serif(size, bold=True))
        lines = [part for line in words.split("\n") for part in textwrap.wrap(line, _LINE_LETTERS)]
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 1.4 * size
        high = metrics.height() * len(lines) + 0.7 * size
        left = max(-room[0], min(-wide / 2, room[1] - wide))
        self._box = QRectF(left, -gap - high if is_above else gap, wide, high)
        self._look = "\n".join(lines), size, *inks
        self.set_bounds(self._box.adjusted(-3, -3, 4, 5))
        self.show()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw paper and words."""
        words, size, paper, ink, edge = self._look
        painter.setPen(QPen(QColor(edge), 1.4))
        painter.setBrush(QColor(paper))
        painter.drawRoundedRect(self._box, 0.3 * size, 0.3 * size)
        painter.setFont(serif(size, bold=True))
        painter.setPen(QColor(ink))
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, words)


class WayLayer:
    """The marks on the ways of the current game; ways have numbers."""

    def __init__(self, scene: QGraphicsScene, places: PlaceLayer, links: LinkLayer) -> None:
        self._scene, self._places, self._links = scene, places, links
        self._numbered: tuple[MapLink, ...] = ()
        self._dots: dict[int, Points] = {}
        self._handles: dict[int, HandleItem] = {}
        self.offered: Mapping[int, str] = {}
        self.hovered = NONE
        self.preview: tuple[int, ...] = ()
        self.label, self.label_place = "", ""
        self._glow = self._strokes(MARK - 6)
        self._plan = self._strokes(MARK - 4)
        self._words = WordsItem()
        scene.addItem(self._words)

    def _strokes(self, z: float) -> tuple[QGraphicsPathItem, QGraphicsPathItem]:
        under, over = QGraphicsPathItem(), QGraphicsPathItem()
        for rank, item in enumerate((under, over)):
            item.setZValue(z + rank)
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
            item.hide()
            self._scene.addItem(item)
        return under, over

    def set_ways(self, links: Iterable[MapLink]) -> None:
        """Number these links; offers and plans are cleared."""
        self._numbered, self._dots = tuple(links), {}
        self.preview, self.label, self.label_place = (), "", ""
        self.offer({})

    def offer(self, ways: Mapping[int, str]) -> None:
        """Make exactly these ways choosable; the words describe the effect of each."""
        self.offered = dict(ways)
        for gone in self._handles.keys() - ways.keys():
            self._scene.removeItem(self._handles.pop(gone))
        for way in sorted(ways.keys() - self._handles.keys()):
            self._handles[way] = HandleItem(self.path(way).pointAtPercent(0.5))
            self._scene.addItem(self._handles[way])
        self.set_hovered(self.hovered if self.hovered in self.offered else NONE)

    def set_hovered(self, way: int) -> None:
        """Highlight the offered way under the pointer."""
        self.hovered = way
        self.refresh()

    def show_plan(self, ways: Sequence[int], label: str, at: str) -> None:
        """Draw a journey along these ways, with words at its last place."""
        self.preview, self.label, self.label_place = tuple(ways), label, at
        self.refresh()

    def says_at(self, place: str) -> bool:
        """Return True if the words of the displayed journey are at this place."""
        return bool(self.label) and place == self.label_place

    def refresh(self) -> None:
        """Redraw everything."""
        colors, scale = self._places.colors, self._places.scale
        for way, handle in self._handles.items():
            chosen = way == self.hovered
            ink = colors.selected if chosen else colors.legal
            handle.set_look(_HANDLE * scale * (1.35 if chosen else 1.0), ink, colors.piece_rim)
        glow = () if self.hovered == NONE else (self.hovered,)
        self._lay(self._glow, glow, (_pen(colors.piece_rim, 9.0), _pen(colors.legal, 5.5)))
        plan = _pen(colors.selected, 5.0)
        plan.setDashPattern([2.4, 1.1])
        plan.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._lay(self._plan, self.preview, (_pen(colors.piece_rim, 11.0), plan))
        self._say()

    def _lay(
        self, items: tuple[QGraphicsPathItem, QGraphicsPathItem], ways: Sequence[int], pens: tuple[QPen, QPen]
    ) -> None:
        path = QPainterPath()
        for way in ways:
            path.addPath(self.path(way))
        for item, pen in zip(items, pens, strict=True):
            item.setPen(pen)
            item.setPath(path)
            item.setVisible(not path.isEmpty())

    def _say(self) -> None:
        if not self.label or self.label_place not in self._places.places:
            self._words.hide()
            return
        colors, at = self._places.colors, self._places.spot(self.label_place)
        self._words.move_to(at)
        gap = self._places.radius(self.label_place) + 12 * self._places.scale
        size = _LABEL_PX * self._places.text_scale
        inks, sheet = (colors.badge, colors.badge_ink, colors.selected), self._scene.sceneRect()
        room = (at.x() - sheet.left()) * self._places.zoom, (sheet.right() - at.x()) * self._places.zoom
        self._words.say(self.label, size, inks, gap, self._is_above(), room)

    @property
    def words_box(self) -> QRectF:
        """Return the place of the words in pixels beside their place on the map."""
        return self._words.boundingRect()

    def _is_above(self) -> bool:
        """Return True if the last way reaches its end from below."""
        if not self.preview:
            return True
        at, middle = self._places.spot(self.label_place), self.path(self.preview[-1]).pointAtPercent(0.5)
        return middle.y() >= at.y()

    def at(self, point: QPointF) -> int:
        """Return the offered way at a point of the sheet, or NONE; near a place, the place has priority."""
        reach = _REACH_PX * max(1.0, self._places.scale) / self._places.zoom
        near = self._places.nearest(point)
        if near:
            gap = self._places.spot(near) - point
            if math.hypot(gap.x(), gap.y()) <= (self._places.radius(near) + 4) / self._places.zoom:
                return NONE
        rated = [(self._distance(way, point), way) for way in self.offered]
        distance, way = min(rated, default=(math.inf, NONE))
        return way if distance <= reach else NONE

    def _distance(self, way: int, point: QPointF) -> float:
        """Return the distance of a point from the middle of a way's line, in units."""
        if way not in self._dots:
            path = self.path(way)
            steps = [path.pointAtPercent(i / _DOTS) for i in range(_DOTS + 1)]
            self._dots[way] = sample([[(step.x(), step.y()) for step in steps]])
        dots = self._dots[way]
        start, along = dots[:-1], dots[1:] - dots[:-1]
        offset = numpy.array([point.x(), point.y()]) - start
        length = (along**2).sum(axis=1)
        share = numpy.clip((offset * along).sum(axis=1) / numpy.where(length > 0, length, 1.0), 0.0, 1.0)
        return float(numpy.hypot(*(offset - along * share[:, None]).T).min())

    def words_of(self, way: int) -> str:
        """Return the effect of choosing an offered way."""
        return self.offered.get(way, "")

    def between(self, start: str, end: str) -> QPainterPath:
        """Return the line between two places as it is drawn, or a straight line."""
        path = self._links.way(start, end)
        if path is None:
            path = QPainterPath(self._places.spot(start))
            path.lineTo(self._places.spot(end))
        return path

    def path(self, way: int) -> QPainterPath:
        """Return the line of a way as it is drawn, in scene units."""
        return self._links.route(self._numbered[way])


def _pen(color: str, pixels: float) -> QPen:
    """Return a pen with a width in pixels at any zoom."""
    pen = QPen(QColor(color), pixels)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
