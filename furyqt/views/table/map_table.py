"""The map: it shows pictures and tells which place was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from furyqt.rules.core.ruleset import Ruleset
from furyqt.rules.core.text import Translate
from furyqt.views.boards import Board
from furyqt.views.map.by_hand import MarksByHand
from furyqt.views.map.chances import ChancesPanel
from furyqt.views.map.scene import MapScene
from furyqt.views.map.values import MapBadge, MapLegend, MapLink, MapPiece, MapPlace
from furyqt.views.map.view import MapView
from furyqt.views.picture import UNKNOWN_PLACE, Badge, Picture, Piece
from furyqt.views.theme import Theme

if TYPE_CHECKING:
    from furyqt.rules.core.atlas import Place

_REFUSAL_MS = 1600
_NO_CITY = ("sea", "hospital")
"""Where cities are to be chosen, that these are closed goes without saying."""


class MapTable(QWidget):
    """Places are told by their index in the game's atlas, -1 being none."""

    place_activated = Signal(int)
    place_hovered = Signal(int)
    place_told = Signal(str)
    """The place under the pointer or the keyboard's mark in words, also when they become others."""
    line_activated = Signal(int)
    """An offered road, railway or sea route was chosen, by its number in the atlas."""
    line_hovered = Signal(int)
    """The offered line under the pointer, -1 for none."""
    pencilled = Signal(int, str)
    """A place is to be marked here, not or question by hand, or its mark is to be erased ("")."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._rules: Ruleset | None = None
        self._board: Board | None = None
        self._picture = Picture()
        self._legal: frozenset[int] = frozenset()
        self._selected = self._refused = UNKNOWN_PLACE
        self._pointed: frozenset[int] = frozenset()
        self.scene = MapScene(self)
        self.map = MapView(self.scene, self)
        self._forget = QTimer(self, singleShot=True, interval=_REFUSAL_MS)
        self._forget.timeout.connect(self._forget_refusal)
        self._told = UNKNOWN_PLACE
        self.chances = ChancesPanel(self.map)  # at the foot, over Africa
        self.by_hand = MarksByHand(self.map)
        self.place_hovered.connect(self._tell)
        self.map.place_activated.connect(lambda key: self.place_activated.emit(self._index(key)))
        self.map.place_hovered.connect(lambda key: self.place_hovered.emit(self._index(key)))
        self.map.place_focused.connect(lambda key: self.place_hovered.emit(self._index(key)))
        self.map.way_activated.connect(self.line_activated)
        self.map.way_hovered.connect(self._hover_line)
        self.by_hand.wanted.connect(lambda key, mark: self.pencilled.emit(self._index(key), mark))
        self.map.viewport().installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.map)

    def set_game(self, rules: Ruleset, board: Board) -> None:
        """Lay out this game's map."""
        self.scene.set_pieces(())
        self.show_chances(None)
        self.map.unfocus()
        if rules is self._rules:
            return
        self._rules, self._board = rules, board
        atlas = rules.atlas
        self.scene.set_board(
            [_map_place(place, place.name.render(self._translate)) for place in atlas.places],
            [_map_link(atlas.places[way.a].key, atlas.places[way.b].key, way.kind) for way in atlas.links],
        )
        self._write_legend()

    def _write_legend(self) -> None:
        if self._rules is None or self._board is None:
            return
        say = self._translate
        lines = tuple((kind, words.render(say)) for kind, words in self._board.LEGEND)
        self.scene.set_legend(MapLegend(self.tr("Legend"), lines))

    def show_picture(self, picture: Picture, speed: float = 0.0) -> None:
        """Show a position; pieces travel at this speed, or jump if it is 0."""
        self._picture = picture
        self.scene.set_position(self._pieces(), self._badges(), animate=speed > 0, speed=speed or 1.0)

    def _pieces(self) -> list[MapPiece]:
        active = {figure.id for figure in self._picture.figures if figure.active}

        def piece(p: Piece) -> MapPiece:
            words, is_active = self._words_of(p), p.id in active
            return MapPiece(
                p.id, self._key(p.place), p.shape, p.color, p.letter, words, p.is_lying, is_active, p.signs
            )

        return [piece(p) for p in self._picture.pieces]

    def _words_of(self, piece: Piece) -> str:
        """A figure's name, and what is unusual about it in brackets."""
        name = piece.name.render(self._translate)
        return name if piece.note is None else f"{name} ({piece.note.render(self._translate)})"

    def _badges(self) -> list[MapBadge]:
        def badge(b: Badge) -> MapBadge:
            label = "" if b.label is None else b.label.render(self._translate)
            to = "" if b.to == UNKNOWN_PLACE else self._key(b.to)
            return MapBadge(self._key(b.place), b.text, b.kind, label, to, b.way, b.count)

        return [*(badge(b) for b in self._picture.badges), *self.by_hand.badges()]

    def offer(self, legal: frozenset[int], reasons: Mapping[int, str]) -> None:
        """Mark the places one may go to, and say of all places what going there means or why one cannot."""
        self._legal, self._selected, self._refused = legal, UNKNOWN_PLACE, UNKNOWN_PLACE
        self.scene.set_reasons({self._key(place): words for place, words in reasons.items()})
        self._mark()
        if self._told != UNKNOWN_PLACE:
            self._tell(self._told)

    def select(self, place: int) -> None:
        """Mark a place as the one meant."""
        if place != self._selected:
            self._selected = place
            self._mark()

    def point_out(self, places: Iterable[int]) -> None:
        """Mark the places that a line of a list is about, until others are pointed out."""
        pointed = frozenset(places)
        if pointed != self._pointed:
            self._pointed = pointed
            self._mark()

    def refuse(self, place: int) -> None:
        """Mark a place as out of reach for a moment."""
        self._refused = place
        self._mark()
        self._forget.start()

    def forget_pointing(self) -> None:
        """Mark and tell no place any more, and show the whole map again."""
        self._selected = self._refused = self._told = UNKNOWN_PLACE
        self._pointed = frozenset()
        self.map.unfocus()
        self.map.fit()
        self._mark()

    def show_place(self, place: int) -> None:
        """Mark a place and bring it into sight."""
        self.select(place)
        if place != UNKNOWN_PLACE:
            self.map.focus_place(self._key(place))

    def show_chances(
        self, chances: Mapping[int, float] | None, legend: str = "", weighted: bool = True
    ) -> None:
        """Show how likely the hidden figure is at each place, or nothing; the legend says of what turn.

        Without weights all places look alike.
        """
        if not weighted:
            chances = dict.fromkeys(chances or (), 1.0)
        found = {self._key(place): chance for place, chance in (chances or {}).items()}
        self.scene.set_overlay(found or None, percent=weighted)
        self.chances.show_chances(chances or {}, weighted=weighted, legend=legend)

    # Lines

    def offer_lines(self, lines: Mapping[int, str]) -> None:
        """Let these roads, railways and sea routes be chosen; the words say what choosing one does."""
        self.scene.ways.offer(lines)

    def preview_lines(self, lines: Sequence[int], label: str = "", at: int = UNKNOWN_PLACE) -> None:
        """Draw a journey along these lines, with words at the place it leads to; without lines, none."""
        if at == UNKNOWN_PLACE and lines:
            at = self._end_of(lines)
        self.scene.ways.show_plan(lines, label if lines else "", self._key(at) if lines else "")

    def _end_of(self, lines: Sequence[int]) -> int:
        """The place a journey leads to: the end of its last line that the one before does not share."""
        assert self._rules is not None
        links = self._rules.atlas.links
        before = {links[lines[-2]].a, links[lines[-2]].b} if len(lines) > 1 else set()
        last = links[lines[-1]]
        return last.a if last.b in before else last.b

    def _hover_line(self, line: int) -> None:
        self.place_told.emit(self.scene.ways.words_of(line))
        self.line_hovered.emit(line)

    # Marks made by hand

    def set_pencil_enabled(self, enabled: bool) -> None:
        """Let places be marked by hand, from a place's menu or by the keys H, N and Q."""
        self.map.takes_marks = enabled

    def set_pencil(self, marks: Mapping[int, str]) -> None:
        """Have exactly these marks on the map: here, not or question by place."""
        self.by_hand.marks = {self._key(place): mark for place, mark in marks.items()}
        self.scene.set_badges(self._badges())
        if self._told != UNKNOWN_PLACE:
            self._tell(self._told)

    def describe(self, place: int) -> str:
        """A place in words: its name, who stands there, what going there means."""
        return "" if place == UNKNOWN_PLACE else self.scene.describe(self._key(place))

    def _tell(self, place: int) -> None:
        self._told = place
        self.place_told.emit(self.describe(place))

    def corner_of(self, place: int) -> QPoint:
        """The place's point on the screen."""
        point = self.scene.layer.spot(self._key(place))
        return self.map.viewport().mapToGlobal(self.map.mapFromScene(point))

    def set_theme(self, look: Theme, text_scale: float) -> None:
        """Wear this look."""
        self.scene.set_theme(look.map)
        self.scene.set_text_scale(text_scale)
        self.chances.set_look(look.map, text_scale)

    def _mark(self) -> None:
        marks = self._open_places()
        marks |= {self._key(place): "selected" for place in self._pointed}
        if self._selected != UNKNOWN_PLACE:
            marks[self._key(self._selected)] = "selected"
        if self._refused != UNKNOWN_PLACE:
            marks[self._key(self._refused)] = "illegal"
        self.scene.set_highlights(marks)

    def _open_places(self) -> dict[str, str]:
        """The legal places; where nearly all are, only the closed ones, so that the map stays calm."""
        places = self._rules.atlas.places if self._rules else ()
        if 2 * len(self._legal) > len(places):
            closed = (
                place for place in places if place.index not in self._legal and place.kind not in _NO_CITY
            )
            return {place.key: "illegal" for place in closed}
        return {self._key(place): "legal" for place in self._legal}

    def _forget_refusal(self) -> None:
        self._refused = UNKNOWN_PLACE
        self._mark()

    def _key(self, place: int) -> str:
        assert self._rules is not None
        return self._rules.atlas.places[place].key

    def _index(self, key: str) -> int:
        return self._rules.atlas.index[key] if self._rules and key else UNKNOWN_PLACE

    def set_reduced_motion(self, reduced: bool) -> None:
        """Keep the ring round the figure whose turn it is still."""
        self.scene.set_moving(not reduced)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click lets every travelling piece arrive."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.scene.finish_animations()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Name places and pieces in the present language."""
        if event.type() == QEvent.Type.LanguageChange and self._rules:
            self.scene.set_names({p.key: p.name.render(self._translate) for p in self._rules.atlas.places})
            self.scene.set_position(self._pieces(), self._badges())
            self._write_legend()
            super().changeEvent(event)


def _map_place(place: Place, name: str) -> MapPlace:
    """A place as it is drawn: where a game tells large from small cities, so does the map."""
    is_sized = place.kind in ("large", "small")
    return MapPlace(place.key, name, *(("city", place.kind) if is_sized else (place.kind, "small")))


def _map_link(a: str, b: str, kind: str) -> MapLink:
    """A way as it is drawn: "rail_white" is a railway of a style."""
    kind, _, style = kind.partition("_")
    return MapLink(a, b, kind, style)
