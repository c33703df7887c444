"""Faces of dice, 32 x 32: white for the hunters, black for Dracula's side, red for trains."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    flat,
    outline,
    rect,
    stroke,
    together,
    tone_lines,
)

DARK, PALE, RED = "#211710", "#f2e6c8", "#8a2f22"
CUBE = rect(1.5, 1.5, 29, 29, 6)
LEFT, MIDDLE, RIGHT = 9.2, 16.0, 22.8
PIPS = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LEFT, LEFT), (RIGHT, RIGHT)),
    3: ((LEFT, LEFT), (MIDDLE, MIDDLE), (RIGHT, RIGHT)),
    4: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)),
    5: ((LEFT, LEFT), (RIGHT, LEFT), (MIDDLE, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
    6: tuple((x, y) for x in (LEFT, RIGHT) for y in (8.6, MIDDLE, 23.4)),
}
FIGURES = {
    "0": "0,-8 4.6,-5.6 5.4,0 4.6,5.6 0,8 -4.6,5.6 -5.4,0 -4.6,-5.6 0,-8",
    "1": "-3.6,-4.4 1,-8 1,8",
    "2": "-4.8,-4 -3.4,-7.4 0,-8.2 3.6,-7.2 4.8,-4 3,-0.4 -5,8 5.4,8",
    "3": "-4.8,-6.6 -1,-8.2 3.4,-7.4 4.6,-4.2 3,-1 -0.6,-0.4 3.6,0.6 5,4 3.4,7.2 -1,8.2 -5,6.4",
}
"""Lines of the figures on the train die, 16 tall; the 1 has straight ones."""


def face(ground: str, ink: str, sign: BaseGeometry) -> Canvas:
    """One face: a cube seen from above with a hatched shade at the lower right."""
    art = Canvas(32, 32, ink).ground(DARK, CUBE).ground(ground, CUBE.buffer(-1.1))
    shade = CUBE.buffer(-1.8).difference(at(CUBE.buffer(-1.8), -2.2, -2.2))
    art.ink(tone_lines(shade, flat(0.42), 45, 1.3), colour=DARK)
    art.ink(outline(CUBE.buffer(-2), 0.45))
    return art.cut(sign, halo=0.6).ink(sign)


def pips(ground: str, ink: str, number: int) -> Canvas:
    """A face with pips."""
    return face(ground, ink, together(*(circle(x, y, 2.9) for x, y in PIPS[number])))


def digit(name: str, x: float = 16, size: float = 1, weight: float = 3) -> BaseGeometry:
    """A figure of the train die."""
    return at(stroke(FIGURES[name], weight, smooth=name != "1"), x, 16, size)


def train(sign: BaseGeometry) -> Canvas:
    """A face of the train die."""
    return face(RED, PALE, sign)


_CROSSED = together(stroke("9,9 23,23", 3.8), stroke("23,9 9,23", 3.8))
_EITHER = together(digit("2", 8.6, 0.72, 3.2), stroke("18,7.6 14,24.4", 1.7), digit("3", 23.6, 0.72, 3.2))
_TRAIN = {"x": _CROSSED, **{name: digit(name) for name in FIGURES}, "2_3": _EITHER}
DRAWINGS: dict[str, Callable[[], Canvas]] = {
    **{f"white_{number}": partial(pips, PALE, DARK, number) for number in PIPS},
    **{f"black_{number}": partial(pips, "#191512", PALE, number) for number in PIPS},
    **{f"train_{name}": partial(train, sign) for name, sign in _TRAIN.items()},
}
