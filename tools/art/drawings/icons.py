"""Icons: solid silhouettes in one color in a field of 24 x 24 that are still legible at 16 pixels.

They are black and get their color when they are painted. There is no hatching, because at this size it would
blur. Cut-outs are never thinner than 1.4 units.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    ellipse,
    mirrored,
    poly,
    rays,
    rect,
    ring,
    shape,
    star,
    stroke,
    together,
    turned,
)
from tools.art.parts import motifs

BLACK = "#000000"
CARD = rect(4.5, 2, 15, 20, 2)


def framed(inside: BaseGeometry, weight: float = 1.8) -> BaseGeometry:
    """A card's outline with something in it."""
    return together(CARD.difference(CARD.buffer(-weight)), inside)


# ----------------------------------------------------------------------------------------- combat


def fangs() -> BaseGeometry:
    """An open mouth with two long teeth."""
    upper = shape("0.6,9.4* 5,4.4 9.4,2.8 12,4.4* 14.6,2.8 19,4.4 23.4,9.4* 17,9 12,8.4 7,9")
    teeth = mirrored(shape("5.4,8.6* 5.8,13 7.8,17.4* 9.8,13 10.2,8.4*"), 12)
    lower = shape("1.6,11.2* 6,19.4 12,22.4 18,19.4 22.4,11.2* 17.6,17 12,18.9 6.4,17")
    return together(upper, teeth, lower.difference(teeth.buffer(1.2)))


def strength() -> BaseGeometry:
    """A raised fist."""
    fist = together(*(rect(4 + 3.6 * k, 3 + (k in (0, 3)) * 0.8, 3.2, 9, 1.4) for k in range(4)))
    palm = shape("4,11* 18.4,11* 19,14 16.4,18* 16.4,22* 7.4,22* 7.4,18* 4,15")
    thumb = stroke("18,12.6 13,13.4 9.6,13", 3.4, 3.2)
    return together(together(fist, palm).difference(thumb.buffer(1)), thumb)


def claws() -> BaseGeometry:
    """Four slashes."""
    return together(
        stroke("8,2 6.5,11 2,20", 0.4, 3.2, 0.2),
        stroke("13,2 11.5,12 7,22", 0.4, 3.6, 0.2),
        stroke("18,2 16.5,12 12,22", 0.4, 3.6, 0.2),
        stroke("22,4 20.8,12 17.5,20", 0.4, 3, 0.2),
    )


def mesmerize() -> BaseGeometry:
    """An eye with a whirl for an iris."""
    eye = shape("1,12* 6,6 12,4 18,6 23,12* 18,18 12,20 6,18")
    whirl = [
        (12 + r * math.cos(a), 12 + r * math.sin(a))
        for k in range(26)
        for r, a in [(0.6 + 0.21 * k, k * 0.42)]
    ]
    return together(eye.difference(circle(12, 12, 6.6)), stroke(whirl, 1.7))


def plotting() -> BaseGeometry:
    """A chess king: a scheme."""
    body = shape("7,20* 9,15 9,11* 15,11* 15,15 17,20*")
    head = shape("6.6,9.6* 5.4,5 12,7.6* 18.6,5 17.4,9.6*")
    crest = together(rect(11.1, 1, 1.8, 6), rect(9.2, 2.4, 5.6, 1.8))
    return together(body, head, crest, rect(4.6, 19.4, 14.8, 3.2, 0.8))


def escape_as_bat() -> BaseGeometry:
    """A bat that flies upwards, lines of haste below it."""
    return together(
        at(motifs.bat(), 12, 8.6, 0.113, -8),
        stroke("6,16 5.4,22", 1.8, 0.4),
        stroke("12,17 12,23", 1.8, 0.4),
        stroke("18,16 18.6,22", 1.8, 0.4),
    )


def escape_as_mist() -> BaseGeometry:
    """Three curls of mist."""
    curl = "2,10 8,10 15,10 18.6,7.4 16.6,3.8 13.4,5.6"
    low = "5,19 11,19 16,19 18.6,20.8 17.2,22.6"
    return together(stroke(curl, 2.2), stroke("1.4,14.6 10,14.6 19,14.6 22.4,12", 2.2), stroke(low, 2.2))


def combat() -> BaseGeometry:
    """Crossed blades."""
    blade = together(
        poly("3,3 7.2,3.6 17,14.6 14.6,17"),
        stroke("12.6,19 19,12.6", 2, smooth=False),
        stroke("16,16 21,21", 2.6),
    )
    other = mirrored(blade, 12).difference(blade)
    return together(blade, other.difference(blade.buffer(1.2)))


# ------------------------------------------------------------------------------------ state of play


def influence() -> BaseGeometry:
    """A crowned drop: Dracula's influence."""
    crown = poly("3,9.4 2.4,1.6 7.6,5.4 12,1 16.4,5.4 21.6,1.6 21,9.4")
    return together(crown, at(motifs.drop(), 12, 17.2, 0.125))


def damage() -> BaseGeometry:
    """A burst: a wound taken."""
    return star(12, 12, 11.5, 5.4, 8, -80).difference(star(12, 12, 4, 1.8, 4))


def despair() -> BaseGeometry:
    """A skull."""
    return at(motifs.skull(), 12, 12.8, 0.225)


def day() -> BaseGeometry:
    """A sun."""
    return together(
        circle(12, 12, 5.2), rays(12, 12, 6.8, 11.6, 8, 3.4), turned(rect(11, 1, 2, 4), 8, 12, 12)
    )


def night() -> BaseGeometry:
    """A crescent and a star."""
    return together(at(motifs.crescent(), 11, 12.4, 0.205), star(18.2, 7.4, 3.8, 1.4, 4))


def bite() -> BaseGeometry:
    """Two drops, one lower than the other."""
    return together(at(motifs.drop(48), 6.4, 9.4, 0.17), at(motifs.drop(48), 17.4, 14.6, 0.17))


def heart() -> BaseGeometry:
    """A heart."""
    return shape("12,6.4* 9.6,2.8 5,2.6 1.6,6.4 2.6,11.4 12,22* 21.4,11.4 22.4,6.4 19,2.6 14.4,2.8")


def rumor() -> BaseGeometry:
    """A speech bubble with a fang mark: what people say."""
    bubble = shape("2,9 5,3 12,1.8 19,3 22,9 19,15 12,16.4 10,16.2* 4.6,22.4* 5.8,15*")
    return bubble.difference(together(*(circle(x, 9.2, 1.5) for x in (7, 12, 17))))


def bat() -> BaseGeometry:
    """A bat."""
    return at(motifs.bat(), 12, 12.4, 0.118)


def ally() -> BaseGeometry:
    """Two clasped figures: one beside the other."""
    person = together(circle(8, 6.4, 4), shape("1,21.5* 1.4,14 8,11.6 14.6,14 15,21.5*"))
    behind = together(circle(16.6, 7.4, 3.3), shape("12,21.5* 14,13 19,12.6 22.6,16 23,21.5*"))
    return together(person, behind.difference(person.buffer(1.3)))


def hunter() -> BaseGeometry:
    """A man in a broad hat."""
    hat = together(ellipse(12, 8, 11, 2.3), shape("6.6,7.6* 7.4,2 12,3 16.6,2 17.4,7.6*"))
    return together(
        hat, shape("7.6,11* 16.4,11* 15.6,15 12,17 8.4,15"), shape("2,22.6* 4,18 12,18.6 20,18 22,22.6*")
    )


def dracula() -> BaseGeometry:
    """The Count: a widow's peak between the points of a high collar."""
    face = shape("7.4,8* 12,11.6* 16.6,8* 16.6,13 12,19* 7.4,13")
    hair = shape("6.4,9.4* 6.4,3 12,1 17.6,3 17.6,9.4* 16,6 12,9.4* 8,6")
    collar = mirrored(shape("1.6,4.6* 5.6,14 12,23* 2,23* 3,14"), 12)
    return together(
        hair,
        collar.difference(face.buffer(0.9)),
        face.difference(mirrored(rect(8.6, 11.6, 2.4, 1.5, 0.6), 12)),
    )


# ------------------------------------------------------------------------------------------ travel


def road() -> BaseGeometry:
    """A road that winds into the distance, a milestone beside it."""
    way = shape(
        "2,22.6* 3,16.6 13,12.6 14.4,9.6 11.4,6.6 11.6,3* 13.6,3* 14.4,5.6 19,8.6 19.4,12.6 13.6,17 14,22.6*"
    )
    return together(way, shape("2.4,11* 2.4,5 4.8,3 7.2,5 7.2,11*"), rect(17.2, 15.4, 5.4, 7.2, 1.4))


def rail() -> BaseGeometry:
    """A railway track that runs into the distance."""
    sleepers = [
        rect(12 - w, y, 2 * w, h)
        for y, w, h in ((3, 5.4, 1.6), (7.4, 7, 2), (12.4, 8.8, 2.4), (18.2, 11, 2.8))
    ]
    return together(*sleepers, mirrored(poly("9,1.4 10.6,1.4 8,22.6 5,22.6"), 12))


def sea() -> BaseGeometry:
    """Three waves."""
    rows = [
        stroke(
            [(x, y + (1.7 if k % 2 else -1.7)) for k, x in enumerate((1.4, 5.2, 9, 12.8, 16.6, 20.4, 22.6))],
            2.2,
        )
        for y in (5.6, 12, 18.4)
    ]
    return together(*rows)


def ticket() -> BaseGeometry:
    """A railway ticket, clipped and torn."""
    body = rect(1.4, 5, 21.2, 14, 1)
    holes = together(
        circle(1.4, 12, 2.6), circle(22.6, 12, 2.6), *(rect(15, y, 1.6, 2.2) for y in (6.4, 10.9, 15.4))
    )
    return body.difference(holes).difference(together(rect(5.4, 8.6, 7.4, 1.8), rect(5.4, 13.6, 5.4, 1.8)))


def roadblock() -> BaseGeometry:
    """A barrier across the way."""
    bar = rect(1.2, 6, 21.6, 6, 0.8)
    stripes = together(*(poly([(x, 13), (x + 3.4, 13), (x + 7, 5), (x + 3.6, 5)]) for x in (-0.6, 6.4, 13.4)))
    return together(
        bar.difference(stripes), outline_of(bar), rect(4, 12, 2.8, 10.4), rect(17.2, 12, 2.8, 10.4)
    )


def outline_of(thing: BaseGeometry, weight: float = 1.3) -> BaseGeometry:
    """The edge of a thing."""
    return thing.difference(thing.buffer(-weight))


def carriage() -> BaseGeometry:
    """A coach wheel: movement."""
    spokes = turned(rect(11.2, 2, 1.6, 9), 8, 12, 12)
    return together(ring(12, 12, 9.6, 2.6), circle(12, 12, 3), spokes)


# ----------------------------------------------------------------------------------------- actions


def supply() -> BaseGeometry:
    """A sack tied at the neck."""
    sack = shape("9,8.4* 15,8.4* 20,13 21.4,19 18,22.4 12,22.8 6,22.4 2.6,19 4,13")
    neck = shape("9.4,6.4* 6.6,1.6* 10,3 12,1.4 14,3 17.4,1.6* 14.6,6.4*")
    return together(sack.difference(at(motifs.cross(), 12, 15.8, 0.085)), neck)


def trade() -> BaseGeometry:
    """Two arrows that pass each other."""
    arrow = poly("1.6,6 14,6 14,2.2 22.4,8 14,13.4 14,9.6 1.6,9.6")
    arrow = at(arrow, 0, -0.6)
    return together(arrow, at(arrow, 24, 24, 1, 180))


def rest() -> BaseGeometry:
    """A bed."""
    return together(
        rect(1.4, 4.4, 2.6, 16.6, 0.8),
        rect(1.4, 14, 21.2, 3.6),
        rect(20, 12, 2.6, 9, 0.8),
        circle(7.4, 10.4, 2.9),
        shape("11,12.8* 11,8* 18,8 21.6,12.8*"),
    )


def search() -> BaseGeometry:
    """A magnifying glass."""
    return together(ring(9.8, 9.8, 7, 3), stroke("15.4,15.4 21,21", 4.2))


def reserve() -> BaseGeometry:
    """An hourglass: a ticket or a card kept for later."""
    sand = together(poly("8,7.2 16,7.2 12,11"), poly("12,15 17,19.2 7,19.2"))
    glass = shape("5,4* 19,4* 18,9 13.4,12* 18,15 19,20* 5,20* 6,15 10.6,12* 6,9")
    return together(
        glass.difference(glass.buffer(-1.5)), sand, rect(3, 1.4, 18, 3, 0.8), rect(3, 19.6, 18, 3, 0.8)
    )


def hospital() -> BaseGeometry:
    """A cross in a circle: care."""
    plus = together(rect(10, 5.4, 4, 13.2), rect(5.4, 10, 13.2, 4))
    return circle(12, 12, 11).difference(plus)


def blessed() -> BaseGeometry:
    """A cross with rays: holy ground."""
    return together(at(motifs.cross(), 12, 12.4, 0.2), rays(12, 7.4, 6.4, 10.5, 4, 2, 45))


def host() -> BaseGeometry:
    """A wafer over a chalice."""
    cup = shape(
        "4.6,9.4* 19.4,9.4* 18,15 13.4,17.2* 13.4,19.6 17.4,22.6* 6.6,22.6* 10.6,19.6 10.6,17.2* 6,15"
    )
    return together(
        cup, circle(12, 4.8, 3.8).difference(together(rect(11.3, 2.6, 1.4, 4.4), rect(9.8, 4.1, 4.4, 1.4)))
    )


# ------------------------------------------------------------------------------------------- cards


def event() -> BaseGeometry:
    """A card with a cross: an event of the hunters."""
    return framed(at(motifs.cross(), 12, 12, 0.13))


def dark_event() -> BaseGeometry:
    """A dark card with a bat: an event of Dracula."""
    return CARD.difference(at(motifs.bat(), 12, 12.4, 0.066).buffer(0.25))


def item() -> BaseGeometry:
    """A card with a revolver's drum: an item."""
    drum = circle(12, 12, 5.4).difference(
        together(turned(circle(12, 8.8, 1.1), 6, 12, 12), circle(12, 12, 0.9))
    )
    return framed(drum)


def encounter() -> BaseGeometry:
    """A dark card with a pair of eyes: an encounter."""
    return CARD.difference(mirrored(shape("6.4,9.6* 9,10 11.2,13* 8.4,13.4"), 12))


def power() -> BaseGeometry:
    """A dark card with a bolt: a power of Dracula."""
    return CARD.difference(poly("13.6,4 7.4,13 11.2,13 9.6,20 16.6,10.4 12.8,10.4"))


def location() -> BaseGeometry:
    """A card with houses: a place on the trail."""
    return framed(poly("7,18.6 7,11.4 9.4,8.6 11.6,11.4 11.6,9.4 14.2,5 17,9.4 17,18.6"))


def deck() -> BaseGeometry:
    """A pile of cards face down."""
    top = rect(2, 1.6, 14.4, 18, 1.8)
    back = at(top, 5.6, 3.2)
    return together(top.difference(star(9.2, 10.6, 4.6, 2, 4)), back.difference(top.buffer(1.3)))


def discard() -> BaseGeometry:
    """A card that falls face up on others."""
    low = rect(2, 15.6, 20, 6.4, 1.4)
    card = at(rect(-5.4, -7, 10.8, 14, 1.4), 13.4, 8.2, 1, 24)
    return together(low.difference(card.buffer(1.3)), outline_of(card, 1.8))


def hand() -> BaseGeometry:
    """A fan of three cards."""
    card = rect(-4, -19.6, 8, 13.6, 1.2)
    left, middle, right = at(card, 12, 24, 0.98, -34), at(card, 12, 21), at(card, 12, 24, 0.98, 34)
    sides = together(left, right).difference(middle.buffer(1.2))
    return together(sides, middle.difference(star(12, 8.2, 3.2, 1.5, 4)))


def revealed() -> BaseGeometry:
    """A card with an open eye."""
    return framed(at(_eye(), 12, 12, 0.5), 1.6)


def _eye() -> BaseGeometry:
    lids = shape("-11,0* -6,-5.6 0,-7.4 6,-5.6 11,0* 6,5.6 0,7.4 -6,5.6")
    return together(lids.difference(circle(0, 0, 4.8)), circle(0, 0, 2.6))


def eye() -> BaseGeometry:
    """An open eye."""
    return at(_eye(), 12, 12)


def trail() -> BaseGeometry:
    """Footprints that lead away."""
    step = together(ellipse(0, -2.6, 2.5, 3.6), ellipse(0, 3.4, 1.9, 2))
    steps = ((5.6, 17, 1), (14.2, 15, 0.94), (11.4, 7.6, 0.8), (19.2, 6.4, 0.74))
    return together(*(at(step, x, y, size, 16) for x, y, size in steps))


def lair() -> BaseGeometry:
    """A coffin."""
    box = poly("8,1.4 16,1.4 20,8 16,22.6 8,22.6 4,8")
    return box.difference(at(motifs.cross(), 12, 11.4, 0.125))


def castle() -> BaseGeometry:
    """A castle."""
    keep = together(
        poly("9,22 9,8.6 8,8.6 12,1 16,8.6 15,8.6 15,22"),
        poly("2.6,22 2.6,12.6 1.8,12.6 4.8,6.6 7.8,12.6 7,12.6 7,22"),
        poly("21.4,22 21.4,12.6 22.2,12.6 19.2,6.6 16.2,12.6 17,12.6 17,22"),
        rect(2.6, 15, 18.8, 7.4),
    )
    return keep.difference(together(rect(10.4, 17, 3.2, 6), circle(12, 17, 1.6), circle(12, 11, 1.1)))


def city() -> BaseGeometry:
    """Roofs and a steeple."""
    return poly(
        "1.6,22 1.6,12.4 5.4,8.4 9.2,12.4 9.2,9 12.6,1.2 16,9 16,13.6 19.4,10.4 22.6,13.6 22.6,22"
    ).difference(together(rect(11.6, 10.6, 2, 3.4), rect(4.4, 14.6, 2, 3), rect(18.4, 16, 2, 3)))


# ------------------------------------------------------------------------------- marks and commands


def pencil_here() -> BaseGeometry:
    """A tick: here."""
    return stroke("3,13 9,20 21,4", 4, smooth=False)


def pencil_not() -> BaseGeometry:
    """A saltire: not here."""
    return together(stroke("4,4 20,20", 4), stroke("20,4 4,20", 4))


def pencil_question() -> BaseGeometry:
    """A question mark."""
    return together(stroke("6,7.4 8,3.4 12,2.4 17,4 17.6,8.4 13.4,11.6 12,15.4", 3.6), circle(12, 20.6, 2.3))


def pencil() -> BaseGeometry:
    """A pencil."""
    whole = poly("1.8,22.2 3.6,15 15.6,3 21,8.4 9,20.4")
    return together(
        whole.difference(together(poly("5,15 9,19 7,20 4,17"))),
        at(rect(-1.9, -3.8, 3.6, 7.6, 0.8), 19.8, 4.2, 1, -45),
    )


def rules() -> BaseGeometry:
    """An open book."""
    book = at(motifs.book(), 12, 11.6, 0.188)
    return book.difference(
        together(
            rect(11.3, 6, 1.4, 14),
            mirrored(stroke("3.6,10.4 6.4,9.6 9.6,10.2", 1.4), 12),
            mirrored(stroke("3.6,13.6 6.4,12.8 9.6,13.4", 1.4), 12),
        )
    )


def hint() -> BaseGeometry:
    """A candle that burns."""
    return together(
        at(motifs.flame(), 12, 5.4, 0.1),
        rect(9.2, 11.4, 5.6, 8.6),
        shape("3.6,19* 20.4,19* 18,22.6 12,22.8 6,22.6"),
    )


def evidence() -> BaseGeometry:
    """A sheet of notes."""
    sheet = poly("4,1.4 15,1.4 20,6.4 20,22.6 4,22.6")
    return sheet.difference(
        together(
            poly("14.2,2.4 14.2,7.4 19,7.4 19,8.8 12.8,8.8 12.8,2.4"),
            *(rect(7, y, 10, 1.6) for y in (11, 14.4, 17.8)),
        )
    )


def undo() -> BaseGeometry:
    """An arrow that turns back."""
    return together(stroke("7,9 14,8 20,11 20.4,17 15,20.6 9,20", 3), poly("1.4,9 9,2.4 9,15.6"))


def redo() -> BaseGeometry:
    """An arrow that goes on again."""
    return at(undo(), 24, 0, 1, 0, True)


def settings() -> BaseGeometry:
    """A cog wheel."""
    return together(circle(12, 12, 7.6), turned(poly("10,1 14,1 14.8,6 9.2,6"), 8, 12, 12)).difference(
        circle(12, 12, 3.4)
    )


def play() -> BaseGeometry:
    """A triangle: go on."""
    return poly("5,2 21,12 5,22")


def pause() -> BaseGeometry:
    """Two bars: hold."""
    return together(rect(4, 2.4, 5.6, 19.2, 0.8), rect(14.4, 2.4, 5.6, 19.2, 0.8))


def skip() -> BaseGeometry:
    """Two triangles and a bar: to the end."""
    return together(
        poly("1.6,3.4 10.4,12 1.6,20.6"), poly("9.8,3.4 18.6,12 9.8,20.6"), rect(18.8, 3, 3.4, 18)
    )


def lock() -> BaseGeometry:
    """A padlock: held back."""
    shackle = stroke("6.8,12 6.8,7 9,3.4 12,2.6 15,3.4 17.2,7 17.2,12", 2.8)
    return together(
        shackle,
        rect(3.4, 10.6, 17.2, 12, 1.6).difference(together(circle(12, 15.4, 2), rect(11.1, 15.4, 1.8, 4))),
    )


def fog() -> BaseGeometry:
    """Bands of fog."""
    return together(
        stroke("3,6 9,4.8 15,7 21,5.6", 2.4),
        stroke("1.6,12 8,10.8 15,13 22.4,11.4", 2.4),
        stroke("4,18 10,16.8 15,19 20,17.8", 2.4),
    )


def storm() -> BaseGeometry:
    """A cloud with lightning."""
    bolt = poly("13.6,10 8,17.4 11.4,17.4 9.4,23.4 16.6,15 12.8,15 15.6,10")
    cloud = together(circle(7, 9.4, 5), circle(13, 6.6, 5.6), circle(18, 10, 4.4), rect(5, 8, 14.6, 6.4, 2))
    return together(cloud.difference(bolt.buffer(1.2)), bolt)


def gift() -> BaseGeometry:
    """A parcel with a bow."""
    box = together(rect(3, 12, 18, 10, 0.6), rect(2, 8, 20, 4.6, 0.6))
    loop = shape("12,8* 9,2.6 4.6,2.4 5,6.4 9,8*")
    return together(box.difference(rect(10.8, 7, 2.4, 16)), mirrored(loop, 12))


def guest() -> BaseGeometry:
    """A traveler with a broad hat."""
    body = shape("3,22* 3.6,16 7,13.4 12,12.8 17,13.4 20.4,16 21,22*")
    hat = together(ellipse(12, 6.4, 8, 1.6), rect(8.4, 1.6, 7.2, 5, 1.6))
    return together(body, circle(12, 9.4, 3.6), hat)


_DRAWN: tuple[Callable[[], BaseGeometry], ...] = (
    *(
        fangs,
        strength,
        claws,
        mesmerize,
        plotting,
        escape_as_bat,
        escape_as_mist,
        combat,
        influence,
        damage,
        despair,
    ),
    *(
        day,
        night,
        bite,
        heart,
        rumor,
        bat,
        ally,
        hunter,
        dracula,
        road,
        rail,
        sea,
        ticket,
        roadblock,
        carriage,
        supply,
    ),
    *(
        trade,
        rest,
        search,
        reserve,
        hospital,
        blessed,
        host,
        event,
        dark_event,
        item,
        encounter,
        power,
    ),
    *(
        location,
        deck,
        discard,
        hand,
        revealed,
        eye,
        trail,
        lair,
        castle,
        city,
        pencil_here,
        pencil_not,
        pencil_question,
    ),
    *(pencil, rules, hint, evidence, undo, redo, settings, play, pause, skip, lock, fog, storm, gift, guest),
)


def _icon(draw: Callable[[], BaseGeometry]) -> Callable[[], Canvas]:
    return lambda: Canvas(24, 24).ink(draw(), colour=BLACK)


DRAWINGS = {draw.__name__: _icon(draw) for draw in _DRAWN}
