"""The map sheet of Europe as plain values and painter paths, read from the packaged drawing."""

import functools
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from furyqt.paths import resources
from furyqt.rules.core.reading import packaged_text, read_json

LEVELS = ("coarse", "medium", "fine")


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of the land at one level of detail: areas to fill and coast lines."""

    fill: QPainterPath
    coast: QPainterPath


@dataclass(frozen=True, slots=True)
class Spot:
    """The position of a place, and the best side (n, ne, e, ...) for its name."""

    x: float
    y: float
    side: str

    def point(self) -> QPointF:
        """The place's point on the sheet."""
        return QPointF(self.x, self.y)


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Everything drawn on the sheet, in its own units, y down; two sheets differ even if they look alike."""

    width: float
    height: float
    land: dict[str, tuple[Tile, ...]]
    water_lines: tuple[tuple[QPainterPath, ...], ...]
    graticule: tuple[QPainterPath, ...]
    peaks: tuple[tuple[float, float, float], ...]
    seas: dict[str, QPainterPath]
    sea_borders: dict[str, QPainterPath]
    lanes: dict[tuple[str, str], tuple[QPointF, ...]]
    places: dict[str, Spot]

    def rect(self) -> QRectF:
        """The whole sheet."""
        return QRectF(0, 0, self.width, self.height)


@functools.cache
def load_drawing() -> Drawing:
    """Read the packaged sheet; it is read once and shared."""
    source = read_json(packaged_text(resources() / "map" / "europe.json"))
    return Drawing(
        width=source["size"][0],
        height=source["size"][1],
        land={name: tuple(_tile(tile) for tile in source["land"][name]) for name in LEVELS},
        water_lines=tuple(tuple(rounded_path(line) for line in ring) for ring in source["water_lines"]),
        graticule=tuple(open_path([line]) for line in source["graticule"]),
        peaks=tuple((x, y, height) for x, y, height in source["peaks"]),
        seas={key: closed_path(rings) for key, rings in source["seas"].items()},
        sea_borders={name: open_path(lines) for name, lines in source["sea_borders"].items()},
        lanes=_lanes(source["lanes"]),
        places={key: Spot(x, y, side) for key, (x, y, side) in source["places"].items()},
    )


def points(numbers: Sequence[float]) -> list[QPointF]:
    """Points from x, y, x, y, ..."""
    return [QPointF(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


def open_path(lines: Sequence[Sequence[float]]) -> QPainterPath:
    """A path of lines that are stroked."""
    path = QPainterPath()
    for line in lines:
        path.addPolygon(QPolygonF(points(line)))
    return path


def rounded_path(numbers: Sequence[float]) -> QPainterPath:
    """A path that runs smoothly past the points of a line."""
    nodes = points(numbers)
    path = QPainterPath(nodes[0])
    for here, there in itertools.pairwise(nodes[1:]):
        path.quadTo(here, (here + there) / 2)
    path.lineTo(nodes[-1])
    return path


def closed_path(rings: Sequence[Sequence[float]]) -> QPainterPath:
    """A path of rings that are filled; a ring within a ring is a hole."""
    path = QPainterPath()
    for ring in rings:
        path.addPolygon(QPolygonF(points(ring)))
        path.closeSubpath()
    return path


def _tile(tile: dict[str, Any]) -> Tile:
    return Tile(closed_path(tile["fill"]), open_path(tile["coast"]))


def _lanes(source: dict[str, list[float]]) -> dict[tuple[str, str], tuple[QPointF, ...]]:
    found: dict[tuple[str, str], tuple[QPointF, ...]] = {}
    for key, line in source.items():
        sea, _, place = key.partition("|")
        course = tuple(points(line))
        found[sea, place] = course
        found[place, sea] = course[::-1]
    return found
