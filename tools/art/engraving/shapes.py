"""Closed shapes and drawn lines as shapely geometries, in the units of the field; y runs down."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Pair = tuple[float, float]
Points = str | Sequence[Pair]
NOTHING: BaseGeometry = Polygon()


def listed(points: Points) -> list[Pair]:
    """Points written as "x,y x,y ..." or given as pairs."""
    if not isinstance(points, str):
        return list(points)
    pairs = [token.rstrip("*").split(",") for token in points.split()]
    return [(float(x), float(y)) for x, y in pairs]


def curve(given: Points, closed: bool = False, steps: int = 8) -> list[Pair]:
    """A smooth line through the points (Catmull-Rom), as short straight pieces."""
    points = listed(given)
    n = len(points)
    if n < 3:
        return points
    result: list[Pair] = []
    for i in range(n if closed else n - 1):
        around = [points[j % n] if closed else points[min(max(j, 0), n - 1)] for j in range(i - 1, i + 3)]
        result += [_between(around, k / steps) for k in range(steps)]
    return result if closed else [*result, points[-1]]


def _between(p: Sequence[Pair], t: float) -> Pair:
    a, b, c, d = -t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, -(t**2) + t**3
    return (
        (a * p[0][0] + b * p[1][0] + c * p[2][0] + d * p[3][0]) / 2,
        (a * p[0][1] + b * p[1][1] + c * p[2][1] + d * p[3][1]) / 2,
    )


def shape(points: str) -> BaseGeometry:
    """A closed shape through points "x,y x,y ...": smooth, with a corner at every starred point."""
    tokens = points.split()
    corners = [i for i, token in enumerate(tokens) if token.endswith("*")]
    if not corners:
        return blob(*listed(points))
    pairs = listed(points)
    pairs, stops = pairs[corners[0] :] + pairs[: corners[0] + 1], [i - corners[0] for i in corners]
    return mixed(*(pairs[a : b + 1] for a, b in pairwise([*stops, len(pairs) - 1])))


def blob(*points: Pair) -> BaseGeometry:
    """A closed shape with a smooth edge through the points."""
    return Polygon(curve(points, closed=True)).buffer(0)


def poly(points: Points) -> BaseGeometry:
    """A closed shape with straight edges."""
    return Polygon(listed(points)).buffer(0)


def mixed(*runs: Sequence[Pair]) -> BaseGeometry:
    """A closed shape of smooth runs that meet in corners: each run is curved by itself."""
    return Polygon([at for run in runs for at in curve(run)]).buffer(0)


def circle(x: float, y: float, r: float) -> BaseGeometry:
    """A disc."""
    return Point(x, y).buffer(r, quad_segs=12 if r > 3 else 6)


def ellipse(x: float, y: float, rx: float, ry: float, angle: float = 0) -> BaseGeometry:
    """An oval, turned by so many degrees clockwise."""
    return affinity.rotate(affinity.scale(circle(x, y, 10), rx / 10, ry / 10, origin=(x, y)), angle, (x, y))


def ring(x: float, y: float, r: float, weight: float = 1.0) -> BaseGeometry:
    """A circle line."""
    return circle(x, y, r + weight / 2).difference(circle(x, y, r - weight / 2))


def rect(x: float, y: float, width: float, height: float, radius: float = 0) -> BaseGeometry:
    """A rectangle from its upper left corner, with round corners if wanted."""
    plain = box(x + radius, y + radius, x + width - radius, y + height - radius)
    return plain.buffer(radius, quad_segs=5) if radius else plain


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> BaseGeometry:
    """A star with straight edges; its first point at the top."""
    radii = (outer, inner)
    angles = [math.radians(turn + 180 * k / points) for k in range(2 * points)]
    return Polygon(
        [(x + radii[k % 2] * math.cos(a), y + radii[k % 2] * math.sin(a)) for k, a in enumerate(angles)]
    )


def stroke(points: Points, *weights: float, smooth: bool = True) -> BaseGeometry:
    """A drawn line; several weights are spread along it, so `0, 2, 0` swells and tapers."""
    line = curve(points) if smooth else listed(points)
    weights = weights or (1.0,)
    if len(set(weights)) == 1:
        return LineString(line).buffer(weights[0] / 2, quad_segs=4)
    return _tapered(line, weights)


def _tapered(line: Sequence[Pair], weights: Sequence[float]) -> BaseGeometry:
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(line):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    total = lengths[-1] or 1.0
    discs = [
        Point(at).buffer(max(_spread(weights, s / total) / 2, 0.02), quad_segs=3)
        for at, s in zip(line, lengths, strict=True)
    ]
    return unary_union([unary_union(pair).convex_hull for pair in pairwise(discs)])


def _spread(values: Sequence[float], where: float) -> float:
    spot = where * (len(values) - 1)
    k = min(int(spot), len(values) - 2)
    return values[k] + (values[k + 1] - values[k]) * (spot - k)


def outline(shape: BaseGeometry, weight: float = 1.4) -> BaseGeometry:
    """A line just inside the edge of a shape."""
    return shape.difference(shape.buffer(-weight))


def shaded_outline(shape: BaseGeometry, weight: float = 1.6) -> BaseGeometry:
    """A line inside the edge, thin at the upper left, where the light is, heavy at the lower right."""
    inner = affinity.translate(shape.buffer(-weight * 0.55), -weight * 0.35, -weight * 0.35)
    return shape.difference(inner.intersection(shape.buffer(-weight * 0.2)))


def together(*shapes: BaseGeometry | Iterable[BaseGeometry]) -> BaseGeometry:
    """All the shapes as one."""
    flat = [s for item in shapes for s in ([item] if isinstance(item, BaseGeometry) else item)]
    return unary_union(flat)


def at(
    drawn: BaseGeometry, x: float = 0, y: float = 0, size: float = 1, angle: float = 0, flip: bool = False
) -> BaseGeometry:
    """A shape drawn around (0, 0), scaled, turned clockwise, mirrored if wanted, and placed at (x, y)."""
    moved = affinity.scale(drawn, -size if flip else size, size, origin=(0, 0))
    return affinity.translate(affinity.rotate(moved, angle, origin=(0, 0)), x, y)


def mirrored(shape: BaseGeometry, axis: float = 0) -> BaseGeometry:
    """The shape and its reflection left to right in the upright line x = axis."""
    return unary_union([shape, affinity.scale(shape, -1, 1, origin=(axis, 0))])


def turned(shape: BaseGeometry, times: int, x: float = 0, y: float = 0) -> BaseGeometry:
    """The shape repeated around a point."""
    return unary_union([affinity.rotate(shape, 360 * k / times, origin=(x, y)) for k in range(times)])
