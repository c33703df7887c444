"""The spaces where a meeple can act (D4.2, D7.2)."""

from __future__ import annotations

from furyqt.rules.dining.actions import PLACES, SENDS, PlaceHero, Send
from furyqt.rules.dining.spaces import RESOURCE_SLOTS, SLOTS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.supply import has_cube


def placements(state: DiningState, player: int) -> list[PlaceHero]:
    """Return the legal placements of a Hero; the own space is barred like those of rivals (D4.4)."""
    tables = state.tables
    found: list[PlaceHero] = []
    if state.clock + tables.clock.collect_cost <= tables.clock.hours:
        found += tables.collects(hero_mask(state))
    found += [PLACES[space] for space in repairable(state, player)]
    return found


def targets(state: DiningState, player: int) -> list[Send]:
    """Return the unoccupied spaces where a Tourist could act for a player now (D7.2, D7.3)."""
    tables = state.tables
    found: list[Send] = []
    if state.clock + tables.clock.collect_cost <= tables.clock.hours:
        found += tables.targets(hero_mask(state) | state.tourists)
    found += [SENDS[space] for space in repairable(state, player)]
    return found


def has_target(state: DiningState, player: int) -> bool:
    """Return whether a Tourist could act anywhere (D7.4)."""
    tables = state.tables
    if state.clock + tables.clock.collect_cost <= tables.clock.hours and tables.resource_mask & ~(
        hero_mask(state) | state.tourists
    ):
        return True
    return bool(repairable(state, player))


def repairable(state: DiningState, player: int) -> list[int]:
    """Return the open stands that a player could repair now (D6.3, D6.5)."""
    tables = state.tables
    if state.clock + tables.clock.repair_cost > tables.clock.hours or not has_cube(state, player):
        return []
    own, stands, found = state.resources[player], state.stands, []
    for location, costs in enumerate(tables.stand_costs):
        stand = len(stands[location])
        if stand < len(costs):
            for resource, amount in costs[stand]:
                if own[resource] < amount:
                    break
            else:
                found.append(SLOTS * location + RESOURCE_SLOTS + stand)
    return found


def hero_mask(state: DiningState) -> int:
    """Return the spaces with a Hero as a mask."""
    mask = 0
    for space in state.heroes:
        if space >= 0:
            mask |= 1 << space
    return mask
