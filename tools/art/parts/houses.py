"""Parts of a friendly town: houses with roofs, windows and doors, signs, smoke and streets."""

from __future__ import annotations

from collections.abc import Iterable

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    Pair,
    at,
    circle,
    cross_hatch,
    ellipse,
    fade,
    flat,
    outline,
    poly,
    rect,
    shaded_outline,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs

FLOOR = 132.0
"""The street's height in the field."""


def street() -> Canvas:
    """A bright morning: a few level lines of sky, soft clouds, and a street."""
    art = Canvas()
    sky = rect(6, 10, 188, FLOOR - 14)
    art.ink(tone_lines(sky, times(vignette(0.9, 100, 66, 96, 66), fade(0, 0, 0.42, 0, 110, 0.06)), 0, 3.2))
    for x, y, size in ((44, 26, 0.5), (152, 20, 0.62)):
        cloud = at(motifs.cloud(), x, y, size)
        art.stand(
            cloud,
            outline(cloud, 0.7),
            tone_lines(cloud, fade(0, y - 6, 0.0, 0, y + 6, 0.4), 0, 2.4),
            halo=0.8,
        )
    ground = ellipse(100, FLOOR + 5, 94, 8)
    art.stand(
        ground, tone_lines(ground, fade(0, FLOOR, 0.75, 0, FLOOR + 14, 0.25), 0, 2.2, wave=0.4), halo=0.6
    )
    return art


def wall(
    art: Canvas, shape: BaseGeometry, dark: float = 0.5, angle: float = 90, spacing: float = 3.0
) -> None:
    """A wall in the light: an outline, and lines in the shade at its right."""
    x0, _, x1, _ = shape.bounds
    tone = fade(x0 + (x1 - x0) * 0.3, 0, 0.06, x1, 0, dark)
    art.stand(shape, shaded_outline(shape, 1.6), tone_lines(shape, tone, angle, spacing), halo=1.2)


def roof(art: Canvas, points: Iterable[Pair], rows: float = 4.2) -> None:
    """A dark roof with light courses of tiles."""
    whole = poly(list(points))
    art.stand(whole, halo=1.2)
    x0, y0, x1, y1 = whole.bounds
    inner, lines, count = whole.buffer(-1.2), [], int((y1 - y0) / rows)
    for row in range(1, count + 1):
        y = y0 + row * rows
        lines.append(rect(x0, y, x1 - x0, 0.8))
        shift = 3.0 if row % 2 else 0.0
        lines += [rect(x0 + shift + 6 * k, y - rows, 0.7, rows) for k in range(int((x1 - x0) / 6) + 1)]
    art.cut(together(*lines).intersection(inner))


def window(art: Canvas, x: float, y: float, width: float, height: float, bars: int = 1) -> None:
    """A dark window with a light cross of bars and a sill."""
    pane = rect(x, y, width, height)
    art.cut(pane.buffer(1.6)).ink(outline(pane.buffer(1.4), 0.8)).ink(pane)
    cross = [rect(x + width * k / (bars + 1) - 0.5, y, 1.0, height) for k in range(1, bars + 1)]
    art.cut(*cross, rect(x, y + height / 2 - 0.5, width, 1.0))
    art.ink(rect(x - 2.4, y + height + 1.4, width + 4.8, 1.5))


def door(art: Canvas, x: float, y: float, width: float) -> None:
    """A paneled door down to the street."""
    leaf = rect(x, y, width, FLOOR - y)
    art.cut(leaf.buffer(1.6)).ink(outline(leaf.buffer(1.4), 0.9)).ink(leaf)
    art.cut(
        *(rect(x + width * k / 3 - 0.4, y + 1, 0.8, FLOOR - y - 2) for k in (1, 2)),
        circle(x + width - 2.4, (y + FLOOR) / 2 + 2, 1.1),
    )


def chimney(art: Canvas, x: float, top: float, width: float, height: float, puffs: int = 4) -> None:
    """A chimney with light smoke."""
    stack = rect(x, top, width, height)
    art.stand(stack, cross_hatch(stack, flat(0.62), 45, 2.2), outline(stack, 1.2), halo=1.0)
    cap = rect(x - 1.6, top - 2.6, width + 3.2, 3.2)
    art.stand(cap, halo=0.6)
    smoke_at(art, x + width / 2, top - 5, puffs)


def smoke_at(art: Canvas, x: float, y: float, puffs: int = 4) -> None:
    """Rings of smoke that rise to the right."""
    for k in range(puffs):
        r = 3.4 + 1.5 * k
        puff = ellipse(x + 5.4 * k + 1.2 * k * k * 0.4, y - 6.2 * k, r * 1.15, r * 0.9)
        low = fade(0, y - 6.2 * k - r, 0.0, 0, y - 6.2 * k + r, 0.45)
        art.stand(puff, outline(puff, 0.9), tone_lines(puff, low, 0, 2.2), halo=0.6)


def signboard(
    art: Canvas, x: float, y: float, sign: BaseGeometry, size: float = 10, left: bool = False
) -> None:
    """A round sign that hangs from an iron arm."""
    side = -1 if left else 1
    arm = together(
        stroke([(x, y), (x + side * size * 1.9, y)], 1.8), stroke([(x, y + 7), (x + side * size, y)], 1.2)
    )
    cx, cy = x + side * size * 1.25, y + size + 4
    chains = together(rect(cx - size * 0.6, y, 0.8, 5), rect(cx + size * 0.6 - 0.8, y, 0.8, 5))
    board = circle(cx, cy, size)
    art.stand(together(arm, chains), halo=0.8)
    art.stand(board, outline(board, 1.6), halo=1.2)
    art.ink(at(sign, cx, cy, 1))


def barrel(art: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """A barrel on its end."""
    body = at(together(poly("-8,-10 8,-10 10,0 8,10 -8,10 -10,0")), x, y - 10 * size, size)
    art.stand(
        body, shaded_outline(body, 1.3), tone_lines(body, fade(x - 8, 0, 0.1, x + 9, 0, 0.7), 90, 2.0), halo=1
    )
    art.ink(*(at(rect(-9.4, k, 18.8, 1.6), x, y - 10 * size, size).intersection(body) for k in (-6.4, 4.8)))


def bush(art: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """A round bush."""
    leaves = together(*(circle(x + dx * size, y - dy * size, r * size) for dx, dy, r in (
        (-7, 5, 6), (0, 9, 7.5), (7, 5, 6), (0, 4, 7),
    )))  # fmt: skip
    art.stand(
        leaves,
        outline(leaves, 1.0),
        cross_hatch(leaves, fade(x - 8, y - 14, 0.25, x + 8, y, 0.85), 60, 2.2),
        halo=0.8,
    )
