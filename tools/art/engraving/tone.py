"""Tone: the darkness of a place, and the lines and dots that show it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.art.engraving.shapes import NOTHING

Tone = Callable[[float, float], float]
"""The darkness of a place: 0 is bare paper, 1 is solid ink."""


def flat(value: float) -> Tone:
    """The same tone everywhere."""
    return lambda x, y: value


def fade(x0: float, y0: float, t0: float, x1: float, y1: float, t1: float) -> Tone:
    """A linear change from tone t0 at one point to t1 at another, constant beyond them."""
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy

    def tone(x: float, y: float) -> float:
        s = min(max(((x - x0) * dx + (y - y0) * dy) / length, 0), 1)
        return t0 + (t1 - t0) * s

    return tone


def glow(x: float, y: float, r0: float, t0: float, r1: float, t1: float, flatten: float = 1) -> Tone:
    """Tone t0 up to r0 from a point, t1 from r1 on; `flatten` above 1 makes a wide oval of it."""

    def tone(px: float, py: float) -> float:
        s = (math.hypot((px - x) / flatten, py - y) - r0) / (r1 - r0)
        return t0 + (t1 - t0) * min(max(s, 0), 1)

    return tone


def vignette(depth: float = 1, x: float = 100, y: float = 75, rx: float = 98, ry: float = 73) -> Tone:
    """Full tone in the middle of the field, none at its oval edge."""

    def tone(px: float, py: float) -> float:
        d = math.hypot((px - x) / rx, (py - y) / ry)
        return depth * min(max((1 - d) / 0.45, 0), 1)

    return tone


def times(*tones: Tone) -> Tone:
    """The product of tones: darkest where all are dark."""
    return lambda x, y: math.prod(t(x, y) for t in tones)


def lit(thing: BaseGeometry, light: float = 0.08, dark: float = 0.85) -> Tone:
    """The tone of a round thing: light at the upper left of the shape, dark at its lower right."""
    x0, y0, x1, y1 = thing.bounds
    inset = 0.12
    return fade(
        x0 + (x1 - x0) * inset,
        y0 + (y1 - y0) * inset,
        light,
        x1 - (x1 - x0) * inset,
        y1 - (y1 - y0) * inset,
        dark,
    )


def tone_lines(
    region: BaseGeometry,
    tone: Tone,
    angle: float = 45,
    spacing: float = 2.2,
    bend: float = 0,
    wave: float = 0,
    least: float = 0.22,
) -> BaseGeometry:
    """Parallel lines that swell with the tone; parts thinner than `least` are left out.

    `bend` curves every line by that many units at its ends (roundness); `wave` makes waves (water, wood).
    """
    if region.is_empty:
        return NOTHING
    cx, cy = (region.bounds[0] + region.bounds[2]) / 2, (region.bounds[1] + region.bounds[3]) / 2
    half = math.hypot(region.bounds[2] - cx, region.bounds[3] - cy) + abs(bend) + spacing
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    strips: list[BaseGeometry] = []
    for k in range(-int(half / spacing), int(half / spacing) + 1):
        row: list[tuple[float, float, float, float]] = []
        steps = max(int(half * 2 / 2.5), 4)
        for i in range(steps + 1):
            u = -half + 2 * half * i / steps
            v = k * spacing + bend * ((u / half) ** 2 - 0.3) + wave * math.sin(u / 9 + k * 0.55)
            x, y = cx + u * cos - v * sin, cy + u * sin + v * cos
            thick = min(max(tone(x, y), 0), 1.05) * spacing
            if thick >= least:
                row.append((x, y, thick * sin / 2, thick * cos / 2))
            else:
                strips += _strip(row)
                row = []
        strips += _strip(row)
    return unary_union(strips).intersection(region) if strips else NOTHING


def _strip(row: Sequence[tuple[float, float, float, float]]) -> list[BaseGeometry]:
    if len(row) < 2:
        return []
    upper = [(x + sx, y - sy) for x, y, sx, sy in row]
    lower = [(x - sx, y + sy) for x, y, sx, sy in row]
    return [Polygon(upper + lower[::-1]).buffer(0)]


def cross_hatch(region: BaseGeometry, tone: Tone, angle: float = 45, spacing: float = 2.2) -> BaseGeometry:
    """Lines over the whole region and a second layer across them where it is darker than half."""
    return unary_union(
        [
            tone_lines(region, lambda x, y: min(tone(x, y), 0.5), angle, spacing),
            tone_lines(region, lambda x, y: (tone(x, y) - 0.45) * 0.9, angle + 68, spacing),
        ]
    )


def stipple(region: BaseGeometry, tone: Tone, spacing: float = 2.4, largest: float = 0.7) -> BaseGeometry:
    """Dots on a staggered lattice, larger where it is dark."""
    x0, y0, x1, y1 = region.bounds
    dots: list[BaseGeometry] = []
    for j in range(int((y1 - y0) / spacing) + 1):
        for i in range(int((x1 - x0) / spacing) + 2):
            x, y = x0 + (i - j % 2 / 2) * spacing, y0 + j * spacing * 0.87
            r = largest * min(max(tone(x, y), 0), 1)
            if r > 0.16 and region.contains(Point(x, y)):
                dots.append(Point(x, y).buffer(r, quad_segs=2))
    return unary_union(dots)


def rays(
    x: float, y: float, inner: float, outer: float, count: int, weight: float = 1, turn: float = 0
) -> BaseGeometry:
    """Wedges around a point, every other one shorter: a halo or a burst."""
    found: list[BaseGeometry] = []
    for k in range(count):
        a = math.radians(turn + 360 * k / count)
        far = outer if k % 2 == 0 else inner + (outer - inner) * 0.6
        px, py = -math.sin(a) * weight / 2, math.cos(a) * weight / 2
        bx, by = x + inner * math.cos(a), y + inner * math.sin(a)
        found.append(
            Polygon([(bx + px, by + py), (bx - px, by - py), (x + far * math.cos(a), y + far * math.sin(a))])
        )
    return unary_union(found)
