"""The layout of names, pieces and marks in pixels, so that as little as possible is covered."""

import functools
import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

Box = tuple[float, float, float, float]  # left, top, right, bottom
Offsets = tuple[tuple[float, float], ...]
Points = NDArray[numpy.float64]

Obstacle = tuple[float, float, float, float, float]
"""A box that should stay visible, with its weight."""

LabelCache = dict[tuple["Name", bytes, bytes], Box | None]
"""The positions of names, by the name and by the marks and names in its surroundings."""

SIDES = ("e", "w", "ne", "se", "nw", "sw", "n", "s")
_FAR_SIDES = {"e": (1, 0), "w": (-1, 0), "n": (0, -1), "s": (0, 1)}
_CORNER = 0.72
_ROW_SIDES = ("s", "n", "w", "e", "se", "sw", "ne", "nw")


@dataclass(frozen=True, slots=True)
class Name:
    """A name to set: its point, its mark's radius, the gap to keep, its size, preferred side and weight."""

    key: str
    x: float
    y: float
    radius: float
    gap: float
    wide: float
    high: float
    side: str
    weight: int
    roams: bool
    is_shown: bool = True
    """True if the name is wanted; if not, other names still avoid its mark."""


def label_box(name: Name, side: str, gap: float) -> Box:
    """Return the box of a name on one side of its mark, a gap away from the middle of the mark."""
    diagonal = gap * 0.72 if len(side) == 2 else gap
    left = name.x - name.wide / 2
    if "e" in side:
        left = name.x + diagonal
    elif "w" in side:
        left = name.x - diagonal - name.wide
    top = name.y - name.high / 2
    if "n" in side:
        top = name.y - name.high - gap * (0.54 if len(side) == 2 else 0.92)
    elif "s" in side:
        top = name.y + gap * (0.54 if len(side) == 2 else 0.92)
    return left, top, left + name.wide, top + name.high


def place_labels(
    names: Sequence[Name],
    lines: Points,
    frame: Box,
    blocked: Sequence[Box] = (),
    known: LabelCache | None = None,
) -> dict[str, Box | None]:
    """Return a box for every name, or None for a name without space; names of greater weight choose first.

    Names avoid the blocked boxes. Earlier results for the same lines and frame may be passed: a name in
    unchanged surroundings keeps its position without a search.
    """
    known = {} if known is None else known
    marks = numpy.array([(n.x - n.radius, n.y - n.radius, n.x + n.radius, n.y + n.radius) for n in names])
    order = sorted(range(len(names)), key=lambda i: (-names[i].weight, names[i].key))
    taken: Points = numpy.full((len(names) + len(blocked), 4), numpy.inf)
    for number, box in enumerate(blocked, len(names)):
        taken[number] = box
    found: dict[str, Box | None] = {}
    for index in order:
        is_shown = names[index].is_shown
        room = _found(names[index], index, marks, taken, lines, frame, known) if is_shown else None
        found[names[index].key] = room
        if room is not None:
            taken[index] = room
    return found


def _found(
    name: Name, index: int, marks: Points, taken: Points, lines: Points, frame: Box, known: LabelCache
) -> Box | None:
    room = _room(name)
    near = _hits(marks, room)
    near[index] = False
    marks, taken = marks[near], taken[_hits(taken, room)]
    asked = name, marks.tobytes(), taken.tobytes()
    if asked not in known:
        known[asked] = _best(name, marks, taken, lines[_within(lines, room)], frame)
    return known[asked]


def _best(name: Name, marks: Points, taken: Points, lines: Points, frame: Box) -> Box | None:
    best, best_cost = None, math.inf
    sides = (name.side, *(other for other in SIDES if other != name.side))
    for rank, (gap, side) in enumerate(itertools.product(_gaps(name), sides)):
        if best_cost <= rank * 0.8:
            break
        box = label_box(name, side, gap)
        if not inside(box, frame) or _hits(taken, box).any() or _hits(marks, box).any():
            continue
        if not name.roams and _is_nearer(marks, box, name):
            continue
        cost = rank * 0.8 + float(numpy.count_nonzero(_within(lines, box)))
        if cost < best_cost:
            best, best_cost = box, cost
    return best


def _is_nearer(marks: Points, box: Box, name: Name) -> bool:
    """Return True if another mark is nearer to a name's box than its own, which would mislead."""
    across = numpy.maximum(0.0, numpy.maximum(marks[:, 0] - box[2], box[0] - marks[:, 2]))
    down = numpy.maximum(0.0, numpy.maximum(marks[:, 1] - box[3], box[1] - marks[:, 3]))
    own = around(name.x, name.y, name.radius)
    own_across = max(0.0, own[0] - box[2], box[0] - own[2])
    own_down = max(0.0, own[1] - box[3], box[1] - own[3])
    return bool((numpy.hypot(across, down) <= math.hypot(own_across, own_down)).any())


def _room(name: Name) -> Box:
    """Return the area in which a name may be set, and in which a mark may be nearer to it than its own."""
    gap = max(_gaps(name))
    across, down = name.wide + 2 * gap, name.high + 2 * gap
    return name.x - across, name.y - down, name.x + across, name.y + down


def _gaps(name: Name) -> tuple[float, ...]:
    """Return the allowed gaps between a name and its mark: the usual, smaller, or a line if it roams."""
    close = name.radius + 3.0
    far = (name.gap + name.high * 0.9,) if name.roams else ()
    return (name.gap + 3.0, *((close,) if name.gap > close else ()), *far)


def _hits(boxes: Points, box: Box) -> NDArray[numpy.bool_]:
    hits: NDArray[numpy.bool_] = (
        (boxes[:, 0] < box[2]) & (boxes[:, 2] > box[0]) & (boxes[:, 1] < box[3]) & (boxes[:, 3] > box[1])
    )
    return hits


def _within(points: Points, box: Box) -> NDArray[numpy.bool_]:
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
        return found[_hits(found, around(*at, reach))]


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
