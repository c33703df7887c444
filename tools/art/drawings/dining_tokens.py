"""The tokens of Dining with Dracula: nine resources, Favor, a Bite, a cube, a Tourist and a Gift."""

from __future__ import annotations

from collections.abc import Callable

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

DARK, PALE = "#211710", "#fdf3dd"


def piece(body: BaseGeometry, ground: str, *lines: BaseGeometry, ink: str = DARK) -> Canvas:
    """A wooden piece: a colored shape with a dark edge, a hatched shade and some lines."""
    art = Canvas(32, 32, ink).ground(DARK, body.buffer(1.1)).ground(ground, body)
    shade = body.difference(at(body, -2.2, -2.2))
    art.ink(tone_lines(shade, flat(0.34), 45, 1.4), colour=DARK)
    return art.ink(*lines)


def wood() -> Canvas:
    """Three logs in a stack, seen from their ends."""
    logs = [(9.6, 21.6), (22.4, 21.6), (16, 11)]
    body = together(*(circle(x, y, 6.2) for x, y in logs))
    rings = [ring(x, y, r, 1.1) for x, y in logs for r in (3.6, 1.2)]
    return piece(body, "#c98b4a", *rings, *(ring(x, y, 6.0, 1.2) for x, y in logs))


def brick() -> Canvas:
    """Three bricks."""
    bricks = [rect(2.4, 17.4, 13, 8.4, 0.8), rect(16.6, 17.4, 13, 8.4, 0.8), rect(9.4, 7.6, 13, 8.4, 0.8)]
    dots = [rect(x + 4, y + 3, 5, 2, 0.8) for x, y in ((2.4, 17.4), (16.6, 17.4), (9.4, 7.6))]
    return piece(together(*bricks), "#b5482e", *dots)


def metal() -> Canvas:
    """A nut of steel."""
    body = poly("9,3.4 23,3.4 30,16 23,28.6 9,28.6 2,16").difference(circle(16, 16, 5.6))
    return piece(body, "#9aa7b0", ring(16, 16, 6.2, 1.2), outline(body.buffer(-2), 0.7))


def sheep() -> Canvas:
    """A sheep from the side."""
    wool = together(
        *(circle(x, y, r) for x, y, r in (
            (12, 12, 5.6), (18, 10.6, 5.8), (23, 14, 5.4), (21, 19, 5.4), (14.6, 19.6, 5.6), (10.6, 16.6, 5),
        ))
    )  # fmt: skip
    legs = together(*(rect(x, 22, 2.4, 6.6, 0.6) for x in (11.6, 15.4, 19.4, 22.8)))
    head = together(ellipse(6.2, 14.6, 4.0, 4.8, 18), ellipse(9.6, 10.4, 2.6, 1.3, -28))
    art = Canvas(32, 32, DARK).ground(DARK, legs)
    art.ground(DARK, wool.buffer(1.1)).ground("#f4ead2", wool)
    art.ink(stroke("13,12 16,10 19,12", 1), stroke("17,17 20,15.4 23,17", 1))
    art.ink(tone_lines(wool.difference(at(wool, -2.2, -2.2)), flat(0.34), 45, 1.4))
    return art.stand(head, halo=0.7).cut(circle(5.4, 13.4, 0.9))


def blood() -> Canvas:
    """A blood pack with a drop on it."""
    bag = together(rect(6.4, 5.6, 19.2, 19.6, 4), rect(13, 2, 6, 4.6, 1), rect(14.6, 24, 2.8, 5.6, 0.8))
    drop = at(motifs.drop(58), 16, 16, 0.2)
    art = piece(bag, "#a3161b")
    return art.ink(drop, colour=PALE).ink(stroke("9,9 9,20", 1.2), colour=PALE)


def holy_water() -> Canvas:
    """A flask with a cross."""
    flask = together(shape("12.4,9* 12.4,12 6,19 6,25 10,29.4 22,29.4 26,25 26,19 19.6,12 19.6,9*"),
                     rect(11.4, 5.6, 9.2, 4, 1), rect(13.4, 1.8, 5.2, 4, 0.8))  # fmt: skip
    art = piece(flask, "#3f86b8")
    return art.ink(at(motifs.cross(), 16, 20.6, 0.14), colour=PALE)


def beer() -> Canvas:
    """A mug with foam."""
    mug = rect(5.6, 9, 15.6, 20, 2)
    handle = ring(22, 18.6, 6, 2.8).difference(mug)
    foam = together(*(circle(x, 8.6, 4.2) for x in (8, 13.4, 18.8)), rect(5, 8, 17, 4.6, 2))
    art = piece(together(mug, handle), "#e0a32e", *(rect(x, 15, 1.5, 11, 0.7) for x in (9, 12.6, 16.2)))
    return art.cut(foam, halo=0.2).ground(DARK, foam.buffer(1)).ground(PALE, foam)


def doughnut() -> Canvas:
    """A doughnut with sprinkles."""
    body = circle(16, 16, 13.2).difference(circle(16, 16, 4.4))
    spots = ((9, 9, 40), (20, 7, -30), (24.6, 14, 80), (23, 22, 20), (14.6, 25, -60), (7, 19.6, 10))
    sprinkles = [at(rect(-2, -0.8, 4, 1.6, 0.8), x, y, 1, turn) for x, y, turn in spots]
    art = piece(body, "#e79ab5", ring(16, 16, 4.8, 1.1))
    return art.ink(*sprinkles, colour="#6b2a12")


def garlic() -> Canvas:
    """A bulb of garlic."""
    bulb = shape("16,2* 17.4,8 20,11.4 27,17 26.6,24 21,28.6 16,29.4 11,28.6 5.4,24 5,17 12,11.4 14.6,8")
    cloves = [stroke("16,9 12,16 12.4,27", 0.6, 1.2, 0.8), stroke("16,9 20,16 19.6,27", 0.6, 1.2, 0.8)]
    return piece(bulb, "#efe6f2", *cloves, stroke("13,29 16,30.6 19,29", 1.1))


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


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(wood, brick, metal, sheep, blood, holy_water, beer, doughnut, garlic),
    *(favor, bite, cube, guest, gift_mark),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
