"""Whether a chapter's goal can still be reached in the rounds that are left, by the true position.

Only the expected turns of the ways are compared with the rounds: nobody need have known them, and what the
others do next is left out. This tests chapters; no player knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ai.knowledge.fury2.ways import TURNS_AWAY
from ai.knowledge.visit_feasibility import can_visit
from furyqt.rules.core.campaign.predicate import Predicate
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import NOWHERE

ROUNDS_AWAY = (0, 2, 1)
"""ROUNDS_AWAY[skull]: the rounds before a hunter can meet the Servant again (S7.4)."""


def _covers(state: Fury2State, targets: Collection[int], number: int, rounds: int) -> bool:
    """Return whether the hunters together can come to so many of these places in time."""
    figures = tuple((sheet.place, float(rounds)) for sheet in state.hunters)
    return can_visit(figures, targets, number, TURNS_AWAY)


def _emptied(state: Fury2State, number: int, rounds: int) -> bool:
    houses = {spot.place for spot in state.catacombs if spot is not None and is_house(spot.id) and spot.tiles}
    return _covers(state, houses, number, rounds)


def _servant(state: Fury2State, number: int, rounds: int) -> bool:
    """He is near enough, and there are rounds for the meetings, one for each hunter in a round.

    A defeated one returns where he likes, perhaps beside a hunter.
    """
    rest = rounds - (number - 1) // len(state.hunters)
    skull = state.servant.skull
    return rest > ROUNDS_AWAY[skull] if skull else _covers(state, (state.servant.place,), 1, rest)


def _revealed(state: Fury2State, number: int, rounds: int) -> bool:
    """Dracula is near enough, and there is a round for each time after the first."""
    place = state.present_place()
    return place == NOWHERE or _covers(state, (place,), 1, rounds - number + 1)


WAYS: dict[str, Callable[[Fury2State, int, int], bool]] = {
    "emptied": _emptied,
    "met": _servant,
    "struck": _servant,
    "felled": _servant,
    "revealed": _revealed,
}
"""The counters that need a way: (position, the number that is missing, rounds) -> whether there is one."""


def is_open(state: Fury2State, goal: Predicate, counts: Mapping[str, int], days: int) -> bool:
    """Return whether a case of the goal can still come true in so many rounds, this one included."""
    return goal.may_hold(counts, lambda name, missing: name not in WAYS or WAYS[name](state, missing, days))
