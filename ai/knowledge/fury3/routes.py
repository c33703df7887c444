"""The days that hunters need with their tickets, and how they share out places that are to be searched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ai.knowledge.fury3.ways import FAR
from furyqt.rules.fury3.decks import TICKETS
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.rail import rail_targets, road_targets
from furyqt.rules.fury3.steps.travel.travel import sea_targets
from furyqt.rules.fury3.tables import DOOR, PLACES

Tickets = tuple[int, ...]
Days = Sequence[int]
"""The days to each place; FAR for one that cannot be reached."""


class Route(NamedTuple):
    """Cities that a hunter can visit on the next days, and what is expected there."""

    cities: tuple[int, ...]
    found: float


class Tasks(NamedTuple):
    """Places that several hunters search one after another; the more and the sooner, the greater."""

    sites: int
    """The number of all places."""
    soon: tuple[int, int]
    """The day of the last search, and the sum of the last days of all hunters, both negative."""
    places: tuple[tuple[int, ...], ...]
    """The places of each hunter."""

    @property
    def last(self) -> int:
        """The day of the last search."""
        return -self.soon[0]


class HunterRoutes:
    """The ways of hunters in one position, with its fog, its roadblocks and its closed places."""

    def __init__(self, position: Fury3State) -> None:
        self._position = position
        self.steps = cache(self._steps)
        self.days = cache(self._days)

    def _steps(self, place: int, tickets: Tickets) -> frozenset[tuple[int, Tickets]]:
        """Return where a hunter can be a day later, with the tickets that are left then."""
        chapter = self._position.chapter
        near = {DOOR.get(place, place)}
        near.update(() if "road" in chapter.forbid else road_targets(self._position, place))
        near.update(() if "sea" in chapter.forbid else sea_targets(self._position, place))
        found = {(to, tickets) for to in near}
        for ticket in set(tickets):
            kept = list(tickets)
            kept.remove(ticket)
            rides = rail_targets(self._position, place, *TICKETS[ticket])
            found.update((to, tuple(kept)) for to in rides if to not in near)
        return frozenset((to, left) for to, left in found if to not in chapter.closed)

    def _days(self, place: int, tickets: Tickets) -> Days:
        """Return the days that a hunter with these tickets needs to each place."""
        found = [FAR] * len(PLACES)
        found[place] = 0
        edge = {(place, tickets)}
        seen = set(edge)
        for day in range(1, FAR):
            edge = {step for here, held in edge for step in self.steps(here, held)} - seen
            if not edge:
                break
            seen |= edge
            for to, _ in edge:
                found[to] = min(found[to], day)
        return found

    def best(self, place: int, tickets: Tickets, chances: Mapping[int, float], days: int) -> Route:
        """Return the route of so many days, the first in this place, that finds most.

        `chances` are those of finding something in each city; it is found there only once.
        """
        there = chances.get(place, 0.0)
        found = Route((place,) if there else (), there)
        if days <= 1:
            return found
        left = {city: chance for city, chance in chances.items() if city != place}
        best = found
        for to, held in sorted(self.steps(place, tickets)):
            onward = self.best(to, held, left, days - 1)
            if there + onward.found > best.found + LEAST_MORE:
                best = Route((*found.cities, *onward.cities), there + onward.found)
        return best


LEAST_MORE = 1e-6
"""The least gain of another route."""
_Partial = dict[tuple[int, int], tuple[int, tuple[int, ...]]]
"""(set of sites, last site) -> (day, order)."""


def shared_out(
    sites: Sequence[int], first: Sequence[Days], between: Callable[[int], Days], days: int
) -> Tasks:
    """Return how hunters search most of the sites within these days, and as many as that soonest.

    `first` has the days of each hunter to the first place, `between` the days from one to the next.
    """
    rows = [between(site) for site in sites]
    legs = [[row[to] for to in sites] for row in rows]
    team: dict[int, Tasks] = {0: Tasks(0, (0, 0), ())}
    for row in first:
        own = _finished([row[site] for site in sites], legs, days)
        grown: dict[int, Tasks] = {}
        for done, tasks in team.items():
            for mask, (last, order) in own.items():
                if not mask & done:
                    places = (*tasks.places, tuple(sites[at] for at in order))
                    soon = (min(tasks.soon[0], -last), tasks.soon[1] - last)
                    found = Tasks(tasks.sites + len(order), soon, places)
                    grown[done | mask] = max(found, grown.get(done | mask, found))
        team = grown
    return max(team.values())


def _finished(first: Days, legs: Sequence[Days], days: int) -> dict[int, tuple[int, tuple[int, ...]]]:
    """Return for each set of sites that one hunter can search in time the day of the last, and the order."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    edge: _Partial = {(1 << at, at): (day, (at,)) for at, day in enumerate(first) if day <= days}
    while edge:
        grown: _Partial = {}
        for (mask, here), (day, order) in edge.items():
            found[mask] = min((day, order), found.get(mask, (day, order)))
            for at, leg in enumerate(legs[here]):
                if not mask & 1 << at and day + leg <= days:
                    one, key = (day + leg, (*order, at)), (mask | 1 << at, at)
                    grown[key] = min(one, grown.get(key, one))
        edge = grown
    return found
