"""The room about places of the map: what is in the way of figures and tokens."""

from collections.abc import Iterable

from furyqt.views.map.layout import Obstacle, Obstacles, Points, around
from furyqt.views.map.places import PlaceLayer

_NEAR = 170.0  # pixels about a place within which there is anything to avoid


class PlaceRoom:
    """Marks, names, and whatever has found room so far, at the present zoom."""

    def __init__(self, places: PlaceLayer) -> None:
        self._places = places
        self._obstacles, self._asked = Obstacles(()), (0.0, 0.0, places.boxes)

    def begin(self) -> None:
        """Begin with the marks and names alone; they are found again only if names or zoom have changed."""
        asked = (self._places.zoom, self._places.scale, self._places.boxes)
        if asked[:2] != self._asked[:2] or asked[2] is not self._asked[2]:
            self._asked, self._obstacles = asked, Obstacles(self._marks_and_names())
        self._obstacles.begin()

    def _marks_and_names(self) -> list[Obstacle]:
        found: list[Obstacle] = []
        for key, box in self._places.boxes.items():
            found.append((*around(*self.at(key), self._places.radius(key)), 1.5))
            if box is not None:
                found.append((*box, 1.0))
        return found

    def at(self, place: str) -> tuple[float, float]:
        """A place in pixels of the present zoom."""
        spot, zoom = self._places.spot(place), self._places.zoom
        return spot.x() * zoom, spot.y() * zoom

    def near(self, at: tuple[float, float]) -> Points:
        """What is in the way about a point."""
        return self._obstacles.near(at, _NEAR)

    def add(self, box: tuple[float, float, float, float], weight: float) -> None:
        """Keep others off this box."""
        self._obstacles.add(box, weight)

    def occupy(
        self, at: tuple[float, float], offsets: Iterable[tuple[float, float]], radius: float, weight: float
    ) -> None:
        """Keep others off circles about a point."""
        for x, y in offsets:
            self._obstacles.add(around(at[0] + x, at[1] + y, radius), weight)
