"""The pictures of the great moments: what the whole board shows when the game turns."""

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
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.events_parts import lantern, lantern_light
from tools.art.parts.scenes import FIELD, arch, boards, brickwork, dissolve, earth, night_sky


def _oval(art: Canvas) -> Canvas:
    """Leave nothing outside of the oval of the picture."""
    return art.cut(FIELD.difference(ellipse(100, 75, 99, 74.5)))


def _gravestone(art: Canvas, x: float, y: float, size: float, lean: float = 0) -> None:
    stone = at(shape("-17,34* -17,-14* -12,-26 0,-31 12,-26 17,-14* 18,34*"), x, y, size, lean)
    art.stand(stone, shaded_outline(stone, 1.4), tone_lines(stone, lit(stone, 0.1, 0.95), 62, 2.1), halo=1.1)
    art.ink(at(motifs.cross(), x, y - 6 * size, 0.22 * size, lean))


def _house(art: Canvas, x: float, floor: float, wide: float, wall: float, roof: float) -> None:
    """Put a house with a dark gable and one lit window into the picture."""
    half = wide / 2
    body = poly([(x - half, floor), (x - half, floor - wall), (x, floor - wall - roof),
                 (x + half, floor - wall), (x + half, floor)])  # fmt: skip
    art.stand(body, shaded_outline(body, 1.3), tone_lines(body, lit(body, 0.2, 0.95), 90, 2.2), halo=1.0)
    art.ink(poly([(x - half - 2, floor - wall + 1), (x, floor - wall - roof - 2),
                  (x + half + 2, floor - wall + 1), (x + half, floor - wall + 3),
                  (x, floor - wall - roof + 4), (x - half, floor - wall + 3)]))  # fmt: skip
    window = rect(x - 2.2, floor - wall + 5, 4.4, 6)
    art.cut(window, halo=0.7)


def found() -> Canvas:
    """A lantern is lifted in a vault; in its light he stands, and throws no shadow on the wall."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.4), glow(64, 74, 20, 0.0, 108, 1.15)), 0, 2.6))
    art.cut(brickwork(6, 6, 194, 120, 12).difference(circle(64, 74, 44)))
    vault = together(ring(100, 104, 96, 7), ring(100, 104, 84, 1.6)).intersection(rect(0, 0, 200, 74))
    art.stand(vault, halo=1.2)
    boards(art, 122)
    count = at(motifs.cloaked(), 134, 84, 1.0)
    art.stand(count, halo=2.0)
    edge = outline(count, 1.0).intersection(rect(60, 20, 74, 110))
    art.cut(edge)
    folds = ("-52,-40 -40,-12 -36,8", "-36,-28 -28,-4 -24,18", "-18,-22 -15,8 -14,40")
    art.cut(*(at(stroke(line, 0, 1.8, 0), 134, 84, 1.0) for line in folds))
    art.red(circle(131.8, 36.6, 1.3), circle(136.2, 36.6, 1.3))
    beam = poly("58,70 58,60 122,26 122,116 58,82")
    art.cut(tone_lines(beam.difference(count), flat(0.42), 0, 3.4))
    lamp = at(lantern(), 50, 78, 0.5)
    art.cut(circle(50, 80, 19))
    art.ink(rays(50, 80, 15, 22, 22, 1.4))
    art.stand(lamp, halo=1.2)
    art.cut(at(lantern_light(), 50, 78, 0.5))
    art.red(at(motifs.flame(), 50, 82, 0.1))
    arm = shape("46,58* 54,55 57,60 48,66* 34,76 22,96 14,128 4,132* 0,104 14,82 30,66")
    art.stand(arm, halo=1.4)
    art.cut(stroke("44,64 28,80 16,108", 0, 1.6, 0), stroke("38,64 22,80 10,104", 0, 1.2, 0))
    dissolve(art, 130, 148)
    return _oval(art)


def bite() -> Canvas:
    """He bends over a bared throat; two drops run down it, and the moon looks in."""
    art = night_sky(46, 36, 21, 1.05)
    bars = together(rect(45, 8, 2.2, 60), rect(14, 40, 64, 2.2)).difference(circle(46, 36, 4))
    frame = arch(46, 4, 74, 92)
    art.ink(outline(frame, 2.2))
    art.cut(bars.intersection(frame), halo=0.7).ink(bars.intersection(frame))
    neck = shape(
        "20,150* 26,132 44,122 62,116 74,106 82,94 84,82* 96,76 112,82 120,92* 124,104 134,114 152,120 "
        "172,128 184,150*"
    )
    art.stand(neck, shaded_outline(neck, 1.4), halo=1.6)
    art.ink(tone_lines(neck, fade(70, 100, 0.0, 176, 140, 0.75), 58, 2.1))
    art.ink(stroke("92,84 88,104 78,120", 0, 1.4, 0.3), stroke("60,124 80,126 104,122", 0, 1.3, 0))
    gown = shape("14,150* 24,136 46,130 70,136 96,142 130,138 158,134 180,140 190,150*")
    art.stand(gown, outline(gown, 1.0), tone_lines(gown, fade(20, 136, 0.15, 190, 150, 0.8), 80, 2.4))
    head = shape(
        "90,96* 88,80 78,66 64,57 50,56 42,62* 36,66 33,74* 36,78 32,83* 37,87 35,92* 41,98 56,101 "
        "70,104 80,112*"
    )
    art.stand(
        head, shaded_outline(head, 1.3), tone_lines(head, fade(34, 70, 0.0, 90, 92, 0.6), 50, 2), halo=1.4
    )
    art.ink(stroke("42,71 47,68.6 53,70.6", 0.5, 2.0, 0.5), stroke("40,66 47,63 55,66", 0.3, 1.6, 0.3),
            stroke("36,87 42,88.4", 0.4, 1.6, 0.4))  # fmt: skip
    locks = shape(
        "48,57* 56,50 72,49 86,58 94,72* 96,84 92,96* 88,108 76,118 60,126 40,132* 52,122 62,114 70,104 "
        "76,94 76,82 70,70 60,62"
    )
    art.stand(locks, halo=0.8)
    hair = ("56,54 74,60 82,78", "64,52 84,62 88,84", "86,92 76,108 60,120", "80,100 68,114 52,126")
    art.cut(*(stroke(line, 0, 1.6, 0) for line in hair))
    cloak = shape(
        "196,150* 198,40* 184,14 160,6 140,14* 128,20 122,32 118,46* 112,58 116,74 126,84* 134,98 142,116 "
        "146,150*"
    )
    art.stand(cloak, halo=2)
    folds = ("188,40 176,90 178,146", "176,26 162,80 164,146", "160,18 150,60 154,110 152,146")
    art.cut(*(stroke(line, 0, 2.2, 0.4) for line in folds))
    face = shape(
        "140,26* 128,30 120,40 116,52* 110,60 105,66* 108,70 106,74* 109,77 108,82* 116,88 130,88 142,80 "
        "150,60 150,36"
    )
    art.stand(face, shaded_outline(face, 1.2), tone_lines(face, fade(108, 60, 0.05, 150, 60, 1.0), 48, 1.9))
    art.ink(shape("118,50* 126,46 134,49* 127,52.6"), stroke("113,46 122,41 134,43", 0.6, 3, 0.6))
    art.red(circle(125, 49.8, 1.5))
    peak = shape("136,20* 124,24 117,36 116,46* 124,40 130,36 132,42* 140,34 150,38 154,58* 156,36 150,20")
    art.stand(peak, halo=0.5)
    collar = shape("150,90* 160,60 158,30 166,22* 182,50 182,90 164,108")
    art.stand(collar, outline(collar, 1.4), tone_lines(collar, flat(0.75), 70, 2.0), halo=1.0)
    teeth = (poly("107,77 111.6,78.6 108.6,88"), poly("115,80 119.4,80.4 117,90"))
    art.cut(*teeth, halo=0.8).ink(*(outline(tooth, 0.6) for tooth in teeth))
    art.red(
        circle(108.6, 90, 1.7), circle(117, 92, 1.7),
        stroke("108.6,90 107,100 108,112", 1.2, 1.8, 0.6), stroke("117,92 116.4,104 118,121", 1.2, 2, 0.7),
        at(motifs.drop(), 118, 127, 0.07),
    )  # fmt: skip
    return _oval(art)


def fall() -> Canvas:
    """A hat and a broken stake lie on the road beside a lantern that has gone out; a cart drives off."""
    art = night_sky(156, 34, 17, 1.0, clear=(150, 50))
    earth(art, "2,92 40,84 88,88 132,82 198,90", 0.85)
    for x, y, size, turn in ((26, 74, 0.6, 0.4), (52, 82, 0.36, 2.0)):
        art.stand(at(motifs.bare_tree(turn), x, y, size), halo=0.8)
    bearers = together(at(motifs.standing(), 112, 74, 0.42), at(motifs.standing(), 148, 74, 0.42))
    litter = together(stroke("104,80 156,80", 2), shape("114,80* 118,75 126,74 138,76 146,80*"))
    art.stand(bearers, halo=1.3).stand(litter, halo=1.0)
    art.cut(stroke("119,78 128,76.4 140,78.4", 0, 1, 0))
    road = shape("88,88* 104,86 116,86* 150,116 168,148* 28,148* 66,112")
    art.cut(road)
    art.ink(tone_lines(road, times(fade(0, 86, 0.42, 0, 148, 0.16), vignette(2)), 4, 3.0))
    art.ink(stroke("96,90 82,112 58,146", 0.3, 1.5, 2.4), stroke("108,89 124,112 146,146", 0.3, 1.5, 2.4))
    pool = ellipse(74, 131, 42, 9)
    art.ink(tone_lines(pool, glow(74, 131, 4, 0.85, 42, 0.1), 3, 2.2))
    brim = shape("34,124* 46,115 74,112 100,118 108,127* 92,134 62,135 44,131")
    crown = shape("50,120* 48,104 54,92 66,96 78,90 90,98 94,122* 80,128 62,127")
    art.stand(brim, halo=1.6).stand(crown, halo=1.2)
    art.cut(tone_lines(shape("53,118* 51,104 56,96 66,100 64,122*"), fade(50, 0, 0.7, 68, 0, 0.1), 84, 2.0))
    art.cut(stroke("50,117 70,123 93,117", 1.0, 1.8, 1.0), stroke("40,124 54,130 82,131 100,127", 0, 1.2, 0))
    stake = together(poly("108,140 138,118 143,123 114,145"), poly("147,116 166,110 168,115 150,121 145,124"))
    art.stand(stake, outline(stake, 1.2), tone_lines(stake, lit(stake, 0.1, 0.8), 60, 1.9), halo=1.4)
    art.red(poly("166,110 173,110 168,115"), ellipse(104, 143, 5, 1.6))
    lamp = at(lantern(), 140, 138, 0.34, 78)
    art.stand(lamp, halo=1.4)
    art.cut(outline(at(lantern_light(), 140, 138, 0.34, 78), 0.7))
    wisp = stroke("158,132 164,126 160,118 166,110 163,102", 2.4, 1.6, 1.8, 0.8, 0.2)
    art.cut(wisp, halo=0.6).ink(tone_lines(wisp, flat(0.6), 0, 1.4))
    return _oval(art)


def matured() -> Canvas:
    """In a churchyard by night the earth of a grave breaks open, and a clawed hand rises."""
    art = night_sky(100, 44, 33, 1.05)
    for x, y, size in ((66, 30, 0.11), (136, 24, 0.13), (150, 46, 0.08)):
        art.stand(at(motifs.bat(), x, y, size), halo=0.9)
    chapel = together(poly("20,92 34,70 48,92"), rect(22, 90, 24, 30), poly("30,74 34,44 38,74"),
                      at(motifs.cross(), 34, 40, 0.1))  # fmt: skip
    art.stand(chapel, halo=1.2)
    art.cut(arch(34, 96, 8, 112))
    earth(art, "2,116 36,108 80,112 120,110 164,106 198,114", 1.0)
    art.stand(at(motifs.bare_tree(1.2), 174, 86, 0.66), halo=0.9)
    _gravestone(art, 62, 108, 0.5, -8)
    _gravestone(art, 148, 112, 0.62, 9)
    _gravestone(art, 30, 124, 0.7, 5)
    mound = shape("50,136* 62,124 82,118 104,117 124,120 142,128 150,138* 100,146")
    art.stand(mound, cross_hatch(mound, times(lit(mound, 0.35, 1.0), vignette(2.4)), 20, 2.2), halo=1.2)
    crack = shape("72,130* 86,124 98,126 112,123 128,130* 114,136 98,138 84,136")
    art.stand(crack, halo=1.0)
    claw = at(motifs.claw_hand(), 101, 92, 0.84, 112)
    art.stand(claw.difference(rect(0, 131, 200, 20)), halo=2.0)
    art.cut(*(stroke(line, 0, 1.7, 0) for line in ("96,128 98,116 100,104", "104,128 105,116 104,102")))
    clods = motifs.pebbles(60, 140, 134, 16, 2.2)
    art.cut(clods, halo=0.8).ink(clods)
    for x in (58, 142):
        wreath = together(ring(x, 137, 5, 2.2), circle(x, 142, 1.6))
        art.stand(wreath, halo=0.8)
    art.red(*(circle(x + dx, 137 + dy, 1.0) for x in (58, 142) for dx, dy in ((0, -5), (4, 3), (-4, 3))))
    dissolve(art, 138, 150)
    return _oval(art)


def ally() -> Canvas:
    """A door opens in the dark, and a figure stands on the threshold in the light behind it."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.5), glow(100, 74, 30, 0.35, 100, 1.1)), 0, 2.6))
    art.cut(brickwork(8, 8, 192, 124, 11).difference(rect(56, 8, 88, 118)))
    boards(art, 124)
    casing = arch(100, 8, 76, 126)
    art.stand(casing.buffer(5), halo=1.6)
    art.cut(outline(casing.buffer(3.4), 1.0))
    art.cut(casing)
    shine = rays(100, 62, 10, 92, 44, 2.4, 2)
    art.ink(shine.intersection(casing.buffer(-1)))
    art.cut(circle(100, 56, 27))
    art.ink(ring(100, 56, 26, 0.8))
    leaf = poly("138,126 138,30 166,18 166,142")
    art.stand(
        leaf, shaded_outline(leaf, 1.8), tone_lines(leaf, fade(138, 0, 0.95, 166, 0, 0.5), 90, 2.3), halo=1.4
    )
    for y in (44, 92):
        band = poly([(138, y), (166, y - 4), (166, y + 1), (138, y + 4)])
        art.stand(band, halo=0.7)
    art.stand(circle(143, 80, 2.6), halo=0.9)
    man = at(motifs.standing(), 100, 80, 0.86)
    art.stand(man, halo=2.0)
    art.cut(*(at(stroke(line, 0, 1.7, 0), 100, 80, 0.86)
              for line in ("0,-30 0,10 -1,44", "-10,-26 -9,4 -14,38", "10,-26 9,4 14,38")))  # fmt: skip
    scarf = at(shape("-8,-35* 0,-31 8,-35* 9,-29 0,-25 -9,-29"), 100, 80, 0.86)
    art.red(scarf)
    bag = together(rect(113, 108, 21, 15, 3), outline(rect(118, 102, 11, 9, 4), 1.8))
    art.stand(bag, halo=1.4)
    art.cut(stroke("115,114 132,114", 1.0), circle(123.5, 116.6, 1.6))
    floor = poly("64,127 136,127 164,148 36,148")
    art.cut(floor)
    art.ink(tone_lines(floor, fade(0, 127, 0.06, 0, 150, 0.62), 0, 2.6))
    shade = poly("90,128 110,128 122,148 78,148")
    art.ink(tone_lines(shade, flat(0.85), 0, 2.4))
    return _oval(art)


def week() -> Canvas:
    """An hourglass has run out before a calendar; seven leaves lie about it, the last one red."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.35), glow(100, 60, 26, 0.15, 100, 1.05)), 0, 2.7))
    window = arch(100, 6, 96, 104)
    art.cut(window)
    art.ink(outline(window, 1.8), tone_lines(window, times(glow(100, 52, 26, 0.3, 70, 1.1)), 0, 2.6))
    moon = circle(128, 38, 13)
    art.cut(moon, halo=1.2).ink(ring(128, 38, 13, 0.8), tone_lines(moon, lit(moon, 0, 0.5), 45, 2.2))
    boards(art, 114)
    for x, y, turn in (
        (24, 130, -18),
        (48, 139, 9),
        (66, 126, -28),
        (138, 127, 24),
        (152, 140, -10),
        (176, 130, 16),
    ):
        leaf = at(shape("-11,-7* 11,-8* 12,6 9,8* -12,7*"), x, y, 1.0, turn)
        art.stand(leaf, outline(leaf, 1.0), halo=1.0)
        art.ink(at(together(rect(-7, -4, 14, 1.2), rect(-3, -0.6, 6, 5)), x, y, 1.0, turn))
    last = at(shape("-13,-8* 13,-9* 14,7 11,9* -14,8*"), 104, 139, 1.0, -5)
    art.stand(last, outline(last, 1.0), halo=1.2)
    art.red(at(together(rect(-8, -5, 16, 1.6), circle(0, 2, 4.4)), 104, 139, 1.0, -5))
    glass = mirrored(shape("100,70* 104,66 118,58 127,44 128,26* 100,26*"), 100)
    lower = mirrored(shape("100,72* 104,76 118,84 127,98 128,116* 100,116*"), 100)
    whole = together(glass, lower, rect(98, 66, 4, 12))
    art.cut(whole, halo=1.6)
    art.ink(outline(whole, 1.5), tone_lines(whole, times(lit(whole, 0.02, 0.4)), 90, 2.4))
    heap = mirrored(shape("100,92* 108,98 120,110 124,114* 100,114*"), 100)
    art.stand(heap, halo=0.8)
    art.cut(
        *(circle(x, y, 0.7) for x, y in ((94, 104), (102, 100), (108, 108), (98, 110), (88, 111), (112, 112)))
    )
    art.red(circle(100, 84, 1.3), circle(100, 78, 1.0))
    for y in (19, 115):
        cap = rect(66, y, 68, 8, 2.4)
        art.stand(cap, halo=1.4).cut(rect(70, y + 2, 60, 1.2))
    for x in (70, 130):
        post = together(
            rect(x - 2.2, 26, 4.4, 90), circle(x, 70, 4.2), circle(x, 44, 3.2), circle(x, 97, 3.2)
        )
        art.stand(post, halo=1.2).cut(stroke(f"{x - 0.8},30 {x - 0.8},112", 0.2, 0.9, 0.2))
    skull = at(motifs.skull(), 100, 46, 0.26)
    art.ink(tone_lines(glass, fade(0, 26, 0.1, 0, 60, 0.5), 0, 2.6))
    art.cut(ellipse(100, 46, 12, 14), halo=0.6).ink(skull)
    return _oval(art)


def dawn() -> Canvas:
    """The sun rises over a village; four who have not slept stand among graves, by a shawl."""
    art = Canvas()
    art.ink(
        tone_lines(rect(0, 0, 200, 96), times(vignette(1.15), glow(112, 88, 30, -0.1, 118, 0.95)), 0, 2.7)
    )
    art.cut(rays(112, 84, 30, 120, 34, 4.2, 4.0))
    art.cut(circle(112, 84, 29))
    sun = circle(112, 84, 23)
    art.ink(ring(112, 84, 23, 1.1), ring(112, 84, 27, 0.6))
    art.ink(tone_lines(sun, fade(0, 60, 0.0, 0, 104, 0.4), 0, 2.4))
    for x, y, size in ((64, 32, 0.1), (80, 24, 0.07), (150, 34, 0.08)):
        bird = at(stroke("-60,-10 -20,-34 0,0 20,-34 60,-10", 4, 12, 6, 12, 4), x, y, size)
        art.cut(bird, halo=0.7).ink(bird)
    hills = motifs.ridge([(0, 90), (36, 80), (74, 88), (112, 82), (150, 88), (200, 78)], 120)
    art.stand(
        hills, outline(hills, 1.1), tone_lines(hills, fade(0, 78, 0.75, 0, 118, 0.35), 8, 2.5), halo=1.2
    )
    spire = together(poly("55,86 59,56 63,86"), rect(53, 85, 12, 14), at(motifs.cross(), 59, 53, 0.08))
    art.stand(spire, halo=1.0)
    for x, wide in ((74, 15), (90, 13), (40, 16), (138, 14), (152, 16)):
        _house(art, x, 102, wide, 9, 8)
    near = motifs.ridge([(0, 112), (40, 102), (96, 108), (150, 102), (200, 112)], 150)
    art.stand(
        near, cross_hatch(near, times(fade(100, 102, 0.45, 100, 150, 1.0), vignette(2.2)), 12, 2.4), halo=1.2
    )
    art.stand(at(motifs.bare_tree(0.4), 172, 80, 0.74), halo=1.0)
    _gravestone(art, 30, 122, 0.5, -9)
    _gravestone(art, 48, 127, 0.38, 6)
    for x, y, size in ((78, 114, 0.36), (94, 112, 0.42), (112, 113, 0.4), (128, 115, 0.34)):
        mourner = at(motifs.standing(), x, y, size)
        art.stand(mourner, halo=1.2)
        art.cut(outline(mourner, 0.7).intersection(rect(x, y - 26, 40, 30)))
    cloth = shape("118,137* 128,131 140,133 150,130 158,137* 146,142 130,141")
    art.stand(cloth, outline(cloth, 0.9), halo=1.0)
    art.red(circle(131, 135.4, 1.5), circle(136, 137, 1.1), stroke("140,136 146,138", 0.6, 1.2, 0.4))
    dissolve(art, 136, 150)
    return _oval(art)


def nightfall() -> Canvas:
    """The sun goes down behind the castle, and from its tower the bats stream over the land."""
    art = Canvas()
    art.ink(tone_lines(rect(0, 0, 200, 110), times(vignette(1.1), fade(0, 0, 1.05, 0, 104, 0.28)), 0, 2.7))
    sun = circle(52, 92, 20).intersection(rect(0, 0, 200, 96))
    art.cut(sun, halo=1.2).ink(ring(52, 92, 20, 1.0).intersection(rect(0, 0, 200, 96)))
    art.red(tone_lines(sun, fade(0, 70, 0.2, 0, 96, 0.9), 0, 2.6))
    for x, y in ((24, 22), (44, 36), (70, 16), (92, 30), (30, 52), (176, 20), (164, 44)):
        glint = star(x, y, 2.6, 0.7, 4)
        art.cut(glint, halo=0.5)
    far = motifs.peaks(0, 200, 78, 112, 6, 1.0)
    art.stand(far, outline(far, 1.0), tone_lines(far, fade(0, 78, 0.45, 0, 112, 0.8), 60, 2.3), halo=1.2)
    crag = shape("96,150* 104,122 118,104 128,90* 140,86 164,86 178,92* 184,108 194,128 198,150*")
    art.stand(crag, halo=1.6)
    art.cut(tone_lines(crag, fade(96, 100, 0.6, 170, 130, 0.0), 66, 2.8))
    art.stand(at(motifs.castle(), 152, 62, 0.72), halo=1.4)
    art.cut(at(motifs.castle_windows(), 152, 62, 0.72))
    art.red(rect(151, 44, 2.6, 4.4))
    swarm = [(138, 34, 0.07), (128, 26, 0.09), (116, 34, 0.1), (104, 22, 0.13), (88, 34, 0.15),
             (70, 26, 0.2), (44, 44, 0.27), (92, 54, 0.12), (116, 48, 0.08)]  # fmt: skip
    for number, (x, y, size) in enumerate(swarm):
        art.stand(at(motifs.bat(), x, y, size, 10 * math.sin(2.1 * number)), halo=0.9)
    low = motifs.ridge([(0, 110), (30, 106), (62, 112), (96, 116), (130, 126), (200, 130)], 150)
    art.stand(low, cross_hatch(low, times(fade(0, 106, 0.7, 0, 150, 1.05), vignette(2.2)), 8, 2.3), halo=1.0)
    for x, y in ((20, 122), (36, 119), (54, 124)):
        _house(art, x, y, 15, 9, 8)
    rider = at(motifs.standing(), 82, 124, 0.3)
    art.stand(rider, halo=1.3)
    art.cut(circle(87, 126, 5)).ink(rays(87, 126, 2.6, 6, 10, 0.9)).stand(circle(87, 126, 1.4), halo=0.4)
    dissolve(art, 138, 150)
    return _oval(art)


def light_returns() -> Canvas:
    """The end of the hunt: sunrise through a broken wall on a stake, a hat of dust, and four who watch."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.2), glow(100, 72, 34, -0.2, 106, 1.0)), 0, 2.7))
    art.cut(rays(100, 70, 30, 140, 48, 5.4, 5.0))
    art.cut(circle(100, 70, 33))
    art.ink(ring(100, 70, 30, 1.2), ring(100, 70, 34, 0.6))
    hills = motifs.ridge([(0, 104), (40, 96), (80, 102), (120, 98), (160, 102), (200, 94)], 124)
    art.stand(hills, outline(hills, 1.0), tone_lines(hills, fade(0, 96, 0.6, 0, 124, 0.25), 6, 2.5), halo=1.2)
    ruin = shape("0,150* 0,20* 8,12 16,18* 20,32* 28,30 32,44* 38,46 40,66* 46,74 44,96* 50,112 48,150*")
    right = shape(
        "200,150* 200,8* 190,16 186,26* 178,26 174,40* 166,46 168,62* 160,74 164,92* 156,110 158,150*"
    )
    for wall in (ruin, right):
        art.stand(wall, halo=1.8)
        art.cut(tone_lines(wall, fade(100, 70, 0.0, 100 + (80 if wall is right else -80), 70, 0.35), 0, 3.0))
        art.cut(brickwork(0, 10, 200, 150, 10).intersection(wall.buffer(-1.5)))
    ground = motifs.ridge([(0, 128), (50, 118), (100, 122), (150, 118), (200, 128)], 150)
    art.stand(
        ground, cross_hatch(ground, times(fade(0, 118, 0.35, 0, 150, 0.95), vignette(2.3)), 10, 2.4), halo=1.2
    )
    people = [(66, 102, 0.52), (82, 105, 0.46), (122, 105, 0.46), (138, 102, 0.52)]
    for x, y, size in people:
        man = at(motifs.standing(), x, y, size)
        art.stand(man, halo=1.5)
        inner = rect(x, 0, 60, 150) if x < 100 else rect(x - 60, 0, 60, 150)
        art.cut(outline(man, 0.8).intersection(inner))
    dust = shape("78,138* 86,130 96,127 108,128 118,132 126,139* 104,144 88,143")
    art.stand(dust, outline(dust, 0.8), tone_lines(dust, lit(dust, 0.1, 0.7), 20, 2.0), halo=1.4)
    cloak = shape("74,140* 84,133 92,137 102,134 112,138 122,134 130,140* 118,146 102,144 86,147")
    art.stand(cloak, halo=0.8).cut(stroke("82,140 96,141 108,140 122,141", 0, 1.3, 0))
    stake = at(poly("-2.6,-30 2.6,-30 3,10 0,18 -3,10"), 101, 116, 0.9, 6)
    art.stand(stake, outline(stake, 1.1), tone_lines(stake, lit(stake, 0, 0.9), 80, 1.7), halo=1.6)
    art.red(at(poly("-3,4 3,4 3,10 0,18 -3,10"), 101, 116, 0.9, 6))
    for x, y, size in ((60, 30, 0.1), (76, 20, 0.07), (134, 26, 0.09)):
        bird = at(stroke("-60,-10 -20,-34 0,0 20,-34 60,-10", 4, 12, 6, 12, 4), x, y, size)
        art.cut(bird, halo=0.7).ink(bird)
    return _oval(art)


def darkness_reigns() -> Canvas:
    """The end of the hunt: he stands as large as the night over Europe's towers, the wolves below."""
    art = night_sky(100, 50, 42, 1.15)
    art.red(ring(100, 50, 41, 1.6))
    count = at(motifs.cloaked(), 100, 84, 1.24)
    art.stand(count, halo=2.2)
    lines = ("-54,-42 -42,-14 -38,6", "-38,-30 -30,-6 -26,16", "-20,-22 -16,8 -14,44")
    art.cut(*(at(mirrored(stroke(line, 0, 1.6, 0)), 100, 84, 1.24) for line in lines))
    art.red(circle(97.2, 26, 1.5), circle(102.8, 26, 1.5))
    ridge = motifs.ridge([(0, 118), (36, 112), (70, 116), (110, 112), (150, 116), (200, 110)], 150)
    art.stand(
        ridge, cross_hatch(ridge, times(fade(0, 112, 0.8, 0, 150, 1.05), vignette(2.2)), 8, 2.3), halo=1.4
    )
    towers: list[tuple[BaseGeometry, float, float]] = [
        (together(rect(-8, -26, 16, 40), poly("-10,-25 0,-50 10,-25")), 34, 112),
        (together(rect(-5, -40, 10, 54), poly("-7,-39 0,-54 7,-39"), circle(0, -30, 3.4)), 60, 112),
        (together(rect(-11, -20, 22, 32), mirrored(shape("0,-40* 6,-34 12,-26 13,-19* 0,-19*"))), 142, 110),
        (together(rect(-6, -30, 12, 42), poly("-8,-29 0,-46 8,-29")), 168, 112),
    ]  # fmt: skip
    for tower, x, y in towers:
        art.stand(at(tower, x, y), halo=1.4)
    art.cut(
        *(rect(x, y, 2.2, 4) for x, y in ((32, 98), (36, 106), (59, 92), (140, 100), (146, 104), (167, 96)))
    )
    for x, w in ((16, 16), (48, 14), (84, 16), (118, 15), (156, 13), (184, 16)):
        _house(art, x, 126, w, 10, 9)
    wolf = at(motifs.howling_wolf(), 100, 124, 0.42)
    art.stand(wolf, halo=1.6)
    for x, y, size in ((34, 34, 0.13), (54, 20, 0.09), (164, 30, 0.14), (148, 16, 0.08)):
        art.stand(at(motifs.bat(), x, y, size), halo=1)
    dissolve(art, 138, 150)
    return _oval(art)


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(found, bite, fall, matured, ally),
    *(week, dawn, nightfall, light_returns, darkness_reigns),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
