"""The positions of the names of places: beside their marks, smaller where it is crowded, or on a line.

All lengths are in pixels.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

import numpy
from numpy.typing import NDArray

from furyqt.views.map.layout import Box, Points, hits, inside, within

SIDES = ("e", "w", "ne", "se", "nw", "sw", "n", "s")
_DISTANCES = (0.7, 1.1, 1.6, 2.2, 3.0, 4.2, 5.0)
"""The lengths of lines in heights of the name; farther away it would be in another country."""
_LENGTHS = numpy.repeat(_DISTANCES, 24)
_TURNS = (numpy.arange(24) + numpy.arange(len(_DISTANCES))[:, None] % 2 / 2).ravel() * math.pi / 12
_ACROSS, _DOWN = numpy.cos(_TURNS), numpy.sin(_TURNS)
"""The directions of all lines: 24 of each length, every other length half a step farther."""
_STEP = 4.0
"""The distance of the points of a line, in pixels; less than the height of the smallest name."""
_SMALLER = 0.3
"""The cost of the next smaller size, in lengths of lines."""
_HIDDEN = 4.0
"""The cost of a line that is hidden under pieces, in lengths of lines."""
_APART, _NOT_BESIDE = ((0.7, 2.0), (1.0, 1.0), (math.inf, 0.0)), 0.35
"""Distances of a name on a line from other marks in its heights, with costs; at most its own distance."""
CLEARLY = 1.6
"""Another mark is so many times as far from a name beside its mark: the eye takes the nearest one."""
_WORD_SPACE = 4.0
"""The space between two names in a row, which would be read as one name without it."""
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
    can_have_line: bool = False
    """True if the name may be on a line without being needed."""
    first: int = 0
    """The number of the largest size that may be used."""
    is_occupied: bool = False
    """True if figures are at the place: its name must be shown as soon as they have positions."""
    may_cross: bool = False
    """True if the line may cross other marks."""


@dataclass(frozen=True, slots=True)
class Label:
    """The position of a name; a line leads to its mark if it is not beside it."""

    box: Box
    size: int = 0
    """The number of the size."""
    has_line: bool = False
    way: int = 0
    """The number of the side among all sides, or of the line among all lines."""
    gap: float = 0.0
    """The distance of a name beside its mark from the middle of the mark."""


@dataclass(frozen=True, slots=True)
class Field:
    """The surroundings of one name."""

    marks: Points
    taken: Points
    """The boxes that neither the name nor its line may cover."""
    pieces: Points
    """The boxes that the name may not cover; its line passes under them."""
    solid: Points
    """All of these boxes."""
    lines: Points
    """The points of roads and coasts that the name should not cover."""
    frame: Box

    def is_free(self, box: Box) -> bool:
        """Return True if a box covers nothing."""
        return inside(box, self.frame) and not hits(self.solid, box).any()

    def are_free(self, boxes: Points) -> NDArray[numpy.bool_]:
        """Return for many boxes whether each covers no name and no piece."""
        left, top, right, bottom = boxes.T[:, :, None]
        free = (left >= self.frame[0]) & (top >= self.frame[1])
        free &= (right <= self.frame[2]) & (bottom <= self.frame[3])
        for rows in (self.taken, self.pieces):
            hit = (rows[:, 0] < right) & (rows[:, 2] > left) & (rows[:, 1] < bottom) & (rows[:, 3] > top)
            free &= ~hit.any(axis=1, keepdims=True)
        found: NDArray[numpy.bool_] = free[:, 0]
        return found

    def nearest_marks(self, boxes: Points) -> NDArray[numpy.float64]:
        """Return for many boxes the distance from the nearest mark, negative if it is covered."""
        left, top, right, bottom = boxes.T[:, :, None]
        x, y = (self.marks[:, 0] + self.marks[:, 2]) / 2, (self.marks[:, 1] + self.marks[:, 3]) / 2
        across = numpy.maximum(0.0, numpy.maximum(left - x, x - right))
        down = numpy.maximum(0.0, numpy.maximum(top - y, y - bottom))
        gaps = numpy.hypot(across, down) - (self.marks[:, 2] - x)
        found: NDArray[numpy.float64] = gaps.min(axis=1, initial=math.inf)
        return found

    def covered(self, box: Box) -> float:
        """Return the number of points of roads and coasts in a box."""
        return float(numpy.count_nonzero(within(self.lines, box)))


def best_label(name: Name, field: Field) -> Label | None:
    """Return the best label: beside the mark, or on a line if the name is needed."""
    for size in range(name.first, len(name.sizes)):
        if (label := _beside(name, field, size)) is not None:
            return label
    return _on_line(name, field) if name.is_needed or name.can_have_line else None


def held_label(name: Name, before: Label, field: Field) -> Label | None:
    """Return the largest label on the same side as before, or None if the name must move.

    A name on a line is to move beside its mark as soon as it can.
    """
    if before.has_line:
        if not (name.is_needed or name.can_have_line):
            return None
        if any(_beside(name, field, size) for size in range(name.first, len(name.sizes))):
            return None
        return _on_line(name, field, before.way)
    for size in range(name.first, len(name.sizes)):
        for gap in (*_gaps(name), max(before.gap, _closest(name))):
            box = label_box(name, SIDES[before.way], gap, size)
            if _is_legal(name, box, field):
                return Label(box, size, way=before.way, gap=gap)
    return None


def _is_legal(name: Name, box: Box, field: Field) -> bool:
    """Return True if a box beside the mark covers nothing and is clearly nearest to its own mark."""
    return field.is_free(box) and (name.roams or not _is_nearer(field.marks, box, name))


def _beside(name: Name, field: Field, size: int) -> Label | None:
    """Return the best label beside the mark."""
    best, best_cost = None, math.inf
    sides = (name.side, *(other for other in SIDES if other != name.side))
    for rank, (gap, side) in enumerate(itertools.product(_gaps(name), sides)):
        if best_cost <= rank * _RANK:
            break
        box = label_box(name, side, gap, size)
        if not _is_legal(name, box, field):
            continue
        cost = rank * _RANK + field.covered(box)
        if cost < best_cost:
            best, best_cost = Label(box, size, way=SIDES.index(side), gap=gap), cost
    return best


def _on_line(name: Name, field: Field, way: int | None = None) -> Label | None:
    """Return the best label at some distance, rather near than large; its line covers no name.

    With the number of a line only labels at the end of this one are possible.

    It is rather a little farther away than nearer to another mark than to its own. The line crosses other
    marks only if the name may and has no other place: in the middle of many discs every line crosses one.
    """
    boxes, costs, sizes, ways = _candidates(name)
    free = field.are_free(boxes) & (_distances_from(name, boxes) > 0)
    if way is not None:
        free &= ways == way
    boxes, costs, sizes, ways = boxes[free], costs[free], sizes[free], ways[free]
    high = boxes[:, 3] - boxes[:, 1]
    own, others = _distances_from(name, boxes), field.nearest_marks(boxes)
    prices = numpy.full(len(boxes), math.inf)
    for share, price in _APART:
        prices[others > numpy.minimum(own, share * high)] = price
    close = numpy.isinf(prices) & (others > _NOT_BESIDE * high)
    for may_cross in (False, True)[: 1 + name.may_cross]:
        for chosen in (numpy.isfinite(prices), close):
            price = costs[chosen] + numpy.where(close, 0.0, prices)[chosen]
            order = numpy.argsort(price, kind="stable")
            ordered = boxes[chosen][order], price[order], sizes[chosen][order], ways[chosen][order]
            if label := _cheapest(name, field, *ordered, may_cross=may_cross):
                return label
    return None


def _distances_from(name: Name, boxes: Points) -> NDArray[numpy.float64]:
    """Return the distances of boxes from the mark of a name."""
    across = numpy.maximum(0.0, numpy.maximum(boxes[:, 0] - name.x, name.x - boxes[:, 2]))
    down = numpy.maximum(0.0, numpy.maximum(boxes[:, 1] - name.y, name.y - boxes[:, 3]))
    found: NDArray[numpy.float64] = numpy.hypot(across, down) - name.ring
    return found


def _cheapest(
    name: Name, field: Field, boxes: Points, prices: Points, sizes: Points, ways: Points, *, may_cross: bool
) -> Label | None:
    """Return the best of some labels on lines; they come cheapest first."""
    best, best_cost = None, math.inf
    for box_row, price, size, way in zip(boxes, prices, sizes, ways, strict=True):
        if best_cost <= price:
            break
        left, top, right, bottom = box_row.tolist()
        box = (left, top, right, bottom)
        line = numpy.array(line_boxes(name, box))
        crossed = float(_crossed(field.marks, line).mean())
        if (crossed and not may_cross) or _crossed(field.taken, line).any():
            continue
        hidden = float(_crossed(field.pieces, line).mean())
        cost = price + 0.2 * field.covered(box) + _HIDDEN * (hidden + crossed)
        if cost < best_cost:
            best, best_cost = Label(box, int(size), has_line=True, way=int(way)), cost
    return best


def _crossed(rows: Points, line: Points) -> NDArray[numpy.bool_]:
    """Return for each box along a line whether it covers one of the rows."""
    left, top, right, bottom = line.T[:, :, None]
    hit = (rows[:, 0] < right) & (rows[:, 2] > left) & (rows[:, 1] < bottom) & (rows[:, 3] > top)
    found: NDArray[numpy.bool_] = hit.any(axis=1)
    return found


def _candidates(name: Name) -> tuple[Points, Points, Points, Points]:
    """Return all boxes at the ends of lines with their costs, sizes and lines, the cheapest first."""
    wide, high = numpy.array(name.sizes[name.first :]).T[:, :, None]
    sizes = numpy.arange(name.first, len(name.sizes), dtype=numpy.float64)[:, None]
    reach = name.ring + _LENGTHS * high
    left = name.x + _ACROSS * (reach + wide / 2) - wide / 2
    top = name.y + _DOWN * (reach + high / 2) - high / 2
    boxes = numpy.stack((left, top, left + wide, top + high), axis=-1).reshape(-1, 4)
    costs = (_LENGTHS * high / high[0] + _SMALLER * (sizes - name.first)).ravel()
    order = numpy.argsort(costs, kind="stable")
    ways = numpy.arange(len(_LENGTHS), dtype=numpy.float64)
    shape = left.shape
    return (
        boxes[order],
        costs[order],
        numpy.broadcast_to(sizes, shape).ravel()[order],
        numpy.broadcast_to(ways, shape).ravel()[order],
    )


def line_of(at: tuple[float, float], ring: float, box: Box) -> tuple[float, float, float, float]:
    """Return the line from the edge of a mark's ring to the nearest point of a box: x1, y1, x2, y2."""
    x, y = at
    to_x, to_y = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
    length = math.hypot(to_x - x, to_y - y) or 1.0
    share = min(1.0, ring / length)
    return x + (to_x - x) * share, y + (to_y - y) * share, to_x, to_y


def line_boxes(name: Name, box: Box) -> list[Box]:
    """Return small boxes along the line of a label."""
    x1, y1, x2, y2 = line_of((name.x, name.y), name.ring, box)
    count = max(2, math.ceil(math.hypot(x2 - x1, y2 - y1) / _STEP))
    points = [(x1 + (x2 - x1) * i / count, y1 + (y2 - y1) * i / count) for i in range(count)]
    return [(x - 1, y - 1, x + 1, y + 1) for x, y in points]


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
    """Return True if another mark is about as near to a name's box as its own, which would mislead."""
    own = numpy.array([(name.x - name.ring, name.y - name.ring, name.x + name.ring, name.y + name.ring)])
    return bool((distances(marks, box) <= CLEARLY * distances(own, box)[0]).any())


def apart(box: Box) -> Box:
    """Return the box that other names may not cover: that of a name with the space between words."""
    return box[0] - _WORD_SPACE, box[1], box[2] + _WORD_SPACE, box[3]


def room_of(name: Name) -> Box:
    """Return the area in which a name may be set, and in which a mark may be nearer to it than its own."""
    wide, high = name.sizes[0]
    reach = max(max(_gaps(name)), name.ring + _DISTANCES[-1] * high)
    across, down = wide + 2 * reach, high + 2 * reach
    return name.x - across, name.y - down, name.x + across, name.y + down


def _gaps(name: Name) -> tuple[float, ...]:
    """Return the allowed gaps between a name and its mark: the usual, smaller, or larger if it roams."""
    close = _closest(name)
    far = (name.gap + name.sizes[0][1] * 0.9,) if name.roams else ()
    return (name.gap + 3.0, *((close,) if name.gap + 3.0 > close else ()), *far)


def _closest(name: Name) -> float:
    return name.ring + 2.0
