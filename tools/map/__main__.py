"""Draw resources/map/europe.json, the map of the table, from land.geojson, places.csv and sea_lanes.csv.

Run `python -m tools.map`; this needs shapely, pyproj and numpy and always writes the same bytes.
"""

import csv
import json
from pathlib import Path

from shapely.geometry import LineString, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.map.coast import LEVELS, flat, level, polygons, tiled_level, water_lines
from tools.map.frame import Point, Sheet
from tools.map.hills import peaks
from tools.map.placing import label_sides, spread
from tools.map.seas import Lanes, zones

HERE = Path(__file__).resolve().parent
SHEET = HERE.parents[1] / "resources" / "map" / "europe.json"
SEAS = {
    "adriatic_sea", "atlantic_ocean", "bay_of_biscay", "black_sea", "english_channel", "ionian_sea",
    "irish_sea", "mediterranean_sea", "north_atlantic", "north_sea", "south_atlantic", "tyrrhenian_sea",
}  # fmt: skip
# Positions that differ from the table of places: room for the name of the zone, away from the lanes.
SPOTS = {
    "atlantic_ocean": (-11.2, 47.6),
    "north_atlantic": (-11.0, 49.6),
    "south_atlantic": (-11.2, 42.0),
    "mediterranean_sea": (4.0, 39.2),
    "ionian_sea": (18.6, 37.3),
    "black_sea": (31.2, 42.75),
    "english_channel": (-2.2, 49.95),
    "irish_sea": (-4.9, 53.6),
}
TWINS = {"nuremburg": "nuremberg"}  # two spellings of one city
# A hospital is beside its city, off the roads: city, offset right, offset down, side of the name.
HOSPITALS = {
    "hospital_budapest": ("budapest", 27.4, -75.2, "e"),
    "hospital_madrid": ("madrid", -61.3, -51.4, "w"),
    "hospital_rome": ("rome", 51.4, -61.3, "e"),
}


def build() -> dict[str, object]:
    """Return the whole sheet as plain values."""
    degrees = read_places()
    sheet = Sheet(degrees.values())
    land = read_land(sheet)
    spots = place_spots(sheet, degrees, land)
    areas, borders = zones(sheet, land, {key: spots[key] for key in sorted(SEAS)})
    sides = label_sides({k: v for k, v in spots.items() if k not in TWINS}, (sheet.width, sheet.height), land)
    return {
        "size": [sheet.width, sheet.height],
        "land": {name: tiled_level(sheet, land, name) for name in LEVELS},
        "water_lines": water_lines(sheet, land),
        "graticule": graticule(sheet),
        "peaks": peaks(sheet, land, [at for key, at in spots.items() if key not in SEAS]),
        "seas": {key: [flat(p.exterior.coords) for p in polygons(area)] for key, area in areas.items()},
        "sea_borders": {name: [flat(line.coords, 0) for line in found] for name, found in borders.items()},
        "lanes": lanes(sheet, land, spots),
        "places": dict(sorted((places(spots, sides) | hospitals(spots)).items())),
    }


def read_places() -> dict[str, Point]:
    """Return the longitude and latitude of every place."""
    with (HERE / "places.csv").open(encoding="utf-8") as file:
        found = {row["id"]: (float(row["lon"]), float(row["lat"])) for row in csv.DictReader(file)}
    return found | SPOTS


def read_land(sheet: Sheet) -> BaseGeometry:
    """Return all land within the frame and slightly beyond."""
    source = json.loads((HERE / "land.geojson").read_text(encoding="utf-8"))
    projected = [sheet.shape(shape(feature["geometry"])) for feature in source["features"]]
    beyond = sheet.frame.buffer(80, join_style="mitre")
    return unary_union([part.buffer(0) for part in projected]).intersection(beyond)


def place_spots(sheet: Sheet, degrees: dict[str, Point], land: BaseGeometry) -> dict[str, Point]:
    """Position every place on the sheet; the two spellings of a city share a position."""
    raw = {key: sheet.point(*at) for key, at in degrees.items()}
    spots = spread(raw, SEAS, set(TWINS), level(land, 0.5, 12, 0))
    return spots | {twin: spots[key] for twin, key in TWINS.items()}


def places(spots: dict[str, Point], sides: dict[str, str]) -> dict[str, list[float | str]]:
    """Return every place with the side of its name."""
    return {key: [*at, sides[TWINS.get(key, key)]] for key, at in spots.items()}


def hospitals(spots: dict[str, Point]) -> dict[str, list[float | str]]:
    """Position the hospitals beside their cities, after all other places."""
    return {
        key: [round(spots[city][0] + right, 1), round(spots[city][1] + down, 1), side]
        for key, (city, right, down, side) in HOSPITALS.items()
    }


def lanes(sheet: Sheet, land: BaseGeometry, spots: dict[str, Point]) -> dict[str, list[float]]:
    """Return the course of every ship in any game, by "sea|place"."""
    with (HERE / "sea_lanes.csv").open(encoding="utf-8") as file:
        pairs = [(row["sea"], row["place"]) for row in csv.DictReader(file)]
    chart = Lanes(sheet, land)
    found: dict[str, list[float]] = {}
    for sea in sorted({sea for sea, _ in pairs}):
        goals = {place: spots[place] for start, place in pairs if start == sea}
        found |= {
            f"{sea}|{goal}": flat(course, 0) for goal, course in chart.courses(spots[sea], goals).items()
        }
    return found


def graticule(sheet: Sheet) -> list[list[float]]:
    """Meridians and parallels every five degrees."""
    meridians = [[(lon, lat) for lat in range(30, 67)] for lon in range(-35, 56, 5)]
    parallels = [[(lon, lat) for lon in range(-35, 57, 2)] for lat in range(30, 66, 5)]
    found = []
    for line in meridians + parallels:
        drawn = LineString([sheet.point(*p) for p in line]).intersection(sheet.frame)
        if isinstance(drawn, LineString) and not drawn.is_empty:
            found.append(flat(drawn.simplify(0.8).coords))
    return found


if __name__ == "__main__":
    SHEET.write_text(json.dumps(build(), separators=(",", ":")) + "\n", encoding="utf-8")
