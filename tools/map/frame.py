"""The sheet: the drawn part of the Earth, and the projection of longitude and latitude to a point."""

import itertools
import math
from collections.abc import Iterable

import pyproj
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import transform

WIDTH = 4000.0
MARGIN_KM = {"west": 240.0, "east": 240.0, "north": 240.0, "south": 195.0}

# Equal areas, centered between Munich and Milan, so that shapes look familiar from Galway to Constanta.
_PROJECTION = pyproj.Transformer.from_crs(
    "EPSG:4326", "+proj=laea +lat_0=47 +lon_0=9.5 +ellps=GRS80 +units=m", always_xy=True
)

Point = tuple[float, float]


class Sheet:
    """A rectangle WIDTH units wide, y down, around the given longitudes and latitudes with a margin."""

    def __init__(self, points: Iterable[Point]) -> None:
        projected = [_PROJECTION.transform(*point) for point in points]
        xs, ys = [p[0] for p in projected], [p[1] for p in projected]
        self._west = min(xs) - MARGIN_KM["west"] * 1000
        self._north = max(ys) + MARGIN_KM["north"] * 1000
        east = max(xs) + MARGIN_KM["east"] * 1000
        south = min(ys) - MARGIN_KM["south"] * 1000
        self._scale = WIDTH / (east - self._west)
        self.width = WIDTH
        self.height = float(math.ceil((self._north - south) * self._scale))
        self.frame: Polygon = box(0, 0, self.width, self.height)

    def point(self, lon: float, lat: float) -> Point:
        """Project a longitude and latitude in degrees."""
        x, y = _PROJECTION.transform(lon, lat)
        return (x - self._west) * self._scale, (self._north - y) * self._scale

    def shape(self, geometry: BaseGeometry) -> BaseGeometry:
        """Project a geometry in degrees (not yet cut to the frame)."""
        return transform(lambda x, y: self.point(x, y), geometry)


def smooth(points: list[Point], rounds: int = 1, closed: bool = False) -> list[Point]:
    """Cut the corners (Chaikin) of a line, which keeps its ends, or of a ring."""
    for _ in range(rounds):
        nodes = [*points, points[0]] if closed and points[0] != points[-1] else points
        cut: list[Point] = []
        for (ax, ay), (bx, by) in itertools.pairwise(nodes):
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        points = [*cut, cut[0]] if closed else [nodes[0], *cut, nodes[-1]]
    return points
