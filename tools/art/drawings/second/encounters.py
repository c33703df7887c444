"""The illustrations of encounter tiles that only the second edition has."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.drawings.second.people import ruffian
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
from tools.art.parts.events_parts import lantern, lantern_light
from tools.art.parts.scenes import brickwork, daylight, dissolve, earth, lamplight, night_sky

_BUST = (16.8, -0.4, 1.04)
"""The position and size of a bust."""


def dagger() -> BaseGeometry:
    """A dagger, 100 tall, its point at the top."""
    return together(
        poly("0,-50 6,-38 5.4,14 -5.4,14 -6,-38"),
        shape("-20,14* -8,12 8,12 20,14* 18,20 8,19 -8,19 -18,20"),
        rect(-4.6, 19, 9.2, 24, 2.4),
        circle(0, 45, 5.4),
    )


def dagger_light() -> BaseGeometry:
    """The cut-outs of `dagger`: the edge and the windings of the grip."""
    windings = (stroke(f"-4,{23 + 6 * k} 4,{25 + 6 * k}", 1.1) for k in range(3))
    return together(poly("0.6,-44 4.6,-37 4,12 0.6,12"), *windings)


def ambush() -> Canvas:
    """A traveler on a moonlit road; someone with a knife waits behind a tree."""
    art = night_sky(138, 40, 22, 0.95, clear=(130, 70))
    for x, size in ((108, 0.34), (166, 0.42), (180, 0.36)):
        art.stand(at(motifs.fir(), x, 108 - 18 * size, size * 1.3), halo=0.6)
    earth(art, "6,128 60,118 110,114 150,116 194,124", 0.7)
    road = shape("120,114* 134,114* 160,130 186,148* 96,148* 108,128")
    art.cut(road).ink(tone_lines(road, times(vignette(1.6), flat(0.2)), 4, 2.6), outline(road, 0.6))
    walker = at(motifs.standing(), 134, 102, 0.5)
    shadow = poly("128,129 140,129 168,146 146,147")
    art.stand(walker, halo=1.4).ink(tone_lines(shadow, flat(0.75), 0, 2))
    trunk = shape(
        "22,0* 66,0* 64,30 58,62 60,96 70,130 84,146* 4,146* 16,128 24,96 26,60",
    )
    trunk = trunk.intersection(ellipse(90, 74, 92, 74))
    lurker = together(
        circle(74, 66, 9.4),
        ellipse(74, 61, 16, 3.2),
        shape("65,60* 66,48 82,48 84,60*"),
        shape("56,146* 58,92 66,77 80,76 90,86 95,112 97,146*"),
        stroke("84,88 98,96 104,82", 9, 8, 6),
    )
    art.stand(lurker, halo=1.6)
    knife = at(dagger(), 109, 60, 0.42, 12)
    art.stand(knife, halo=1.2).cut(at(dagger_light(), 109, 60, 0.42, 12))
    art.stand(trunk, halo=1.8)
    grain = (
        stroke(f"{32 + 8 * k},4 {34 + 6 * k},44 {32 + 7 * k},90 {22 + 12 * k},140", 0, 1.8, 1.2, 0)
        for k in range(5)
    )
    art.cut(together(*grain).intersection(trunk.buffer(-2)), ring(44, 58, 7, 1.6).union(ring(44, 58, 3, 1.2)))
    art.red(circle(79.4, 66.6, 1.8))
    art.cut(stroke("92,92 96,112 97,140", 0, 1.4, 0), stroke("66,76 72,74.6 80,76", 0.2, 1.4, 0.2))
    return art


def assassin() -> Canvas:
    """A man with a broad hat and a masked face lifts a dagger."""
    art = lamplight(120, 60, 22, 1.0)
    cloak = shape("34,148* 40,112 60,92 86,86 118,86 144,92 162,112 168,148*")
    art.stand(cloak, halo=1.8)
    folds = (
        stroke(f"{62 + 17 * k},{98 - (k % 2) * 4} {54 + 21 * k},122 {50 + 23 * k},146", 0, 1.9, 0)
        for k in range(5)
    )
    art.cut(*folds)
    head = shape("82,46* 122,46* 123,66 116,86 102,94 88,86 81,66")
    art.stand(head, outline(head, 1.2), tone_lines(head, fade(84, 50, 0.1, 122, 80, 0.8), 62, 2), halo=1.4)
    scarf = shape("80,66* 92,71 102,72 112,71 124,66* 124,84 118,98 102,106 86,98 80,84")
    art.stand(scarf, halo=0.8).cut(
        stroke("82,74 102,81 122,74", 0, 1.6, 0),
        stroke("83,84 102,92 121,84", 0, 1.6, 0),
        stroke("90,96 102,101 114,96", 0, 1.3, 0),
    )
    eyes = together(
        *(
            shape(f"{102 + s * 3.6},60* {102 + s * 9},57 {102 + s * 15.6},59* {102 + s * 9.4},62.6")
            for s in (-1, 1)
        )
    )
    art.cut(eyes, halo=0.8).ink(outline(eyes, 0.7)).red(circle(93, 60, 2), circle(111, 60, 2))
    brim = shape("50,48* 72,42 102,45 132,42 154,48* 142,57 122,52 102,54 82,52 62,57")
    crown = shape("78,47* 80,28 88,20* 102,24 116,20* 124,28 126,47*")
    art.stand(crown, halo=1.2).stand(brim, halo=1.2)
    art.cut(
        stroke("79,40 102,43 125,40", 1.8),
        stroke("56,49 80,46.6 102,48.8", 0.2, 1.5, 0.2),
        stroke("86,26 84,36", 0.2, 1.6, 0.2),
    )
    arm = shape("142,146* 138,118 142,94 150,74* 166,76* 168,100 176,124 178,146*")
    art.stand(arm, halo=1.6).cut(
        stroke("152,80 147,100 150,130", 0, 2, 0), stroke("162,80 162,104 168,134", 0, 1.6, 0)
    )
    blade = at(dagger(), 160, 42, 0.86, 8)
    art.stand(blade, halo=1.6).cut(at(dagger_light(), 160, 42, 0.86, 8))
    fist = at(
        together(*(rect(-10.5, -9 + 6 * k, 20, 5.8, 2.6) for k in range(3)), circle(-9, -6, 4.4)),
        157,
        68,
        1.08,
        8,
    )
    art.stand(fist, outline(fist, 1.2), halo=1.2)
    art.red(at(motifs.drop(), 170, 10, 0.09, 188))
    dissolve(art, 128, 148)
    return art


def lightning() -> Canvas:
    """Lightning splits a bare tree on a hill."""
    art = night_sky(112, 44, 0, 1.05, clear=(112, 46))
    for x, y, size in ((62, 26, 0.9), (128, 20, 1.1), (162, 30, 0.66)):
        bank = at(motifs.cloud(), x, y, size * 1.1).intersection(ellipse(100, 75, 96, 72))
        art.stand(bank, halo=1)
        art.cut(stroke([(x - 30 * size, y + 7), (x, y + 9), (x + 32 * size, y + 6)], 0, 1.7, 0))
    earth(art, "6,140 50,130 88,122 120,123 160,132 194,140")
    art.stand(at(motifs.bare_tree(0.7, 6, -0.12), 98, 86, 0.82), halo=0.9)
    art.stand(at(motifs.bare_tree(2.1, 4, 0.5), 112, 92, 0.6), halo=0.9)
    art.cut(rays(103, 106, 10, 34, 22, 3, 5))
    bolt = poly("128,24 144,24 124,56 138,56 114,84 126,84 102,112 110,90 98,90 114,62 102,62")
    art.cut(bolt, halo=3.4).ink(outline(bolt, 1.4)).red(bolt.buffer(-2.6))
    for line in ("150,34 164,52 157,60 172,84", "92,34 76,56 82,64 62,88"):
        art.cut(stroke(line, 3.4, 2.8, 2, 0, smooth=False)).ink(stroke(line, 1.1, 0.9, 0.4, 0, smooth=False))
    return art


def _armed(art: Canvas, *weapons: tuple[BaseGeometry, BaseGeometry]) -> Canvas:
    """A ruffian in an alley, with his weapons in front of him."""
    bust = ruffian()
    art.cut(at(bust.silhouette(), *_BUST), halo=1.8).paste(bust, *_BUST)
    for weapon, light in weapons:
        art.stand(weapon, halo=1.8).cut(light)
    dissolve(art, 128, 148)
    return art


def _alley() -> Canvas:
    art = lamplight(100, 66, 40, 0.95)
    return art.cut(
        brickwork(0, 0, 200, 150, 12).intersection(ellipse(100, 74, 97, 72).difference(circle(100, 66, 46)))
    )


def _knife(x: float, y: float, angle: float) -> tuple[BaseGeometry, BaseGeometry]:
    return at(dagger(), x, y, 0.92, angle), at(dagger_light(), x, y, 0.92, angle)


def minion_with_knife() -> Canvas:
    """A ruffian with a knife."""
    return _armed(_alley(), _knife(150, 92, 24))


def minion_with_knife_and_pistol() -> Canvas:
    """A ruffian with a knife and a revolver."""
    gun = at(motifs.pistol(), 52, 104, 0.74, -8)
    light = at(stroke("-52,-4 12,-4", 0.3, 1.6, 0.3), 52, 104, 0.74, -8)
    grip = at(stroke("30,2 38,20 44,38", 0, 2, 0), 52, 104, 0.74, -8)
    return _armed(_alley(), _knife(152, 92, 24), (gun, together(light, grip)))


def minion_with_knife_and_rifle() -> Canvas:
    """A ruffian with a knife and a rifle."""
    gun = together(
        rect(-8, -4, 92, 4.4),
        rect(-8, 0.4, 74, 3.6),
        poly("-32,-6 -8,-5 -8,9 -34,9"),
        shape("-32,-5* -46,-3 -58,4 -86,6* -88,26* -60,20 -46,12 -34,9*"),
        stroke("-32,8 -38,16 -30,20 -20,16 -17,8", 2.4),
        poly("76,-4 79,-8 82,-4"),
    )
    light = together(
        stroke("-6,-2.6 82,-2.6", 0.3, 1.3, 0.3),
        *(stroke(f"{-42 - 9 * k},{4 + 2 * k} {-74 - 3 * k},{10 + 4 * k}", 0, 1.3, 0) for k in range(3)),
    )
    place = (62, 92, 0.8, -64)
    return _armed(_alley(), _knife(156, 94, 24), (at(gun, *place), at(light, *place)))


def peasants() -> Canvas:
    """A straw hat on a crossed fork and scythe, before a field."""
    art = daylight(0.5, 0.12)
    sun = circle(100, 58, 40)
    art.cut(sun, halo=1).ink(rays(100, 58, 43, 62, 30, 2.6, 3))
    earth(art, "6,128 40,118 90,112 140,114 194,126", 0.8)
    for x, size in ((28, 0.9), (172, 0.85), (52, 0.6), (150, 0.6)):
        sheaf = at(
            shape("-8,30* -5,6 -15,-22* -6,-14 0,-28 6,-14 15,-22* 5,6 8,30*"), x, 116 - 10 * size, size
        )
        art.stand(sheaf, halo=1)
        art.cut(
            at(
                together(
                    rect(-6, 5, 12, 2.6),
                    stroke("-2,0 -5,-14", 0, 1.4, 0),
                    stroke("2,0 5,-14", 0, 1.4, 0),
                    stroke("0,28 0,10", 0, 1.4, 0),
                ),
                x,
                116 - 10 * size,
                size,
            )
        )
    fork = together(
        stroke("0,-26 0,66", 4.2),
        stroke("-13,-66 -12,-40 0,-30 12,-40 13,-66", 3.4),
        stroke("0,-68 0,-26", 3.4),
    )
    scythe = together(
        stroke("0,-50 0,66", 4.2),
        shape("2,-52* -14,-62 -38,-54 -54,-30* -36,-43 -16,-48 2,-45*"),
        stroke("0,4 -11,4", 3.2),
    )
    for tool, angle in ((fork, 40), (scythe, -34)):
        art.stand(at(tool, 100, 92, 1.06, angle), halo=1.6)
    hat = at(
        together(
            shape("58,82* 70,88 100,91 130,88 142,82* 134,97 100,102 66,97"),
            shape("78,86* 80,66 90,58 110,58 120,66 122,86* 100,91"),
        ),
        18,
        24,
        0.82,
    )
    art.stand(
        hat, shaded_outline(hat, 1.8), tone_lines(hat, fade(76, 74, 0.1, 130, 104, 0.8), 62, 2.3), halo=1.8
    )
    band = at(shape("78.6,82* 100,86 121.4,82* 121,75* 100,79 79,75*"), 18, 24, 0.82)
    art.cut(band, halo=0.8).red(band)
    return art


def plague() -> Canvas:
    """The beaked mask of a plague doctor under a flat hat."""
    art = lamplight(84, 62, 26, 1.0)
    robe = shape("58,148* 66,120 84,104 110,98 134,104 154,122 166,148*")
    art.stand(robe, halo=1.6)
    art.cut(
        *(
            stroke(f"{86 + 13 * k},{108 - (k % 2) * 3} {80 + 17 * k},128 {76 + 20 * k},147", 0, 1.9, 0)
            for k in range(5)
        )
    )
    hood = shape("92,40* 124,38 142,56 144,84 134,108 112,114 96,106 88,80")
    art.stand(hood, halo=1.2).cut(
        stroke("132,52 137,76 130,100", 0, 2, 0), stroke("122,48 128,76 122,104", 0, 1.5, 0)
    )
    mask = shape("112,44* 92,42 76,52 64,66 36,84 18,104* 44,98 70,94 90,96 108,104* 116,84 117,62")
    art.stand(
        mask,
        shaded_outline(mask, 2),
        tone_lines(mask, fade(70, 50, 0.0, 100, 108, 0.75), 24, 2.2, bend=-4),
        halo=1.6,
    )
    art.ink(stroke("22,102 50,90 76,86 104,92", 0.3, 1.6, 1.6, 0.4), stroke("62,70 78,76 96,76", 0, 1.2, 0))
    art.ink(
        *(circle(66 + 7 * k, 80.6 + 0.5 * k, 1.2) for k in range(4)),
        *(circle(107 + (k % 2), 50 + 9 * k, 1) for k in range(6)),
    )
    lens = circle(92, 64, 9.4)
    art.cut(lens, halo=1.6).ink(ring(92, 64, 9, 2.2), ring(92, 64, 6, 0.8)).red(circle(92, 64, 3.6))
    brim = shape("48,42* 84,35 124,34 160,40* 154,48 120,44 84,46 54,50")
    crown = shape("80,38* 82,16 100,12 122,14 128,37*")
    art.stand(crown, halo=1.2).stand(brim, halo=1.2)
    art.cut(stroke("81,31 104,33.6 127,30", 1.7), stroke("55,45 84,40 118,39", 0.2, 1.5, 0.2))
    cane = stroke("40,148 34,112 36,88", 3)
    glove = together(circle(37, 122, 6), shape("30,118* 44,116* 62,126 74,138* 60,148* 44,132"))
    art.stand(cane, halo=1).stand(glove, halo=1.2)
    dissolve(art, 130, 149)
    return art


def thief() -> Canvas:
    """A burglar's lantern, a ring of keys and a sack with a stolen chain."""
    art = lamplight(64, 76, 26, 1.0)
    beam = poly("64,62 4,34 4,112 64,92").intersection(ellipse(100, 75, 95, 71))
    art.cut(beam).ink(tone_lines(beam, fade(64, 0, 0.0, 8, 0, 0.55), 0, 2.8))
    floor = shape("14,130* 60,124 140,124 186,130* 160,144 100,148 40,144")
    art.stand(floor, cross_hatch(floor, vignette(1.6), 4, 2.4), halo=0.8)
    lamp = at(lantern(), 70, 88, 0.84)
    art.stand(lamp, halo=1.8).cut(at(lantern_light(), 70, 88, 0.84)).ink(at(motifs.flame(), 70, 90, 0.2)).red(
        at(motifs.flame(), 70, 93, 0.1)
    )
    sack = shape(
        "112,130* 104,112 108,92 124,80 132,72* 128,62 136,58 148,58 156,62 152,72* 164,82 178,98 "
        "180,116 172,131*"
    )
    art.stand(
        sack, shaded_outline(sack, 2), tone_lines(sack, lit(sack, 0.1, 0.95), 62, 2.3, bend=-3), halo=1.8
    )
    art.stand(stroke("131,72 142,75 154,72", 4), halo=0.8)
    art.ink(stroke("138,78 132,94 134,112", 0, 1.6, 0), stroke("146,78 156,96 158,116", 0, 1.6, 0))
    chain = together(*(ring(131 - 3.4 * k, 66 + 5.4 * k + 0.3 * k * k, 2.9, 1.5) for k in range(7)))
    art.cut(chain.buffer(1.2)).ink(chain)
    watch = circle(104, 116, 9.6)
    art.stand(watch, outline(watch, 1.8), halo=1.4).ink(
        stroke("104,110 104,116 108,118", 1.2, smooth=False)
    ).red(circle(104, 116, 1.3))
    hoop = ring(96, 40, 15, 3)
    key = together(ring(0, -18, 7, 3.4), rect(-1.7, -11, 3.4, 34), rect(1, 14, 8, 3.4), rect(1, 20, 6, 3.2))
    art.stand(hoop, halo=1.6)
    for angle, x, y in ((-22, 106, 72), (4, 94, 75), (30, 82, 70)):
        art.stand(at(key, x, y, 0.86, angle), halo=1.3)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(ambush, assassin, lightning, minion_with_knife, minion_with_knife_and_pistol),
    *(minion_with_knife_and_rifle, peasants, plague, thief),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
