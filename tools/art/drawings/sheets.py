"""Character sheets."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    outline,
    rect,
    stroke,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import daylight

_SEVEN = {
    "1": "-4,-7 1,-11 1,11",
    "2": "-6,-6 -3,-11 4,-11 6,-5 -6,11 7,11",
    "3": "-6,-10 5,-10 -1,-2 5,1 5,8 0,11 -6,9",
    "5": "6,-11 -5,-11 -6,-1 2,-2 6,3 4,9 -1,11 -6,9",
}
"""The lines of the figures on the sheet."""


def figure(digit: str) -> BaseGeometry:
    """A number, 22 tall."""
    return stroke(_SEVEN[digit], 3.4, smooth=False)


def servant() -> Canvas:
    """The Servant's sheet: three numbered skulls, a wolf, and his place in the order of turns."""
    art = daylight(0.28, 0.28)
    sheet = rect(14, 10, 172, 130, 6)
    art.cut(sheet).ink(outline(sheet, 2.2), outline(rect(19, 15, 162, 120, 4), 0.9))
    for k in range(3):
        x = 54 + 46 * k
        skull = at(motifs.skull(), x, 82, 0.42)
        art.stand(skull, halo=1.4).ink(at(figure(str(k + 1)), x, 118, 0.62))
        art.red(*(at(circle(s * 18, -2, 3), x, 82, 0.42) for s in (-1, 1)))
    wolf = at(motifs.wolf(), 56, 38, 0.34)
    art.stand(wolf, halo=1).red(at(circle(-56, -12, 3.4), 56, 38, 0.34))
    place = circle(154, 38, 14)
    art.stand(place, outline(place, 2), at(figure("5"), 154, 38, 0.7), halo=1)
    art.ink(at(motifs.flourish(), 100, 38, 0.5))
    return art


DRAWINGS: dict[str, Callable[[], Canvas]] = {"servant": servant}
