"""The power card that only the second edition has."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    cross_hatch,
    ellipse,
    fade,
    flat,
    outline,
    poly,
    rect,
    shape,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import night_sky


def double_back() -> Canvas:
    """A road that turns back on itself under the castle, and tracks that do the same."""
    art = night_sky(44, 36, 20, 0.95)
    art.stand(at(motifs.castle(), 142, 44, 0.66), halo=1).cut(at(motifs.castle_windows(), 142, 44, 0.66))
    hill = shape("4,146* 6,96 36,86 76,80 120,72 166,78 194,96 196,146*").intersection(
        ellipse(100, 75, 97, 73)
    )
    art.stand(hill, cross_hatch(hill, times(fade(0, 74, 1.0, 0, 146, 0.55), vignette(1.7)), 8, 2.5), halo=0.8)
    road = stroke(
        "40,160 52,132 84,108 122,98 142,104 138,118 112,126 84,132 70,150", 20, 17, 12, 9, 9, 11, 14, 18, 21
    )
    road = road.intersection(hill.buffer(-1))
    art.cut(road, halo=1.4).ink(outline(road, 0.8), tone_lines(road, flat(0.14), 0, 2.8))
    away = [(50, 138, 38), (64, 122, 44), (84, 110, 60), (106, 102, 74), (128, 100, 96)]
    back = [(139, 110, 190), (122, 122, 250), (100, 129, 256), (82, 138, 225)]
    paw = together(
        ellipse(0, 2.6, 3.2, 2.6),
        *(ellipse(x, y, 1.2, 1.8) for x, y in ((-3.6, -1), (-1.3, -3.6), (1.3, -3.6), (3.6, -1))),
    )
    art.ink(*(at(paw, x, y, 0.78, angle) for x, y, angle in away))
    art.red(*(at(paw, x, y, 0.92, angle) for x, y, angle in back))
    post = together(
        rect(166, 84, 4, 40),
        poly("150,84 176,84 176,94 150,94 143,89"),
        poly("158,97 180,97 188,102 180,107 158,107"),
    )
    art.stand(post, halo=1.4).cut(stroke("151,87 173,87", 1), stroke("161,100 179,100", 1))
    bat = at(motifs.bat(), 92, 48, 0.16, -8)
    art.stand(bat, halo=1)
    return art


DRAWINGS: dict[str, Callable[[], Canvas]] = {"double_back": double_back}
