"""Backgrounds: skies, grounds, a light in the dark."""

from __future__ import annotations

import math

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    Pair,
    circle,
    cross_hatch,
    fade,
    glow,
    lit,
    mixed,
    poly,
    rect,
    ring,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs

FIELD = rect(0, 0, 200, 150)


def night_sky(
    x: float = 100,
    y: float = 60,
    r: float = 26,
    dark: float = 1.0,
    floor: float = 150,
    clear: Pair | None = None,
) -> Canvas:
    """A night of level lines with a full moon; with r = 0 only its light; `clear` moves the light."""
    art = Canvas()
    sky = times(vignette(1.05), glow(*(clear or (x, y)), max(r, 6), 0.25, 95, dark))
    art.ink(tone_lines(rect(0, 0, 200, floor), sky, 0, 2.8))
    if r:
        moon = circle(x, y, r)
        art.cut(moon, halo=1.6)
        art.ink(ring(x, y, r, 0.7), tone_lines(moon, lit(moon, 0, 0.45), 45, 2.4))
    return art


def lamplight(x: float = 100, y: float = 66, r: float = 34, dark: float = 0.95) -> Canvas:
    """A dark of crossed lines around a light place: for single things."""
    art = Canvas()
    tone = times(vignette(1.1), glow(x, y, r, 0.0, r + 62, dark, 1.15))
    art.ink(tone_lines(FIELD, tone, 45, 2.9))
    art.ink(tone_lines(FIELD, times(vignette(1.1), glow(x, y, r + 14, -0.2, r + 66, dark, 1.15)), -45, 2.9))
    return art


def daylight(top: float = 0.45, low: float = 0.1) -> Canvas:
    """A pale day of level lines."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.1), fade(0, 0, top, 0, 140, low)), 0, 2.8))
    return art


def earth(art: Canvas, ridge: str, dark: float = 1.0) -> BaseGeometry:
    """Ground from a ridge line down, hatched across, in front of everything drawn so far."""
    line = [token.split(",") for token in ridge.split()]
    ground = motifs.ridge([(float(x), float(y)) for x, y in line], 148)
    top = min(float(y) for _, y in line)
    art.stand(
        ground, cross_hatch(ground, times(fade(0, top, dark, 0, 148, 0.3), vignette(1.7)), 8, 2.4), halo=0.8
    )
    return ground


def boards(art: Canvas, top: float = 112) -> None:
    """A table or a floor of planks, seen from above its edge."""
    floor = poly([(6, 146), (30, top), (170, top), (194, 146)])
    art.stand(
        floor, tone_lines(floor, times(vignette(1.8), fade(0, top, 0.65, 0, 146, 0.25)), 0, 2.4, wave=0.4)
    )
    joints = (f"{100 + dx * 0.7},{top} {100 + dx},146" for dx in (-72, -44, -16, 16, 44, 72))
    art.cut(together(*(stroke(line, 1.1, 1.8) for line in joints)))


def brickwork(x0: float, y0: float, x1: float, y1: float, row: float = 9) -> BaseGeometry:
    """The joints of a wall."""
    lines: list[BaseGeometry] = []
    for k in range(int((y1 - y0) / row) + 1):
        y = y0 + k * row
        lines.append(rect(x0, y - 0.4, x1 - x0, 0.8))
        lines += [rect(x, y, 0.8, row) for x in _steps(x0 + (row if k % 2 else 0), x1, row * 2)]
    return together(*lines).intersection(rect(x0, y0, x1 - x0, y1 - y0))


def _steps(start: float, end: float, width: float) -> list[float]:
    return [start + width * k for k in range(int((end - start) / width) + 1)]


def arch(x: float, top: float, width: float, floor: float) -> BaseGeometry:
    """A pointed opening."""
    w = width / 2
    half = [(-w, floor), (-w, top + w * 1.4), (-w * 0.7, top + w * 0.6), (0.0, top)]
    left = [(x + dx, y) for dx, y in half]
    right = [(x - dx, y) for dx, y in reversed(half)]
    return mixed(left[:2], left[1:], right[:3], right[2:])


def dissolve(art: Canvas, top: float = 124, low: float = 148, angle: float = 78) -> None:
    """Fade the lower edge of the picture into lines."""
    foot = rect(0, top, art.width, art.height - top + 1)

    def run_out(x: float, y: float) -> float:
        return (y - top) / (low - top) - 0.3 * abs(math.sin(x * 0.83)) - 0.15 * math.sin(x * 0.21)

    art.cut(tone_lines(foot, run_out, angle, 2.3, least=0.16))


def run_off(art: Canvas, left: float = 168, angle: float = -34) -> None:
    """Fade an arm that enters from the right into lines."""
    side = rect(left, 0, art.width - left + 1, art.height)

    def run_out(x: float, y: float) -> float:
        return (x - left) / (art.width - 3 - left) - 0.3 * abs(math.sin(y * 0.83)) - 0.15 * math.sin(y * 0.21)

    art.cut(tone_lines(side, run_out, angle, 2.3, least=0.16))
