"""Numbers of the simplified game, its map, and the codes of its notation (L1, P1-P3, P7)."""

from __future__ import annotations

from importlib.resources import files

from furyqt.rules.core.atlas import load_atlas
from furyqt.rules.mechanisms.europe import NAMES

START_SCORE = 366
PAR = 290
"""The usual score at the end between strong computers; see docs/strength.md."""
TURN_COST = 1
DEATH_COST = 6
MATURED_COST = 13
START_BLOOD = 40
BLOOD_PER_MEETING = 10
BLOOD_PER_SEA = 2
BLOOD_IN_CASTLE = 10
FULL_LIFE = 9
LIFE_PER_TRAP = 2
LIFE_PER_MEETING = 4
LIFE_PER_REST = 3
TRAIL = 6
MOST_ENCOUNTERS = 3
VAMPIRE_ROUNDS = 13
MOST_HOPS = 3

TRAIL_BITS = (1 << TRAIL) - 1
OLDEST_BIT = 1 << (TRAIL - 1)

HUNTERS, DRACULA = 0, 1
GODALMING, SEWARD, VAN_HELSING, HARKER = FIGURES = range(4)
DRACULA_FIGURE = 4
"""Dracula's number in the order of turns (L2.1)."""
LETTERS = "GSHMD"

ATLAS = load_atlas(files("furyqt.rules.lite") / "places.csv", files("furyqt.rules.lite") / "links.csv", NAMES)
PLACES = range(len(ATLAS.places))
SEAS = ATLAS.indices("sea")
CASTLE = ATLAS.index["CD"]
HOSPITAL = ATLAS.index["JM"]
NOWHERE = -1

HIDE = len(PLACES)
DOUBLE_BACKS = range(HIDE + 1, HIDE + 6)
TELEPORT = HIDE + 6
UNKNOWN_CITY = HIDE + 7
UNKNOWN_SEA = HIDE + 8
UNKNOWN = (UNKNOWN_CITY, UNKNOWN_SEA)
CODES = (*(place.code for place in ATLAS.places), "HI", "D1", "D2", "D3", "D4", "D5", "TP", "C?", "S?")
"""The codes of Dracula's moves; a move is an index here, and a place's index is the LOCATION move to it."""
NUMBERS = {code: number for number, code in enumerate(CODES)}

ROADS = ATLAS.neighbours("road")
BOATS = ATLAS.neighbours("boat")
STEPS_APART = ATLAS.distances("road", "boat")
"""STEPS_APART[a][b]: the number of moves by road or sea between two places."""
RAILS = tuple(ATLAS.within(hops, "rail") for hops in range(MOST_HOPS + 1))
"""RAILS[k][place]: the cities at most k rail hops away, including the place itself (L4.3)."""
REACH = tuple(tuple(tuple(sorted({p, *ROADS[p], *BOATS[p], *rails[p]})) for p in PLACES) for rails in RAILS)
"""REACH[k][place]: the places where a hunter with k rail hops can end his move (L4.1-L4.3)."""
LINKED = tuple(frozenset({p, *ROADS[p], *BOATS[p]}) for p in PLACES)
WALKS = tuple(tuple(sorted(LINKED[p] - {HOSPITAL})) for p in PLACES)
"""WALKS[place]: the places a LOCATION move may name from here, this one included (L6.3)."""


def rail_hops(round_: int, hunter: int) -> int:
    """Return the number of a hunter's rail hops in a round (L1.17)."""
    return (round_ + hunter) % (MOST_HOPS + 1)
