"""Tokens of the second edition: the times of day, tracks, markers and the Servant's lives."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.drawings.tokens import DARK, DISC, LOZENGE, OCTAGON, PALE, SHIELD, SQUARE, counter
from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    mirrored,
    poly,
    rays,
    rect,
    ring,
    shape,
    star,
    stroke,
    together,
)
from tools.art.parts import motifs

_HORIZON = rect(5.4, 20.6, 21.2, 1.8, 0.9)


def _half_sun(up: bool) -> BaseGeometry:
    """A sun on the horizon with an arrow that says whether it rises or sets."""
    sun = circle(16, 19.4, 6.2).intersection(rect(0, 0, 32, 19.4))
    shine = rays(16, 19.4, 7.6, 11.4, 12, 2.2, 15).intersection(rect(0, 0, 32, 18.4))
    arrow = poly("16,23.4 20,27 12,27") if up else poly("16,27.2 20,23.6 12,23.6")
    return together(sun, shine, _HORIZON, arrow)


def dawn() -> Canvas:
    """The sun rises."""
    return counter(DISC, "#e6a35c", _half_sun(up=True), DARK)


def noon() -> Canvas:
    """The sun is high."""
    return counter(DISC, "#f0cd63", together(circle(16, 16, 5.4), rays(16, 16, 7, 11.6, 16, 2.2)), DARK)


def dusk() -> Canvas:
    """The sun sets."""
    return counter(DISC, "#b5523a", _half_sun(up=False))


def twilight() -> Canvas:
    """The evening star and a young moon over the horizon."""
    moon = at(motifs.crescent(), 12.4, 14, 0.13, 200)
    return counter(OCTAGON, "#5a4577", together(moon, star(21.4, 10.4, 4, 1.5, 4), _HORIZON))


def midnight() -> Canvas:
    """A full moon with the hands of a clock at twelve."""
    hands = together(rect(15.1, 8.6, 1.8, 8), stroke("16,16.4 16,11.4", 2.6))
    face = circle(16, 16, 9.2).difference(hands)
    return counter(OCTAGON, "#1c2242", face)


def small_hours() -> Canvas:
    """An old moon and a candle that burns low."""
    moon = at(motifs.crescent(), 11, 12, 0.12, 20)
    candle = together(
        rect(18.6, 17, 5, 6.4, 0.8), at(motifs.flame(), 21.1, 12.6, 0.075), rect(15.8, 23, 10.6, 2, 1)
    )
    return counter(OCTAGON, "#33506e", together(moon, candle))


def resolve() -> Canvas:
    """A raised sword between rays."""
    sword = together(
        poly("16,4.4 18,8 17.7,19 14.3,19 14,8"),
        rect(10.6, 19, 10.8, 2.2, 1),
        rect(14.9, 21, 2.2, 5, 0.8),
        circle(16, 26.6, 1.7),
    )
    light = mirrored(together(stroke("21.6,14 25.6,12.4", 1.8), stroke("21.2,9.6 24,6.8", 1.8)), 16)
    return counter(SHIELD, "#3c6248", together(sword, light))


def blood() -> Canvas:
    """A drop of blood."""
    return counter(DISC, "#7b1f1c", at(motifs.drop(), 16, 15.6, 0.205))


def vampire() -> Canvas:
    """Two fangs under a lip."""
    lip = shape("5.6,13* 10,9.4 16,10.6 22,9.4 26.4,13* 21,14.6 16,14 11,14.6")
    tooth = shape("9.6,14.4* 10.4,18 12.4,22.4* 13.6,18 14,14.4*")
    return counter(DISC, "#191512", together(lip, mirrored(tooth, 16)))


def continues() -> Canvas:
    """Two arrows in a circle: the combat continues."""
    circle_ = ring(16, 16, 8.6, 2.6).difference(together(rect(17, 4, 8, 8), rect(7, 20, 8, 8)))
    heads = together(poly("15.6,3.6 22,8 15.6,12"), poly("16.4,20 10,24 16.4,28.4"))
    return counter(SQUARE, "#4a5a6a", together(circle_, heads))


def hourglass() -> Canvas:
    """A marker that counts rounds."""
    glass = poly("10.4,8 21.6,8 17,16 21.6,24 10.4,24 15,16")
    caps = together(rect(8.6, 5.6, 14.8, 2.6, 1), rect(8.6, 23.8, 14.8, 2.6, 1))
    return counter(LOZENGE, "#2e4f7c", at(together(glass, caps), 2.4, 2.4, 0.85))


def catacombs() -> Canvas:
    """Steps that go down under an arch."""
    vault = shape("6.6,26* 6.6,14 10,8 16,6 22,8 25.4,14 25.4,26*").difference(
        shape("9.8,26* 9.8,14.6 12,11 16,9.4 20,11 22.2,14.6 22.2,26*")
    )
    steps = together(*(rect(10.8 + 1.5 * k, 24 - 3.4 * k, 10.4 - 3 * k, 1.9) for k in range(3)))
    return counter(SHIELD, "#3b3140", at(together(vault, steps), 2.6, 1.6, 0.84))


def life() -> Canvas:
    """One of the Servant's lives: a pale skull."""
    return counter(DISC, PALE, at(motifs.skull(), 16, 16.6, 0.22), DARK)


def life_lost() -> Canvas:
    """A skull struck out."""
    skull = at(motifs.skull(), 16, 16.6, 0.22).difference(stroke("6,25 26,7", 4))
    return counter(DISC, "#8d8270", together(skull, stroke("6,25 26,7", 2)), DARK)


def wolf() -> Canvas:
    """A wolf's head: the shape that the Servant takes once per night."""
    eyes = mirrored(poly("10,-13 25,-19 22,-8 13,-6"))
    head = at(motifs.wolf_face().difference(together(motifs.wolf_face_light(), eyes)), 16, 15.6, 0.165)
    return counter(OCTAGON, "#33506e", head)


def servant() -> Canvas:
    """A hunched figure with a lantern."""
    man = together(
        circle(16.6, 9.2, 3.4),
        shape("7.4,27* 8.6,17 12.4,12 17,12.4 20.6,14.6 22,20 22.6,27*"),
        stroke("19,15 25,16.4", 2.4),
    )
    lamp = together(rect(23.6, 17.4, 4, 5, 0.8), stroke("25.6,14.6 25.6,17.6", 1.2))
    return counter(DISC, "#5c2a26", together(man, lamp))


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(dawn, noon, dusk, twilight, midnight, small_hours, resolve, blood, vampire, continues, hourglass),
    *(catacombs, life, life_lost, wolf, servant),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
