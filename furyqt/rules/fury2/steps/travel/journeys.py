"""The goals of hunters by road, by rail and at sea (R4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.events import HunterMoved
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import EAST, FIGURES, LINK, NOWHERE, RAILS, ROADS, SAILS, SEAS

LONGEST_RIDE = "3"
"""The best face of the train die."""
Reach = tuple[int, ...]
"""Places, ascending."""


def road_reach(state: Fury2State, start: int, most: int) -> Reach:
    """Return the places one to `most` roads away that the Roadblock does not close (R4.2, R4.7)."""
    return _walks(start, most, state.roadblock)


@lru_cache(maxsize=4096)
def _walks(start: int, most: int, blocked: int) -> Reach:
    return tuple(sorted(_within("road", start, most, blocked) - {start}))


def rail_reach(state: Fury2State, start: int, face: str) -> Reach:
    """Return the places that a ride with this face of the train die can end in (R4.3, R4.4, R4.7)."""
    return _rides(start, face, state.roadblock)


@lru_cache(maxsize=4096)
def _rides(start: int, face: str, blocked: int) -> Reach:
    if face == "2/3":
        western = _within("rail", start, 3, blocked, EAST) if start not in EAST else frozenset()
        return tuple(sorted((_within("rail", start, 2, blocked) | western) - {start}))
    return (
        tuple(sorted(_within("rail", start, int(face), blocked) - {start})) if face in ("1", "2", "3") else ()
    )


def _within(
    way: Literal["road", "rail"], start: int, most: int, blocked: int, closed: frozenset[int] = frozenset()
) -> frozenset[int]:
    """Return the places at most this many roads or railways away, through places that are not closed."""
    links = ROADS if way == "road" else RAILS
    found = rim = {start}
    for _ in range(most):
        rim = {
            to
            for at in rim
            for to in links[at]
            if to not in closed and LINK[way, frozenset((at, to))] != blocked
        }
        found = found | rim
    return frozenset(found)


def has_railway(state: Fury2State, start: int) -> bool:
    """Return whether a railway leads away from a place."""
    return bool(RAILS[start]) and bool(rail_reach(state, start, "1"))


def sails(position: Any, place: int) -> Reach:
    """Return the sea zones at a port, or the ports and sea zones at a sea zone."""
    return SAILS[position.options.north_sea][place]


def sea_reach(state: Any, figure: int) -> Reach:
    """Return the places of the next sea step: no turning back, no return to the port of departure (R4.6)."""
    sheet = state.servant if figure not in FIGURES else state.hunters[figure]
    banned = (sheet.port, sheet.wake)
    return tuple(place for place in sails(state, sheet.place) if place not in banned)


def group_sails(state: Fury2State, hunters: tuple[int, ...]) -> Reach:
    """Return the places of the next sea step of a group: none that any of its hunters may not reach."""
    ways = [sea_reach(state, hunter) for hunter in hunters]
    return tuple(place for place in ways[0] if all(place in way for way in ways))


CHECKED = frozenset({"road", "rail", "sea", "forced"})
"""The ways on which a hunter can come to the customs (Customs Search)."""


def drift(state: Fury2State, sea: int) -> list[int]:
    """Return the ports to which Control Storms can drive a figure at sea.

    They are at most four sea moves away, by an option three; landing is one of them.
    """
    most = 4 if state.options.control_storms == "four" else 3
    zones = {sea}
    for _ in range(most - 1):
        zones |= {to for at in zones for to in sails(state, at) if to in SEAS}
    return sorted({port for at in zones for port in sails(state, at) if port not in SEAS})


def move_group(state: Fury2State, way: str, place: int) -> None:
    """Move all hunters of the acting group together (R15.2)."""
    for hunter in state.group:
        move_hunter(state, hunter, way, place)


def move_hunter(state: Fury2State, hunter: int, way: str, place: int) -> None:
    """Move a hunter to a place and note his voyage."""
    sheet = state.hunters[hunter]
    port, wake = voyage(sheet.place, sheet.port, place)
    if way in CHECKED and place not in SEAS:
        if sheet.place in SEAS:
            state.begin(Lasting.LANDED)
        elif (sheet.place in EAST) != (place in EAST):
            state.begin(Lasting.BORDER)
    state.update_hunter(hunter, place=place, port=port, wake=wake, declared=NOWHERE)
    state.tell(HunterMoved, hunter, way, place)


def voyage(start: int, port: int, place: int) -> tuple[int, int]:
    """Return the port of departure and the sea zone left last, after a move from `start` (R4.6)."""
    if place not in SEAS:
        return NOWHERE, NOWHERE
    return (port, start) if start in SEAS else (start, NOWHERE)


def roads_now(state: Fury2State) -> int:
    """Return how many roads the moving hunter may use: two with a Fast Horse (R4.2)."""
    return 2 if state.lasts(Lasting.FAST_HORSE) else 1
