"""The moves that Fast Horse and Excellent Weather serve: two roads, or several steps by sea (R4.2, R4.6).

Each can be played only before a move that it serves, and then such a move follows.
"""

from __future__ import annotations

from typing import Any

from furyqt.rules.fury2.actions import GO_ACTIONS, Go
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.declarations import binding_goal
from furyqt.rules.fury2.steps.travel.journeys import group_sails, road_reach, voyage
from furyqt.rules.fury2.steps.travel.move_steps import MoveDecision
from furyqt.rules.fury2.tables import NOWHERE, SAILS
from furyqt.rules.mechanisms.interruptions import pending

SERVING = frozenset({Lasting.FAST_HORSE, Lasting.EXCELLENT_WEATHER})


def is_served(position: Any) -> bool:
    """Return whether one of the two cards was played for the coming move."""
    return not SERVING.isdisjoint(position.lasting)


def unserved(state: Fury2State) -> Fury2State:
    """Return the position as if neither card had been played."""
    other = state.clone()
    other.lasting = tuple(what for what in state.lasting if what not in SERVING)
    return other


def may_serve(position: Any, what: Lasting) -> bool:
    """Return whether a card can be played now: a free move is pending that it serves."""
    decision = pending(position, MoveDecision)
    if decision is None or decision.is_held or is_served(position):
        return False
    return bool(moves_served_by(position, what, position.group))


def served_moves(position: Any, group: tuple[int, ...]) -> list[Go]:
    """Return the moves of a group that the card played before serves; empty without one."""
    return [
        move
        for what in SERVING
        if what in position.lasting
        for move in moves_served_by(position, what, group)
    ]


def moves_served_by(position: Any, what: Lasting, group: tuple[int, ...]) -> list[Go]:
    """Return the moves that a card serves; a declared move is a single step and binds (R5.13)."""
    goals = {binding_goal(position, hunter) for hunter in group} - {NOWHERE}
    if what == Lasting.FAST_HORSE:
        found = [] if "road" in position.chapter.forbid else _two_roads(position, group)
        return [GO_ACTIONS["road"][place] for place in found if not goals or goals == {place}]
    if goals or "sea" in position.chapter.forbid:
        return []
    return [
        GO_ACTIONS["sea"][place]
        for place in group_sails(position, group)
        if _leads_on(position, group, place)
    ]


def _two_roads(position: Any, group: tuple[int, ...]) -> list[int]:
    """Return the places that are two roads away, and not one."""
    start = position.hunters[group[0]].place
    near = road_reach(position, start, 1)
    return [place for place in road_reach(position, start, 2) if place not in near]


def _leads_on(position: Any, group: tuple[int, ...], place: int) -> bool:
    """Return whether a group can sail on from a place at sea or in a port."""
    banned: set[int] = set()
    for hunter in group:
        sheet = position.hunters[hunter]
        banned.update(voyage(sheet.place, sheet.port, place))
    return not banned.issuperset(SAILS[position.options.north_sea][place])
