"""Event cards about roads, seas and haste."""

from __future__ import annotations

import math
from collections.abc import Callable

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
from tools.art.parts.scenes import FIELD, arch, brickwork, daylight, earth, night_sky


def _wheel(art: Canvas, x: float, y: float, r: float, spokes: int = 10) -> None:
    art.cut(circle(x, y, r + 1.2))
    rim = together(
        ring(x, y, r - 1.6, 3.2),
        circle(x, y, 3.4),
        turned(rect(x - 0.8, y - r + 1, 1.6, r - 2), spokes, x, y),
    )
    art.ink(rim)


def trotter() -> BaseGeometry:
    """A harnessed horse at a gallop to the left, 120 long; its hooves at y = 44."""
    body = shape("-30,-14* -14,-18 8,-14 30,-20 46,-14 50,0* 46,12 34,14* 14,12 -6,14 -22,14 -34,4*")
    neck = shape(
        "-34,4* -36,-12 -44,-24* -52,-20 -62,-12 -68,-10* -72,-17 -66,-25 -56,-36 -50,-42* -49,-48 "
        "-45,-50* -44,-44 -41,-41* -28,-36 -18,-24 -12,-14*"
    )
    legs = together(
        stroke("-28,6 -42,16 -56,14 -60,24 -64,26", 9, 7, 4.4, 4, 4.6),
        stroke("-24,8 -30,24 -44,32 -44,40", 9, 6.6, 4.4, 4.6),
        stroke("42,4 50,18 42,30 54,40 52,44", 13, 9, 5, 4, 4.6),
        stroke("38,8 36,22 22,28 16,40 10,42", 12, 8, 5, 4, 4.6),
    )
    tail = stroke("47,-10 60,-16 72,-8 86,-10", 6, 8, 6, 0.4)
    mane = together(
        *(
            stroke(
                [(-44 + 6 * k, -42 + 4 * k), (-32 + 7 * k, -46 + 5 * k), (-22 + 7 * k, -40 + 6 * k)],
                3,
                5,
                0.3,
            )
            for k in range(5)
        )
    )
    return together(body, neck, legs, tail, mane)


def trotter_light() -> BaseGeometry:
    """The cut-outs of `trotter`: harness and gloss."""
    return together(
        stroke("-61,-14 -55,-25 -46,-29", 1.3),
        stroke("-55,-25 -52,-38", 1.2),
        circle(-54, -33, 1.1),
        stroke("-30,-15 -30,-2 -24,12", 1.4),
        stroke("-27,-3 0,-1 46,-2", 1.3),
        stroke("8,-14 10,0 8,12", 1.3),
        stroke("26,-15 36,-12 42,-4", 0, 1.5, 0),
        stroke("-12,-13 -2,-13 6,-12", 0, 1.3, 0),
        stroke("-38,-14 -32,-24 -26,-26", 0, 1.4, 0),
    )


def chartered_carriage() -> Canvas:
    """A coach and pair at full gallop."""
    art = daylight(0.8, 0.5)
    art.cut(circle(50, 34, 30))
    earth(art, "6,126 50,121 100,119 150,120 194,126", 0.8)
    for x, y, s in ((186, 100, 0.5), (16, 104, 0.36)):
        art.stand(at(motifs.fir(), x, y, s), halo=0.8)
    box = shape("108,50* 112,40 124,36* 166,36* 178,42 180,52* 178,82 168,96* 128,96* 114,90 108,76*")
    art.stand(together(box, rect(104, 90, 78, 8, 3)), halo=1.8)
    art.stand(shape("84,92* 86,66 98,64* 104,78 110,84* 110,98*"), halo=0.8)
    panes = together(rect(117, 46, 14, 18, 2), rect(155, 46, 16, 18, 2), rect(135, 44, 16, 20, 2))
    art.cut(panes).ink(tone_lines(panes, fade(116, 44, 0.1, 172, 66, 0.6), 45, 2.2))
    art.cut(
        outline(rect(134, 42, 18, 50, 2), 1),
        rect(110, 68, 23, 1.1),
        rect(153, 68, 25, 1.1),
        circle(149, 72, 1.2),
    )
    art.red(at(star(0, 0, 5.4, 2.4, 4), 143, 78))
    art.stand(together(rect(116, 24, 26, 11, 2), rect(146, 27, 22, 8, 2), rect(110, 33, 66, 2.4, 1)), halo=1)
    art.cut(rect(120, 24, 1.3, 11), rect(136, 24, 1.3, 11), rect(151, 27, 1.2, 8))
    lamp = together(rect(104, 52, 6, 9, 1), poly("103,52 111,52 107,46"))
    art.stand(lamp, halo=1)
    driver = together(
        shape("90,68* 88,48 94,40 102,42 106,54 106,68*"),
        circle(96, 33, 5.4),
        ellipse(96, 29, 9, 1.9),
        rect(91.4, 19, 9.2, 10, 1),
        stroke("94,47 84,54 74,54", 6, 4.6, 4),
    )
    art.stand(driver, halo=1.4).cut(stroke("92,48 92,58 94,66", 0, 1.5, 0))
    art.stand(stroke("76,54 64,26 50,18 40,26", 1.6, 1.3, 0.9, 0.4), halo=0.8)
    for x, y, s in ((58, 86, 0.66), (68, 90, 0.7)):
        art.stand(at(trotter(), x, y, s), halo=1.3)
        art.cut(at(trotter_light(), x, y, s))
    art.ink(stroke("76,55 56,60 36,70", 1), stroke("66,90 92,96 108,96", 1.8))
    _wheel(art, 164, 102, 24, 12)
    _wheel(art, 112, 108, 17)
    for y, x0, x1 in ((128, 92, 128), (132, 60, 100), (128, 172, 196), (133, 132, 178)):
        art.ink(stroke([(x0, y), (x1, y + 1)], 0, 2.2, 0))
    return art


def excellent_weather() -> Canvas:
    """A ship under full sail before a great sun."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.1), glow(46, 40, 26, 0.55, 90, 0.8, 1.2)), 0, 2.8))
    sun = circle(46, 42, 22)
    art.cut(rays(46, 42, 24, 120, 32, 7, 4)).cut(sun, halo=4)
    art.ink(rays(46, 42, 27, 40, 20, 3, 4), outline(sun, 1.4), tone_lines(sun, lit(sun, 0, 0.35), 45, 2.4))
    sea = shape("4,112* 100,108 196,112* 188,132 150,146 50,146 12,132")
    art.cut(sea).ink(motifs.wave_lines(8, 192, 112, 146, 7))
    art.ink(tone_lines(sea, times(vignette(1.8), fade(0, 108, 0.75, 0, 124, 0.15)), 0, 2.4))
    ship = at(motifs.ship(), 116, 70, 0.94)
    art.stand(ship, halo=1.8)
    light = together(
        stroke("-30,-10 -26,4 -32,18", 0, 1.8, 0),
        stroke("-20,-12 -17,2 -21,17", 0, 1.5, 0),
        stroke("-28,-37 -24,-28 -28,-20", 0, 1.6, 0),
        stroke("14,-29 19,-16 16,-6", 0, 1.6, 0),
        stroke("14,1 18,10 15,20", 0, 1.6, 0),
        stroke("-66,14 -50,-2 -34,-20", 0, 1.8, 0),
        stroke("-50,31 0,34 48,27", 0.4, 1.5, 0.4),
        *(rect(-30 + 12 * k, 36.6, 3, 2.4) for k in range(6)),
    )
    art.cut(at(light, 116, 70, 0.94))
    flag = at(shape("26,-40* 36,-44 44,-38 52,-41* 50,-34 42,-32 26,-33*"), 116, 70, 0.94)
    art.cut(flag, halo=0.8).red(flag)
    for line in ("34,124 52,115 78,118 104,120 140,117 168,121", "24,132 60,128 100,131 140,127 178,131"):
        art.cut(stroke(line, 0.4, 3, 3, 0.4)).ink(stroke(line, 0, 1.6, 1.6, 0))
    for x, y, s in ((176, 44, 1), (22, 78, 0.8), (36, 88, 0.6)):
        gull = at(mirrored(stroke("0,3 4,-3 9,-4 14,-1", 1.8, 1.8, 0.4)), x, y, s)
        art.cut(gull, halo=1).ink(gull)
    return art


def sense_of_emergency() -> Canvas:
    """A pocket watch at a minute to twelve, its chain flying."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.2), flat(0.85)), 0, 2.7))
    art.cut(rays(100, 86, 56, 100, 30, 5, 4))
    case = circle(100, 86, 54)
    crown = together(rect(93, 22, 14, 12, 2), rect(90, 17, 20, 8, 3))
    bow = ring(100, 13, 8, 3.4)
    links = [
        (112, 9, 20),
        (123, 9, -14),
        (134, 13, 24),
        (145, 17, 12),
        (156, 17, -20),
        (166, 12, -34),
        (175, 8, 6),
    ]
    for k, (x, y, turn) in enumerate(links):
        link = outline(ellipse(x, y, 7, 4, turn), 2) if k % 2 else ellipse(x, y, 6.6, 2.2, turn)
        art.stand(link, halo=0.8)
    art.stand(together(case, crown), halo=2).stand(bow, halo=0.8)
    art.cut(*(rect(93 + 3.2 * k, 18, 1.2, 6) for k in range(5)), ring(100, 86, 49.6, 1.4))
    face = circle(100, 86, 45)
    art.cut(face).ink(tone_lines(face, fade(76, 60, 0.0, 140, 126, 0.55), 45, 2.5))
    art.cut(circle(100, 86, 32)).ink(ring(100, 86, 43.4, 1), ring(100, 86, 33, 0.8))
    for k in range(60):
        a = math.radians(6 * k)
        if k % 5:
            art.ink(stroke([(100 + r * math.sin(a), 86 - r * math.cos(a)) for r in (40.4, 42.8)], 0.6))
        else:
            bar = poly([(-1.9, -43), (1.9, -43), (1.2, -34.6), (-1.2, -34.6)])
            art.cut(at(bar, 100, 86, 1, 6 * k), halo=0.8).ink(at(bar, 100, 86, 1, 6 * k))
    art.ink(at(shape("0,-24* 3.6,-18 1.6,-12 2,0* 2,6 -2,6 -2,0* -1.6,-12 -3.6,-18"), 100, 86, 1, -4))
    minute = at(shape("0,-40* 2.6,-30 1.2,-20 2,0* 2,9 -2,9 -2,0* -1.2,-20 -2.6,-30"), 100, 86, 1, -12)
    art.cut(minute, halo=1).red(minute).stand(circle(100, 86, 4.4), halo=1)
    small = circle(100, 106, 9.6)
    art.cut(small, halo=0.8).ink(
        ring(100, 106, 9, 0.9),
        turned(rect(99.7, 98, 0.6, 2.4), 12, 100, 106),
        stroke("100,106 105.4,101.4", 1.1),
    )
    art.cut(stroke("56,68 62,54 74,43", 0.4, 2.2, 0.4))
    return art


def escape_route() -> Canvas:
    """A knotted rope of sheets hangs from a high window."""
    art = Canvas()
    wall = ellipse(100, 75, 97, 73)
    art.ink(tone_lines(wall, times(vignette(1.6), fade(60, 20, 0.55, 150, 140, 0.95)), 0, 2.7))
    art.cut(brickwork(0, 0, 200, 150, 12))
    hole = arch(100, 8, 66, 84)
    art.cut(hole.buffer(9)).ink(outline(hole.buffer(8.4), 1.4))
    art.stand(hole, halo=0.4)
    stones = [
        stroke(
            [
                (100 + 35 * math.cos(a), 50 + 40 * math.sin(a)),
                (100 + 44 * math.cos(a), 50 + 49 * math.sin(a)),
            ],
            1.2,
        )
        for a in (math.pi * (1 + k / 8) for k in range(9))
    ]
    art.ink(*(s.intersection(hole.buffer(8).difference(hole)) for s in stones))
    moon = circle(114, 36, 12)
    art.cut(moon).ink(tone_lines(moon, lit(moon, 0, 0.4), 45, 2.2))
    art.cut(*(circle(x, y, 0.9) for x, y in ((84, 30), (90, 46), (78, 52), (94, 20), (124, 58))))
    panes = (poly("67,40 48,32 48,92 67,86"), poly("133,40 152,32 152,92 133,86"))
    for pane in panes:
        art.stand(pane, outline(pane, 2.6), halo=1.4)
        x0, _, x1, _ = pane.bounds
        art.ink(
            rect(x0, 60, x1 - x0, 1.8),
            rect((x0 + x1) / 2 - 0.8, 36, 1.6, 52),
            tone_lines(pane, fade(x0, 30, 0.1, x1, 92, 0.5), 45, 2.6),
        )
    sill = poly("54,84 146,84 150,95 50,95")
    art.stand(
        sill, shaded_outline(sill, 1.6), tone_lines(sill, fade(0, 84, 0.0, 0, 95, 0.5), 0, 2.2), halo=1.4
    )
    bar = rect(62, 60, 76, 5, 1)
    art.cut(bar, halo=1).ink(outline(bar, 1), tone_lines(bar, flat(0.35), 90, 2))
    rope = [(100, 62), (99, 74), (96, 86), (95, 104), (99, 122), (94, 140), (97, 152)]
    strip = stroke(rope, 9, 8, 9, 7, 9, 7, 6)
    art.stand(
        strip, shaded_outline(strip, 1.2), tone_lines(strip, fade(90, 0, 0.0, 102, 0, 0.6), 80, 2), halo=1.6
    )
    art.ink(stroke([(x + 0.6, y) for x, y in rope], 0.4, 1, 0.6))
    for x, y in ((100, 62), (95, 101), (98, 122), (95, 142)):
        knot = together(
            ellipse(x, y, 8.6, 5.4, 12),
            poly([(x - 5, y + 3), (x - 12, y + 11), (x - 5, y + 9)]),
            poly([(x + 5, y + 2), (x + 12, y + 9), (x + 4, y + 8)]),
        )
        art.stand(knot, shaded_outline(knot, 1.4), tone_lines(knot, lit(knot, 0, 0.7), 45, 2), halo=1)
        art.ink(stroke([(x - 5, y - 3), (x, y), (x + 5, y + 2)], 0.6, 1.4, 0.6))
    art.red(
        at(motifs.drop(), 70, 101, 0.1),
        stroke("58,88 64,90 68,89", 0.4, 2, 0.4),
        stroke("70,88 70.4,94 70,97", 1.2, 1.6, 1.8),
    )
    return art


def roadblock() -> Canvas:
    """A felled tree and a barred gate of stakes across the road; a red lantern warns."""
    art = night_sky(150, 40, 20, 0.9)
    earth(art, "4,108 40,100 100,97 160,100 196,108", 0.85)
    for x, s in ((20, 0.62), (40, 0.46), (180, 0.66), (158, 0.44)):
        art.stand(at(motifs.fir(), x, 104 - 50 * s, s), halo=0.8)
    road = poly("90,97 110,97 166,150 34,150")
    art.cut(road).ink(
        tone_lines(road, fade(0, 97, 0.55, 0, 150, 0.08), 2, 3),
        stroke("92,98 52,148", 0.4, 1),
        stroke("108,98 148,148", 0.4, 1.2),
    )
    for x0, x1 in ((52, 86), (82, 52), (120, 152), (152, 118)):
        stake = stroke([(x0, 58), (x1, 122)], 6.4, 6.4, smooth=False)
        tip = poly([(x0 - 3.2, 60), (x0 + 3.2, 60), (x0 - (x1 - x0) * 0.12, 50)])
        art.stand(together(stake, tip), halo=1.4)
        art.cut(stroke([(x0 - 1, 62), (x1 - 1, 116)], 0.3, 1.4, 0.3))
    trunk = shape("12,100* 60,92 120,88 176,80* 186,84 188,96 182,102* 120,112 60,116 12,118*")
    art.stand(trunk, halo=1.8)
    end = ellipse(182, 91, 6.4, 11, -6)
    art.stand(end, outline(end, 1.2), ring(182, 91, 3, 0.8), circle(182, 91, 1), halo=0.8)
    art.cut(
        *(
            stroke(
                f"{18 + 6 * k},{104 + 2.6 * (k % 3)} {60 + 20 * k},{98 + 3 * (k % 4)} "
                f"{100 + 16 * k},{94 + 3 * (k % 3)}",
                0,
                1.5,
                0,
            )
            for k in range(5)
        )
    )
    for line in (
        "40,96 34,78 22,66",
        "34,80 40,70 38,60",
        "60,94 66,80 62,70",
        "24,106 10,98 6,86",
        "30,114 22,126 12,130",
        "14,112 4,116 2,124",
        "100,110 104,122 98,132",
    ):
        art.stand(stroke(line, 6, 4, 0.6), halo=1)
    art.stand(stroke("100,92 100,68", 1.8), halo=0.6)
    box = together(rect(91, 62, 18, 22, 2), poly("90,62 110,62 100,53"), ring(100, 51, 3.4, 1.5))
    art.cut(circle(100, 72, 19)).ink(rays(100, 72, 15, 25, 20, 1.8, 9))
    art.stand(box, halo=1).cut(rect(94, 65, 12, 16, 1)).red(circle(100, 73, 4.6))
    return art


def wild_horses() -> Canvas:
    """A horse rears against the moon and throws its hooves."""
    art = night_sky(96, 58, 48, 1.0)
    earth(art, "6,134 50,128 100,126 150,128 194,134")
    body = shape(
        "86,60* 92,50 96,40 96,30* 92,27 84,28 74,34 66,36* 61,31 63,24 74,15 84,8* 86,2 90,-2* 91,4 94,7* "
        "108,14 120,30 128,50 138,66 146,80 150,96* 146,108 132,112 120,106* 104,96 90,84 84,72"
    )
    legs = together(
        stroke("92,66 76,62 62,66 62,76 56,82", 14, 10, 6, 5, 6.4),
        stroke("92,78 74,82 66,92 74,100 72,106", 13, 9, 6, 5, 6.4),
        stroke("138,98 132,114 142,124 132,136 124,138", 18, 13, 7, 5.4, 7),
        stroke("146,96 154,112 168,122 164,136 156,138", 16, 11, 6.4, 5.4, 7),
    )
    tail = together(
        stroke("147,84 160,78 172,86 176,104 188,112", 8, 11, 10, 6, 0.4),
        stroke("150,86 164,88 168,104 174,118", 6, 9, 6, 0.4),
    )
    mane = together(
        *(
            stroke(
                [
                    (92 + 6 * k, 4 + 7 * k),
                    (106 + 6 * k, 0 + 8 * k),
                    (120 + 5 * k, 4 + 9 * k),
                    (132 + 4 * k, 0 + 11 * k),
                ],
                5,
                7,
                5,
                0.3,
            )
            for k in range(6)
        )
    )
    horse = at(together(body, legs, tail, mane), -8, 5, 0.98)
    art.stand(horse, halo=1.8)
    light = together(
        stroke("88,62 100,52 104,38 100,24", 0, 2, 0),
        stroke("96,80 112,74 124,80 132,92", 0, 1.8, 0),
        stroke("98,66 112,60 122,60", 0, 1.8, 0),
        stroke("134,80 142,90 140,102", 0, 2, 0),
        stroke("126,56 136,70 144,82", 0, 1.4, 0),
        stroke("70,30 80,24 86,18", 0, 1.4, 0),
        *(
            stroke([(96 + 6 * k, 8 + 7 * k), (108 + 6 * k, 3 + 8 * k), (120 + 5 * k, 7 + 9 * k)], 0, 1.4, 0)
            for k in range(6)
        ),
        stroke("152,84 166,84 174,100", 0, 1.5, 0),
        stroke("66,29 70,30", 1),
    )
    art.cut(at(light, -8, 5, 0.98)).red(at(circle(80, 17.4, 2.1), -8, 5, 0.98))
    art.stand(motifs.pebbles(90, 176, 138, 12, 2.2), halo=0.8)
    return art


def unearthly_swiftness() -> Canvas:
    """A bat shoots by with its wings laid back, a man's shadow drawn out behind it."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.05), glow(46, 72, 18, 0.25, 110, 0.95, 1.2)), 0, 2.7))
    for k, (y, x0, x1, w) in enumerate(
        (
            (24, 70, 190, 3),
            (40, 96, 198, 4),
            (58, 120, 196, 5),
            (76, 112, 199, 6),
            (92, 124, 194, 5),
            (108, 92, 198, 4),
            (124, 64, 184, 3),
        )
    ):
        line = stroke([(x0, y), (x1, y + (y - 74) * 0.12)], 0, w, w * 0.4, 0)
        art.cut(line)
        if k % 2:
            art.ink(stroke([(x0 + 18, y + 4.4), (x1 - 8, y + 4.4 + (y - 74) * 0.1)], 0, 2, 0))
    upper = shape(
        "62,70* 74,56 80,34 98,14* 101,6 106,14* 134,12 164,22 190,20* 172,30 160,42* 148,38 136,48 "
        "128,60* 116,58 106,66 100,76*"
    )
    lower = shape(
        "64,80* 76,92 86,108 106,124* 108,132 114,125* 138,126 158,118 182,124* 168,112 156,104* "
        "142,106 132,98 124,90* 112,90 104,84 100,76*"
    )
    body = shape("30,70* 40,62 56,62 76,66 100,70 122,77* 100,86 76,88 56,86 40,82 32,80*")
    ears = together(shape("46,64* 54,48 66,42* 62,54 60,65*"), shape("50,83* 58,96 68,100* 64,90 62,84*"))
    bat = together(upper, lower, body, ears)
    art.stand(bat, halo=2)
    art.cut(
        *(
            stroke(line, 0.4, 1.8, 0.3)
            for line in (
                "101,16 100,40 84,64",
                "102,16 122,34 128,56",
                "104,15 140,26 160,40",
                "102,15 146,18 182,21",
                "108,124 104,106 86,88",
                "109,124 122,106 124,92",
                "110,124 138,112 156,106",
                "110,124 146,121 176,122",
            )
        ),
        stroke("48,67 70,70 100,75", 0, 2, 0),
    )
    for y, x0, x1, w in (
        (44, 150, 199, 3),
        (56, 132, 192, 4),
        (66, 118, 199, 4),
        (76, 128, 199, 6),
        (86, 116, 196, 4),
        (98, 140, 199, 4),
        (110, 166, 198, 3),
        (30, 176, 198, 3),
    ):
        streak = stroke([(x0, y), (x1, y + (y - 76) * 0.12)], 0, w, w * 0.6, 0)
        art.cut(streak, halo=1.8).ink(streak)
    mouth = shape("29,77* 38,76 46,79* 40,83 33,82*")
    art.cut(mouth.buffer(0.6)).ink(outline(mouth, 0.7))
    art.cut(poly("34,76 37,76 35.6,81"), poly("40,77 43,77 41.6,82"))
    art.red(ellipse(46, 70, 3, 1.9, 12))
    art.stand(poly("26,72 32,69 32,77"), halo=0)
    return art


def summon_storms() -> Canvas:
    """Lightning strikes out of heaped clouds into a high sea."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.1), glow(100, 84, 10, 0.2, 96, 1.0)), -14, 2.7))
    sea = shape(
        "2,104* 20,92 34,104 52,90 76,108 100,94 124,108 150,90 168,104 184,94 198,106* 190,134 150,148 "
        "50,148 10,134"
    )
    art.stand(sea, halo=1.6)
    crests = (
        "4,110 20,97 34,110 52,96 76,114 100,100 124,114 150,96 168,110 184,100 196,112",
        "8,122 26,110 44,122 66,110 88,126 112,112 138,124 160,110 180,122 192,116",
        "20,134 40,124 60,134 84,124 108,137 132,126 156,134 178,126",
        "50,144 72,136 96,145 120,137 144,143",
    )
    art.cut(*(stroke(line, 0.6, 2.6, 1.2, 2.8, 1.2, 2.6, 0.6) for line in crests))
    art.cut(*(at(stroke(line, 0, 1.1, 0.3, 1.2, 0.3, 1.1, 0), 2, 5) for line in crests))
    bolt = poly("112,34 84,76 100,74 82,112 126,66 107,68 128,34")
    small = poly("42,44 30,72 38,71 26,96 52,66 43,67 53,44")
    other = poly("164,44 152,70 160,69 150,92 174,64 165,65 174,44")
    art.cut(*(ray for ray in (rays(102, 104, 8, 30, 18, 2.4, 10),)))
    for flash in (small, other):
        art.cut(flash, halo=1.6).ink(outline(flash, 1))
    art.cut(bolt, halo=2.6).red(bolt)
    for x, y, s, flip in ((48, 42, 0.78, False), (152, 40, 0.78, True), (100, 36, 1.02, False)):
        bank = at(motifs.cloud(), x, y, s, 0, flip)
        puffs = together(
            bank,
            at(circle(-20, -14, 14), x, y, s),
            at(circle(4, -20, 16), x, y, s),
            at(circle(24, -13, 13), x, y, s),
        )
        art.stand(
            puffs,
            shaded_outline(puffs, 2),
            cross_hatch(puffs, fade(x - 20, y - 30, 0.1, x + 14, y + 8, 1.15), 20, 2.3),
            halo=1.4,
        )
        curls = together(
            stroke("-34,-12 -26,-24 -12,-20", 0, 1.8, 0),
            stroke("-10,-26 4,-34 18,-24", 0, 1.8, 0),
            stroke("16,-18 28,-22 36,-10", 0, 1.8, 0),
            stroke("-16,-8 -6,-14 6,-8", 0, 1.6, 0),
            stroke("8,-4 18,-10 28,-3", 0, 1.6, 0),
        )
        art.ink(at(curls, x, y, s))
    art.cut(FIELD.difference(ellipse(100, 76, 98, 73)))
    lost = at(motifs.ship(), 146, 106, 0.3, 16)
    art.stand(lost, halo=1.2)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(chartered_carriage, excellent_weather, sense_of_emergency, escape_route),
    *(roadblock, wild_horses, unearthly_swiftness, summon_storms),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
