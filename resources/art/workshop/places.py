"""The illustrations of Dracula's location cards."""

from __future__ import annotations

import motifs
from engrave import Canvas, at, circle, cross_hatch, fade, glow, rect, stroke, times, tone_lines, vignette


def castle() -> Canvas:
    """Castle Dracula on its crag, at night."""
    art = Canvas()
    art.ink(
        tone_lines(
            rect(0, 0, 200, 140),
            times(vignette(1.05), fade(0, 0, 0.95, 0, 140, 0.3), glow(66, 42, 17, 0.2, 80, 1)),
            0,
            2.8,
        )
    )
    art.cut(circle(66, 42, 17), halo=1.5)
    art.ink(tone_lines(circle(66, 42, 17), fade(60, 34, 0, 82, 60, 0.45), 45, 2.2))
    far = motifs.peaks(4, 196, 62, 128, 4, 1.1)
    art.stand(far, tone_lines(far, times(vignette(0.75), fade(0, 60, 0.9, 0, 128, 0.2)), 62, 2.4), halo=0.8)
    castle_ = at(motifs.castle(), 112, 66, 1.15)
    art.stand(castle_, halo=1.3).cut(at(motifs.castle_windows(), 112, 66, 1.15))
    crag = motifs.ridge(
        [
            (20, 140),
            (38, 126),
            (52, 128),
            (60, 116),
            (76, 112),
            (84, 118),
            (140, 114),
            (160, 122),
            (172, 134),
            (184, 140),
        ],
        146,
    )
    art.stand(
        crag, cross_hatch(crag, times(vignette(1.8), fade(70, 100, 0.5, 160, 146, 1)), 70, 2.3), halo=0.8
    )
    art.cut(*(stroke([(86 + 9 * k, 80), (84 + 9 * k, 92), (80 + 10 * k, 108)], 0, 1.2, 0) for k in range(7)))
    art.stand(at(motifs.fir(), 34, 112, 0.42), halo=0.8).stand(at(motifs.fir(), 46, 118, 0.34), halo=0.8)
    art.stand(at(motifs.fir(), 176, 118, 0.4), halo=0.8)
    for x, y, size in ((88, 26, 0.1), (40, 66, 0.08), (160, 36, 0.09)):
        art.stand(at(motifs.bat(), x, y, size, -6), halo=0.8)
    return art


DRAWINGS = {"castle": castle}
