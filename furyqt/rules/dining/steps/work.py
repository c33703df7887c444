"""The work of a meeple on a space: paying hours, collecting and repairing (D3, D5, D6)."""

from __future__ import annotations

from furyqt.rules.dining.events import NightFell, StandRepaired
from furyqt.rules.dining.spaces import RESOURCE_SLOTS, SLOTS, is_stand, location_of
from furyqt.rules.dining.state import DiningState, with_row
from furyqt.rules.dining.supply import gain, gain_favor, pay, spend_cube
from furyqt.rules.dining.tables import DiningTables


def work(state: DiningState, player: int, space: int) -> int:
    """Pay the hours and do the action of a space; return the number of tokens collected."""
    tables = state.tables
    if is_stand(space):
        _spend_hours(state, tables, tables.clock.repair_cost)
        _repair(state, tables, player, space)
        return 0
    _spend_hours(state, tables, tables.clock.collect_cost)
    location = location_of(space)
    return gain(state, player, tables.products[location], tables.yields[location][space % SLOTS])


def _spend_hours(state: DiningState, tables: DiningTables, hours: int) -> None:
    """Move the clock before the action is resolved (D3.2)."""
    before = state.clock
    state.clock = before + hours
    if before < tables.clock.sun_hours <= state.clock:
        state.tell(NightFell)


def _repair(state: DiningState, tables: DiningTables, player: int, space: int) -> None:
    """Pay, take the Favor and place a cube (D6.1)."""
    location, stand = location_of(space), space % SLOTS - RESOURCE_SLOTS
    pay(state, player, tables.stand_costs[location][stand])
    state.tell(StandRepaired, player, space, tables.place_names[location])
    gain_favor(state, player, tables.stand_favor[location][stand])
    spend_cube(state, player)
    state.stands = with_row(state.stands, location, (*state.stands[location], player))
