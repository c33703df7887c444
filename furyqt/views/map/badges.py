"""The badges of the map: tokens and signs beside places and on links."""

from collections.abc import Iterable
from itertools import chain

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from furyqt.views.map.layout import Box, around, best_row
from furyqt.views.map.obstacles import PlaceObstacles
from furyqt.views.map.places import PlaceLayer
from furyqt.views.map.plates import BADGE_RADIUS, DRAWN, PlateItem, PlateLook
from furyqt.views.map.sheet.links import LinkLayer
from furyqt.views.map.values import MapBadge

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
