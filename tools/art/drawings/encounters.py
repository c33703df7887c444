"""The encounter cards' illustrations."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.drawings import portraits
from tools.art.engraving.engrave import (
    BaseGeometry,
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
from tools.art.parts.scenes import FIELD, brickwork, dissolve, earth, lamplight, night_sky

_PLACE = (16.8, -0.4, 1.04)
"""The position and size of a bust."""


def _beside(art: Canvas, bust: Canvas) -> Canvas:
    """A vampire's bust with scenery on both sides."""
    art.cut(at(bust.silhouette(), *_PLACE), halo=1.8).paste(bust, *_PLACE)
    dissolve(art, 124, 147)
    return art


def new_vampire() -> Canvas:
    """A young vampire among the graves she rose from."""
    art = night_sky(100, 60, 0, 1.0)
    earth(art, "4,134 40,128 100,130 160,128 196,134")
    for x, y, size, flip in (
        (28, 96, 1.0, False),
        (174, 98, 0.9, True),
        (48, 116, 0.7, True),
        (152, 118, 0.7, False),
    ):
        stone = at(
            shape("-17,34* -17,-14* -12,-26 0,-31 12,-26 17,-14* 18,34*"), x, y, size, -4 if flip else 5
        )
        art.stand(
            stone, shaded_outline(stone, 1.6), tone_lines(stone, lit(stone, 0.15, 0.95), 62, 2.3), halo=1.2
        )
        mark = at(motifs.cross(), x, y - 4 * size, 0.28 * size, -4 if flip else 5)
        art.cut(mark, halo=0.9).ink(mark)
    return _beside(art, portraits.new_vampire(is_alone=False))


def reckless_vampire() -> Canvas:
    """A wild young vampire over the roofs of a town."""
    art = night_sky(36, 34, 17, 1.05)
    roofs = (
        "2,146 2,96 14,84 26,96 26,88 32,88 32,100 50,76 70,100 130,104 146,82 158,96 "
        "158,86 165,86 165,104 180,90 198,108 198,146"
    )
    line = [(float(x), float(y)) for x, y in (token.split(",") for token in roofs.split())]
    town = poly(line).intersection(ellipse(100, 70, 98, 78))
    art.stand(town, halo=1.2)
    panes = (
        (10, 104),
        (18, 104),
        (44, 100),
        (52, 100),
        (44, 114),
        (148, 102),
        (156, 116),
        (176, 108),
        (184, 108),
        (184, 122),
    )
    art.cut(*(rect(x, y, 3.6, 6) for x, y in panes))
    edges = ("2,96 14,84 26,96", "32,100 50,76 68,98", "132,102 146,82 158,96", "165,104 180,90 196,106")
    art.cut(*(at(stroke(edge, 1.1, smooth=False), 0, 4) for edge in edges))
    for x, y, size in ((170, 34, 0.2), (150, 62, 0.13), (24, 66, 0.13)):
        art.stand(at(motifs.bat(), x, y, size, -8), halo=1)
    return _beside(art, portraits.reckless_vampire(is_alone=False))


def aristocratic_vampire() -> Canvas:
    """A noble vampire between heavy curtains and candles."""
    art = Canvas()
    art.ink(tone_lines(ellipse(100, 78, 96, 71), flat(0.85), 0, 2.7))
    drape = shape("2,8* 44,4* 52,30 46,70 28,98 34,120 40,146* 2,146*")
    both = mirrored(drape, 100)
    art.stand(both, halo=1.2)
    folds = [
        stroke(f"{8 + 9 * k},6 {10 + 9 * k},50 {8 + 5.4 * k},96 {8 + 7 * k},144", 0, 2, 1.6, 0)
        for k in range(5)
    ]
    art.cut(mirrored(together(*folds), 100))
    rope = mirrored(stroke("2,94 16,101 31,97", 4), 100)
    art.cut(rope, halo=0.8).red(rope)
    art.cut(FIELD.difference(ellipse(100, 78, 99, 72)))
    return _beside(art, portraits.aristocratic_vampire(is_alone=False))


def hoax() -> Canvas:
    """A carnival mask of the Count, with ribbons."""
    art = lamplight(100, 70, 34)
    for side in (False, True):
        ribbon = at(
            stroke("-46,-10 -66,0 -72,20 -62,34 -74,52 -66,62", 4, 5, 4, 5, 3, 0.6), 100, 62, 1, 0, side
        )
        art.cut(ribbon, halo=1.2).red(ribbon)
    mask = shape(
        "0,-34* 14,-46 34,-50 50,-42* 54,-18 46,6 30,24 22,44 0,58* -22,44 -30,24 -46,6 "
        "-54,-18 -50,-42* -34,-50 -14,-46"
    )
    mask = at(mask, 100, 68, 1.06)
    art.stand(
        mask,
        shaded_outline(mask, 2.2),
        tone_lines(mask, fade(84, 40, 0.0, 160, 110, 0.8), 62, 2.2, bend=-3),
        halo=2,
    )
    eyes = mirrored(shape("8,-8* 18,-18 32,-20 40,-16* 34,-4 22,-1"))
    brows = mirrored(shape("4,-16* 20,-30 40,-34 50,-30* 40,-27 22,-22"))
    tache = mirrored(shape("0,16* 10,13 20,20 34,15* 26,28 12,27 0,22"))
    art.cut(at(eyes, 100, 68, 1.06), halo=1.4).ink(at(together(eyes, brows, tache), 100, 68, 1.06))
    art.ink(at(mirrored(stroke("3,-10 7,2 8,9 3,12", 0.4, 1.8, 1.2)), 100, 68, 1.06))
    peak = at(shape("0,-20* 6,-34 12,-42 30,-49 48,-41* 52,-30 40,-40 24,-38 12,-32"), 100, 68, 1.06)
    art.stand(mirrored(peak, 100), halo=0.6)
    mouth = shape("-15,33* -6,31 0,32.4 6,31 15,33* 8,41 0,43 -8,41")
    art.stand(at(mouth, 100, 68, 1.06), halo=0.8)
    art.cut(at(mirrored(shape("5,33* 10,33* 7.4,42*")), 100, 68, 1.06))
    art.ink(*(circle(100 + s * 50, 50, 2.2) for s in (-1, 1)))
    return art


def unnatural_fog() -> Canvas:
    """A street lamp in thick fog, a shape that comes out of it."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(64, 40, 14, 0.0, 78, 1.0)), 0, 2.8))
    art.cut(rays(64, 42, 14, 36, 24, 2.6, 4))
    shade = at(motifs.standing(), 136, 76, 1.16)
    art.cut(shade, halo=1.4).ink(
        shade.intersection(rect(0, 0, 200, 66)), tone_lines(shade, fade(0, 62, 1.05, 0, 128, 0.3), 0, 2.3)
    )
    art.red(circle(133.4, 27.6, 1.5), circle(139, 27.6, 1.5))
    lamp = together(
        rect(61.6, 56, 4.8, 84),
        poly("54,32 74,32 70.6,54 57.4,54"),
        poly("51,32 77,32 64,20"),
        rect(58, 53, 12, 4, 1),
        circle(64, 18, 2.6),
        rect(54, 62, 20, 2.6, 1),
        shape("56,142* 60,128 61,118* 67,118* 68,128 72,142*"),
        rect(59.6, 84, 8.8, 4, 1),
    )
    art.stand(lamp, halo=1.8)
    art.cut(poly("56.6,34 63,34 63,52 59.4,52"), poly("65,34 71.4,34 68.6,52 65,52"))
    art.ink(at(motifs.flame(), 64, 44, 0.13))
    bands = (
        "4,84 24,76 46,86 70,80 96,88 122,78 150,86 176,79 196,84",
        "6,106 30,98 56,108 84,100 112,110 140,100 168,108 194,102",
        "14,130 40,122 68,132 98,124 128,133 158,124 186,130",
    )
    for k, line in enumerate(bands):
        art.cut(stroke(line, 2, 11 + k, 13 + k, 11 + k, 2)).ink(stroke(line, 0, 2.6, 3.4, 2.6, 0))
        art.ink(
            at(stroke(line, 0, 1.3, 1.7, 1.3, 0), 8, 4.4), at(stroke(line, 0, 0.9, 1.1, 0.9, 0), -7, -3.8)
        )
        art.ink(at(stroke(line, 0, 0.7, 0.9, 0.7, 0), 3, 7.6))
    for curl in (
        "88,94 102,90 108,82 101,77 95,82",
        "30,118 20,112 22,104 29,104",
        "158,118 172,114 176,105 169,101 163,106",
    ):
        art.cut(stroke(curl, 1.6, 5, 3)).ink(stroke(curl, 0.2, 2.2, 1.6, 0.4))
    return art


def desecrated_soil() -> Canvas:
    """A box of earth, a broken cross thrown before it."""
    art = night_sky(150, 36, 16, 0.8, clear=(104, 84))
    earth(art, "4,126 60,118 130,120 196,126")
    heap = shape("44,76* 60,64 76,66 90,56 110,60 126,54 142,64 156,66 168,78*")
    art.stand(heap, cross_hatch(heap, fade(60, 56, 0.7, 160, 78, 1.2), 30, 2.3), halo=1.2)
    art.ink(motifs.pebbles(56, 156, 68, 14, 1.8).intersection(heap))
    box = poly("40,76 172,76 166,126 46,126")
    art.stand(box, shaded_outline(box, 2), tone_lines(box, lit(box, 0.6, 1.0), 0, 2.6, wave=0.5), halo=1.4)
    for y in (92, 109):
        art.cut(rect(44, y, 124, 1.4))
    for x in (50, 152):
        batten = poly([(x, 76), (x + 12, 76), (x + 11, 126), (x + 1, 126)])
        art.stand(batten, outline(batten, 1), tone_lines(batten, flat(0.25), 90, 2.4), halo=0.8)
        art.ink(*(circle(x + 6, y, 1.2) for y in (84, 100, 118)))
    seal = circle(106, 101, 13)
    art.cut(seal, halo=1.2).ink(ring(106, 101, 12.4, 1.4)).red(at(motifs.bat(), 106, 101, 0.105))
    for x, y, w, h in ((30, 132, 20, 6), (160, 134, 26, 6)):
        clod = ellipse(x, y, w, h)
        art.stand(clod, cross_hatch(clod, lit(clod, 0.3, 1.0), 30, 2.2), halo=1)
    cross = at(motifs.cross(), 96, 134, 0.5, 76)
    crack = poly("98,112 104,124 99,132 106,144 110,144 103,132 108,124 102,112")
    art.stand(cross.difference(crack), halo=1.6)
    art.cut(at(outline(motifs.cross().buffer(-3), 1.6), 96, 134, 0.5, 76))
    return art


def szgany_mob() -> Canvas:
    """A crowd with torches, forks and sticks comes over a rise."""
    art = night_sky(100, 74, 0, 1.0)
    heads = (
        (22, 112, 0.8),
        (46, 104, 0.9),
        (72, 98, 1.0),
        (100, 94, 1.1),
        (128, 98, 1.0),
        (154, 104, 0.9),
        (178, 112, 0.8),
    )
    back = ((34, 92, 0.7), (60, 84, 0.75), (88, 79, 0.8), (114, 79, 0.8), (140, 84, 0.75), (166, 92, 0.7))
    tools: list[BaseGeometry] = []
    for x, y, lean, kind in (
        (34, 92, -6, "torch"),
        (62, 84, 3, "fork"),
        (88, 78, -3, "scythe"),
        (114, 78, 4, "torch"),
        (142, 84, -4, "fork"),
        (168, 92, 8, "torch"),
    ):
        pole = stroke([(x + 8, y + 40), (x + lean, y - 40)], 2.6)
        tools.append(pole)
        top = (x + lean, y - 40)
        if kind == "fork":
            tools += [
                stroke(
                    [
                        (top[0] - 6, top[1] - 14),
                        (top[0] - 5, top[1]),
                        (top[0] + 5, top[1]),
                        (top[0] + 6, top[1] - 14),
                    ],
                    1.8,
                ),
                stroke([top, (top[0], top[1] - 15)], 1.8),
            ]
        elif kind == "scythe":
            tools.append(stroke([top, (top[0] + 14, top[1] - 5), (top[0] + 26, top[1] + 5)], 3.4, 3, 0.2))
        else:
            art.cut(circle(top[0], top[1] - 9, 17))
            art.ink(rays(top[0], top[1] - 9, 13, 19, 14, 1.4))
            tools.append(
                poly(
                    [
                        (top[0] - 3.6, top[1] - 3),
                        (top[0] + 3.6, top[1] - 3),
                        (top[0] + 2, top[1] + 7),
                        (top[0] - 2, top[1] + 7),
                    ]
                )
            )
    for tool in tools:
        art.stand(tool, halo=1)
    for x, y in ((28, 52), (118, 38), (176, 52)):
        flame = at(motifs.flame(), x, y - 10, 0.24)
        art.cut(flame, halo=0.8).ink(outline(flame, 1)).red(at(motifs.flame(), x, y - 6, 0.12))
    person = together(circle(0, -16, 7.4), shape("-15,40* -15,2 -9,-7 0,-9 9,-7 15,2 15,40*"))
    hats = (
        together(ellipse(0, -19, 12, 2.3), rect(-6.4, -28, 12.8, 10, 3)),
        shape("-8,-16* -9,-26 2,-29 9,-25 9,-18* 12,-15 -8,-14"),
        shape("-8.6,-16* -10,-22 -2,-32 8,-24 8.6,-16*"),
    )
    for row in (back, heads):
        for k, (x, y, size) in enumerate(row):
            one = at(together(person, hats[k % 3]), x, y, size, 0, k % 2 == 1)
            art.stand(one, halo=1.3)
            art.cut(
                at(
                    together(stroke("-9,-2 -11,14 -11,34", 0, 1.6, 0), stroke("0,-6 -1,10 0,34", 0, 1.2, 0)),
                    x,
                    y,
                    size,
                )
            )
    hill = shape("4,146* 20,132 60,126 100,124 140,126 180,132 196,146*")
    art.stand(hill, cross_hatch(hill, vignette(2.2), 8, 2.4), halo=1)
    return art


def rats() -> Canvas:
    """Rats with red eyes pour out of a drain."""
    art = Canvas()
    wall = ellipse(100, 72, 96, 68)
    art.ink(tone_lines(wall, times(vignette(1.6), flat(0.7)), 0, 2.7)).cut(brickwork(0, 2, 200, 112, 13))
    drain = circle(100, 66, 40).intersection(rect(0, 0, 200, 98))
    art.cut(circle(100, 66, 50).intersection(rect(0, 0, 200, 104)))
    art.ink(drain)
    stones = [
        poly(
            [
                (100 + r * math.cos(a), 66 + r * math.sin(a))
                for r, a in ((42, t), (50, t), (50, t + 0.3), (42, t + 0.3))
            ]
        )
        for t in (math.pi * (0.86 + 0.117 * k) for k in range(11))
    ]
    art.ink(*(together(outline(s, 0.9), tone_lines(s, lit(s, 0.1, 0.6), 45, 2.2)) for s in stones))
    floor = shape("4,140* 20,112 60,100 140,100 180,112 196,140* 140,148 60,148")
    art.stand(
        floor, tone_lines(floor, times(vignette(2), fade(0, 100, 0.7, 0, 148, 0.2)), 2, 2.4, wave=0.8), halo=1
    )
    rat = together(
        shape("-44,10* -34,-2 -24,-8 -10,-8 6,-16 24,-14 36,-2 38,12 30,18* 8,17 -14,16 -30,14 -40,14"),
        circle(-17, -11, 6),
        circle(-26, -9, 4.6),
        stroke("34,12 50,16 62,8 74,12 84,4", 4, 3, 2.4, 1.6, 0.4),
        stroke("-18,14 -24,20 -31,20", 3.6, 2),
        stroke("24,16 16,21 8,21", 4.4, 2.4),
    )
    light = together(
        stroke("-8,-4 8,-11 24,-9", 0, 1.8, 0),
        stroke("0,2 10,-5 22,-4", 0, 1.5, 0),
        stroke("4,9 12,2 24,2", 0, 1.4, 0),
        stroke("14,14 10,4 14,-2", 0, 1, 0),
        circle(-17, -11, 3),
        stroke("-38,12 -52,8", 0.5, 0.4),
        stroke("-38,13 -52,15", 0.5, 0.4),
    )
    flock = (
        (86, 72, 0.34, False),
        (116, 80, 0.4, True),
        (84, 92, 0.46, False),
        (138, 100, 0.56, True),
        (60, 104, 0.62, False),
        (118, 116, 0.76, False),
        (160, 124, 0.6, True),
        (44, 126, 0.7, True),
        (90, 134, 0.72, False),
    )
    for x, y, size, flip in flock:
        art.stand(at(rat, x, y, size, 0, flip), halo=1.2)
        art.cut(at(light, x, y, size, 0, flip))
        art.red(at(circle(-32, 1, 2.6), x, y, size, 0, flip))
    return art


def saboteur() -> Canvas:
    """A bomb with a burning fuse on a railway track."""
    art = night_sky(100, 66, 0, 0.95)
    track = poly("76,60 124,60 196,148 4,148")
    art.cut(track)
    for k in range(6):
        y, h = 64 + 84 * (k / 6) ** 1.5, 3 + 1.8 * k
        w = 26 + 80 * (y - 60) / 88
        sleeper = poly([(100 - w, y), (100 + w, y), (100 + w + 2, y + h), (100 - w - 2, y + h)])
        art.stand(sleeper, tone_lines(sleeper, fade(100 - w, 0, 0.6, 100 + w, 0, 1.0), 0, 2), halo=0.6)
    rails = mirrored(poly("82,60 85,60 50,148 38,148"), 100)
    art.stand(rails, halo=1.2).cut(mirrored(stroke("83.4,62 46,146", 0.4, 2.2), 100))
    art.cut(FIELD.difference(ellipse(100, 78, 97, 71)))
    bomb = circle(100, 96, 33)
    art.stand(together(bomb, at(rect(-9, -42, 18, 12, 2), 100, 96, 1, 24)), halo=2.2)
    art.cut(stroke("76,92 80,80 90,72", 0.6, 5, 0.8), circle(75, 99, 2))
    art.cut(tone_lines(bomb.buffer(-3).difference(circle(93, 88, 33)), flat(0.3), 45, 2.4))
    fuse = stroke("117,58 122,46 116,36 124,28 134,30", 3.2)
    art.stand(fuse, halo=1.2).cut(stroke("117,57 121,46 116,37 123,29 131,30", 0.6))
    art.cut(star(138, 30, 20, 8, 9, -70)).ink(rays(138, 30, 8, 19, 12, 2.2, 10)).red(
        star(138, 30, 8, 3.4, 7, -80)
    )
    return art


def wolves() -> Canvas:
    """A wolf looks out of the dark, its pack before the moon behind it."""
    art = night_sky(100, 46, 42, 1.05)
    earth(art, "6,130 30,120 70,124 130,124 170,120 194,130")
    pair = mirrored(shape("2.4,0* 6,-3.4 11,-4.4* 9,1 5,2"))
    for x, y, size in (
        (26, 74, 0.9),
        (36, 104, 0.75),
        (174, 74, 0.9),
        (164, 104, 0.75),
        (18, 98, 0.5),
        (184, 98, 0.5),
    ):
        stare = at(pair, x, y, size)
        art.cut(stare, halo=1.2).red(stare)
    art.stand(at(motifs.wolf_face(), 100, 78), halo=1.8)
    art.cut(at(motifs.wolf_face_light(), 100, 78))
    eyes = at(mirrored(shape("9,-8* 16,-14 25,-17* 22,-9 15,-6")), 100, 78)
    art.cut(eyes, halo=1.3).red(eyes)
    art.ink(at(mirrored(ellipse(17, -11.4, 1.5, 3)), 100, 78))
    dissolve(art, 124, 147)
    return art


def szgany_bodyguards() -> Canvas:
    """Two armed men stand guard before a box on a cart."""
    art = night_sky(100, 44, 22, 0.95)
    earth(art, "4,134 50,126 100,128 150,126 196,134")
    load = poly("52,72 148,72 148,104 52,104")
    art.stand(
        load, shaded_outline(load, 2), tone_lines(load, lit(load, 0.2, 0.95), 0, 2.3, wave=0.4), halo=1.4
    )
    art.cut(rect(54, 87, 92, 1.4)).ink(*(rect(x, 72, 1.6, 32) for x in (70, 128)))
    mark = at(motifs.cross(), 100, 88, 0.27)
    art.cut(mark, halo=1.2).ink(mark)
    art.stand(rect(44, 103, 112, 6, 2), halo=1)
    for x in (70, 130):
        wheel = together(
            ring(x, 120, 15, 3.4), circle(x, 120, 3.6), turned(rect(x - 0.8, 106, 1.6, 12), 8, x, 120)
        )
        art.cut(circle(x, 120, 16.5), halo=1).ink(wheel)
    for x, flip in ((38, False), (162, True)):
        man = together(
            shape(
                "-11,-30* 11,-30* 19,-22 21,0 17,14* 15,10 20,42* 0,45 -20,42* -15,10 -17,14* -21,0 -19,-22"
            ),
            rect(-11, 40, 9, 16, 1),
            rect(2, 40, 9, 16, 1),
            circle(0, -38, 7.6),
            ellipse(0, -43, 15, 2.8),
            shape("-8,-44* -7,-55 0,-53 7,-55 8,-44*"),
        )
        art.stand(at(man, x, 84, 1.0, 0, flip), halo=1.6)
        light = together(
            stroke("-14,-20 -16,-4 -14,6", 0, 1.6, 0),
            stroke("-4,-28 0,-14 0,40", 0.4, 1.6, 0.4),
            stroke("4,-28 0,-16", 0.8),
            stroke("-15,8 0,11 15,8", 2),
            stroke("-12,18 -14,30 -16,40", 0, 1.6, 0),
            stroke("10,18 12,30 12,40", 0, 1.3, 0),
            stroke("-6,-36 -2,-33 0,-34 2,-33 6,-36", 0.4, 1.4, 0.4),
        )
        art.cut(at(light, x, 84, 1.0, 0, flip))
        gun = together(stroke("18,20 13,-28 10,-62", 4, 3, 1.8), shape("14,14* 21,14* 25,44* 17,46*"))
        art.stand(at(gun, x, 84, 1.0, 0, flip), halo=1.2)
        sash = at(shape("-15,8* 0,11 15,8* 15,13 0,16 -15,13*"), x, 84, 1.0, 0, flip)
        art.red(sash)
    return art


def bats() -> Canvas:
    """Bats that stream out of a clouded moon."""
    art = night_sky(78, 62, 36, 0.95)
    for x, y, size in ((70, 96, 0.8), (128, 34, 0.6)):
        cloud = at(motifs.cloud(), x, y, size)
        art.stand(
            cloud, shaded_outline(cloud, 1.2), tone_lines(cloud, fade(0, y - 10, 0, 0, y + 10, 0.7), 0, 2.2)
        )
    flock = (
        (104, 78, 0.72, -8),
        (44, 44, 0.34, 10),
        (160, 50, 0.3, -16),
        (158, 112, 0.26, 12),
        (52, 118, 0.22, -12),
        (126, 22, 0.16, 8),
        (30, 86, 0.16, 0),
        (186, 82, 0.13, -20),
    )
    ends = ((46, 22), (74, 10), (94, -2))
    veins = together(
        *(
            stroke([(46, -44), (46 + 0.6 * (a - 46), -44 + 0.6 * (b + 44)), (a, b)], 0.4, 2, 0.2)
            for a, b in ends
        )
    )
    for x, y, size, angle in flock:
        art.stand(at(motifs.bat(), x, y, size, angle), halo=1.2)
        if size > 0.3:
            art.cut(at(mirrored(veins), x, y, size, angle))
    art.red(*(at(circle(side * 4, -22, 2), 104, 78, 0.72, -8) for side in (-1, 1)))
    return art


def spy() -> Canvas:
    """An eye at a keyhole."""
    art = Canvas()
    door = ellipse(100, 75, 97, 73)
    art.ink(tone_lines(door, times(vignette(1.7), flat(0.72)), 90, 2.6, wave=0.5))
    art.cut(*(rect(x, 0, 1.8, 150) for x in (34, 160)))
    plate = mirrored(shape("100,4* 116,8 122,20 140,26 148,44 146,106 140,124 122,130 116,142 100,146*"), 100)
    art.stand(plate, shaded_outline(plate, 2.2), tone_lines(plate, lit(plate, 0.02, 0.6), 62, 2.5), halo=2)
    art.cut(outline(plate.buffer(-5), 2.4)).ink(outline(plate.buffer(-5.6), 0.9))
    screws = [(100, 15), (100, 135), (63, 36), (137, 36), (63, 114), (137, 114)]
    for x, y in screws:
        art.stand(
            circle(x, y, 3.6),
            shaded_outline(circle(x, y, 3.6), 1.1),
            at(rect(-3, -0.5, 6, 1), x, y, 1, 30),
            halo=1,
        )
    hole = together(circle(100, 62, 29), poly("88,78 112,78 122,122 78,122"))
    art.stand(hole, halo=2.4)
    eye = shape("74,62* 86,50 100,46 114,50 126,62* 114,74 100,77 86,74")
    art.cut(eye).ink(tone_lines(eye, fade(0, 46, 0.7, 0, 60, 0.0), 0, 2))
    iris = circle(101, 61, 12.4)
    art.cut(iris, halo=0.6).ink(
        ring(101, 61, 11.6, 1.8), rays(101, 61, 5, 11.4, 26, 1.3), circle(101, 61, 5.4)
    ).cut(circle(97.6, 57.4, 2.2))
    art.cut(
        stroke("76,48 88,40 102,38 118,42 125,49", 0, 1.6, 1.6, 0), stroke("80,80 100,85 118,80", 0, 1.4, 0)
    )
    art.cut(stroke("92,118 95,96 96,88", 1.4, 0.3))
    art.red(circle(101, 61, 2.2))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(
        new_vampire,
        reckless_vampire,
        aristocratic_vampire,
        hoax,
        unnatural_fog,
        desecrated_soil,
        szgany_mob,
        rats,
    ),
    *(saboteur, wolves, szgany_bodyguards, bats, spy),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
