"""Numbers, cards and places of the third edition (R1, R4, R10, R12)."""

from __future__ import annotations

from enum import IntEnum
from importlib.resources import files

import networkx as nx

from furyqt.rules.core.atlas import load_atlas
from furyqt.rules.core.reading import packaged_rows
from furyqt.rules.mechanisms.europe import NAMES

_HERE = files("furyqt.rules.fury3")

# ------------------------------------------------------------------------------------------------ the figures

HUNTERS, DRACULA = 0, 1
"""The two players (R1.2)."""
GODALMING, SEWARD, VAN_HELSING, MINA = FIGURES = range(4)
"""The hunters in activation order (R3.7)."""
DRACULA_FIGURE = 4
"""Dracula's number in place of a hunter's number."""
FIGURE_IDS = ("godalming", "seward", "helsing", "mina", "dracula")

HEALTH = (11, 9, 8, 9)
BITE_SPACES = (1, 1, 2, 0)
"""Free spaces for bite tokens; Mina's one bite is printed (R11.2, R11.6)."""
ITEM_LIMIT = EVENT_LIMIT = (3, 4, 3, 3)
TICKET_LIMIT = 2
DRACULA_HEALTH = 15
DRACULA_EVENT_LIMIT = 4
ENCOUNTER_HAND = 5
MOST_INFLUENCE = 13
TRAIL = 6
LAIRS = 3
MOST_DESPAIR = 3
MOST_COMBAT_CARDS = 6
COMBAT_HAND = 5
DAYS = 7

FOG_TOKENS, STORM_TOKENS, ROADBLOCK_TOKENS, BATS_TOKENS, HOST_TOKENS, RUMOR_TOKENS = 4, 6, 8, 2, 3, 4

# ---------------------------------------------------------------------------------------------------- places

NOWHERE = -1
LAND_BACK, SEA_BACK = -2, -3
"""The back of a facedown location card; Hide has a land back too (R6.4, R7.1)."""

ATLAS = load_atlas(_HERE / "places.csv", _HERE / "links.csv", NAMES)
PLACES = range(len(ATLAS.places))
SEAS = ATLAS.indices("sea")
LARGE = ATLAS.indices("large")
CASTLE = ATLAS.index["CD"]
HOSPITALS = ATLAS.indices("hospital")
CITIES = frozenset(PLACES) - SEAS - HOSPITALS
"""Large and small cities and Castle Dracula."""
TOWNS = CITIES - {CASTLE}
ROADS = ATLAS.neighbours("road")
SAILS = ATLAS.neighbours("boat")
"""For a port its sea zones, for a sea zone its ports and the sea zones that border on it (R4.2)."""
PORTS = frozenset(place for place in TOWNS if SAILS[place])
WALKS = tuple(tuple(sorted({*ROADS[p], *SAILS[p]})) for p in PLACES)
"""WALKS[place]: the places of Dracula's next location card, one road or one sea step away (R6.2)."""
DOOR = {door.a if door.a in HOSPITALS else door.b: door.b if door.a in HOSPITALS else door.a
        for door in ATLAS.links if door.kind == "door"}  # fmt: skip
"""From a hospital to its city (R4.5)."""
WITHIN_ROADS = tuple(ATLAS.within(hops, "road", itself=False) for hops in range(4))
"""WITHIN_ROADS[n][place]: the cities one to n roads away."""
ROADS_APART = ATLAS.distances("road")
"""ROADS_APART[a][b]: the number of roads between two places; -1 if no roads lead there."""
STEPS_APART = ATLAS.distances("road", "boat")
"""The same for moves by road or sea."""
ROAD_LINK = {frozenset((way.a, way.b)): n for n, way in enumerate(ATLAS.links) if way.kind == "road"}
"""The number (in ATLAS.links) of the road between two adjacent cities."""
RAIL_KINDS = ("rail_white", "rail_yellow")
BLOCKABLE = tuple(n for n, way in enumerate(ATLAS.links) if way.kind in ("road", *RAIL_KINDS))
"""The numbers (in ATLAS.links) of the lines that can take a roadblock (R9.5)."""
RAILS = tuple(
    tuple(
        (way.b if way.a == place else way.a, number, way.kind == "rail_yellow")
        for number, way in enumerate(ATLAS.links)
        if way.kind in RAIL_KINDS and place in (way.a, way.b)
    )
    for place in PLACES
)
"""RAILS[place]: (city, number in ATLAS.links, whether it is yellow) of each railway there."""


class Region(IntEnum):
    """The seven regions (R4.3)."""

    BRITANNIA = 0
    GALLIA = 1
    IBERIA = 2
    GERMANIA = 3
    ITALIA = 4
    AUSTRO_HUNGARY = 5
    BALKANS = 6


def _regions() -> tuple[int, ...]:
    rows = packaged_rows(_HERE / "places.csv")
    return tuple(Region[row["region"].upper()] if row["region"] else NOWHERE for row in rows)


REGION = _regions()
"""The region of each place; NOWHERE for sea zones and hospitals."""


def _nearest_hospitals() -> tuple[tuple[int, ...], ...]:
    """Return for each place the nearest hospitals by road; all of them if no road leads there (R11.4,
    R15.10).
    """
    graph = ATLAS.graph("road")
    rows = []
    for place in PLACES:
        far = nx.single_source_shortest_path_length(graph, place)
        near = min((far[city] for city in DOOR.values() if city in far), default=None)
        rows.append(tuple(sorted(h for h, city in DOOR.items() if near is None or far.get(city) == near)))
    return tuple(rows)


NEAREST_HOSPITALS = _nearest_hospitals()
STARTS = tuple(ATLAS.index[key] for key in ("constanta", "marseilles", "amsterdam", "brussels"))
"""The hunters' starts of the first game (R1.8)."""
UNHOLY = frozenset({CASTLE, ATLAS.index["galatz"], ATLAS.index["klausenburg"]})
"""Places that cannot have consecrated ground or a heavenly host."""
