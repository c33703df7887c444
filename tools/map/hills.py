"""Mountain ranges in engraved style: small peaks in staggered rows along each ridge."""

import math

from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry

from tools.map.frame import Point, Sheet

# Ridges in degrees, with the height of the peaks (units) and the number of rows.
RIDGES: dict[str, tuple[float, int, list[Point]]] = {
    "pyrenees": (26, 2, [(-1.5, 43.1), (0.0, 42.7), (1.4, 42.55), (2.5, 42.4)]),
    "cantabria": (20, 1, [(-6.9, 42.9), (-5.6, 43.05), (-4.4, 43.05)]),
    "sierra_morena": (15, 1, [(-6.2, 38.3), (-4.4, 38.4), (-3.0, 38.4)]),
    "central_iberia": (18, 1, [(-6.3, 40.3), (-5.2, 40.3), (-4.1, 40.85)]),
    "iberian_range": (16, 1, [(-2.8, 42.1), (-1.9, 41.6), (-1.2, 40.5)]),
    "sierra_nevada": (20, 1, [(-4.3, 36.9), (-3.0, 37.05), (-2.1, 37.3)]),
    "atlas": (26, 2, [(-5.2, 34.2), (-3.6, 34.6), (-2.0, 34.7)]),
    "tell": (22, 2, [(0.5, 35.6), (2.8, 36.2), (5.2, 36.3), (7.6, 36.3)]),
    "massif_central": (17, 2, [(2.7, 44.4), (3.2, 45.2), (3.0, 45.7)]),
    "jura": (14, 1, [(5.7, 46.3), (6.4, 46.85), (7.1, 47.25)]),
    "vosges": (13, 1, [(7.0, 47.9), (7.1, 48.5)]),
    "black_forest": (13, 1, [(8.1, 47.9), (8.3, 48.5)]),
    "west_alps": (28, 2, [(7.2, 44.2), (6.8, 44.8), (6.9, 45.6), (7.6, 46.0)]),
    "central_alps": (30, 2, [(7.9, 46.2), (9.0, 46.5), (10.2, 46.7), (11.4, 46.9)]),
    "east_alps": (26, 2, [(11.9, 46.9), (13.2, 47.1), (14.6, 47.3), (15.6, 47.5)]),
    "apennines": (19, 1, [(9.7, 44.4), (11.0, 44.1), (12.3, 43.3), (13.4, 42.5), (14.3, 41.7), (15.4, 40.7)]),
    "calabria": (15, 1, [(16.1, 39.8), (16.5, 39.0)]),
    "dinarides": (21, 2, [(15.2, 44.7), (16.6, 44.1), (18.0, 43.2), (19.6, 42.6)]),
    "pindus": (21, 2, [(20.5, 41.6), (20.9, 40.4), (21.4, 39.4), (22.1, 38.7)]),
    "rhodope": (20, 1, [(23.4, 41.8), (24.6, 41.6), (25.4, 41.5)]),
    "balkan": (20, 1, [(22.7, 43.3), (24.3, 42.8), (26.0, 42.75)]),
    "south_carpathians": (25, 2, [(22.6, 45.3), (23.9, 45.5), (25.0, 45.55)]),
    "east_carpathians": (24, 2, [(26.3, 45.9), (25.8, 46.9), (25.1, 47.6), (24.0, 48.3), (22.6, 49.0)]),
    "apuseni": (15, 1, [(22.6, 46.4), (22.8, 46.8)]),
    "tatra": (24, 2, [(18.8, 49.1), (19.9, 49.2), (21.0, 49.0)]),
    "sudetes": (16, 1, [(15.4, 50.75), (16.4, 50.4), (17.2, 50.1)]),
    "ore_mountains": (14, 1, [(12.5, 50.35), (13.6, 50.7)]),
    "bohemian_forest": (14, 1, [(12.7, 49.3), (13.7, 48.8)]),
    "harz": (12, 1, [(10.3, 51.8), (10.9, 51.7)]),
    "highlands": (19, 2, [(-5.4, 57.6), (-4.7, 57.0), (-3.6, 56.95)]),
    "pennines": (12, 1, [(-2.3, 54.9), (-2.1, 54.2)]),
    "wales": (13, 1, [(-3.9, 53.0), (-3.6, 52.3)]),
    "scandes": (26, 2, [(7.3, 58.9), (7.3, 60.0), (8.3, 61.2)]),
    "pontic": (24, 2, [(31.5, 40.9), (33.6, 41.2), (35.6, 40.9)]),
    "taurus": (26, 2, [(29.6, 36.9), (30.9, 37.2), (32.6, 36.7)]),
    "peloponnese": (16, 1, [(22.2, 37.9), (22.3, 37.2)]),
    "corsica": (16, 1, [(9.05, 42.4), (9.2, 41.9)]),
    "crete": (13, 1, [(24.0, 35.3), (24.9, 35.25)]),
    "crimea": (13, 1, [(33.9, 44.6), (34.6, 44.85)]),
}


def peaks(sheet: Sheet, land: BaseGeometry, places: list[Point]) -> list[list[float]]:
    """Return the peaks (x and y of the foot, height), north to south; none under a place or in the sea."""
    found = []
    for number, (height, rows, ridge) in enumerate(RIDGES.values()):
        line = LineString([sheet.point(*p) for p in ridge])
        for row in range(rows):
            found += _row(line, height, row, number)
    dry = land.buffer(-14)
    kept = [
        (round(x, 1), round(y, 1), round(h, 1))
        for x, y, h in found
        if sheet.frame.buffer(-60).contains(Spot(x, y))
        and dry.contains(Spot(x, y))
        and all(math.hypot(x - px, (y - h / 2) - py) > 44 for px, py in places)
    ]
    return [list(peak) for peak in sorted(kept, key=lambda peak: (peak[1], peak[0]))]


def _row(line: LineString, height: float, row: int, number: int) -> list[tuple[float, float, float]]:
    step = height * 1.5
    count = max(2, int(line.length / step))
    found = []
    for i in range(count):
        at = line.interpolate((i + (0.5 if row else 0.0)) / count, normalized=True)
        wobble = math.sin(12.9898 * (i + 1) + 78.233 * (row + 1) + 37.719 * number)
        found.append(
            (at.x + wobble * 5, at.y + row * height * 0.8 + wobble * 4, height * (0.86 + 0.18 * wobble))
        )
    return found
