"""The places of the current game: marks, sea areas and names, and their current visibility."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from furyqt.views.map.figures import PIECE_RADIUS, SMALLEST
from furyqt.views.map.items import NameItem, serif, text_width
from furyqt.views.map.labels import Label, LabelCache, Name, line_of, place_labels
from furyqt.views.map.layout import Box, Points
from furyqt.views.map.marks import MarkItem, MarkLook
from furyqt.views.map.sheet.drawing import Drawing
from furyqt.views.map.sheet.ground import ZONE, line, translucent
from furyqt.views.map.values import MapPlace
from furyqt.views.numbers import share
from furyqt.views.theme import MapColors

_SEA_OPACITY = {"legal": 0.20, "selected": 0.34, "illegal": 0.20}
_CALM = 0.15, 0.165  # the zooms between which the names of small places appear
_WEIGHTS = {"castle": 4, "hospital": 4, "sea": 2}
_MOST_BOXES = 5000  # the number of cached boxes of names
_CROWD = 4  # the number of figures that surround a place
_SIZES = 6  # the number of sizes of a name
_SMALLEST_NAME = 0.78, 0.4
"""The smallest size where it is crowded: relative to text at 100%, and to the text size."""
_PIXELS = {"castle": 13.0, "hospital": 11.5, "sea": 15.0}


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
        self.names: dict[str, str] = {}
        self.overlay: Mapping[str, float] = {}
        self.percent = True
        self.highlights: Mapping[str, str] = {}
        self.hovered = self.focused = ""
        self.occupied: Mapping[str, int] = {}
        """The number of figures at each occupied place; occupied places are named even at a low zoom."""
        self.labels: dict[str, Label | None] = {}
        """The positions of names in pixels of the current zoom; None for a name that is not shown."""
        self._cache: LabelCache = {}
        self._asked: object = None
        """The zoom and the links of the last search for space."""
        self._ports: set[str] = set()
        self._marks: dict[str, MarkItem] = {}
        self._labels: dict[str, NameItem] = {}
        self._areas: dict[str, QGraphicsPathItem] = {}

    def set_places(self, places: Iterable[MapPlace], ports: set[str]) -> None:
        """Set the places of the map; all others are removed."""
        for item in (*self._marks.values(), *self._labels.values()):
            self._scene.removeItem(item)
        for area in self._areas.values():
            self._sheet.removeItem(area)
        self.places = {place.key: place for place in places}
        self.names = {key: place.name for key, place in self.places.items()}
        self._ports = ports
        self._marks = {key: MarkItem(self.spot(key), self._look(key)) for key in self.places}
        self._labels = {key: NameItem(self.spot(key)) for key in self.places}
        self._areas = {
            key: _sea_area(self._drawing, key) for key, place in self.places.items() if place.kind == "sea"
        }
        for item in (*self._marks.values(), *self._labels.values()):
            self._scene.addItem(item)
        for area in self._areas.values():
            self._sheet.addItem(area)

    def spot(self, key: str) -> QPointF:
        """Return the position of a place on the sheet."""
        return self._drawing.places[key].point()

    def radius(self, key: str) -> float:
        """The radius of a place's mark in pixels."""
        return self._look(key).radius

    def mark_reach(self, key: str) -> float:
        """The radius of a place's mark with its rings in pixels."""
        return self._look(key).reach

    def _look(self, key: str) -> MarkLook:
        place = self.places[key]
        top = max(self.overlay.values(), default=0.0)
        share = self.overlay.get(key, 0.0) / top if top > 0 else 0.0
        return MarkLook(
            kind=place.kind, size=place.size, port=key in self._ports, scale=self.scale, colors=self.colors,
            share=share, highlight=self.highlights.get(key, ""),
        )  # fmt: skip

    def refresh_marks(self, keys: Iterable[str] | None = None) -> None:
        """Redraw the marks and sea areas of these places, or of all."""
        wanted = self._marks if keys is None else set(keys)
        for key in wanted:
            self._marks[key].set_look(self._look(key))
        for key, area in self._areas.items():
            if key not in wanted:
                continue
            before = area.brush(), area.pen().color()
            self._style_area(key, area)
            if before != (area.brush(), area.pen().color()):
                self.on_area(area.boundingRect())

    def refresh_areas(self) -> None:
        """Draw sea areas with edges for the current zoom; the caller redraws the sheet."""
        for key, area in self._areas.items():
            self._style_area(key, area)

    def _style_area(self, key: str, area: QGraphicsPathItem) -> None:
        look, colors = self._look(key), self.colors
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
    def is_calm(self) -> bool:
        """Return True if the zoom is so low that only some places are named."""
        return self._smallness() < 1.0

    def _smallness(self) -> float:
        """Return the opacity of the names of small places, 0 to 1."""
        low, high = _CALM
        return min(1.0, max(0.0, (self.zoom / math.sqrt(self.text_scale) - low) / (high - low)))

    def name_opacity(self, key: str) -> float:
        """Return the opacity of a place's name, 0 to 1."""
        place = self.places[key]
        is_telling = key in self.highlights or key in self.overlay or key in self.occupied
        is_telling = is_telling or key in (self.hovered, self.focused)
        return 1.0 if place.size == "large" or place.kind == "castle" or is_telling else self._smallness()

    def refresh_names(self, lines: Points, frame: QRectF, blocked: Sequence[Box] = ()) -> None:
        """Position and draw all names at the current zoom; names without space are hidden.

        Names avoid the blocked boxes.
        """
        zoom = self.zoom
        wanted = [self._name(key) for key in self.places]
        edge = (
            frame.left() * zoom + 2,
            frame.top() * zoom + 2,
            frame.right() * zoom - 2,
            frame.bottom() * zoom - 2,
        )
        asked = edge, id(lines)
        if asked != self._asked or len(self._cache) > _MOST_BOXES:
            self._asked = asked
            self._cache.clear()
        self.labels = place_labels(wanted, lines * zoom, edge, blocked, self._cache)
        for key, item in self._labels.items():
            self._draw_name(key, item, self.labels[key])

    def _name(self, key: str) -> Name:
        place, spot = self.places[key], self._drawing.places[key]
        look = self._look(key)
        return Name(
            key=key,
            x=spot.x * self.zoom,
            y=spot.y * self.zoom,
            ring=look.reach,
            gap=max(look.radius + 4.5 * self.scale, look.reach, self.crowd_reach(key)),
            sizes=tuple(self._size(key, scale) for scale in self._scales()),
            side="s" if place.kind == "sea" else spot.side,
            weight=_WEIGHTS.get(place.kind, 3 if place.size == "large" else 1) + 4 * (look.share > 0),
            roams=place.kind == "sea",
            is_shown=self.name_opacity(key) > 0,
            is_needed=key in self.highlights or key in (self.focused, self.hovered),
        )

    def _scales(self) -> tuple[float, ...]:
        """Return the sizes of a name relative to the usual one; a large text can shrink more."""
        smallest = max(_SMALLEST_NAME[0] / max(1.0, self.text_scale), _SMALLEST_NAME[1])
        return tuple(smallest ** (step / (_SIZES - 1)) for step in range(_SIZES))

    def _size(self, key: str, scale: float) -> tuple[float, float]:
        """Return width and height of a name with its note, at a scale."""
        font, note_font = self._fonts(key, scale)
        wide = text_width(font, self.names[key]) + text_width(note_font, self.note(key))
        return wide, QFontMetricsF(font).ascent() * 1.12

    @property
    def figure_scale(self) -> float:
        """Return the scale of figures and tokens, 1 being the usual size; it grows with the text size."""
        return max(SMALLEST, self.scale) * (1 + 0.35 * (self.text_scale - 1))

    def crowd_reach(self, key: str) -> float:
        """Return the reach of the figures about a crowded place in pixels; 0 if they leave a side free."""
        if self.occupied.get(key, 0) < _CROWD:
            return 0.0
        return self.radius(key) + 2.3 * PIECE_RADIUS * self.figure_scale

    def note(self, key: str) -> str:
        """Return the note after a name: the chance that the quarry is there."""
        probability = self.overlay.get(key, 0.0)
        if not self.percent or probability <= 0:
            return ""
        return "\u2002" + (share(probability) if probability >= 0.01 else f"<{share(0.01)}")

    def _fonts(self, key: str, shrunk: float = 1.0) -> tuple[QFont, QFont]:
        place, scale = self.places[key], shrunk * self.text_scale * max(0.92, min(1.5, self.scale))
        pixels = _PIXELS.get(place.kind, 12.5 if place.size == "large" else 11.5) * scale
        if place.kind == "sea":
            name = serif(pixels, italic=True, spacing=112)
        else:
            name = serif(
                pixels, bold=place.size == "large" or place.kind == "castle", italic=place.kind == "hospital"
            )
        return name, serif(pixels * 0.92, bold=True)

    def _draw_name(self, key: str, item: NameItem, label: Label | None) -> None:
        item.setVisible(label is not None)
        if label is None:
            return
        box = label.box
        item.setOpacity(self.name_opacity(key))
        spot, sea = self._drawing.places[key], self.places[key].kind == "sea"
        room = QRectF(
            box[0] - spot.x * self.zoom, box[1] - spot.y * self.zoom, box[2] - box[0], box[3] - box[1]
        )
        fonts = self._fonts(key, self._scales()[label.size])
        inks = (
            self.colors.sea_label if sea else self.colors.label,
            self.colors.sea_halo if sea else self.colors.label_halo,
            self.colors.overlay_ring,
        )
        wide = text_width(fonts[0], self.names[key])
        item.set_name((self.names[key], self.note(key)), fonts, inks, room, wide)
        item.set_line(self._line(key, box) if label.has_line else None)

    def _line(self, key: str, box: Box) -> QLineF:
        """Return the line from a mark to its name, relative to the place's point."""
        spot = self._drawing.places[key]
        x, y = spot.x * self.zoom, spot.y * self.zoom
        line = QLineF(*line_of((x, y), self._look(key).reach, box))
        return line.translated(-x, -y)

    @property
    def boxes(self) -> dict[str, Box | None]:
        """Return the boxes of the names in pixels of the current zoom."""
        return {key: None if label is None else label.box for key, label in self.labels.items()}

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
