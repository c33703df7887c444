"""Positions of places on the sheet: near the true position, without overlap, with names beside them."""

import math

from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from tools.map.frame import Point

MINIMUM = 122.0  # units between any two places
INLAND = 9.0  # distance of a port from the coast, inland

# At the reference zoom a unit is about a third of a pixel: units per letter and per line.
LETTER, LINE, GAP = 25.0, 46.0, 26.0
SIDES = ("e", "w", "n", "s", "ne", "se", "nw", "sw")
PREFERENCE = {"e": 0.0, "w": 2.0, "n": 3.0, "s": 3.0, "ne": 1.0, "se": 1.0, "nw": 3.5, "sw": 3.5}
Box = tuple[float, float, float, float]


def spread(spots: dict[str, Point], fixed: set[str], twins: set[str], land: BaseGeometry) -> dict[str, Point]:
    """Push places apart until all keep MINIMUM; cities stay on land; twins are left out."""
    dry = land.buffer(-INLAND)
    keys = [key for key in sorted(spots) if key not in twins]
    now = {key: _ashore(spots[key], dry) if key not in fixed else spots[key] for key in keys}
    home = dict(now)
    for turn in range(600):
        pull = 0.03 * max(0.0, 1 - turn / 400)
        moved = {key: _pulled(now[key], home[key], pull) for key in keys}
        _separate(moved, keys, fixed)
        now = {key: spot if key in fixed else _ashore(spot, dry) for key, spot in moved.items()}
    return {key: (round(x, 1), round(y, 1)) for key, (x, y) in now.items()}


def _pulled(at: Point, home: Point, share: float) -> Point:
    return at[0] + (home[0] - at[0]) * share, at[1] + (home[1] - at[1]) * share


def _separate(spots: dict[str, Point], keys: list[str], fixed: set[str]) -> None:
    for i, a in enumerate(keys):
        for b in keys[i + 1 :]:
            dx, dy = spots[b][0] - spots[a][0], spots[b][1] - spots[a][1]
            gap = math.hypot(dx, dy) or 1e-6
            if gap >= MINIMUM + 0.5 or (a in fixed and b in fixed):
                continue
            push = (MINIMUM + 1.0 - gap) / gap * (1.0 if a in fixed or b in fixed else 0.5)
            if a not in fixed:
                spots[a] = spots[a][0] - dx * push, spots[a][1] - dy * push
            if b not in fixed:
                spots[b] = spots[b][0] + dx * push, spots[b][1] + dy * push


def _ashore(at: Point, dry: BaseGeometry) -> Point:
    spot = Spot(at)
    if dry.contains(spot):
        return at
    near = nearest_points(dry, spot)[0]
    return near.x, near.y


def label_box(at: Point, side: str, letters: int) -> Box:
    """Return the area of a name on one side of its place, at the reference zoom."""
    wide, gap = letters * LETTER, GAP * (0.75 if len(side) == 2 else 1.0)
    x = at[0] + gap if "e" in side else at[0] - gap - wide if "w" in side else at[0] - wide / 2
    y = at[1] - LINE - gap * 0.8 if "n" in side else at[1] + gap * 0.8 if "s" in side else at[1] - LINE / 2
    return x, y, x + wide, y + LINE


def label_sides(spots: dict[str, Point], frame: tuple[float, float], land: BaseGeometry) -> dict[str, str]:
    """Choose for each place the side where its name collides least with places, names and the frame."""
    sides = {key: "e" for key in sorted(spots)}
    for _ in range(12):
        before = dict(sides)
        for key in sides:
            sides[key] = min(SIDES, key=lambda side: (_label_cost(key, side, sides, spots, frame), side))
        if sides == before:
            break
    return sides


def _label_cost(
    key: str, side: str, sides: dict[str, str], spots: dict[str, Point], frame: tuple[float, float]
) -> float:
    room = label_box(spots[key], side, len(key))
    cost = PREFERENCE[side]
    if room[0] < 20 or room[1] < 20 or room[2] > frame[0] - 20 or room[3] > frame[1] - 20:
        cost += 500
    for other, at in spots.items():
        if other == key or math.hypot(at[0] - spots[key][0], at[1] - spots[key][1]) > 900:
            continue
        cost += 60 * _overlap(room, (at[0] - 24, at[1] - 24, at[0] + 24, at[1] + 24))
        cost += 40 * _overlap(room, label_box(at, sides[other], len(other)))
    return cost


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return 0.3 + wide * high / 1000 if wide > 0 and high > 0 else 0.0
