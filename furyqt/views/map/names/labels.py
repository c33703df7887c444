"""The positions of the names of places: beside their marks, smaller where it is crowded, or on a line.

All lengths are in pixels.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

from furyqt.views.map.layout import Box, Points, hits, inside, within

SIDES = ("e", "w", "ne", "se", "nw", "sw", "n", "s")
_DISTANCES = (0.7, 1.1, 1.6, 2.2, 3.0, 4.2, 5.6)
"""The lengths of lines in heights of the name."""
_DIRECTIONS = tuple((math.cos(turn * math.pi / 12), math.sin(turn * math.pi / 12)) for turn in range(24))
_RANK = 0.8
"""The cost of the next best side, in points of roads and coasts that a name covers."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name to set."""

    key: str
    x: float
    y: float
    ring: float
    """The radius of the mark with its rings, which no name may cover."""
    gap: float
    """The preferred distance from the middle of the mark."""
    sizes: tuple[tuple[float, float], ...]
    """Width and height, the usual ones first; the first size that finds space is used."""
    side: str
    """The preferred side."""
    weight: int
    """Names of greater weight choose first."""
    roams: bool
    """Whether the name may be nearer to another mark: that of a sea is in its water."""
    is_shown: bool = True
    """True if the name is wanted; if not, other names still avoid its mark."""
    is_needed: bool = False
    """True if the name must be shown, on a line if it finds no space beside its mark."""


@dataclass(frozen=True, slots=True)
class Label:
    """The position of a name; a line leads to its mark if it is not beside it."""

    box: Box
    size: int = 0
    """The number of the size."""
    has_line: bool = False


LabelCache = dict[tuple[Name, bytes, bytes], "Label | None"]
"""The positions of names, by the name and by the marks and names in its surroundings."""


@dataclass(frozen=True, slots=True)
class _Field:
    """The area that a name must not cover, and the points of roads and coasts that it should not cover."""

    marks: Points
    taken: Points
    lines: Points
    frame: Box

    def is_free(self, box: Box) -> bool:
        """Return True if a box covers nothing."""
        return inside(box, self.frame) and not hits(self.taken, box).any() and not hits(self.marks, box).any()

    def covered(self, box: Box) -> float:
        """Return the number of points of roads and coasts in a box."""
        return float(numpy.count_nonzero(within(self.lines, box)))


def place_labels(
    names: Sequence[Name],
    lines: Points,
    frame: Box,
    blocked: Sequence[Box] = (),
    known: LabelCache | None = None,
) -> dict[str, Label | None]:
    """Return a label for every name, or None for a name without space.

    Names avoid the blocked boxes. If a needed name finds no space beside its mark, all names are laid out
    again, the needed ones first. Earlier results for the same lines and frame may be passed: a name in
    unchanged surroundings keeps its position without a search.
    """
    known = {} if known is None else known
    found = _laid_out(names, lambda name: name.weight, lines, frame, blocked, known)
    if all(_is_beside(found[name.key]) for name in names if name.is_needed and name.is_shown):
        return found
    return _laid_out(names, lambda name: name.weight + 100 * name.is_needed, lines, frame, blocked, known)


def _is_beside(label: Label | None) -> bool:
    return label is not None and not label.has_line


def _laid_out(
    names: Sequence[Name],
    weight: Callable[[Name], int],
    lines: Points,
    frame: Box,
    blocked: Sequence[Box],
    known: LabelCache,
) -> dict[str, Label | None]:
    marks = numpy.array([(n.x - n.ring, n.y - n.ring, n.x + n.ring, n.y + n.ring) for n in names])
    order = sorted(range(len(names)), key=lambda i: (-weight(names[i]), names[i].key))
    taken: Points = numpy.full((len(names) + len(blocked), 4), numpy.inf)
    for number, box in enumerate(blocked, len(names)):
        taken[number] = box
    found: dict[str, Label | None] = {}
    for index in order:
        label = (
            _found(names[index], index, marks, taken, lines, frame, known) if names[index].is_shown else None
        )
        found[names[index].key] = label
        if label is not None:
            taken[index] = label.box
    return found


def _found(
    name: Name, index: int, marks: Points, taken: Points, lines: Points, frame: Box, known: LabelCache
) -> Label | None:
    room = _room(name)
    near = hits(marks, room)
    near[index] = False
    marks, taken = marks[near], taken[hits(taken, room)]
    asked = name, marks.tobytes(), taken.tobytes()
    if asked not in known:
        known[asked] = _best(name, _Field(marks, taken, lines[within(lines, room)], frame))
    return known[asked]


def _best(name: Name, field: _Field) -> Label | None:
    for size in range(len(name.sizes)):
        if (box := _beside(name, field, size)) is not None:
            return Label(box, size)
    for size in range(len(name.sizes)) if name.is_needed else ():
        if (box := _on_line(name, field, size)) is not None:
            return Label(box, size, has_line=True)
    return None


def _beside(name: Name, field: _Field, size: int) -> Box | None:
    """Return the best box beside the mark, nearest to its own mark."""
    best, best_cost = None, math.inf
    sides = (name.side, *(other for other in SIDES if other != name.side))
    for rank, (gap, side) in enumerate(itertools.product(_gaps(name), sides)):
        if best_cost <= rank * _RANK:
            break
        box = label_box(name, side, gap, size)
        if not field.is_free(box) or (not name.roams and _is_nearer(field.marks, box, name)):
            continue
        cost = rank * _RANK + field.covered(box)
        if cost < best_cost:
            best, best_cost = box, cost
    return best


def _on_line(name: Name, field: _Field, size: int) -> Box | None:
    """Return the best box at some distance; its line covers no other mark or name."""
    wide, high = name.sizes[size]
    best, best_cost = None, math.inf
    for length, (dx, dy) in itertools.product(_DISTANCES, _DIRECTIONS):
        if best_cost <= length:
            break
        reach = name.ring + length * high
        x, y = name.x + dx * (reach + wide / 2), name.y + dy * (reach + high / 2)
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        if not field.is_free(box) or _is_touching(field.marks, box, 0.35 * high):
            continue
        if any(hits(field.marks, at).any() or hits(field.taken, at).any() for at in _steps(name, box)):
            continue
        cost = length + 0.2 * field.covered(box)
        if cost < best_cost:
            best, best_cost = box, cost
    return best


def line_of(at: tuple[float, float], ring: float, box: Box) -> tuple[float, float, float, float]:
    """Return the line from the edge of a mark's ring to the nearest point of a box: x1, y1, x2, y2."""
    x, y = at
    to_x, to_y = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
    length = math.hypot(to_x - x, to_y - y) or 1.0
    share = min(1.0, ring / length)
    return x + (to_x - x) * share, y + (to_y - y) * share, to_x, to_y


def _steps(name: Name, box: Box) -> Iterator[Box]:
    """Return small boxes along the line of a label."""
    x1, y1, x2, y2 = line_of((name.x, name.y), name.ring, box)
    for step in range(9):
        x, y = x1 + (x2 - x1) * step / 9, y1 + (y2 - y1) * step / 9
        yield x - 1, y - 1, x + 1, y + 1


def label_box(name: Name, side: str, gap: float, size: int = 0) -> Box:
    """Return the box of a name on one side of its mark, a gap away from the middle of the mark."""
    wide, high = name.sizes[size]
    diagonal = gap * 0.72 if len(side) == 2 else gap
    left = name.x - wide / 2
    if "e" in side:
        left = name.x + diagonal
    elif "w" in side:
        left = name.x - diagonal - wide
    top = name.y - high / 2
    if "n" in side:
        top = name.y - high - gap * (0.72 if len(side) == 2 else 0.96)
    elif "s" in side:
        top = name.y + gap * (0.72 if len(side) == 2 else 0.96)
    return left, top, left + wide, top + high


def distances(marks: Points, box: Box) -> NDArray[numpy.float64]:
    """Return the distance of a box from every mark, a disc given by its box; 0 if they touch."""
    x, y = (marks[:, 0] + marks[:, 2]) / 2, (marks[:, 1] + marks[:, 3]) / 2
    across = numpy.maximum(0.0, numpy.maximum(box[0] - x, x - box[2]))
    down = numpy.maximum(0.0, numpy.maximum(box[1] - y, y - box[3]))
    found: NDArray[numpy.float64] = numpy.maximum(0.0, numpy.hypot(across, down) - (marks[:, 2] - x))
    return found


def _is_nearer(marks: Points, box: Box, name: Name) -> bool:
    """Return True if another mark is nearer to a name's box than its own, which would mislead."""
    own = numpy.array([(name.x - name.ring, name.y - name.ring, name.x + name.ring, name.y + name.ring)])
    return bool((distances(marks, box) <= distances(own, box)[0]).any())


def _is_touching(marks: Points, box: Box, distance: float) -> bool:
    """Return True if a mark is so near to a box that it could be its own."""
    return bool((distances(marks, box) <= distance).any())


def _room(name: Name) -> Box:
    """Return the area in which a name may be set, and in which a mark may be nearer to it than its own."""
    wide, high = name.sizes[0]
    reach = max(max(_gaps(name)), name.ring + _DISTANCES[-1] * high)
    across, down = wide + 2 * reach, high + 2 * reach
    return name.x - across, name.y - down, name.x + across, name.y + down


def _gaps(name: Name) -> tuple[float, ...]:
    """Return the allowed gaps between a name and its mark: the usual, smaller, or larger if it roams."""
    close = name.ring + 2.0
    far = (name.gap + name.sizes[0][1] * 0.9,) if name.roams else ()
    return (name.gap + 3.0, *((close,) if name.gap + 3.0 > close else ()), *far)
