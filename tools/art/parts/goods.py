"""The nine goods of the town as outlines with their lines, around the middle of a field of 32 x 32."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tools.art.engraving.engrave import (
    NOTHING,
    BaseGeometry,
    Canvas,
    at,
    circle,
    ellipse,
    lit,
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


class Good(NamedTuple):
    """A thing: its outline, dark lines on it, and pale ones."""

    body: BaseGeometry
    lines: BaseGeometry = NOTHING
    light: BaseGeometry = NOTHING


def wood() -> Good:
    """Three logs in a stack, seen from their ends."""
    logs = [(9.6, 21.6), (22.4, 21.6), (16, 11)]
    rings = [ring(x, y, r, 1.1) for x, y in logs for r in (3.6, 1.2)]
    rims = [ring(x, y, 6.0, 1.2) for x, y in logs]
    return Good(together(*(circle(x, y, 6.2) for x, y in logs)), together(*rings, *rims))


def brick() -> Good:
    """Three bricks."""
    corners = ((2.4, 17.4), (16.6, 17.4), (9.4, 7.6))
    return Good(
        together(*(rect(x, y, 13, 8.4, 0.8) for x, y in corners)),
        together(*(rect(x + 4, y + 3, 5, 2, 0.8) for x, y in corners)),
    )


def metal() -> Good:
    """A nut of steel."""
    body = poly("9,3.4 23,3.4 30,16 23,28.6 9,28.6 2,16").difference(circle(16, 16, 5.6))
    return Good(body, together(ring(16, 16, 6.2, 1.2), outline(body.buffer(-2), 0.7)))


def sheep() -> Good:
    """A sheep from the side."""
    curls = (
        *((12, 12, 5.6), (18, 10.6, 5.8), (23, 14, 5.4), (21, 19, 5.4)),
        *((14.6, 19.6, 5.6), (10.6, 16.6, 5)),
    )
    wool = together(*(circle(x, y, r) for x, y, r in curls))
    legs = together(*(rect(x, 22, 2.4, 6.6, 0.6) for x in (11.6, 15.4, 19.4, 22.8)))
    head = together(ellipse(6.2, 14.6, 4.0, 4.8, 18), ellipse(9.6, 10.4, 2.6, 1.3, -28))
    lines = together(stroke("15,12 18,10 21,12", 1), stroke("17,17 20,15.4 23,17", 1), head)
    return Good(wool, together(lines, legs.difference(wool)), circle(5.4, 13.4, 0.9))


def blood() -> Good:
    """A blood pack with a drop on it."""
    bag = together(rect(6.4, 5.6, 19.2, 19.6, 4), rect(13, 2, 6, 4.6, 1), rect(14.6, 24, 2.8, 5.6, 0.8))
    return Good(bag, light=together(at(motifs.drop(58), 16, 16, 0.2), stroke("9,9 9,20", 1.2)))


def holy_water() -> Good:
    """A flask with a cross."""
    flask = together(
        shape("12.4,9* 12.4,12 6,19 6,25 10,29.4 22,29.4 26,25 26,19 19.6,12 19.6,9*"),
        rect(11.4, 5.6, 9.2, 4, 1),
        rect(13.4, 1.8, 5.2, 4, 0.8),
    )
    return Good(flask, light=at(motifs.cross(), 16, 20.6, 0.14))


def beer() -> Good:
    """A mug with foam."""
    mug = rect(5.6, 9, 15.6, 20, 2)
    handle = ring(22, 18.6, 6, 2.8).difference(mug)
    foam = together(*(circle(x, 8.6, 4.2) for x in (8, 13.4, 18.8)), rect(5, 8, 17, 4.6, 2))
    bars = together(*(rect(x, 15, 1.5, 11, 0.7) for x in (9, 12.6, 16.2)))
    return Good(together(mug, handle, foam), together(bars, outline(foam.buffer(0.8), 0.9)), foam)


def doughnut() -> Good:
    """A doughnut with sprinkles."""
    body = circle(16, 16, 13.2).difference(circle(16, 16, 4.4))
    spots = ((9, 9, 40), (20, 7, -30), (24.6, 14, 80), (23, 22, 20), (14.6, 25, -60), (7, 19.6, 10))
    sprinkles = [at(rect(-2, -0.8, 4, 1.6, 0.8), x, y, 1, turn) for x, y, turn in spots]
    return Good(body, together(ring(16, 16, 4.8, 1.1), *sprinkles))


def garlic() -> Good:
    """A bulb of garlic."""
    bulb = shape("16,2* 17.4,8 20,11.4 27,17 26.6,24 21,28.6 16,29.4 11,28.6 5.4,24 5,17 12,11.4 14.6,8")
    cloves = [stroke("16,9 12,16 12.4,27", 0.6, 1.2, 0.8), stroke("16,9 20,16 19.6,27", 0.6, 1.2, 0.8)]
    return Good(bulb, together(*cloves, stroke("13,29 16,30.6 19,29", 1.1)))


_MADE: tuple[Callable[[], Good], ...] = (wood, brick, metal, sheep, blood, holy_water, beer, doughnut, garlic)
GOODS = {made.__name__: made() for made in _MADE}
"""The goods by the names of the resources."""


def stand_good(art: Canvas, name: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """Put a good into an engraving, its middle at a point; a size of 1 is 32 units."""
    good = GOODS[name]

    def placed(thing: BaseGeometry) -> BaseGeometry:
        return at(at(thing, -16, -16), x, y, size, turn)

    body = placed(good.body)
    if name == "blood":
        art.stand(body, halo=1.2)
        art.red(body.buffer(-1.2 * size))
        art.cut(placed(good.light))
        return
    art.stand(body, outline(body, 1.3 * size**0.5), tone_lines(body, lit(body, 0.0, 0.6), 45, 2.2), halo=1.2)
    if not good.light.is_empty:
        art.cut(placed(good.light))
        art.ink(outline(placed(good.light), 0.8))
    art.ink(placed(good.lines))
