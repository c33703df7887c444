"""Event cards about foresight, spells and plots."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from tools.art.engraving.engrave import (
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
from tools.art.parts.scenes import FIELD, boards, dissolve, lamplight, night_sky


def _eye(art: Canvas, x: float, y: float, size: float) -> None:
    """An open eye with a red iris."""
    put = lambda thing: at(thing, x, y, size)  # noqa: E731
    white = put(shape("-26,0* -14,-11 0,-15 14,-11 26,0* 14,11 0,14 -14,11"))
    art.cut(white, halo=1.2)
    art.ink(tone_lines(white, fade(x, y - 15 * size, 0.7, x, y - 2 * size, 0.0), 0, 1.9))
    art.ink(put(stroke("-27,0 -14,-11.4 0,-15.4 14,-11.4 27,0", 1, 4, 4.4, 3.6, 1)))
    art.ink(put(stroke("-25,2 -13,11.6 0,14.4 13,11.6 25,2", 0.4, 1.6, 1.8, 1.6, 0.4)))
    iris = put(circle(0, -1, 11.4))
    art.cut(iris).red(put(ring(0, -1, 9, 4)), put(turned(rect(-0.7, -11, 1.4, 5), 16, 0, -1)))
    art.ink(put(circle(0, -1, 5.4)), put(ring(0, -1, 11.6, 1.1)))
    art.cut(put(circle(-2.4, -3.6, 1.8)))


def forewarned() -> Canvas:
    """An open eye in the palm of a raised hand."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.2), glow(100, 78, 30, 0.4, 94, 1.05)), 0, 2.7))
    art.cut(rays(100, 84, 40, 92, 34, 5, 2))
    hand = shape(
        "76,146* 76,128 66,114 52,96 44,80* 46,73 54,74 66,86* 69,84 66,56 64,34* 67,28 73,28 76,34* "
        "79,52 82,66* "
        "84,66 85,42 86,20* 89,14 95,14 98,20* 98,44 99,64* 101,64 104,42 108,22* 112,17 117,18 119,24* "
        "117,46 115,68* 117,69 122,54 128,40* 132,36 137,38 138,44* 134,64 132,84 130,104 124,122 122,146*"
    )
    art.stand(hand, halo=2)
    art.cut(hand.buffer(-1.7))
    art.ink(tone_lines(hand, fade(70, 40, 0.0, 140, 110, 0.85), 62, 2.1))
    art.ink(
        stroke("70,88 76,98 80,112 80,122", 0.4, 1.6, 0.4),
        stroke("82,68 92,71 104,70 116,72", 0.3, 1.3, 0.3),
        stroke("88,122 100,126 114,120", 0.3, 1.3, 0.3),
        *(
            stroke(line, 0.3, 1.1, 0.3)
            for line in ("67,47 71,48.4 76,47", "86,40 92,41.6 97,40", "104,42 110,44 116,43")
        ),
    )
    _eye(art, 101, 95, 0.98)
    cuff = shape("70,138* 100,143 128,138* 132,150* 66,150*")
    art.stand(cuff, halo=1.4)
    dissolve(art, 134, 149)
    return art


def hypnosis() -> Canvas:
    """A watch swings on its chain before two staring eyes."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.2), glow(100, 92, 30, 0.3, 90, 1.0, 1.2)), 0, 2.7))
    art.cut(circle(100, 118, 34))
    for x in (52, 148):
        _eye(art, x, 54, 1.36)
        brow = shape("-36,-16* -20,-27 2,-30 32,-20* 6,-25 -16,-22")
        art.stand(at(brow, x, 54, 1.0, 0, x < 100), halo=1.6)
    for k, r in enumerate((100, 112, 124)):
        for s in (-1, 1):
            angles = (math.radians(90 + s * (17 + 2 * k + 1.6 * i)) for i in range(8 - k))
            swing = stroke([(100 + r * math.cos(a), 2 + r * math.sin(a)) for a in angles], 2.4, 0.2)
            art.cut(swing, halo=1.2).ink(swing)
    chain = together(*(ellipse(100, 6 + 6.4 * k, 2.4, 3.4) for k in range(14)))
    art.cut(rect(98, 2, 4, 96), halo=1.2).ink(chain).cut(
        *(ellipse(100, 6 + 6.4 * k, 0.8, 1.7) for k in range(14))
    )
    art.stand(together(ring(100, 97, 4.6, 2.2), circle(100, 120, 21)), halo=2)
    face = circle(100, 120, 16.4)
    art.cut(face).ink(tone_lines(face, lit(face, 0, 0.5), 45, 2.2))
    spiral = [
        (100 + (0.6 + 0.235 * k) * math.cos(k * 0.36), 120 + (0.6 + 0.235 * k) * math.sin(k * 0.36))
        for k in range(62)
    ]
    art.cut(stroke(spiral, 3)).red(stroke(spiral, 0.8, 1.8, 1.8))
    art.cut(
        stroke(
            [(100 + 19 * math.cos(a), 120 + 19 * math.sin(a)) for a in (3.3 + 0.14 * k for k in range(10))],
            0.2,
            1.4,
            0.2,
        )
    )
    return art


def behind_the_veil() -> Canvas:
    """A veiled medium over a crystal ball in which a bat appears."""
    art = night_sky(100, 96, 0, 1.05)
    veil = shape(
        "100,2* 120,6 134,24 140,48 150,70 170,92 186,120 190,146* 10,146* 14,120 30,92 50,70 60,48 "
        "66,24 80,6"
    )
    art.stand(veil, halo=1.8)
    folds = ("74,16 66,44 54,72 26,118", "70,30 62,60 44,90 30,126", "66,62 54,92 46,118", "84,8 76,16 72,28")
    art.cut(mirrored(together(*(stroke(line, 0, 2, 1.6, 0) for line in folds)), 100))
    opening = shape("100,14* 114,18 122,34 122,54 112,70 100,76* 88,70 78,54 78,34 86,18")
    art.cut(opening, halo=0.8)
    art.ink(tone_lines(opening, fade(86, 26, 0.15, 122, 60, 0.8), 62, 2.1), outline(opening, 1.2))
    for s in (-1, 1):
        lid = stroke(f"{100 + s * 4},41 {100 + s * 10},43.6 {100 + s * 17},40", 0.8, 2.6, 0.8)
        brow = stroke(f"{100 + s * 3},33 {100 + s * 10},29.6 {100 + s * 18},32", 0.6, 2.4, 0.4)
        art.ink(lid, brow)
    art.ink(stroke("101,36 102.4,46 104,51", 0.3, 1, 1.6), circle(100, 24, 2.2))
    yashmak = shape("77,50* 88,52 100,49 112,52 123,50* 122,66 112,80 100,90* 88,80 78,66")
    art.stand(
        yashmak,
        outline(yashmak, 1),
        tone_lines(yashmak, fade(84, 50, 0.2, 118, 80, 0.8), 0, 2.1, bend=3),
        halo=0.8,
    )
    coins = [circle(100 + 23 * s, 51 + 1.4 * (1 - s * s), 1.9) for s in (-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9)]
    art.stand(together(*coins), halo=0.7)
    art.cut(circle(100, 112, 40)).ink(rays(100, 112, 34, 45, 40, 2, 4))
    ball = circle(100, 112, 30)
    art.stand(ball, shaded_outline(ball, 2.4), tone_lines(ball, lit(ball, 0.0, 0.9), 45, 2.3), halo=2)
    art.cut(stroke("78,104 83,94 93,88", 0.6, 3.4, 0.6))
    bat = at(motifs.bat(), 101, 114, 0.22)
    art.cut(bat, halo=1.4).red(bat)
    stand = shape("76,138* 124,138* 120,143 134,149* 66,149* 80,143")
    art.stand(stand, halo=1.4)
    for flip in (False, True):
        sleeve = shape("10,146* 24,124 44,112 56,112* 62,120 58,132 44,146*")
        hand = together(
            shape("52,114* 60,104 66,104 68,112 64,126 56,130*"),
            *(
                stroke(line, 5.4, 5, 3)
                for line in (
                    "62,108 66,98 72,90",
                    "64,112 70,104 76,98",
                    "64,118 72,112 79,107",
                    "62,124 70,121 76,117",
                )
            ),
        )
        art.stand(
            at(hand, 200 if flip else 0, 0, 1, 0, flip),
            outline(at(hand, 200 if flip else 0, 0, 1, 0, flip), 1),
            tone_lines(at(hand, 200 if flip else 0, 0, 1, 0, flip), flat(0.55 if flip else 0.2), 62, 2),
            halo=1.2,
        )
        art.stand(at(sleeve, 200 if flip else 0, 0, 1, 0, flip), halo=1.2)
        art.cut(
            *(
                at(stroke(line, 0, 1.6, 0), 200 if flip else 0, 0, 1, 0, flip)
                for line in ("54,116 40,122 26,138", "57,124 46,130 36,142")
            )
        )
    art.cut(FIELD.difference(ellipse(100, 74, 98, 75)))
    return art


def mystic_research() -> Canvas:
    """An open book with a bat drawn in it, a candle and a skull."""
    art = lamplight(100, 52, 26)
    boards(art, 104)
    page = shape("100,66* 86,54 58,50 28,58* 16,124* 46,114 80,116 100,130*")
    book = mirrored(page, 100)
    art.stand(mirrored(shape("100,72* 60,58 24,60* 10,130* 100,140*"), 100), halo=1.6)
    art.stand(book, outline(book, 0.9), halo=0.8)
    art.ink(tone_lines(page, fade(100, 66, 0.8, 80, 66, 0.0), 80, 2.2))
    other = at(page, 200, 0, 1, 0, True)
    art.ink(tone_lines(other, fade(100, 66, 0.9, 150, 70, 0.05), 100, 2.2), stroke("100,66 100,130", 1.8))
    for k in range(8):
        y = 64 + 6.4 * k
        art.ink(stroke(f"{36 - 1.6 * k},{y + 1} {60},{y - 3} {88},{y + 2}", 1.2, 1.6 if k % 3 else 2.2, 1))
    bat = at(motifs.bat(), 144, 82, 0.26, -6)
    art.cut(bat, halo=1.6).red(bat)
    sigil = together(ring(144, 82, 31, 1.1), ring(144, 82, 27, 0.7)).intersection(other.buffer(-2))
    art.ink(sigil)
    for k in range(3):
        art.ink(stroke([(116, 110 + 3.4 * k), (140, 106 + 3.6 * k), (172, 110 + 4 * k)], 1))
    candle = at(motifs.candle(), 38, 45, 0.64)
    art.cut(circle(38.7, 20, 19))
    art.stand(candle, halo=1.6).cut(at(stroke("-5,-10 -5,30", 0.4, 2.4, 0.4), 38, 45, 0.64))
    art.ink(rays(38.7, 19, 13, 21, 18, 1.8, 10), outline(at(motifs.flame(), 38.7, 17.4, 0.24), 1))
    art.red(at(motifs.flame(), 38.7, 19.4, 0.12))
    bone = at(shape("0,-50 37,-26 28,10 20,40 -20,40 -28,10 -37,-26"), 158, 34, 0.5, 6)
    skull = at(motifs.skull(), 158, 34, 0.5, 6)
    art.cut(bone, halo=2)
    art.ink(skull)
    art.cut(
        at(stroke("-28,-24 -20,-40 -4,-46", 0.4, 4, 0.4), 158, 34, 0.5, 6),
        at(stroke("-33,0 -27,12 -21,24", 0.3, 2.4, 0.3), 158, 34, 0.5, 6),
    )
    return art


def hidden_schemes() -> Canvas:
    """A spider waits in the middle of its web; a card hangs wrapped in the threads."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.3), glow(100, 74, 47, 0.0, 66, 1.0, 1.25)), 0, 2.6))
    x, y = 100.0, 70.0
    spokes = [math.radians(15 + 30 * k) for k in range(12)]
    threads = [stroke([(x, y), (x + 120 * math.cos(a), y + 120 * math.sin(a))], 1.6) for a in spokes]
    for d in (22, 38, 56, 76):
        for a, b in pairwise([*spokes, spokes[0] + 2 * math.pi]):
            m, sag = (a + b) / 2, d * 0.85
            line = [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in ((d, a), (sag, m), (d, b))]
            threads.append(stroke(line, 1.5))
    web = together(*threads)
    art.cut(web.intersection(ellipse(100, 74, 96, 72)))
    art.ink(web.buffer(-0.3).intersection(ellipse(100, 74, 65, 52)))
    legs = [
        "10,-4 24,-20 34,-16 46,-30",
        "12,0 28,-8 42,-2 58,-8",
        "12,6 26,8 36,18 50,22",
        "9,10 18,22 20,36 32,50",
    ]
    body = together(
        ellipse(0, 16, 17, 22), ellipse(0, -9, 10.4, 10), mirrored(stroke("4,-17 8,-23 4,-28", 3.4, 2.6, 0.6))
    )
    spider = together(body, mirrored(together(*(stroke(leg, 6, 5, 4.6, 0.6) for leg in legs))))
    go = lambda thing: at(thing, x, y, 1.14)  # noqa: E731
    art.stand(go(spider), halo=1.4)
    art.cut(go(stroke("-9,6 -12,16 -8,28", 0.3, 2.2, 0.3)), go(stroke("-5,-15 -7,-9 -5,-4", 0.3, 1.4, 0.3)))
    art.red(
        go(poly("-6,8 6,8 0,17")),
        go(poly("0,17 6,26 -6,26")),
        go(circle(-3, -16, 1.4)),
        go(circle(3, -16, 1.4)),
    )
    for cx, cy, size, angle in ((38, 108, 0.6, -24), (160, 36, 0.54, 30)):
        card = at(rect(-17, -24, 34, 48, 3), cx, cy, size, angle)
        art.stand(card, outline(card, 1.1), at(motifs.bat(), cx, cy, 0.16 * size, angle), halo=1.2)
        art.ink(
            *(
                at(
                    stroke([(-18, -16 + 10 * k), (0, -12 + 10 * k), (18, -18 + 11 * k)], 1.4),
                    cx,
                    cy,
                    size,
                    angle,
                )
                for k in range(4)
            )
        )
    return art


def vampiric_influence() -> Canvas:
    """A long-nailed hand moves a man on puppet strings."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.6), glow(100, 112, 24, 0.2, 96, 0.72)), 0, 2.7))
    art.cut(ellipse(100, 124, 54, 16)).ink(
        tone_lines(ellipse(100, 126, 56, 14), glow(100, 122, 8, 0.7, 30, 0.1, 2), 0, 2.4)
    )
    threads = (((68, 37), (66, 92)), ((84, 52), (84, 121)), ((102, 56), (100, 68)), ((127, 58), (130, 86)))
    for tip, spot in threads:
        line = stroke([tip, spot], 1.2)
        art.cut(line.buffer(1)).ink(line)
    limbs = [
        stroke("92,86 78,92 66,86", 8, 6.4, 4.4),
        stroke("104,86 118,90 130,80", 8, 6.4, 4.4),
        stroke("93,108 82,118 86,134 78,138", 9.4, 7.4, 5.4, 4.6),
        stroke("103,108 120,114 122,130 132,132", 9.4, 7.4, 5.4, 4.6),
    ]
    trunk = shape("88,84* 98,81 108,84* 110,96 108,110 112,118* 98,114 84,118* 88,110 86,96")
    head = together(
        at(circle(0, 0, 7.4), 101, 74),
        at(together(ellipse(0, -4, 12, 2.4), rect(-6.4, -13, 12.8, 10, 2)), 102, 74, 1, 18),
    )
    down = lambda thing: at(thing, 0, 6)  # noqa: E731
    art.stand(down(together(*limbs, trunk, head)), halo=1.8)
    seams = together(stroke("92,88 91,100 90,112", 0, 1.6, 0), stroke("98,84 98,112", 0.4, 1, 0.4))
    joints = (ring(x, y, 2.6, 1.1) for x, y in ((80, 91), (118, 89), (83.4, 119), (120, 115)))
    art.cut(down(together(seams, *joints, poly("94,82 102,82 98.4,94"))))
    art.red(down(poly("96.4,83 100,83 99.6,92 98.2,95 96.8,92")))
    _puppeteer(art)
    art.cut(FIELD.difference(ellipse(100, 75, 100, 76)))
    return art


def _puppeteer(art: Canvas) -> None:
    """A pale hand with long nails, its fingers over the threads."""
    palm = shape("100,18* 114,10 134,8 152,12 164,18* 162,36 146,42 124,42 108,36")
    fingers = (
        ("112,20 92,16 76,22 70,33", "70,32 66,40 68,45"),
        ("108,28 94,30 87,38 85,48", "85,47 82,56 84,61"),
        ("118,36 108,42 104,50 104,57", "104,56 101,64 103,70"),
        ("132,38 128,46 127,54 129,59", "129,58 128,66 132,71"),
    )
    thumb = ("150,34 154,44 152,52 146,58", "147,57 140,62 138,68")
    for line, nail in (thumb, *fingers):
        finger = stroke(line, 13, 11, 9.4, 7)
        art.stand(stroke(nail, 5.4, 4, 0.3), halo=1)
        art.stand(
            finger, shaded_outline(finger, 1.4), tone_lines(finger, lit(finger, 0.0, 0.4), 62, 2), halo=1
        )
    art.stand(palm, halo=0)
    inner = palm.union(together(*(stroke(line, 13, 11, 9.4, 7) for line, _ in fingers[:1])))
    art.cut(palm.buffer(-1.3)).ink(tone_lines(palm, fade(110, 8, 0.0, 164, 42, 0.5), 62, 2))
    knuckles = (
        "106,17 102,22 104,27",
        "107,30 107,35 111,38",
        "119,38 122,41 126,41",
        "136,40 140,42 144,41",
    )
    art.cut(inner.difference(palm).intersection(circle(104, 19, 6)).buffer(-1))
    art.ink(*(stroke(line, 0.4, 1.5, 0.4) for line in knuckles))
    cuff = poly("158,10 170,6 174,40 160,42")
    art.stand(cuff, outline(cuff, 1), tone_lines(cuff, fade(160, 10, 0.0, 172, 40, 0.5), 0, 2.2), halo=1)
    sleeve = shape("170,2* 184,-4 200,-8* 200,48* 186,48 174,46*")
    art.stand(sleeve, halo=1.2).cut(
        *(stroke(line, 0, 1.7, 0) for line in ("176,6 180,24 180,42", "188,2 192,20 190,40"))
    )
    art.red(circle(166.4, 24, 2.4))


def devilish_power() -> Canvas:
    """A horned ram's skull burns in a ring of flame."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.2), glow(100, 74, 20, 0.4, 92, 1.05)), 0, 2.7))
    art.cut(circle(100, 76, 62))
    for k in range(24):
        a = 15 * k
        tongue = shape("-5,-52* -7,-60 -2,-66 -3,-73* 5,-66 7,-58 5,-52*")
        art.ink(at(tongue, 100, 76, 1, a, k % 2 == 0))
    art.ink(ring(100, 76, 52, 2.6), ring(100, 76, 48, 0.9))
    lines = [
        (100 + 47 * math.cos(math.radians(90 + 144 * k)), 76 + 47 * math.sin(math.radians(90 + 144 * k)))
        for k in range(6)
    ]
    art.red(
        together(*(stroke([a, b], 3, smooth=False) for a, b in pairwise(lines))).intersection(
            circle(100, 76, 47.6)
        )
    )
    horn = shape("110,54* 124,44 144,42 158,52 164,68 158,84 146,90* 152,80 152,68 144,60 132,60 120,68*")
    horns = mirrored(horn, 100)
    art.stand(horns, halo=2)
    rings_ = (
        "120,46 124,66",
        "130,42 132,61",
        "141,41 140,60",
        "152,46 147,62",
        "160,56 151,67",
        "163,70 153,72",
        "158,84 151,80",
    )
    art.cut(mirrored(together(*(stroke(line, 1.5, 0.8) for line in rings_)), 100))
    head = mirrored(shape("100,44* 112,46 120,56 120,70 114,82 112,98 110,112 106,122 100,125*"), 100)
    ears = mirrored(shape("118,66* 132,68 142,78 132,80 118,76*"), 100)
    art.stand(together(head, ears), halo=1.8)
    sockets = mirrored(shape("105,66* 112,62 118,66* 115,72 108,73"), 100)
    art.cut(sockets, halo=0.5).red(sockets.buffer(-0.2))
    art.ink(mirrored(ellipse(111.6, 67.6, 1.2, 3.2), 100))
    light = mirrored(
        together(
            stroke("101.4,48 102,62 103,76 103.4,100", 0.4, 1.6, 1, 0.2),
            stroke("106,50 113,54 117,60", 0.2, 1.8, 0.2),
            stroke("110,80 108,94 107,106", 0, 1.8, 0),
            stroke("106,112 104,117 101,119", 0.3, 1.6, 0.3),
            stroke("122,71 130,73 136,77", 0.3, 1.4, 0.3),
        ),
        100,
    )
    art.cut(light, mirrored(ellipse(104, 109, 1.3, 2.4, 20), 100))
    art.cut(at(star(0, 0, 6, 2.4, 5, 90), 100, 54)).ink(at(star(0, 0, 3.6, 1.4, 5, 90), 100, 54))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(forewarned, hypnosis, behind_the_veil, mystic_research),
    *(hidden_schemes, vampiric_influence, devilish_power),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
