"""Places of the map in words, and found by a point or an arrow key."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF

from furyqt.views.map.input.travel import towards
from furyqt.views.map.pieces import PieceLayer
from furyqt.views.map.places import PlaceLayer

REACH_PX = 17.0  # how near to a mark a click must be


class MapGuide:
    """Answers questions about what is shown."""

    def __init__(self, places: PlaceLayer, pieces: PieceLayer) -> None:
        self._places, self._pieces = places, pieces
        self.neighbors: dict[str, set[str]] = {}
        self.reasons: Mapping[str, str] = {}
        """Why one can or cannot go to a place; shown as a tool tip and spoken with the name."""

    def describe(self, key: str) -> str:
        """A place in words: its name, the pieces and tokens there, and why it can be chosen or not."""
        standing = [piece.label for piece in self._pieces.pieces.values() if piece.place == key]
        standing += [badge.label for badge in self._pieces.tokens.badges if key in (badge.place, badge.to)]
        name = self._places.names.get(key, "") + self._places.note(key)
        there = ", ".join(label for label in standing if label)
        parts = (name, there.rstrip("."), self.reasons.get(key, ""))
        return ". ".join(part for part in parts if part)

    def place_at(self, point: QPointF) -> str:
        """The place at a point of the sheet, or ""."""
        return self._places.at(point, REACH_PX * max(1.0, self._places.scale) / self._places.zoom)

    def nearest_place(self, point: QPointF) -> str:
        """The place nearest to a point of the sheet, or "" on an empty map."""
        return self._places.nearest(point)

    def travel(self, start: str, direction: tuple[int, int]) -> str | None:
        """The place an arrow key leads to."""
        spots = {key: self._places.spot(key) for key in self._places.places}
        return towards(start, direction, spots, sorted(self.neighbors[start]))
