"""Figures and tokens: their positions about their places, and the travel of a figure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from furyqt.views.map.badges import BadgeLayer
from furyqt.views.map.figures import PIECE_RADIUS, FigureItem, FigureLook, RingItem
from furyqt.views.map.items import PIECE
from furyqt.views.map.layout import Box, best_fan
from furyqt.views.map.names.layer import NameLayer
from furyqt.views.map.obstacles import PlaceObstacles
from furyqt.views.map.places import PlaceLayer
from furyqt.views.map.sheet.links import LinkLayer
from furyqt.views.map.values import MapPiece
from furyqt.views.theme import MapColors

TRAVEL_MS = 650


class Journey(QVariantAnimation):
    """One piece traveling along a path."""

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
        self._item.move_to(self._path.pointAtPercent(min(1.0, share)))
        self._item.set_offset(self._from + (self._to - self._from) * share)

    def arrive(self) -> None:
        """End the journey now."""
        self.stop()
        self._step(1.0)


class JourneyBook:
    """The traveling pieces, by id."""

    def __init__(self, parent: QObject, after: Callable[[], None]) -> None:
        """`after` is called when a journey has ended without `arrive`."""
        self._parent, self._after = parent, after
        self._journeys: dict[str, tuple[Journey, FigureItem]] = {}

    def __contains__(self, piece: str) -> bool:
        return piece in self._journeys

    def __bool__(self) -> bool:
        return bool(self._journeys)

    @property
    def pieces(self) -> list[str]:
        """Return the traveling pieces."""
        return list(self._journeys)

    def start(self, piece: str, figure: FigureItem, path: QPainterPath, end: QPointF, speed: float) -> None:
        """Send a piece along a path; its offset at the end is `end`."""
        journey = Journey(self._parent, figure, path, end, speed)
        figure.setZValue(PIECE + 1)
        self._journeys[piece] = (journey, figure)
        journey.finished.connect(lambda: self._end(piece, journey))
        journey.start()

    def _end(self, piece: str, journey: Journey) -> None:
        if piece in self._journeys and self._journeys[piece][0] is journey:
            self.arrive(piece)
            self._after()

    def arrive(self, piece: str) -> None:
        """End a journey now."""
        journey, figure = self._journeys.pop(piece)
        journey.arrive()
        figure.setZValue(PIECE)
        journey.deleteLater()


_USUAL, _BROAD = 1.14, 1.32  # the space of a figure as a multiple of its radius; wings and feet protrude
_FEW = 3  # only fewer figures than this have space for that


class PieceLayer:
    """All pieces and badges on the map."""

    def __init__(self, scene: QGraphicsScene, places: PlaceLayer, names: NameLayer, links: LinkLayer) -> None:
        self._scene, self._places, self._links = scene, places, links
        self.pieces: dict[str, MapPiece] = {}
        self._obstacles = PlaceObstacles(places, names)
        self.tokens = BadgeLayer(scene, places, links, self._obstacles)
        self._figures: dict[str, FigureItem] = {}
        self._offsets: dict[str, tuple[float, float]] = {}
        """The distances of all pieces from their places in pixels, also of those that still travel there."""
        self.ring = RingItem(scene)
        scene.addItem(self.ring)
        self._journeys = JourneyBook(scene, lambda: self.refresh({}, 0.0))

    @property
    def scale(self) -> float:
        """Return the scale of pieces as a multiple of their usual size."""
        return self._places.figure_scale

    def take_pieces(self, pieces: Iterable[MapPiece], is_lasting: bool) -> dict[str, str] | None:
        """Set the pieces, which are still to be positioned, and return the starts of those that travel.

        Returns None if nothing has changed. A traveling piece continues unless it moves again or moves take
        no time.
        """
        before, wanted = self.pieces, {piece.id: piece for piece in pieces}
        if wanted == before and (is_lasting or not self._journeys):
            return None
        for id_ in self._journeys.pieces:
            if not is_lasting or id_ not in wanted or wanted[id_].place != before[id_].place:
                self._journeys.arrive(id_)
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

    def clear(self) -> None:
        """Remove everything from the map."""
        self.finish()
        for item in self._figures.values():
            self._scene.removeItem(item)
        self.tokens.clear()
        self.ring.leave()
        self.pieces, self._figures = {}, {}

    def refresh(self, starts: dict[str, str], speed: float) -> None:
        """Position all pieces; those named in starts travel there from a place."""
        self._obstacles.begin()
        self.tokens.arrange()
        self._stand(starts, speed)
        self._ring_active()

    def _stand(self, starts: dict[str, str], speed: float) -> None:
        for place, group in self._groups():
            offsets = self._fan(place, group)
            for piece, offset in zip(group, offsets, strict=True):
                self._apply_colors(piece)
                self._offsets[piece.id] = offset
                if piece.id in starts:
                    self._travel(piece, starts[piece.id], QPointF(*offset), speed)
                elif piece.id not in self._journeys:
                    self._figures[piece.id].move_to(self._places.spot(place))
                    self._figures[piece.id].set_offset(QPointF(*offset))

    def _groups(self) -> list[tuple[str, list[MapPiece]]]:
        groups: dict[str, list[MapPiece]] = {}
        for piece in sorted(self.pieces.values(), key=lambda piece: piece.id):
            groups.setdefault(piece.place, []).append(piece)
        return sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))

    def _ring_active(self) -> None:
        """Show the ring around the figure to move, after it has arrived."""
        active = [piece.id for piece in self.pieces.values() if piece.is_active]
        if len(active) == 1 and active[0] not in self._journeys:
            self.ring.surround(self._figures[active[0]], self._places.colors)
        else:
            self.ring.leave()

    def _apply_colors(self, piece: MapPiece) -> None:
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

    def _fan(self, place: str, group: Sequence[MapPiece]) -> list[tuple[float, float]]:
        count, at = len(group), self._obstacles.at(place)
        is_broad = count < _FEW and any(piece.shape == "bat" or piece.is_lying for piece in group)
        radius = PIECE_RADIUS * (_BROAD if is_broad else _USUAL) * self.scale
        reach = max(self._places.radius(place) + radius + 4, radius + 8) * (1.0 if count < 4 else 1.1)
        offsets = best_fan(at, count, radius, reach, self._obstacles.near(at))
        self._obstacles.occupy(at, offsets, radius, 12.0)
        return offsets

    def _travel(self, piece: MapPiece, start: str, end: QPointF, speed: float) -> None:
        path = self._links.way(start, piece.place)
        if path is None:
            path = QPainterPath(self._places.spot(start))
            path.lineTo(self._places.spot(piece.place))
        self._journeys.start(piece.id, self._figures[piece.id], path, end, speed)

    def finish(self) -> None:
        """End the journeys of all traveling pieces."""
        if self._journeys:
            for piece in self._journeys.pieces:
                self._journeys.arrive(piece)
            self.refresh({}, 0.0)

    @property
    def is_traveling(self) -> bool:
        """Return True if any piece is traveling."""
        return bool(self._journeys)

    def boxes(self) -> list[Box]:
        """Return the boxes of pieces, rings and tokens at their places, in pixels of the current zoom."""
        found = [*self.tokens.boxes]
        for piece in self.pieces.values():
            x, y = self._obstacles.at(piece.place)
            dx, dy = self._offsets[piece.id]
            for box in self._figures[piece.id].boxes(is_ringed=piece.is_active):
                moved = box.translated(x + dx, y + dy)
                found.append((moved.left(), moved.top(), moved.right(), moved.bottom()))
        return found

    def standing(self, piece: str) -> tuple[QPointF, QPointF, float]:
        """Return a piece's point on the sheet, its offset in pixels and its radius in pixels."""
        figure = self._figures[piece]
        return figure.pos(), figure.offset, figure.radius
