"""The illustrations of events that only the second edition has."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.drawings.second.encounters import dagger, dagger_light
from tools.art.drawings.second.people import morris
from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    cross_hatch,
    ellipse,
    fade,
    flat,
    lit,
    mirrored,
    outline,
    poly,
    rays,
    rect,
    ring,
    shaded_outline,
    shape,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import boards, daylight, dissolve, earth, lamplight, night_sky


def advance_planning() -> Canvas:
    """A map with a marked route, a pair of dividers on it."""
    art = lamplight(100, 76, 40, 0.9)
    boards(art, 116)
    sheet = poly("30,104 56,48 168,44 180,112 104,124")
    art.stand(
        sheet, outline(sheet, 1.3), tone_lines(sheet, fade(60, 50, 0.0, 176, 118, 0.32), 20, 2.6), halo=1.6
    )
    coast = together(
        stroke("62,54 72,64 66,74 80,82 74,94 88,104 84,116", 1.6),
        stroke("128,48 122,58 132,66 150,64 160,74 154,84 164,94", 1.6),
    )
    art.ink(coast, *(stroke(f"{44 + 3 * k},{78 + 6 * k} {58 + 4 * k},{76 + 6 * k}", 0.8) for k in range(5)))
    route = [(64 + 11 * k, 92 - 16 * math.sin(k * 0.72) - 2 * k) for k in range(9)]
    art.red(*(circle(x, y, 1.9) for x, y in route[:-1]))
    x, y = route[-1]
    art.red(stroke([(x - 5, y - 5), (x + 5, y + 5)], 2.6), stroke([(x - 5, y + 5), (x + 5, y - 5)], 2.6))
    legs = together(
        poly("97,18 105,20 92,94 89,94"),
        poly("103,18 111,20 146,88 143.6,90"),
        circle(104, 22, 9),
        rect(101, 6, 6, 10, 2),
    )
    art.stand(legs, halo=2).cut(
        stroke("101,30 91.4,86", 0.4, 1.8, 0.4), stroke("109,32 141,84", 0.4, 1.8, 0.4), circle(104, 22, 3)
    )
    return art


def long_day() -> Canvas:
    """A huge sun over the hills, a sundial in its light."""
    art = daylight(0.5, 0.05)
    sun = circle(100, 64, 36)
    art.cut(circle(100, 64, 60)).ink(rays(100, 64, 41, 61, 36, 3.4, 2))
    art.stand(sun, outline(sun, 1.8), tone_lines(sun, lit(sun, 0.0, 0.45), 45, 2.6), halo=1)
    art.red(ring(100, 64, 29, 2.2))
    earth(art, "6,122 40,112 80,116 124,110 160,116 194,122", 0.85)
    dial = ellipse(100, 126, 40, 12)
    art.stand(together(dial, rect(84, 128, 32, 20)), halo=1.6)
    art.cut(ellipse(100, 124.6, 35, 9.4))
    hours = (
        stroke(
            [
                (100 + 27 * math.cos(a), 124.6 + 7 * math.sin(a)),
                (100 + 33 * math.cos(a), 124.6 + 8.6 * math.sin(a)),
            ],
            1.5,
        )
        for a in (math.pi * k / 6 for k in range(12))
    )
    art.ink(*hours, poly("100,125 100,96 116,126"), poly("100,125 90,131.4 84,131 99,126"))
    art.cut(stroke("102,102 102,122", 0, 1.4, 0))
    art.cut(*(stroke(f"{88 + 6 * k},138 {87.6 + 6 * k},147", 0, 1.4, 0) for k in range(5)))
    return art


def re_equip() -> Canvas:
    """A gun case with a revolver, a powder flask and bullets."""
    art = lamplight(100, 70, 40, 0.92)
    boards(art, 118)
    lid = poly("34,24 166,24 172,76 28,76")
    art.stand(lid, halo=1.8)
    lining = poly("41,30 159,30 164,71 36,71")
    art.cut(lining).ink(outline(lining, 1), cross_hatch(lining, fade(40, 30, 0.2, 164, 74, 0.75), 45, 3))
    plate = ellipse(100, 50, 26, 11)
    art.cut(plate, halo=1).ink(outline(plate, 1.2), at(motifs.flourish(), 100, 53, 0.4))
    tray = poly("28,78 172,78 184,132 16,132")
    art.stand(tray, halo=1)
    bed = poly("34,83 166,83 174,125 26,125")
    art.cut(bed).ink(outline(bed, 1), tone_lines(bed, flat(0.34), 90, 2.6))
    gun = at(motifs.pistol(), 92, 98, 0.78)
    art.stand(gun, halo=2.2).cut(
        at(stroke("-52,-4 12,-4", 0.3, 1.6, 0.3), 92, 98, 0.78),
        at(stroke("32,2 40,20 44,36", 0, 2, 0), 92, 98, 0.78),
    )
    flask = together(shape("146,92* 152,92 160,104 160,114 150,120 140,114 140,104"), rect(145, 86, 9, 7, 1))
    art.stand(flask, halo=1.6).cut(stroke("144,104 145,112", 0.4, 2, 0.4))
    art.red(at(motifs.cross(), 150, 107, 0.12))
    for k in range(4):
        art.stand(
            shape(f"{44 + 9 * k},121* {44 + 9 * k},113 {47 + 9 * k},108 {50 + 9 * k},113 {50 + 9 * k},121*"),
            halo=1,
        )
    art.stand(rect(92, 129, 16, 8, 2), halo=1).cut(circle(100, 133, 1.7))
    return art


def secret_weapon() -> Canvas:
    """A walking stick with a wolf's head; a blade is drawn from it."""
    art = lamplight(100, 70, 30, 0.95)
    sheath = together(
        rect(-4.6, -28, 9.2, 96, 2), rect(-5.8, -28, 11.6, 8, 1.4), poly("-3,68 3,68 1.6,76 -1.6,76")
    )
    art.stand(at(sheath, 78, 84, 1, 34), halo=1.8).cut(
        at(stroke("-2,-16 -2,64", 0.4, 1.6, 0.4), 78, 84, 1, 34)
    )
    blade = poly("-3.4,-26 3.4,-26 2.6,66 0,80 -2.6,66")
    art.stand(at(blade, 112, 82, 1, -34), halo=1.8).cut(
        at(poly("0.5,-22 2.6,-22 2,62 0.5,74"), 112, 82, 1, -34)
    )
    grip = together(rect(-5, -46, 10, 22, 2), rect(-7, -28, 14, 5, 1.6))
    art.stand(at(grip, 112, 82, 1, -34), halo=1.4)
    art.cut(*(at(stroke(f"-4,{-42 + 4.6 * k} 4,{-40 + 4.6 * k}", 1.2), 112, 82, 1, -34) for k in range(3)))
    head = at(motifs.wolf_face(), 82, 26, 0.29, -22)
    art.stand(head, halo=1.6).cut(at(motifs.wolf_face_light(), 82, 26, 0.29, -22))
    art.red(*(at(ellipse(17 * s, -11, 6, 3.4), 82, 26, 0.29, -22) for s in (-1, 1)))
    art.cut(rays(140, 124, 5, 15, 12, 1.8)).ink(rays(140, 124, 7, 18, 12, 1.6, 15))
    return art


def stormy_seas() -> Canvas:
    """A ship between mountains of water."""
    art = night_sky(146, 30, 0, 1.0, clear=(132, 44))
    for x, y, size in ((50, 24, 1.0), (112, 18, 1.15), (158, 28, 0.8)):
        art.stand(at(motifs.cloud(), x, y, size).intersection(ellipse(100, 75, 96, 72)), halo=1)
        art.cut(stroke([(x - 30 * size, y + 6), (x, y + 8), (x + 32 * size, y + 5)], 0, 1.7, 0))
    rain = (
        stroke([(18 + 15 * k, 30 + (k * 13) % 22), (10 + 15 * k, 50 + (k * 13) % 22)], 0, 1.3, 0)
        for k in range(12)
    )
    art.cut(*rain)
    ship = at(motifs.ship(), 104, 72, 0.8, 17)
    art.stand(ship, halo=1.8)
    art.red(at(poly("-16,-52 -16,-62 6,-56"), 104, 72, 0.8, 17))
    swells = (
        "4,100* 26,92 44,74 62,62 72,64* 66,78 78,96 108,104 136,96 162,76 178,70 186,76* 182,90 "
        "196,104* 196,148* 4,148*",
        "4,122* 30,116 58,104 84,88 96,90* 92,102 112,118 146,116 174,104 196,110* 196,148* 4,148*",
        "6,138* 40,134 86,124 118,112 128,114* 128,124 156,134 194,132* 180,148* 20,148*",
    )
    for k, line in enumerate(swells):
        water = shape(line).intersection(ellipse(100, 74, 97, 74))
        art.stand(
            water,
            shaded_outline(water, 1.8),
            tone_lines(
                water,
                times(vignette(2), fade(0, 70 + 20 * k, 1.0, 0, 148, 0.3)),
                10 - 8 * k,
                2.5,
                bend=4,
                wave=1.6,
            ),
            halo=1.6,
        )
    foam = (
        "62,62 70,66 66,76 58,72",
        "84,88 93,92 89,101 80,97",
        "178,70 184,77 180,87 172,82",
        "118,112 126,116 126,123 116,120",
    )
    art.cut(*(stroke(line, 1, 3, 1) for line in foam)).ink(*(stroke(line, 0, 1, 0) for line in foam))
    return art


def evasion() -> Canvas:
    """Footprints in the snow that end in the open; a bat before the moon."""
    art = night_sky(140, 38, 26, 0.95)
    for x, size in ((20, 0.62), (40, 0.46), (58, 0.36), (180, 0.5)):
        art.stand(at(motifs.fir(), x, 92 - 20 * size, size), halo=0.6)
    snow = shape("4,146* 6,100 50,92 100,88 150,92 194,100 196,146*").intersection(ellipse(100, 74, 97, 74))
    art.cut(snow, halo=0.6)
    art.ink(
        tone_lines(snow, times(vignette(1.5), fade(0, 88, 0.5, 0, 140, 0.05)), 3, 2.8),
        stroke("8,100 50,92 100,88 150,92 192,100", 0.5, 1.2, 0.5),
    )
    step = together(ellipse(0, -3.6, 3.2, 5.2), ellipse(0.2, 6.4, 2.5, 2.9))
    for k in range(9):
        s = 1 - k / 10.5
        side = 1 if k % 2 else -1
        spot = (56 + 8.4 * k - 0.25 * k * k + side * 6 * s, 138 - 38 * (k / 8) ** 0.75)
        mark = at(step, *spot, 0.28 + 0.92 * s, 30)
        art.cut(mark, halo=1).ink(mark)
    bat = at(motifs.bat(), 140, 37, 0.2, -6)
    art.stand(bat, halo=1.2).red(circle(138.8, 31.6, 0.9), circle(141.6, 31.4, 0.9))
    return art


def quincey_p_morris() -> Canvas:
    """Quincey P. Morris, lost to Dracula, between prairie and Carpathian peaks."""
    art = night_sky(150, 34, 16, 1.05)
    art.stand(motifs.peaks(104, 198, 62, 126, 4, 0.8).intersection(ellipse(100, 75, 97, 73)), halo=0.8)
    earth(art, "4,118 30,114 60,118 100,120 196,116", 0.8)
    cactus = together(
        stroke("26,120 26,68", 9), stroke("26,96 12,94 12,78", 6.4), stroke("26,88 40,86 40,66", 6.4)
    )
    art.stand(cactus, halo=1.2).cut(
        *(stroke(line, 0, 1.3, 0) for line in ("24,72 24,116", "28,72 28,116", "12,80 12,90", "40,68 40,82"))
    )
    bust = morris()
    place = (16.8, -0.4, 1.04)
    art.cut(at(bust.silhouette(), *place), halo=1.8).paste(bust, *place)
    dissolve(art, 124, 147)
    return art


def relentless_minion() -> Canvas:
    """A hand with a knife breaks out of a fresh grave."""
    art = night_sky(100, 54, 36, 1.0)
    earth(art, "6,130 50,122 100,118 150,122 194,130")
    for x, y, angle in ((34, 100, -8), (166, 102, 9)):
        mark = at(motifs.cross(), x, y, 0.6, angle)
        art.stand(mark, halo=1.4).cut(at(stroke("-2,-44 -2,44", 0.4, 2.4, 0.4), x, y, 0.6, angle))
    blade = at(dagger(), 113, 49, 0.9, 22)
    art.stand(blade, halo=1.8).cut(at(dagger_light(), 113, 49, 0.9, 22))
    arm = shape("82,130* 86,108 90,92 96,82* 112,86* 113,100 114,112 120,130*")
    art.stand(arm, shaded_outline(arm, 2), tone_lines(arm, lit(arm, 0.05, 0.8), 70, 2.1), halo=1.6)
    fist = together(
        *(rect(-11, -12 + 7 * k, 24 - k, 6.6, 3) for k in range(4)),
        shape("-12,-10* -17,2 -12,15 0,17 10,15*"),
    )
    placed = at(fist, 104, 78, 1.1, 22)
    art.stand(placed, shaded_outline(placed, 1.8), tone_lines(placed, lit(placed, 0.0, 0.7), 62, 2), halo=1.4)
    art.ink(
        *(
            at(stroke(f"-9,{-5.2 + 7 * k} 12,{-5.2 + 7 * k}", 0.6, 1.5, 0.6), 104, 78, 1.1, 22)
            for k in range(3)
        )
    )
    cuff = poly("82,118 119,120 123,132 78,132")
    art.stand(cuff, halo=1).cut(stroke("84,122 118,124", 1.2))
    mound = shape(
        "52,138* 62,126 76,122 84,128 92,122 104,126 116,121 126,127 140,126 152,138* 124,146 78,146"
    )
    art.stand(mound, cross_hatch(mound, fade(60, 122, 0.7, 150, 146, 1.2), 24, 2.2), halo=1.2)
    art.ink(motifs.pebbles(52, 150, 136, 16, 2))
    art.red(at(motifs.drop(), 127, 24, 0.1, 200))
    return art


def time_runs_short() -> Canvas:
    """An hourglass, its sand almost gone, before the setting sun."""
    art = night_sky(100, 70, 0, 0.95, clear=(100, 74))
    art.cut(circle(100, 74, 46)).ink(rays(100, 74, 48, 74, 28, 3, 4))
    frame = together(
        rect(58, 14, 84, 10, 3),
        rect(58, 126, 84, 10, 3),
        rect(64, 8, 72, 7, 2),
        rect(64, 135, 72, 8, 2),
        rect(63, 22, 6, 106, 2),
        rect(131, 22, 6, 106, 2),
    )
    glass = mirrored(
        shape("100,26* 124,26* 125,46 118,60 105,72 103.4,75* 105,78 118,90 125,104 124,124* 100,124*"), 100
    )
    art.stand(glass, outline(glass, 1.5), halo=1.6)
    art.ink(tone_lines(glass, fade(84, 40, 0.0, 126, 120, 0.4), 62, 2.5))
    sand = mirrored(shape("100,98* 104,100 114,110 122,114* 122.6,122.6* 100,122.6*"), 100)
    art.cut(sand, halo=0.8).ink(cross_hatch(sand, fade(80, 96, 0.7, 124, 122, 1.1), 30, 2))
    rest = mirrored(shape("100,64* 108,62* 106,68 102.4,74* 100,75*"), 100)
    art.cut(rest).red(rest, rect(99.2, 74, 1.6, 26))
    art.stand(frame, halo=1.2)
    art.cut(rect(60, 17, 80, 1.5), rect(60, 129, 80, 1.5), rect(64.6, 28, 1.2, 94), rect(132.6, 28, 1.2, 94))
    art.cut(stroke("84,34 80,46 84,56", 0.4, 2.4, 0.4), stroke("82,96 79,106 80,116", 0.4, 2, 0.4))
    return art


def trap() -> Canvas:
    """A steel trap among fallen leaves, its jaws open."""
    art = lamplight(100, 74, 36, 0.95)
    earth(art, "6,112 50,106 100,104 150,106 194,112", 0.6)
    base = ellipse(100, 112, 74, 22).difference(ellipse(100, 110, 62, 15))

    def tooth(angle: float, up: float) -> BaseGeometry:
        x, y = 100 + 68 * math.cos(angle), 110 + 18 * math.sin(angle)
        return poly([(x - 6, y), (x + 6, y), (x + (100 - x) * 0.1, y - up)])

    back = together(
        stroke(
            [(100 + 68 * math.cos(a), 108 - 40 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))],
            7,
        )
    )
    far = together(
        *(
            poly([(x - 6, y + 2), (x + 6, y + 2), (x + (100 - x) * 0.14, y + 24)])
            for x, y in (
                (100 + 68 * math.cos(a), 108 - 40 * math.sin(a))
                for a in (math.pi * (k + 1) / 8 for k in range(7))
            )
        )
    )
    art.stand(together(back, far), halo=1.6)
    art.cut(
        stroke(
            [
                (100 + 66 * math.cos(a), 106 - 40 * math.sin(a))
                for a in (math.pi * (0.3 + k / 24) for k in range(12))
            ],
            0.4,
            1.8,
            0.4,
        )
    )
    art.stand(base, halo=1.4)
    plate = ellipse(100, 110, 20, 6.4)
    art.stand(plate, outline(plate, 1.4), tone_lines(plate, lit(plate, 0.1, 0.8), 0, 2), halo=1.4)
    art.stand(together(*(tooth(math.pi * (k + 1) / 8, 26) for k in range(7))), halo=1.4)
    art.cut(stroke("36,120 64,130 100,132", 0.4, 2, 0.4))
    art.stand(together(ellipse(24, 110, 13, 6), ellipse(176, 110, 13, 6)), halo=1.2).cut(
        ellipse(23, 109, 6, 2), ellipse(175, 109, 6, 2)
    )
    chain = together(*(ring(150 + 7.4 * k, 130 + 2.4 * k - 0.2 * k * k, 4.4, 2) for k in range(6)))
    art.cut(chain.buffer(1.4)).ink(chain)
    art.red(at(motifs.drop(), 100, 128, 0.17))
    for x, y, angle in ((40, 136, 20), (66, 141, -30), (120, 142, 15)):
        leaf = at(shape("-10,0* -2,-5 10,0* -2,5"), x, y, 1, angle)
        art.stand(leaf, outline(leaf, 0.9), at(stroke("-9,0 8,0", 0.7), x, y, 1, angle), halo=0.8)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(advance_planning, long_day, re_equip, secret_weapon, stormy_seas, evasion, quincey_p_morris),
    *(relentless_minion, time_runs_short, trap),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
