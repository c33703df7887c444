"""Dracula's legal placements: moves by road and sea, and power cards (R5, R6)."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.fury2.actions import PLACE, Placement
from furyqt.rules.fury2.decks import NONE, EventCard, Power
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import houses, is_power_used, is_wolf_used, used_places
from furyqt.rules.fury2.tables import HOSPITAL, NOWHERE, PLACES, ROADS, SEAS

DARK_CALL_COST, WOLF_COST = 2, 1
HIDE, FEED, DARK_CALL = (Placement(power=power) for power in (Power.HIDE, Power.FEED, Power.DARK_CALL))
WOLF_HIDE = Placement(power=Power.HIDE, wolf=True)
WOLF = tuple(Placement(place, wolf=True) for place in PLACES)
DOUBLE_BACK = tuple(Placement(place, Power.DOUBLE_BACK) for place in PLACES)
WOLF_BACK = tuple(Placement(place, Power.DOUBLE_BACK, True) for place in PLACES)


def legal_placements(state: Fury2State) -> list[Placement]:
    """Return every legal placement; a declared move binds Dracula if it is possible (R5.13)."""
    found = [*_moves(state), *_powers(state)]
    if state.declared != NOWHERE:
        bound = [placement for placement in found if destination(state, placement) == state.declared]
        if bound:
            return bound
    return found


def destination(state: Fury2State, placement: Placement) -> int:
    """Return the place where Dracula is after a placement."""
    return state.present_place() if placement.to == NOWHERE else placement.to


def is_open(state: Fury2State, place: int) -> bool:
    """Return whether Dracula may be in a place at all (R5.3)."""
    if place == HOSPITAL or state.is_closed(place):
        return False
    return place != state.storm or not state.storm_time


def sea_cost(state: Fury2State, start: int, to: int) -> int:
    """Return the blood that a move costs: embarking, and every second move from zone to zone (R5.8)."""
    if to not in SEAS:
        return 0
    if start not in SEAS or state.hunter_ally == EventCard.RUFUS_SMITH:
        return 1
    return int((state.sailed + 1) % 2 == 0)


def _moves(state: Fury2State) -> Iterator[Placement]:
    """Yield the moves by one road or one sea step to a location in Dracula's hand (R5.1, R5.2, R4.6)."""
    start, used = state.present_place(), used_places(state)
    for place in ROADS[start]:
        if place not in used and is_open(state, place):
            yield PLACE[place]
    behind = (state.port, state.wake) if state.options.turn_back == "never" else ()
    for place in state.sails(start):
        if place in used or place in behind or not is_open(state, place):
            continue
        if state.blood > sea_cost(state, start, place):
            yield PLACE[place]


def _powers(state: Fury2State) -> Iterator[Placement]:
    """Yield the placements with power cards (R6.2); a closed place must be left (R14.4)."""
    start = state.present_place()
    if start in SEAS:
        if state.options.double_back_sea == "yes":
            yield from _double_backs(state, start)
        return
    may_stay = not state.is_closed(start)
    night, blood = state.is_night(), state.blood
    if may_stay:
        dark = night or state.options.dark_call == "any"
        if dark and blood > DARK_CALL_COST and not is_power_used(state, Power.DARK_CALL):
            yield DARK_CALL
        if night and not is_power_used(state, Power.FEED):
            yield FEED
        if not is_power_used(state, Power.HIDE):
            yield HIDE
    yield from _double_backs(state, start)
    if night and blood > WOLF_COST and not is_wolf_used(state):
        yield from _wolf_forms(state, start, may_stay=may_stay)


def _double_backs(state: Fury2State, start: int) -> Iterator[Placement]:
    """Yield the returns to an adjacent location of the trail or the catacombs."""
    if is_power_used(state, Power.DOUBLE_BACK):
        return
    used = used_places(state) - houses(state)
    for place in ROADS[start]:
        if place in used and is_open(state, place):
            yield DOUBLE_BACK[place]
    if state.options.double_back_sea == "yes":
        for place in state.sails(start):
            if place in used and is_open(state, place) and state.blood > sea_cost(state, start, place):
                yield DOUBLE_BACK[place]


def _wolf_forms(state: Fury2State, start: int, *, may_stay: bool) -> Iterator[Placement]:
    """Yield the moves by one or two roads; the place passed through must be open, but may be on the trail."""
    used, near = used_places(state), roads_within(state, start, 2)
    for place in near:
        if place not in used:
            yield WOLF[place]
    if state.options.wolf_combined == "yes":
        if not is_power_used(state, Power.DOUBLE_BACK):
            yield from (WOLF_BACK[place] for place in near if place in used - houses(state))
        if may_stay and not is_power_used(state, Power.HIDE):
            yield WOLF_HIDE


def roads_within(state: Fury2State, start: int, most: int) -> tuple[int, ...]:
    """Return the places that Dracula can reach by one to `most` roads through open places."""
    found = {start}
    rim = {start}
    for _ in range(most):
        rim = {to for at in rim for to in ROADS[at] if to not in found and is_open(state, to)}
        found |= rim
    return tuple(sorted(found - {start}))


def stays(placement: Placement) -> bool:
    """Return whether a placement leaves Dracula where he is."""
    return placement.to == NOWHERE and placement.power != NONE
