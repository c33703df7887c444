"""The item cards' illustrations, the hunters' basic combat cards among them."""

from __future__ import annotations

import math
from collections.abc import Callable

from shapely import affinity

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    flat,
    glow,
    lit,
    mirrored,
    outline,
    poly,
    rays,
    rect,
    ring,
    shaded_outline,
    shape,
    star,
    stroke,
    times,
    together,
    tone_lines,
    turned,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import FIELD, boards, daylight, dissolve, earth, lamplight, night_sky, run_off


def rifle() -> Canvas:
    """A lever-action rifle and three cartridges."""
    art = lamplight(100, 62, 30)
    whole = together(
        rect(-10, -5, 96, 4.6),
        rect(-10, 0.4, 84, 4),
        shape("-10,-2* 32,-2* 34,5 30,8* -10,9*"),
        poly("-34,-7 -10,-6 -10,10 -36,10"),
        shape("-34,-6* -46,-4 -56,3 -90,4* -93,28* -62,22 -48,13 -36,10*"),
        stroke("-35,9 -44,18 -36,23 -24,18 -19,9", 2.6),
        poly("-36,-7 -43,-14 -38,-15 -31,-7"),
        stroke("-28,10 -27,15", 1.8),
        poly("78,-5 81,-9 84,-5"),
    )
    gun = at(whole, 102, 68, 0.98, -16)
    art.stand(gun, halo=1.8)
    light = together(
        stroke("-8,-3.4 84,-3.4", 0.3, 1.3, 0.3),
        stroke("34,2 72,2", 0.2, 1, 0.2),
        outline(poly("-32,-4 -13,-4 -13,7 -33,7"), 0.9),
        *(
            stroke(
                f"{-44 - 9 * k},{4 + 2 * k} {-62 - 6 * k},{8 + 2.6 * k} {-78 - 3 * k},{9 + 4 * k}", 0, 1.4, 0
            )
            for k in range(4)
        ),
        *(stroke(f"{-6 + 7 * k},7 {-2 + 7 * k},0.4", 0.9) for k in range(5)),
    )
    art.cut(at(light, 102, 68, 0.98, -16))
    for k, (x, y, angle) in enumerate(((72, 118, 78), (104, 112, 62), (134, 120, 96))):
        art.stand(at(_cartridge(), x, y, 0.44, angle), halo=1)
        art.cut(at(_cartridge_light(), x, y, 0.44, angle + 0 * k))
    return art


def _cartridge() -> BaseGeometry:
    return together(
        shape("-8,-14* -7.4,-30 0,-42* 7.4,-30 8,-14*"), rect(-9, -14, 18, 46), rect(-11, 33, 22, 5)
    )


def _cartridge_light() -> BaseGeometry:
    return together(
        rect(-9, -14.8, 18, 1.8),
        stroke("-4,-10 -4,28", 0.6, 3, 0.6),
        stroke("-3,-18 -2,-32", 0.4, 2.4, 0.2),
        rect(-9, 31, 18, 1.8),
    )


def pistol() -> Canvas:
    """A revolver whose shot has just left."""
    art = lamplight(112, 70, 30)
    gun = at(motifs.pistol(), 122, 74, 1.12, 8)
    flash = star(48, 58, 30, 9, 9, -80)
    art.cut(flash, halo=2).ink(outline(flash, 1.2), rays(48, 58, 12, 24, 9, 2.2, 10))
    art.red(star(48, 58, 8, 3.2, 9, -80))
    art.stand(gun, halo=1.8)
    light = together(
        stroke("-54,-3.6 16,-3.6", 0.2, 1.5, 0.3),
        *(rect(x, -6.4, 1.4, 12) for x in (2.4, 7.4, 12.4)),
        circle(23, -1, 2.6),
        *(
            stroke(f"{28 + 3.6 * k},{8 + k} {36 + 3.6 * k},{24 + k} {41 + 3 * k},{40 + k * -1.4}", 0, 1.5, 0)
            for k in range(4)
        ),
    )
    art.cut(at(light, 122, 74, 1.12, 8))
    for x, y, r in ((62, 40, 9), (76, 30, 12), (94, 24, 10), (108, 18, 7)):
        art.stand(
            circle(x, y, r),
            shaded_outline(circle(x, y, r), 1.1),
            tone_lines(circle(x, y, r), lit(circle(x, y, r), 0, 0.5), 45, 2.4),
            halo=0,
        )
    return art


def knife() -> Canvas:
    """A hunting knife, stuck in a table; a red drop runs down its blade."""
    art = lamplight(100, 60, 30)
    boards(art, 112)
    blade = shape("-8,-14* 9,-14* 10,20 8,40 0,66* -5,44 -8,20")
    guard, grip = rect(-21, -21, 42, 7, 3), shape("-6.4,-21* -8,-40 -6,-58 0,-62 6,-58 8,-40 6.4,-21*")
    put = lambda thing: at(thing, 104, 66, 1.02, 14)  # noqa: E731
    art.stand(put(together(blade, guard, grip)), halo=2)
    art.cut(put(blade.buffer(-1.2).intersection(rect(-20, -20, 21, 90))))
    art.ink(put(tone_lines(blade.intersection(rect(-20, -12, 21, 90)), fade(-8, 0, 0.0, 2, 0, 0.4), 0, 3)))
    art.cut(put(together(stroke("4,-8 5.6,20 3,44", 0, 1.6, 0), stroke("-17,-18.6 16,-18.6", 1.2))))
    art.cut(put(together(*(stroke(f"-6.6,{-26 - 6.4 * k} 6.6,{-29 - 6.4 * k}", 1.2) for k in range(5)))))
    art.red(put(together(stroke("-3,6 -3.4,24 -2.6,40", 0.6, 1.8, 2.8), at(motifs.drop(), -2.4, 42, 0.13))))
    art.cut(poly("70,128 106,124 98,132 84,136"))
    splits = ("88,129 70,126 54,127", "92,131 108,134 128,133", "90,132 86,138 80,142")
    art.ink(*(stroke(line, 2.4, 1.2, 0) for line in splits))
    return art


def crucifix() -> Canvas:
    """A cross that shines in the dark."""
    art = lamplight(100, 58, 26)
    art.cut(rays(100, 60, 20, 84, 36, 3.4, 5))
    cross = at(motifs.cross(), 100, 75, 1.16)
    art.stand(cross, halo=2)
    side = at(motifs.cross(), 98.6, 73.6, 1.02).buffer(-0.8)
    art.cut(side.difference(side.buffer(-0.9)))
    art.cut(tone_lines(side.buffer(-2.4), fade(70, 20, 0.75, 120, 120, 0.1), 45, 2.2))
    art.stand(circle(100, 46, 7.5), shaded_outline(circle(100, 46, 7.5), 2))
    art.red(circle(100, 46, 3.6))
    spots = [2 * k / 15 - 1 for k in range(16)]
    beads = [circle(100 + 62 * s * (1 - 0.045 * s * s), 112 + 20 * (1 - s * s), 2.5) for s in spots]
    for bead in beads:
        art.stand(bead, halo=0.9)
    art.cut(*(circle(b.centroid.x - 0.7, b.centroid.y - 0.7, 0.7) for b in beads))
    return art


def _bulb() -> BaseGeometry:
    return shape("-1.6,-40* -2,-26 -14,-13 -25,4 -24,18 -12,27 0,28 12,27 24,18 25,4 14,-13 2,-26 1.6,-40*")


def _cloves() -> BaseGeometry:
    lines = [stroke(f"{x * 0.1},-24 {x},{4} {x * 0.5},27", 0.4, 1.6, 0.5) for x in (-17, -7, 5, 15)]
    return together(*lines, *(stroke(f"{x},28 {x * 1.6},33", 1, 0.2) for x in (-6, -3, 0, 3, 6)))


def _put_bulb(art: Canvas, x: float, y: float, size: float, angle: float) -> None:
    bulb = at(_bulb(), x, y, size, angle)
    art.stand(
        bulb, shaded_outline(bulb, 1.5), tone_lines(bulb, lit(bulb, -0.15, 0.7), 62, 2.0, bend=4), halo=1.2
    )
    art.ink(at(_cloves(), x, y, size, angle))


def garlic() -> Canvas:
    """A hanging bunch of garlic."""
    art = Canvas().ink(tone_lines(FIELD, times(vignette(1.1), flat(0.85)), 45, 2.8))
    for line in ("100,30 92,16 84,6", "100,30 103,14 104,4", "100,30 112,20 122,14", "100,30 86,24 76,22"):
        art.stand(stroke(line, 5, 4, 0.4), halo=0.8)
    _put_bulb(art, 70, 78, 0.92, 34)
    _put_bulb(art, 132, 78, 0.92, -34)
    _put_bulb(art, 101, 92, 1.3, 0)
    knot = together(*(stroke(f"91,{34 + 5 * k} 100,{37 + 5 * k} 110,{33 + 5 * k}", 2.4) for k in range(4)))
    art.stand(knot, halo=1)
    return art


def heavenly_host() -> Canvas:
    """The wafer above a chalice, in a burst of light."""
    art = lamplight(100, 46, 30)
    art.cut(rays(100, 44, 26, 90, 40, 4, 0))
    cup = shape(
        "66,70* 134,70* 132,88 120,102 106,107* 105,118 112,126 126,134* 74,134* 88,126 "
        "95,118 94,107* 80,102 68,88"
    )
    knop = ellipse(100, 114, 11, 5)
    art.stand(together(cup, knop), halo=2)
    art.cut(tone_lines(cup.buffer(-2.5), fade(70, 76, 0.85, 118, 110, 0.0), 62, 2.4, bend=3))
    art.cut(rect(68, 75, 64, 1.6), rect(78, 129, 44, 1.4), stroke("92,113 100,115 108,113", 0.4, 1.2, 0.4))
    host = circle(100, 42, 22)
    art.stand(host, shaded_outline(host, 1.6), tone_lines(host, lit(host, 0, 0.4), 45, 2.4), halo=2)
    cross = at(motifs.cross(), 100, 43, 0.26)
    art.stand(cross, halo=1).red(cross.buffer(-1.1))
    art.ink(turned(circle(100, 24, 1), 20, 100, 42))
    return art


def holy_circle() -> Canvas:
    """Two people kneel in a ring of light on the snow; eyes wait outside."""
    art = night_sky(100, 92, 0, 1.1)
    snow = ellipse(100, 108, 84, 33)
    art.cut(ellipse(100, 108, 66, 24))
    art.ink(
        tone_lines(snow.difference(ellipse(100, 108, 60, 21)), glow(100, 108, 20, 0.1, 36, 0.9, 2.6), 4, 2.4)
    )
    for k in range(30):
        a = 2 * math.pi * k / 30
        x, y, r = 100 + 60 * math.cos(a), 108 + 21 * math.sin(a), 1.9 + 0.9 * math.sin(a)
        art.stand(star(x, y, r * 2.1, r * 0.8, 4), halo=1.6)
    shade = shape("92,118* 110,117 142,122* 120,127 96,126")
    art.ink(tone_lines(shade, flat(0.6), 4, 2))
    kneeling = shape("-4,-30* 4,-30* 12,-22 15,-4 22,10 24,20* -16,20* -14,4 -16,-8 -10,-24")
    man = together(
        kneeling,
        circle(0, -36, 6.6),
        ellipse(0, -39.6, 11, 2.2),
        rect(-5.6, -47, 11.2, 8, 2),
        stroke("-8,-18 -18,-14 -16,-28", 6, 5, 3),
    )
    art.stand(at(man, 88, 98, 1.15), halo=1.2)
    woman = together(kneeling, circle(0, -36, 6.4), ellipse(3, -41, 6, 5))
    art.stand(at(woman, 120, 102, 0.98, 0, True), halo=1.2)
    art.cut(
        stroke("78,88 80,102 76,118", 0, 1.6, 0),
        stroke("92,84 96,100 98,116", 0, 1.2, 0),
        stroke("114,94 112,108 110,118", 0, 1.5, 0),
        stroke("124,92 128,106 130,118", 0, 1.2, 0),
    )
    for x, y, s in ((24, 70, 1), (44, 52, 0.8), (176, 72, 1), (154, 50, 0.8), (188, 96, 0.8), (14, 98, 0.8)):
        eyes = at(mirrored(shape("2,0* 5,-2.6 9,-3* 7,1.4 4,2")), x, y, s)
        art.cut(eyes, halo=0.9).red(eyes)
    return art


def garlic_wreath() -> Canvas:
    """A wreath of bulbs, leaves and white flowers."""
    art = night_sky(100, 75, 0, 0.9)
    art.cut(circle(100, 75, 58)).ink(ring(100, 75, 42, 5))
    for k in range(12):
        leaf = at(shape("0,0* 10,-10 26,-12 40,-4* 26,2 10,4"), *_round(k * 30 + 8, 44), 0.66, k * 30 + 60)
        art.stand(leaf, halo=0.9).cut(
            at(stroke("4,-2 20,-6 36,-4", 0.3, 1.4, 0.2), *_round(k * 30 + 8, 44), 0.66, k * 30 + 60)
        )
    for k in range(6):
        _put_bulb(art, *_round(k * 60 - 90, 44), 0.56, k * 60)
    for k in range(6):
        x, y = _round(k * 60 - 60, 43)
        petals = at(turned(shape("0,0* -4,-6 -3,-12 0,-15* 3,-12 4,-6"), 6, 0, 0), x, y, 0.8)
        art.stand(petals, outline(petals, 0.9), halo=1.1).stand(circle(x, y, 2.4), halo=0.5)
    bow = together(
        mirrored(shape("100,119* 88,110 76,112 78,124 90,124"), 100),
        stroke("98,120 92,132 94,142", 4, 5, 2),
        stroke("102,120 110,130 110,142", 4, 5, 2),
    )
    art.cut(bow, halo=1.2).red(bow)
    art.cut(mirrored(stroke("97,119 88,115 81,117", 0.4, 1.2, 0.3), 100))
    return art


def _round(angle: float, r: float) -> tuple[float, float]:
    return 100 + r * math.cos(math.radians(angle)), 75 + r * math.sin(math.radians(angle))


def holy_bullets() -> Canvas:
    """Three cartridges with crosses cut into them."""
    art = lamplight(100, 62, 40)
    boards(art, 116)
    art.cut(rays(100, 52, 40, 92, 30, 3, 6).difference(rect(0, 112, 200, 40)))
    for x, y, size, angle in ((62, 86, 1.06, -7), (138, 86, 1.06, 7), (100, 84, 1.34, 0)):
        bullet = at(_cartridge(), x, y, size, angle)
        art.stand(bullet, halo=2.2).cut(at(_cartridge_light(), x, y, size, angle))
        art.cut(at(tone_lines(rect(2, -12, 6, 42), flat(0.35), 0, 3), x, y, size, angle))
        cross = at(motifs.cross(), x, y - 0.0, size * 0.0 + 0.001)
        mark = at(at(motifs.cross(), 0.6, 9, 0.3), x, y, size, angle)
        art.cut(mark.buffer(1.2), cross).ink(outline(mark.buffer(1.2), 0.8)).red(mark)
    return art


def dogs() -> Canvas:
    """Two hounds that give tongue."""
    art = night_sky(60, 44, 20, 0.8)
    earth(art, "6,134 40,124 90,128 140,120 194,132")
    hound = shape(
        "-52,-16* -44,-24 -30,-27 -20,-33 -8,-40* 2,-42 10,-38* 18,-34 28,-16 40,10 "
        "52,50* -6,50* -8,34 -14,20 "
        "-18,10* -28,8 -38,12 -49,8* -48,3 -34,-2 -26,-6* -38,-7 -50,-8* -55,-12"
    )
    ear = shape("-2,-38* 10,-34 18,-20 20,0 14,8* 4,2 0,-14 -6,-26")
    for x, y, size, flip in ((128, 88, 0.94, False), (86, 98, 1.06, False)):
        art.stand(at(hound, x, y, size, 0, flip), halo=1.6)
        art.cut(at(ear, x, y, size, 0, flip).difference(at(ear.buffer(-1.3), x, y, size, 0, flip)))
        art.cut(
            at(
                together(
                    stroke("-22,-22 -18,-25 -13,-23", 0.4, 2, 0.4),
                    stroke("-12,16 4,14 22,4", 1.2),
                    stroke("-13,21 6,19 25,9", 1.2),
                ),
                x,
                y,
                size,
                0,
                flip,
            )
        )
        art.cut(
            at(
                together(
                    *(
                        stroke(f"{8 + 8 * k},{18 - 2 * k} {10 + 9 * k},{32} {12 + 9 * k},46", 0, 1.6, 0)
                        for k in range(4)
                    )
                ),
                x,
                y,
                size,
                0,
                flip,
            )
        )
        art.red(at(shape("-44,5* -36,0 -28,-1* -32,6 -40,9"), x, y, size, 0, flip))
    dissolve(art, 122, 146)
    return art


def stake() -> Canvas:
    """A stake and a mallet."""
    art = lamplight(100, 70, 32)
    pole = at(shape("-9,-66* -4,-69 5,-68 9,-65* 8,20* 0,66* -8,20*"), 106, 78, 1.0, 38)
    art.stand(pole, halo=2)
    grain = together(
        *(stroke(f"{x},-58 {x * 1.1},-20 {x * 0.8},14", 0.2, 1.6, 0.2) for x in (-5, -1.4, 2.6)),
        *(stroke(f"{x},22 {x * 0.4},46", 0.4, 1.4, 0) for x in (-5, -2)),
    )
    art.cut(at(grain, 106, 78, 1.0, 38))
    handle = at(rect(-4.4, -30, 8.8, 96, 3), 92, 70, 1.0, -40)
    head = at(rect(-31, -58, 62, 32, 4), 92, 70, 1.0, -40)
    art.stand(handle, halo=1.8).stand(head, halo=1.8)
    marks = together(
        rect(-24, -57, 2, 30),
        rect(22, -57, 2, 30),
        *(stroke(f"-18,{-52 + 5.4 * k} 0,{-51 + 5 * k} 18,{-52 + 5.4 * k}", 0.2, 1.5, 0.2) for k in range(5)),
    )
    art.cut(at(marks, 92, 70, 1.0, -40), at(stroke("-1.6,-20 -1.6,58", 0.3, 1.5, 0.3), 92, 70, 1.0, -40))
    art.cut(at(motifs.drop(), 58, 138, 0.16), halo=1).red(at(motifs.drop(), 58, 138, 0.16))
    return art


def fast_horses() -> Canvas:
    """Two horses at full stretch."""
    art = daylight(0.6, 0.2)
    for x, y, size in ((138, 68, 1.0), (76, 84, 1.2)):
        art.stand(at(motifs.horse(), x, y, size), halo=1.6)
        marks = together(
            stroke("-20,-24 -15,-28 -10,-26", 0.5, 2.4, 0.5),
            stroke("-44,10 -36,12 -32,16", 0.2, 1.2, 0.2),
            stroke("-28,-24 -26,-6 -30,14", 1.6),
            stroke("-12,-38 -8,-14 -10,4", 1.6),
            stroke("-27,-6 -10,-8 4,-2 26,18", 1.2),
            *(
                stroke(f"{6 + 6 * k},{-6 + 6 * k} {12 + 7 * k},{14 + 4 * k} {10 + 9 * k},46", 0, 1.8, 0)
                for k in range(4)
            ),
        )
        art.cut(at(marks, x, y, size))
        art.cut(at(circle(-45, 9, 1.6), x, y, size))
    for y, x0, x1 in (
        (34, 148, 190),
        (46, 158, 196),
        (60, 168, 196),
        (96, 170, 196),
        (112, 164, 190),
        (24, 132, 168),
    ):
        art.cut(rect(x0, y - 1.4, x1 - x0, 2.8)).ink(
            stroke([(x0, y), ((x0 + x1) / 2, y), (x1, y)], 0, 1.8, 0)
        )
    dissolve(art, 122, 146)
    return art


def _fist() -> BaseGeometry:
    fingers = together(
        *(rect(-36 + 17.6 * k, -38 + (3 if k in (0, 3) else 0), 16, 46, 7.4) for k in range(4))
    )
    return together(fingers, shape("-36,-4* 34.4,-4* 40,8 34,30 24,44* 24,70* -22,70* -22,44 -36,26"))


def punch() -> Canvas:
    """A fist out of a burst."""
    art = lamplight(100, 62, 20)
    burst = affinity.scale(star(98, 68, 74, 44, 14, -84), 1.1, 0.84, origin=(98, 68))
    art.cut(burst).ink(outline(burst, 1.6), rays(98, 68, 44, 62, 28, 3, 4).intersection(burst.buffer(-3)))
    fist = at(_fist(), 100, 66, 1.04)
    art.stand(
        fist, shaded_outline(fist, 3.4), tone_lines(fist, fade(80, 30, 0.0, 144, 124, 0.7), 62, 2.3), halo=2
    )
    for k in range(3):
        x = 100 + 1.04 * (-19.2 + 17.6 * k)
        art.ink(stroke([(x, 30), (x - 0.6, 52), (x + 0.6, 74)], 1.0, 2.4, 1.6))
    thumb = at(stroke("36,14 14,18 -16,14", 18, 17, 15), 100, 66, 1.04)
    art.stand(
        thumb, shaded_outline(thumb, 2), tone_lines(thumb, fade(80, 70, 0.0, 140, 96, 0.8), 62, 2.1), halo=1.2
    )
    nail = at(ellipse(-17, 13.4, 5, 4), 100, 66, 1.04)
    art.cut(nail).ink(outline(nail, 0.9))
    cuff = poly("70,124 132,124 136,146 66,146")
    art.stand(cuff, halo=1.4).cut(rect(60, 127.5, 80, 1.8), circle(124, 137, 2.2))
    dissolve(art, 132, 149)
    return art


def dodge() -> Canvas:
    """A man bends away under claws that tear the air."""
    art = night_sky(92, 88, 0, 0.85)
    earth(art, "6,132 60,126 120,130 194,126")
    man = motifs.figure(
        (-26, -24),
        "-20,-16 -6,-4 12,2",
        ["-18,-14 -30,0 -42,-4", "-12,-10 -2,14 -18,26", "10,2 -8,20 4,44 -6,46", "14,2 34,10 40,30 54,40"],
        size=1.12,
    )
    coat = shape("2,-8* 18,-8 34,4 50,2* 44,12 38,22* 22,18 8,12*")
    art.stand(at(together(man, coat), 104, 82, 1.06), halo=1.6)
    art.cut(
        at(
            together(stroke("-14,-12 -2,-2 10,2", 0, 1.6, 0), stroke("14,-2 28,6 42,6", 0, 1.6, 0)),
            104,
            82,
            1.06,
        )
    )
    hand = at(motifs.claw_hand(), 138, 40, 0.82, 6)
    art.stand(hand, halo=1.6)
    art.cut(
        at(
            together(stroke("66,-40 34,-22 10,-8", 0, 1.8, 0), stroke("70,-26 40,-8 14,4", 0, 1.4, 0)),
            138,
            40,
            0.82,
            6,
        )
    )
    for line in ("92,22 66,32 46,52", "88,36 64,44 48,62", "98,10 64,20 36,42"):
        art.cut(stroke(line, 1, 5.4, 1)).ink(stroke(line, 0, 2.2, 0))
    run_off(art)
    return art


def escape() -> Canvas:
    """A man runs from an open gate into the night."""
    art = night_sky(48, 42, 20, 0.85, clear=(96, 88))
    earth(art, "6,134 50,128 110,132 194,126")
    wall = together(rect(142, 30, 44, 104), poly("138,30 190,30 186,22 142,22"))
    art.stand(
        wall,
        tone_lines(wall, times(vignette(2.2, 100, 75, 100, 80), fade(140, 0, 0.95, 190, 0, 0.5)), 0, 2.4),
        halo=1,
    )
    opening = shape("150,132* 150,66* 154,56 164,52 174,56 178,66* 178,132*")
    art.cut(opening, halo=1.4).ink(tone_lines(opening, fade(150, 0, 0.1, 178, 0, 0.7), 90, 2.4))
    beam = poly("150,70 150,132 60,140 96,128")
    art.cut(tone_lines(beam, fade(150, 0, 0.8, 60, 0, 0.0), 4, 3))
    runner = at(motifs.runner(), 94, 92, 1.0)
    art.stand(runner, halo=1.6)
    art.cut(
        at(
            together(
                stroke("-12,-30 -5,-12 0,2", 0, 1.6, 0),
                stroke("8,2 24,6 38,0", 0, 1.6, 0),
                stroke("6,10 18,14 24,16", 0, 1.3, 0),
            ),
            94,
            92,
            1.0,
        )
    )
    art.ink(tone_lines(ellipse(92, 134, 34, 3.6), flat(0.7), 0, 2))
    for k, (x, y) in enumerate(((40, 139), (28, 141))):
        art.ink(ellipse(x, y, 4 - k, 1.3))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(
        rifle,
        pistol,
        knife,
        crucifix,
        garlic,
        heavenly_host,
        holy_circle,
        garlic_wreath,
        holy_bullets,
        dogs,
        stake,
    ),
    *(fast_horses, punch, dodge, escape),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
