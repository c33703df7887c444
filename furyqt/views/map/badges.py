"""The badges of the map: drawings, plates with a text, and pencil signs beside places and on links."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from furyqt.views import art
from furyqt.views.map.items import BADGE, FixedItem, serif
from furyqt.views.map.layout import Box, around, best_row
from furyqt.views.map.obstacles import PlaceObstacles
from furyqt.views.map.places import PlaceLayer
from furyqt.views.map.sheet.links import LinkLayer
from furyqt.views.map.sheet.symbols import badge_path
from furyqt.views.map.values import MapBadge
from furyqt.views.theme import MapColors

SIGNS = ("here", "not", "question")
PENCIL = tuple(f"pencil_{sign}" for sign in SIGNS)


def paint_pencil(painter: QPainter, kind: str, radius: float, colors: MapColors) -> None:
    """Draw a sign about the origin, twice with a slight offset, like a soft pencil."""
    path = _paths(radius)[kind]
    halo = _pen(colors.label_halo, 0.46 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(halo)
    painter.drawPath(path)
    painter.setPen(_pen(colors.focus, 0.2 * radius))
    painter.drawPath(path)
    slip = QColor(colors.focus)
    slip.setAlphaF(0.55)
    painter.setPen(_pen(slip, 0.11 * radius))
    painter.drawPath(path.translated(0.1 * radius, 0.08 * radius))


def _pen(color: str | QColor, wide: float) -> QPen:
    pen = QPen(QColor(color), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paths(radius: float) -> dict[str, QPainterPath]:
    return {"pencil_here": _here(radius), "pencil_not": _not(radius), "pencil_question": _question(radius)}


def _here(r: float) -> QPainterPath:
    """A tick with a long upstroke."""
    path = QPainterPath(QPointF(-0.82 * r, 0.02 * r))
    path.cubicTo(-0.62 * r, 0.18 * r, -0.42 * r, 0.5 * r, -0.26 * r, 0.82 * r)
    path.cubicTo(-0.04 * r, 0.1 * r, 0.4 * r, -0.56 * r, 0.96 * r, -0.92 * r)
    return path


def _not(r: float) -> QPainterPath:
    """A cross of two curved strokes."""
    path = QPainterPath(QPointF(-0.78 * r, -0.7 * r))
    path.cubicTo(-0.3 * r, -0.34 * r, 0.36 * r, 0.3 * r, 0.76 * r, 0.82 * r)
    path.moveTo(0.84 * r, -0.78 * r)
    path.cubicTo(0.2 * r, -0.2 * r, -0.4 * r, 0.26 * r, -0.8 * r, 0.74 * r)
    return path


def _question(r: float) -> QPainterPath:
    """A question mark drawn in one stroke, and its dot."""
    path = QPainterPath(QPointF(-0.52 * r, -0.46 * r))
    path.cubicTo(-0.44 * r, -1.14 * r, 0.58 * r, -1.08 * r, 0.54 * r, -0.44 * r)
    path.cubicTo(0.52 * r, 0.02 * r, -0.02 * r, -0.04 * r, -0.02 * r, 0.42 * r)
    path.moveTo(-0.03 * r, 0.84 * r)
    path.lineTo(0.03 * r, 0.9 * r)
    return path


BADGE_RADIUS = 9.0
DRAWN = 1.3  # the size of a drawing as a multiple of a plate
ALERTS = ("trap", "fangs")
_PLATES = ("trail", "lair", *ALERTS)


@dataclass(frozen=True, slots=True)
class PlateLook:
    """Everything that decides how a token is drawn; the angle turns a token on a link along it."""

    kind: str
    text: str
    colors: MapColors
    scale: float
    count: int = 1
    way: str = ""
    angle: float = 0.0

    @property
    def drawing(self) -> str:
        """The name of the drawing, or an empty text for a plate."""
        if self.kind in _PLATES or self.kind in PENCIL:
            return ""
        return f"tokens/{self.kind}_{self.way}" if self.way else f"tokens/{self.kind}"

    @property
    def radius(self) -> float:
        """The radius of the token's space in pixels."""
        return BADGE_RADIUS * self.scale * (1.0 if self.kind in _PLATES else DRAWN)


class PlateItem(FixedItem):
    """A token at a distance of some pixels from its place."""

    def __init__(self, at: QPointF) -> None:
        super().__init__(at, BADGE)
        self.offset = QPointF()
        self.look: PlateLook | None = None

    def set_look(self, look: PlateLook, offset: QPointF) -> None:
        """Set how the token is drawn and its distance from the place's point in pixels."""
        if (look, offset) == (self.look, self.offset):
            return
        self.look, self.offset = look, offset
        reach = 1.45 * look.radius + 4
        self.set_bounds(QRectF(offset.x() - reach, offset.y() - reach, 2 * reach, 2 * reach))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw drawing, plate or pencil."""
        look = self.look
        if look is None:
            return
        painter.translate(self.offset)
        if look.kind in PENCIL:
            paint_pencil(painter, look.kind, look.radius, look.colors)
            return
        painter.save()
        painter.rotate(look.angle)
        side = 2 * look.radius
        is_drawn = art.draw(painter, QRectF(-side / 2, -side / 2, side, side), look.drawing)
        if not is_drawn:
            _paint_plate(painter, look)
        painter.restore()
        if look.count > 1:
            _paint_count(painter, look)


def _paint_plate(painter: QPainter, look: PlateLook) -> None:
    colors, radius = look.colors, BADGE_RADIUS * look.scale
    is_alert = look.kind in ALERTS
    outline = badge_path(look.kind, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.shadow))
    painter.drawPath(outline.translated(1.0, 1.6))
    painter.setBrush(QColor(colors.badge_alert if is_alert else colors.badge))
    painter.setPen(QPen(QColor(colors.piece_edge), 1.4))
    painter.drawPath(outline)
    painter.setFont(serif(radius * (1.15 if len(look.text) < 2 else 0.95), bold=True))
    painter.setPen(QColor(colors.badge_alert_ink if is_alert else colors.badge_ink))
    box = QRectF(-2 * radius, -radius + (radius * 0.12 if look.kind == "lair" else 0), 4 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, look.text)


def _paint_count(painter: QPainter, look: PlateLook) -> None:
    """Paint the number of tokens in a small disc at the lower right."""
    radius, at = 0.5 * look.radius, QPointF(0.72 * look.radius, 0.68 * look.radius)
    painter.setPen(QPen(QColor(look.colors.piece_edge), 1.2))
    painter.setBrush(QColor(look.colors.badge))
    painter.drawEllipse(at, radius, radius)
    painter.setFont(serif(radius * 1.5, bold=True))
    painter.setPen(QColor(look.colors.badge_ink))
    box = QRectF(at.x() - 2 * radius, at.y() - radius, 4 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(look.count))


_EDGE = 1.12  # the space of a token as a multiple of its radius; arch and rim protrude


class BadgeLayer:
    """All badges, each with its item in the scene."""

    def __init__(
        self, scene: QGraphicsScene, places: PlaceLayer, links: LinkLayer, obstacles: PlaceObstacles
    ) -> None:
        self._scene, self._places, self._links, self._obstacles = scene, places, links, obstacles
        self.badges: tuple[MapBadge, ...] = ()
        self._plates: list[PlateItem] = []
        self.boxes: list[Box] = []
        """The boxes of all tokens that are beside places, in pixels of the current zoom."""

    def take(self, badges: Iterable[MapBadge]) -> bool:
        """Set the badges, which are still to be positioned; returns True if they have changed."""
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
        """Remove all badges."""
        for plate in self._plates:
            self._scene.removeItem(plate)
        self.badges, self._plates = (), []

    def _path(self, badge: MapBadge) -> QPainterPath | None:
        return self._links.way(badge.place, badge.to, badge.way) if badge.to else None

    def _spot(self, badge: MapBadge) -> QPointF:
        """Return the point of a badge: a place, or the middle of a link."""
        path = self._path(badge)
        return path.pointAtPercent(0.5) if path else self._places.spot(badge.place)

    def way_boxes(self) -> list[Box]:
        """Return the boxes of tokens on links at the current zoom, in pixels; names avoid them."""
        spots = [self._spot(badge) for badge in self.badges if badge.to]
        radius, zoom = BADGE_RADIUS * DRAWN * self._places.figure_scale, self._places.zoom
        return [around(spot.x() * zoom, spot.y() * zoom, radius) for spot in spots]

    def arrange(self) -> None:
        """Position all badges."""
        groups: dict[str, list[int]] = {}
        for index, badge in enumerate(self.badges):
            if badge.to:
                self._place_badge(index, QPointF())
            else:
                groups.setdefault(badge.place, []).append(index)
        for box in self.way_boxes():
            self._obstacles.add(box, 9.0)
        self.boxes.clear()
        for place, indexes in sorted(groups.items()):
            offsets = self._row(place, indexes)
            for index, offset in zip(indexes, offsets, strict=True):
                self._place_badge(index, QPointF(*offset))

    def _row(self, place: str, indexes: list[int]) -> list[tuple[float, float]]:
        at = self._obstacles.at(place)
        radius = _EDGE * max(self._plate_look(self.badges[index]).radius for index in indexes)
        reach = max(self._places.radius(place), self._places.crowd_reach(place)) + radius + 3
        offsets = best_row(at, len(indexes), radius, reach, self._obstacles.near(at))
        self._obstacles.occupy(at, offsets, radius, 9.0)
        self.boxes += [around(at[0] + x, at[1] + y, radius) for x, y in offsets]
        return offsets

    def _plate_look(self, badge: MapBadge) -> PlateLook:
        path, angle = self._path(badge), 0.0
        if path is not None:  # along the link, never upside down
            angle = (90.0 - path.angleAtPercent(0.5)) % 180.0 - 90.0
        return PlateLook(
            badge.kind, badge.text, self._places.colors, self._places.figure_scale, badge.count,
            badge.way if badge.to else "", angle,
        )  # fmt: skip

    def _place_badge(self, index: int, offset: QPointF) -> None:
        badge, plate = self.badges[index], self._plates[index]
        plate.move_to(self._spot(badge))
        plate.set_look(self._plate_look(badge), offset)
        plate.setToolTip(badge.label)
