"""The places of the current game: marks and sea areas, and their current visibility."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from furyqt.views.map.figures import PIECE_RADIUS, SMALLEST
from furyqt.views.map.marks import MarkItem, MarkLook
from furyqt.views.map.sheet.drawing import Drawing
from furyqt.views.map.sheet.ground import ZONE, line, translucent
from furyqt.views.map.values import MapPlace
from furyqt.views.theme import MapColors

_SEA_OPACITY = {"legal": 0.20, "selected": 0.34, "illegal": 0.20}
CLOSED = 0.28
"""The opacity of places that are closed in this game, and of what leads to them."""
_CROWD = 4  # the number of figures that surround a place
_FEW_PLACES, _SMALL_SHARE = 6, 0.2
"""Up to so many places without chances have large discs; more have smaller ones, down to this share."""


class PlaceLayer:
    """All places of a board; setters only store a change, and refresh draws it."""

    def __init__(
        self, scene: QGraphicsScene, sheet: QGraphicsScene, drawing: Drawing, colors: MapColors
    ) -> None:
        self._scene, self._sheet = scene, sheet
        self.on_area: Callable[[QRectF], None] = lambda _: None
        """Called with the part of the sheet that changes with a sea area."""
        self._drawing = drawing
        self.colors = colors
        self.zoom, self.scale, self.text_scale = 0.3, 1.0, 1.0
        self.places: dict[str, MapPlace] = {}
        self.overlay: Mapping[str, float] = {}
        self.is_weighted = True
        """False if the overlay is a set of places, whose chances mean nothing."""
        self.highlights: Mapping[str, str] = {}
        self.closed: frozenset[str] = frozenset()
        """The places that are closed in this game, which are dim."""
        self.legend = QRectF()
        """The part of the sheet with the legend, which the marks of closed places would show through."""
        self.hovered = self.focused = ""
        self.occupied: Mapping[str, int] = {}
        """The number of figures at each occupied place; occupied places are named even at a low zoom."""
        self._ports: set[str] = set()
        self._marks: dict[str, MarkItem] = {}
        self._areas: dict[str, QGraphicsPathItem] = {}

    def set_places(self, places: Iterable[MapPlace], ports: set[str]) -> None:
        """Set the places of the map; all others are removed."""
        for item in self._marks.values():
            self._scene.removeItem(item)
        for area in self._areas.values():
            self._sheet.removeItem(area)
        self.places = {place.key: place for place in places}
        self._ports = ports
        self._marks = {key: MarkItem(self.spot(key), self.mark_look(key)) for key in self.places}
        self._areas = {
            key: _sea_area(self._drawing, key) for key, place in self.places.items() if place.kind == "sea"
        }
        for item in self._marks.values():
            self._scene.addItem(item)
        for area in self._areas.values():
            self._sheet.addItem(area)

    def spot(self, key: str) -> QPointF:
        """Return the position of a place on the sheet."""
        return self._drawing.places[key].point()

    def radius(self, key: str) -> float:
        """The radius of a place's mark in pixels."""
        return self.mark_look(key).radius

    def mark_reach(self, key: str) -> float:
        """The radius of a place's mark with its rings in pixels."""
        return self.mark_look(key).reach

    def mark_look(self, key: str) -> MarkLook:
        """Return how a place's mark is drawn now."""
        place = self.places[key]
        top = max(self.overlay.values(), default=0.0)
        share = self.overlay.get(key, 0.0) / top if top > 0 else 0.0
        if not self.is_weighted:  # many large discs would cover names and ways
            share *= min(1.0, max(_SMALL_SHARE, _FEW_PLACES / max(1, len(self.overlay))))
        return MarkLook(
            kind=place.kind, size=place.size, port=key in self._ports, scale=self.scale, colors=self.colors,
            share=share, highlight=self.highlights.get(key, ""),
        )  # fmt: skip

    def refresh_marks(self, keys: Iterable[str] | None = None) -> None:
        """Redraw the marks and sea areas of these places, or of all."""
        wanted = self._marks if keys is None else set(keys)
        for key in wanted:
            self._marks[key].set_look(self.mark_look(key))
            self._marks[key].setOpacity(self.dimness(key))
        for key, area in self._areas.items():
            if key not in wanted:
                continue
            before = area.brush(), area.pen().color()
            self._style_area(key, area)
            if before != (area.brush(), area.pen().color()):
                self.on_area(area.boundingRect())

    def dimness(self, key: str) -> float:
        """Return the opacity of a place: a closed one is dim unless it is marked, or behind the legend."""
        if key not in self.closed or key in self.highlights:
            return 1.0
        return 0.0 if self.legend.contains(self.spot(key)) else CLOSED

    def hide_behind(self, legend: QRectF) -> None:
        """Draw no closed places behind the legend."""
        if legend != self.legend:
            self.legend = legend
            self.refresh_marks(self.closed)

    def refresh_areas(self) -> None:
        """Draw sea areas with edges for the current zoom; the caller redraws the sheet."""
        for key, area in self._areas.items():
            self._style_area(key, area)

    def _style_area(self, key: str, area: QGraphicsPathItem) -> None:
        look, colors = self.mark_look(key), self.colors
        ink, opacity = colors.hover, 0.0
        if look.highlight:
            ink, opacity = getattr(colors, look.highlight), _SEA_OPACITY.get(look.highlight, 0.2)
        elif look.share > 0:
            ink, opacity = colors.overlay, 0.08 + 0.24 * look.share
        brush = (
            translucent(ink, opacity)
            if opacity
            else QColor(colors.hover if key == self.hovered else "#00000000")
        )
        area.setBrush(brush)
        edge = line(translucent(ink, 0.8), 2.0, self.zoom) if opacity else QPen(QColor("#00000000"), 0.0)
        area.setPen(edge)

    @property
    def figure_scale(self) -> float:
        """Return the scale of figures and tokens, 1 being the usual size; it grows with the text size."""
        return max(SMALLEST, self.scale) * (1 + 0.35 * (self.text_scale - 1))

    def crowd_reach(self, key: str) -> float:
        """Return the reach of the figures about a crowded place in pixels; 0 if they leave a side free."""
        if self.occupied.get(key, 0) < _CROWD:
            return 0.0
        return self.radius(key) + 2.3 * PIECE_RADIUS * self.figure_scale

    def nearest(self, point: QPointF) -> str:
        """The place nearest to a point of the sheet, or ""."""
        return min(self.places, key=lambda key: _squared(self.spot(key), point), default="")

    def at(self, point: QPointF, reach: float) -> str:
        """The nearest mark within reach (units) of a point, else the sea zone there, else ""."""
        near = self.nearest(point)
        if near and _squared(self.spot(near), point) <= reach * reach:
            return near
        if any(tile.fill.contains(point) for tile in self._drawing.land["medium"]):
            return ""
        return next((key for key, area in self._areas.items() if area.path().contains(point)), "")


def _sea_area(drawing: Drawing, key: str) -> QGraphicsPathItem:
    item = QGraphicsPathItem(drawing.seas.get(key, QPainterPath()))
    item.setZValue(ZONE)
    return item


def _squared(a: QPointF, b: QPointF) -> float:
    return (a.x() - b.x()) ** 2 + (a.y() - b.y()) ** 2
