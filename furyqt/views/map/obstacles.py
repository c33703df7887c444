"""The space about places of the map: obstacles of figures and tokens."""

from collections.abc import Iterable

from furyqt.views.map.layout import Obstacle, Obstacles, Points, around
from furyqt.views.map.names.layer import NameLayer
from furyqt.views.map.places import PlaceLayer

_NEAR = 170.0  # the distance from a place within which obstacles count, in pixels


class PlaceObstacles:
    """Marks, names at their usual positions, and everything positioned so far, at the current zoom."""

    def __init__(self, places: PlaceLayer, names: NameLayer) -> None:
        self._places, self._names = places, names
        self._obstacles, self._asked = Obstacles(()), (0.0, 0.0, names.usual)

    def begin(self) -> None:
        """Restart with the marks and names; they are collected again only if names or zoom have changed."""
        asked = (self._places.zoom, self._places.scale, self._names.usual)
        if asked[:2] != self._asked[:2] or asked[2] is not self._asked[2]:
            self._asked, self._obstacles = asked, Obstacles(self._marks_and_names())
        self._obstacles.begin()

    def _marks_and_names(self) -> list[Obstacle]:
        found: list[Obstacle] = []
        for key, label in self._names.usual.items():
            found.append((*around(*self.at(key), self._places.radius(key)), 1.5))
            if label is not None:
                found.append((*label.box, 1.0))
        return found

    def at(self, place: str) -> tuple[float, float]:
        """Return a place in pixels of the current zoom."""
        spot, zoom = self._places.spot(place), self._places.zoom
        return spot.x() * zoom, spot.y() * zoom

    def near(self, at: tuple[float, float]) -> Points:
        """Return the obstacles about a point."""
        return self._obstacles.near(at, _NEAR)

    def add(self, box: tuple[float, float, float, float], weight: float) -> None:
        """Add a box that others avoid."""
        self._obstacles.add(box, weight)

    def occupy(
        self, at: tuple[float, float], offsets: Iterable[tuple[float, float]], radius: float, weight: float
    ) -> None:
        """Add circles about a point that others avoid."""
        for x, y in offsets:
            self._obstacles.add(around(at[0] + x, at[1] + y, radius), weight)
