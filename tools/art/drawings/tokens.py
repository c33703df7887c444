"""Tokens: counters of 32 x 32 with a bold sign; they differ in outline as well as in color."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.drawings import icons
from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    flat,
    outline,
    poly,
    rect,
    shape,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs

DARK, PALE = "#211710", "#f2e6c8"
DISC = circle(16, 16, 15)
SQUARE = rect(1.5, 1.5, 29, 29, 4)
SHIELD = shape("2,2.4* 16,1.2 30,2.4* 29.6,15 25,24 16,31* 7,24 2.4,15")
OCTAGON = poly("10,1 22,1 31,10 31,22 22,31 10,31 1,22 1,10")
LOZENGE = poly("16,0.6 31.4,16 16,31.4 0.6,16")


def counter(body: BaseGeometry, ground: str, sign: BaseGeometry, ink: str = PALE) -> Canvas:
    """A counter with a dark rim, a thin line within, a hatched shade at the lower right and its sign."""
    art = Canvas(32, 32, ink).ground(DARK, body).ground(ground, body.buffer(-1.1))
    shade = body.buffer(-2.2).difference(at(body.buffer(-2.2), -2.6, -2.6))
    art.ink(tone_lines(shade, flat(0.4), 45, 1.3), colour=DARK)
    art.ink(outline(body.buffer(-1.9), 0.5))
    return art.cut(sign, halo=0.8).ink(sign)


def fog() -> Canvas:
    """Bands of fog."""
    bands = (
        "8,10.6 13,9.4 19,11.8 24.6,10.2",
        "6,16 12,14.8 19.4,17.2 26,15.6",
        "8.6,21.4 14,20.2 19.6,22.6 23.6,21.4",
    )
    return counter(DISC, "#6f7f86", together(*(stroke(b, 2.4) for b in bands)))


def storm() -> Canvas:
    """A cloud with lightning."""
    return counter(DISC, "#2e4f7c", at(icons.storm(), 6.2, 5.6, 0.84))


def roadblock_road() -> Canvas:
    """A barrier on a road."""
    return counter(SQUARE, "#8a2f22", at(icons.roadblock(), 5, 5.4, 0.92))


def roadblock_rail() -> Canvas:
    """A barrier on a railway track."""
    track = at(icons.rail(), 7.6, 7.6, 0.7)
    bar = at(rect(-12, -2, 24, 4, 0.8), 16, 16, 1, -24)
    return counter(OCTAGON, "#8a2f22", together(track.difference(bar.buffer(1)), bar))


def bats() -> Canvas:
    """A bat."""
    return counter(DISC, "#4a2b5c", together(at(motifs.bat(), 16, 15.6, 0.125)))


def host() -> Canvas:
    """A wafer over a chalice."""
    return counter(SHIELD, "#a8842f", at(icons.host(), 6.4, 4.2, 0.8), DARK)


def consecrated() -> Canvas:
    """A cross on the ground."""
    mound = shape("7,23.6* 11,20.6 16,19.8 21,20.6 25,23.6* 16,26.6")
    return counter(
        SHIELD,
        "#e9dcb6",
        together(at(motifs.cross(), 16, 13, 0.2), mound.difference(rect(13.4, 12, 5.2, 12))),
        "#7b1f1c",
    )


def hospital() -> Canvas:
    """A cross with equal arms."""
    plus = together(rect(13, 7, 6, 18), rect(7, 13, 18, 6))
    return counter(SQUARE, "#3c6248", plus)


def rumor() -> Canvas:
    """A speech bubble."""
    return counter(LOZENGE, "#7b1f1c", at(icons.rumor(), 7.4, 7, 0.72))


def despair() -> Canvas:
    """A skull."""
    return counter(DISC, "#191512", at(motifs.skull(), 16, 16.6, 0.22))


def bite() -> Canvas:
    """Two drops."""
    return counter(DISC, PALE, at(icons.bite(), 4.6, 4, 0.96), "#7b1f1c")


def damage() -> Canvas:
    """A burst."""
    return counter(OCTAGON, "#8a2f22", at(icons.damage(), 5.2, 5.2, 0.9))


def night() -> Canvas:
    """A crescent and a star."""
    return counter(DISC, "#232b4d", at(icons.night(), 5, 4.2, 0.94))


def day() -> Canvas:
    """A sun."""
    return counter(DISC, "#e0b64a", at(icons.day(), 5.4, 5.4, 0.88), DARK)


def influence() -> Canvas:
    """A crowned drop."""
    return counter(DISC, "#7b1f1c", at(icons.influence(), 5.2, 4.6, 0.9))


def lair() -> Canvas:
    """A coffin."""
    return counter(SHIELD, "#2c2430", at(icons.lair(), 6, 3.2, 0.84))


def box() -> Canvas:
    """A box of earth, with a lid and boards, and the earth on it."""
    boards = together(rect(6.4, 17.6, 19.2, 2.9), rect(6.4, 21.5, 19.2, 2.9))
    earth = shape("8.4,13* 11.5,9.4 16,8 20.5,9.4 23.6,13*")
    return counter(SQUARE, "#6a4528", together(earth, rect(4.9, 13.7, 22.2, 2.9), boards))


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(fog, storm, roadblock_road, roadblock_rail, bats, host, consecrated, hospital, rumor, despair, bite),
    *(damage, night, day, influence, lair, box),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
