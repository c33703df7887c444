"""The range of hunters by road and railway, with and without fog and roadblocks (R5.5.1, R5.5.2, R5.5.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import NONE, TICKETS
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import (
    ATLAS,
    PLACES,
    RAIL_KINDS,
    RAILS,
    ROAD_LINK,
    ROADS,
    ROADS_APART,
    SEAS,
    STEPS_APART,
    WITHIN_ROADS,
)

N_reach = Texts("fury3.reach")
N_unavailable = Texts("fury3.unavailable")

Lines = Iterable[tuple[int, int]]
"""(city at the other end, number of the line in ATLAS.links)."""

MOST_RAILWAYS = 4
"""The most railways of Chartered Carriage; tickets allow up to three."""
ROAD_LINES = tuple(tuple((to, ROAD_LINK[frozenset((place, to))]) for to in ROADS[place]) for place in PLACES)
_ALL_LINES = tuple(tuple((to, line) for to, line, _ in RAILS[place]) for place in PLACES)
_WHITE_LINES = tuple(tuple((to, line) for to, line, yellow in RAILS[place] if not yellow) for place in PLACES)
_WHITE = tuple(ATLAS.within(hops, RAIL_KINDS[0], itself=False) for hops in range(MOST_RAILWAYS + 1))
_ALL = tuple(ATLAS.within(hops, *RAIL_KINDS, itself=False) for hops in range(MOST_RAILWAYS + 1))
_REACH = tuple(
    tuple(tuple(tuple(sorted({*white[place], *yellow[place]})) for place in PLACES) for yellow in _ALL)
    for white in _WHITE
)
"""_REACH[white][yellow][place]: the cities in a ticket's range if no token blocks the way."""


def road_targets(state: Fury3State, place: int) -> tuple[int, ...]:
    """Return the cities one road away that can be entered: no roadblock, no fog there or here (R5.5.1,
    R5.5.5).
    """
    fog, blocks = state.fog, state.roadblocks
    closed = state.chapter.closed
    if not fog and not blocks and not closed:
        return ROADS[place]
    if place in fog:
        return ()
    return tuple(
        to for to, line in ROAD_LINES[place] if to not in fog and line not in blocks and to not in closed
    )


def roads_within(state: Fury3State, place: int, most: int) -> tuple[int, ...]:
    """Return the cities at most this many roads away, under the same conditions on the way."""
    if not (state.fog or state.roadblocks or state.chapter.closed) and most < len(WITHIN_ROADS):
        return WITHIN_ROADS[most][place]
    return tuple(sorted(_reached(state, place, most, ROAD_LINES.__getitem__)))


def rail_targets(state: Fury3State, place: int, white: int, yellow: int) -> tuple[int, ...]:
    """Return the cities within `white` white railways, or `yellow` railways of any color (R5.5.2)."""
    if not (state.fog or state.roadblocks or state.chapter.closed or state.chapter.forbid):
        return _REACH[white][yellow][place]
    if "rail" in state.chapter.forbid:
        return ()
    found = _reached(state, place, white, _WHITE_LINES.__getitem__)
    return tuple(sorted(found | _reached(state, place, yellow, _ALL_LINES.__getitem__)))


def _reached(state: Fury3State, place: int, most: int, lines: Callable[[int], Lines]) -> set[int]:
    """Return the cities within this many lines, through no fog, no roadblock and no closed city."""
    fog, blocks, closed = state.fog, state.roadblocks, state.chapter.closed
    if place in fog:
        return set()
    found, edge = {place}, {place}
    for _ in range(most):
        edge = {
            to
            for city in edge
            for to, line in lines(city)
            if to not in fog and line not in blocks and to not in closed
        } - found
        found |= edge
    return found - {place}


# ------------------------------------------------ the distance of a place, and the ticket that would reach it

ROADS_AWAY = N_reach("It is too far {place:to} for one move: {count} roads from {figure}.")
STEPS_AWAY = N_reach("It is too far {place:to} for one move: {count} moves by road and sea from {figure}.")
SEAS_AWAY = N_reach("It is too far {place:to} for one move: {count} moves by sea from {figure}.")
TOO_FAR = N_unavailable("It is too far {place:to} for one move.")


def how_far(figure: int, here: int, place: int) -> Text:
    """Return the number of roads, or of moves by road and sea, from a figure to a place in words.

    Roadblocks, fog and storms are not counted: they may have gone when the figure comes there.
    """
    by_road, by_any = ROADS_APART[here][place], STEPS_APART[here][place]
    if by_any <= 1:
        return TOO_FAR
    by_ship = SEAS_AWAY if {here, place} <= SEAS else STEPS_AWAY
    return (ROADS_AWAY if by_road == by_any else by_ship).fill(
        count=by_any, figure=words.FIGURE_NAMES[figure]
    )


def ticket_for(state: Fury3State, here: int, place: int) -> int:
    """Return the weakest kind of ticket that reaches a place from here now, or NONE."""
    kinds = sorted(range(len(TICKETS)), key=lambda kind: (sum(TICKETS[kind]), TICKETS[kind]))
    return next((kind for kind in kinds if place in rail_targets(state, here, *TICKETS[kind])), NONE)
