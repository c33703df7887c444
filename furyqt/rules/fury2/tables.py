"""Numbers and places of the second edition (R1, R3, R4, R11, R12, R16)."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

from furyqt.rules.core.atlas import Atlas, Rows, load_atlas
from furyqt.rules.core.reading import packaged_rows
from furyqt.rules.mechanisms.europe import NAMES

_HERE = files("furyqt.rules.fury2")

# ------------------------------------------------------------------------------------------------ the figures

HUNTERS, DRACULA = 0, 1
"""The two players; the Servant is a figure of Dracula's player."""
GODALMING, SEWARD, VAN_HELSING, MINA = FIGURES = range(4)
"""The hunters in turn order (R1.4)."""
DRACULA_FIGURE, SERVANT_FIGURE = 4, 5
"""The numbers of Dracula and the Servant in place of a hunter's number."""
FIGURE_IDS = ("godalming", "seward", "helsing", "mina", "dracula", "servant")

HEALTH = (12, 10, 8, 8)
BITE_SPACES = (1, 1, 2, 1)
"""Bites a hunter survives (R11.1); Mina's one is filled from the start."""
OWN_BITES = (0, 0, 0, 1)
"""Bites that are never cured."""
EXTRA_CARDS = (0, 1, 0, 0)
"""Cards, items or events, that a hunter may hold above the limits (R12.3)."""
EVENT_LIMIT = 3
DRACULA_EVENT_LIMIT, HILDESHEIM_EVENT_LIMIT = 4, 6
ENCOUNTER_HAND, BRIDES_ENCOUNTER_HAND = 5, 7
MOST_BLOOD = 15
RED_MARK = 5
"""The red marks of the blood track are its multiples (C6)."""
MOST_VAMPIRES = 6
HANDICAPS = {"hunters": (12, 0), "hunters_twice": (9, 0), "dracula": (15, 1), "dracula_twice": (15, 2)}
"""Dracula's blood and the vampire track at the start, by the option `handicap`."""
DEFEAT_VAMPIRES = 2
MOST_RESOLVE = 6
TRAIL = 6
CATACOMBS = 3
CATACOMB_TILES = 2
LIVES = 3

DAWN, NOON, DUSK, TWILIGHT, MIDNIGHT, SMALL_HOURS = TIMES = range(6)
"""The steps of the time track; the last three are night (R3.1)."""

TRAIN_FACES = ("X", "0", "1", "2", "3", "2/3")
"""The faces of the train die (R4.3)."""

# ---------------------------------------------------------------------------------------------------- places

NOWHERE = -1
CITY_BACK, SEA_BACK = -2, -3
"""The back of a facedown location card; Hide has the back of a city (R5.5)."""

ATLAS = load_atlas(_HERE / "places.csv", _HERE / "links.csv", NAMES)
PLACES = range(len(ATLAS.places))
SEAS = ATLAS.indices("sea")
LARGE = ATLAS.indices("large")
SMALL = ATLAS.indices("small")
TOWNS = LARGE | SMALL
"""All cities except Castle Dracula."""
CASTLE = ATLAS.index["CD"]
HOSPITAL = ATLAS.index["JM"]
CITIES = TOWNS | {CASTLE}
GALATZ, KLAUSENBURG = ATLAS.index["GA"], ATLAS.index["KL"]
UNHOLY = frozenset({CASTLE, GALATZ, KLAUSENBURG})
"""Places that cannot become Consecrated Ground (R14.5)."""


def _east() -> frozenset[int]:
    rows = packaged_rows(_HERE / "places.csv")
    return frozenset(place for place, row in enumerate(rows) if row["side"] == "east")


EAST = _east()
"""The places in the east (R4.4, R9.6)."""
ROADS = ATLAS.neighbours("road")
RAILS = ATLAS.neighbours("rail")
WITHIN_TWO_ROADS = ATLAS.within(2, "road", itself=False)
ROADS_APART = ATLAS.distances("road")
"""ROADS_APART[a][b]: the number of roads between two places; -1 if no roads lead there."""
LINK = {
    (kind, frozenset((way.a, way.b))): number
    for kind in ("road", "rail")
    for number, way in enumerate(ATLAS.links)
    if way.kind == kind
}
"""The number (in ATLAS.links) of the road or railway between two places."""
BLOCKABLE = tuple(number for number, way in enumerate(ATLAS.links) if way.kind != "boat")
"""The links that can take the Roadblock marker."""


def _without_strait() -> Atlas:
    """Return the map without the sea lane between Atlantic Ocean and North Sea (GAPS G3.2)."""
    strait = {ATLAS.index["AO"], ATLAS.index["NS"]}
    return replace(ATLAS, links=tuple(link for link in ATLAS.links if {link.a, link.b} != strait))


SPLIT_ATLAS = _without_strait()
SAILS: dict[str, Rows] = {"joined": ATLAS.neighbours("boat"), "apart": SPLIT_ATLAS.neighbours("boat")}
"""By the option `north_sea`: for a port its sea zones, for a sea zone its ports and the zones next to it."""
PORTS = frozenset(place for place in CITIES if SAILS["joined"][place])
STARTS = tuple(sorted(TOWNS))
"""The cities where hunters and Dracula may start (R1.9, R1.10)."""
