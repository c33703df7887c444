"""Places of the map in words, located by a point or an arrow key."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPointF

from furyqt.views.map.names.layer import NameLayer
from furyqt.views.map.pieces import PieceLayer
from furyqt.views.map.places import PlaceLayer

_NARROW, _WIDE = math.cos(math.radians(62)), math.cos(math.radians(50))


def place_toward(
    start: str, direction: tuple[int, int], spots: Mapping[str, QPointF], neighbours: Iterable[str]
) -> str | None:
    """Return the best neighbor in a direction (x right, y down), else the nearest place there, or None."""
    linked = _best(start, direction, spots, neighbours, _NARROW)
    return linked or _best(start, direction, spots, spots, _WIDE)


def _best(
    start: str, direction: tuple[int, int], spots: Mapping[str, QPointF], keys: Iterable[str], least: float
) -> str | None:
    rated = []
    for key in keys:
        dx, dy = spots[key].x() - spots[start].x(), spots[key].y() - spots[start].y()
        length = math.hypot(dx, dy)
        if key == start or not length:
            continue
        cosine = (dx * direction[0] + dy * direction[1]) / length / math.hypot(*direction)
        if cosine >= least:
            rated.append((length * (1 + 2.5 * (1 - cosine)), key))
    return min(rated)[1] if rated else None


REACH_PX = 17.0  # the greatest distance of a click from a mark


def no_reason(key: str) -> str:
    """Return no reason: nothing is to be chosen."""
    del key
    return ""


class MapGuide:
    """Answers questions about the displayed map."""

    def __init__(self, places: PlaceLayer, names: NameLayer, pieces: PieceLayer) -> None:
        self._places, self._names, self._pieces = places, names, pieces
        self.neighbors: dict[str, set[str]] = {}
        self.reason: Callable[[str], str] = no_reason
        """Returns why a place can be chosen or not, which is shown as a tool tip and spoken with the name."""

    def describe(self, key: str) -> str:
        """Return a place in words: its name, pieces and tokens, and why it can be chosen or not."""
        standing = [piece.label for piece in self._pieces.pieces.values() if piece.place == key]
        standing += [badge.label for badge in self._pieces.tokens.badges if key in (badge.place, badge.to)]
        name = self._names.texts.get(key, "")
        if chance := self._names.chance(key):
            name += "\u00a0\u00a0" + chance
        there = ", ".join(label for label in standing if label)
        parts = (name, there.rstrip("."), self.reason(key))
        return ". ".join(part for part in parts if part)

    def place_at(self, point: QPointF) -> str:
        """The place at a point of the sheet, or ""."""
        return self._places.at(point, REACH_PX * max(1.0, self._places.scale) / self._places.zoom)

    def nearest_place(self, point: QPointF) -> str:
        """The place nearest to a point of the sheet, or "" on an empty map."""
        return self._places.nearest(point)

    def travel(self, start: str, direction: tuple[int, int]) -> str | None:
        """Return the place in the direction of an arrow key."""
        spots = {key: self._places.spot(key) for key in self._places.places}
        return place_toward(start, direction, spots, sorted(self.neighbors[start]))
