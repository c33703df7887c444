"""Dracula's combat cards."""

from __future__ import annotations

from collections.abc import Callable

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
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import FIELD, brickwork, dissolve, lamplight, night_sky, run_off


def fangs() -> Canvas:
    """An open mouth with two long teeth, a red drop falling from one."""
    art = Canvas()
    art.ink(
        tone_lines(FIELD, times(vignette(1.05), glow(100, 72, 40, 0.25, 100, 0.95, 1.3)), 90, 2.8, bend=10)
    )
    upper = shape("26,64* 50,42 80,30 100,42* 120,30 150,42 174,64* 150,60 124,60 100,64 76,60 50,60")
    lower = shape("30,70* 54,114 84,130 100,130 116,130 146,114 170,70* 142,98 118,106 100,107 82,106 58,98")
    gape = shape("36,62* 70,54 100,60 130,54 164,62* 144,92 118,104 100,105 82,104 56,92")
    art.stand(together(upper, gape, lower), gape, halo=2)
    for lip in (upper, lower):
        art.stand(lip, shaded_outline(lip, 2), tone_lines(lip, lit(lip, 0.25, 1.0), 80, 2.3, bend=6), halo=0)
    row = [shape(f"{x - 6},58* {x - 5.4},67 {x},70 {x + 5.4},67 {x + 6},58*") for x in (88.4, 100.4, 112.4)]
    back = [shape(f"{x - 5},58* {x - 3},67 {x + 2},68* {x + 5},58*") for x in (52, 148)]
    long = mirrored(shape("62,58* 63,76 72.6,99* 80,76 80.6,58*"), 100)
    for tooth in (*row, *back, long):
        art.cut(tooth, halo=0.4).ink(
            outline(tooth, 0.8),
            tone_lines(tooth, fade(tooth.bounds[0], 60, 0, tooth.bounds[2] + 3, 70, 0.6), 80, 1.9),
        )
    tongue = shape("70,100* 84,90 100,93 116,90 130,100* 116,104.6 100,105.4 84,104.6")
    art.stand(tongue, tone_lines(tongue, fade(70, 90, 0.35, 130, 100, 0.9), 80, 2), halo=0.8)
    low = [
        shape(f"{x - 4},107* {x - 3},100 {x},98.6 {x + 3},100 {x + 4},107*")
        for x in (84, 92.4, 100.8, 109.2, 117)
    ]
    for tooth in low:
        art.cut(tooth, halo=0.5).ink(outline(tooth, 0.6))
    run = together(stroke("127.6,82 127.4,92 127.2,98", 1, 2.2, 3), at(motifs.drop(), 127, 120, 0.2))
    art.cut(run, halo=1).red(run)
    return art


def strength() -> Canvas:
    """Two fists bend an iron bar."""
    art = lamplight(100, 50, 22)
    art.cut(star(100, 44, 40, 16, 11, -90)).ink(rays(100, 44, 14, 34, 11, 2.4, -90))
    bar = stroke("12,116 40,104 66,84 84,58 100,46 116,58 134,84 160,104 188,116", 9)
    art.stand(bar, halo=1.8).cut(stroke("16,112 42,100 66,78 84,53 98,43", 0.4, 1.8, 0.6))
    art.cut(poly("96,38 100,46 98,54 102,52 103,44 100,36"))
    fist = at(
        together(
            *(rect(-17 + 9 * k, -21, 8.4, 26, 4) for k in range(4)),
            shape("-18,-2* 19,-2* 22,6 20,18 15,24* -14,24* -19,14"),
        ),
        0,
        0,
        1.2,
    )
    for side, flip in ((56, False), (144, True)):
        one = at(fist, side, 92, 1, -32 if not flip else 32, flip)
        art.stand(one, shaded_outline(one, 1.8), tone_lines(one, lit(one, -0.2, 0.65), 62, 2.3), halo=1.6)
        for k in range(3):
            line = stroke([(1.2 * (-8.4 + 9 * k), -22), (1.2 * (-8.4 + 9 * k), 4)], 1, 2, 1)
            art.ink(at(line, side, 92, 1, -32 if not flip else 32, flip))
        sleeve = at(poly("-22,27 24,27 34,80 -32,80"), side, 92, 1, 28 if flip else -28)
        art.stand(sleeve, halo=1.4)
        art.cut(
            at(
                together(
                    rect(-24, 31, 50, 2),
                    *(stroke(f"{-16 + 11 * k},38 {-20 + 13 * k},78", 0, 1.6, 0) for k in range(4)),
                ),
                side,
                92,
                1,
                28 if flip else -28,
            )
        )
    dissolve(art, 126, 147)
    return art


def claws() -> Canvas:
    """A long-nailed hand that has torn the dark open."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(70, 92, 6, 0.5, 90, 0.95)), 30, 2.6))
    for k in range(4):
        x = 20 + 24 * k
        tear = shape(
            f"{x + 44},{30 + 2 * k}* {x + 30},64 {x + 8},104 {x - 10},{142 - 3 * k}* {x + 16},106 {x + 36},66"
        )
        tear = tear.buffer(1.6)
        art.cut(tear, halo=0.6).ink(
            outline(tear, 0.7),
            stroke([(x + 36, 50), (x + 26, 76), (x + 8, 108)], 0, 1.4, 0),
        )
        art.red(stroke([(x + 22, 84), (x + 8, 108), (x - 4, 128)], 0.2, 2.2, 0.2))
    hand = at(motifs.claw_hand(), 124, 54, 1.16, -4)
    art.stand(hand, halo=2)
    light = together(
        stroke("66,-42 34,-26 8,-14", 0, 2, 0),
        stroke("72,-30 42,-12 16,0", 0, 1.6, 0),
        stroke("70,-20 44,-2 20,12", 0, 1.2, 0),
        stroke("-8,-5 -28,-7 -42,4", 0, 1.6, 0),
        stroke("-8,4 -24,9 -34,22", 0, 1.6, 0),
        stroke("0,13 -11,22 -17,34", 0, 1.5, 0),
        stroke("8,17 2,28 -2,40", 0, 1.3, 0),
        stroke("2,-14 -14,-24 -30,-27", 0, 1.6, 0),
    )
    art.cut(at(light, 124, 54, 1.16, -4))
    run_off(art)
    return art


def mesmerize() -> Canvas:
    """Two eyes that hold the gaze, lines running out from them."""
    art = Canvas()
    for x in (58, 142):
        for k in range(8):
            r = 34 + 8 * k
            line = ring(x, 72, r, 3.6 - 0.32 * k)
            near = rect(0, 0, 100, 150) if x < 100 else rect(100, 0, 100, 150)
            art.ink(
                tone_lines(line.intersection(near), vignette(1.6), 0, 1.2, least=0.1)
                if k > 4
                else line.intersection(near)
            )
    art.cut(FIELD.difference(ellipse(100, 76, 97, 72)))
    brow = mirrored(shape("12,44* 40,22 70,32 94,54* 88,56 64,44 40,40"), 100)
    art.stand(brow, halo=1.6)
    art.cut(
        mirrored(
            together(
                *(
                    stroke(f"{30 + 12 * k},{39 - k * -1.6} {38 + 12 * k},{31 + 3.2 * k}", 0, 1.5, 0)
                    for k in range(5)
                )
            ),
            100,
        )
    )
    for flip in (False, True):
        put = lambda thing: at(thing, 142 if flip else 58, 76, 1, 0, flip)  # noqa: B023, E731
        lids = shape("-42,6* -24,-16 0,-22 24,-14 36,8* 22,20 0,24 -22,20")
        art.cut(put(lids), halo=2)
        art.ink(put(outline(lids, 1.2)), put(stroke("-43,7 -24,-16 0,-22 24,-14 37,9", 1, 4.6, 4, 1)))
        art.ink(put(tone_lines(lids, fade(0, -22, 0.6, 0, 2, 0.0), 0, 2.2)))
        iris = circle(-2, 0, 17.5)
        art.cut(put(iris), halo=0.8).ink(put(ring(-2, 0, 16.6, 2)), put(rays(-2, 0, 9, 16.5, 30, 1.5)))
        art.red(put(circle(-2, 0, 9)))
        art.ink(put(ellipse(-2, 0, 3.6, 8.2))).cut(put(circle(-6, -6, 2.6)))
        art.ink(
            put(stroke("-30,28 -6,33 20,28", 0.3, 1.8, 0.3)), put(stroke("-22,35 -2,38 14,35", 0.2, 1.2, 0.2))
        )
    nose = together(
        mirrored(stroke("90,66 92,84 88,106", 0.4, 1.8, 2.4), 100),
        stroke("88,116 100,121 112,116", 0.6, 2, 0.6),
    )
    art.ink(nose)
    return art


def plotting() -> Canvas:
    """A spider's web over a chess king and a fallen pawn."""
    art = lamplight(100, 66, 28)
    board = poly("4,146 44,108 156,108 196,146")
    art.cut(board, halo=1)
    squares: list[BaseGeometry] = []
    for j in range(4):
        y0, y1 = 108 + 38 * (j / 4) ** 1.3, 108 + 38 * ((j + 1) / 4) ** 1.3
        for i in range(8):
            if (i + j) % 2:
                edge = [
                    (100 + (i + di - 4) * (14 + 10 * (y - 108) / 38), y)
                    for di, y in ((0, y0), (1, y0), (1, y1), (0, y1))
                ]
                squares.append(poly(edge))
    art.ink(together(*squares), outline(board, 0.8))
    web = motifs.web(184, 6, 92, 96, 174, 6).intersection(ellipse(100, 75, 99, 75))
    art.cut(web, halo=0.9).ink(web)
    king = together(
        shape("-18,46* -12,30 -9,4* 9,4* 12,30 18,46*"),
        rect(-24, 45, 48, 10, 3),
        rect(-14, -1, 28, 6, 2),
        shape("-12,-4* -20,-26 -10,-32 0,-26* 10,-32 20,-26 12,-4*"),
        rect(-2.4, -46, 4.8, 20),
        rect(-8, -41, 16, 4.6),
    )
    art.stand(at(king, 92, 76, 1.08), halo=2)
    art.cut(
        at(
            together(
                stroke("-10,-8 -16,-24 -9,-28", 0.3, 2, 0.3),
                stroke("-5,8 -7,28 -12,44", 0.4, 2.4, 0.4),
                stroke("-20,49 18,49", 1.2),
                stroke("-11,1.6 10,1.6", 0.9),
            ),
            92,
            76,
            1.08,
        )
    )
    pawn = together(
        shape("-10,20* -6,8 -4,-6* 4,-6* 6,8 10,20*"),
        rect(-13, 19, 26, 7, 2.4),
        circle(0, -13, 8.6),
        rect(-7, -6, 14, 3.6, 1.4),
    )
    fallen = at(pawn, 146, 124, 1.0, 84)
    art.stand(fallen, halo=1.6).cut(
        at(
            together(
                stroke("-3,-2 -4,10 -7,18", 0.3, 1.6, 0.3), stroke("-4,-17 -1,-19 3,-18", 0.3, 1.6, 0.3)
            ),
            146,
            124,
            1.0,
            84,
        )
    )
    spider = together(
        ellipse(0, 4, 6, 7),
        circle(0, -5, 3.6),
        *(
            mirrored(
                stroke(f"3,{-3 + 2.6 * k} {11 + k % 2},{-10 + 5.4 * k} {15},{-6 + 8 * k}", 1.5, 1.3, 0.6)
            )
            for k in range(4)
        ),
    )
    art.cut(spider_at := at(spider, 150, 56, 1.0), halo=1.2).ink(
        spider_at, stroke("150,46 152,30 156,20", 0.8)
    )
    art.red(at(poly("-2,0 2,0 -2,8 2,8"), 150, 56))
    return art


def escape_as_bat() -> Canvas:
    """A bat leaves a high window; an empty cloak lies on the sill."""
    art = Canvas()
    wall = ellipse(100, 75, 97, 73)
    art.ink(tone_lines(wall, times(vignette(1.5), flat(0.75)), 0, 2.8))
    art.cut(brickwork(0, 0, 200, 150, 12))
    opening = shape("52,128* 52,62* 58,38 76,20 100,10* 124,20 142,38 148,62* 148,128*")
    art.cut(opening, halo=4).ink(outline(opening.buffer(2.4), 1.6))
    art.ink(tone_lines(opening, glow(100, 56, 24, 0.15, 74, 0.85), 0, 2.6))
    art.cut(circle(100, 54, 25)).ink(
        ring(100, 54, 25, 0.8), tone_lines(circle(100, 54, 25), lit(circle(100, 54, 25), 0, 0.35), 45, 2.4)
    )
    bat = at(motifs.bat(), 100, 60, 0.74, -8)
    art.stand(bat, halo=1.6)
    veins = [
        stroke([(46, -44), (46 + 0.6 * (a - 46), -44 + 0.6 * (b + 44)), (a, b)], 0.4, 2, 0.2)
        for a, b in ((46, 22), (74, 10), (94, -2))
    ]
    art.cut(at(mirrored(together(*veins)), 100, 60, 0.74, -8))
    art.red(*(at(circle(s * 4, -22, 2.2), 100, 60, 0.74, -8) for s in (-1, 1)))
    cloak = shape(
        "36,130* 60,118 74,122 84,112 98,118 112,108 126,118 142,114 166,130* 158,144 "
        "140,136 120,146 98,138 78,146 58,138 42,146"
    )
    art.stand(cloak, halo=1.6)
    art.cut(
        *(
            stroke(line, 0, 1.8, 0)
            for line in (
                "64,121 62,130 54,138",
                "84,115 82,128 76,140",
                "112,111 112,126 118,140",
                "128,120 130,130 140,135",
                "98,121 98,130 97,136",
            )
        )
    )
    return art


def escape_as_mist() -> Canvas:
    """A shape that turns into mist and flows under a door."""
    art = night_sky(80, 54, 0, 0.9)
    door = shape("134,132* 134,44* 140,30 158,22 176,30 182,44* 182,132*")
    art.stand(door, tone_lines(door, fade(134, 0, 0.75, 182, 0, 1.0), 90, 6), outline(door, 1.6), halo=1.6)
    art.cut(rect(134, 56, 48, 1.6), rect(134, 104, 48, 1.6), circle(142, 84, 3)).ink(circle(142, 84, 1.6))
    body = at(motifs.cloaked(), 74, 66, 0.92)
    fading = fade(0, 66, 1.05, 0, 116, 0.0)
    art.cut(body, halo=1.4).ink(body.intersection(rect(0, 0, 200, 58)), tone_lines(body, fading, 0, 2.2))
    art.red(circle(71.6, 24, 1.1), circle(76.4, 24, 1.1))
    mists = (
        "10,108 30,100 52,110 74,104 96,112 120,108 140,116",
        "20,120 44,112 66,122 90,116 116,124 144,126 168,131",
        "30,132 56,126 80,134 108,129 136,134 176,135",
        "16,96 34,90 50,96 60,92",
        "52,141 84,139 112,143 150,140",
    )
    for line in mists:
        art.cut(stroke(line, 2, 8, 9, 7, 2)).ink(stroke(line, 0, 2.4, 3.2, 2.2, 0))
        art.ink(at(stroke(line, 0, 0.9, 1.1, 0.8, 0), 4, 3.4))
    curls = (
        "96,100 108,94 112,84 104,80 100,86",
        "40,92 30,84 34,74 42,78",
        "112,120 126,112 130,102 124,98 120,103",
    )
    for line in curls:
        art.cut(stroke(line, 2, 5, 3)).ink(stroke(line, 0.2, 2, 1.4, 0.4))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(fangs, strength, claws, mesmerize, plotting, escape_as_bat, escape_as_mist),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
