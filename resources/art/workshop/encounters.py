"""The encounter cards' illustrations."""

from __future__ import annotations

import motifs
from engrave import (
    Canvas,
    at,
    circle,
    cross_hatch,
    fade,
    glow,
    lit,
    rect,
    shaded_outline,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)


def wolves() -> Canvas:
    """A howling wolf before a low moon, the pack behind it."""
    art = Canvas()
    moon = circle(126, 50, 34)
    art.ink(
        tone_lines(
            rect(0, 0, 200, 128),
            times(vignette(), fade(0, 0, 0.85, 0, 130, 0.25), glow(126, 50, 34, 0.3, 95, 1)),
            0,
            2.8,
        )
    )
    art.cut(moon, halo=1.6)
    art.ink(tone_lines(moon, fade(110, 30, 0, 165, 90, 0.5), 45, 2.4))
    ground = motifs.ridge([(6, 132), (30, 122), (70, 126), (120, 114), (160, 122), (194, 134)], 146)
    art.stand(
        ground, cross_hatch(ground, times(fade(0, 112, 1.2, 0, 146, 0.3), vignette(1.6)), 8, 2.4), halo=0.8
    )
    for x, size, flip in ((46, 0.34, True), (170, 0.3, False), (20, 0.24, True)):
        art.stand(at(motifs.wolf(), x, 116, size, 0, flip), halo=0.9)
    wolf = at(motifs.wolf_head(), 104, 84, 1.12)
    art.stand(wolf, halo=1.4)
    fur = [
        stroke(
            [
                (110 + 7 * k, 60 + 9 * k + j * 12),
                (112 + 6 * k, 68 + 9 * k + j * 12),
                (119 + 6 * k, 76 + 8 * k + j * 12),
            ],
            0,
            1.3,
            0,
        )
        for k in range(4)
        for j in range(4)
    ]
    art.cut(
        together(*fur).intersection(wolf.buffer(-2)), stroke([(98, 47), (102, 51), (108, 52)], 0.4, 1.8, 0.4)
    )
    return art


def bats() -> Canvas:
    """Bats that stream out of a clouded moon."""
    art = Canvas()
    moon = circle(78, 62, 36)
    art.ink(tone_lines(rect(0, 0, 200, 150), times(vignette(0.95), glow(78, 62, 36, 0.25, 100, 0.9)), 0, 2.8))
    art.cut(moon, halo=1.6).ink(tone_lines(moon, lit(moon, 0, 0.4), 45, 2.4))
    for x, y, size in ((70, 96, 0.8), (128, 34, 0.6)):
        cloud = at(motifs.cloud(), x, y, size)
        art.stand(
            cloud, shaded_outline(cloud, 1.2), tone_lines(cloud, fade(0, y - 10, 0, 0, y + 10, 0.7), 0, 2.2)
        )
    for x, y, size, angle in (
        (104, 78, 0.72, -8),
        (44, 44, 0.34, 10),
        (160, 50, 0.3, -16),
        (158, 112, 0.26, 12),
        (52, 118, 0.22, -12),
        (126, 22, 0.16, 8),
        (30, 86, 0.16, 0),
        (186, 82, 0.13, -20),
    ):
        bat = at(motifs.bat(), x, y, size, angle)
        art.stand(bat, halo=1.2)
        if size > 0.3:
            veins = [
                stroke([(46, -44), (46 + 0.6 * (a - 46), -44 + 0.6 * (b + 44)), (a, b)], 0.4, 2, 0.2)
                for a, b in ((46, 22), (74, 10), (94, -2))
            ]
            art.cut(at(motifs.mirrored(together(*veins)), x, y, size, angle))
    art.red(*(at(circle(side * 4, -22, 2), 104, 78, 0.72, -8) for side in (-1, 1)))
    return art


DRAWINGS = {"wolves": wolves, "bats": bats}
