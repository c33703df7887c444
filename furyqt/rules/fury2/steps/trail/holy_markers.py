"""The markers of Heavenly Host and Consecrated Ground (R14)."""

from __future__ import annotations

from furyqt.rules.fury2.events import MarkerPlaced, MarkerRemoved, PlaceDenied
from furyqt.rules.fury2.piles import drop_tiles
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.trail.spots import (
    hide_over,
    location_spot,
    replace_spot,
    reveal_location,
)
from furyqt.rules.fury2.tables import NOWHERE


def consecrate(state: Fury2State, city: int) -> None:
    """Put or move the Consecrated Ground marker to a city."""
    if state.consecrated != NOWHERE:
        state.tell(MarkerRemoved, "consecrated", state.consecrated)
    state.consecrated = city
    state.tell(MarkerPlaced, "consecrated", city)
    sanctify(state, city)


def add_host(state: Fury2State, city: int) -> None:
    """Put a free Heavenly Host marker on a city."""
    state.hosts = tuple(sorted((*state.hosts, city)))
    state.tell(MarkerPlaced, "host", city)
    sanctify(state, city)


def remove_host(state: Fury2State, city: int) -> None:
    """Remove the Heavenly Host marker of a city."""
    state.hosts = tuple(place for place in state.hosts if place != city)
    state.tell(MarkerRemoved, "host", city)


def sanctify(state: Fury2State, city: int) -> None:
    """Turn up the location card of a marked city and return the tiles there to the pool (R14.2, R14.3)."""
    spot = location_spot(state, city)
    if spot is None:
        state.tell(PlaceDenied, city)
        return
    reveal_location(state, spot.id)
    for found in (location_spot(state, city), hide_over(state, city)):
        if found is not None and found.tiles:
            replace_spot(state, drop_tiles(state, found))
