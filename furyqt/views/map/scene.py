"""The scene of the map: it shows plain values and knows no rules."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from furyqt.views.map.guide import MapGuide, no_reason
from furyqt.views.map.items import FocusItem
from furyqt.views.map.layout import Box
from furyqt.views.map.names.layer import NameLayer
from furyqt.views.map.pieces import PieceLayer
from furyqt.views.map.places import CLOSED, PlaceLayer
from furyqt.views.map.sheet.drawing import load_drawing
from furyqt.views.map.sheet.ground import MARGIN, CityLights, Ground
from furyqt.views.map.sheet.legend import LegendItem
from furyqt.views.map.sheet.links import LinkLayer
from furyqt.views.map.values import MapBadge, MapLegend, MapLink, MapPiece, MapPlace
from furyqt.views.map.ways import WayLayer
from furyqt.views.theme import MapColors, current_theme

_SETTLE_MS = 90
_AROUND = 220.0
"""The units of the sheet that are shown around the part that is open."""


class MapScene(QGraphicsScene):
    """The map of the current game; setting the same value twice changes nothing.

    The parts that scale with the sheet (ground, links, sea areas, legend) are in a separate scene, `sheet`,
    which a view paints once and caches as a picture; this scene contains the items that keep their size at
    any zoom.
    """

    redrawn = Signal(QRectF)
    """A part of the sheet has changed."""
    sheet_changed = Signal(bool)
    """All of the sheet has changed: its colors or links, or only its lines for another zoom."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._drawing = load_drawing()
        self._colors = current_theme().map
        self.sheet = QGraphicsScene(self._drawing.rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), self)
        self._ground = Ground(self.sheet, self._drawing)
        self._links = LinkLayer(self.sheet, self._drawing)
        self._lights = CityLights(self.sheet)
        self.layer = PlaceLayer(self, self.sheet, self._drawing, self._colors)
        self.layer.on_area = self.redrawn.emit
        self.names = NameLayer(self, self._drawing, self.layer)
        self.pieces = PieceLayer(self, self.layer, self.names, self._links)
        self.ways = WayLayer(self, self.layer, self._links)
        self.guide = MapGuide(self.layer, self.names, self.pieces)
        self._words = MapLegend("", ())
        self.legend = LegendItem(self._drawing.width - 70, 70, self._colors)
        self.sheet.addItem(self.legend)
        self._focus, self._is_marked = FocusItem(), False
        self.addItem(self._focus)
        self.setSceneRect(self.sheet.sceneRect())
        self._ruled = 0.0
        self._blocked: list[Box] = []
        """The boxes of tokens on links that names avoided last."""
        self.shown = self.sceneRect()
        """The part of the sheet that a view shows when it shows all that is open."""
        self.covered: list[QRectF] = []
        """The parts of the sheet under other widgets; names avoid them from the next time they settle."""
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settling.timeout.connect(lambda: self.settle())
        self._awaits_paint = False
        """True from another text size to the next paint, because placing names takes longest."""
        self._apply_colors()

    # Contents

    def set_board(self, places: Iterable[MapPlace], links: Iterable[MapLink]) -> None:
        """Set the places and links of a game; pieces, badges, overlay, highlights and focus are cleared."""
        places, links = list(places), list(links)
        self.pieces.clear()
        self.guide.reason = no_reason
        self.layer.overlay, self.layer.highlights, self.layer.occupied = {}, {}, {}
        self.layer.closed = frozenset()
        self.set_focus("")
        seas = {place.key for place in places if place.kind == "sea"}
        ports = {end for link in links if link.kind == "boat" for end in (link.a, link.b)} - seas
        self._ground.set_seas(seas)
        self.guide.neighbors = {place.key: set() for place in places}
        for link in links:
            self.guide.neighbors[link.a].add(link.b)
            self.guide.neighbors[link.b].add(link.a)
        self.layer.set_places(places, ports)
        self.names.set_places({place.key: place.name for place in places})
        self._lights.set_cities(
            (self.layer.spot(place.key), place.size) for place in places if place.kind == "city"
        )
        self._links.set_links(self.guide.neighbors, links, self._colors)
        self.ways.set_ways(links)
        self._apply_colors()

    def set_names(self, names: Mapping[str, str]) -> None:
        """Set the names of places; places without a new name keep theirs."""
        wanted = self.names.texts | {key: name for key, name in names.items() if key in self.layer.places}
        if wanted != self.names.texts:
            self.names.texts = wanted
            self.settle()

    def set_legend(self, legend: MapLegend) -> None:
        """Explain the map's signs in the corner; an empty legend is not shown."""
        if legend != self._words:
            self._words = legend
            self.legend.set_legend(legend, self._colors)
            self.sheet_changed.emit(True)
            self._settle_soon()  # names avoid it

    def set_colors(self, colors: MapColors) -> None:
        """Redraw everything in other colors."""
        if colors != self._colors:
            self._colors = self.layer.colors = colors
            self._apply_colors()

    def set_text_scale(self, factor: float) -> None:
        """Draw names 1.0 to 2.0 times their usual size, a moment after a view has been painted again."""
        if factor != self.layer.text_scale:
            self.layer.text_scale = factor
            self.ways.refresh()
            self._awaits_paint = True

    def settle_after_paint(self) -> None:
        """Start to wait if the text size has changed; a view has been painted."""
        if self._awaits_paint:
            self._awaits_paint = False
            self._settling.start()

    def set_pieces(self, pieces: Iterable[MapPiece], animate: bool = False, speed: float = 1.0) -> None:
        """Set the pieces on the map; those that moved travel along a link when animate is set."""
        self._find_room(self.pieces.take_pieces(pieces, animate and speed > 0), speed)

    def set_badges(self, badges: Iterable[MapBadge]) -> None:
        """Set the badges on the map."""
        self._find_room({} if self.pieces.tokens.take(badges) else None)

    def set_position(
        self,
        pieces: Iterable[MapPiece],
        badges: Iterable[MapBadge],
        animate: bool = False,
        speed: float = 1.0,
    ) -> None:
        """Set the pieces and badges on the map and lay them all out together."""
        starts = self.pieces.take_pieces(pieces, animate and speed > 0)
        if self.pieces.tokens.take(badges) and starts is None:
            starts = {}
        self._find_room(starts, speed)

    def _find_room(self, starts: dict[str, str] | None, speed: float = 0.0) -> None:
        """Position pieces and badges, and the names too if other places are to be named.

        Pieces named in starts travel there from a place; without starts nothing has changed.
        """
        if starts is None:
            return
        if self._names_others() or self.pieces.tokens.way_boxes() != self._blocked:
            self.settle(starts, speed)
        else:
            self.pieces.refresh(starts, speed)
            self.names.give_way(self.pieces.boxes())

    def _names_others(self) -> bool:
        """Update the occupied places; returns True if other places are to be named than before."""
        pieces, badges = self.pieces.pieces.values(), self.pieces.tokens.badges
        occupied = dict(Counter(p.place for p in pieces))
        occupied |= {b.place: occupied.get(b.place, 0) for b in badges if not b.to}
        before, self.layer.occupied = self.layer.occupied, occupied
        is_crowded = any(max(occupied.get(key, 0), before.get(key, 0)) > 3 for key in occupied)
        return occupied != before and (self.names.is_calm or is_crowded)

    def set_overlay(
        self, probabilities: Mapping[str, float] | None, weighted: bool = True, numbers: bool = False
    ) -> None:
        """Show the chance of the quarry at each place (0 to 1); without weights the chances mean nothing.

        The chance of a place that is pointed out is written beside its name; numbers writes all of them.
        """
        wanted = {key: p for key, p in (probabilities or {}).items() if p > 0 and key in self.layer.places}
        layer = self.layer
        if (wanted, weighted, numbers) != (layer.overlay, layer.is_weighted, self.names.percent):
            layer.overlay, layer.is_weighted, self.names.percent = wanted, weighted, numbers
            self.layer.refresh_marks()
            self.settle()

    def set_highlights(self, highlights: Mapping[str, str]) -> None:
        """Mark places as "legal", "selected" or "illegal"."""
        wanted = {key: mark for key, mark in highlights.items() if key in self.layer.places}
        before = self.layer.highlights
        if wanted != before:
            self.layer.highlights = wanted
            keys = wanted.keys() | before.keys()
            self.layer.refresh_marks(key for key in keys if wanted.get(key) != before.get(key))
            if self.names.is_calm and not self.is_settling:  # at a low zoom, other places are named now
                self.settle()
            else:  # the rings have other sizes, so names may have to move, but the rings come first
                self._settle_soon()

    def set_closed(self, closed: Iterable[str]) -> None:
        """Dim the places that are closed in this game, their links, and hospitals behind closed doors."""
        shut = frozenset(closed) & self.layer.places.keys()
        doors = self.guide.neighbors.items()
        hospitals = {key for key, place in self.layer.places.items() if place.kind == "hospital"}
        wanted = shut | {key for key, others in doors if shut and key in hospitals and others <= shut}
        if wanted != self.layer.closed:
            self.layer.closed = wanted
            self._links.set_closed(wanted, CLOSED)
            self.layer.refresh_marks()
            self.sheet_changed.emit(True)
            self.settle()

    @property
    def open_rect(self) -> QRectF:
        """Return the part of the sheet with the places that are not closed, or all of it."""
        spots = self._open_spots()
        if not self.layer.closed or not spots:
            return self.sceneRect()
        left, right = min(spot.x() for spot in spots), max(spot.x() for spot in spots)
        top, bottom = min(spot.y() for spot in spots), max(spot.y() for spot in spots)
        around = QRectF(left, top, right - left, bottom - top)
        return around.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & self.sceneRect()

    def set_shown(self, shown: QRectF) -> None:
        """Keep the legend within this part of the sheet, which a view that shows all open places has."""
        if shown != self.shown and not shown.isEmpty():  # the view may have no height yet
            self.shown = shown
            self._settle_soon()

    def _open_spots(self) -> list[QPointF]:
        return [self.layer.spot(key) for key in self.layer.places if key not in self.layer.closed]

    def set_focus(self, key: str, *, is_marked: bool = True) -> None:
        """Start keys from a place, with the keyboard's mark if a key led there, or from none ("")."""
        before, self.layer.focused = self.layer.focused, key if key in self.layer.places else ""
        self._is_marked = is_marked and bool(self.layer.focused)
        self._mark_focus()
        if before != self.layer.focused and self.names.follow_pointer:
            self.settle()

    @property
    def marked_place(self) -> str:
        """Return the place with the keyboard's mark, or ""."""
        return self.layer.focused if self._is_marked else ""

    def _mark_focus(self) -> None:
        if key := self.marked_place:
            radius = self.layer.radius(key) + 7.5 * self.layer.scale
            self._focus.show_at(self.layer.spot(key), radius, self._colors)
        else:
            self._focus.hide()

    def set_hovered(self, key: str) -> None:
        """Tint the sea area under the pointer."""
        if key != self.layer.hovered:
            before, self.layer.hovered = self.layer.hovered, key
            self.layer.refresh_marks({before, key} & self.layer.places.keys())
            if self.names.follow_pointer:
                self.settle()

    # Zoom

    def set_zoom(self, zoom: float, at_once: bool = False) -> None:
        """Set the pixels per unit; lines and names follow a moment later unless at_once is set."""
        if zoom != self.layer.zoom:
            self.layer.zoom = zoom
            scale = _scale(zoom)
            if scale != self.layer.scale:
                self.layer.scale = scale
                self.layer.refresh_marks()
                self.ways.refresh()
                self._mark_focus()
            self._settle_soon()
        if at_once and self.is_settling:
            self.settle()

    @property
    def is_settling(self) -> bool:
        """Return True while lines and names are still those of another zoom or text size."""
        return self._awaits_paint or self._settling.isActive()

    def _settle_soon(self) -> None:
        if not self._awaits_paint:
            self._settling.start()

    def settle(self, starts: dict[str, str] | None = None, speed: float = 0.0) -> None:
        """Adapt the lines to the current zoom, and position names, badges and pieces, now.

        Pieces named in starts travel there from a place.
        """
        self._settling.stop()
        self._awaits_paint = False
        is_resized = self.legend.set_text_size(self.layer.zoom, self.layer.text_scale)
        self._rule()
        is_moved = self.legend.keep_in(self.shown & self.sceneRect(), self._open_spots())
        if is_moved or self.legend.give_way(self.covered) or is_resized:
            self.sheet_changed.emit(True)
        self.layer.hide_behind(self.legend.box)
        self._blocked = self.pieces.tokens.way_boxes()
        zoom, blocked = self.layer.zoom, list(self._blocked)
        for box in (*self.covered, self.legend.box):
            blocked.append((box.left() * zoom, box.top() * zoom, box.right() * zoom, box.bottom() * zoom))
        self.names.refresh(self._links.samples(), self._drawing.rect(), blocked)
        self.pieces.refresh(starts or {}, speed)
        self.names.give_way(self.pieces.boxes())

    def _rule(self) -> None:
        if self._ruled != self.layer.zoom:
            self._ruled = self.layer.zoom
            self._ground.rule(self._colors, self.layer.zoom)
            self._links.rule(self._colors, self.layer.zoom, _line_scale(self.layer.zoom))
            self.layer.refresh_areas()
            self.sheet_changed.emit(False)

    def _apply_colors(self) -> None:
        self._ground.dress(self._colors, self.layer.zoom)
        self._links.rule(self._colors, self.layer.zoom, _line_scale(self.layer.zoom))
        self._lights.dress(self._colors.light)
        self.legend.set_legend(self._words, self._colors)
        self.layer.refresh_marks()
        self.layer.refresh_areas()
        self.ways.refresh()
        self._mark_focus()
        self._ruled = self.layer.zoom
        self.sheet_changed.emit(True)
        self.settle()


def _scale(zoom: float) -> float:
    """Return the scale of marks: it grows more slowly than the map, in steps so that pictures are kept."""
    return round(max(0.8, min(1.7, math.pow(zoom / 0.36, 0.55))) * 10) / 10


def _line_scale(zoom: float) -> float:
    """Return the scale of the lines of links: at a low zoom they are thinner than marks."""
    return max(0.62, min(1.6, math.pow(zoom / 0.36, 0.55)))
