"""Card backs: nine grounds, each with its own shape in the middle and its own pattern around it.

The shape identifies the deck without its color: a round medallion for items, a pointed arch for hunter
events, a lozenge for Dracula events, an almond of eyes for encounters, torn claw marks for combat, a whirl
for powers, mountains for land, waves for sea and a locomotive on a clipped slip for tickets.
"""

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
    star,
    stroke,
    times,
    together,
    tone_lines,
    turned,
)
from tools.art.parts import motifs

BONE = "#eadbb8"
CARD = rect(0, 0, 200, 280, 9)
FIELD = rect(17, 17, 166, 246, 4)
MIDDLE = (100.0, 140.0)


def four(corner: BaseGeometry) -> BaseGeometry:
    """An ornament of the upper left corner in all four."""
    both = mirrored(corner, 100)
    return together(both, affinity.scale(both, 1, -1, origin=MIDDLE))


def framed(ground: str, ink: str = BONE) -> Canvas:
    """A card with its ground and a double frame line."""
    art = Canvas(200, 280, ink).ground(ground, CARD)
    return art.ink(outline(rect(8, 8, 184, 264, 6), 2.6), outline(rect(13, 13, 174, 254, 4), 0.9))


def lattice(region: BaseGeometry, spacing: float, weight: float, angle: float = 45) -> BaseGeometry:
    """Even lines in two directions."""
    tone = flat(weight / spacing)
    return together(
        tone_lines(region, tone, angle, spacing, least=0.1),
        tone_lines(region, tone, -angle, spacing, least=0.1),
    )


def item() -> Canvas:
    """A round medallion: a pistol and a stake, crossed."""
    art = framed("#6a4522")
    art.ink(lattice(FIELD, 9, 0.8))
    medal = circle(100, 140, 72)
    art.cut(medal, halo=5).ink(ring(100, 140, 72, 3.4), ring(100, 140, 66, 1))
    art.ink(turned(circle(100, 71, 1.5), 36, 100, 140))
    art.ink(tone_lines(circle(100, 140, 64), glow(100, 140, 16, 0.1, 66, 0.55), 0, 3))
    stake = at(poly("-8,-58 -3,-61 6,-59 8,-55 6,30 0,62 -6,30"), 100, 140, 0.96, 46)
    art.stand(stake, halo=2.4)
    art.cut(
        *(at(stroke(f"{x},-48 {x + 1},-10 {x / 2},24", 0, 1.3, 0), 100, 140, 0.96, 46) for x in (-4, 0, 4))
    )
    pistol = at(motifs.pistol(), 95, 139, 0.96, 40)
    art.stand(pistol, halo=2.6)
    art.cut(at(rect(-52, -1, 46, 1.3), 95, 139, 0.96, 40), at(circle(8, -0.6, 4), 95, 141, 1.06, 40))
    art.cut(at(stroke("28,6 36,20 42,36", 0.4, 2.6, 0.6), 95, 139, 0.96, 40))
    corner = at(_quatrefoil(), 32, 32, 1.1)
    art.cut(four(corner), halo=4).ink(four(corner))
    art.cut(four(ring(32, 32, 13, 4))).ink(four(ring(32, 32, 13, 1.2)))
    return art


def event() -> Canvas:
    """A pointed arch with a shining cross."""
    art = framed("#1d3c4c")
    arch = shape("46,246* 46,120* 54,74 100,34* 146,74 154,120* 154,246*")
    outside = FIELD.difference(arch.buffer(6))
    art.ink(tone_lines(outside, flat(0.16), 90, 6, least=0.1))
    quatrefoils = [at(_quatrefoil(), x, y, 1) for x in (31, 169) for y in range(42, 250, 33)]
    art.cut(*quatrefoils, halo=2.4).ink(*quatrefoils)
    rose = together(ring(100, 20, 0.1, 0.1), *(at(_quatrefoil(), x, 36, 0.9) for x in (64, 136)))
    art.cut(rose, halo=2).ink(rose)
    art.ink(outline(arch.buffer(5), 3), outline(arch.buffer(0.4), 1))
    art.ink(tone_lines(arch, glow(100, 122, 20, 0.75, 110, 0.05), 0, 3.2))
    art.cut(rays(100, 122, 30, 150, 40, 5, 4.5).intersection(arch))
    art.cut(ring(100, 122, 40, 7)).ink(ring(100, 122, 40, 2))
    art.stand(at(motifs.cross(), 100, 146, 1.5), halo=3)
    inner = at(motifs.cross(), 100, 146, 1.5).buffer(-3)
    art.cut(inner.difference(inner.buffer(-1)))
    art.stand(shape("46,246* 154,246* 154,232* 128,226 100,232 72,226 46,232*"), halo=2)
    return art


def _quatrefoil() -> BaseGeometry:
    return together(turned(circle(0, -4.4, 4), 4, 0, 0)).difference(circle(0, 0, 2))


def dark_event() -> Canvas:
    """A lozenge with a bat in front of the moon."""
    art = framed("#5c1116")
    lozenge = poly("100,24 178,140 100,256 22,140")
    outside = FIELD.difference(lozenge.buffer(5, join_style="mitre"))
    art.ink(
        tone_lines(outside, fade(17, 17, 0.2, 183, 263, 0.2), 56, 5.2),
        tone_lines(outside, flat(0.17), -56, 5.2),
    )
    art.ink(
        outline(lozenge.buffer(3, join_style="mitre"), 3), outline(lozenge.buffer(-3, join_style="mitre"), 1)
    )
    inside = lozenge.buffer(-4)
    art.ink(tone_lines(inside, glow(100, 128, 38, 0.62, 104, 0.1), 0, 3))
    art.cut(circle(100, 126, 40), halo=2).ink(circle(100, 126, 40))
    art.cut(tone_lines(circle(100, 126, 40), fade(86, 100, 0, 136, 168, 0.6), 45, 2.6))
    bat = at(motifs.bat(), 100, 138, 0.78)
    art.cut(bat, halo=2.2)
    art.ink(outline(bat, 1.3))
    veins = [
        stroke([(46, -44), (46 + 0.6 * (a - 46), -44 + 0.6 * (b + 44)), (a, b)], 0.6, 2.2, 0.4)
        for a, b in ((46, 22), (74, 10), (94, -2))
    ]
    art.ink(
        at(mirrored(together(*veins)), 100, 138, 0.78), *(circle(100 + s * 3.2, 121, 1.5) for s in (-1, 1))
    )
    art.ink(
        at(motifs.drop(), 100, 206, 0.3), at(motifs.drop(), 100, 182, 0.14), at(motifs.drop(), 100, 228, 0.1)
    )
    corner = at(motifs.rose(), 40, 44, 0.36)
    art.cut(four(corner), halo=3).ink(four(corner))
    thorns = together(
        stroke("52,34 66,30 84,32", 0.6, 2, 0.4),
        stroke("30,58 26,76 28,96", 0.6, 2, 0.4),
        poly("62,30 66,24 67,31"),
        poly("26,72 20,76 27,78"),
    )
    art.cut(four(thorns), halo=1.6).ink(four(thorns))
    return art


def encounter() -> Canvas:
    """Eyes in a thicket: almond shapes among bare branches."""
    art = framed("#1b2a22")
    trees = together(
        at(motifs.bare_tree(0.4), 48, 172, 1.75),
        at(motifs.bare_tree(1.9), 152, 172, 1.75),
        at(motifs.bare_tree(3.1), 100, 222, 0.8),
    ).intersection(FIELD)
    art.ink(tone_lines(FIELD, times(glow(100, 128, 20, 0.75, 150, 0.12), flat(1)), 90, 3.4))
    art.cut(trees, halo=1.2)
    art.ink(outline(trees, 0.5))
    eye = shape("-46,-16* -14,-15 18,-6 46,12* 20,20 -8,18 -32,4")
    for x, y, size, flip in (
        (62, 128, 0.72, False),
        (138, 128, 0.72, True),
        (52, 70, 0.26, False),
        (78, 70, 0.26, True),
        (128, 196, 0.3, False),
        (158, 196, 0.3, True),
        (38, 206, 0.22, False),
        (60, 206, 0.22, True),
        (136, 58, 0.2, False),
        (156, 58, 0.2, True),
    ):
        lids = at(eye, x, y, size, 0, flip)
        art.stand(lids, halo=5 * size + 1)
        art.cut(at(ellipse(4, 3, 5.5, 13), x, y, size, 0, flip))
    ground = shape("17,263* 17,238 60,230 100,236 150,228 183,238 183,263*").intersection(FIELD)
    art.stand(ground, tone_lines(ground, fade(0, 226, 0.8, 0, 263, 0.2), 4, 3.2), halo=1.6)
    return art


def combat() -> Canvas:
    """Four torn claw marks across a ground of close lines."""
    art = framed("#33203a")
    art.ink(tone_lines(FIELD, glow(100, 140, 10, 0.42, 160, 0.14), -45, 3.4))
    tears = [
        shape("44,38* 56,70 62,112 58,160 46,214* 48,160 50,112 46,72"),
        shape("78,26* 92,70 97,130 92,190 74,250* 82,190 85,130 82,72"),
        shape("116,26* 130,72 135,132 128,194 108,254* 118,190 122,130 119,74"),
        shape("154,40* 165,80 168,124 162,172 144,224* 152,172 156,124 154,82"),
    ]
    for tear in tears:
        tear = affinity.rotate(affinity.scale(tear, 1.55, 1, origin="center"), 8, origin=MIDDLE)
        art.cut(tear, halo=4).ink(tear)
        art.cut(tone_lines(tear.buffer(-1.4), fade(tear.bounds[0], 0, 0.1, tear.bounds[2], 0, 0.5), 20, 3))
    corner = poly("17,17 50,17 42,25 25,25 25,42 17,50")
    art.cut(four(corner), halo=3).ink(four(corner))
    art.ink(four(star(34, 34, 6, 2.2, 4)))
    return art


def power() -> Canvas:
    """A whirl that turns around a single eye."""
    art = framed("#17130f", "#d3a94e")
    arms: list[BaseGeometry] = []
    for k in range(10):
        turn = 2 * math.pi * k / 10
        points = [
            (100 + r * math.cos(turn + r / 44), 140 + r * math.sin(turn + r / 44)) for r in range(30, 164, 7)
        ]
        arms.append(stroke(points, 0.5, 5, 9, 13, 16))
    whirl = together(*arms).intersection(FIELD)
    art.ink(tone_lines(whirl, glow(100, 140, 34, 0.85, 150, 0.3), 0, 2.6), outline(whirl, 0.9))
    art.cut(circle(100, 140, 42)).ink(ring(100, 140, 41, 2.2), ring(100, 140, 36.6, 0.8))
    eye = shape("66,140* 80,124 100,118 120,124 134,140* 120,156 100,162 80,156")
    art.stand(eye, halo=2).cut(circle(100, 140, 15.4)).ink(
        ring(100, 140, 13, 1.6), turned(rect(99.4, 128.4, 1.2, 6), 16, 100, 140)
    )
    art.ink(ellipse(100, 140, 3.6, 10.6))
    art.ink(turned(at(motifs.flame(), 100, 88, 0.13), 2, 100, 140))
    return art


def land() -> Canvas:
    """Mountains, firs and a road."""
    art = framed("#55602f")
    sky = rect(17, 17, 166, 130)
    art.ink(tone_lines(sky, fade(0, 17, 0.1, 0, 150, 0.55), 0, 3.4))
    art.cut(circle(136, 66, 21), halo=2).ink(circle(136, 66, 21))
    far = motifs.ridge(
        [
            (17, 150),
            (34, 122),
            (46, 130),
            (78, 78),
            (94, 104),
            (104, 96),
            (130, 132),
            (150, 106),
            (168, 126),
            (183, 118),
        ],
        190,
    )
    art.stand(
        far,
        outline(far, 1.4).intersection(FIELD),
        tone_lines(far, fade(40, 80, 0.75, 150, 180, 0.08), 62, 3.2),
        halo=2,
    )
    near = shape("17,176* 50,166 90,178 130,164 183,178* 183,263* 17,263*")
    art.stand(
        near,
        outline(near, 1.6).intersection(FIELD.buffer(-0.2)),
        tone_lines(near, fade(17, 170, 0.5, 183, 263, 0.1), 4, 3.4),
        halo=2,
    )
    road = shape(
        "60,263* 70,236 128,216 126,200 100,190 108,180* 111,180* 112,189 146,198 148,220 112,238 116,263*"
    )
    art.stand(road, halo=2.4)
    for x, y, size in ((34, 196, 0.62), (54, 186, 0.5), (168, 196, 0.6), (156, 228, 0.82), (36, 232, 0.8)):
        art.cut(at(motifs.fir(), x, y, size), halo=2).ink(outline(at(motifs.fir(), x, y, size), 1.3))
        art.ink(tone_lines(at(motifs.fir(), x, y, size), fade(x - 14, 0, 0.7, x + 10, 0, 0.1), 0, 2.6))
    return _kept_in(art)


def sea() -> Canvas:
    """A ship on rows of waves."""
    art = framed("#1c4a66")
    art.ink(tone_lines(rect(17, 17, 166, 150), glow(62, 62, 20, 0.65, 130, 0.08), 0, 3.4))
    art.cut(circle(62, 62, 19), halo=2).ink(circle(62, 62, 19))
    ship = at(motifs.ship(), 106, 118, 1.02)
    art.stand(ship, halo=2.2)
    for k in range(9):
        y = 168 + 13 * k
        for i in range(-1, 6):
            x = 17 + 37 * i + (18.5 if k % 2 else 0)
            scale = circle(x, y, 20).intersection(FIELD)
            rings = [ring(x, y, r, w) for r, w in ((18.4, 2.6), (12.6, 1.6), (7, 1.3))]
            art.cut(scale).ink(together(*rings, circle(x, y, 2)).intersection(FIELD))
    return _kept_in(art)


def ticket() -> Canvas:
    """A clipped slip of cream paper with a locomotive."""
    ink = "#2b1f14"
    slip = rect(0, 0, 200, 280, 4).difference(
        together(
            circle(0, 140, 17), circle(200, 140, 17), *(circle(x, y, 9) for x in (0, 200) for y in (0, 280))
        )
    )
    art = Canvas(200, 280, ink).ground("#e6cf95", slip)
    art.ink(outline(slip.buffer(-6), 2.6), outline(slip.buffer(-11), 0.9))
    inner = slip.buffer(-14)
    for k in range(12):
        points = [
            (100 + (8 + 70 * s) * math.cos(a), y0 + 26 * math.sin(3 * a + k * 0.52))
            for y0 in (46,)
            for s, a in ((1, -math.pi * j / 40) for j in range(41))
        ]
        line = stroke(points, 0.5)
        art.ink(line.intersection(inner), affinity.scale(line, 1, -1, origin=MIDDLE).intersection(inner))
    art.cut(rect(22, 82, 156, 116)).ink(outline(rect(24, 84, 152, 112, 2), 1.6))
    window = rect(27, 87, 146, 106, 1)
    art.ink(tone_lines(window, fade(0, 87, 0.12, 0, 170, 0.5), 0, 2.8))
    smoke = at(motifs.smoke(7), 56, 116, 0.9)
    art.stand(smoke, outline(smoke, 1), tone_lines(smoke, fade(60, 60, 0, 140, 130, 0.5), 45, 2.4), halo=0.6)
    engine = at(motifs.locomotive(), 106, 146, 0.98)
    art.stand(engine.intersection(window), halo=1.4)
    bank = rect(27, 182, 146, 11)
    art.stand(bank, tone_lines(bank, flat(0.7), 90, 5), rect(27, 182, 146, 1.8), halo=0)
    for y in (46, 234):
        art.cut(circle(100, y, 21), halo=1.5).ink(ring(100, y, 20, 1.8))
        art.ink(ring(100, y, 13, 2.4), circle(100, y, 3), turned(rect(99.2, y - 13, 1.6, 11), 8, 100, y))
    return art


def _kept_in(art: Canvas) -> Canvas:
    """Trim everything outside the frame and draw the frame again."""
    art.cut(CARD.difference(FIELD))
    return art.ink(outline(rect(8, 8, 184, 264, 6), 2.6), outline(FIELD.buffer(2), 1))


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(item, event, dark_event, encounter, combat, power, land, sea, ticket),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
