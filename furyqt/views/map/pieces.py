"""Figures and tokens: where they stand about their places, and how a figure travels."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from furyqt.views.map.figures import PIECE_RADIUS, FigureItem, FigureLook, RingItem
from furyqt.views.map.items import PIECE
from furyqt.views.map.layout import Box, Obstacle, Obstacles, around, best_fan, best_row
from furyqt.views.map.places import PlaceLayer
from furyqt.views.map.plates import BADGE_RADIUS, DRAWN, PlateItem, PlateLook
from furyqt.views.map.sheet.links import LinkLayer
from furyqt.views.map.values import MapBadge, MapPiece
from furyqt.views.theme import MapColors

TRAVEL_MS = 650
_USUAL, _BROAD = 1.14, 1.32  # the room a figure needs, in its radius; wings and feet stand out
_EDGE = 1.12  # the room a token needs, in its radius: arch and rim stand out
_FEW = 3  # fewer figures than this find room for that
_NEAR = 170.0  # pixels about a place within which there is anything to avoid


class Journey(QVariantAnimation):
    """One piece on its way along a path."""

    def __init__(
        self, parent: QObject, item: FigureItem, path: QPainterPath, end: QPointF, speed: float
    ) -> None:
        super().__init__(parent)
        self._item, self._path = item, path
        self._from, self._to = QPointF(item.offset), end
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(max(1, round(TRAVEL_MS / speed)))
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.valueChanged.connect(self._step)

    def _step(self, value: object) -> None:
        share = float(value) if isinstance(value, float | int) else 1.0
        self._item.stand_at(self._path.pointAtPercent(min(1.0, share)))
        self._item.set_offset(self._from + (self._to - self._from) * share)

    def arrive(self) -> None:
        """End the journey now."""
        self.stop()
        self._step(1.0)


class PieceLayer:
    """All pieces and badges on the map."""

    def __init__(self, scene: QGraphicsScene, places: PlaceLayer, links: LinkLayer) -> None:
        self._scene, self._places, self._links = scene, places, links
        self.pieces: dict[str, MapPiece] = {}
        self.badges: tuple[MapBadge, ...] = ()
        self._figures: dict[str, FigureItem] = {}
        self._plates: list[PlateItem] = []
        self.ring = RingItem(scene)
        scene.addItem(self.ring)
        self._journeys: dict[str, Journey] = {}
        self._obstacles, self._asked = Obstacles(()), (0.0, 0.0, self._places.boxes)

    @property
    def scale(self) -> float:
        """How much larger than usual pieces are drawn."""
        return self._places.figure_scale

    def take_pieces(self, pieces: Iterable[MapPiece], is_lasting: bool) -> dict[str, str] | None:
        """Have exactly these pieces, which are yet to find room, and return where those come from that are to
        travel, or None if all is as it was.

        A piece on its way goes on travelling unless it moves again or moves do not last.
        """
        before, wanted = self.pieces, {piece.id: piece for piece in pieces}
        if wanted == before and (is_lasting or not self._journeys):
            return None
        for id_ in list(self._journeys):
            if not is_lasting or id_ not in wanted or wanted[id_].place != before[id_].place:
                self._arrive(id_)
        self.pieces = wanted
        for gone in before.keys() - self.pieces.keys():
            self._scene.removeItem(self._figures.pop(gone))
        for piece in self.pieces.values():
            if piece.id not in self._figures:
                figure = FigureItem(self._places.spot(piece.place))
                self._figures[piece.id] = figure
                self._scene.addItem(figure)
        travellers = [p for p in self.pieces.values() if p.id in before and before[p.id].place != p.place]
        return {p.id: before[p.id].place for p in travellers} if is_lasting else {}

    def take_badges(self, badges: Iterable[MapBadge]) -> bool:
        """Have exactly these badges, which are yet to find room; returns whether they are others."""
        wanted = tuple(badges)
        if wanted == self.badges:
            return False
        left: dict[MapBadge, list[PlateItem]] = {}
        for badge, plate in zip(self.badges, self._plates, strict=True):
            left.setdefault(badge, []).append(plate)
        self.badges = wanted
        self._plates = [left[badge].pop() if left.get(badge) else self._new_plate(badge) for badge in wanted]
        for plate in chain.from_iterable(left.values()):
            self._scene.removeItem(plate)
        return True

    def _new_plate(self, badge: MapBadge) -> PlateItem:
        plate = PlateItem(self._spot(badge))
        self._scene.addItem(plate)
        return plate

    def clear(self) -> None:
        """Take everything off the map."""
        self.finish()
        for item in (*self._figures.values(), *self._plates):
            self._scene.removeItem(item)
        self.ring.leave()
        self.pieces, self.badges = {}, ()
        self._figures, self._plates = {}, []

    def refresh(self, starts: dict[str, str], speed: float) -> None:
        """Let everyone find their room; pieces named in starts travel there from a place."""
        self._clear_away()
        self._lay_badges()
        self._stand(starts, speed)
        self._ring_active()

    def _stand(self, starts: dict[str, str], speed: float) -> None:
        for place, group in self._groups():
            offsets = self._fan(place, group)
            for piece, offset in zip(group, offsets, strict=True):
                self._dress(piece)
                if piece.id in starts:
                    self._travel(piece, starts[piece.id], QPointF(*offset), speed)
                elif piece.id not in self._journeys:
                    self._figures[piece.id].stand_at(self._places.spot(place))
                    self._figures[piece.id].set_offset(QPointF(*offset))

    def _groups(self) -> list[tuple[str, list[MapPiece]]]:
        groups: dict[str, list[MapPiece]] = {}
        for piece in sorted(self.pieces.values(), key=lambda piece: piece.id):
            groups.setdefault(piece.place, []).append(piece)
        return sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))

    def _ring_active(self) -> None:
        """Ring the figure whose turn it is, once it has arrived."""
        active = [piece.id for piece in self.pieces.values() if piece.is_active]
        if len(active) == 1 and active[0] not in self._journeys:
            self.ring.stand_round(self._figures[active[0]], self._places.colors)
        else:
            self.ring.leave()

    def _dress(self, piece: MapPiece) -> None:
        colors: MapColors = self._places.colors
        index = piece.color_index % len(colors.pieces)
        figure = self._figures[piece.id]
        figure.set_look(
            FigureLook(
                piece.shape, piece.letter, colors.pieces[index], colors.piece_inks[index], colors, self.scale,
                piece.is_lying, piece.signs,
            )
        )  # fmt: skip
        figure.setToolTip(piece.label)

    def _clear_away(self) -> None:
        """Begin with the marks and names alone; where these are is known until names or zoom are others."""
        asked = (self._places.zoom, self._places.scale, self._places.boxes)
        if asked[:2] != self._asked[:2] or asked[2] is not self._asked[2]:
            self._asked, self._obstacles = asked, Obstacles(self._marks_and_names())
        self._obstacles.begin()

    def _marks_and_names(self) -> list[Obstacle]:
        found: list[Obstacle] = []
        for key, box in self._places.boxes.items():
            found.append((*around(*self._at(key), self._places.radius(key)), 1.5))
            if box is not None:
                found.append((*box, 1.0))
        return found

    def _at(self, place: str) -> tuple[float, float]:
        spot, zoom = self._places.spot(place), self._places.zoom
        return spot.x() * zoom, spot.y() * zoom

    def _fan(self, place: str, group: Sequence[MapPiece]) -> list[tuple[float, float]]:
        count, at = len(group), self._at(place)
        is_broad = count < _FEW and any(piece.shape == "bat" or piece.is_lying for piece in group)
        radius = PIECE_RADIUS * (_BROAD if is_broad else _USUAL) * self.scale
        reach = max(self._places.radius(place) + radius + 4, radius + 8) * (1.0 if count < 4 else 1.1)
        offsets = best_fan(at, count, radius, reach, self._obstacles.near(at, _NEAR))
        self._occupy(at, offsets, radius, 12.0)
        return offsets

    def _occupy(
        self, at: tuple[float, float], offsets: Iterable[tuple[float, float]], radius: float, weight: float
    ) -> None:
        for x, y in offsets:
            self._obstacles.add(around(at[0] + x, at[1] + y, radius), weight)

    def _path(self, badge: MapBadge) -> QPainterPath | None:
        return self._links.way(badge.place, badge.to, badge.way) if badge.to else None

    def _spot(self, badge: MapBadge) -> QPointF:
        """Where a badge belongs: a place, or the middle of a way."""
        path = self._path(badge)
        return path.pointAtPercent(0.5) if path else self._places.spot(badge.place)

    def way_boxes(self) -> list[Box]:
        """The room tokens on ways take at the present zoom, in pixels: names keep off it."""
        spots = [self._spot(badge) for badge in self.badges if badge.to]
        radius, zoom = BADGE_RADIUS * DRAWN * self.scale, self._places.zoom
        return [around(spot.x() * zoom, spot.y() * zoom, radius) for spot in spots]

    def _lay_badges(self) -> None:
        groups: dict[str, list[int]] = {}
        for index, badge in enumerate(self.badges):
            if badge.to:
                self._dress_badge(index, QPointF())
            else:
                groups.setdefault(badge.place, []).append(index)
        for box in self.way_boxes():
            self._obstacles.add(box, 9.0)
        for place, indexes in sorted(groups.items()):
            offsets = self._row(place, indexes)
            for index, offset in zip(indexes, offsets, strict=True):
                self._dress_badge(index, QPointF(*offset))

    def _row(self, place: str, indexes: list[int]) -> list[tuple[float, float]]:
        at = self._at(place)
        radius = _EDGE * max(self._plate_look(self.badges[index]).radius for index in indexes)
        reach = max(self._places.radius(place), self._places.crowd_reach(place)) + radius + 3
        offsets = best_row(at, len(indexes), radius, reach, self._obstacles.near(at, _NEAR))
        self._occupy(at, offsets, radius, 9.0)
        return offsets

    def _plate_look(self, badge: MapBadge) -> PlateLook:
        path, angle = self._path(badge), 0.0
        if path is not None:  # along the way, never upside down
            angle = (90.0 - path.angleAtPercent(0.5)) % 180.0 - 90.0
        return PlateLook(
            badge.kind, badge.text, self._places.colors, self.scale, badge.count,
            badge.way if badge.to else "", angle,
        )  # fmt: skip

    def _dress_badge(self, index: int, offset: QPointF) -> None:
        badge, plate = self.badges[index], self._plates[index]
        plate.stand_at(self._spot(badge))
        plate.set_look(self._plate_look(badge), offset)
        plate.setToolTip(badge.label)

    def _travel(self, piece: MapPiece, start: str, end: QPointF, speed: float) -> None:
        figure = self._figures[piece.id]
        path = self._links.way(start, piece.place)
        if path is None:
            path = QPainterPath(self._places.spot(start))
            path.lineTo(self._places.spot(piece.place))
        journey = Journey(self._scene, figure, path, end, speed)
        figure.setZValue(PIECE + 1)
        self._journeys[piece.id] = journey
        journey.finished.connect(self._ender(piece.id, journey))
        journey.start()

    def _ender(self, piece: str, journey: Journey) -> Callable[[], None]:
        def end() -> None:
            if self._journeys.get(piece) is journey:
                self._end(piece)

        return end

    def _end(self, piece: str) -> None:
        self._arrive(piece)
        self.refresh({}, 0.0)

    def _arrive(self, piece: str) -> None:
        journey = self._journeys.pop(piece)
        journey.arrive()
        self._figures[piece].setZValue(PIECE)
        journey.deleteLater()

    def finish(self) -> None:
        """Let every travelling piece arrive at once."""
        if self._journeys:
            for piece in list(self._journeys):
                self._arrive(piece)
            self.refresh({}, 0.0)

    @property
    def travelling(self) -> bool:
        """Whether any piece is on its way."""
        return bool(self._journeys)

    def standing(self, piece: str) -> tuple[QPointF, QPointF, float]:
        """A piece's point on the sheet, its offset in pixels and its radius in pixels."""
        figure = self._figures[piece]
        return figure.pos(), figure.offset, figure.radius
