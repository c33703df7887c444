"""Bats and Fog: the tile is laid before the hunter for the next turn (R9.2, R9.4)."""

from __future__ import annotations

from furyqt.rules.fury2.decks import NONE, ON_SPOT, TABLE
from furyqt.rules.fury2.piles import lay_tile_before
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.search.search import EncounterEffect, TileReturn, stop_search
from furyqt.rules.fury2.steps.trail.spots import take_tile
from furyqt.rules.mechanisms.interruptions import drop


def stop_hunters(state: Fury2State, met: EncounterEffect) -> None:
    """End the turn of the group and affect the next turn of each member (R15.5).

    The tile lies before the hunter whose turn it is, who comes first.
    """
    if not state.group:
        return
    drop(state, TileReturn)
    if met.spot == NONE:
        state.met = NONE
        source = TABLE
    else:
        take_tile(state, met.spot, met.card)
        source = ON_SPOT + met.spot
    lay_tile_before(state, state.group[0], met.card, source)
    for hunter in state.group[1:]:
        caught = state.hunters[hunter].caught
        state.update_hunter(hunter, caught=tuple(sorted((*caught, met.card))))
    stop_search(state, met.spot)
