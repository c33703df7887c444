"""The links between places: roads as solid lines, railways with ties, ships' lanes as dots; their routes."""

from __future__ import annotations

import functools
import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

import numpy
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from furyqt.views.map.layout import Points, sample
from furyqt.views.map.sheet.drawing import Drawing
from furyqt.views.map.sheet.ground import hollow, line
from furyqt.views.map.values import MapLink
from furyqt.views.theme import MapColors

CLEARANCE = 40.0  # the distance in units between a line and places it does not serve
PARTING = 15.0  # the distance in units of a road and a railway between the same places from the straight line
_BENDS = (0.0, 0.06, -0.06, 0.12, -0.12, 0.19, -0.19, 0.27, -0.27, 0.36, -0.36)
_SHARES = numpy.linspace(0.0, 1.0, 25)[1:-1, None]  # the points of a curve at which its distance is taken
Offsets = NDArray[numpy.float64]


def routes(
    drawing: Drawing, keys: Iterable[str], links: Iterable[MapLink]
) -> tuple[Mapping[MapLink, QPainterPath], Points]:
    """The path of every link, from its a to its b, and points along all of them."""
    return _laid(drawing, tuple(sorted(keys)), tuple(links))


@functools.lru_cache(maxsize=8)
def _laid(
    drawing: Drawing, keys: tuple[str, ...], links: tuple[MapLink, ...]
) -> tuple[dict[MapLink, QPainterPath], Points]:
    """Return the routes; cached for a board that is opened again."""
    spots = {key: drawing.places[key].point() for key in keys}
    kinds: dict[frozenset[str], set[str]] = {}
    for link in links:
        kinds.setdefault(frozenset((link.a, link.b)), set()).add(link.kind)
    found = {link: _route(drawing, spots, link, kinds[frozenset((link.a, link.b))]) for link in links}
    return found, sample(_sampled(path) for path in found.values())


def bent(a: QPointF, b: QPointF, offset: float) -> QPainterPath:
    """A curve from a to b whose middle is offset units to the left of the straight line."""
    path = QPainterPath(a)
    dx, dy = b.x() - a.x(), b.y() - a.y()
    length = math.hypot(dx, dy) or 1.0
    middle = QPointF(
        (a.x() + b.x()) / 2 + dy / length * 2 * offset, (a.y() + b.y()) / 2 - dx / length * 2 * offset
    )
    path.quadTo(middle, b)
    return path


def _route(drawing: Drawing, spots: Mapping[str, QPointF], link: MapLink, kinds: set[str]) -> QPainterPath:
    lane = drawing.lanes.get((link.a, link.b))
    if link.kind == "boat" and lane:
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(lane)))
        return path
    first, second = sorted((link.a, link.b))
    a, b = spots[first], spots[second]
    others = [at for key, at in spots.items() if key not in (first, second)]
    path = bent(a, b, _offset(a, b, others, _side(link.kind, kinds)))
    return path if link.a == first else path.toReversed()


def _side(kind: str, kinds: set[str]) -> int:
    """Return the side to which a line must bend: 1 left, -1 right, 0 either."""
    if not {"road", "rail"} <= kinds:
        return 0
    return 1 if kind == "road" else -1


def _offset(a: QPointF, b: QPointF, others: list[QPointF], side: int) -> float:
    """Return the offset of a line: the smallest that avoids most of the places it does not serve."""
    length = math.hypot(b.x() - a.x(), b.y() - a.y())
    offsets = [bend * length + side * PARTING for bend in _BENDS if side * bend >= 0]
    crowded = _crowding(a, b, numpy.array(offsets), numpy.array([spot.toTuple() for spot in others]))
    rated = zip(crowded.tolist(), (abs(offset) for offset in offsets), offsets, strict=True)
    return min(rated)[-1]


def _crowding(a: QPointF, b: QPointF, offsets: Offsets, others: Offsets) -> Offsets:
    """Return the sum of how far each curve is within the clearance of places it does not serve, by offset."""
    if not others.size:
        return numpy.zeros(len(offsets))
    start, end = numpy.array(a.toTuple()), numpy.array(b.toTuple())
    across = numpy.array([end[1] - start[1], start[0] - end[0]]) / (numpy.hypot(*(end - start)) or 1.0)
    bends = ((start + end) / 2 + 2 * offsets[:, None] * across)[:, None, :]
    t = _SHARES
    lines = (1 - t) ** 2 * start + 2 * t * (1 - t) * bends + t**2 * end
    gaps = numpy.linalg.norm(lines[:, :, None, :] - others, axis=3).min(axis=1)
    return numpy.asarray(numpy.maximum(0.0, CLEARANCE - gaps).sum(axis=1).round(3))


_Z = {"boat": 10, "road": 11, "rail": 12}
_SAMPLES = 15  # points of a link that names avoid
_ORDER = {"road": 0, "rail": 1, "boat": 2}


@dataclass(frozen=True, slots=True)
class Stroke:
    """One of the lines of a link: color, width and dashes in pixels at scale one."""

    color: str
    pixels: float
    dashes: tuple[float, ...] = ()

    def pen(self, zoom: float, scale: float) -> QPen:
        """Return the pen for a zoom; scale makes lines a little wider at a higher zoom."""
        return line(self.color, self.pixels * scale, zoom, tuple(dash * scale for dash in self.dashes))

    def stronger(self, times: float) -> Stroke:
        """Return the same line with a multiple of its width; its pattern stays."""
        return replace(self, pixels=self.pixels * times)


def strokes(role: str, colors: MapColors) -> list[Stroke]:
    """The lines, from below, of a road, a boat lane, a rail, or a rail of a style ("rail_yellow")."""
    # Without colors, a white railway is a checkered band and a yellow one a plain band across ties.
    ties = Stroke(colors.rail, 5.0, (1.1, 4.4))
    found = {
        "road": [Stroke(colors.road, 1.7)],
        "boat": [Stroke(colors.boat, 1.7, (1.8, 3.1))],
        "rail": [Stroke(colors.rail, 1.3), ties],
        "rail_white": [Stroke(colors.rail, 3.8), Stroke(colors.rail_fill, 2.0, (6.0, 5.0))],
        "rail_yellow": [
            Stroke(colors.piece_edge, 4.0), Stroke(colors.rail, 7.2, (1.5, 6.5)),
            Stroke(colors.rail_yellow, 2.6),
        ],
    }  # fmt: skip
    return [stroke.stronger(colors.strength) for stroke in found.get(role, found["road"])]


class LinkLayer:
    """All links of the current game."""

    def __init__(self, scene: QGraphicsScene, drawing: Drawing) -> None:
        self._scene = scene
        self._drawing = drawing
        self._routes: Mapping[MapLink, QPainterPath] = {}
        self._items: list[tuple[str, int, QGraphicsPathItem]] = []
        self._drawn: list[tuple[MapLink, QGraphicsPathItem]] = []
        self._samples: Points = sample(())

    def set_links(self, keys: Iterable[str], links: Iterable[MapLink], colors: MapColors) -> None:
        """Draw these links and no others."""
        for _, _, item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._drawn.clear()
        self._routes, self._samples = routes(self._drawing, keys, links)
        for link, path in self._routes.items():
            self._add(link, path, colors)

    def route(self, link: MapLink) -> QPainterPath:
        """The path of a link from its a to its b."""
        return self._routes[link]

    def _add(self, link: MapLink, path: QPainterPath, colors: MapColors) -> None:
        role = f"{link.kind}_{link.style}" if link.style else link.kind
        for rank in range(len(strokes(role, colors))):
            item = hollow(QGraphicsPathItem(path))
            item.setZValue(_Z.get(link.kind, 11) + rank)
            self._scene.addItem(item)
            self._items.append((role, rank, item))
            self._drawn.append((link, item))

    def set_closed(self, closed: Collection[str], opacity: float) -> None:
        """Draw the links of closed places with this opacity."""
        for link, item in self._drawn:
            item.setOpacity(opacity if closed and {link.a, link.b} & set(closed) else 1.0)

    def rule(self, colors: MapColors, zoom: float, scale: float) -> None:
        """Set color and width of every line for a zoom; scale makes lines a little wider at a higher zoom."""
        roles = {role for role, _, _ in self._items}
        pens = {role: [stroke.pen(zoom, scale) for stroke in strokes(role, colors)] for role in roles}
        for role, rank, item in self._items:
            item.setPen(pens[role][rank])

    def samples(self) -> Points:
        """Return points along all links, in units of the sheet."""
        return self._samples

    def way(self, a: str, b: str, kind: str = "") -> QPainterPath | None:
        """Return the path from a to b along a road, else a railway, else a lane; None without a link.

        With a kind, only links of that kind count.
        """
        found = [link for link in self._routes if {link.a, link.b} == {a, b} and kind in ("", link.kind)]
        if not found:
            return None
        link = min(found, key=lambda candidate: _ORDER.get(candidate.kind, 9))
        path = self._routes[link]
        return path if link.a == a else path.toReversed()


def _sampled(path: QPainterPath) -> list[tuple[float, float]]:
    points = (path.pointAtPercent(i / (_SAMPLES + 1)) for i in range(1, _SAMPLES + 1))
    return [(point.x(), point.y()) for point in points]
