"""The ways between places: roads as solid lines, railways with ties, ships' lanes as dots."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from furyqt.views.map.drawing import Drawing
from furyqt.views.map.ground import hollow, line
from furyqt.views.map.layout import Points, sample
from furyqt.views.map.routes import routes
from furyqt.views.map.values import MapLink
from furyqt.views.theme import MapColors

BOAT, RAIL, RAIL_TIES, RAIL_CORE, ROAD = 10, 11, 12, 13, 14
_SAMPLES = 15  # points of a way that names keep off
_ORDER = {"road": 0, "rail": 1, "boat": 2}


class LinkLayer:
    """All links of the current game."""

    def __init__(self, scene: QGraphicsScene, drawing: Drawing) -> None:
        self._scene = scene
        self._drawing = drawing
        self._routes: dict[MapLink, QPainterPath] = {}
        self._items: list[tuple[str, QGraphicsPathItem]] = []
        self._samples: Points = sample({})

    def set_links(self, keys: Iterable[str], links: Iterable[MapLink]) -> None:
        """Draw these links and no others."""
        for _, item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._routes = routes(self._drawing, keys, links)
        for link, path in self._routes.items():
            self._add(link, path)
        self._samples = sample(
            {key: _sampled(path) for key, path in self._routes.items() if key.kind != "boat"},
        )

    def _add(self, link: MapLink, path: QPainterPath) -> None:
        if link.kind == "rail":
            parts: tuple[tuple[str, int], ...] = (("rail", RAIL),)
            if link.style:
                parts += ((f"core_{link.style}", RAIL_CORE),)
            else:
                parts += (("ties", RAIL_TIES),)
        else:
            parts = ((link.kind, BOAT if link.kind == "boat" else ROAD),)
        for role, z in parts:
            item = hollow(QGraphicsPathItem(path))
            item.setZValue(z)
            self._scene.addItem(item)
            self._items.append((role, item))

    def rule(self, colors: MapColors, zoom: float, scale: float) -> None:
        """Set colour and width of every line for a zoom; scale grows lines a little as one comes nearer."""
        pens = self._pens(colors, zoom, scale)
        for role, item in self._items:
            item.setPen(pens[role])

    def _pens(self, colors: MapColors, zoom: float, scale: float) -> dict[str, QPen]:
        wide = 5.0 * scale
        styled = any(role.startswith("core") for role, _ in self._items)
        return {
            "road": line(colors.road, 1.7 * scale, zoom),
            "rail": line(colors.rail, (3.6 if styled else 1.3) * scale, zoom),
            "ties": line(colors.rail, wide, zoom, (1.1 * scale, 4.4 * scale)),
            "core_white": line(colors.rail_fill, 1.8 * scale, zoom, (6 * scale, 5 * scale)),
            "core_yellow": line(colors.rail_yellow, 1.9 * scale, zoom, (16 * scale, 2 * scale)),
            "boat": line(colors.boat, 1.7 * scale, zoom, (1.8 * scale, 3.1 * scale)),
        }

    def samples(self) -> Points:
        """Points along roads and railways, in units of the sheet."""
        return self._samples

    def way(self, a: str, b: str) -> QPainterPath | None:
        """The path from a to b along a road, else a railway, else a lane; None when no link joins them."""
        found = [link for link in self._routes if {link.a, link.b} == {a, b}]
        if not found:
            return None
        link = min(found, key=lambda candidate: _ORDER.get(candidate.kind, 9))
        path = self._routes[link]
        return path if link.a == a else path.toReversed()


def _sampled(path: QPainterPath) -> list[tuple[float, float]]:
    def at(i: int) -> QPointF:
        return path.pointAtPercent(i / (_SAMPLES + 1))

    return [(at(i).x(), at(i).y()) for i in range(1, _SAMPLES + 1)]


def translucent(color: str, alpha: float) -> QColor:
    """A colour with an opacity from 0 to 1."""
    found = QColor(color)
    found.setAlphaF(alpha)
    return found
