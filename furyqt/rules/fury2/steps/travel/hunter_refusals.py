"""The rules that keep a hunter from a way or a place (R4)."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.refusal import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.travel.groups import bound_goal
from furyqt.rules.fury2.steps.travel.journeys import (
    LONGEST_RIDE,
    group_sails,
    has_railway,
    rail_reach,
    road_reach,
    roads_now,
)
from furyqt.rules.fury2.steps.travel.served_moves import is_served
from furyqt.rules.fury2.tables import NOWHERE, RAILS, ROADS, SEAS
from furyqt.rules.fury2.words import FIGURE_NAMES, place_text

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")

WAYS = {
    "road": N_unavailable("Move by road"),
    "sea": N_unavailable("Move by sea"),
    "rail": N_buttons("Take the train: roll the train die"),
}
HELD = N_unavailable("Fog holds the hunter: no move in this turn")
SERVED = N_unavailable("the card that was played serves another move")
BOUND = N_unavailable("a declared move is binding")
FORBIDDEN = N_unavailable("this way is forbidden in this chapter")
NO_RAILWAY = N_unavailable("there is no railway here")
BLOCKED_RAILWAY = N_unavailable("the Roadblock closes the only railway here")
NO_ROAD = N_unavailable("no road leads away from here")
BLOCKED_ROAD = N_unavailable("the Roadblock closes the only road here")
NO_PORT = N_unavailable("there is no port here")
NO_WAY_BACK = N_unavailable("a voyage does not turn back")
TOO_FAR = N_unavailable("It is too far {place:to} for one move.")
BLOCKED = N_unavailable("The Roadblock closes the road {place:to}.")
BACK_AT_SEA = N_unavailable("A voyage does not turn back.")
BY_TRAIN = N_unavailable("Only the train can lead {place:to}, if its die allows it.")
OTHER_MOVE = N_unavailable("Another move was declared, or a card was played for it.")
ALREADY_THERE = N_unavailable("{hunter} is already there.")
HELD_BY_FOG = N_unavailable("Fog holds {hunter}: no move in this turn.")


def goals(state: Fury2State, way: str) -> tuple[int, ...]:
    """Return the places that the acting group can reach by road or by sea, the chapter apart."""
    if way == "sea":
        return group_sails(state, state.group)
    return road_reach(state, state.hunters[state.group[0]].place, roads_now(state))


def against_way(state: Fury2State, way: str) -> Text | None:
    """Return the rule by which the acting group cannot use a way at all."""
    place = state.hunters[state.group[0]].place
    if way in state.chapter.forbid:
        return FORBIDDEN
    if way == "rail":
        if has_railway(state, place):
            return None
        return BLOCKED_RAILWAY if RAILS[place] else NO_RAILWAY
    if goals(state, way):
        return None
    if way == "road":
        return BLOCKED_ROAD if ROADS[place] else NO_ROAD
    return NO_WAY_BACK if state.sails(place) else NO_PORT


def refused_ways(state: Fury2State, open_ways: set[str], *, is_held: bool) -> Iterator[Refusal]:
    """Yield the ways without a move."""
    for way, name in WAYS.items():
        if way not in open_ways:
            reason = HELD if is_held else against_way(state, way)
            yield Refusal(way, name, reason or (SERVED if is_served(state) else BOUND))


def against_place(state: Fury2State, hunter: int, place: int, *, is_held: bool) -> Text:
    """Return the rule by which no move leads the acting group to a place."""
    here = state.hunters[hunter].place
    if place == here:
        reason = ALREADY_THERE
    elif is_held:
        reason = HELD_BY_FOG
    elif is_served(state) or bound_goal(state) != NOWHERE:
        reason = OTHER_MOVE
    elif place in ROADS[here]:
        reason = BLOCKED if "road" not in state.chapter.forbid else FORBIDDEN_PLACE
    elif place in state.sails(here):
        reason = BACK_AT_SEA if "sea" not in state.chapter.forbid else FORBIDDEN_PLACE
    elif (
        here not in SEAS
        and against_way(state, "rail") is None
        and place in rail_reach(state, here, LONGEST_RIDE)
    ):
        reason = BY_TRAIN
    else:
        reason = TOO_FAR
    return reason.fill(place=place_text(place), hunter=FIGURE_NAMES[hunter])


FORBIDDEN_PLACE = N_unavailable("This way is forbidden in this chapter.")
