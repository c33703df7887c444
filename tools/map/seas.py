"""The sea cut into zones, and the lanes along which ships are drawn between zones and ports."""

import heapq
from collections.abc import Iterable

import numpy
import shapely
from shapely.geometry import LineString, MultiPoint, Polygon
from shapely.geometry import Point as Spot
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

from tools.map.coast import lines, polygons
from tools.map.frame import Point, Sheet, smooth

# The borders between zones, in degrees: from headland to headland, as on charts.
# A border with the name of a zone is drawn only in games that have this zone.
BORDERS: dict[str, list[Point]] = {
    "scotland": [(-3.6, 58.2), (-3.0, 58.8), (-2.6, 60.0), (-2.4, 63.0)],
    "north_channel": [(-6.8, 54.9), (-5.9, 55.35), (-5.3, 55.8), (-4.0, 56.6)],
    "celtic": [(-7.4, 52.4), (-7.2, 51.9), (-6.5, 50.9), (-5.4, 50.3), (-5.0, 50.3)],
    "channel_west": [(-5.2, 50.3), (-5.8, 50.0), (-5.9, 49.3), (-5.3, 48.6), (-4.3, 48.3)],
    "southern_bight": [(0.9, 52.2), (1.7, 52.0), (2.6, 51.75), (3.4, 51.35), (3.9, 51.0)],
    "bay_of_biscay": [(-4.0, 48.1), (-5.2, 47.9), (-7.4, 46.6), (-8.3, 45.0), (-8.0, 43.7), (-7.7, 43.2)],
    "north_atlantic": [(-19.0, 46.4), (-13.0, 46.0), (-8.0, 45.0), (-4.0, 44.2), (-2.3, 43.8), (-1.9, 43.1)],
    "gibraltar": [(-5.6, 36.3), (-5.75, 35.95), (-5.7, 35.6)],
    "liguria": [(7.0, 44.2), (7.5, 43.7), (8.3, 43.2), (9.0, 42.9), (9.2, 42.3)],
    "bonifacio": [(9.1, 41.7), (9.15, 41.3), (9.1, 40.9)],
    "sardinia": [(8.8, 39.2), (8.9, 38.8), (9.2, 38.0), (9.5, 37.3), (9.5, 36.7)],
    "sicily": [(12.8, 37.8), (12.4, 37.6), (11.7, 37.3), (11.1, 37.05), (10.6, 36.7)],
    "messina": [(15.3, 38.1), (15.65, 38.24), (16.0, 38.3)],
    "otranto": [(18.1, 40.0), (18.5, 40.15), (18.9, 40.35), (19.4, 40.5), (19.8, 40.6)],
    "bosporus": [(28.4, 41.05), (29.1, 41.2), (29.7, 41.1)],
}
# The Atlantic is divided differently in different games.
PARTITIONS = ("two_oceans", "ocean_and_bay")
OTHERS = {
    "two_oceans": {"atlantic_ocean", "bay_of_biscay"},
    "ocean_and_bay": {"north_atlantic", "south_atlantic"},
}
MORE_SEEDS: dict[str, list[Point]] = {
    "atlantic_ocean": [(-11.0, 41.0)],
    "bay_of_biscay": [(-4.0, 43.85)],
    "north_atlantic": [(-4.5, 46.0)],
    "south_atlantic": [(-4.0, 43.85)],
}
LAND_COST = 40.0
STEP = 8.0  # units between the grid points of a ship's course


def zones(
    sheet: Sheet, land: BaseGeometry, spots: dict[str, Point]
) -> tuple[dict[str, BaseGeometry], dict[str, list[LineString]]]:
    """Return the area of every sea zone, extended below the coast to hide gaps, and the borders."""
    shore = land.simplify(5.0).buffer(-5.0)
    cuts = {name: LineString(smooth([sheet.point(*p) for p in line], 2)) for name, line in BORDERS.items()}
    water = sheet.frame.difference(shore)
    atoms = [
        atom
        for atom in polygonize(unary_union([water.boundary, *cuts.values()]))
        if water.contains(_inside(atom))
    ]
    areas: dict[str, BaseGeometry] = {}
    for partition in PARTITIONS:
        seeds = {key: _seeds(sheet, key, at) for key, at in spots.items() if key not in OTHERS[partition]}
        areas |= _partition(atoms, seeds)
    drawn = {name: lines(cut.difference(land).intersection(sheet.frame)) for name, cut in cuts.items()}
    borders = {name: [stroke for stroke in strokes if stroke.length > 12] for name, strokes in drawn.items()}
    return dict(sorted(areas.items())), borders


def _inside(atom: Polygon) -> Spot:
    return atom.representative_point()


def _seeds(sheet: Sheet, zone: str, at: Point) -> MultiPoint:
    return MultiPoint([at, *(sheet.point(*more) for more in MORE_SEEDS.get(zone, ()))])


def _partition(atoms: list[Polygon], seeds: dict[str, MultiPoint]) -> dict[str, BaseGeometry]:
    """Assign every piece of water to the zone with a seed in it or, for a sliver, to the nearest zone."""
    shares: dict[str, list[Polygon]] = {key: [] for key in seeds}
    for atom in atoms:
        owner = min(seeds, key=lambda key: (round(atom.distance(seeds[key]), 3), key))
        shares[owner].append(atom)
    merged = {key: unary_union([atom.buffer(0.05) for atom in share]) for key, share in shares.items()}
    return {
        key: unary_union([part for part in polygons(area) if part.area > 400]).simplify(0.5)
        for key, area in merged.items()
    }


class Lanes:
    """Courses of ships: shortest paths over water away from the coast, found on a grid."""

    def __init__(self, sheet: Sheet, land: BaseGeometry) -> None:
        self._columns = int(sheet.width / STEP) + 1
        self._rows = int(sheet.height / STEP) + 1
        xs, ys = numpy.meshgrid(numpy.arange(self._columns) * STEP, numpy.arange(self._rows) * STEP)
        cost = numpy.ones(xs.shape)
        for distance, price in ((48.0, 1.25), (32.0, 1.7), (16.0, 3.0)):
            near = land.buffer(distance, quad_segs=3)
            shapely.prepare(near)
            cost[shapely.contains_xy(near, xs, ys)] = price
        shapely.prepare(land)
        cost[shapely.contains_xy(land, xs, ys)] = LAND_COST
        self._cost: list[float] = cost.ravel().tolist()

    def courses(self, start: Point, goals: dict[str, Point]) -> dict[str, list[Point]]:
        """Return the course from the position of a zone to each goal."""
        origin = self._node(start)
        came = self._flood(origin, {self._node(goal) for goal in goals.values()})
        return {key: self._course(came, start, goal) for key, goal in goals.items()}

    def _node(self, point: Point) -> int:
        return round(point[1] / STEP) * self._columns + round(point[0] / STEP)

    def _flood(self, origin: int, wanted: set[int]) -> dict[int, int]:
        best, came, missing = {origin: 0.0}, {origin: origin}, set(wanted)
        queue = [(0.0, origin)]
        while queue and missing:
            so_far, node = heapq.heappop(queue)
            missing.discard(node)
            if so_far > best[node]:
                continue
            for neighbour, length in self._neighbours(node):
                price = so_far + length * (self._cost[node] + self._cost[neighbour]) / 2
                if price < best.get(neighbour, 1e18):
                    best[neighbour], came[neighbour] = price, node
                    heapq.heappush(queue, (price, neighbour))
        return came

    def _neighbours(self, node: int) -> Iterable[tuple[int, float]]:
        row, column = divmod(node, self._columns)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                if abs(dx) + abs(dy) not in (1, 3) and (abs(dx), abs(dy)) != (1, 1):
                    continue
                if 0 <= row + dy < self._rows and 0 <= column + dx < self._columns:
                    yield node + dy * self._columns + dx, (dx * dx + dy * dy) ** 0.5

    def _course(self, came: dict[int, int], start: Point, goal: Point) -> list[Point]:
        nodes = [self._node(goal)]
        while came[nodes[-1]] != nodes[-1]:
            nodes.append(came[nodes[-1]])
        inner = [(node % self._columns * STEP, node // self._columns * STEP) for node in reversed(nodes)]
        line = LineString([start, *inner[1:-1], goal]).simplify(14.0)
        return smooth([(x, y) for x, y in line.coords], 3)
