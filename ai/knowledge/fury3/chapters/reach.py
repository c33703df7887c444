"""Whether a chapter's goal can still be reached in the days that are left, by the true position.

Only the ways are compared with the days: nobody need have known them, and what Dracula does next is left out.
This tests chapters; no player knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ai.knowledge.fury3.ways import PORTS_OF, days_away
from ai.knowledge.visit_feasibility import can_visit
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, present
from furyqt.rules.fury3.decks import VAMPIRES
from furyqt.rules.fury3.state import Fury3State, Hideout
from furyqt.rules.fury3.steps.search.hideouts import here
from furyqt.rules.fury3.tables import CITIES, DRACULA_HEALTH, NOWHERE, SEAS

HARM = 12
"""The damage that Dracula can suffer on one day: 6 in a combat by day, and 6 in one at night."""


class DaysLeft(NamedTuple):
    """A position with some days left, today included."""

    state: Fury3State
    days: int

    def hunters(self) -> tuple[tuple[int, float], ...]:
        """Return the places of the hunters who take part, each with the days left."""
        return tuple((self.state.hunters[hunter].place, self.days) for hunter in present(self.state))

    def covers(self, spots: list[Hideout], number: int, following: int = 0) -> bool:
        """Return whether the hunters together can come to so many of these hideouts in time.

        One of them first comes to Dracula and follows him for so many days.
        """
        teams = [self.hunters()]
        if following:
            rests = [self.days - days - following + 1 for days in self.ways_to_dracula()]
            teams = [self._left(one, rest) for one, rest in enumerate(rests) if rest >= 0]
        away, targets = days_away(self.state.chapter.closed), {spot.place for spot in spots}
        return any(can_visit(team, targets, number, away) for team in teams)

    def _left(self, one: int, rest: int) -> tuple[tuple[int, float], ...]:
        """Return the hunters if one of them has only these days left."""
        return tuple(
            (place, rest if index == one else days) for index, (place, days) in enumerate(self.hunters())
        )

    def ways_to_dracula(self) -> list[int]:
        """Return the days in which each hunter comes to Dracula, or to a port of his sea."""
        place, closed = here(self.state), self.state.chapter.closed
        if place == NOWHERE:
            return [1 for _ in self.hunters()]
        ends = [end for end in (PORTS_OF[place] if place in SEAS else (place,)) if end not in closed]
        away = days_away(closed)
        return [
            min((max(1, away[hunter][end]) for end in ends), default=self.days + 1)
            for hunter, _ in self.hunters()
        ]

    def days_to_dracula(self) -> int:
        """Return the fewest days in which a hunter comes to Dracula, or to a port of his sea."""
        return min(self.ways_to_dracula(), default=self.days + 1)

    def spots(self) -> list[Hideout]:
        """Return the hideouts and lairs in open cities."""
        closed = self.state.chapter.closed
        return [
            spot
            for spot in (*self.state.trail, *self.state.lairs)
            if spot is not None and spot.place in CITIES and spot.place not in closed
        ]


def _turned(left: DaysLeft, number: int) -> bool:
    """Facedown cards lie near enough, with those that Dracula adds: one before each day but the first."""
    hidden = [spot for spot in left.spots() if not spot.faceup and spot.id < FIRST_BOX]
    return any(left.covers(hidden, number - added, following=added) for added in range(left.days))


def _emptied(left: DaysLeft, number: int) -> bool:
    return left.covers([spot for spot in left.spots() if spot.id >= FIRST_BOX], number)


def _slain(left: DaysLeft, number: int) -> bool:
    found = [spot for spot in left.spots() if any(one.card in VAMPIRES for one in spot.contents)]
    return left.covers(found, number)


def _met(left: DaysLeft, number: int) -> bool:
    """He is near enough, and there is a day for each meeting."""
    return left.days_to_dracula() + number - 1 <= left.days


def _harm(left: DaysLeft, number: int) -> bool:
    """He is near enough for the combats that so much damage needs."""
    return _met(left, -(-number // HARM))


def _destroyed(left: DaysLeft, _number: int) -> bool:
    return _harm(left, DRACULA_HEALTH - left.state.damage)


WAYS: dict[str, Callable[[DaysLeft, int], bool]] = {
    "turned": _turned,
    "emptied": _emptied,
    "slain": _slain,
    "revealed": _met,
    "fights": _met,
    "harm": _harm,
    "destroyed": _destroyed,
}
"""The counters that need a way: (a position with its days, the missing number) -> whether there is one.

The others need none: places can be named until the last day.
"""


def is_open(state: Fury3State, goal: Predicate, counts: Mapping[str, int], days: int) -> bool:
    """Return whether a case of the goal can still come true in so many days, today included."""
    left = DaysLeft(state, days)
    return goal.may_hold(counts, lambda name, missing: name not in WAYS or WAYS[name](left, missing))
