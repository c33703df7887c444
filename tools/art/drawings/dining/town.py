"""The nine locations of the town in Dining with Dracula, its clock tower, the Bus and the feast."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    flat,
    lit,
    mirrored,
    outline,
    poly,
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
from tools.art.parts.houses import (
    FLOOR,
    barrel,
    bush,
    chimney,
    door,
    roof,
    signboard,
    smoke_at,
    street,
    wall,
    window,
)
from tools.art.parts.scenes import arch, brickwork, lamplight


def forest_shed() -> Canvas:
    """A log cabin between firs, with a stack of wood and an axe."""
    art = street()
    for x, y, size in ((24, 98, 0.86), (44, 106, 0.62), (176, 96, 0.9), (158, 108, 0.56)):
        art.stand(at(motifs.fir(), x, y - 16, size), halo=1)
    cabin = rect(60, 82, 76, FLOOR - 82)
    wall(art, cabin, 0.4, 0, 3.4)
    for k in range(6):
        y = 86 + 8.4 * k
        art.ink(stroke([(60, y), (98, y + 0.6), (136, y)], 0.9))
        for x in (60, 136):
            end = circle(x, y - 4, 4.0)
            art.stand(end, outline(end, 1.1), ring(x, y - 4, 1.6, 0.8), halo=0.4)
    roof(art, [(50, 86), (62, 50), (134, 50), (146, 86)])
    chimney(art, 114, 38, 9, 16, 3)
    door(art, 70, 100, 17)
    window(art, 104, 98, 18, 13)
    for x, y in ((150, 127), (160, 127), (170, 127), (155, 118.5), (165, 118.5), (160, 110)):
        log = circle(x, y, 4.8)
        art.stand(log, outline(log, 1.3), ring(x, y, 2.2, 0.8), halo=0.4)
    stump = poly("28,122 44,122 46,132 26,132")
    art.stand(stump, outline(stump, 1.3), tone_lines(stump, flat(0.5), 90, 2.2), halo=1)
    art.stand(together(stroke("38,121 52,104", 2.4), shape("33,114* 41,112 44,119 36,123*")), halo=0.8)
    return art


def kiln() -> Canvas:
    """A crooked kiln of brick that smokes, with stacks of bricks."""
    art = street()
    smoke_at(art, 112, 34, 5)
    body = shape("58,132* 62,96 78,64 100,38* 116,36 124,40* 134,72 146,104 148,132*")
    art.stand(body, shaded_outline(body, 2.0), halo=1.2)
    joints = brickwork(50, 34, 150, 134, 6.4).intersection(body.buffer(-1.4))
    art.ink(joints, tone_lines(body, fade(92, 0, 0.0, 148, 0, 0.6), 90, 2.8))
    rim = shape("94,40* 108,33 128,38* 126,44 110,40 98,46")
    art.stand(rim, halo=0.8)
    mouth = arch(98, 98, 30, FLOOR)
    art.stand(mouth, halo=2.2)
    art.ink(outline(mouth.buffer(3.2), 1.0))
    art.red(
        at(motifs.flame(), 92, 124, 0.2),
        at(motifs.flame(), 101, 122, 0.26),
        at(motifs.flame(), 109, 125, 0.17),
    )
    prop = stroke("160,132 140,74", 3.0)
    art.stand(prop, halo=0.8)
    for x, rows in ((22, 4), (168, 3)):
        for row in range(rows):
            for k in range(2):
                stone = rect(x + 11 * k + (2 if row % 2 else 0), FLOOR - 6.6 * (row + 1), 10, 5.8, 0.6)
                art.stand(
                    stone, outline(stone, 1.0), tone_lines(stone, lit(stone, 0.1, 0.6), 45, 2.2), halo=0.3
                )
    return art


def smithy() -> Canvas:
    """A smithy with an open front, an anvil and a huge bolt on its roof."""
    art = street()
    wall(art, rect(40, 74, 116, FLOOR - 74), 0.45)
    inside = arch(92, 82, 66, FLOOR)
    art.stand(inside, halo=1.8)
    art.ink(outline(inside.buffer(2.8), 0.9))
    glow_ = ellipse(112, 108, 15, 10)
    art.cut(tone_lines(glow_, flat(0.55), 0, 2.4))
    art.red(at(motifs.flame(), 108, 112, 0.24), at(motifs.flame(), 117, 113, 0.19))
    art.ink(rect(100, 117, 26, 15))
    art.cut(outline(rect(100, 117, 26, 15), 0.9))
    anvil = poly("66,112 94,112 94,116 86,119 84,125 90,131 70,131 76,125 75,119 66,116")
    art.cut(anvil.buffer(0.8)).ink(outline(anvil, 1.2)).ink(tone_lines(anvil, flat(0.3), 45, 2.2))
    roof(art, [(28, 78), (48, 48), (148, 48), (168, 78)])
    chimney(art, 132, 34, 11, 18, 4)
    head = poly("62,18 80,14 88,24 84,36 66,40 58,30")
    thread = poly("68,38 82,35 90,58 78,60")
    art.stand(thread, outline(thread, 1.4), tone_lines(thread, flat(0.6), 12, 2.6), halo=1)
    art.stand(head, shaded_outline(head, 1.8), tone_lines(head, lit(head, 0.05, 0.7), 45, 2.2), halo=1)
    horseshoe = ring(146, 92, 7, 3).difference(rect(140, 94, 12, 10))
    art.ink(horseshoe)
    barrel(art, 172, FLOOR, 0.86)
    return art


def boutique() -> Canvas:
    """A shop for fleeces with an awning, and a sheep in a hat before its window."""
    art = street()
    wall(art, rect(36, 60, 116, FLOOR - 60), 0.42)
    roof(art, [(30, 62), (40, 36), (148, 36), (158, 62)])
    window(art, 60, 42, 14, 12)
    window(art, 114, 42, 14, 12)
    awning = poly("34,74 154,74 162,94 26,94")
    art.stand(awning, outline(awning, 1.3), halo=1)
    for k in range(0, 11, 2):
        art.ink(
            poly(
                [(34 + 10.9 * k, 74), (44.9 + 10.9 * k, 74), (38.4 + 12.4 * k, 94), (26 + 12.4 * k, 94)]
            ).intersection(awning)
        )
    scallops = together(*(circle(32.2 + 12.4 * k, 94, 6.2) for k in range(11))).intersection(
        rect(24, 94, 140, 8)
    )
    art.stand(scallops, outline(scallops, 1.0), halo=0.6)
    door(art, 122, 103, 18)
    shop = rect(48, 104, 60, 20)
    art.stand(shop, outline(shop, 1.4), tone_lines(shop, flat(0.34), 45, 2.6), halo=0.8)
    wool = together(
        *(
            circle(x, y, r)
            for x, y, r in (
                (66, 108, 9),
                (77, 104, 10),
                (88, 107, 9),
                (90, 115, 8),
                (78, 117, 9.6),
                (66, 116, 8.6),
            )
        )
    )
    art.stand(wool, outline(wool, 1.4), halo=1.2)
    art.ink(
        *(stroke(f"{x},{y} {x + 4},{y - 2.4} {x + 8},{y}", 1) for x, y in ((68, 108), (80, 107), (74, 116)))
    )
    art.ink(*(rect(x, 123, 3.4, 9) for x in (68, 75, 82, 88)))
    face_ = together(ellipse(58, 110, 6, 7.6, 12), ellipse(64.6, 104, 4.4, 2, -24))
    art.stand(face_, halo=0.9).cut(circle(56, 108.6, 1.3))
    hat = together(ellipse(58, 101.6, 9, 2), rect(53, 92.6, 10, 9, 2))
    art.stand(hat, halo=0.8).red(rect(53, 98, 10, 2))
    bush(art, 168, FLOOR, 0.9)
    return art


def clinic() -> Canvas:
    """A clinic with a cross, and a bag of blood that drips beside its door."""
    art = street()
    wall(art, rect(44, 52, 108, FLOOR - 52), 0.4)
    cornice = rect(38, 46, 120, 8)
    art.stand(cornice, outline(cornice, 1.4), tone_lines(cornice, flat(0.5), 90, 2.4), halo=0.8)
    gable = poly("60,47 98,20 136,47")
    art.stand(gable, outline(gable, 1.6), tone_lines(gable, fade(70, 0, 0.05, 136, 0, 0.55), 90, 2.8), halo=1)
    art.red(rect(94.6, 27, 6.8, 18), rect(89, 32.6, 18, 6.8))
    for x in (54, 118):
        window(art, x, 64, 22, 18)
        window(art, x, 98, 22, 18)
    door(art, 88, 98, 20)
    art.ink(rect(82, 93, 32, 2.4))
    steps = poly("80,132 116,132 120,137 76,137")
    art.stand(steps, outline(steps, 1.0), halo=0.4)
    stand = together(rect(167, 62, 2.2, 70), rect(158, 62, 20, 2), rect(158, 130, 20, 3))
    art.stand(stand, halo=1)
    bag = together(rect(156, 66, 15, 20, 3), poly("160,86 167,86 164.6,92 162.4,92"))
    art.stand(bag, outline(bag, 1.4), halo=1)
    art.red(
        rect(158, 74, 11, 10.6, 2),
        at(motifs.drop(50), 163.6, 99, 0.09),
        at(motifs.drop(50), 163.6, 112, 0.11),
    )
    cup = poly("157,122 170,122 168,132 159,132")
    art.stand(cup, outline(cup, 1.2), halo=0.8)
    bush(art, 28, FLOOR, 0.9)
    return art


def font() -> Canvas:
    """A chapel's stone basin under a weeping angel."""
    art = street()
    chapel = poly("30,132 30,74 62,34 94,74 94,132")
    wall(art, chapel, 0.5)
    roof(art, [(24, 80), (62, 30), (100, 80), (94, 80), (62, 42), (30, 80)], 5)
    art.stand(at(motifs.cross(), 62, 20, 0.2), halo=0.8)
    pane = arch(62, 66, 22, 112)
    art.stand(pane, halo=1.6)
    art.cut(rect(61.4, 66, 1.2, 46), rect(50, 86, 24, 1.2), turned(rect(61.6, 76, 0.8, 8), 8, 62, 80))
    foot = poly("120,132 168,132 162,124 126,124")
    shaft = poly("134,124 154,124 150,100 138,100")
    basin = shape("108,90* 180,90* 172,102 156,106 132,106 116,102")
    for part in (foot, shaft, basin):
        art.stand(part, shaded_outline(part, 1.8), tone_lines(part, lit(part, 0.05, 0.75), 60, 2.4), halo=1)
    water = ellipse(144, 90, 34, 4.6)
    art.stand(water, outline(water, 1.2), tone_lines(water, flat(0.5), 0, 2.0, wave=0.5), halo=0.5)
    wing = shape("146,50* 164,34 178,44 170,62 156,72*")
    angel = together(shape("136,54* 152,54 158,88* 130,88*"), circle(144, 46, 7))
    art.stand(
        mirrored(wing, 144),
        outline(mirrored(wing, 144), 1.2),
        tone_lines(mirrored(wing, 144), flat(0.35), 30, 2.4),
        halo=1,
    )
    art.stand(angel, shaded_outline(angel, 1.5), tone_lines(angel, lit(angel, 0.05, 0.7), 80, 2.2), halo=1)
    art.ink(stroke("139,47 142,48", 1), stroke("146,48 149,47", 1), ring(144, 36, 6, 1.2))
    art.ink(*(at(motifs.drop(46), x, y, 0.06) for x, y in ((140, 56), (148, 60), (141, 70), (148, 78))))
    bush(art, 16, FLOOR, 0.7)
    return art


def tavern() -> Canvas:
    """A leaning tavern with a bat on its sign, and barrels."""
    art = street()
    house = poly("44,132 40,64 132,58 140,132")
    wall(art, house, 0.45)
    upper = poly("34,80 32,46 138,40 144,74")
    wall(art, upper, 0.4)
    beams = ("34,78 142,72", "56,46 58,78", "84,44 86,76", "112,42 116,75", "58,78 84,45", "116,75 138,42")
    art.ink(*(stroke(line, 2.0, smooth=False) for line in beams))
    roof(art, [(22, 50), (52, 14), (120, 10), (154, 44)])
    chimney(art, 124, 4, 9, 18, 2)
    window(art, 62, 54, 14, 13)
    window(art, 92, 52, 14, 13)
    door(art, 92, 96, 20)
    window(art, 56, 98, 22, 16, 2)
    signboard(art, 142, 66, at(motifs.bat(), 0, -1, 0.085), 13)
    barrel(art, 158, FLOOR, 1.0)
    barrel(art, 178, FLOOR, 0.84)
    barrel(art, 26, FLOOR, 0.84)
    lantern = together(rect(118, 86, 6, 8, 1), rect(120.4, 80, 1.2, 6))
    art.stand(lantern, halo=0.8).cut(rect(119.6, 88, 2.8, 4.4))
    return art


def bakery() -> Canvas:
    """A bakery under a giant doughnut."""
    art = street()
    wall(art, rect(40, 70, 112, FLOOR - 70), 0.4)
    roof(art, [(32, 74), (46, 50), (146, 50), (160, 74)])
    chimney(art, 134, 36, 10, 18, 4)
    ring_ = circle(88, 36, 27).difference(circle(88, 36, 9.4))
    art.stand(circle(88, 36, 27), shaded_outline(ring_, 2.2), halo=1.6)
    icing = together(
        *(
            circle(88 + 18 * math.cos(a), 36 + 18 * math.sin(a), 8.2)
            for a in (k * math.pi / 6 for k in range(12))
        )
    ).intersection(ring_)
    art.ink(tone_lines(icing, lit(circle(88, 36, 27), 0.3, 0.85), 60, 2.2), outline(icing, 0.8))
    for k in range(9):
        a = k * 2 * math.pi / 9 + 0.3
        spot = at(rect(-3, -1.2, 6, 2.4, 1.2), 88 + 18.4 * math.cos(a), 36 + 18.4 * math.sin(a), 1, 70 * k)
        art.cut(spot.buffer(0.5))
        if k % 3 == 0:
            art.red(spot)
        else:
            art.ink(outline(spot, 0.6))
    window(art, 54, 88, 34, 22, 3)
    for x in (58, 69, 80):
        loaf = ellipse(x, 108, 4.6, 3.2)
        art.stand(loaf, outline(loaf, 0.9), halo=0.6)
    door(art, 108, 94, 20)
    board = poly("150,132 156,104 172,104 178,132")
    art.stand(board, outline(board, 1.4), halo=1)
    art.ink(ring(164, 117, 5.6, 3.2))
    bush(art, 24, FLOOR, 0.9)
    return art


def garlic_stand() -> Canvas:
    """A stall hung with braids of garlic."""
    art = street()
    for x in (38, 160):
        post = rect(x, 56, 4, FLOOR - 56)
        art.stand(post, halo=1)
    back = rect(42, 64, 118, 40)
    art.stand(back, tone_lines(back, fade(0, 64, 0.8, 0, 104, 0.35), 45, 2.6), halo=0.6)
    top = poly("30,42 170,42 178,64 22,64")
    art.stand(top, outline(top, 1.4), halo=1)
    for k in range(0, 10, 2):
        art.ink(
            poly(
                [(30 + 14 * k, 42), (44 + 14 * k, 42), (37.6 + 15.6 * k, 64), (22 + 15.6 * k, 64)]
            ).intersection(top)
        )
    drops = together(*(circle(29.8 + 15.6 * k, 64, 7.8) for k in range(10))).intersection(
        rect(20, 64, 160, 10)
    )
    art.stand(drops, outline(drops, 1.1), halo=0.6)
    bulb = shape("0,-9* 1.6,-4 7,1 6.4,6 2,9 -2,9 -6.4,6 -7,1 -1.6,-4")
    for x, count in ((58, 3), (82, 2), (118, 2), (142, 3)):
        for k in range(count):
            one = at(bulb, x, 80 + 11 * k, 0.8)
            art.stand(one, outline(one, 1.0), halo=0.7)
    giant = at(bulb, 100, 86, 2.1)
    art.stand(giant, shaded_outline(giant, 1.8), halo=1.6)
    art.ink(stroke("100,68 94,84 95,103", 0.6, 1.6, 0.6), stroke("100,68 106,84 105,103", 0.6, 1.6, 0.6))
    counter = poly("28,104 172,104 168,132 32,132")
    wall(art, counter, 0.55)
    planks = [stroke([(30 + 28 * k, 105), (33 + 27 * k, 132)], 1.0) for k in range(1, 5)]
    art.ink(rect(26, 101, 148, 4.4), *planks)
    for x in (44, 60, 140, 156):
        one = at(bulb, x, 95, 0.72)
        art.stand(one, outline(one, 1.0), halo=0.7)
    return art


def tower() -> Canvas:
    """The clock tower with an empty dial, between the roofs of the town."""
    art = Canvas()
    sky = rect(6, 6, 188, 132)
    art.ink(tone_lines(sky, times(vignette(0.8, 100, 66, 96, 72), fade(0, 0, 0.4, 0, 120, 0.08)), 0, 3.2))
    far = motifs.castle()
    hill = motifs.ridge([(108, 120), (126, 104), (150, 96), (176, 108), (194, 124)], 146)
    art.stand(hill, tone_lines(hill, fade(0, 96, 0.2, 0, 146, 0.6), 20, 2.6), outline(hill, 0.8), halo=0.8)
    castle_ = at(far, 156, 82, 0.42)
    art.stand(castle_, halo=1).cut(at(motifs.castle_windows(), 156, 82, 0.42))
    shaft = rect(62, 24, 76, 118)
    art.stand(shaft, shaded_outline(shaft, 2.0), halo=1.4)
    joints = brickwork(62, 24, 138, 142, 8).intersection(shaft.buffer(-1.6))
    art.ink(
        tone_lines(shaft, fade(90, 0, 0.0, 138, 0, 0.5), 90, 3.0),
        joints.intersection(
            together(
                rect(62, 100, 20, 42), rect(116, 104, 22, 38), rect(62, 24, 12, 16), rect(124, 24, 14, 14)
            )
        ),
    )
    cornice = rect(56, 18, 88, 8)
    art.stand(cornice, outline(cornice, 1.6), tone_lines(cornice, flat(0.5), 90, 2.4), halo=0.8)
    roof(art, [(54, 19), (86, 3), (114, 3), (146, 19)], 5)
    dial = circle(100, 62, 38)
    art.stand(dial, outline(dial, 2.2), halo=1.8)
    art.ink(ring(100, 62, 33.4, 0.8))
    opening = arch(100, 112, 26, 142)
    art.stand(opening, halo=1.8)
    art.ink(outline(opening.buffer(2.6), 0.9))
    for x, top, width in ((14, 112, 30), (40, 120, 22)):
        house = poly([(x, 142), (x, top), (x + width / 2, top - 14), (x + width, top), (x + width, 142)])
        art.stand(house, halo=1.2)
        art.cut(*(rect(x + 5 + 9 * k, top + 6, 4, 6) for k in range(int((width - 6) / 9))))
    return art


def bus() -> Canvas:
    """A motor coach full of luggage."""
    art = Canvas()
    body = shape("18,108* 18,58 26,46 44,42* 158,42* 172,50 182,76* 186,108*")
    art.stand(body, outline(body, 2.6), halo=1.4)
    art.red(poly("19,84 184,84 185,98 19,98"))
    art.ink(rect(19, 82, 166, 2), rect(19, 98, 166, 2))
    for k in range(4):
        x = 28 + 31 * k
        pane = rect(x, 52, 25, 24, 2)
        art.ink(outline(pane.buffer(1.6), 1.4), tone_lines(pane, fade(x, 52, 0.1, x + 25, 76, 0.75), 60, 2.6))
        head = together(
            circle(x + 12, 67, 5),
            rect(x + 4, 71, 16, 6, 3),
            ellipse(x + 12, 62, 8, 1.8),
            rect(x + 8, 56.4, 8, 6, 2),
        )
        art.stand(head.intersection(pane), halo=0.8)
    front = poly("152,52 166,54 174,76 152,76")
    art.ink(outline(front.buffer(1.2), 1.4), tone_lines(front, flat(0.35), 60, 2.6))
    rack = together(rect(34, 36, 112, 2), *(rect(34 + 27.5 * k, 36, 2, 7) for k in range(5)))
    art.stand(rack, halo=0.6)
    for x, y, width, height in ((40, 20, 32, 16), (76, 25, 24, 11), (104, 17, 36, 19)):
        case = rect(x, y, width, height, 2)
        art.stand(case, outline(case, 1.6), tone_lines(case, lit(case, 0.05, 0.7), 45, 2.6), halo=0.8)
        art.ink(
            rect(x + width / 2 - 4, y - 2.4, 8, 2.4),
            rect(x + 5, y, 2, height),
            rect(x + width - 7, y, 2, height),
        )
    for x in (52, 150):
        wheel = circle(x, 110, 17)
        art.stand(wheel, halo=2)
        art.cut(ring(x, 110, 10.6, 1.8), turned(rect(x - 0.8, 101, 1.6, 7), 6, x, 110), circle(x, 110, 2.4))
    lamp = circle(182, 92, 5)
    art.stand(lamp, outline(lamp, 1.4), halo=0.8)
    ground = ellipse(100, 130, 92, 5)
    art.stand(ground, tone_lines(ground, flat(0.6), 0, 2.0), halo=0)
    return art


def feast() -> Canvas:
    """The count's table: candles, a great pie with bat wings, goblets."""
    art = lamplight(100, 58, 40, 0.8)
    table = poly("8,104 192,104 186,146 14,146")
    art.stand(table, outline(table, 1.6), tone_lines(table, fade(0, 104, 0.05, 0, 146, 0.5), 86, 2.6), halo=1)
    folds = together(
        *(
            stroke([(20 + 18 * k, 106), (22 + 18 * k, 124), (18 + 18 * k, 145)], 0, 1.6, 0.4)
            for k in range(10)
        )
    )
    art.ink(folds)
    pie = shape("58,104* 62,84 80,76 100,74 120,76 138,84 142,104*")
    wings = at(motifs.bat(), 100, 62, 0.5)
    art.stand(wings, halo=1.2)
    art.stand(pie, shaded_outline(pie, 2.0), tone_lines(pie, lit(pie, 0.05, 0.75), 30, 2.4), halo=1.2)
    art.ink(
        *(stroke([(66 + 14 * k, 103), (78 + 10 * k, 88), (88 + 6 * k, 78)], 0.6, 1.3, 0.5) for k in range(6))
    )
    rim = rect(50, 101, 100, 6, 3)
    art.stand(rim, outline(rim, 1.4), halo=0.6)
    for x in (30, 170):
        stick = together(
            rect(x - 3.4, 62, 6.8, 34),
            rect(x - 10, 94, 20, 4, 1),
            poly([(x - 3, 98), (x + 3, 98), (x + 8, 106), (x - 8, 106)]),
        )
        art.stand(stick, outline(stick, 1.2), tone_lines(stick, lit(stick, 0.05, 0.7), 90, 2.0), halo=1)
        art.red(at(motifs.flame(), x, 52, 0.18))
    for x in (48, 152):
        goblet = together(
            shape(f"{x - 8},84* {x + 8},84* {x + 5},95 {x - 5},95"),
            rect(x - 1, 94, 2, 8),
            rect(x - 6, 101, 12, 3, 1),
        )
        art.stand(goblet, outline(goblet, 1.2), halo=1.2)
        art.red(ellipse(x, 85, 7, 1.8))
    art.red(star(100, 88, 5, 2.2, 5))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(forest_shed, kiln, smithy, boutique, clinic, font, tavern, bakery, garlic_stand, tower, bus, feast),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
