"""Event cards about strength, wounds and luck."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    circle,
    cross_hatch,
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
from tools.art.parts.scenes import FIELD, boards, dissolve, lamplight, night_sky


def blood_transfusion() -> Canvas:
    """Blood runs from a hanging bottle through a tube into a bared arm."""
    art = lamplight(96, 60, 34)
    boards(art, 122)
    rod = together(rect(140, 6, 4.4, 120), stroke("142,8 122,6 102,8", 4), rect(124, 122, 36, 6, 2))
    art.stand(rod, halo=1.4)
    glass = mirrored(shape("100,12* 118,14 130,26 130,40 122,52 110,60 105.6,68* 105.6,74* 100,74*"), 100)
    art.stand(glass, shaded_outline(glass, 2), tone_lines(glass, lit(glass, 0.0, 0.3), 90, 3), halo=1.8)
    art.stand(together(stroke("72,34 78,12 100,4 122,12 128,34", 1.8), rect(67, 32, 66, 3.4, 1)), halo=0.9)
    level = glass.buffer(-3).intersection(rect(66, 38, 68, 34))
    art.red(level)
    art.cut(stroke("76,40 80,48 88,55", 0.6, 2.2, 0.6), *(rect(112, y, 6, 1.2) for y in (42, 47, 52)))
    art.stand(rect(92.5, 66, 15, 9, 1.4), halo=0.8)
    arm = shape(
        "4,104* 30,98 56,99 84,104 112,104 132,106* 148,100 160,100 168,104* 182,106 190,110* 190,114 "
        "180,116* 186,119 184,123* 176,124 166,124 152,124 130,124* 100,130 70,134 36,134 4,136*"
    )
    art.stand(
        arm, shaded_outline(arm, 1.8), tone_lines(arm, fade(60, 100, 0.0, 90, 136, 0.85), 62, 2.1), halo=1.8
    )
    art.ink(
        stroke("168,110 178,111 188,112", 0.5, 1.2, 0.5),
        stroke("166,117 176,118 184,119", 0.5, 1.2, 0.5),
        stroke("150,106 160,110 172,108", 0.4, 1.2, 0.4),
        stroke("70,112 82,118 96,116", 0.3, 1.4, 0.3),
    )
    sleeve = shape("0,98* 24,94 44,92* 50,104 50,124 44,140* 20,140 0,140*")
    art.stand(sleeve, halo=1.4)
    art.cut(*(stroke(f"{12 + 10 * k},96 {16 + 9 * k},116 {10 + 10 * k},138", 0, 1.7, 0) for k in range(4)))
    art.cut(stroke("40,94 45,108 44,124 40,138", 1.2))
    tube = stroke("100,77 101,88 116,90 122,82 114,76 102,84 92,96 84,108", 4.2)
    art.cut(tube, halo=1.4).ink(outline(tube, 0.9)).red(tube.buffer(-1.1))
    art.stand(stroke("87,103 80,114", 4, 1), halo=0.9)
    band = poly("58,97 68,99 66,135 55,135")
    art.cut(band, halo=0.8).ink(outline(band, 1), tone_lines(band, lit(band, 0.1, 0.8), 0, 2))
    return art


def good_luck() -> Canvas:
    """A horseshoe and a four-leaved clover."""
    art = lamplight(100, 70, 32)
    art.cut(rays(100, 74, 36, 98, 32, 4.6, 3))
    outer = shape("62,136* 60,124 48,98 44,70 54,36 78,14 100,9 122,14 146,36 156,70 152,98 140,124 138,136*")
    inner = shape(
        "80,136* 79,122 70,96 66,72 72,46 86,34 100,31 114,34 128,46 134,72 130,96 121,122 120,136*"
    )
    shoe = outer.difference(inner)
    feet = mirrored(rect(58, 128, 25, 11, 2), 100)
    art.stand(together(shoe, feet), halo=2.2)
    middle = [
        (62, 118),
        (55, 94),
        (53, 70),
        (63, 42),
        (82, 24),
        (100, 19.4),
        (118, 24),
        (137, 42),
        (147, 70),
        (145, 94),
        (138, 118),
    ]
    art.cut(stroke(middle, 3.4))
    art.ink(stroke(middle, 1.4))
    nails = [(57, 104), (54, 86), (54.4, 66), (61, 46), (139, 46), (145.6, 66), (146, 86), (143, 104)]
    for x, y in nails:
        nail = at(rect(-2.6, -3.6, 5.2, 7.2, 0.8), x, y, 1, math.degrees(math.atan2(y - 76, x - 100)) + 90)
        art.cut(nail, halo=1).ink(nail)
    art.cut(stroke("48,84 47,64 56,40 72,22", 0.3, 1.8, 0.3), stroke("130,34 141,52 144,60", 0, 0.9, 0))
    leaf = shape("0,0* -12,-6 -17,-18 -11,-26 -4,-26 0,-20* 4,-26 11,-26 17,-18 12,-6")
    for k in range(4):
        one = at(leaf, 100, 78, 0.98, 90 * k + 45)
        art.stand(
            one,
            shaded_outline(one, 1.6),
            tone_lines(one, fade(84, 60, 0.35, 120, 98, 1.0), 45 + 90 * (k % 2), 2.2),
            halo=1,
        )
        art.cut(at(stroke("0,-3 0,-20", 1.6, 0.6), 100, 78, 0.98, 90 * k + 45))
        art.cut(at(stroke("-10,-20 -7,-14 0,-8 7,-14 10,-20", 0.3, 1, 0.3), 100, 78, 0.98, 90 * k + 45))
    stem = stroke("100,80 98,98 104,112 102,124", 3, 2.6, 4)
    art.stand(stem, halo=1)
    art.red(circle(100, 78, 3))
    return art


def renewed_vigor() -> Canvas:
    """A man greets the rising sun with both arms."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(100, 98, 36, 0.25, 110, 1.0, 1.1)), 0, 2.7))
    art.cut(rays(100, 96, 40, 130, 44, 7.4, 4))
    sun = circle(100, 96, 40)
    art.cut(sun, halo=2)
    art.red(outline(sun, 2.6))
    art.ink(tone_lines(sun, fade(0, 60, 0.0, 0, 112, 0.5), 0, 2.8))
    hill = shape("4,138* 30,122 56,112 80,107 100,106 120,107 144,112 170,122 196,138* 150,148 50,148")
    art.stand(
        hill, cross_hatch(hill, times(fade(0, 104, 1.1, 0, 148, 0.35), vignette(2.4)), 6, 2.4), halo=1.2
    )
    for x, y, s in ((26, 116, 0.34), (42, 112, 0.26), (176, 116, 0.36), (160, 112, 0.26)):
        art.stand(at(motifs.fir(), x, y, s), halo=0.8)
    coat = shape(
        "-8,-24* 8,-24* 14,-14 14,2 10,12* 14,40* 5,40 2,18* -2,18 -5,40 -14,40* -10,12 -14,2 -14,-14"
    )
    legs = together(
        poly("-11,38 -3,38 -4,60 -12,60"),
        poly("11,38 3,38 4,60 12,60"),
        ellipse(-9, 60, 6, 2.6),
        ellipse(9, 60, 6, 2.6),
    )
    arms = mirrored(
        together(
            stroke("9,-20 22,-34 30,-54", 9, 7, 4.6),
            circle(31, -57, 4),
            *(stroke(line, 1.8, 1) for line in ("31,-58 28,-65", "31,-58 32,-66", "32,-57 36,-64")),
        )
    )
    head = together(circle(0, -34, 7.6), rect(-3, -30, 6, 8))
    man = at(together(coat, legs, arms, head), 100, 67, 0.9)
    art.stand(man, halo=2)
    art.cut(
        at(
            together(
                stroke("-10,-14 -11,4 -8,14", 0, 1.8, 0),
                stroke("0,-20 0,16", 0.4, 1.2, 0.4),
                stroke("-10,18 -12,36", 0, 1.4, 0),
                stroke("-12,-24 -22,-37 -28,-50", 0, 1.6, 0),
            ),
            100,
            67,
            0.9,
        )
    )
    for x, y, s in ((40, 34, 1), (158, 30, 0.9), (146, 42, 0.6)):
        bird = at(mirrored(stroke("0,3 4,-3 9,-4 14,-1", 2, 2, 0.4)), x, y, s)
        art.cut(bird, halo=1).ink(bird)
    return art


def planned_ambush() -> Canvas:
    """Two rifles wait crossed behind a rock; a path runs by below."""
    art = night_sky(100, 34, 22, 0.95)
    for x, y, s in ((20, 84, 0.8), (38, 92, 0.56), (182, 84, 0.8), (164, 92, 0.56)):
        art.stand(at(motifs.fir(), x, y, s), halo=0.9)
    gun = together(
        rect(-10, -4.4, 92, 4.2),
        rect(-10, 0, 72, 4.2),
        shape("-10,-2* 26,-2* 28,5 24,8* -10,9*"),
        poly("-34,-7 -10,-6 -10,10 -36,10"),
        shape("-34,-6* -46,-4 -56,3 -86,4* -89,26* -60,21 -48,13 -36,10*"),
        stroke("-35,9 -42,17 -36,22 -24,18 -19,9", 2.6),
        poly("-36,-7 -43,-14 -38,-15 -31,-7"),
        poly("76,-4 79,-9 82,-4"),
    )
    light = together(
        stroke("-8,-3 80,-3", 0.3, 1.4, 0.3),
        stroke("28,2 60,2", 0.2, 1, 0.2),
        outline(poly("-32,-4 -13,-4 -13,7 -33,7"), 0.9),
        *(
            stroke(f"{-48 - 9 * k},{5 + 2 * k} {-64 - 6 * k},{9 + 2 * k} {-82},{10 + 4 * k}", 0, 1.4, 0)
            for k in range(3)
        ),
    )
    for flip in (False, True):
        put = lambda thing, flip=flip: at(thing, 86 if flip else 114, 72, 1.0, 42 if flip else -42, flip)  # noqa: E731
        art.stand(put(gun), halo=1.8).cut(put(light))
    rock = shape(
        "22,146* 26,122 40,110 54,112 64,98 84,94 100,100 112,92 132,94 142,106 158,108 172,122 178,146*"
    )
    art.stand(
        rock, shaded_outline(rock, 2), cross_hatch(rock, fade(40, 100, 0.15, 170, 136, 1.1), 62, 2.3), halo=2
    )
    cracks = (
        "64,98 70,112 64,124 72,138",
        "100,100 96,114 104,124",
        "142,106 134,118 140,132 132,142",
        "40,112 46,126 40,140",
    )
    for line in cracks:
        art.cut(stroke(line, 2.8, 2, 1, smooth=False)).ink(stroke(line, 1.8, 1.2, 0.2, smooth=False))
    for x, y, s in ((84, 92, 0.9), (122, 90, 0.9)):
        hat = at(together(ellipse(0, 4, 15, 3), shape("-9,4* -8,-8 -2,-9 0,-7 2,-9 8,-8 9,4*")), x, y, s)
        head = at(shape("-7,4* 7,4* 8,14 -8,14"), x, y, s)
        art.stand(together(hat, head), halo=1.4)
        band = at(shape("-9.4,0.6* 0,2 9.4,0.6* 9.4,3.4 0,4.6 -9.4,3.4*"), x, y, s)
        art.red(band)
    front = shape("78,106* 84,100 100,104 116,98 128,102* 130,114 100,118 76,114*")
    art.stand(
        front,
        cross_hatch(front, fade(80, 100, 0.15, 130, 118, 0.9), 62, 2.3),
        outline(front, 0.9).intersection(rect(0, 90, 200, 18)),
        halo=1,
    )
    for x, y in ((34, 140), (52, 144), (150, 144), (172, 138)):
        grass = together(
            *(
                stroke(f"{x + dx},{y + 6} {x + dx * 1.5},{y - 2} {x + dx * 2.6},{y - 9}", 2, 1.4, 0.2)
                for dx in (-3, -1, 1, 3)
            )
        )
        art.cut(grass, halo=0.8).ink(grass)
    art.cut(FIELD.difference(ellipse(100, 75, 99, 75)))
    return art


def lucky_find() -> Canvas:
    """An open chest: crucifix, pistol butt and knives shine in it."""
    art = lamplight(100, 52, 34)
    art.cut(rays(100, 78, 34, 104, 40, 5.4, 4))
    boards(art, 116)
    lid = shape("34,74* 30,48 38,30 54,22* 146,22* 162,30 170,48 166,74*")
    art.stand(lid, halo=2)
    inside = shape("42,74* 39,50 46,36 58,30* 142,30* 154,36 161,50 158,74*")
    art.cut(outline(inside, 1.2), tone_lines(inside.buffer(-3), glow(100, 74, 20, 0.85, 62, 0.1), 90, 2.7))
    cross = at(motifs.cross(), 84, 60, 0.56, -12)
    art.stand(cross, halo=1.8).cut(at(outline(motifs.cross().buffer(-3.4), 1.6), 84, 60, 0.56, -12))
    stake = at(poly("-5,-44 5,-44 4,30 0,44 -4,30"), 120, 58, 0.8, 196)
    art.stand(stake, shaded_outline(stake, 1.4), tone_lines(stake, lit(stake, 0.05, 0.8), 90, 2.1), halo=1.6)
    gun = at(motifs.pistol(), 142, 62, 0.5, -52)
    art.stand(gun, halo=1.6).cut(
        at(
            together(
                stroke("-54,-3.6 16,-3.6", 0.4, 2.4, 0.4), *(rect(x, -6.4, 2, 12) for x in (2.4, 7.4, 12.4))
            ),
            142,
            62,
            0.5,
            -52,
        )
    )
    vial = at(motifs.bottle(), 58, 66, 0.4, -10)
    art.stand(vial, outline(vial, 1.1), halo=1.4).red(vial.buffer(-1.8).intersection(rect(40, 66, 40, 30)))
    heap = shape("38,80* 50,72 66,76 82,72 100,76 116,71 134,76 150,72 162,80*")
    art.stand(heap, halo=1).cut(tone_lines(heap, flat(0.35), 20, 2.4))
    box = poly("32,78 168,78 162,134 38,134")
    art.stand(
        box, shaded_outline(box, 2.2), tone_lines(box, lit(box, 0.15, 0.95), 0, 2.4, wave=0.4), halo=1.6
    )
    art.cut(rect(36, 104, 128, 1.4))
    art.stand(rect(29, 75, 142, 8, 1.4), halo=0.8)
    for x in (46, 140):
        strap = poly([(x, 78), (x + 14, 78), (x + 13, 134), (x + 1, 134)])
        art.stand(strap, halo=1.2).cut(*(circle(x + 7, y, 1.4) for y in (90, 100, 112, 124)))
    plate = shape("88,80* 112,80* 114,96 108,106 100,109 92,106 86,96*")
    art.stand(plate, halo=1.4).cut(circle(100, 91, 3.2), poly("98.6,92 101.4,92 102.6,101 97.4,101"))
    for x, y, s in ((100, 18, 9), (30, 40, 6), (168, 20, 7), (66, 14, 5)):
        shine = star(x, y, s, s * 0.24, 4)
        art.cut(shine, halo=1.2).ink(shine)
    return art


def great_strength() -> Canvas:
    """A crowned lion."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(100, 66, 50, 0.35, 96, 1.0)), 0, 2.7))
    ruff = turned(shape("-9,-40* -11,-56 -5,-66 3,-72* 8,-60 10,-50 9,-40*"), 18)
    mane = at(together(ruff, circle(0, 0, 48)), 100, 76, 0.98)
    art.stand(mane, halo=2)
    locks = together(
        *(at(stroke("-3,-34 -5,-48 1,-66", 0.3, 2, 0.2), angle=20 * k) for k in range(18)),
        *(at(stroke("3,-34 4,-46 6,-58", 0.3, 1.6, 0.2), angle=20 * k) for k in range(18)),
    )
    art.cut(at(locks, 100, 76, 0.98))
    ears = mirrored(shape("62,50* 60,36 66,28 76,30 82,40*"), 100)
    art.stand(ears, outline(ears, 1.4), tone_lines(ears, flat(0.6), 62, 2), halo=1.2)
    face = mirrored(shape("100,32* 114,33 126,42 132,56 130,70 124,82 126,96 120,110 110,118 100,120*"), 100)
    art.stand(
        face,
        shaded_outline(face, 1.4),
        tone_lines(face, fade(84, 50, 0.0, 136, 104, 0.75), 62, 2.1),
        halo=1.2,
    )
    nose = mirrored(shape("100,76* 110,75 116,78* 112,86 104,90 100,92*"), 100)
    art.stand(nose, halo=0.8)
    bridge = mirrored(
        together(
            stroke("107,44 106,58 110,74", 0.4, 2, 0.5),
            stroke("100,92 100,98", 1.2),
            stroke("100,98 108,103 118,100 124,92", 0.8, 2.4, 0.6),
        ),
        100,
    )
    art.ink(bridge)
    for s in (-1, 1):
        put = lambda thing, s=s: at(thing, 100, 0, 1, 0, s < 0)  # noqa: E731
        art.ink(put(shape("6,58* 16,50 28,50 33,55* 22,56 14,60")))
        art.cut(put(shape("10,63* 16,58 24,58 28,61* 22,66 15,66"))).ink(
            put(circle(19, 61.6, 3.4)), put(stroke("9,63.4 16,58 24,57.6 29,61", 0.8, 2, 0.8))
        )
        art.cut(put(circle(18, 60.6, 1)))
        art.ink(*(put(circle(10 + 4.4 * k, 96 + (k % 2) * 3, 0.9)) for k in range(3)))
        art.ink(
            *(put(stroke(f"{14 + 4 * k},{97 - k} {30 + 6 * k},{96 + 4 * k}", 0.7, 0.2)) for k in range(3))
        )
    chin = mirrored(shape("100,110* 105,111 109,113* 108,120 104,127 100,131*"), 100)
    art.stand(chin, halo=0.8).cut(
        *(stroke(f"{95.5 + 3 * k},114 {96 + 2.7 * k},120 {97 + 2 * k},127", 0.2, 1.4, 0.2) for k in range(4))
    )
    crown = shape("76,30* 74,10* 84,19* 90,4* 100,17* 110,4* 116,19* 126,10* 124,30* 100,25")
    art.stand(crown, halo=1.6)
    art.cut(shape("79,27* 100,22.4 121,27* 121,24 100,19.6 79,24*").buffer(-0.4))
    gems = together(circle(100, 22, 2.6), circle(88, 23.4, 1.6), circle(112, 23.4, 1.6))
    art.cut(gems, halo=0.8).red(gems)
    return art


def enraged() -> Canvas:
    """A snarling face: bared fangs, burning eyes."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.1), glow(100, 74, 30, 0.7, 96, 1.0)), 90, 2.6, bend=14))
    head = mirrored(shape("100,4* 126,8 148,20 158,42 160,66 152,92 140,116 124,136 100,147*"), 100)
    art.stand(head, halo=2)
    for s in (-1, 1):
        put = lambda thing, s=s: at(thing, 100, 0, 1, 0, s < 0)  # noqa: E731
        eye = put(shape("10,52* 20,45 34,40 46,38* 42,48 32,54 20,55"))
        art.cut(eye, halo=1.4).red(eye)
        art.cut(put(ellipse(29, 47.6, 4.4, 4.4))).ink(put(ellipse(29, 47.6, 1.5, 4)))
        lines = (
            "4,30 8,40 6,50",
            "8,22 14,32 12,42",
            "8,44 22,38 38,30 54,26",
            "16,34 28,28 42,22",
            "14,60 28,60 42,52 50,42",
            "8,58 14,68 22,74",
            "18,66 32,72 42,84 46,98",
            "28,64 44,70 51,84",
            "24,76 36,86 40,102 36,114",
            "44,52 54,62 54,78",
            "24,12 40,20 52,38",
            "6,12 22,18 34,26",
        )
        weights = (2, 1.6, 3, 1.8, 2, 2.4, 2.4, 1.8, 2, 1.6, 1.6, 1.4)
        art.cut(*(put(stroke(line, 0, w, 0)) for line, w in zip(lines, weights, strict=True)))
        art.cut(put(stroke("2.4,54 4,64 9,71 14,73 12,78", 0.3, 1.8, 1.2, 0.2)))
        ear = put(shape("58,44* 66,34 76,14* 76,40 68,62 58,74*"))
        art.stand(ear, halo=1.4).cut(put(stroke("62,58 68,44 73,26", 0, 2, 0)))
    mouth = mirrored(shape("100,86* 112,84 124,82 134,86* 134,100 128,116 116,126 100,129*"), 100)
    art.cut(outline(mouth.buffer(1.8), 1.8))
    upper = [
        ("102,86", "106,95", "110,86"),
        ("110.6,85.6", "114,94", "117,85"),
        ("127,85", "129.6,93", "132.4,87"),
    ]
    lower = [("101,127.6", "104,120", "108,127"), ("108.4,127", "111.6,119", "115,125")]
    teeth = together(
        *(poly(" ".join(t)) for t in [*upper, *lower]),
        shape("117.6,84.6* 118,96 122,110* 126,96 126.4,84.4*"),
        shape("116,124.6* 118,116 120,112* 122,116 123,119*"),
    )
    art.cut(mirrored(teeth, 100))
    tongue = mirrored(shape("100,110* 106,106 113,108 114,114* 108,117 100,118*"), 100)
    art.red(tongue).cut(stroke("100,109 100,117", 0.9))
    chin = mirrored(
        together(stroke("104,134 114,132 122,126", 0, 2, 0), stroke("130,122 138,110 142,98", 0, 2, 0)), 100
    )
    art.cut(chin)
    hair = mirrored(
        shape("100,22* 106,6 122,4 140,8 156,22 164,46* 156,38 148,30* 150,40 146,46* 138,30 124,22 112,18"),
        100,
    )
    art.stand(hair, halo=1)
    art.cut(
        mirrored(
            together(
                *(
                    stroke(line, 0, 1.5, 0)
                    for line in ("104,16 116,10 130,14", "112,16 128,14 144,26", "130,12 146,20 156,34")
                )
            ),
            100,
        )
    )
    return art


def seduction() -> Canvas:
    """A rose with a thorned stem; two red marks on a woman's neck behind it."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(84, 70, 30, 0.3, 96, 1.05)), 0, 2.7))
    hair = shape("72,8* 50,12 36,28 32,52 40,74 34,92 42,106 34,122 44,140 66,146* 78,120 84,92 78,70 84,44")
    art.stand(hair, halo=1.8)
    skin = shape(
        "80,18* 94,16 104,20* 108,30 107,36* 112,46 117,54* 113,58 109,59* 112,63 109.6,66* 111,70 "
        "108,74* 109,82 101,86 90,84* 86,96 92,108 114,114 142,120 160,130* 164,148* 60,148* 64,126 "
        "66,104 60,86 58,60 64,36*"
    )
    art.stand(skin, outline(skin, 1.1), tone_lines(skin, fade(74, 60, 0.0, 120, 140, 0.7), 62, 2.1), halo=1.4)
    top = shape("104,20* 98,8 80,4 60,10 50,30 50,56 56,80* 62,88 68,84* 64,70 70,52 82,40 96,34 105,30*")
    art.stand(top, halo=0.8)
    art.cut(
        *(
            stroke(line, 0, 1.8, 0)
            for line in (
                "98,14 80,12 64,26 58,50",
                "100,22 84,24 68,38 62,62",
                "60,20 48,36 42,60",
                "46,70 46,90 40,104",
                "54,88 56,106 48,124",
                "66,94 62,114 58,132",
            )
        )
    )
    art.ink(
        stroke("90,45 97,48 104,45", 0.6, 2.2, 0.6),
        stroke("89,37 97,34 105,36", 0.3, 2, 0.4),
        stroke("100,55 104,58 108,58", 0, 0.9, 0),
    )
    art.red(shape("103,67.6* 107,65 110.6,66.4* 108.6,68.6 110.4,70.4* 107,72.4 103.6,69.6"))
    art.stand(shape("74,44* 84,48 82,60 76,74 68,84* 64,66"), halo=0.8)
    art.cut(stroke("77,50 75,62 70,74", 0, 1.6, 0))
    art.cut(shape("70,94* 84,96 96,106 92,122 78,122 70,110*"))
    art.red(
        circle(80, 102, 2.1),
        circle(87, 107, 2.1),
        stroke("80,103 80.4,114 79.6,124", 1, 1.6, 2.4),
        stroke("87,108 87.6,118 87,130", 1, 1.6, 2.4),
    )
    dissolve(art, 126, 148)
    stem = stroke("150,66 146,92 152,116 144,144", 4, 3.6, 3.6, 3)
    thorns = together(
        poly("147,84 138,80 147,90"), poly("149,100 159,95 150,107"), poly("150,120 141,117 149,127")
    )
    art.stand(together(stem, thorns), halo=1.4)
    for leaf, line in (
        ("149,98* 160,86 176,84 186,90* 178,100 162,104", "152,98 166,94 182,91"),
        ("150,116* 136,108 124,112 118,122* 130,126 144,122", "147,117 134,117 122,121"),
    ):
        art.stand(shape(leaf), halo=1.4).cut(stroke(line, 0.4, 1.5, 0.3))
    sepals = shape("150,70* 138,66 132,72 128,66* 140,58 160,58 172,66* 168,72 162,66")
    art.stand(sepals, halo=1)
    bloom = at(motifs.rose(), 150, 42, 0.86)
    art.cut(
        at(
            together(circle(0, 0, 24), *(at(ellipse(0, -20, 22, 18), angle=72 * k + 8) for k in range(5))),
            150,
            42,
            0.86,
        ),
        halo=1.6,
    )
    art.red(bloom)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(blood_transfusion, good_luck, renewed_vigor, planned_ambush),
    *(lucky_find, great_strength, enraged, seduction),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
