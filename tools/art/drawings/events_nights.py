"""Event cards about the night and those who walk in it."""

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
from tools.art.parts.scenes import FIELD, boards, brickwork, dissolve, earth, night_sky


def _house(art: Canvas, x: float, y: float, width: float, wall: float, roof: float) -> None:
    """A gabled house whose eaves are at y, its right side in the dark."""
    w = width / 2
    gable = poly([(x - w, y), (x, y - roof), (x + w, y), (x + w, y + wall), (x - w, y + wall)])
    art.stand(gable, halo=1.4)
    art.cut(stroke([(x - w - 1, y + 0.6), (x, y - roof + 2.6)], 1.3, smooth=False))
    art.cut(tone_lines(rect(x - w + 2, y + 3, w - 2, wall), flat(0.3), 90, 2.6))


def long_night() -> Canvas:
    """A great crescent moon and stars over sleeping roofs; one window is lit."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.25), fade(0, 0, 1.05, 0, 130, 0.6)), 0, 2.7))
    moon = at(motifs.crescent(38, 0.84, 0.44), 92, 52, 1, -18)
    art.cut(circle(92, 52, 41)).ink(tone_lines(circle(92, 52, 41).difference(moon), flat(0.8), 0, 2.7))
    art.cut(moon, halo=1.8)
    art.ink(shaded_outline(moon, 1.4), tone_lines(moon, fade(60, 30, 0.0, 100, 90, 0.5), 45, 2.3))
    for x, y, s in (
        (40, 40, 5),
        (28, 66, 3.4),
        (150, 30, 6),
        (172, 58, 4),
        (132, 60, 3.4),
        (120, 22, 3),
        (64, 18, 3),
        (158, 82, 3),
        (104, 48, 3.6),
    ):
        art.cut(star(x, y, s, s * 0.3, 4))
    for x, y, w, wall, roof in (
        (30, 104, 34, 40, 22),
        (176, 106, 30, 40, 20),
        (62, 98, 30, 44, 26),
        (148, 96, 36, 50, 26),
    ):
        _house(art, x, y, w, wall, roof)
    spire = together(poly("96,104 104,56 112,104"), rect(94, 100, 20, 48), at(motifs.cross(), 104, 52, 0.16))
    art.stand(spire, halo=1.6).cut(stroke("97,102 103.4,64", 0.4, 1.3, 0.3), rect(96.4, 106, 1.3, 30))
    for x, y, w, wall, roof in (
        (82, 116, 34, 30, 20),
        (126, 116, 38, 30, 22),
        (46, 122, 32, 24, 18),
        (168, 124, 34, 22, 18),
    ):
        _house(art, x, y, w, wall, roof)
    for x, y in ((31, 84), (155, 74), (134, 98), (70, 100)):
        art.stand(rect(x, y, 6, 14), halo=0.8)
    window = rect(121, 116, 9, 12)
    art.cut(window, halo=0.9).red(window).cut(rect(125, 116, 1, 12), rect(121, 121.4, 9, 1))
    art.cut(*(rect(x, y, 4, 6) for x, y in ((40, 128), (164, 130), (86, 122))), circle(104, 110, 4))
    art.ink(stroke("104,110 104,107", 0.8), stroke("104,110 106,111", 0.8))
    art.cut(FIELD.difference(ellipse(100, 74, 97, 73)))
    return art


def darkness_returns() -> Canvas:
    """An eclipsed sun over a black land."""
    art = Canvas()
    for k in range(26):
        r = 46 + 4.2 * k
        line = ring(100, 62, r, 0.9 + 0.085 * k).intersection(ellipse(100, 75, 97, 72))
        art.ink(line)
    art.cut(turned(shape("100,14* 101.6,4 100,-14 98.4,4"), 12, 100, 62))
    art.cut(circle(100, 62, 47)).ink(rays(100, 62, 36, 58, 48, 3.4, 3))
    art.cut(circle(100, 62, 40)).red(ring(100, 62, 38, 2.2))
    disc = circle(100, 62, 35)
    art.ink(disc)
    art.cut(
        stroke(
            [(100 + 31 * math.cos(a), 62 + 31 * math.sin(a)) for a in (3.3 + 0.12 * k for k in range(12))],
            0.2,
            1.6,
            0.2,
        )
    )
    diamond = star(126, 38, 15, 3, 4)
    art.cut(diamond, halo=0.6).cut(circle(126, 38, 4))
    ground = motifs.ridge(
        [(4, 124), (30, 114), (56, 120), (84, 112), (120, 118), (150, 110), (176, 118), (196, 124)], 148
    )
    art.stand(ground.intersection(ellipse(100, 76, 98, 73)), halo=1.4)
    art.cut(tone_lines(ground, fade(0, 112, 0.12, 0, 146, 0.5), 4, 2.6))
    art.stand(at(motifs.castle(), 150, 98, 0.42), halo=1).cut(at(motifs.castle_windows(), 150, 98, 0.42))
    for x, y, s, turn in ((30, 96, 0.56, 0.4), (62, 106, 0.36, 2.0)):
        art.stand(at(motifs.bare_tree(turn), x, y, s), halo=0.6)
    for x, y, s in ((44, 40, 0.12), (58, 26, 0.08), (160, 44, 0.1)):
        art.stand(at(motifs.bat(), x, y, s), halo=1)
    return art


def nocturnal_visit() -> Canvas:
    """A bat with red eyes beats at a bedroom window."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.2), glow(100, 70, 30, 0.85, 96, 0.9)), 90, 2.7))
    casing = rect(52, 8, 96, 118, 2)
    art.stand(casing, shaded_outline(casing, 2), halo=1.2)
    glass = rect(60, 15, 80, 104)
    art.ink(glass)
    art.cut(tone_lines(glass, glow(96, 62, 30, 0.85, 70, 0.5), 0, 2.8))
    moon = circle(84, 46, 19)
    art.cut(moon).ink(tone_lines(moon, lit(moon, 0, 0.4), 45, 2.4))
    bat = at(motifs.bat(), 100, 66, 0.44, -4)
    art.stand(bat.intersection(glass.buffer(3)), halo=1.8)
    veins = [
        stroke([(46, -44), (46 + 0.6 * (a - 46), -44 + 0.6 * (b + 44)), (a, b)], 0.5, 2.4, 0.3)
        for a, b in ((46, 22), (74, 10), (94, -2))
    ]
    art.cut(at(mirrored(together(*veins)), 100, 66, 0.44, -4))
    art.red(*(at(ellipse(s * 4.6, -22, 2.8, 2.2), 100, 66, 0.44, -4) for s in (-1, 1)))
    bars = together(
        rect(98.6, 15, 2.8, 36),
        rect(98.6, 88, 2.8, 31),
        rect(60, 91, 80, 3),
        rect(60, 36, 80, 2.4).difference(bat.buffer(1.4)),
    )
    art.cut(bars.buffer(0.9)).ink(outline(bars, 0.7))
    drape = shape("8,10* 74,6* 70,40 56,74 40,86* 46,112 50,140* 10,142*")
    both = mirrored(drape, 100)
    art.stand(both, halo=1.6)
    folds = (
        "20,10 24,44 26,80 20,138",
        "34,9 38,40 34,84 30,138",
        "48,8 50,36 40,78 38,138",
        "62,8 60,34 48,70 40,84",
    )
    art.cut(mirrored(together(*(stroke(line, 0, 2, 1.6, 0) for line in folds)), 100))
    tie = mirrored(stroke("12,88 26,92 42,87", 4.4), 100)
    art.cut(tie, halo=0.9).red(tie)
    art.stand(rect(2, 4, 196, 5, 2), halo=1.2).stand(
        together(circle(5, 6.5, 4.4), circle(195, 6.5, 4.4)), halo=0.8
    )
    sill = poly("50,120 150,120 156,130 44,130")
    art.stand(sill.difference(both.buffer(1)), shaded_outline(sill.difference(both.buffer(1)), 1.4), halo=0.8)
    art.cut(FIELD.difference(ellipse(100, 73, 100, 73)))
    dissolve(art, 126, 146)
    return art


def evil_presence() -> Canvas:
    """The shadow of a clawed hand falls over a sleeping town."""
    art = night_sky(40, 34, 18, 0.8)
    earth(art, "4,118 40,112 100,110 160,112 196,118", 0.9)
    for x, y, w, wall, roof in (
        (24, 108, 24, 24, 14),
        (62, 112, 26, 22, 16),
        (92, 104, 22, 30, 16),
        (150, 112, 26, 22, 16),
        (126, 108, 26, 26, 14),
    ):
        house = poly(
            [(x - w / 2, y), (x, y - roof), (x + w / 2, y), (x + w / 2, y + wall), (x - w / 2, y + wall)]
        )
        art.stand(
            house, shaded_outline(house, 1.4), tone_lines(house, lit(house, 0.05, 0.6), 90, 2.3), halo=1.2
        )
        art.ink(
            poly(
                [
                    (x - w / 2 - 2, y + 1),
                    (x, y - roof - 2),
                    (x + w / 2 + 2, y + 1),
                    (x + w / 2, y + 3),
                    (x, y - roof + 3.4),
                    (x - w / 2, y + 3),
                ]
            )
        )
        art.ink(rect(x - 5.6, y + 6, 4, 6), rect(x + 2, y + 6, 4, 6))
    spire = together(poly("40,104 46,66 52,104"), rect(38, 102, 16, 30))
    art.stand(spire, shaded_outline(spire, 1.4), tone_lines(spire, lit(spire, 0.05, 0.8), 90, 2.2), halo=1.2)
    art.ink(poly("40,104 46,66 52,104"), at(motifs.cross(), 46, 62, 0.13))
    claw = at(motifs.claw_hand(), 126, 50, 1.22, 4)
    art.cut(claw, halo=1.8)
    art.ink(tone_lines(claw, fade(210, 0, 1.1, 70, 100, 0.82), 0, 2.2), outline(claw, 1))
    art.cut(
        *(
            at(stroke(line, 0, 1.8, 0), 126, 50, 1.22, 4)
            for line in ("60,-42 34,-26 8,-14", "66,-28 42,-12 16,0")
        )
    )
    lit_window = together(rect(86.4, 110, 4.4, 7), rect(94, 110, 4.4, 7))
    art.cut(lit_window, halo=0.8).red(lit_window)
    front = shape("10,140* 40,132 100,128 160,132 190,140* 150,147 50,147")
    art.stand(front, cross_hatch(front, vignette(2.2), 6, 2.4), halo=0.8)
    art.cut(FIELD.difference(ellipse(100, 74, 98, 74)))
    return art


def vampire_lair() -> Canvas:
    """A coffin stands on end in a crypt, its lid aside; nobody is in it."""
    art = Canvas()
    vault = ellipse(100, 75, 97, 73)
    art.ink(tone_lines(vault, times(vignette(1.7), glow(100, 60, 26, 0.6, 90, 1.0)), 0, 2.7))
    art.cut(brickwork(4, 4, 196, 122, 13))
    for x in (34, 166):
        pillar = together(rect(x - 11, 26, 22, 100), rect(x - 16, 22, 32, 8, 1), rect(x - 16, 118, 32, 10, 1))
        art.stand(
            pillar,
            shaded_outline(pillar, 1.6),
            tone_lines(pillar, lit(pillar, 0.05, 0.95), 90, 2.3),
            halo=1.4,
        )
    vaulting = together(ring(100, 88, 74, 8), ring(100, 88, 64, 1.6)).intersection(rect(30, 0, 140, 26))
    art.stand(vaulting, halo=1)
    boards(art, 122)
    case = poly("100,10 122,14 136,48 124,136 76,136 64,48 78,14")
    art.stand(case, halo=2.2)
    hollow = case.buffer(-6)
    art.cut(outline(hollow, 1.2))
    art.cut(tone_lines(hollow.buffer(-2), fade(72, 20, 0.5, 110, 120, 0.0), 90, 2.8))
    quilt = [
        circle(x, y, 1)
        for k, y in enumerate(range(34, 124, 14))
        for x in ((86, 100, 114) if k % 2 else (93, 107))
    ]
    art.cut(*quilt)
    earth_ = shape("78,130* 84,120 94,116 104,119 114,115 122,130*")
    art.cut(earth_, halo=0.8).ink(cross_hatch(earth_, flat(0.75), 30, 2.2), outline(earth_, 0.8))
    lid = at(poly("0,-64 20,-60 34,-28 22,60 -22,60 -34,-28 -20,-60"), 152, 78, 0.98, 14)
    art.stand(lid, shaded_outline(lid, 2), tone_lines(lid, lit(lid, 0.1, 0.85), 104, 2.4), halo=1.8)
    art.ink(outline(lid.buffer(-4), 0.8))
    cross = at(motifs.cross(), 150, 66, 0.56, 14)
    art.cut(cross, halo=1.4).ink(cross)
    skull = at(motifs.skull(), 52, 126, 0.28, -8)
    art.cut(at(shape("0,-50 37,-26 28,10 20,40 -20,40 -28,10 -37,-26"), 52, 126, 0.28, -8), halo=1.4)
    art.ink(skull)
    art.stand(at(motifs.candle(), 26, 126, 0.4), halo=1.4)
    art.cut(circle(26.4, 107, 12)).ink(rays(26.4, 108, 7, 12, 12, 1.2)).red(
        at(motifs.flame(), 26.4, 109, 0.14)
    )
    trace = together(stroke("100,114 99,120 101,130 99,140", 1.4, 2.2, 3, 1), ellipse(98, 141, 9, 2.2))
    art.cut(trace, halo=0.9).red(trace)
    art.cut(FIELD.difference(ellipse(100, 75, 99, 74.5)))
    return art


def consecrated_ground() -> Canvas:
    """A stone cross on a hill, rays about it; the dark draws back."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(100, 58, 26, 0.25, 90, 1.05)), 0, 2.7))
    art.cut(rays(100, 54, 26, 100, 40, 4.6, 4.5))
    art.cut(circle(100, 48, 30)).ink(ring(100, 48, 33, 1.2), ring(100, 48, 30, 0.7))
    hill = shape("4,142* 26,126 56,112 80,104 100,101 120,104 144,112 174,126 196,142* 150,148 50,148")
    art.stand(
        hill, cross_hatch(hill, times(fade(60, 100, 0.3, 170, 140, 1.1), vignette(2.4)), 10, 2.4), halo=1.2
    )
    for x, y, s, flip in ((40, 114, 0.42, 1), (160, 114, 0.42, -1), (66, 104, 0.3, -1), (136, 104, 0.3, 1)):
        stone = at(shape("-17,34* -17,-14* -12,-26 0,-31 12,-26 17,-14* 18,34*"), x, y, s, 5 * flip)
        art.stand(
            stone, shaded_outline(stone, 1.4), tone_lines(stone, lit(stone, 0.1, 0.9), 62, 2.1), halo=1.1
        )
    steps = together(rect(82, 96, 36, 8), rect(76, 103, 48, 8), rect(70, 110, 60, 9))
    art.stand(steps, halo=1.6).cut(rect(84, 97.6, 32, 1.2), rect(78, 104.8, 44, 1.2), rect(72, 112, 56, 1.2))
    celtic = together(at(motifs.cross(1.25), 100, 52, 0.92), ring(100, 34.6, 15, 4.6))
    art.stand(celtic, halo=2.2)
    edge = at(motifs.cross(1.25), 98.8, 50.6, 0.84).buffer(-1)
    art.cut(
        edge.difference(edge.buffer(-1)),
        tone_lines(edge.buffer(-2), fade(84, 20, 0.7, 110, 80, 0.0), 45, 2.2),
    )
    art.stand(circle(100, 34.6, 5), halo=0.8).red(circle(100, 34.6, 3))
    for x, y in ((58, 128), (84, 124), (112, 124), (140, 130), (98, 138)):
        grass = together(
            *(
                stroke(f"{x + dx},{y + 5} {x + dx * 1.5},{y} {x + dx * 2.4},{y - 5}", 1.6, 1.2, 0.2)
                for dx in (-2, 0, 2)
            )
        )
        art.cut(grass, halo=0.8).ink(grass)
    return art


def great_wolf() -> Canvas:
    """A giant wolf's head snarls over the roofs of a village."""
    art = night_sky(60, 40, 25, 1.0)
    head = shape(
        "30,60* 36,54 54,48 72,42 88,30* 90,16 98,2* 110,12 116,27* 126,18 142,8* 144,26 138,40* 150,46 "
        "168,50* "
        "164,60 172,72 188,80* 180,88 184,104 194,118* 184,124 184,134 188,148* 96,148* 98,136 92,128 "
        "80,124* "
        "66,128 50,124 40,114* 46,108 56,104* 50,90 44,80 34,76* 28,70"
    )
    art.stand(head, halo=2)
    gap = shape("38,77* 56,80 78,86 96,90* 90,100 76,108 58,112 44,113* 54,102 50,88")
    art.cut(outline(gap.buffer(0.6), 1.5))
    teeth = (
        "41,77 47,79 45.6,93",
        "52,79.6 57,81 54.6,88",
        "60,81.4 65,83 62.6,90",
        "68,84 73,85.6 71,92",
        "77,86.6 82,88 79.6,93.4",
        "47,113.4 53,112.6 48.4,100",
        "58,112 63,110.4 60,103.6",
        "67,110.2 72,108.6 69,102",
        "76,107.4 80,105 77.6,100",
    )
    tongue = shape("58,106* 64,99 78,96 90,96* 84,103 74,107.4")
    art.red(tongue).cut(*(poly(tooth) for tooth in teeth))
    eye = shape("82,50* 90,43 101,41* 98,48 90,51")
    art.cut(eye, halo=1.5).red(eye).ink(ellipse(92.6, 46.4, 1.5, 2.8))
    fur = (
        "104,40 118,38 132,42",
        "108,52 124,54 140,62",
        "112,66 128,70 146,82",
        "112,80 128,86 148,100",
        "108,94 122,102 140,120",
        "104,108 116,118 128,138",
        "100,118 108,130 114,144",
        "140,54 154,62 166,76",
        "148,72 162,84 172,100",
        "150,92 164,106 172,122",
        "146,110 158,124 164,140",
        "92,34 102,28 112,32",
        "70,48 78,46 84,40",
        "74,54 72,66 84,76",
        "56,118 68,120 80,116",
    )
    art.cut(*(stroke(line, 0, 1.9, 0) for line in fur))
    ears = together(
        shape("95,20* 99,10 104,16 108,26* 100,26").difference(stroke("100,25 102,18", 0.8)),
        shape("126,28* 136,16 140,14* 138,30 132,36*"),
    )
    art.cut(
        ears,
        stroke("34,58 44,54 58,53", 0.3, 1.6, 0.3),
        *(
            stroke(f"{44 + 9 * k},{64 - k} {50 + 9 * k},{60 - k} {52 + 9 * k},{70 - k}", 0, 1.4, 0)
            for k in range(3)
        ),
    )
    art.cut(outline(shape("29,61* 36,57 40,63 34,69 29,68"), 1.0))
    for x, y, w, wall, roof in (
        (64, 132, 24, 16, 13),
        (92, 130, 24, 20, 12),
        (116, 134, 22, 16, 11),
    ):
        _house(art, x, y, w, wall, roof)
        art.cut(rect(x + 2, y + 3, 4, 5))
    spire = together(poly("34,126 41,94 48,126"), rect(33, 124, 16, 22), at(motifs.cross(), 41, 91, 0.1))
    art.stand(spire, halo=1.4)
    art.cut(FIELD.difference(ellipse(100, 75, 99, 74.5)))
    return art


def heroic_leap() -> Canvas:
    """A man leaps from a ledge, a stake in his raised hands; below him a cloak spreads."""
    art = night_sky(112, 46, 36, 1.0)
    cliff = shape("0,98* 14,94 30,96 40,100* 34,108 38,118 28,128 32,148* 0,148*")
    art.stand(cliff, halo=1.6)
    art.cut(tone_lines(cliff, fade(4, 96, 0.5, 40, 130, 0.05), 62, 2.7))
    tails = shape("104,52* 88,56 68,50 44,54* 54,63 66,66 52,76* 74,78 98,78*")
    far = together(
        stroke("108,48 122,38 136,26", 8, 6.6, 5),
        stroke("96,74 78,84 64,84 46,94 38,98", 13, 9.4, 7.4, 6, 5),
        stroke("40,98 35,91", 5.4, 4),
    )
    near = together(
        stroke("112,48 106,60 98,74", 15, 16, 14),
        stroke("98,74 112,82 122,80", 14, 11, 9),
        stroke("122,80 120,94 112,106", 9, 7, 5),
        stroke("112,106 122,108", 6, 4),
        stroke("114,48 130,46 144,34", 8.4, 6.8, 5),
    )
    face = shape("114,28* 120,26 126,29 127.6,34* 130,38 127,39.6* 126,43 120,45 114,42 112,35")
    mop = shape("127,30* 124,23 114,22 104,27* 109,29 104,34* 109,35 110,42* 116,38 118,32")
    head = together(face, mop)
    stake = poly("126,12 133,7 156,34 163,50 148,41")
    art.stand(together(tails, far, near, head), halo=1.8)
    edge = outline(near, 0.9).difference(together(head, tails).buffer(1)).intersection(rect(84, 56, 60, 60))
    art.cut(edge.intersection(far.union(tails)))
    light = (
        "110,54 102,64 97,72",
        "56,58 76,58 94,60",
        "62,74 78,72 92,70",
        "104,74 114,78 120,78",
        "118,86 116,96 112,102",
        "84,79 70,82 56,88",
        "120,48 132,44 140,38",
    )
    art.cut(*(stroke(line, 0, 1.7, 0) for line in light))
    art.stand(
        stake, outline(stake, 1.2), tone_lines(stake, fade(134, 20, 0.1, 146, 44, 0.7), 50, 2), halo=1.4
    )
    art.red(poly("163,50 155,45.6 158.4,40.6"))
    art.stand(together(circle(137, 26, 4.2), circle(144, 34, 4.4)), halo=0.8)
    cape = at(motifs.cloaked(), 162, 126, 0.52)
    art.stand(cape, halo=1.8)
    art.cut(
        at(
            mirrored(together(stroke("60,-44 46,-10 44,12", 0, 2, 0), stroke("40,-28 26,0 20,30", 0, 2, 0))),
            152,
            122,
            0.6,
        )
    )
    art.red(circle(160.4, 102.4, 1), circle(163.6, 102.4, 1))
    for line in ("42,104 54,96 62,92", "48,112 62,102 72,98", "30,90 38,82 48,78"):
        dash = stroke(line, 0, 2, 0)
        art.cut(dash, halo=0.8).ink(dash)
    art.cut(FIELD.difference(ellipse(100, 75, 99, 74)))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(long_night, darkness_returns, nocturnal_visit, evil_presence),
    *(vampire_lair, consecrated_ground, great_wolf, heroic_leap),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
