"""The map: it shows pictures and reports the chosen place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from furyqt.rules.core.atlas import Atlas
from furyqt.rules.core.text import Text, Translate
from furyqt.views.live import ThemedWidget
from furyqt.views.map.chances import ChancesPanel
from furyqt.views.map.manual_marks import ManualMarks
from furyqt.views.map.nightfall import Nightfall
from furyqt.views.map.scene import MapScene
from furyqt.views.map.values import MapBadge, MapLegend, MapLink, MapPiece, MapPlace
from furyqt.views.map.view import MapView
from furyqt.views.moments.arrows import ArrowLayer
from furyqt.views.picture import UNKNOWN_PLACE, Badge, MapPanel, Piece
from furyqt.views.theme import current_text_scale

if TYPE_CHECKING:
    from furyqt.rules.core.atlas import Atlas, Place


_REFUSAL_MS = 1600
_NO_CITY = ("sea", "hospital")
"""Kinds of places that are not marked as closed when cities are to be chosen."""


class PlaceMarks(QObject):
    """Marks places by their index in the atlas."""

    def __init__(self, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.atlas: Atlas | None = None
        self._legal: frozenset[int] = frozenset()
        self._closed: frozenset[int] = frozenset()
        self.pointed: frozenset[int] = frozenset()
        self._selected = self._refused = UNKNOWN_PLACE
        self._end_of_refusal = QTimer(self, singleShot=True, interval=_REFUSAL_MS)
        self._end_of_refusal.timeout.connect(self._forget_refusal)

    def offer(self, legal: frozenset[int]) -> None:
        """Mark the places that can be chosen; nothing is selected or refused afterwards."""
        self._legal, self._selected, self._refused = legal, UNKNOWN_PLACE, UNKNOWN_PLACE
        self._mark()

    def close(self, places: frozenset[int]) -> None:
        """Dim the places that are closed in this game."""
        self._closed = places
        if self.atlas is not None:
            self._scene.set_closed(self.atlas.places[place].key for place in places)

    def select(self, place: int) -> None:
        """Mark a place as selected."""
        if place != self._selected:
            self._selected = place
            self._mark()

    def point_out(self, places: Iterable[int]) -> None:
        """Mark the places that a line of a list is about, until others are pointed out."""
        pointed = frozenset(places)
        if pointed != self.pointed:
            self.pointed = pointed
            self._mark()

    def refuse(self, place: int) -> None:
        """Mark a place as out of reach for a moment."""
        self._refused = place
        self._mark()
        self._end_of_refusal.start()

    def clear(self) -> None:
        """Keep only the marks of the places that can be chosen."""
        self._selected = self._refused = UNKNOWN_PLACE
        self.pointed = frozenset()
        self._mark()

    def _forget_refusal(self) -> None:
        self._refused = UNKNOWN_PLACE
        self._mark()

    def _mark(self) -> None:
        if self.atlas is None:
            return
        places = self.atlas.places
        marks = self._open_places(self.atlas)
        marks |= {places[place].key: "selected" for place in self.pointed}
        if self._selected != UNKNOWN_PLACE:
            marks[places[self._selected].key] = "selected"
        if self._refused != UNKNOWN_PLACE:
            marks[places[self._refused].key] = "illegal"
        self._scene.set_highlights(marks)

    def _open_places(self, atlas: Atlas) -> dict[str, str]:
        """Return the legal places, or only the closed ones if nearly all are legal, for a calm map."""
        if 2 * len(self._legal) > len(atlas.places):
            closed = (
                place
                for place in atlas.places
                if place.index not in self._legal | self._closed and place.kind not in _NO_CITY
            )
            return {place.key: "illegal" for place in closed}
        return {atlas.places[place].key: "legal" for place in self._legal}


class MapWays(QObject):
    """Ways by their number in the atlas."""

    activated = Signal(int)
    """An offered way was chosen."""
    hovered = Signal(int)
    """The offered way under the pointer, -1 for none."""
    words_changed = Signal(str)
    """The words of the way under the pointer, empty for none."""

    def __init__(self, scene: MapScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.atlas: Atlas | None = None

    def offer(self, lines: Mapping[int, str]) -> None:
        """Make these ways choosable; the words describe the effect of each."""
        self._scene.ways.offer(lines)

    def preview(self, lines: Sequence[int], label: str = "", at: int = UNKNOWN_PLACE) -> None:
        """Draw a journey along these ways, with words at its destination; without ways, none."""
        if not lines or self.atlas is None:
            self._scene.ways.show_plan((), "", "")
            return
        end = journey_end(self.atlas, lines) if at == UNKNOWN_PLACE else at
        self._scene.ways.show_plan(lines, label, self.atlas.places[end].key)

    def hover(self, line: int) -> None:
        """Report the way under the pointer."""
        self.words_changed.emit(self._scene.ways.words_of(line))
        self.hovered.emit(line)


def journey_end(atlas: Atlas, lines: Sequence[int]) -> int:
    """Return the destination of a journey: the end of its last way that the previous way does not share."""
    before = {atlas.links[lines[-2]].a, atlas.links[lines[-2]].b} if len(lines) > 1 else set()
    last = atlas.links[lines[-1]]
    return last.a if last.b in before else last.b


def part_of_sheet(box: QRect, view: QSize, sheet: QRectF) -> QRectF:
    """Return the part of a sheet under a box of a view that shows this part of it."""
    zoom = min(view.width() / sheet.width(), view.height() / sheet.height())
    corner = sheet.center() - QPointF(view.width(), view.height()) / (2 * zoom)
    return QRectF(corner + QPointF(box.topLeft()) / zoom, QSizeF(box.size()) / zoom)


class MapStrips(QObject):
    """Tells the scene what the legend of the chances and the band of the night cover."""

    def __init__(self, scene: MapScene, view: MapView, chances: ChancesPanel, night: Nightfall) -> None:
        super().__init__(view)
        self._scene, self._view, self._strips = scene, view, (chances, night.band)
        self._naming = QTimer(self, singleShot=True, interval=0)
        self._naming.timeout.connect(lambda: scene.settle())
        chances.placed.connect(self._measure)
        night.changed.connect(self._measure)

    def _measure(self) -> None:
        room = self._view.size()
        shown = [strip.geometry() for strip in self._strips if not strip.isHidden() and not room.isEmpty()]
        covered = [part_of_sheet(box, room, self._scene.shown) for box in shown]
        if covered != self._scene.covered:
            self._scene.covered = covered
            if not self._scene.is_settling:
                self._naming.start()


class MapTable(ThemedWidget, QWidget):
    """Places have their index in the game's atlas; -1 means none."""

    place_activated = Signal(int)
    place_hovered = Signal(int)
    place_described = Signal(str)
    """The place under the pointer or the keyboard's mark in words, also when the words change."""
    mark_requested = Signal(int, str)
    """A place should be marked manually: here, not or question, or its mark erased ("")."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._atlas: Atlas | None = None
        self._panel = MapPanel()
        self.speed = 0.0
        """The speed of traveling pieces; they jump if it is 0."""
        self.scene = MapScene(self)
        self.map = MapView(self.scene, self)
        self.nightfall = Nightfall(self.scene, self.map)
        self.marks = PlaceMarks(self.scene, self)
        self.ways = MapWays(self.scene, self)
        self.arrows = ArrowLayer(self.scene)
        self._described = UNKNOWN_PLACE
        self.chances = ChancesPanel(self.map)  # at the top, over the sea
        self._strips = MapStrips(self.scene, self.map, self.chances, self.nightfall)
        self.manual_marks = ManualMarks(self.map)
        self.place_hovered.connect(self._describe_place)
        self.map.place_activated.connect(lambda key: self.place_activated.emit(self._index(key)))
        self.map.place_hovered.connect(lambda key: self.place_hovered.emit(self._index(key)))
        self.map.place_focused.connect(lambda key: self.place_hovered.emit(self._index(key)))
        self.map.way_activated.connect(self.ways.activated)
        self.map.way_hovered.connect(self.ways.hover)
        self.ways.words_changed.connect(self.place_described)
        self.manual_marks.mark_requested.connect(
            lambda key, mark: self.mark_requested.emit(self._index(key), mark)
        )
        self.map.viewport().installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.map)
        self.scene.set_text_scale(current_text_scale())
        self.restyle()

    def set_atlas(self, atlas: Atlas | None) -> None:
        """Set the map; None is a game without a map."""
        self.scene.set_pieces(())
        self.show_chances(None)
        self.map.unfocus()
        self.arrows.clear()
        if atlas is self._atlas:
            return
        self._atlas = self.marks.atlas = self.ways.atlas = self.arrows.atlas = atlas
        self._panel = MapPanel()
        places, links = ((), ()) if atlas is None else (atlas.places, atlas.links)
        self.scene.set_board(
            [_map_place(place, _map_name(place).render(self._translate)) for place in places],
            [_map_link(places[way.a].key, places[way.b].key, way.kind) for way in links],
        )

    def _write_legend(self) -> None:
        lines = tuple((kind, words.render(self._translate)) for kind, words in self._panel.legend)
        self.scene.set_legend(MapLegend(self.tr("Legend") if lines else "", lines))

    def show_panel(self, panel: MapPanel | None) -> None:
        """Show a position; a picture without a map clears it."""
        before, self._panel = self._panel, panel or MapPanel()
        if self._panel.legend != before.legend:
            self._write_legend()
        speed = self.speed
        self.nightfall.set_night(self._panel.is_night, speed)
        if self._panel.closed != before.closed:
            self.close_places(self._panel.closed)
        self.scene.set_position(self._pieces(), self._badges(), animate=speed > 0, speed=speed or 1.0)

    def close_places(self, places: frozenset[int]) -> None:
        """Dim the places that are closed in this game, and show the part of the map that is open."""
        self.marks.close(places)
        self.map.fit()

    def _pieces(self) -> list[MapPiece]:
        def piece(p: Piece) -> MapPiece:
            words, key = self._words_of(p), self.key_of(p.place)
            return MapPiece(p.id, key, p.shape, p.color, p.letter, words, p.is_lying, p.is_active, p.signs)

        return [piece(p) for p in self._panel.pieces]

    def _words_of(self, piece: Piece) -> str:
        """Return a figure's name, with unusual states in brackets."""
        name = piece.name.render(self._translate)
        return name if piece.note is None else f"{name} ({piece.note.render(self._translate)})"

    def _badges(self) -> list[MapBadge]:
        def badge(b: Badge) -> MapBadge:
            label = "" if b.label is None else b.label.render(self._translate)
            to = "" if b.to == UNKNOWN_PLACE else self.key_of(b.to)
            return MapBadge(self.key_of(b.place), b.text, b.kind, label, to, b.way, b.count)

        return [*(badge(b) for b in self._panel.badges), *self.manual_marks.badges()]

    def offer(self, legal: frozenset[int], reason: Callable[[int], str], is_new: bool = False) -> None:
        """Mark the legal places.

        `reason` returns the effect of going to a place, or why it is closed. A new question ends the
        description of a place, which was about the last one.
        """
        if is_new and self._described != UNKNOWN_PLACE:
            self._describe_place(UNKNOWN_PLACE)
        index: Mapping[str, int] = {} if self._atlas is None else self._atlas.index
        self.scene.guide.reason = lambda key: reason(index[key])
        self.marks.offer(legal)
        if self._described != UNKNOWN_PLACE:
            self._describe_place(self._described)

    def forget_pointing(self) -> None:
        """Remove every mark of a pointed-out place, and show the whole map again."""
        self._described = UNKNOWN_PLACE
        self.map.unfocus()
        self.map.fit()
        self.marks.clear()

    def show_place(self, place: int) -> None:
        """Mark a place and make it visible."""
        self.marks.select(place)
        if place != UNKNOWN_PLACE:
            self.map.focus_place(self.key_of(place))

    def show_chances(
        self,
        chances: Mapping[int, float] | None,
        legend: str = "",
        weighted: bool = True,
        numbers: bool = False,
    ) -> None:
        """Show the chance of the hidden figure at each place, or nothing; the legend names the turn.

        Without weights all places look alike.
        """
        if not weighted:
            chances = dict.fromkeys(chances or (), 1.0)
        found = {self.key_of(place): chance for place, chance in (chances or {}).items()}
        self.scene.set_overlay(found or None, weighted, numbers)
        self.chances.show_chances(chances or {}, weighted=weighted, legend=legend)

    # Manual marks

    def set_pencil_enabled(self, enabled: bool) -> None:
        """Set whether places can be marked manually, from a place's menu or by keys."""
        self.map.takes_marks = enabled

    def set_pencil(self, marks: Mapping[int, str]) -> None:
        """Set the marks on the map: here, not or question by place."""
        self.manual_marks.marks = {self.key_of(place): mark for place, mark in marks.items()}
        self.scene.set_badges(self._badges())
        if self._described != UNKNOWN_PLACE:
            self._describe_place(self._described)

    def describe(self, place: int) -> str:
        """Return a place in words: its name, its figures, and the effect of going there."""
        return "" if place == UNKNOWN_PLACE else self.scene.guide.describe(self.key_of(place))

    def _describe_place(self, place: int) -> None:
        self._described = place
        self.place_described.emit(self.describe(place))

    def corner_of(self, place: int) -> QPoint:
        """Return the place's point on the screen."""
        point = self.scene.layer.spot(self.key_of(place))
        return self.map.viewport().mapToGlobal(self.map.mapFromScene(point))

    def restyle(self) -> None:
        """Draw the map in the colors of the current theme."""
        self.nightfall.restyle()

    def key_of(self, place: int) -> str:
        """Return the key of a place on the map."""
        assert self._atlas is not None
        return self._atlas.places[place].key

    def _index(self, key: str) -> int:
        return self._atlas.index[key] if self._atlas and key else UNKNOWN_PLACE

    def set_reduced_motion(self, reduced: bool) -> None:
        """Set whether the ring around the figure to move is static, and night falls at once."""
        self.scene.pieces.ring.set_moving(not reduced)
        self.nightfall.is_still = reduced

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End all journeys of pieces at a click."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.scene.pieces.finish()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Name places and pieces in the current language, and names in the current text size.

        The scene knows the size before the view gets another place, which would settle the old names again.
        """
        if event.type() == QEvent.Type.FontChange:
            self.scene.set_text_scale(current_text_scale())
        elif event.type() == QEvent.Type.LanguageChange and self._atlas:
            self.scene.set_names({p.key: _map_name(p).render(self._translate) for p in self._atlas.places})
            self.scene.set_position(self._pieces(), self._badges())
            self._write_legend()
        super().changeEvent(event)


def _map_name(place: Place) -> Text:
    """Return a place's name on the map, which may be a shorter one."""
    return place.name.form("map")


def _map_place(place: Place, name: str) -> MapPlace:
    """Return a place for the map, which distinguishes large and small cities if the game does."""
    is_sized = place.kind in ("large", "small")
    return MapPlace(place.key, name, *(("city", place.kind) if is_sized else (place.kind, "small")))


def _map_link(a: str, b: str, kind: str) -> MapLink:
    """Return a link for the map: "rail_white" is a railway of a style."""
    kind, _, style = kind.partition("_")
    return MapLink(a, b, kind, style)
