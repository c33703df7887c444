"""The routes of links: roads and railways as gentle curves around other places, ships along their lanes."""

import functools
import math
from collections.abc import Iterable, Mapping

import numpy
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from furyqt.views.map.sheet.drawing import Drawing
from furyqt.views.map.values import MapLink

CLEARANCE = 40.0  # the distance in units between a line and places it does not serve
PARTING = 15.0  # the distance in units of a road and a railway between the same places from the straight line
_BENDS = (0.0, 0.06, -0.06, 0.12, -0.12, 0.19, -0.19, 0.27, -0.27, 0.36, -0.36)
_SHARES = numpy.linspace(0.0, 1.0, 25)[1:-1, None]  # the points of a curve at which its distance is taken
Offsets = NDArray[numpy.float64]


def routes(drawing: Drawing, keys: Iterable[str], links: Iterable[MapLink]) -> dict[MapLink, QPainterPath]:
    """The path of every link, from its a to its b."""
    return dict(_laid(drawing, tuple(sorted(keys)), tuple(links)))


@functools.lru_cache(maxsize=8)
def _laid(drawing: Drawing, keys: tuple[str, ...], links: tuple[MapLink, ...]) -> dict[MapLink, QPainterPath]:
    """Return the routes; cached for a board that is opened again."""
    spots = {key: drawing.places[key].point() for key in keys}
    kinds: dict[frozenset[str], set[str]] = {}
    for link in links:
        kinds.setdefault(frozenset((link.a, link.b)), set()).add(link.kind)
    return {link: _route(drawing, spots, link, kinds[frozenset((link.a, link.b))]) for link in links}


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
