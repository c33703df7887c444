"""Shapes that many drawings use, around (0, 0), about 100 units tall; placed with `at`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from shapely.geometry import Polygon

from tools.art.engraving.engrave import (
    NOTHING,
    BaseGeometry,
    Pair,
    Points,
    at,
    circle,
    curve,
    ellipse,
    mirrored,
    mixed,
    outline,
    poly,
    rect,
    shape,
    stroke,
    together,
)


def crescent(r: float = 50, bite: float = 0.86, shift: float = 0.42) -> BaseGeometry:
    """A young moon, its horns to the right."""
    return circle(0, 0, r).difference(circle(r * shift, -r * 0.1, r * bite))


def drop(width: float = 60) -> BaseGeometry:
    """A drop of blood, its point at the top."""
    w = width / 2
    return mixed(
        [(0, -50), (w * 0.35, -20), (w, 12), (w * 0.75, 40), (0, 50)],
        [(0, 50), (-w * 0.75, 40), (-w, 12), (-w * 0.35, -20), (0, -50)],
    )


def flame() -> BaseGeometry:
    """A candle's flame, a little blown."""
    return shape("4,-50* 12,-24 22,6 16,36 0,50* -18,36 -21,10 -9,-16")


def cross(flare: float = 1.5) -> BaseGeometry:
    """A Latin cross whose arms widen toward their ends."""
    w, f = 7.0, 7 * flare
    v, low = -25 - (f - w) / 2 - w, -25 + w * 2.4
    upper = [(-f, -50), (f, -50), (w, -26), (w, -25), (34, v), (34, low), (w, -10), (f, 50)]
    return poly([*upper, (-f, 50), (-w, -10), (-34, low), (-34, v), (-w, -25), (-w, -26)])


def bat() -> BaseGeometry:
    """A bat on open wings, 200 wide and about 90 tall."""
    wing = shape(
        "0,-12* 14,-16 30,-34 46,-46* 50,-54 53,-45* 78,-36 100,2* 86,-6 74,14* 62,2 "
        "46,26* 34,10 18,30* 10,22 0,40*"
    )
    head = shape("0,-14* 10,-18 12,-40* 5,-31 0,-30*")
    body = ellipse(0, 6, 11, 30)
    return together(mirrored(together(wing, head)), body, circle(0, -21, 11))


def hand() -> BaseGeometry:
    """An open left palm with its fingers up."""
    palm = shape("-20,8 -4,2 12,4 22,10 22,28 14,48 -8,50 -18,36")
    fingers = [
        stroke("-15,14 -20,-14 -22,-32", 11, 11, 8),
        stroke("-4,12 -6,-18 -6,-44", 12, 11.5, 8),
        stroke("8,12 9,-16 11,-38", 11.5, 11, 8),
        stroke("18,16 22,-6 26,-22", 10, 9, 6.5),
        stroke("-12,42 -30,24 -42,6", 15, 13, 8),
    ]
    return together(palm, *fingers)


def claw_hand() -> BaseGeometry:
    """The Count's long-nailed hand, reaching down from the right."""
    arm = shape("70,-50* 30,-26 8,-14 -10,-4* -8,16 10,22* 40,8 80,-18*")
    fingers = [
        stroke("-4,-4 -30,-8 -48,8 -60,30", 13, 11, 9, 5, 0),
        stroke("-4,4 -26,8 -38,26 -46,48", 13, 11, 9, 5, 0),
        stroke("2,12 -14,22 -22,38 -28,58", 12, 10, 8, 4, 0),
        stroke("8,14 0,30 -6,44 -10,60", 11, 9, 7, 4, 0),
        stroke("6,-12 -14,-28 -32,-30 -50,-22", 13, 11, 9, 5, 0),
    ]
    return together(arm, *fingers)


def fangs() -> BaseGeometry:
    """An open mouth: upper lip with two long teeth, and a lower lip."""
    upper = shape("-64,-6* -38,-30 -14,-36 0,-28* 14,-36 38,-30 64,-6* 34,-6 0,-10 -34,-6")
    tooth = shape("-34,-8* -33,10 -25,34* -16,12 -12,-9*")
    lower = shape("-56,2* -30,40 0,48 30,40 56,2* 28,26 0,32 -28,26")
    return together(upper, mirrored(tooth), lower.difference(mirrored(tooth).buffer(3)))


def howling_wolf() -> BaseGeometry:
    """A wolf that sits and howls to the upper left; its paws on y = 50."""
    return shape(
        "-24,-52* -19,-53 -12,-44 -5,-37* 0,-36 10,-38* 6,-31 5,-26* 12,-17 20,-4 27,13 "
        "33,31* 46,39 62,33* 57,45 "
        "40,50* 2,50* 4,45 10,44* 9,34 4,27* 1,38 0,50* -13,50* -12,45 -8,43* -11,27 "
        "-15,10* -19,5 -15,-1* -18,-7 "
        "-13,-13* -12,-19 -16,-23* -24,-29 -31,-39* -28,-43 -24,-38 -16,-30* -15,-36 -22,-46* -27,-49"
    )


def wolf() -> BaseGeometry:
    """A wolf that runs to the left, 150 long."""
    return shape(
        "-76,2* -62,-8 -52,-17* -48,-22 -45,-34* -38,-28 -34,-20* -14,-24 8,-20 30,-20 "
        "42,-12* 60,-14 88,-4* 66,4 46,-1* 46,12 58,20 76,36* 68,39 48,25 30,14* 36,26 "
        "52,40* 43,43 26,28 14,8* -4,9 -18,15* -34,24 -60,34* -67,31 -46,19 -34,8* "
        "-46,16 -74,22* -79,18 -56,10 -44,2* -50,1 -56,5* -64,8 -74,9* -79,6"
    )


def bare_tree(turn: float = 0, depth: int = 6, lean: float = 0.0) -> BaseGeometry:
    """A leafless tree on (0, 50), its twigs up to about -50."""
    parts: list[BaseGeometry] = []

    def branch(x: float, y: float, angle: float, length: float, weight: float, left: int) -> None:
        bow = 0.16 * math.sin(left * 2.1 + turn + x)
        mx, my = x + length / 2 * math.cos(angle + bow), y + length / 2 * math.sin(angle + bow)
        ex, ey = x + length * math.cos(angle), y + length * math.sin(angle)
        parts.append(stroke([(x, y), (mx, my), (ex, ey)], weight, weight * 0.62))
        if left == 0:
            return
        open_ = 0.42 + 0.14 * math.sin(left * 3.7 + turn * 5 + y)
        branch(ex, ey, angle - open_, length * 0.74, weight * 0.6, left - 1)
        branch(ex, ey, angle + open_ * 0.85, length * 0.7, weight * 0.6, left - 1)
        if left % 2:
            branch(
                mx,
                my,
                angle + 0.9 * (1 if left % 4 == 1 else -1),
                length * 0.5,
                weight * 0.4,
                left - 2 if left > 1 else 0,
            )

    branch(0, 50, -math.pi / 2 + lean, 30, 9, depth)
    roots = [stroke("0,40 -6,48 -16,52", 7, 4, 0), stroke("0,40 6,48 17,51", 7, 4, 0)]
    return together(*parts, *roots)


def fir(rows: int = 6) -> BaseGeometry:
    """A fir tree, its foot at (0, 50)."""
    points: list[Pair] = [(0, -50)]
    for k in range(1, rows + 1):
        w, y = 5 + 25 * k / rows, -50 + 86 * k / rows
        points += [(w, y + 4), (w * 0.5, y - 1)]
    right = [*points[:-1], (4, 36), (4, 50)]
    return Polygon(
        [*right, *[(-x, y + (1.5 if i % 2 else 0)) for i, (x, y) in enumerate(reversed(right))]]
    ).buffer(0)


def ridge(points: list[Pair], floor: float) -> BaseGeometry:
    """A range of hills or rocks from its ridge line down to a floor."""
    return Polygon([*points, (points[-1][0], floor), (points[0][0], floor)]).buffer(0)


def peaks(x0: float, x1: float, top: float, floor: float, count: int = 5, turn: float = 0) -> BaseGeometry:
    """Jagged mountains between x0 and x1."""
    points: list[Pair] = [(x0, floor)]
    for k in range(count * 4):
        s = (k + 0.5) / (count * 4)
        h = (
            abs(math.sin(s * count * 2.6 + turn)) * 0.62
            + 0.28 * abs(math.sin(s * 31 + turn * 3))
            + 0.1 * (k % 2)
        )
        points.append((x0 + (x1 - x0) * s, floor + (top - floor) * h * math.sin(math.pi * s) ** 0.6))
    return ridge([*points, (x1, floor)], floor + 0.1)


def cloud() -> BaseGeometry:
    """A long flat-bottomed bank of cloud, 100 wide."""
    return together(
        ellipse(-26, 0, 24, 9),
        ellipse(-8, -8, 18, 12),
        ellipse(14, -5, 20, 11),
        ellipse(34, 1, 17, 7),
        ellipse(0, 4, 46, 6),
    )


def wave_lines(x0: float, x1: float, y0: float, y1: float, rows: int = 6, swing: float = 2.2) -> BaseGeometry:
    """Rows of broken swelling lines: water. The rows are farther apart toward the viewer."""
    found: list[BaseGeometry] = []
    for k in range(rows):
        s = (k + 0.6) / rows
        y, length = y0 + (y1 - y0) * s**1.4, 12 + 16 * s
        x = x0 + (k * 17.3) % length - length / 2
        while x < x1:
            a, b = max(x, x0), min(x + length * 0.78, x1)
            if b - a > 4:
                up = swing * (0.4 + 0.6 * s)
                found.append(
                    stroke(
                        [
                            (a, y),
                            (a * 0.7 + b * 0.3, y - up),
                            (a * 0.35 + b * 0.65, y + up * 0.7),
                            (b, y - up * 0.3),
                        ],
                        0,
                        1.1 + s,
                        0.8 + s,
                        0,
                    )
                )
            x += length
    return together(*found)


def castle() -> BaseGeometry:
    """A castle of uneven towers on a crag, its foot at (0, 50)."""

    def tower(x: float, width: float, top: float, roof: float) -> BaseGeometry:
        w = width / 2
        cap = poly([(x - w - 2.5, top), (x, top - roof), (x + w + 2.5, top)])
        return together(rect(x - w, top - 1, width, 46 - top), cap)

    walls = together(rect(-26, 0, 60, 40), *(rect(-26 + 7 * k, -4, 4, 6) for k in range(9)))
    towers = [
        tower(-24, 9, -12, 16),
        tower(-8, 12, -26, 24),
        tower(10, 8, -14, 18),
        tower(22, 11, -6, 20),
        tower(36, 7, 6, 12),
    ]
    crag = shape("-34,22* -38,34 -52,50* 62,50* 46,36 42,18*")
    return together(walls, *towers, crag)


def castle_windows() -> BaseGeometry:
    """The lit windows of `castle`, to be cut out of it."""
    spots = ((-24, -4), (-8, -16), (-8, -4), (10, -4), (22, 4), (-14, 12), (2, 12), (16, 14))
    return together(*(together(rect(x - 1.2, y, 2.4, 4.5), circle(x, y, 1.2)) for x, y in spots))


def candle() -> BaseGeometry:
    """A candle in a flat holder without its flame; the wick ends at (0, -26)."""
    stick = shape("-8,40* -8,-12* -4,-16 2,-15 8,-18* 8,40*")
    run = stroke("-7,-12 -9,2 -8.5,12", 3, 5, 4)
    dish = together(ellipse(0, 42, 26, 7), rect(-11, 30, 22, 8, 2))
    handle = stroke("20,42 36,36 34,26 24,30", 4)
    return together(stick, run, dish, handle, stroke("0,-16 1,-26", 1.6))


def book() -> BaseGeometry:
    """An open book seen from the front, 120 wide."""
    page = shape("0,-14* 16,-26 40,-27 58,-20* 60,22* 40,14 16,16 0,28*")
    return mirrored(page)


def bottle() -> BaseGeometry:
    """A squat bottle with a stopper."""
    return mirrored(
        together(
            shape("0,-32* 8,-32* 8,-14* 24,-4 28,10* 28,46* 24,50 0,50*"),
            rect(0, -36, 11, 5, 1),
            rect(0, -50, 6.5, 14, 2),
        )
    )


def rose() -> BaseGeometry:
    """A rose's head with its petals cut apart."""
    petals = [at(ellipse(0, -20, 22, 18), angle=72 * k + 8) for k in range(5)]
    whole = together(circle(0, 0, 24), *petals)
    spiral = [(r * math.cos(a), r * math.sin(a)) for k in range(30) for r, a in [(2 + k * 0.72, k * 0.47)]]
    folds = together(
        stroke(spiral, 1.2, 2.4, 2),
        *(at(stroke("-14,-26 0,-22 16,-29", 0.4, 2.2, 0.4), angle=72 * k + 8) for k in range(5)),
        *(at(stroke("9,-16 17,-25 18,-36", 2, 1.4, 1.2), angle=72 * k + 20) for k in range(5)),
    )
    return whole.difference(folds)


def skull() -> BaseGeometry:
    """A skull from the front, eyes and nose cut out."""
    whole = together(
        shape(
            "0,-50* 22,-46 37,-26 36,-4 28,10 24,20* 20,40* 0,44 -20,40* -24,20* -28,10 "
            "-36,-4 -37,-26 -22,-46"
        ),
    )
    holes = together(
        mirrored(shape("8,-8 20,-12 28,-4 25,8 13,9")),
        poly("0,6 6,20 -6,20"),
        *(rect(x - 0.8, 27, 1.6, 14) for x in (-12, -6, 0, 6, 12)),
    )
    return whole.difference(holes)


def ship() -> BaseGeometry:
    """A two-masted ship that sails to the left, her keel on y = 50."""
    hull = shape("-62,22* -40,28 0,30 40,28 56,20* 52,36 44,44* -38,44* -50,36")
    masts = together(
        stroke("-18,30 -16,-50", 2.4, 1.2),
        stroke("24,30 26,-40", 2.4, 1.2),
        stroke("-52,26 -80,12", 2, 1),
    )
    sails = together(
        shape("-38,-12* -14,-14 2,-10* 6,4 2,22* -20,18 -40,22* -34,6"),
        shape("-32,-40* -14,-41 -2,-38* 2,-28 0,-15* 0,-17* -16,-20 -34,-18* -30,-28"),
        shape("12,-32* 27,-33 38,-30* 42,-16 38,-4* 24,-7 10,-4* 14,-18"),
        shape("10,0* 26,-2 42,1* 45,12 40,22* 26,18 12,22* 15,12"),
        shape("-46,24* -60,16 -76,14* -50,-12 -20,-40* -38,-8"),
    )
    return together(hull, masts.difference(sails.buffer(1)), sails)


def horse() -> BaseGeometry:
    """A horse's head with a blown mane, looking left, to the neck."""
    head = shape(
        "-46,4* -42,-10 -26,-28 -14,-40* -12,-50 -6,-54* -3,-46 0,-42* 20,-34 38,-8 "
        "50,50* -2,50* 0,32 -6,16 -10,6* -20,4 -28,14 -36,20* -44,20 -49,12"
    )
    mane = [
        stroke(
            [
                (0, -44 + 9 * k),
                (18 + 3 * k, -50 + 12 * k),
                (36 + 5 * k, -44 + 14 * k),
                (52 + 3 * k, -30 + 11 * k),
            ],
            5,
            8,
            5,
            0,
        )
        for k in range(6)
    ]
    return together(head, *mane)


def locomotive() -> BaseGeometry:
    """A steam engine of the 1890s that goes to the left, 130 long, its rails on y = 36."""
    body = together(
        rect(-52, -12, 66, 24, 3),
        rect(-58, -8, 8, 16, 2),
        rect(-56, 10, 116, 8),
        rect(14, -30, 40, 42),
        rect(9, -36, 50, 7, 2),
        shape("-44,-12* -41,-30* -48,-40* -28,-40* -34,-30 -32,-12*"),
        shape("-16,-12* -16,-22 -10,-26 -4,-22 -4,-12*"),
        poly("-56,12 -78,34 -52,34"),
    )
    window = rect(22, -24, 22, 16, 2)
    wheels = [(-40, 24, 11), (-12, 19, 16), (24, 19, 16), (50, 25, 10)]
    whole = body.difference(window)
    for x, y, r in wheels:
        whole = whole.difference(circle(x, y, r + 2))
    for x, y, r in wheels:
        spokes = [
            stroke([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], 1.6)
            for a in (k * math.pi / 4 for k in range(8))
        ]
        whole = together(whole, circle(x, y, r).difference(circle(x, y, r - 3)), circle(x, y, 4), *spokes)
    return together(whole, stroke("-12,22 24,22", 3.4))


def smoke(puffs: int = 6) -> BaseGeometry:
    """Smoke that rolls from (0, 0) away to the right and up."""
    return (
        together(*(circle(8 + k * 13, -6 - k * 5 - (k % 2) * 5, 7 + k * 2.1) for k in range(puffs)))
        if puffs
        else NOTHING
    )


def flourish() -> BaseGeometry:
    """A typographic scroll, 100 wide: an ornament for the foot of a picture."""
    half = together(
        stroke(curve([(0, 0), (14, -7), (30, -3), (44, -8), (50, -2), (45, 3), (40, -1)]), 1, 3, 1, 2.4, 1.2),
        at(drop(50), 22, 3, 0.12, 110),
    )
    return together(mirrored(half), poly("0,-5 5,0 0,5 -5,0"))


def pistol() -> BaseGeometry:
    """A revolver that points to the left."""
    barrel = rect(-56, -6, 74, 9, 1.5)
    grip = shape("10,-8* 26,-8 34,-2 44,20 52,42* 40,47* 30,24 18,6*")
    drum, guard = rect(-2, -9, 20, 17, 3), outline(ellipse(20, 10, 9, 7), 1.8)
    return together(
        barrel, grip, drum, guard, poly("-54,-6 -52,-10 -48,-10 -47,-6"), poly("24,-8 30,-15 34,-12 31,-5")
    )


def figure(
    head: Pair, back: Points, limbs: Sequence[Points], hat: bool = True, size: float = 1
) -> BaseGeometry:
    """A small person from a head, the line of the back (neck to hip) and limbs as lines from the body."""
    x, y = head
    parts = [circle(x, y, 6.4 * size), stroke(back, 15 * size, 17 * size, 14 * size)]
    parts += [stroke(limb, 9 * size, 7 * size, 5 * size) for limb in limbs]
    if hat:
        parts += [
            ellipse(x, y - 3.4 * size, 10.5 * size, 2.2 * size),
            rect(x - 5.4 * size, y - 10.5 * size, 10.8 * size, 8 * size, 2),
        ]
    return together(*parts)


def runner() -> BaseGeometry:
    """A man who runs to the left, his coat-tails flying."""
    tails = shape("-2,0* 12,-6 34,0 46,-8* 44,6 30,14 22,24* 12,18 2,22*")
    man = figure(
        (-17, -40),
        "-12,-32 -4,-14 2,4",
        [
            "-12,-28 -26,-16 -38,-22",
            "-8,-28 8,-22 20,-12",
            "0,4 -20,12 -14,34 -24,38",
            "2,4 14,22 34,30 40,24",
        ],
    )
    return together(man, tails)


def standing() -> BaseGeometry:
    """A man in a long coat and a hat, seen from behind or in front."""
    coat = shape("-8,-34* 8,-34* 15,-28 16,-4 14,8* 12,6 20,46* 0,49 -20,46* -12,6 -14,8* -16,-4 -15,-28")
    legs = together(rect(-9, 44, 7, 12, 1), rect(2, 44, 7, 12, 1))
    hat = together(ellipse(0, -46, 12, 2.4), rect(-6.4, -55, 12.8, 10, 2))
    return together(coat, legs, circle(0, -41.5, 6.4), hat)


def cloaked() -> BaseGeometry:
    """The Count: a cloak with a high collar, arms spread wide, bat-like."""
    cape = shape(
        "0,-30* 7,-34 13,-46* 15,-32 22,-24 44,-34 62,-52* 64,-36 58,-8 48,16* 40,10 "
        "36,12 32,26* 24,22 20,26 18,48* "
        "0,52"
    )
    head = shape("0,-57* 5,-57 8,-53 8.4,-49* 11,-55* 10.4,-47 7.6,-43* 6,-37 0,-31")
    return mirrored(together(cape, head, poly("0,-57 5,-50 5,-38 0,-30"), poly("0,-30 18,48 0,52")))


def pebbles(x0: float, x1: float, y: float, count: int, size: float = 2) -> BaseGeometry:
    """Scattered stones and clods."""
    spots = [
        (
            x0 + (x1 - x0) * ((k * 0.618) % 1),
            y + 5 * math.sin(k * 2.3),
            size * (0.5 + 0.5 * abs(math.sin(k * 1.7))),
        )
        for k in range(count)
    ]
    return together(*(ellipse(px, py, r * 1.5, r) for px, py, r in spots))


def web(x: float, y: float, r: float, start: float, end: float, threads: int = 6) -> BaseGeometry:
    """A spider's web between two angles, as from a corner."""
    spokes = [math.radians(start + (end - start) * k / (threads - 1)) for k in range(threads)]
    lines = [stroke([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], 0.9, 0.5) for a in spokes]
    for step in range(1, 6):
        d = r * (step / 5.6) ** 1.1
        for a, b in pairwise(spokes):
            mid, sag = (a + b) / 2, d * 0.86
            ends = [(x + d * math.cos(t), y + d * math.sin(t)) for t in (a, b)]
            lines.append(stroke([ends[0], (x + sag * math.cos(mid), y + sag * math.sin(mid)), ends[1]], 0.7))
    return together(*lines)


def wolf_face() -> BaseGeometry:
    """A wolf's head from the front, its ruff down to y = 68."""
    half = shape(
        "0,-34* 8,-36 14,-40* 20,-58 30,-72* 38,-54 40,-34* 44,-26 54,-20* 50,-12 60,-2* "
        "54,4 62,16* 54,20 60,32* "
        "52,36 56,48* 46,50 48,68* 0,68"
    )
    return mirrored(together(half, poly("0,-34 20,-34 48,68 0,68")))


def wolf_face_light() -> BaseGeometry:
    """The cut-outs of `wolf_face`: ears, brows, muzzle and fur; not the eyes."""
    ear = shape("21,-40* 24,-54 30,-62* 34,-50 34,-36* 28,-40")
    side = together(
        ear.difference(stroke("27,-38 29,-48 30,-56", 0.6, 2.4, 0.4)),
        stroke("3,-28 7,-18 8,-8", 0.2, 2, 0.2),
        stroke("10,-20 20,-25 32,-24", 0.3, 2.4, 0.2),
        stroke("7,-2 9,10 13,20 11,28", 0.2, 1.8, 0.8),
        stroke("0.6,38 8,37 15,32 22,24", 0.8, 2, 0.2),
        stroke("28,-4 34,4 44,6", 0, 2.4, 0),
        stroke("26,6 32,16 44,20", 0, 2.4, 0),
        stroke("24,18 30,30 42,36", 0, 2.4, 0),
        stroke("20,32 26,46 38,54", 0, 2.4, 0),
        stroke("12,44 16,56 26,66", 0, 2, 0),
        stroke("4,48 6,58 10,66", 0, 1.8, 0),
        stroke("40,-20 44,-12 50,-10", 0, 1.8, 0),
        shape("8,38.6* 12.4,37* 10.6,45*"),
        shape("3.4,39.6* 6,39.4* 5,43*"),
    )
    nose = shape("-8,22* -4,19.6 4,19.6 8,22* 6,28 0,32 -6,28")
    return together(mirrored(side), nose.buffer(1.4).difference(nose), stroke("0,31 0,38", 1.4))
