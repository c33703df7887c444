"""The distances between places for hunters."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from furyqt.rules.fury3.tables import CITIES, DOOR, PLACES, RAILS, ROADS, SAILS, SEAS

FAR = 20
"""The distance between places that no way joins."""
TICKET = 2
"""The number of railways that a hunter is assumed to ride in one day."""


def _rides(place: int, closed: frozenset[int]) -> set[int]:
    found, edge = {place}, {place}
    for _ in range(TICKET):
        edge = {to for city in edge for to, _, _ in RAILS[city]} - found - closed
        found |= edge
    return found


def _distances(steps: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Calculate the distances by breadth-first search from every place."""
    ways = [tuple(row) for row in steps]
    table = []
    for start in PLACES:
        far = [FAR] * len(PLACES)
        far[start], edge = 0, [start]
        while edge:
            following = []
            for place in edge:
                for to in ways[place]:
                    if far[to] == FAR and to != start:
                        far[to] = far[place] + 1
                        following.append(to)
            edge = following
        table.append(tuple(far))
    return tuple(table)


@lru_cache(maxsize=16)
def days_away(closed: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the days that a hunter with tickets needs from place to place, if some places are closed."""
    shut = frozenset(closed)
    return _distances(_one_day(place, shut) | _rides(place, shut) for place in PLACES)


@lru_cache(maxsize=16)
def days_without_tickets(closed: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the days that a hunter needs by road and sea, if some places are closed."""
    return _distances(_one_day(place, frozenset(closed)) for place in PLACES)


def _one_day(place: int, shut: frozenset[int]) -> set[int]:
    """Return the places a road or a sea step away; a hospital is left by its door."""
    door = {DOOR[place]} if place in DOOR else set()
    return ({*ROADS[place], *SAILS[place]} - shut) | door


DAYS_AWAY = days_away(())
"""DAYS_AWAY[from][to]: the days that a hunter with tickets needs."""
PORTS_OF = tuple(tuple(port for port in SAILS[place] if port in CITIES) for place in PLACES)
"""PORTS_OF[sea]: the ports of a sea zone."""
CATCH_DAYS = tuple(
    tuple(
        min(DAYS_AWAY[place][port] for port in PORTS_OF[goal]) if goal in SEAS else DAYS_AWAY[place][goal]
        for place in PLACES
    )
    for goal in PLACES
)
"""CATCH_DAYS[goal][from]: the days to where a Dracula in this place can be met.

At sea no hunter finds him: he can be met in the ports where he may land.
"""
