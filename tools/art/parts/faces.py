"""Faces: the parts that all portraits share, in a bust of 160 x 160.

A face is lit from the upper left and seen nearly from the front. Its middle, between the eyes, is at (0, 0);
the chin is at y = 38, the crown at y = -36, the cheeks at x = -22 and 22.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.engraving.engrave import (
    RED,
    BaseGeometry,
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    flat,
    glow,
    mirrored,
    rect,
    shape,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)

X, Y = 80.0, 72.0
"""The position of the middle of the face in the field."""
MAN = shape("-22,-14 -18,-30 0,-37 18,-30 22,-14 21,8 17,24 9,35 0,38 -9,35 -17,24 -21,8")
GAUNT = shape("-21,-16 -17,-31 0,-37 17,-31 21,-16 20,4 15,22 7,36 0,40 -7,36 -15,22 -20,4")
WOMAN = shape("-20,-14 -16,-29 0,-35 16,-29 20,-14 19,6 15,20 7,32 0,35 -7,32 -15,20 -19,6")


@dataclass(frozen=True)
class Look:
    """The features that distinguish a face."""

    outline: BaseGeometry = MAN
    brow: float = 2.2
    frown: float = 0
    lips: float = 1.6
    dusk: float = 0.6
    """The darkness of the far cheek."""
    eyes: str = ""
    """The color of the eyes; ink by default."""
    hollow: float = 0.0
    """The depth of the cheeks and eye sockets."""


def put(thing: BaseGeometry) -> BaseGeometry:
    """Move a part to the position of the face."""
    return at(thing, X, Y)


def ground(art: Canvas, night: bool = False) -> None:
    """An oval of level lines around the head: day for hunters, night for vampires."""
    oval = ellipse(80, 76, 74, 73)
    if night:
        dark = glow(80, 66, 34, 0.55, 78, 1.0)
    else:
        dark = times(fade(20, 20, 0.85, 140, 130, 0.45), glow(80, 66, 30, 0.5, 76, 1))
    art.ink(tone_lines(oval, times(dark, vignette(1.7, 80, 76, 75, 74)), 0, 2.6))


def bust(art: Canvas, body: BaseGeometry, *light: BaseGeometry) -> None:
    """Shoulders and coat: a black mass with the given light cut into it."""
    art.stand(body, halo=1.4)
    art.cut(*(part.intersection(body.buffer(-0.6)) for part in light))


def neck(art: Canvas, width: float = 20, long: float = 26) -> None:
    """The throat in the shadow of the chin."""
    throat = put(rect(-width / 2, 22, width, long))
    art.stand(
        throat,
        tone_lines(throat, fade(X - width / 2, Y + 50, 0.25, X + width / 2, Y + 32, 0.9), 0, 1.8),
        halo=0,
    )


def face(art: Canvas, look: Look) -> None:
    """The face without hair."""
    head = put(look.outline)
    art.cut(head, halo=0.9)
    edge = head.difference(at(head, -1.1, -0.6)).union(head.difference(head.buffer(-0.55)))
    cheek = fade(X - 4, Y - 6, 0.0, X + 23, Y + 10, look.dusk)
    art.ink(edge, tone_lines(head, cheek, 62, 1.9, bend=-3))
    low = fade(X, Y + 22, 0.0, X + 6, Y + 40, 0.5)
    art.ink(tone_lines(head, low, -20, 1.9))
    if look.hollow:
        for side in (-1, 1):
            hollow = put(shape(f"{side * 19},6 {side * 12},13 {side * 7},24 {side * 12},26 {side * 17},18"))
            art.ink(tone_lines(hollow, flat(look.hollow * (0.8 if side < 0 else 1)), 62 * -side, 1.9))
    _features(art, look)


def _features(art: Canvas, look: Look) -> None:
    f = look.frown
    socket = together(*(put(ellipse(s * 9.6, -3.4, 7.4, 4.6)) for s in (-1, 1)))
    art.ink(tone_lines(socket, flat(0.22 + look.hollow * 0.6), 0, 1.7))
    for s in (-1, 1):
        white = put(shape(f"{s * 4},0.8* {s * 7},-1.6 {s * 11},-2 {s * 15},0.8* {s * 11},2.4 {s * 7},2.4"))
        art.cut(white)
        lid = put(stroke(f"{s * 3.6},1 {s * 7},-1.7 {s * 11},-2.1 {s * 15.6},1", 0.6, 1.9, 1.7, 0.5))
        iris = put(circle(s * 9.4, 0.1, 2.1)).intersection(white.buffer(0.4))
        under = put(stroke(f"{s * 6},3.4 {s * 10},4.2 {s * 14},3", 0.2, 0.9, 0.2))
        if look.eyes:
            art.red(iris)
        else:
            art.ink(iris)
            art.cut(put(circle(s * 9.4 - 0.7, -0.7, 0.65)))
        art.ink(lid, under)
        inner, outer = -7.4 + f, -6.4 - f * 0.6
        art.ink(
            put(
                stroke(
                    f"{s * 3.4},{inner + 1.4} {s * 8},{inner - 1.2} {s * 17},{outer}",
                    look.brow * 0.7,
                    look.brow,
                    0.3,
                )
            )
        )
    art.ink(
        put(stroke("2.6,-4 3,4 5,12", 0.3, 1.0, 1.8)),
        put(stroke("-4.6,13.6 -2,15.6 0.6,16.2 3,15.4 5.2,13", 0.6, 1.2, 1.6, 1.6, 0.8)),
        put(shape("3,-2* 8,12 5.4,15* 4,8")).intersection(put(rect(0, 0, 10, 14)))
        if look.hollow
        else put(circle(5.2, 13.4, 0.5)),
    )
    if look.lips:
        art.ink(
            put(
                stroke(
                    "-8,23.6 -3.4,22.6 0,23.4 3.4,22.6 8,23.6",
                    0.4,
                    look.lips,
                    look.lips * 0.8,
                    look.lips,
                    0.4,
                )
            ),
            put(stroke("-4,27.6 0,28.6 4.4,27.4", 0.3, 1.3, 0.3)),
        )


def strands(*lines: str, weight: float = 1.0) -> BaseGeometry:
    """Light strokes along the hair, to be cut out of its black."""
    return together(*(put(stroke(line, 0, weight, weight * 0.8, 0)) for line in lines))


def hair(art: Canvas, mass: BaseGeometry, *lines: str, weight: float = 1.0, halo: float = 0.6) -> None:
    """A black mass of hair or beard with light strokes in it."""
    art.stand(put(mass), halo=halo)
    if lines:
        art.cut(strands(*lines, weight=weight).intersection(put(mass).buffer(-0.5)))


def fangs(art: Canvas, wide: float = 5.2, top: float = 23.6, long: float = 7.0) -> None:
    """Two teeth over the lower lip."""
    tooth = shape(f"{wide - 1.8},{top - 0.6}* {wide},{top + long}* {wide + 1.8},{top - 0.6}*")
    teeth = put(mirrored(tooth))
    art.cut(teeth, halo=0.8)
    art.ink(teeth.difference(teeth.buffer(-0.55)))


def blood(art: Canvas, *lines: str) -> None:
    """Runs of blood."""
    for line in lines:
        art.ink(put(stroke(line, 0.8, 1.2, 2.2)), colour=RED)


def bared(art: Canvas) -> None:
    """A small open mouth with two teeth: a false smile."""
    mouth = put(shape("-8.4,22.4* -3.6,21 0,22 3.6,21 8.4,22.4* 4.4,28 0,29.2 -4.4,28"))
    art.stand(mouth, halo=0.7)
    art.cut(put(mirrored(shape("2,22.9* 5.8,22.7* 3.9,28.2*"))), put(rect(-2, 22.9, 4, 1.5)))
    art.ink(put(stroke("-3.4,31.4 0,32 3.8,31.2", 0.2, 1.1, 0.2)))
