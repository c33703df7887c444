"""Dracula's legal placements: moves by road and sea, and power cards (R5, R6)."""

from __future__ import annotations

from collections.abc import Iterator

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import PLACEMENTS, POWER_IDS, Placement
from furyqt.rules.fury2.catalog import POWERS
from furyqt.rules.fury2.decks import NONE, EventCard, Power
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import houses, is_power_used, is_wolf_used, used_places
from furyqt.rules.fury2.steps.travel.journeys import sails
from furyqt.rules.fury2.tables import HOSPITAL, NOWHERE, PLACES, ROADS, SEAS

N_unavailable = Texts("fury2.unavailable")

DARK_CALL_COST, WOLF_COST = 2, 1
HIDE, FEED, DARK_CALL = (Placement(power=power) for power in (Power.HIDE, Power.FEED, Power.DARK_CALL))
STAYS = ((Power.DARK_CALL, DARK_CALL), (Power.FEED, FEED), (Power.HIDE, HIDE))
"""The powers without a move, in the canonical order."""
WOLF_HIDE = Placement(power=Power.HIDE, wolf=True)
WOLF = tuple(Placement(place, wolf=True) for place in PLACES)
DOUBLE_BACK = tuple(Placement(place, Power.DOUBLE_BACK) for place in PLACES)
WOLF_BACK = tuple(Placement(place, Power.DOUBLE_BACK, True) for place in PLACES)


def legal_placements(state: Fury2State) -> list[Placement]:
    """Return every legal placement; a declared move binds Dracula if it is possible (R5.13)."""
    found = [*_moves(state), *_powers(state)]
    return _bound(state, found) or found


def is_bound(state: Fury2State) -> bool:
    """Return whether a declared move is the only one (R5.13)."""
    return bool(_bound(state, [*_moves(state), *_powers(state)]))


def _bound(state: Fury2State, found: list[Placement]) -> list[Placement]:
    """Return the placements that carry out a declared move; empty if there is none."""
    if state.declared == NOWHERE:
        return []
    return [placement for placement in found if destination(state, placement) == state.declared]


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
            yield PLACEMENTS[place]
    behind = places_behind(state)
    for place in sails(state, start):
        if place in used or place in behind or not is_open(state, place):
            continue
        if state.blood > sea_cost(state, start, place):
            yield PLACEMENTS[place]


def places_behind(state: Fury2State) -> tuple[int, ...]:
    """Return the port and the sea zone to which a voyage does not turn back, by an option."""
    return (state.port, state.wake) if state.options.turn_back == "never" else ()


def against_place(state: Fury2State, place: int) -> Text:
    """Return the rule by which no move and no power leads Dracula to a place."""
    start = state.present_place()
    if place == HOSPITAL:
        return N_unavailable("Dracula and the Servant can never enter the hospital.")
    if state.is_closed(place):
        return N_unavailable("A marker protects {place}.")
    if not is_open(state, place):
        return N_unavailable("A storm closes the way {place:to}.")
    if is_bound(state):
        return N_unavailable("Dracula has declared another move.")
    if place == start:
        return N_unavailable("Dracula is already there, and no power card lets him stay.")
    if place in used_places(state):
        return N_unavailable("The card of {place} is on the trail or in the catacombs.")
    if place not in ROADS[start] and place not in sails(state, start):
        return N_unavailable("It is too far {place:to} for one move.")
    if place in places_behind(state):
        return N_unavailable("A voyage does not turn back.")
    return N_unavailable("The voyage {place:to} would cost Dracula's last blood.")


def _powers(state: Fury2State) -> Iterator[Placement]:
    """Yield the placements with power cards (R6.2); a closed place must be left (R14.4)."""
    start = state.present_place()
    if start not in SEAS:
        for power, stay in STAYS:
            if against_power(state, power, start) is None:
                yield stay
    if against_power(state, Power.DOUBLE_BACK, start) is None:
        yield from _double_backs(state, start)
    if against_power(state, Power.WOLF_FORM, start) is None:
        yield from _wolf_forms(state, start, may_stay=not state.is_closed(start))


def against_power(state: Fury2State, power: Power, start: int) -> Text | None:
    """Return the rule by which Dracula cannot use a power card at all (R6.2, R14.4)."""
    goes_back = power == Power.DOUBLE_BACK
    if start in SEAS and not (goes_back and state.options.double_back_sea == "yes"):
        return AT_SEA
    if is_wolf_used(state) if power == Power.WOLF_FORM else is_power_used(state, power):
        return ON_TRAIL
    if goes_back:
        return None
    needs_night = power in BY_NIGHT or (power == Power.DARK_CALL and state.options.dark_call != "any")
    if needs_night and not state.is_night():
        return BY_DAY
    if state.blood <= COSTS.get(power, 0):
        return NO_BLOOD
    return MUST_LEAVE if power != Power.WOLF_FORM and state.is_closed(start) else None


def refused_powers(state: Fury2State) -> Iterator[Refusal]:
    """Yield the power cards that no placement uses."""
    found, start = legal_placements(state), state.present_place()
    used = {placement.power for placement in found}
    if any(placement.wolf for placement in found):
        used.add(Power.WOLF_FORM)
    for power in Power:
        if power not in used:
            reason = against_power(state, power, start)
            if reason is None and is_bound(state):
                reason = MUST_GO
            what = f"power:{POWER_IDS[power]}"
            yield Refusal(what, POWERS[power].name, reason or NO_GOALS[power])


AT_SEA = N_unavailable("no power card can be used at sea")
ON_TRAIL = N_unavailable("the card is still on the trail")
BY_DAY = N_unavailable("it can only be used by night")
NO_BLOOD = N_unavailable("Dracula would lose his last blood")
MUST_LEAVE = N_unavailable("a place with a marker must be left")
MUST_GO = N_unavailable("Dracula is bound to another move")
NO_GOALS: dict[int, Text] = {
    Power.DOUBLE_BACK: N_unavailable("no adjacent location is on the trail or in the catacombs"),
    Power.WOLF_FORM: N_unavailable("no free place is within two roads"),
}
"""The reasons of the powers that need a place to go to."""
COSTS = {Power.DARK_CALL: DARK_CALL_COST, Power.WOLF_FORM: WOLF_COST}
BY_NIGHT = frozenset({Power.FEED, Power.WOLF_FORM})


def _double_backs(state: Fury2State, start: int) -> Iterator[Placement]:
    """Yield the returns to an adjacent location of the trail or the catacombs."""
    used = used_places(state) - houses(state)
    for place in ROADS[start]:
        if place in used and is_open(state, place):
            yield DOUBLE_BACK[place]
    if state.options.double_back_sea == "yes":
        for place in sails(state, start):
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
