"""The expected turns between places for hunters, who roll for the train."""

from __future__ import annotations

import numpy as np

from furyqt.rules.fury2.tables import HOSPITAL, PLACES, RAILS, ROADS, SAILS

FAR = 20.0
"""The distance between places that no way joins."""
RIDES = (1.3, 1.6)
"""The turns for a journey by one and by two railways: the die may send a hunter nowhere."""
LEFT = 0.2
"""Added for leaving the hospital, where nothing else is to be had."""


def _rails(place: int, most: int) -> set[int]:
    found = {place}
    for _ in range(most):
        found |= {to for city in found for to in RAILS[city]}
    return found - {place}


BY_RAIL = tuple(tuple(sorted(_rails(place, 2))) for place in PLACES)
"""BY_RAIL[place]: the cities that two railways reach."""


VOYAGE = 4
"""The sea moves that Excellent Weather allows."""


def _sails(place: int) -> set[int]:
    found = {place}
    for _ in range(VOYAGE):
        found |= {to for at in found for to in SAILS["joined"][at]}
    return found - {place}


BY_SEA = tuple(tuple(sorted(_sails(place))) for place in PLACES)
"""BY_SEA[place]: the places that Excellent Weather reaches."""


def _turns() -> tuple[tuple[float, ...], ...]:
    """Calculate the shortest ways between all places (Floyd and Warshall)."""
    table = np.full((len(PLACES), len(PLACES)), FAR)
    for place in PLACES:
        for rides in (2, 1):
            table[place, list(_rails(place, rides))] = RIDES[rides - 1]
        for to in (*ROADS[place], *SAILS["joined"][place]):
            table[place, to] = 1.0 + LEFT * (place == HOSPITAL)
        table[place, place] = 0.0
    for middle in PLACES:
        np.minimum(table, table[:, middle : middle + 1] + table[middle], out=table)
    return tuple(map(tuple, table.tolist()))


TURNS_AWAY = _turns()
"""TURNS_AWAY[from][to]: the turns that a hunter is expected to need."""
TURNS_TO: tuple[tuple[float, ...], ...] = tuple(zip(*TURNS_AWAY, strict=True))
"""TURNS_TO[to][from]: the same."""
