"""Dracula's power cards."""

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
    mirrored,
    outline,
    poly,
    rays,
    rect,
    ring,
    shape,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import FIELD, boards, brickwork, dissolve, earth, night_sky, run_off


def feed() -> Canvas:
    """A sleeper's bared throat with two marks; a hand reaches for it."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.1), glow(66, 92, 26, 0.2, 110, 1.0)), 0, 2.7))
    hair = shape("8,112* 12,78 30,52 58,46 74,58 78,76* 70,96 60,112 44,132 22,138")
    art.stand(hair, halo=1.2)
    art.cut(
        *(
            stroke(
                f"{66 - 8 * k},{56 + 2 * k} {44 - 6 * k},{66 + 6 * k} {30 - 3 * k},{96 + 5 * k}", 0, 1.8, 0
            )
            for k in range(5)
        )
    )
    profile = shape(
        "58,52* 70,48 82,50* 84,55 92,57* 92,62 88,64* 93,67 89,70* 92,74 88,80* 90,86 "
        "84,92 76,93* 84,104 104,116 140,122 176,126* 186,146* 66,146* 62,128 58,112 "
        "50,96 48,70"
    )
    face = profile
    art.stand(face, outline(face, 1.1), halo=1.2)
    art.ink(tone_lines(face, fade(64, 66, 0.0, 90, 140, 0.75), 62, 2.1))
    art.cut(shape("78,106* 96,114 110,122 96,136 80,132 72,114"))
    art.ink(
        stroke("70,62 75,65 81,63", 0.6, 1.7, 0.5),
        stroke("68,55 75,52 82,54", 0.3, 2, 0.3),
        stroke("84,79 88,80", 1),
    )
    wounds = together(
        circle(86, 118, 2),
        circle(95, 122, 2),
        stroke("86,119 86.6,128 86,134", 1, 1.6, 2.2),
        stroke("95,123 96,132 95.4,141", 1, 1.6, 2.2),
    )
    art.red(wounds)
    dissolve(art, 128, 148)
    arm = at(motifs.claw_hand(), 150, 62, 0.96, -6)
    art.stand(arm, halo=2)
    light = together(
        stroke("66,-42 34,-26 8,-14", 0, 2, 0),
        stroke("72,-28 42,-10 16,2", 0, 1.6, 0),
        stroke("-8,-5 -28,-7 -42,4", 0, 1.6, 0),
        stroke("-8,4 -24,9 -34,22", 0, 1.6, 0),
        stroke("0,13 -11,22 -17,34", 0, 1.5, 0),
        stroke("2,-14 -14,-24 -30,-27", 0, 1.6, 0),
    )
    art.cut(at(light, 150, 62, 0.96, -6))
    run_off(art)
    return art


def dark_call() -> Canvas:
    """The Count spreads his cloak under the moon; wolves and bats come."""
    art = night_sky(100, 50, 37, 1.05)
    earth(art, "6,136 36,128 70,122 100,116 130,122 164,128 194,136")
    count = at(motifs.cloaked(), 100, 78, 0.98)
    art.stand(count, halo=1.6)
    art.cut(
        at(
            mirrored(
                together(
                    stroke("60,-44 46,-10 44,12", 0, 1.8, 0),
                    stroke("56,-42 38,-6 34,22", 0, 1.8, 0),
                    stroke("40,-28 26,0 20,30", 0, 1.6, 0),
                    stroke("8,-28 10,0 8,40", 0, 1.4, 0),
                )
            ),
            100,
            78,
            0.98,
        )
    )
    art.red(circle(97.4, 33.4, 1.3), circle(102.6, 33.4, 1.3))
    for x, y, size, flip in (
        (42, 120, 0.36, True),
        (158, 120, 0.36, False),
        (24, 132, 0.26, True),
        (178, 132, 0.26, False),
    ):
        art.stand(at(motifs.wolf(), x, y, size, 0, flip), halo=1)
    for x, y, size, angle in (
        (38, 44, 0.2, 14),
        (162, 40, 0.22, -14),
        (26, 76, 0.14, 8),
        (176, 74, 0.13, -10),
        (58, 20, 0.12, 4),
        (146, 16, 0.11, -6),
    ):
        art.stand(at(motifs.bat(), x, y, size, angle), halo=0.9)
    return art


def wolf_form() -> Canvas:
    """A wolf runs; the shadow it throws is a man's in a cloak."""
    art = night_sky(46, 40, 22, 0.85, clear=(112, 72))
    earth(art, "6,112 60,106 120,108 194,114", 0.5)
    art.cut(ellipse(100, 128, 90, 18).intersection(rect(0, 110, 200, 40)))
    art.ink(
        tone_lines(
            ellipse(100, 124, 92, 22).intersection(rect(0, 108, 200, 42)),
            times(vignette(2), flat(0.22)),
            3,
            2.6,
        )
    )
    flatman = _thrown()
    art.cut(flatman, halo=0.6).ink(tone_lines(flatman, flat(0.92), 3, 2.0))
    wolf = at(motifs.wolf(), 106, 78, 1.06, -4)
    art.stand(wolf, halo=1.8)
    fur = together(
        stroke("-46,-24 -30,-16 -26,0", 0, 1.8, 0),
        stroke("-30,-18 -12,-18 4,-14", 0, 1.8, 0),
        stroke("0,-15 16,-15 30,-13", 0, 1.5, 0),
        stroke("-26,-8 -20,0 -18,8", 0, 1.5, 0),
        stroke("-14,-8 -6,-6 2,-2", 0, 1.3, 0),
        stroke("30,-8 36,2 34,10", 0, 1.5, 0),
        stroke("50,-10 64,-9 80,-5", 0, 1.6, 0),
        stroke("-66,0 -56,-6", 0.2, 1, 0.2),
    )
    art.cut(at(fur, 106, 78, 1.06, -4)).red(at(circle(-53, -11, 2), 106, 78, 1.06, -4))
    for y, x0, x1 in ((62, 160, 190), (72, 176, 194), (92, 172, 192)):
        art.ink(stroke([(x0, y), (x1, y)], 0, 1.6, 0))
    return art


def _thrown() -> BaseGeometry:
    """The shadow on the ground."""
    man = affinity.scale(at(motifs.cloaked(), 0, 0, 1), 0.95, -0.36, origin=(0, 0))
    return at(affinity.skew(man, xs=-36, origin=(0, 0)), 108, 128)


def misdirect() -> Canvas:
    """A signpost whose arms point every way; footprints lead the wrong one."""
    art = night_sky(146, 36, 18, 0.75, clear=(100, 60))
    earth(art, "6,130 50,120 100,116 150,122 194,132")
    art.stand(at(motifs.bare_tree(0.8), 30, 88, 0.8), halo=0.8)
    road = shape("70,148* 88,128 98,118* 104,118* 116,128 140,148*")
    art.cut(road).ink(tone_lines(road, fade(80, 0, 0.05, 136, 0, 0.5), 4, 3))
    post = poly("96,16 104,16 105,128 94,128")
    art.stand(post, halo=1.6)
    right, left = "0,-8 46,-8 58,0 46,8 0,8", "0,-7 -44,-7 -56,0 -44,7 0,7"
    for arm, x, y, angle in ((right, 92, 34, -9), (left, 108, 54, 8), (right, 94, 74, 12)):
        board = at(poly(arm), x, y, 1, angle)
        art.stand(board, halo=1.8).cut(outline(board.buffer(-1.6), 1))
        way = 1 if arm == right else -1
        scrawl = together(
            *(
                stroke(f"{way * (8 + 9 * k)},-2.4 {way * (11 + 9 * k)},2.4 {way * (14 + 9 * k)},-2.4", 1.6)
                for k in range(4)
            )
        )
        art.cut(at(scrawl, x, y, 1, angle))
    art.stand(at(motifs.bat(), 100, 12, 0.13), halo=1)
    for k, (x, y) in enumerate(
        ((128, 144), (122, 136), (132, 132), (140, 128), (152, 127), (162, 125), (174, 127))
    ):
        step = ellipse(x, y, 3 - 0.2 * k, 1.5, -20)
        art.cut(step, halo=1.2).red(step)
    return art


def hide() -> Canvas:
    """A coffin in a vault, its lid not quite shut; eyes within."""
    art = Canvas()
    vault = ellipse(100, 76, 97, 72)
    art.ink(tone_lines(vault, times(vignette(1.7), glow(100, 60, 30, 0.55, 90, 1.0)), 0, 2.7))
    art.cut(brickwork(8, 4, 192, 110, 13).difference(circle(100, 72, 40)))
    arch_ = together(ring(100, 84, 66, 9), ring(100, 84, 56, 1.6)).intersection(rect(0, 0, 200, 90))
    art.cut(arch_, halo=1.2).ink(arch_)
    art.cut(
        *(
            stroke(
                [
                    (100 + 61 * math.cos(a), 84 + 61 * math.sin(a)),
                    (100 + 71 * math.cos(a), 84 + 71 * math.sin(a)),
                ],
                1.3,
            )
            for a in (math.pi * (1 + k / 12) for k in range(13))
        )
    )
    boards(art, 114)
    case = poly("30,92 58,84 170,94 176,104 172,128 60,138 32,118")
    art.stand(case, halo=1.8)
    side = poly("34,102 60,112 171,106 170,126 61,135 35,116")
    art.cut(tone_lines(side, fade(40, 0, 0.5, 170, 0, 0.12), 2, 3.2))
    gap = poly("33,93 60,86 168,95 174,104 60,108")
    art.ink(gap)
    lid = poly("26,80 58,64 172,80 180,92 60,94")
    art.stand(lid, outline(lid, 1.6), tone_lines(lid, fade(40, 66, 0.1, 176, 94, 0.85), 8, 2.3), halo=1.4)
    edge = poly("26,80 60,94 180,92 180,96 60,99 27,85")
    art.stand(edge, halo=0.6)
    cross = at(at(motifs.cross(), 0, 0, 0.44, 90), 106, 82, 1, 5)
    cross = affinity.scale(cross, 1.3, 0.5, origin=(106, 82))
    art.cut(cross, halo=1).ink(cross)
    eyes = at(mirrored(shape("2.4,0* 6,-3 11,-3.4* 9,1.6 5,2.4")), 88, 103, 0.8)
    art.cut(eyes, halo=0.7).red(eyes)
    fingers = together(
        *(
            stroke([(126 + 6.4 * k, 101), (127 + 6.4 * k, 93), (125 + 6.4 * k, 88)], 4.6, 4, 1.4)
            for k in range(4)
        )
    )
    art.cut(fingers, halo=1).ink(
        outline(fingers, 0.8), tone_lines(fingers, fade(126, 0, 0.0, 154, 0, 0.5), 62, 1.9)
    )
    art.stand(at(motifs.candle(), 36, 128, 0.42), halo=1.4)
    glow_ = at(motifs.flame(), 36.4, 109, 0.15)
    art.cut(circle(36.4, 109, 11), halo=0).ink(rays(36.4, 109, 7, 11, 12, 1)).red(glow_)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (feed, dark_call, wolf_form, misdirect, hide)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
