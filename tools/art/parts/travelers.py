"""Travelers: busts of 160 x 160 put together from hats, hair, beards, coats and a badge with a sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    flat,
    mirrored,
    outline,
    poly,
    rect,
    ring,
    shape,
    star,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs
from tools.art.parts.faces import GAUNT, MAN, WOMAN, Look, bust, face, ground, hair, neck, put
from tools.art.parts.goods import stand_good
from tools.art.parts.scenes import dissolve

COAT = shape("8,160* 14,136 34,124 60,116 80,115 100,116 126,124 146,136 152,160*")
Part = Callable[[Canvas], None]
Sign = str | BaseGeometry
"""The name of a good, or a shape around the middle of a field of 32 x 32."""


@dataclass(frozen=True)
class Traveler:
    """The parts of a traveler."""

    outline: BaseGeometry = MAN
    hair: str = "short"
    hat: str = ""
    beard: str = ""
    coat: str = "plain"
    glasses: bool = False
    signs: tuple[Sign, ...] = ()
    frown: float = 0.0


def portrait(who: Traveler) -> Canvas:
    """Draw a traveler."""
    art = Canvas(160, 160)
    ground(art)
    COATS[who.coat](art)
    neck(art, 20)
    _smile(art, who)
    HAIR[who.hair](art)
    if who.beard:
        BEARDS[who.beard](art)
    if who.glasses:
        _glasses(art)
    if who.hat:
        HATS[who.hat](art)
    dissolve(art, 146, 160)
    _badges(art, who.signs)
    return art


def _smile(art: Canvas, who: Traveler) -> None:
    """The face, with a smile and cheeks: these are holidays."""
    brow = 1.7 if who.outline is WOMAN else 2.3
    face(art, Look(outline=who.outline, brow=brow, frown=who.frown, lips=0, dusk=0.5))
    art.ink(put(stroke("-9,22.4 -4,26.6 0,27.4 4.4,26.6 9.4,22.2", 0.5, 1.7, 1.9, 1.7, 0.5)))
    art.ink(put(stroke("-4,30.8 0,31.8 4.4,30.6", 0.3, 1.0, 0.3)))
    for side in (-1, 1):
        art.ink(put(stroke(f"{side * 11},20.4 {side * 12.4},22 {side * 11.6},24", 0.3, 1.1, 0.3)))


# ----------------------------------------------------------------------------------------------------- coats


def _plain(art: Canvas) -> None:
    bust(
        art,
        COAT,
        stroke("58,117 68,138 78,160", 0.8, 1.8, 0.6),
        stroke("102,117 92,138 82,160", 0.8, 1.8, 0.6),
        tone_lines(COAT, fade(16, 120, 0.45, 84, 160, 0.0), 62, 2.4),
    )
    shirt = poly("64,112 96,112 90,128 80,144 70,128")
    art.cut(shirt).ink(outline(shirt, 0.8))


def _shirt(art: Canvas) -> None:
    """A holiday shirt with flowers."""
    art.stand(COAT, outline(COAT, 1.6), tone_lines(COAT, fade(60, 120, 0.02, 150, 160, 0.4), 62, 2.6), halo=1)
    for x, y in ((30, 142), (48, 130), (60, 148), (100, 146), (116, 130), (132, 144), (88, 132)):
        art.ink(star(x, y, 6.4, 2.6, 5, 12 * x)).cut(circle(x, y, 1.5))
    collar = mirrored(poly("80,122 66,112 58,118 70,130"), 80)
    art.stand(collar, outline(collar, 1.2), halo=0.6)


def _dress(art: Canvas) -> None:
    """A dress with a round neck and a necklace."""
    bust(art, COAT, tone_lines(COAT, fade(16, 120, 0.5, 90, 160, 0.0), 70, 2.6))
    low = ellipse(80, 114, 24, 15)
    art.cut(low).ink(tone_lines(low, fade(80, 104, 0.5, 84, 126, 0.05), 0, 1.9))
    art.ink(*(circle(80 + 3.6 * k, 123 - 0.055 * (3.6 * k) ** 2 * 0.5, 1.7) for k in range(-5, 6)))


def _robe(art: Canvas) -> None:
    """A monk's robe with a hood around the neck."""
    bust(
        art,
        COAT,
        *(
            stroke([(26 + 18 * k, 132), (30 + 16 * k, 146), (26 + 18 * k, 160)], 0, 1.6, 0.4)
            for k in range(7)
        ),
    )
    hood = shape("42,124* 56,108 80,104 104,108 118,124* 104,134 80,138 56,134")
    art.stand(hood, halo=1.2)
    art.cut(outline(hood.buffer(-1.6), 1.0), ellipse(80, 118, 18, 8))
    art.ink(tone_lines(ellipse(80, 118, 18, 8), flat(0.4), 0, 1.8))


def _uniform(art: Canvas) -> None:
    """A uniform with buttons and shoulder straps."""
    bust(art, COAT)
    art.cut(*(circle(80, 130 + 9 * k, 2) for k in range(3)))
    strap = mirrored(poly("36,124 56,117 60,122 40,130"), 80)
    art.cut(strap).ink(outline(strap, 0.9))
    collar = mirrored(poly("80,120 66,110 62,118 74,126"), 80)
    art.stand(collar, outline(collar, 1.1), halo=0.5)


def _apron(art: Canvas) -> None:
    """An apron over a shirt with rolled sleeves."""
    art.stand(COAT, outline(COAT, 1.5), tone_lines(COAT, fade(20, 120, 0.1, 150, 150, 0.6), 62, 2.4), halo=1)
    bib = poly("58,128 102,128 108,160 52,160")
    art.stand(bib, outline(bib, 1.4), halo=1)
    art.ink(stroke("60,128 62,116", 1.8), stroke("100,128 98,116", 1.8), stroke("66,146 80,150 94,146", 1.0))


def _scarf(art: Canvas) -> None:
    """A coat with a long striped scarf."""
    bust(art, COAT, tone_lines(COAT, fade(16, 120, 0.4, 84, 160, 0.0), 62, 2.4))
    wrap = shape("52,112* 66,106 80,110 94,106 108,112* 106,124 80,130 54,124")
    end = poly("90,122 106,120 112,160 94,160")
    for part in (end, wrap):
        art.stand(part, outline(part, 1.3), halo=1)
    art.ink(
        *(
            poly(
                [
                    (91 + k * 0.3, 128 + k),
                    (107 + k * 0.2, 126 + k),
                    (108 + k * 0.2, 131 + k),
                    (92 + k * 0.3, 133 + k),
                ]
            ).intersection(end)
            for k in (4, 15, 26)
        )
    )
    art.ink(*(stroke(f"{x},110 {x - 2},126", 2.6) for x in (62, 76, 90)))


COATS: dict[str, Part] = {
    "plain": _plain,
    "shirt": _shirt,
    "dress": _dress,
    "robe": _robe,
    "uniform": _uniform,
    "apron": _apron,
    "scarf": _scarf,
}


# ------------------------------------------------------------------------------------------------------ hair


def _short(art: Canvas) -> None:
    hair(
        art,
        shape(
            "-24,4* -25,-14 -24,-30 -12,-42 4,-45 18,-40 26,-26 24,-8 24,4* 20,-2 19,-16* "
            "8,-25 -6,-28 "
            "-16,-22 -19,-12 -20,2*"
        ),
        "-20,-22 -8,-38 8,-40",
        "-10,-30 4,-40 16,-34",
    )


def _long(art: Canvas) -> None:
    side = shape("-20,-20* -27,-4 -28,20 -26,44 -32,58* -14,54 -17,34 -19,10")
    hair(art, together(side, mirrored(side).difference(side)))
    hair(
        art,
        shape("-26,-4* -27,-26 -14,-42 0,-46 14,-42 27,-26 26,-4* 20,-14 12,-26 0,-32* -10,-26 -20,-14"),
        "-20,-24 -8,-38 0,-40",
        "2,-40 12,-36 22,-22",
    )


def _bun(art: Canvas) -> None:
    knot = put(circle(0, -50, 12))
    art.stand(knot, halo=0.8).cut(
        put(stroke("-8,-54 0,-58 8,-52", 0, 1.4, 0)), put(stroke("-8,-48 0,-51 8,-46", 0, 1.4, 0))
    )
    hair(
        art,
        shape("-24,0* -26,-20 -16,-40 0,-44 16,-40 26,-20 24,0* 19,-16 8,-28 0,-30 -8,-28 -19,-16"),
        "-18,-24 -6,-38 0,-40",
        "6,-40 16,-30",
    )


def _curls(art: Canvas) -> None:
    spots = [
        (-24, -2, 8),
        (-26, -16, 9),
        (-20, -30, 10),
        (-8, -40, 10),
        (6, -41, 10),
        (18, -32, 10),
        (25, -18, 9),
        (24, -4, 8),
    ]
    for x, y, r in spots:
        lock = put(circle(x, y, r))
        art.stand(lock, halo=0.5).cut(put(ring(x, y, r * 0.55, 1.1)))


def _bald(art: Canvas) -> None:
    for side in (-1, 1):
        hair(art, shape(f"{side * 20},-14* {side * 26},-10 {side * 26},4 {side * 22},10* {side * 21},0"))
    art.ink(put(stroke("-12,-31 -4,-34 6,-34", 0.3, 1.0, 0.3)))


def _braids(art: Canvas) -> None:
    _short(art)
    for side in (-1, 1):
        for k in range(4):
            lock = put(ellipse(side * (26 + k * 0.8), 14 + 11 * k, 6.4, 6))
            art.stand(lock, halo=0.6).cut(
                put(stroke(f"{side * 22},{16 + 11 * k} {side * 31},{11 + 11 * k}", 0, 1.2, 0))
            )
        art.red(put(rect(side * 29 - 3, 54, 6, 4)))


def _wild(art: Canvas) -> None:
    spikes = together(
        *(
            put(poly([(x - 7, -22), (x + dx, y), (x + 7, -22)]))
            for x, dx, y in (
                (-22, -14, -34),
                (-14, -10, -52),
                (-4, -3, -58),
                (6, 5, -58),
                (15, 12, -50),
                (22, 15, -34),
            )
        )
    )
    art.stand(
        together(
            spikes, put(shape("-25,2* -26,-18 -16,-30 0,-34 16,-30 26,-18 25,2* 19,-14 6,-26 -6,-26 -19,-14"))
        ),
        halo=0.6,
    )


def _bob(art: Canvas) -> None:
    hair(
        art,
        shape(
            "-26,26* -30,6 -28,-22 -14,-42 0,-46 14,-42 28,-22 30,6 26,26* 20,20 20,-6* "
            "18,-16 -18,-16* "
            "-20,-6 -20,20"
        ),
        "-22,-22 -10,-38 0,-40",
        "4,-40 14,-36 24,-20",
        "-25,0 -26,12 -24,22",
    )


HAIR: dict[str, Part] = {
    "short": _short,
    "long": _long,
    "bun": _bun,
    "curls": _curls,
    "bald": _bald,
    "braids": _braids,
    "wild": _wild,
    "bob": _bob,
}


# ------------------------------------------------------------------------------------------ beards, glasses


def _full_beard(art: Canvas) -> None:
    hair(
        art,
        shape("-22,4* -20,20 -18,36 -8,50 0,54 8,50 18,36 20,20 22,4* 18,16 10,19 0,17 -10,19 -18,16"),
        "-12,30 -8,42 -2,50",
        "12,30 8,42 2,50",
        "-2,34 0,44 0,50",
    )
    art.cut(put(shape("-7,23* 0,26 7,23* 4,29 -4,29"))).ink(put(stroke("-7,24 0,27 7,24", 0.6, 1.4, 0.6)))


def _mustache(art: Canvas) -> None:
    hair(art, mirrored(shape("0,18* 8,16 16,20 24,15* 20,25 10,25 0,22*")), "-14,21 -8,19 -2,20", halo=0.4)


def _stubble(art: Canvas) -> None:
    chin = put(shape("-18,14* -14,30 0,38 14,30 18,14* 8,20 -8,20"))
    art.ink(tone_lines(chin, flat(0.28), 80, 2.4))


BEARDS: dict[str, Part] = {"full": _full_beard, "mustache": _mustache, "stubble": _stubble}


def _glasses(art: Canvas) -> None:
    lens = [put(ellipse(side * 9.6, 0.6, 8.4, 7.4)) for side in (-1, 1)]
    art.ink(*(part.difference(part.buffer(-1.5)) for part in lens), put(stroke("-2,0 0,-1.4 2,0", 1.4)))
    art.ink(put(stroke("-18,-1 -23,-3", 1.3)), put(stroke("18,-1 23,-3", 1.3)))


# ------------------------------------------------------------------------------------------------------ hats


def _sun_hat(art: Canvas) -> None:
    crown = put(shape("-22,-26* -20,-46 0,-54 20,-46 22,-26*"))
    brim = put(shape("-50,-24* -30,-33 0,-36 30,-33 50,-24* 28,-18 0,-16 -28,-18"))
    art.stand(
        crown, outline(crown, 1.4), tone_lines(crown, fade(60, 30, 0.05, 104, 50, 0.6), 80, 2.2), halo=1
    )
    art.red(put(shape("-22,-28* 0,-24 22,-28* 21.6,-35 0,-31 -21.6,-35")))
    art.stand(brim, outline(brim, 1.4), tone_lines(brim, fade(50, 0, 0.05, 130, 0, 0.5), 10, 2.2), halo=1)


def _cap(art: Canvas) -> None:
    crown = put(shape("-25,-22* -24,-42 -4,-50 18,-44 25,-22*"))
    peak = put(shape("-26,-20* 0,-27 24,-20* 10,-12 -14,-10 -34,-10"))
    art.stand(crown, halo=1)
    art.cut(
        put(stroke("-4,-50 -6,-36 -4,-24", 0.4, 1.4, 0.4)),
        put(stroke("-18,-42 -20,-32 -20,-24", 0.2, 1.6, 0.2)),
    )
    art.stand(peak, outline(peak, 1.2), halo=1)


def _bowler(art: Canvas) -> None:
    crown = put(shape("-24,-24* -25,-46 -8,-58 8,-58 25,-46 24,-24*"))
    art.stand(crown, halo=1.2).cut(
        put(stroke("-18,-32 -18,-46 -8,-53", 0.4, 2.2, 0.4)), put(rect(-24, -31, 48, 1.4))
    )
    art.stand(put(shape("-38,-26* -26,-20 0,-18 26,-20 38,-26* 30,-15 0,-12 -30,-15")), halo=1)


def _top_hat(art: Canvas) -> None:
    crown = put(shape("-21,-24* -22.4,-44 -24,-64* -10,-66 10,-66 24,-64* 22.4,-44 21,-24*"))
    art.stand(crown, halo=1.2).cut(put(stroke("-17,-32 -18,-58", 0.4, 2.2, 0.4)))
    art.red(put(rect(-21.6, -33, 43.2, 6)))
    art.stand(put(shape("-36,-27* -26,-22 0,-20 26,-22 36,-27* 31,-16 0,-11 -31,-16")), halo=1)


def _beret(art: Canvas) -> None:
    whole = put(shape("-32,-26* -36,-40 -16,-52 10,-52 34,-42 32,-28* 14,-32 0,-30 -16,-26"))
    art.stand(together(whole, put(rect(-2, -58, 3, 8))), halo=1).cut(
        put(stroke("-26,-38 -8,-47 14,-46", 0.4, 2.0, 0.4))
    )


def _bobble(art: Canvas) -> None:
    knit = put(shape("-26,-18* -26,-38 -12,-52 0,-56 12,-52 26,-38 26,-18*"))
    art.stand(knit, outline(knit, 1.4), halo=1)
    art.ink(
        *(put(stroke(f"{x},-26 {x * 0.8},-42 {x * 0.4},-53", 0.8, 2.4, 0.8)) for x in (-20, -10, 0, 10, 20))
    )
    band = put(rect(-28, -26, 56, 11, 4))
    art.stand(band, outline(band, 1.4), tone_lines(band, flat(0.35), 90, 3.0), halo=0.8)
    ball = put(circle(0, -60, 8))
    art.stand(ball, outline(ball, 1.0), tone_lines(ball, flat(0.5), 45, 2.0), halo=0.8)


def _chef(art: Canvas) -> None:
    puff = together(
        *(put(circle(x, y, r)) for x, y, r in ((-16, -50, 13), (0, -58, 15), (16, -50, 13), (0, -46, 14)))
    )
    art.stand(puff, outline(puff, 1.5), tone_lines(puff, fade(70, 10, 0.0, 108, 40, 0.5), 70, 2.4), halo=1)
    band = put(poly("-22,-40 22,-40 23,-24 -23,-24"))
    art.stand(band, outline(band, 1.4), halo=0.8)


def _nurse(art: Canvas) -> None:
    cap = put(shape("-20,-32* -24,-50 0,-56 24,-50 20,-32* 0,-38"))
    art.stand(cap, outline(cap, 1.4), halo=1)
    art.red(put(rect(-2, -51, 4, 12)), put(rect(-6, -47, 12, 4)))


def _hood(art: Canvas) -> None:
    cowl = put(
        shape(
            "-30,30* -36,0 -30,-34 -12,-52 6,-56 24,-44 34,-20 36,6 30,30* 24,16 24,-8 "
            "18,-26 0,-34 -18,-26 -24,-8 "
            "-24,16"
        )
    )
    art.stand(cowl, halo=1)
    art.cut(
        put(stroke("-30,10 -32,-10 -24,-34", 0.3, 1.8, 0.3)),
        put(stroke("-14,-46 2,-51 14,-46", 0.3, 1.8, 0.3)),
    )


def _helmet(art: Canvas) -> None:
    shell = put(shape("-26,-18* -27,-40 -10,-54 10,-54 27,-40 26,-18*"))
    art.stand(
        shell, outline(shell, 1.5), tone_lines(shell, fade(60, 20, 0.05, 106, 50, 0.6), 70, 2.4), halo=1
    )
    art.ink(put(rect(-3, -56, 6, 34)), put(rect(-32, -22, 64, 5, 2)))


def _straw(art: Canvas) -> None:
    crown = put(rect(-22, -48, 44, 24, 2))
    art.stand(crown, outline(crown, 1.3), tone_lines(crown, flat(0.28), 0, 2.4), halo=1)
    art.red(put(rect(-22, -33, 44, 6)))
    brim = put(ellipse(0, -24, 40, 6))
    art.stand(brim, outline(brim, 1.3), tone_lines(brim, flat(0.28), 0, 2.0), halo=0.8)


def _headscarf(art: Canvas) -> None:
    cloth = put(
        shape(
            "-27,16* -31,-10 -24,-36 -8,-48 8,-48 24,-36 31,-10 27,16* 22,6 22,-12 14,-26 "
            "0,-31 -14,-26 -22,-12 -22,6"
        )
    )
    art.stand(cloth, outline(cloth, 1.3), halo=1)
    art.ink(
        *(
            put(circle(x, y, 2))
            for x, y in ((-24, -14), (-19, -30), (-6, -40), (8, -40), (20, -29), (25, -12), (26, 4), (-26, 4))
        )
    )
    knot = put(mirrored(poly("0,40 12,48 6,56")))
    art.stand(knot, outline(knot, 1.2), halo=0.6)


def _sailor(art: Canvas) -> None:
    top = put(shape("-28,-30* -26,-46 0,-52 26,-46 28,-30*"))
    art.stand(top, outline(top, 1.4), halo=1)
    band = put(rect(-25, -32, 50, 9, 2))
    art.stand(band, halo=0.6)
    peak = put(shape("-24,-22* 0,-26 24,-22* 14,-14 -14,-14"))
    art.stand(peak, halo=0.8).cut(put(star(0, -40, 4.4, 2, 5)))


HATS: dict[str, Part] = {
    "sun hat": _sun_hat,
    "cap": _cap,
    "bowler": _bowler,
    "top hat": _top_hat,
    "beret": _beret,
    "bobble": _bobble,
    "chef": _chef,
    "nurse": _nurse,
    "hood": _hood,
    "helmet": _helmet,
    "straw": _straw,
    "headscarf": _headscarf,
    "sailor": _sailor,
}


# ---------------------------------------------------------------------------------------------------- badges


def _badges(art: Canvas, signs: Sequence[Sign]) -> None:
    """Discs at the lower right with the traveler's signs."""
    for number, sign in enumerate(reversed(signs)):
        x, y, r = 130 - 38 * number, 130, 24
        disc = circle(x, y, r)
        art.cut(disc, halo=1.6).ink(outline(disc, 1.6), ring(x, y, r - 3, 0.7))
        if isinstance(sign, str):
            stand_good(art, sign, x, y, 0.96)
        else:
            art.ink(at(at(sign, -16, -16), x, y, 0.96))


def sun() -> BaseGeometry:
    """A sun."""
    return together(circle(16, 16, 6), *(at(poly("-2,-9 2,-9 0,-14"), 16, 16, 1, 45 * k) for k in range(8)))


def moon() -> BaseGeometry:
    """A moon."""
    return at(motifs.crescent(12), 16, 16)


def double() -> BaseGeometry:
    """Two equal squares, one before the other."""
    back, front = rect(6, 5, 14, 16, 1), rect(12, 11, 14, 16, 1)
    return together(outline(back, 1.8).difference(front.buffer(1.4)), front)


def suitcase() -> BaseGeometry:
    """A suitcase."""
    return together(rect(4, 11, 24, 16, 2), ring(16, 10, 4.4, 2).difference(rect(4, 11, 24, 20)))


def camera() -> BaseGeometry:
    """A camera on a stick."""
    body = rect(7, 4, 18, 13, 2).difference(circle(16, 10.6, 3.6))
    return together(body, circle(16, 10.6, 1.8), stroke("16,17 16,30", 2.4))


def heart() -> BaseGeometry:
    """A heart."""
    return shape("16,28* 5,17.4 5,9.6 10,6.6 14,8 16,11.4* 18,8 22,6.6 27,9.6 27,17.4")


def again() -> BaseGeometry:
    """An arrow in a circle."""
    way = ring(16, 16, 9, 3).difference(poly("16,16 30,4 34,16"))
    return together(way, poly("20,3 29,9 19,14"))


def coupon() -> BaseGeometry:
    """A coupon."""
    paper = rect(3, 9, 26, 14).difference(together(circle(3, 16, 2.4), circle(29, 16, 2.4)))
    marks = together(circle(12, 13, 2), circle(20, 19, 2), stroke("21,11 11,21", 1.6))
    return paper.difference(marks)


def bag() -> BaseGeometry:
    """A shopping bag."""
    return together(poly("6,12 26,12 28,29 4,29"), ring(16, 11, 5, 2).difference(rect(0, 12, 32, 20)))


def basket() -> BaseGeometry:
    """A basket."""
    body = poly("4,15 28,15 24,28 8,28").difference(
        together(*(rect(8 + 4.4 * k, 17, 1.2, 11) for k in range(4)))
    )
    return together(body, ring(16, 15, 9, 2).difference(rect(0, 15, 32, 20)))


def crook() -> BaseGeometry:
    """A shepherd's crook."""
    return stroke("12,30 12,12 13,5 19,3 23,8 20,13", 3)


def plus() -> BaseGeometry:
    """A medical cross."""
    return together(rect(12.6, 5, 6.8, 22), rect(5, 12.6, 22, 6.8))


def wrench() -> BaseGeometry:
    """A wrench."""
    head = circle(10, 10, 7).difference(poly("10,10 2,6 6,1"))
    return together(head, stroke("12,12 26,27", 4.6))


def hammer() -> BaseGeometry:
    """A hammer across a saw."""
    return together(stroke("8,28 21,11", 3), at(rect(-8, -4, 16, 8, 1), 22, 9, 1, 40))


def medal() -> BaseGeometry:
    """Five stars in a ring."""
    return together(*(at(star(0, -8.6, 4.6, 2, 5), 16, 16, 1, 72 * k) for k in range(5)))


def postcard() -> BaseGeometry:
    """A postcard with a stamp."""
    card = rect(3, 7, 26, 18, 1)
    inside = together(
        rect(15.4, 9, 1.2, 14), rect(20, 9.6, 6, 6), *(rect(18.6, 18 + 2.4 * k, 8, 1) for k in range(2))
    )
    return card.difference(inside)


def hat_sign() -> BaseGeometry:
    """A traveler's hat."""
    return together(ellipse(16, 20, 13, 3.4), shape("8,20* 9,10 16,8 23,10 24,20*"))


FACES = {"man": MAN, "woman": WOMAN, "gaunt": GAUNT}
