"""The item card that only the second edition has."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    fade,
    mirrored,
    rays,
    rect,
    shaded_outline,
    shape,
    stroke,
    tone_lines,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import boards, lamplight


def holy_water() -> Canvas:
    """A flask of holy water with a cross, light around it."""
    art = lamplight(100, 76, 34, 1.0)
    art.cut(rays(100, 82, 44, 66, 24, 3, 4))
    boards(art, 122)
    flask = at(motifs.bottle(), 100, 82, 1.08)
    art.stand(flask, shaded_outline(flask, 2.4), halo=2)
    water = at(mirrored(shape("0,2* 10,0 25.4,3* 26,12 26,44* 22,48 0,48*")), 100, 82, 1.08)
    art.ink(tone_lines(water, fade(80, 84, 0.15, 128, 132, 0.85), 0, 2.3, wave=0.8))
    art.ink(stroke("73,84.6 88,82.4 100,84.6 114,82.6 127,85", 1.4))
    cork = at(rect(-6, -54, 12, 15, 2), 100, 82, 1.08)
    art.stand(cork, halo=0.8).cut(at(stroke("-3,-50 -3,-42", 0.8, 1.6, 0.8), 100, 82, 1.08))
    mark = at(motifs.cross(), 100, 108, 0.34)
    art.cut(mark, halo=2.2).red(mark)
    art.cut(stroke("78,98 75,110 77,124", 0.6, 3, 0.6), stroke("91,52 91,66", 0.4, 2, 0.4))
    art.stand(at(motifs.drop(), 152, 104, 0.16), halo=1).stand(at(motifs.drop(), 50, 98, 0.13), halo=1)
    return art


DRAWINGS: dict[str, Callable[[], Canvas]] = {"holy_water": holy_water}
