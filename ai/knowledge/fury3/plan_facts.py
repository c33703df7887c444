"""The facts about what hunters can do on the next days: who searches what, and how near all of them are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce

from ai.knowledge.fury.teamwork import closing_in, mean_way
from ai.knowledge.fury3.routes import Days, HunterRoutes, Tickets, shared_out
from ai.knowledge.fury3.sheet_facts import NAMES
from ai.reasons import ActionFact
from furyqt.rules.core.enumeration import EMPTY, enumerated
from furyqt.rules.core.numerals import decimal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.chapters.overlay import present
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.words import FIGURE_NAMES

N_ = Texts("fury3.aims")

Draws = Sequence[tuple[Tickets, float]]
"""The tickets that a hunter may have, with their chances."""
MOST_DAYS = 3
"""The days of a route, with today."""
MOST_NAMED = 4
"""Of more sites it is not told who searches which."""
LEAST_FOUND = 0.25
"""A route that finds less on average is not worth a sentence."""
NOTICED = 0.15
"""A difference of this many hideouts on average is noticed."""

_ROUTE = N_("The best route from there, {cities}, finds {found} hideouts on average by day {day}.")
_ROUTE_HERE = N_("The best route from here, {cities}, finds {found} hideouts on average by day {day}.")
_LESS_FOUND = N_("with choice {rival} a route finds more hideouts ({other} instead of {own} on average)")
_ALL_BY = N_("All {sites} cities that may hide a box can then be searched by day {day} ({tasks}).")
_BOTH_BY = N_("Both cities that may hide a box can then be searched by day {day} ({tasks}).")
_ALL_BY_ONLY = N_("All {sites} cities that may hide a box can then be searched by day {day}.")
_SOME = N_("In the days that are left, {some} of the {sites} cities that may hide a box can be searched.")
_TASK = N_("{hunter}: {places}")
_NEXT_TASK = N_("{some}; {next}")
_THEN = N_("{some}, then {next}")
_DAY = N_("day {day}")
_LATER = N_("with choice {rival} all cities that may hide a box can be searched earlier ({other})")
_FEWER = N_("with choice {rival} more cities that may hide a box can be searched in time")


def _in_turn(places: Iterable[int]) -> Text:
    """Return places in the order in which they are searched."""
    return reduce(lambda some, place: _THEN.fill(some=some, next=place), (NAMES[one] for one in places))


def _joined(tasks: Sequence[Text]) -> Text:
    """Return the tasks of all hunters as one text."""
    return reduce(lambda some, task: _NEXT_TASK.fill(some=some, next=task), tasks) if tasks else EMPTY


class Plans:
    """The possible actions of hunters on the next days, in one observation."""

    def __init__(self, seen: Fury3Observation) -> None:
        self._seen, self._routes = seen, HunterRoutes(seen.position)

    def closer(self, hunter: int, place: int, draws: Draws, chances: Mapping[int, float]) -> ActionFact:
        """Return how near the nearest hunter then is to Dracula, if this one is here with such tickets."""
        others = [self._own_days(one) for one in present(self._seen) if one != hunter]
        own = sum(
            share * mean_way(chances, [*others, self._routes.days(place, tickets)])
            for tickets, share in draws
        )
        return closing_in(own, mean_way(chances, [*others, self._own_days(hunter)]))

    def route(
        self, place: int, draws: Draws, chances: Mapping[int, float], days: range, *, is_journey: bool
    ) -> ActionFact:
        """Return how many hideouts the best route from here finds in the first of these days."""
        most = min(MOST_DAYS, len(days))
        routes = [self._routes.best(place, tickets, chances, most) for tickets, _ in draws]
        mean = sum(route.found * share for route, (_, share) in zip(routes, draws, strict=True))
        words = (_ROUTE if is_journey else _ROUTE_HERE).fill(found=decimal(mean), day=days[most - 1])
        words = words.fill(cities=enumerated(NAMES[city] for city in routes[0].cities))
        told = words if mean >= LEAST_FOUND else None
        return ActionFact("route", round(mean, 6), told, mean / NOTICED, _LESS_FOUND, decimal(mean))

    def searched(
        self, hunter: int, place: int, tickets: Tickets, sites: Collection[int], days: range
    ) -> ActionFact:
        """Return by which of these days all sites can be searched, and who searches which."""
        seen, who = self._seen, [hunter, *(one for one in present(self._seen) if one != hunter)]
        rows = [self._routes.days(place, tickets), *(self._own_days(one) for one in who[1:])]
        is_day = not seen.time & 1
        rows = [
            [max(0, day - 1) for day in row] if is_day and one in seen.waiting and one != hunter else row
            for one, row in zip(who, rows, strict=True)
        ]
        tasks = shared_out(sorted(sites), rows, lambda site: self._routes.days(site, ()), len(days) - 1)
        day, is_all = days.start + tasks.last, tasks.sites == len(sites)
        told = [
            _TASK.fill(hunter=FIGURE_NAMES[figure], places=_in_turn(places))
            for figure, places in zip(who, tasks.places, strict=True)
            if places
        ]
        words = _ALL_BY_ONLY if len(sites) > MOST_NAMED else _ALL_BY if len(sites) > 2 else _BOTH_BY
        words = (words if is_all else _SOME).fill(sites=len(sites), some=tasks.sites, day=day)
        merit = 2.0 * (tasks.sites - len(sites)) + max(0, days.stop - day)
        shown = _DAY.fill(day=day) if is_all else tasks.sites
        told_of = words.fill(tasks=_joined(told))
        drawback = _LATER if is_all else _FEWER
        return ActionFact("searched", (tasks.sites, day), told_of, merit, drawback, shown)

    def _own_days(self, hunter: int) -> Days:
        """Return the days of a hunter from where they are now."""
        sheet = self._seen.hunters[hunter]
        return self._routes.days(sheet.place, tuple(sheet.tickets))
