"""Land, its coastline at several levels of detail, and water lines around it."""

import math
from collections.abc import Iterator

from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from tools.map.frame import Sheet, smooth

# name: (simplification tolerance, smallest island's area, rounds of smoothing, tiles across, tiles down)
LEVELS = {
    "fine": (0.0, 12.0, 1, 10, 6),
    "medium": (2.5, 60.0, 0, 5, 3),
    "coarse": (6.0, 200.0, 0, 2, 1),
}
OVERLAP = 12.0  # tiles overlap, so that no seam is visible
WATER_LINES = (9.0, 20.0, 34.0, 51.0)


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    """Return the polygons of a geometry in a fixed order, so that the output never depends on hashes."""
    parts = [geometry] if isinstance(geometry, Polygon) else list(getattr(geometry, "geoms", []))
    found = [part for part in parts if isinstance(part, Polygon) and not part.is_empty]
    for part in parts:
        if isinstance(part, MultiPolygon):
            found.extend(polygons(part))
    return sorted(found, key=lambda polygon: polygon.bounds)


def lines(geometry: BaseGeometry) -> list[LineString]:
    """Return the lines of a geometry in a fixed order, joined where ends meet."""
    if geometry.is_empty:
        return []
    merged = geometry if isinstance(geometry, LineString) else linemerge(geometry)
    parts = [merged] if isinstance(merged, LineString) else list(getattr(merged, "geoms", []))
    return sorted(
        (part for part in parts if isinstance(part, LineString)), key=lambda line: tuple(line.coords[0])
    )


def level(land: BaseGeometry, tolerance: float, smallest: float, rounds: int) -> BaseGeometry:
    """Simplify the land to a tolerance, without small islands, and cut its corners."""
    kept = [p for p in polygons(land.simplify(tolerance)) if p.area >= smallest]
    if rounds:
        kept = [
            Polygon(
                smooth(list(p.exterior.coords)[:-1], rounds, closed=True), [r.coords for r in p.interiors]
            )
            for p in kept
        ]
    return unary_union([p.buffer(0) for p in kept])


def tiles(sheet: Sheet, across: int, down: int) -> Iterator[Polygon]:
    """Cut the sheet into a grid, row by row."""
    wide, high = sheet.width / across, sheet.height / down
    for row in range(down):
        for column in range(across):
            yield box(column * wide, row * high, (column + 1) * wide, (row + 1) * high)


def tiled_level(sheet: Sheet, land: BaseGeometry, name: str) -> list[dict[str, list[list[float]]]]:
    """Return the tiles of one level: rings to fill and coast lines to stroke."""
    tolerance, smallest, rounds, across, down = LEVELS[name]
    shape = level(land, tolerance, smallest, rounds)
    coast = shape.boundary
    found = []
    for cell in tiles(sheet, across, down):
        body = shape.intersection(cell.buffer(OVERLAP, join_style="mitre")).intersection(sheet.frame)
        rings = [ring for p in polygons(body) for ring in (p.exterior, *p.interiors)]
        strokes = lines(coast.intersection(cell))
        found.append({"fill": [flat(r.coords) for r in rings], "coast": [flat(s.coords) for s in strokes]})
    return found


def water_lines(sheet: Sheet, land: BaseGeometry) -> list[list[list[float]]]:
    """Return lines around the coast at growing distances, as on an engraved chart."""
    body = level(land, 2.0, 60.0, 0)
    found = []
    for distance in WATER_LINES:
        grown = body.buffer(distance, quad_segs=4).simplify(0.4 + distance / 28)
        rings = [ring for p in polygons(grown) for ring in (p.exterior, *p.interiors)]
        rings = [ring for ring in rings if ring.length > 150]
        strokes = [
            part for ring in rings for part in lines(LineString(ring.coords).intersection(sheet.frame))
        ]
        found.append([flat(stroke.coords, 0) for stroke in strokes])
    return found


def flat(points: object, digits: int = 1) -> list[float]:
    """Flatten points to x, y, x, y, ..., rounded."""
    numbers: list[float] = []
    for x, y in points:  # type: ignore[attr-defined]
        numbers += [_short(x, digits), _short(y, digits)]
    return numbers


def _short(number: float, digits: int) -> float:
    rounded = round(number, digits)
    return int(rounded) if math.isclose(rounded, int(rounded)) else rounded
