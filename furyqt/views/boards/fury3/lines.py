"""The roads, railways and sea routes that an action of the third edition uses, by number in the atlas."""

from __future__ import annotations

from functools import cache

from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3.actions import Go, LinkChoice, PlaceChoice, Placement
from furyqt.rules.fury3.decision import DecisionKind, pending_kind
from furyqt.rules.fury3.decks import NONE, TICKETS, Power
from furyqt.rules.fury3.guidance import known_den
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, FIGURES, PLACES, RAIL_KINDS

Steps = tuple[tuple[int, int], ...]
"""(the place at the other end, the number of the line) of each line of a place."""

CARRIAGE = 4
"""Railways of any color that Chartered Carriage may use."""
WOLF_ROADS = 2
"""Roads that Wolf Form and the flight as a bat may use."""


def lines(observation: Fury3Observation, action: Action) -> tuple[int, ...]:
    """Return the ways an action uses, in the order of travel."""
    if isinstance(action, LinkChoice):
        return (action.line,)
    if isinstance(action, Go):
        return _move(observation, action)
    if isinstance(action, Placement):
        return _placement(observation, action)
    return _sent(observation, action) if isinstance(action, PlaceChoice) else ()


def _move(observation: Fury3Observation, move: Go) -> tuple[int, ...]:
    """Return the way of a hunter's move from the hunter's place."""
    start = _start(observation)
    if start < 0:
        return ()
    if move.way == "rail":
        return _ride(observation, start, move.to, move.ticket)
    if move.way == "road":
        return _route(observation, start, move.to, len(PLACES), "road")
    return _route(observation, start, move.to, 1, "boat" if move.way == "sea" else "door")


def _start(observation: Fury3Observation) -> int:
    step = observation.agenda[-1] if observation.agenda else None
    hunter = getattr(step, "hunter", NONE)
    return observation.hunters[hunter].place if hunter in FIGURES else NONE


def _ride(observation: Fury3Observation, start: int, to: int, ticket: int) -> tuple[int, ...]:
    """Return the shortest ride: white lines up to the first number, any lines up to the second."""
    white, yellow = (0, CARRIAGE) if ticket == NONE else TICKETS[ticket]
    by_white = _route(observation, start, to, white, RAIL_KINDS[0])
    by_any = _route(observation, start, to, yellow, *RAIL_KINDS)
    return min((way for way in (by_white, by_any) if way), key=len, default=())


def _placement(observation: Fury3Observation, action: Placement) -> tuple[int, ...]:
    """Return Dracula's way by road or sea, or as a wolf; roadblocks, fog and storms do not stop him."""
    start, to = known_den(observation), action.to
    if action.power == NONE and action.space != NONE:
        spot = (*observation.trail, *observation.lairs)[action.space]
        to = NONE if spot is None else spot.place
    if start < 0 or to < 0:
        return ()
    if action.power == Power.WOLF_FORM:
        return _run(observation, start, to)
    return shortest(start, to, 1, ("road", "boat"))


def _run(observation: Fury3Observation, start: int, to: int) -> tuple[int, ...]:
    """Return a way of at most two roads that avoids holy and closed cities (R6.7)."""
    hosts = (city for city, _ in observation.hosts)
    holy = frozenset({observation.consecrated, *hosts, *observation.chapter.closed})
    return shortest(start, to, WOLF_ROADS, ("road",), holy)


def _sent(observation: Fury3Observation, action: PlaceChoice) -> tuple[int, ...]:
    """Return the way of a figure that is sent or flies: from a hunter's place, or from Dracula's as a bat."""
    kind = pending_kind(observation)
    if kind == DecisionKind.BAT_FLIGHT:
        start = known_den(observation)
        return _run(observation, start, action.to) if start >= 0 else ()
    start = _start(observation)
    if start < 0:
        return ()
    if kind == DecisionKind.BATS:
        return _route(observation, start, action.to, 1, "road", "boat")
    if kind == DecisionKind.FALSE_TIP:
        ticket = getattr(observation.agenda[-1], "ticket", NONE)
        return _ride(observation, start, action.to, ticket)
    return ()


def _route(observation: Fury3Observation, start: int, to: int, most: int, *kinds: str) -> tuple[int, ...]:
    """Return the shortest way for a hunter that avoids fog, roadblocks and closed places."""
    shut = frozenset((*observation.fog, *observation.chapter.closed))
    return shortest(start, to, most, kinds, shut, frozenset(observation.roadblocks))


NOTHING: frozenset[int] = frozenset()


@cache
def _ways(kinds: tuple[str, ...]) -> tuple[Steps, ...]:
    """Return the lines of these kinds at each place."""
    found: list[list[tuple[int, int]]] = [[] for _ in PLACES]
    for number, way in enumerate(ATLAS.links):
        if way.kind in kinds:
            found[way.a].append((way.b, number))
            found[way.b].append((way.a, number))
    return tuple(tuple(steps) for steps in found)


def shortest(
    start: int,
    to: int,
    most: int,
    kinds: tuple[str, ...],
    closed: frozenset[int] = NOTHING,
    blocked: frozenset[int] = NOTHING,
) -> tuple[int, ...]:
    """Return the lines of a shortest way up to the maximum length; nothing if there is none."""
    ways = _ways(kinds)
    routes: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(most):
        ahead = []
        for place in edge:
            for other, number in ways[place]:
                if other not in routes and other not in closed and number not in blocked:
                    routes[other] = (*routes[place], number)
                    ahead.append(other)
        edge = ahead
        if to in routes or not edge:
            break
    return routes.get(to, ())
