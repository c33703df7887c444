"""The campaign's drawings: an ornament for each act and a map vignette for each chapter."""

from __future__ import annotations

import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    cross_hatch,
    curve,
    ellipse,
    fade,
    glow,
    outline,
    poly,
    rect,
    ring,
    shape,
    star,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.events_parts import goose_quill
from tools.art.parts.scenes import night_sky

_SHEET = Path(__file__).resolve().parents[4] / "resources" / "map" / "europe.json"


class View(NamedTuple):
    """A part of the map: its left and upper edge, its width, and the places with a mark."""

    left: float
    top: float
    width: float
    places: tuple[str, ...]
    goal: str


VIEWS = {
    "c01": View(2240, 960, 1500, ("budapest", "klausenburg", "galatz", "varna"), "castle_dracula"),
    "c02": View(560, 330, 1060, ("dublin", "swansea", "plymouth", "le_havre", "london"), "english_channel"),
    "c03": View(760, 280, 860, ("edinburgh", "liverpool", "manchester", "swansea", "plymouth"), "london"),
    "c04": View(520, 100, 1180, ("galway", "dublin", "edinburgh", "manchester", "plymouth"), "london"),
    "c05": View(880, 480, 700, ("liverpool", "swansea", "plymouth"), "london"),
    "c06": View(1180, 640, 2200, ("paris", "strasbourg", "munich", "vienna", "budapest"), "castle_dracula"),
    "c07": View(
        1560,
        1290,
        2060,
        ("marseilles", "genoa", "naples", "bari", "athens", "salonica", "constanta"),
        "varna",
    ),
    "c08": View(
        2640, 980, 940, ("budapest", "szeged", "klausenburg", "bucharest", "galatz"), "castle_dracula"
    ),
    "c09": View(190, 550, 2120, ("madrid", "marseilles", "amsterdam"), "plymouth"),
    "c10": View(
        1660, 560, 1240, ("strasbourg", "zurich", "munich", "vienna", "leipzig", "hamburg"), "prague"
    ),
    "c10b": View(
        1180, 560, 1900, ("hamburg", "berlin", "cologne", "munich", "prague", "zagreb", "genoa"), "nuremburg"
    ),
    "c11": View(1020, 760, 1120, ("le_havre", "nantes", "clermont_ferrand", "geneva", "strasbourg"), "paris"),
    "c12": View(260, 120, 3560, ("london", "paris", "prague", "rome", "madrid"), "castle_dracula"),
}
"""The part of the map for each chapter."""


def _land(view: View) -> BaseGeometry:
    """The land of the part, in the units of the drawing."""
    sheet = json.loads(_SHEET.read_text(encoding="utf-8"))
    level = "coarse" if view.width > 2500 else "medium"
    rings = [ring for tile in sheet["land"][level] for ring in tile["fill"]]
    parts = [Polygon(list(zip(line[::2], line[1::2], strict=True))).buffer(1) for line in rings]
    size = 200 / view.width
    moved = at(unary_union(parts), -view.left * size, -view.top * size, size)
    return moved.intersection(box(-4, -4, 204, 154)).simplify(0.25)


def _spot(view: View, place: str) -> tuple[float, float]:
    x, y, _ = json.loads(_SHEET.read_text(encoding="utf-8"))["places"][place]
    size = 200 / view.width
    return (x - view.left) * size, (y - view.top) * size


def _peaks(view: View) -> list[tuple[float, float, float]]:
    """The middles and sizes of the hills of the part."""
    size = 200 / view.width
    found = json.loads(_SHEET.read_text(encoding="utf-8"))["peaks"] if view.width < 2500 else []
    return [((x - view.left) * size, (y - view.top) * size, max(r * size, 2.0)) for x, y, r in found]


def _peak(x: float, y: float, r: float) -> BaseGeometry:
    """A hill: a bent line, shaded on its right."""
    r *= 1.25
    line = stroke([(x - r, y + r * 0.6), (x - r * 0.1, y - r * 0.7), (x + r, y + r * 0.6)], 0.4, 1.1, 0.5)
    shade = [
        stroke([(x + r * k, y - r * 0.5 + r * k), (x + r * (k + 0.06), y + r * 0.5)], 0.8, 0.3)
        for k in (0.1, 0.36, 0.62)
    ]
    return together(line, *shade)


def _way(start: tuple[float, float], end: tuple[float, float]) -> BaseGeometry:
    """A dotted way between two places, a little bent."""
    (x0, y0), (x1, y1) = start, end
    middle = ((x0 + x1) / 2 + (y1 - y0) * 0.14, (y0 + y1) / 2 - (x1 - x0) * 0.14)
    line = LineString(curve([start, middle, end]))
    count = max(int(line.length / 5), 2)
    dots = [line.interpolate(k / count, normalized=True) for k in range(1, count)]
    return together(*(circle(dot.x, dot.y, 0.75) for dot in dots))


def _chart(view: View) -> Canvas:
    """A sea of level lines around the land, hatched coasts, the cities, and a dotted way to the goal."""
    art = Canvas()
    land = _land(view)
    card = ellipse(100, 75, 96, 71)
    art.ink(tone_lines(card.difference(land), times(vignette(1.35), fade(30, 0, 0.5, 180, 150, 0.9)), 0, 2.7))
    shore = land.buffer(3.4).difference(land)
    art.cut(shore.intersection(card))
    rim = land.intersection(card)
    art.ink(outline(land, 1.0).intersection(card).difference(card.boundary.buffer(1.4)))
    art.ink(
        tone_lines(
            rim.difference(land.buffer(-5)), times(vignette(1.4), fade(0, 0, 0.4, 200, 150, 0.7)), 45, 2.2
        )
    )
    shade = times(vignette(1.3), fade(70, 30, 0.0, 196, 150, 0.42))
    art.ink(tone_lines(rim.difference(land.boundary.buffer(6)), shade, 45, 3.4))
    art.ink(*(_peak(x, y, r) for x, y, r in _peaks(view) if card.buffer(-8).contains(Point(x, y))))
    spots = [_spot(view, place) for place in (*view.places, view.goal)]
    for start, end in pairwise(spots):
        art.stand(_way(start, end), halo=0.7)
    for place in view.places:
        x, y = _spot(view, place)
        art.stand(circle(x, y, 2.1), ring(x, y, 1.9, 1.0), circle(x, y, 0.7), halo=1.2)
    x, y = _spot(view, view.goal)
    art.cut(circle(x, y, 6.4)).red(star(x, y, 5.6, 2.2, 4))
    rose = together(star(26, 120, 15, 3.2, 4), star(26, 120, 8.4, 2.6, 4, -45))
    art.stand(
        rose,
        outline(rose, 0.7),
        tone_lines(rose.intersection(box(26, 100, 46, 140)), fade(26, 0, 0.8, 46, 0, 0.8), 90, 1.5),
        halo=2,
    )
    return art


def last_chart() -> Canvas:
    """The last chapter: Europe, with the shadow of a hand over it."""
    art = _chart(VIEWS["c12"])
    hand = at(motifs.claw_hand(), 142, 52, 0.92)
    shade = cross_hatch(hand, times(vignette(1.2), glow(130, 70, 10, 0.95, 90, 0.6)), 45, 2.6)
    return art.cut(hand.buffer(0.4).difference(hand.buffer(-0.5))).ink(shade)


def ship() -> Canvas:
    """Act one: the Demeter under full sail, with a storm behind her."""
    art = night_sky(148, 44, 17, 0.9, 112)
    for x, y, size in ((40, 40, 0.8), (92, 24, 0.7), (170, 74, 0.6)):
        cloud = at(motifs.cloud(), x, y, size)
        art.stand(
            cloud,
            tone_lines(cloud, times(vignette(1.2), fade(0, y - 14, 0.3, 0, y + 14, 1)), 0, 2.2),
            halo=0.8,
        )
    art.stand(at(motifs.ship(), 98, 74, 1.02, 5), halo=1.4)
    sea = shape("4,116* 30,108 58,114 92,106 128,113 160,106 196,114* 196,146 4,146*")
    art.cut(sea, halo=0.6)
    art.ink(motifs.wave_lines(14, 186, 112, 144, 7, 2.6).intersection(ellipse(100, 106, 92, 38)))
    return art


def pursuit() -> Canvas:
    """Act two: the locomotive by night, and a wolf that keeps pace with it."""
    art = night_sky(40, 38, 13, 0.85, 116)
    far = motifs.peaks(6, 194, 52, 106, 5, 0.7)
    art.stand(far, tone_lines(far, times(vignette(0.9), fade(0, 50, 0.9, 0, 106, 0.15)), 62, 2.4), halo=0.8)
    engine = at(motifs.locomotive(), 122, 72, 0.82)
    smoke = at(motifs.smoke(), 84, 44, 0.8)
    art.stand(
        smoke, outline(smoke, 0.9), tone_lines(smoke, fade(70, 20, 0.1, 180, 60, 0.6), 45, 2.4), halo=0.8
    )
    art.stand(engine, halo=1.3)
    track = together(rect(12, 101.6, 176, 1.5), *(rect(16 + 8 * k, 103.4, 4.6, 2) for k in range(22)))
    art.cut(track, halo=0.5).ink(track.intersection(ellipse(100, 104, 90, 20)))
    art.stand(at(motifs.wolf(), 78, 126, 0.42), halo=1.0)
    snow = ellipse(100, 134, 84, 12)
    art.ink(
        tone_lines(snow, times(vignette(1.2), fade(0, 126, 0.5, 0, 148, 0.1)), 4, 2.6).difference(
            at(motifs.wolf(), 78, 126, 0.42).buffer(1)
        )
    )
    return art


def shadow() -> Canvas:
    """Act three: a lamp on a table of papers, and a shadow with wings on the wall behind it."""
    art = Canvas()
    wall = ellipse(100, 68, 94, 66)
    art.ink(tone_lines(wall, times(vignette(1.2), glow(62, 92, 12, 0.1, 92, 0.85)), 0, 2.7))
    bat = at(motifs.bat(), 118, 44, 0.72, -4)
    art.cut(bat, halo=1.2).ink(cross_hatch(bat, glow(62, 92, 20, 0.75, 130, 1.3), 40, 2.1))
    table = shape("8,112* 60,106 140,106 192,112* 176,142 24,142*")
    art.stand(
        table, tone_lines(table, times(vignette(1.3), fade(40, 104, 0.25, 190, 142, 0.95)), 0, 2.6), halo=0.8
    )
    for x, y, turn in ((104, 120, -8), (126, 126, 12), (86, 130, 4)):
        sheet = at(poly("-19,-9 15,-9 19,9 -15,9"), x, y, 1, turn)
        lines = [at(rect(-12, -5 + 3.4 * k, 21, 1), x, y, 1, turn) for k in range(4)]
        art.stand(sheet, outline(sheet, 0.9), *lines, halo=0.9)
    art.stand(at(goose_quill(), 146, 92, 0.56, 24), halo=0.9)
    art.stand(at(motifs.candle(), 58, 98, 0.74), halo=1.0)
    flame = at(motifs.flame(), 58, 64, 0.26)
    art.cut(circle(58, 66, 15).difference(at(motifs.candle(), 58, 98, 0.74))).stand(
        flame, outline(flame, 1.0)
    )
    art.red(at(motifs.drop(), 98, 131, 0.12))
    return art


def ash() -> Canvas:
    """The end in which he is destroyed: dawn over the pass, four people, and a knife in the snow."""
    art = Canvas()
    sky = times(vignette(1.05), glow(132, 84, 16, 0.0, 118, 0.8))
    art.ink(tone_lines(rect(0, 0, 200, 112), sky, 0, 2.8))
    rays = [
        stroke([(132 + 30 * dx, 82 + 30 * dy), (132 + far * dx, 82 + far * dy)], 0.9, 0.4)
        for dx, dy, far in (
            (-0.95, -0.31, 62), (-0.76, -0.65, 54), (-0.45, -0.89, 62), (-0.08, -1.0, 54), (0.3, -0.95, 62),
            (0.64, -0.77, 54), (0.9, -0.44, 62),
        )
    ]  # fmt: skip
    sun = circle(132, 84, 22)
    art.cut(sun, halo=1.2).ink(ring(132, 84, 22, 0.9), *rays)
    far = motifs.peaks(4, 196, 62, 108, 6, 0.4)
    art.stand(far, tone_lines(far, times(vignette(0.9), fade(0, 58, 0.85, 0, 108, 0.2)), 62, 2.4), halo=0.8)
    keep = at(motifs.castle(), 40, 62, 0.46)
    art.stand(keep, halo=0.9)
    snow = shape("4,112* 44,104 96,110 150,102 196,112* 190,146 10,146*")
    art.cut(snow, halo=0.6)
    art.ink(tone_lines(snow, times(vignette(1.3), fade(0, 104, 0.12, 0, 146, 0.42)), 6, 2.8))
    for x, y, size in ((84, 106, 0.44), (99, 108, 0.47), (115, 107, 0.45), (130, 105, 0.41)):
        art.stand(at(motifs.standing(), x, y, size), halo=0.8)
    dust = ellipse(58, 134, 24, 5)
    art.stand(
        dust, cross_hatch(dust, times(vignette(1.0), fade(34, 128, 0.8, 84, 140, 0.3)), 30, 2.0), halo=0.6
    )
    knife = together(
        rect(56.8, 116, 2.6, 9, 0.6), rect(53.6, 124.2, 9, 1.6), poly("56.6,125 59.6,125 58.1,134")
    )
    art.stand(knife, outline(knife, 0.5), halo=1.0)
    return art


def exile() -> Canvas:
    """The end in which he flees: a ship at night with one box, seen from the quay by one who is left."""
    art = night_sky(56, 40, 16, 0.95, 118)
    for x, y, size in ((104, 30, 0.8), (168, 46, 0.7)):
        cloud = at(motifs.cloud(), x, y, size)
        art.stand(
            cloud,
            tone_lines(cloud, times(vignette(1.2), fade(0, y - 14, 0.3, 0, y + 14, 1)), 0, 2.2),
            halo=0.8,
        )
    art.stand(at(motifs.ship(), 128, 78, 0.74, -3), halo=1.3)
    sea = shape("4,108* 40,102 80,106 120,102 160,106 196,104* 196,146 4,146*")
    art.cut(sea, halo=0.6)
    art.ink(motifs.wave_lines(14, 186, 106, 144, 7, 2.2).intersection(ellipse(100, 104, 92, 40)))
    quay = shape("4,128* 62,124* 66,148 4,148*")
    art.stand(
        quay, cross_hatch(quay, times(vignette(1.4), fade(4, 124, 0.95, 66, 148, 0.4)), 8, 2.4), halo=0.8
    )
    art.stand(at(motifs.standing(), 44, 99, 0.58), halo=1.0)
    trunk = together(rect(16, 112, 17, 14, 0.6))
    art.stand(trunk, outline(trunk, 1.0), rect(16, 116, 17, 1.2), rect(16, 121, 17, 1.2), halo=0.8)
    return art


def reign() -> Canvas:
    """The end in which he wins: his castle with lit windows, bats, and the Count before it."""
    art = night_sky(112, 42, 24, 1.0, 122)
    crag = at(motifs.castle(), 64, 70, 1.02)
    art.stand(crag, halo=1.2)
    art.cut(at(motifs.castle_windows(), 64, 70, 1.02))
    for x, y, size, turn in ((150, 30, 0.26, 14), (172, 58, 0.2, -12), (30, 26, 0.2, 8)):
        art.stand(at(motifs.bat(), x, y, size, turn), halo=0.8)
    ground = shape("4,120* 50,114 110,119 160,112 196,120* 190,147 10,147*")
    art.stand(
        ground, cross_hatch(ground, times(vignette(1.5), fade(0, 112, 0.95, 0, 147, 0.3)), 8, 2.4), halo=0.8
    )
    art.stand(at(motifs.cloaked(), 138, 102, 0.66), halo=1.3)
    for x, y, size in ((28, 128, 0.28), (176, 130, 0.24)):
        art.stand(at(motifs.wolf(), x, y, size), halo=1.0)
    art.red(star(131, 71, 1.4, 0.6, 4), star(145, 71, 1.4, 0.6, 4))
    return art


DRAWINGS = {
    "ending_a": ash,
    "ending_b": exile,
    "ending_c": reign,
    "act_1": ship,
    "act_2": pursuit,
    "act_3": shadow,
    **{name: partial(_chart, view) for name, view in VIEWS.items()},
    "c12": last_chart,
}
