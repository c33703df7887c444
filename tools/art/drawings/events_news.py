"""Event cards about print, telegraph, rumors and discoveries."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

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
    rays,
    rect,
    ring,
    shaded_outline,
    shape,
    star,
    stroke,
    together,
    tone_lines,
    turned,
)
from tools.art.parts import motifs
from tools.art.parts.events_parts import coin, goose_quill, lantern, lantern_light, profile, sheet_of_print
from tools.art.parts.scenes import boards, daylight, dissolve, earth, lamplight, night_sky


def newspaper_reports() -> Canvas:
    """A folded newspaper with a headline and a picture of a castle."""
    art = lamplight(100, 72, 44)
    under = at(rect(-46, -60, 92, 122), 104, 76, 1, 9)
    art.stand(under, shaded_outline(under, 1.8), tone_lines(under, flat(0.55), 99, 2.3), halo=1.6)
    put = lambda thing: at(thing, 98, 74, 1, -7)  # noqa: E731
    page = put(poly("-48,-63 48,-63 48,46 32,63 -48,63"))
    art.stand(page, shaded_outline(page, 2), halo=1.6)
    art.ink(
        put(together(*(rect(-41 + 14.4 * k, -57, 11, 10, 2) for k in range(6)))),
        put(together(rect(-43, -44, 86, 1.4), rect(-43, -41.4, 86, 0.7))),
        put(rect(-42, -24, 84, 7)),
    )
    art.cut(put(together(*(circle(-35.5 + 14.4 * k, -52 + (k % 2) * 2, 2.2) for k in range(6)))))
    art.red(put(rect(-42, -37, 84, 9)))
    art.cut(put(together(*(rect(x, -38, 1.8, 22) for x in (-24, -3, 21, 33)))))
    frame = put(rect(-14, -12, 56, 40))
    art.ink(tone_lines(frame, fade(90, 50, 0.2, 120, 100, 0.9), -7, 2.3), outline(frame, 0.9))
    art.stand(put(at(motifs.castle(), 14, 7, 0.4)).intersection(frame), halo=0.8)
    for x, y0, rows in ((-42, -12, 20), (-12, 32, 7), (17, 32, 5)):
        width = 24 if x < -20 else 25
        lines = [rect(x, y0 + 3.6 * k, width - 6 * (k % 4 == 3), 1.5) for k in range(rows)]
        art.ink(put(together(*lines)))
    art.ink(put(stroke("-48,1 48,1", 0.8)))
    ear = put(poly("48,46 32,63 32,47"))
    art.stand(ear, shaded_outline(ear, 1.4), tone_lines(ear, flat(0.5), 30, 2), halo=0.6)
    return art


def sensationalist_press() -> Canvas:
    """An iron hand press; sheets fly off with a red headline."""
    art = lamplight(104, 66, 40)
    boards(art, 122)
    feet = mirrored(shape("64,134* 66,124 76,120 80,112* 92,112* 90,124 84,134*"), 104)
    pillars = mirrored(poly("66,24 78,24 76,116 68,116"), 104)
    crown = shape("60,30* 60,20 74,18 84,8 104,3 124,8 134,18 148,20 148,30*")
    iron = together(feet, pillars, crown, rect(58, 84, 92, 9, 2))
    art.stand(iron, halo=1.8)
    art.cut(mirrored(stroke("69,32 71,80", 0.4, 1.8, 0.4), 104), stroke("70,24 86,14 104,9", 0.3, 1.6, 0.3))
    art.cut(rect(62, 86, 84, 1.3), mirrored(stroke("70,96 70,118", 0.4, 1.5, 0.4), 104))
    art.cut(ring(104, 19, 7, 1.4)).red(at(motifs.drop(), 104, 19, 0.08))
    screw = together(rect(99, 28, 10, 34), circle(104, 46, 8))
    art.stand(screw, halo=1.2)
    art.cut(*(stroke(f"99,{31 + 4 * k} 109,{33 + 4 * k}", 1.1) for k in range(3)), circle(104, 46, 3))
    handle = stroke("104,46 134,44 164,54 182,58", 4.4, 4, 3.6, 4.4)
    art.stand(together(handle, ellipse(181, 58, 8, 4, 14)), halo=1.4)
    platen = poly("82,62 126,62 130,76 78,76")
    art.stand(
        platen, shaded_outline(platen, 1.8), tone_lines(platen, lit(platen, 0.2, 0.95), 90, 2.3), halo=1.2
    )
    bed = poly("22,93 152,93 156,102 18,102")
    art.stand(bed, halo=1.2).cut(rect(24, 95.4, 126, 1.4))
    paper = poly("80,80 128,80 132,84 76,84")
    art.stand(paper, outline(paper, 1), halo=0.6)
    art.stand(together(poly("24,102 30,102 27,134 21,134")), halo=1.2)
    for x, y, angle, size in (
        (38, 66, -14, 0.42),
        (26, 32, 12, 0.34),
        (166, 92, 18, 0.4),
        (172, 26, -16, 0.3),
    ):
        _flying(art, x, y, size, angle)
    return art


def _flying(art: Canvas, x: float, y: float, size: float, angle: float) -> None:
    page, print_, head = sheet_of_print()
    put = lambda thing: at(thing, x, y, size, angle)  # noqa: E731
    art.stand(put(page), shaded_outline(put(page), 1.2), put(print_), halo=1.4)
    art.red(put(head))


def speedy_telegraph() -> Canvas:
    """A telegraph key that sparks, and the poles that carry its message away."""
    art = night_sky(160, 46, 0, 0.95)
    earth(art, "4,104 60,98 120,99 196,102", 0.8)
    poles = ((176, 100, 1.0), (140, 99, 0.66), (117, 98, 0.44), (102, 98, 0.3))
    for x, y, s in poles:
        pole = together(
            rect(x - 2.4 * s, y - 88 * s, 4.8 * s, 88 * s),
            rect(x - 17 * s, y - 78 * s, 34 * s, 4.4 * s),
            rect(x - 14 * s, y - 66 * s, 28 * s, 4 * s),
            *(rect(x + dx * s - 1.6 * s, y - 84 * s, 3.2 * s, 7 * s) for dx in (-15, -8, 8, 15)),
        )
        art.stand(pole, halo=0.9)
    for (x0, y0, s0), (x1, y1, s1) in pairwise(poles):
        for dx in (-15, 8):
            a, b = (x0 + dx * s0, y0 - 84 * s0), (x1 + dx * s1, y1 - 84 * s1)
            sag = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 5 * s0)
            art.cut(stroke([a, sag, b], 3.4 * s0)).ink(stroke([a, sag, b], 1.5 * s0, 1.5 * s1))
    base = poly("14,118 128,118 142,136 4,136")
    art.stand(
        base, shaded_outline(base, 2.2), tone_lines(base, lit(base, 0.15, 0.95), 0, 2.4, wave=0.4), halo=1.8
    )
    edge = poly("4,136 142,136 142,143 4,143")
    art.stand(edge, halo=0.4)
    post = mirrored(shape("74,124* 72,106 76,92 80,84 84,84*"), 84)
    art.stand(together(post, rect(66, 120, 36, 6, 2)), halo=1.4)
    lever = shape("16,80* 40,84 84,86 128,82* 130,88 128,94* 84,95 40,92 16,88*")
    art.stand(lever, halo=1.4).cut(stroke("22,83 60,88 122,86", 0.3, 1.6, 0.4), circle(84, 90, 2.2))
    knob = together(ellipse(24, 71, 19, 6.4), poly("19,74 29,74 27,84 21,84"))
    art.stand(knob, halo=1.4).cut(stroke("10,70 22,67 34,67.6", 0.3, 1.6, 0.3))
    screw = together(
        rect(40, 92, 5, 14), rect(36, 108, 13, 14, 2), rect(116, 94, 5, 14), rect(112, 106, 13, 16, 2)
    )
    art.stand(screw, halo=1.2)
    spot = (42.5, 107)
    art.cut(star(*spot, 19, 7, 8, -80)).ink(rays(*spot, 7, 22, 16, 2.2, 8)).red(star(*spot, 8, 3, 7, -80))
    return art


def local_rumors() -> Canvas:
    """Two villagers put their heads together; what they whisper has wings."""
    art = night_sky(100, 62, 0, 1.0)
    art.cut(ellipse(100, 70, 20, 44))
    for flip in (False, True):
        x = 142 if flip else 58
        put = lambda thing, x=x, flip=flip: at(thing, x, 80, 1.12, -4 if flip else 4, flip)  # noqa: E731
        coat = put(shape("-50,64* -44,46 -26,38 -4,40 10,46 22,64*"))
        art.stand(coat, halo=1.6)
        head = put(profile())
        art.stand(head, shaded_outline(head, 1.4), halo=1.6)
        dark = (fade(74, 40, 0.8, 94, 66, 0.05), fade(108, 50, 0.05, 150, 84, 0.9))[flip]
        art.ink(tone_lines(head, dark, 62, 2.0))
        features = together(
            stroke("4,-12 9,-14 14,-12", 0.5, 2, 0.5),
            stroke("6,-7 10,-5 14,-8", 0.5, 1.6, 0.4),
            stroke("12,20 18,19", 1.6, 0.6),
            stroke("-13,-4 -18,-8 -21,0 -15,8", 1.8),
        )
        art.ink(put(features))
        if flip:
            hat = together(ellipse(-4, -28, 40, 6), shape("-30,-30* -28,-56 -4,-60 18,-54 20,-30*"))
            art.stand(put(hat), halo=1.4)
            art.cut(put(stroke("-26,-36 -4,-33 17,-36", 2)), put(stroke("14,-36 12,-48 4,-54", 0, 1.6, 0)))
        else:
            scarf = shape(
                "14,-34* 2,-52 -22,-56 -44,-40 -50,-10 -42,22 -22,44 -2,48 4,40* -12,32 -20,14 -16,-8 -6,-24"
            )
            art.stand(put(scarf), halo=1.4)
            art.cut(
                *(
                    put(
                        stroke(
                            f"{4 - 8 * k},{-42 + 3 * k} {-24 - 5 * k},{-30 + 6 * k} "
                            f"{-28 - 2 * k},{8 + 4 * k}",
                            0,
                            1.8,
                            0,
                        )
                    )
                    for k in range(3)
                )
            )
            art.cut(put(stroke("-38,26 -20,34 -4,42", 0, 1.8, 0)))
    for k in range(3):
        y = 92 + 8 * k
        line = stroke(f"{92 - 2 * k},{y} {98},{y - 3} {102},{y + 2} {109 + 2 * k},{y - 1}", 0, 1.7, 0.4)
        art.cut(line, halo=0.8).ink(line)
    bat = at(motifs.bat(), 100, 34, 0.17)
    art.cut(bat, halo=1.2).red(bat)
    for y in (48, 60):
        curl = stroke(f"100,{y + 10} 95,{y + 5} 105,{y} 100,{y - 5}", 0.4, 1.7, 0.4)
        art.ink(curl)
    arm = together(
        shape("70,150* 74,126 84,112* 98,118* 96,134 96,150*"), at(motifs.hand(), 93, 103, 0.42, 12)
    )
    art.stand(
        arm, shaded_outline(arm, 1.3), tone_lines(arm, fade(84, 90, 0.05, 104, 128, 0.8), 62, 2), halo=1.6
    )
    art.stand(shape("66,150* 70,132 80,124* 98,130* 98,150*"), halo=1.2)
    dissolve(art, 128, 148)
    return art


def hired_scouts() -> Canvas:
    """A spyglass and a lantern on a map."""
    art = lamplight(148, 70, 30)
    boards(art, 112)
    chart = poly("20,122 150,116 166,142 8,146")
    art.stand(chart, outline(chart, 1.1), halo=1.2)
    art.ink(
        stroke("22,140 44,130 66,136 90,126 118,132", 0.7, 1.4, 0.7),
        stroke("60,122 68,130 64,142", 0.9),
        tone_lines(shape("20,138* 40,128 56,124 36,124*"), flat(0.4), 0, 2.2),
    )
    art.red(at(together(rect(-5, -1, 10, 2), rect(-1, -5, 2, 10)), 128, 137, 0.9, 45))
    art.cut(circle(150, 70, 34)).ink(rays(150, 72, 30, 48, 24, 2.2))
    art.stand(at(lantern(), 150, 78, 1.08), halo=1.8)
    art.cut(at(lantern_light(), 150, 78, 1.08))
    flame = at(motifs.flame(), 150, 76, 0.28)
    art.ink(outline(flame, 1)).red(at(motifs.flame(), 150, 79, 0.15))
    tubes = [(-66, 30, 9), (-36, 30, 11), (-6, 36, 13), (30, 44, 16)]
    put = lambda thing: at(thing, 76, 80, 1, -24)  # noqa: E731
    for x, long, half in tubes:
        tube = poly([(x, -half), (x + long, -half - 1), (x + long, half + 1), (x, half)])
        art.stand(put(tube), halo=1.2)
        art.cut(
            put(
                tone_lines(
                    rect(x + 2, -half + 1.6, long - 7, half * 0.9), fade(0, -half, 0.75, 0, 0, 0.1), 0, 2.6
                )
            )
        )
        art.cut(put(rect(x + long - 5, -half - 2, 1.5, half * 2 + 4)))
    eyepiece = together(rect(-72, -12, 7, 24, 2), rect(71, -19, 6, 38, 2))
    art.stand(put(eyepiece), halo=1)
    return art


def false_tip() -> Canvas:
    """Two painted hands on one post point opposite ways."""
    art = daylight(0.75, 0.5)
    earth(art, "6,124 50,116 100,114 150,116 194,124")
    road = shape("84,148* 92,130 70,122 20,119* 60,116 100,117* 140,116 180,119* 130,122 112,130 122,148*")
    art.cut(road).ink(tone_lines(road, flat(0.12), 3, 3))
    art.stand(poly("94,10 106,10 108,132 92,132"), halo=1.6).cut(stroke("97,14 96,128", 0.4, 1.8, 0.4))
    art.stand(shape("80,138* 86,128 94,124 106,124 116,128 122,138*"), halo=1)
    for y, flip in ((38, False), (84, True)):
        put = lambda thing, y=y, flip=flip: at(thing, 100, y, 1.0, -4 if not flip else 3, flip)  # noqa: E731
        board = put(poly("-58,-21 46,-21 46,21 -58,21 -50,0"))
        art.stand(
            board,
            shaded_outline(board, 2),
            tone_lines(board, lit(board, 0.05, 0.35), 0, 2.8, wave=0.5),
            halo=2,
        )
        hand = together(
            stroke("-6,-7 20,-8 40,-8", 7.4, 7, 5),
            shape("-30,-13* -8,-13 4,-10 10,-2 8,14 -6,16 -30,14*"),
            stroke("-4,-11 6,-17 15,-16", 6, 5, 4),
        )
        art.stand(put(hand), halo=1.2)
        folds = together(
            *(
                stroke(
                    f"{-2 + 1.2 * k},{-0.6 + 5.2 * k} {5},{-1 + 5 * k} {9 - 1.4 * k},{0.6 + 5 * k}",
                    0.8,
                    1.6,
                    0.4,
                )
                for k in range(3)
            )
        )
        light = together(
            folds, stroke("2,-9.4 20,-10.4 36,-9.8", 0.2, 1.4, 0.2), stroke("-26,-9 -14,-9.6", 0.3, 1.3, 0.3)
        )
        art.cut(put(light))
        cuff = put(poly("-42,-15 -30,-15 -30,16 -42,16"))
        art.cut(cuff, halo=1).red(cuff)
        art.ink(put(circle(-50, -14, 1.4)), put(circle(42, 16, 1.4)))
    art.stand(at(motifs.fir(), 26, 100, 0.42), halo=0.8).stand(at(motifs.fir(), 176, 98, 0.5), halo=0.8)
    return art


def money_trail() -> Canvas:
    """A ledger with one red line, a quill and a trail of coins."""
    art = lamplight(100, 56, 34)
    boards(art, 106)
    left = shape("100,50* 84,40 54,38 34,44* 22,104* 46,98 80,100 100,110*")
    pages = mirrored(left, 100)
    art.stand(pages.buffer(3), halo=1.6)
    art.stand(
        pages,
        outline(pages, 0.8),
        tone_lines(pages, fade(100, 50, 0.75, 76, 50, 0.0), 80, 2.2).intersection(rect(76, 36, 24, 80)),
        halo=0.5,
    )
    art.ink(tone_lines(at(left, 200, 0, 1, 0, True), fade(100, 50, 0.85, 168, 50, 0.08), 100, 2.3))
    for k in range(7):
        y = 51 + 7 * k
        for side in (False, True):
            line = stroke(f"{40 - 1.6 * k},{y} {60},{y - 2.4} {74},{y - 2}", 1.5, 1.3, 1.4)
            sums = stroke(f"{80},{y - 1} {93},{y + 4}", 1.6)
            art.ink(
                *(at(s, 200, 0, 1, 0, True) if side else s for s in (line, sums) if not (k == 4 and side))
            )
    art.ink(mirrored(together(stroke("77,40 76,98", 0.6)), 100), stroke("100,50 100,110", 1.6))
    art.red(at(stroke("34,79 60,76.6 93,83", 2.6, 2, 2.4), 200, 0, 1, 0, True))
    art.stand(at(goose_quill(), 146, 48, 0.84, 24), halo=1.4)
    for x, y, count in ((36, 128, 7), (62, 134, 4), (22, 138, 3)):
        for k in range(count):
            _coin(art, x + (k % 2) * 1.4, y - 5 * k)
    for x, y in ((90, 130), (114, 124), (136, 132), (160, 124), (180, 134)):
        _coin(art, x, y)
    return art


def _coin(art: Canvas, x: float, y: float) -> None:
    rim, face, mark = coin()
    art.stand(at(rim, x, y), halo=0.9)
    art.cut(at(face, x, y)).ink(at(mark, x, y))


def customs_search() -> Canvas:
    """A strapped and padlocked trunk with a red official stamp."""
    art = lamplight(100, 60, 36)
    boards(art, 118)
    lid = shape("30,62* 32,44 42,36* 158,36* 168,44 170,62*")
    body = poly("32,62 168,62 165,130 35,130")
    art.stand(lid, shaded_outline(lid, 2), tone_lines(lid, fade(0, 36, 0.25, 0, 62, 0.9), 0, 2.4), halo=2)
    art.stand(body, shaded_outline(body, 2.2), tone_lines(body, lit(body, 0.12, 0.85), 0, 2.5), halo=1)
    for x in (46, 138):
        strap = poly([(x, 36), (x + 14, 36), (x + 13, 130), (x + 1, 130)])
        art.stand(strap, halo=1.2).cut(rect(x + 2.2, 38, 1.1, 90), rect(x + 10.6, 38, 1.1, 90))
        buckle = outline(rect(x - 2, 72, 18, 13, 2), 2.2)
        art.cut(rect(x - 2, 72, 18, 13, 2), halo=1.2).ink(buckle, rect(x + 6, 72, 2, 13))
    corners = mirrored(together(poly("35,118 35,130 49,130"), poly("32,62 44,62 33,74")), 100)
    art.stand(corners, halo=1)
    art.stand(rect(30, 59, 140, 5, 1), halo=0.8)
    shackle = outline(rect(89, 48, 22, 30, 10), 4.4)
    art.stand(shackle, halo=1.2)
    lock = shape("84,66* 116,66* 118,84 112,94 100,97 88,94 82,84*")
    art.stand(lock, halo=1.6).cut(
        circle(100, 78, 3.4), poly("98.4,79 101.6,79 103,89 97,89"), stroke("87,70 87,84", 0.4, 1.6, 0.4)
    )
    put = lambda thing: at(thing, 122, 112, 0.9, -14)  # noqa: E731
    seal = together(
        ring(0, 0, 21, 2.2),
        ring(0, 0, 14.4, 1.2),
        turned(rect(-1.4, -19.4, 2.8, 3.6), 14),
        rect(-27, -5.4, 54, 10.8, 1),
    )
    art.cut(put(circle(0, 0, 23)), put(rect(-29, -7, 58, 14)))
    art.red(put(seal.difference(together(*(rect(-23 + 8 * k, -2.6, 5.6, 5.2) for k in range(6))))))
    handle = stroke("76,36 78,26 100,22 122,26 124,36", 4.4)
    art.stand(handle, halo=1.2)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(newspaper_reports, sensationalist_press, speedy_telegraph, local_rumors),
    *(hired_scouts, false_tip, money_trail, customs_search),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
