"""How links run: roads and railways as gentle curves round other places, ships along their lanes."""

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from furyqt.views.map.drawing import Drawing
from furyqt.views.map.values import MapLink

CLEARANCE = 40.0  # units a line keeps from places it does not serve
PARTING = 15.0  # units a road and a railway between the same places keep from the straight line
_BENDS = (0.0, 0.06, -0.06, 0.12, -0.12, 0.19, -0.19, 0.27, -0.27, 0.36, -0.36)


def routes(drawing: Drawing, keys: Iterable[str], links: Iterable[MapLink]) -> dict[MapLink, QPainterPath]:
    """The path of every link, from its a to its b."""
    spots = {key: drawing.places[key].point() for key in sorted(keys)}
    links = list(links)
    kinds: dict[frozenset[str], set[str]] = {}
    for link in links:
        kinds.setdefault(frozenset((link.a, link.b)), set()).add(link.kind)
    return {link: _route(drawing, spots, link, kinds[frozenset((link.a, link.b))]) for link in links}


def bent(a: QPointF, b: QPointF, offset: float) -> QPainterPath:
    """A curve from a to b whose middle lies offset units to the left of the straight line."""
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
    """Which way a line must bend: 1 left, -1 right, 0 either."""
    if not {"road", "rail"} <= kinds:
        return 0
    return 1 if kind == "road" else -1


def _offset(a: QPointF, b: QPointF, others: list[QPointF], side: int) -> float:
    length = math.hypot(b.x() - a.x(), b.y() - a.y())
    offsets = [bend * length + side * PARTING for bend in _BENDS if side * bend >= 0]
    return min(offsets, key=lambda offset: (_crowding(a, b, offset, others), abs(offset), offset))


def _crowding(a: QPointF, b: QPointF, offset: float, others: list[QPointF]) -> float:
    """How far a curve comes within the clearance of places it does not serve, summed."""
    path = bent(a, b, offset)
    line = [path.pointAtPercent(i / 24) for i in range(1, 24)]
    crowded = 0.0
    for spot in others:
        gap = min(math.hypot(point.x() - spot.x(), point.y() - spot.y()) for point in line)
        crowded += max(0.0, CLEARANCE - gap)
    return round(crowded, 3)
