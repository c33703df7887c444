"""The distance of a place from a figure, and the ticket that would reach it."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import NONE, TICKETS
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.travel.rail import rail_targets
from furyqt.rules.fury3.tables import ROADS_APART, SEAS, STEPS_APART

N_reach = Texts("fury3.reach")
N_unavailable = Texts("fury3.unavailable")

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
