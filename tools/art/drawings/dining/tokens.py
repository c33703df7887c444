"""The tokens of Dining with Dracula: nine resources, Favor, a Bite, a cube, a Tourist and a Gift."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    ellipse,
    flat,
    mirrored,
    outline,
    poly,
    rect,
    ring,
    shape,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs
from tools.art.parts.goods import GOODS

DARK, PALE = "#211710", "#fdf3dd"


def piece(body: BaseGeometry, ground: str, *lines: BaseGeometry, ink: str = DARK) -> Canvas:
    """A wooden piece: a colored shape with a dark edge, a hatched shade and some lines."""
    art = Canvas(32, 32, ink).ground(DARK, body.buffer(1.1)).ground(ground, body)
    shade = body.difference(at(body, -2.2, -2.2))
    art.ink(tone_lines(shade, flat(0.34), 45, 1.4), colour=DARK)
    return art.ink(*lines)


GROUNDS = {
    "wood": "#c98b4a", "brick": "#b5482e", "metal": "#9aa7b0", "sheep": "#f4ead2", "blood": "#a3161b",
    "holy_water": "#3f86b8", "beer": "#e0a32e", "doughnut": "#e79ab5", "garlic": "#efe6f2",
}  # fmt: skip
"""The color of each good."""


def good_token(name: str) -> Canvas:
    """A good in its color."""
    good, ground = GOODS[name], GROUNDS[name]
    art = piece(good.body, ground)
    if name == "doughnut":
        return art.ink(good.lines, colour="#6b2a12")
    art.ink(good.lines)
    if name == "beer":
        return art.cut(good.light).ground(PALE, good.light).ink(outline(good.light.buffer(0.8), 0.9))
    return art.cut(good.light) if name == "sheep" else art.ink(good.light, colour=PALE)


def favor() -> Canvas:
    """A heart with wings of a bat, the count's favor."""
    wing = at(motifs.bat(), 16, 16.4, 0.155)
    heart = shape("16,28* 4.6,17.4 4.4,9.6 9.6,6.2 14.2,7.8 16,11.4* 17.8,7.8 22.4,6.2 27.6,9.6 27.4,17.4")
    art = piece(heart, "#7b1f3c")
    return art.ink(at(wing, 0, -1.4).intersection(heart.buffer(-1.4)), colour="#f2c14e")


def bite() -> Canvas:
    """Two marks of teeth on a pale neck."""
    body = circle(16, 16, 13.4)
    marks = [circle(x, 12.4, 3.0) for x in (10.6, 21.4)]
    runs = [stroke("10.6,13 10.6,20", 2.4, 1.8), stroke("21.4,13 21.4,25", 2.4, 1.6)]
    return piece(body, "#f3d9c0").ink(*marks, *runs, circle(10.6, 20.6, 1.5), colour="#8c1118")


def cube() -> Canvas:
    """A wooden cube."""
    top, left, right = (
        poly("16,3 28,9 16,15 4,9"),
        poly("4,9 16,15 16,29 4,23"),
        poly("28,9 16,15 16,29 28,23"),
    )
    art = Canvas(32, 32, DARK).ground(DARK, together(top, left, right).buffer(1))
    art.ground("#e6d3ab", top).ground("#c7ac77", left).ground("#a2834f", right)
    return art.ink(stroke("4,9 16,15 28,9", 0.9, smooth=False), stroke("16,15 16,29", 0.9))


def guest() -> Canvas:
    """A Tourist with hat and camera."""
    body = together(
        shape("6,29.4* 6.6,21 10,17.4 16,16.6 22,17.4 25.4,21 26,29.4*"), circle(16, 12, 5),
        ellipse(16, 8.4, 10, 2), rect(11.4, 2.4, 9.2, 6.4, 2.4),
    )  # fmt: skip
    art = piece(
        body, "#d9b66a", rect(11, 20.4, 10, 6.2, 1), stroke("8.6,18.4 12,21", 1), stroke("23.4,18.4 20,21", 1)
    )
    return art.cut(circle(16, 23.4, 1.9)).ink(ring(16, 23.4, 2.0, 0.9), rect(11.2, 6.4, 9.6, 1.6))


def gift_mark() -> Canvas:
    """A wrapped gift on a card."""
    card = rect(4.4, 2.6, 23.2, 26.8, 2.4)
    box = rect(8.6, 14, 14.8, 11, 0.6)
    bow = mirrored(shape("16,13.6* 19,8.6 23.4,8.4 23,12.6 19,14*"), 16)
    art = piece(card, PALE, outline(card.buffer(-1.4), 0.6))
    return art.ink(box, bow, colour="#7a2f55").ink(
        rect(14.8, 14, 2.4, 11), rect(8.6, 17.4, 14.8, 2), colour=PALE
    )


_DRAWN: tuple[Callable[[], Canvas], ...] = (favor, bite, cube, guest, gift_mark)
DRAWINGS: dict[str, Callable[[], Canvas]] = {draw.__name__: draw for draw in _DRAWN}
DRAWINGS |= {name: partial(good_token, name) for name in GOODS}
