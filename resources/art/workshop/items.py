"""The item cards' illustrations, the hunters' basic combat cards among them."""

from __future__ import annotations

import motifs
from engrave import (
    Canvas,
    at,
    circle,
    fade,
    glow,
    rays,
    rect,
    shaded_outline,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)


def crucifix() -> Canvas:
    """A cross that shines in the dark."""
    art = Canvas()
    art.ink(
        tone_lines(rect(0, 0, 200, 150), times(vignette(1.05), glow(100, 58, 26, 0, 84, 1, 1.1)), 45, 2.6)
    )
    art.ink(
        tone_lines(
            rect(0, 0, 200, 150), times(vignette(1.0), glow(100, 58, 44, -0.2, 100, 0.9, 1.1)), -45, 2.6
        )
    )
    art.cut(rays(100, 60, 20, 84, 36, 3.4, 5))
    cross = at(motifs.cross(), 100, 75, 1.16)
    art.stand(cross, halo=2)
    side = at(motifs.cross(), 98.6, 73.6, 1.02).buffer(-0.8)
    art.cut(side.difference(side.buffer(-0.9)))
    art.cut(tone_lines(side.buffer(-2.4), fade(70, 20, 0.75, 120, 120, 0.1), 45, 2.2))
    art.stand(circle(100, 46, 7.5), shaded_outline(circle(100, 46, 7.5), 2))
    art.red(circle(100, 46, 3.6))
    beads = [
        circle(
            100 + 62 * (k / 15 - 0.5) * 2 * (1 - 0.18 * (k / 15 - 0.5) ** 2),
            118 + 20 * (1 - ((k / 15 - 0.5) * 2) ** 2) - 6,
            2.5,
        )
        for k in range(16)
    ]
    for bead in beads:
        art.stand(bead, halo=0.9)
    art.cut(*(circle(b.centroid.x - 0.7, b.centroid.y - 0.7, 0.7) for b in beads))
    art.ink(
        stroke([(38, 112), (34, 106), (31, 98)], 1.4, 0.4),
        together(stroke([(162, 112), (166, 106), (169, 98)], 1.4, 0.4)),
    )
    return art


DRAWINGS = {"crucifix": crucifix}
