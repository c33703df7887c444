"""The way of the arrow keys through the town: to the nearest spot in their direction."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from furyqt.views.town.layout import TownPlaces
from furyqt.views.town.marks import NO_SPOT

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The direction of each arrow key."""
_ASIDE = 2.5
"""The weight of a distance beside the direction, relative to one along it."""


def next_spot(places: TownPlaces, vehicle: int, spot: int, direction: tuple[int, int]) -> int:
    """Return the nearest spot in a direction; the same if there is none, the first from nowhere."""
    centers = {number: box.center() for number, box in places.spaces.items()}
    if not places.vehicle.isNull():
        centers[vehicle] = places.vehicle.center()
    if spot not in centers:
        return min(centers, default=NO_SPOT)
    here = centers.pop(spot)
    found = {number: _distance(there - here, direction) for number, there in centers.items()}
    ahead = {number: far for number, far in found.items() if far is not None}
    return min(ahead, key=lambda number: ahead[number]) if ahead else spot


def _distance(way: QPointF, direction: tuple[int, int]) -> float | None:
    """Return how far a way is in a direction; None if it does not go there."""
    along = way.x() * direction[0] + way.y() * direction[1]
    aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
    return along + _ASIDE * aside if along > 1.0 and along >= aside * 0.4 else None
