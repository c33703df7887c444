"""The layout of pieces and marks in pixels, so that as little as possible is covered."""

import functools
import math
from collections.abc import Iterable, Sequence

import numpy
from numpy.typing import NDArray

Box = tuple[float, float, float, float]  # left, top, right, bottom
Offsets = tuple[tuple[float, float], ...]
Points = NDArray[numpy.float64]

Obstacle = tuple[float, float, float, float, float]
"""A box that should stay visible, with its weight."""

_FAR_SIDES = {"e": (1, 0), "w": (-1, 0), "n": (0, -1), "s": (0, 1)}
_CORNER = 0.72
_ROW_SIDES = ("s", "n", "w", "e", "se", "sw", "ne", "nw")


def hits(boxes: Points, box: Box) -> NDArray[numpy.bool_]:
    hits: NDArray[numpy.bool_] = (
        (boxes[:, 0] < box[2]) & (boxes[:, 2] > box[0]) & (boxes[:, 1] < box[3]) & (boxes[:, 3] > box[1])
    )
    return hits


def within(points: Points, box: Box) -> NDArray[numpy.bool_]:
    x, y = points[:, 0], points[:, 1]
    found: NDArray[numpy.bool_] = (x > box[0]) & (x < box[2]) & (y > box[1]) & (y < box[3])
    return found


def inside(box: Box, frame: Box) -> bool:
    """Return True if a box is inside a frame."""
    return box[0] >= frame[0] and box[1] >= frame[1] and box[2] <= frame[2] and box[3] <= frame[3]


class Obstacles:
    """The boxes that pieces avoid: those of the map, and those of the pieces that have a position."""

    def __init__(self, fixed: Sequence[Obstacle]) -> None:
        self._fixed = as_points(fixed)
        self._more: list[Obstacle] = []

    def begin(self) -> None:
        """Forget the pieces."""
        self._more.clear()

    def add(self, box: Box, weight: float) -> None:
        """Add a box that later pieces avoid."""
        self._more.append((*box, weight))

    def near(self, at: tuple[float, float], reach: float) -> Points:
        """Return the obstacles near a point, one per row."""
        found = numpy.concatenate((self._fixed, as_points(self._more)))
        return found[hits(found, around(*at, reach))]


def as_points(obstacles: Sequence[Obstacle]) -> Points:
    """Return obstacles as rows of numbers."""
    return numpy.array(obstacles, dtype=numpy.float64).reshape(-1, 5)


def overlap(a: Box, b: Box) -> float:
    """Return the common area of two boxes."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def around(x: float, y: float, radius: float) -> Box:
    """Return the square about a point."""
    return x - radius, y - radius, x + radius, y + radius


def fan(count: int, radius: float, reach: float, direction: float) -> list[tuple[float, float]]:
    """Return the offsets of discs in an arc about a place, none touching another; 90 degrees is up."""
    step = 2 * math.asin(min(1.0, (radius + 1.0) / reach))
    if step * count > 2 * math.pi:
        reach = (radius + 1.0) / math.sin(math.pi / count)
        step = 2 * math.pi / count
    start = math.radians(direction) + step * (count - 1) / 2
    return [(reach * math.cos(start - i * step), -reach * math.sin(start - i * step)) for i in range(count)]


def best_fan(
    at: tuple[float, float], count: int, radius: float, reach: float, avoid: Points
) -> list[tuple[float, float]]:
    """Return the fan that covers least of what should stay visible; it is upright when nothing is covered."""
    return list(_best_fan(at, count, radius, reach, avoid.tobytes()))


@functools.lru_cache(maxsize=1024)
def _best_fan(at: tuple[float, float], count: int, radius: float, reach: float, avoid: bytes) -> Offsets:
    """Find the best fan; cached, because most groups keep their position and their obstacles."""
    return _freest(at, _fans(count, radius, reach), radius, avoid)


def _freest(at: tuple[float, float], sets: tuple[Offsets, ...], radius: float, avoid: bytes) -> Offsets:
    """Return the discs that cover least of what should stay visible; the first of equal sets."""
    if not avoid:
        return sets[0]
    boxes = numpy.frombuffer(avoid).reshape(-1, 5)
    discs = numpy.array(sets)[:, :, None, :] + numpy.array(at)
    shared = numpy.minimum(discs + radius, boxes[:, 2:4]) - numpy.maximum(discs - radius, boxes[:, :2])
    covered = (numpy.clip(shared, 0.0, None).prod(axis=3) * boxes[:, 4]).sum(axis=(1, 2)).round(1)
    return sets[int(covered.argmin())]


@functools.lru_cache(maxsize=256)
def _fans(count: int, radius: float, reach: float) -> tuple[Offsets, ...]:
    """Return the possible fans, the most upright first."""
    turns = sorted((15.0 * i for i in range(-12, 12)), key=abs)
    return tuple(tuple(fan(count, radius, reach, 90.0 + turn)) for turn in turns)


def row(count: int, radius: float, reach: float, direction: str) -> list[tuple[float, float]]:
    """Return the offsets of small marks in a row beside a place.

    The row is centered below or above the place, or runs left or right from its side or from one of its
    corners.
    """
    pitch = 2 * radius + 1.0
    if direction in ("n", "s"):
        return [((i - (count - 1) / 2) * pitch, _FAR_SIDES[direction][1] * reach) for i in range(count)]
    start = reach if len(direction) == 1 else reach * _CORNER
    dx = 1 if "e" in direction else -1
    dy = 0.0 if len(direction) == 1 else _FAR_SIDES[direction[0]][1] * start
    return [(dx * (start + i * pitch), dy) for i in range(count)]


def best_row(
    at: tuple[float, float], count: int, radius: float, reach: float, avoid: Points
) -> list[tuple[float, float]]:
    """Return the row of marks that covers least; below the place when nothing is covered."""
    return list(_best_row(at, count, radius, reach, avoid.tobytes()))


@functools.lru_cache(maxsize=1024)
def _best_row(at: tuple[float, float], count: int, radius: float, reach: float, avoid: bytes) -> Offsets:
    sets = tuple(tuple(row(count, radius, reach, direction)) for direction in _ROW_SIDES)
    return _freest(at, sets, radius, avoid)


def sample(lines: Iterable[Sequence[tuple[float, float]]]) -> Points:
    """Return points of many lines as one array of x, y."""
    flat = [point for line in lines for point in line]
    return numpy.array(flat, dtype=numpy.float64).reshape(-1, 2)
