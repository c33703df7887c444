"""The spaces where a meeple can act, the rules that forbid the others (D4.2, D7.2), and the work there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import PLACES, SENDS, PlaceHero, Send
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.events import NightFell, StandRepaired
from furyqt.rules.dining.spaces import LOCATIONS, RESOURCE_SLOTS, SLOTS, is_stand, location_of, stand_space
from furyqt.rules.dining.state import DiningState, with_row
from furyqt.rules.dining.steps.choices import MISSING
from furyqt.rules.dining.supply import gain, gain_favor, has_cube, pay, spend_cube
from furyqt.rules.dining.tables import Amounts, DiningTables

N_ = Texts("dining.guidance")


def placements(state: DiningState, player: int) -> list[PlaceHero]:
    """Return the legal placements of a Hero; the own space is barred like those of rivals (D4.4)."""
    tables = state.tables
    found: list[PlaceHero] = []
    if has_time(tables, state.clock, tables.clock.collect_cost):
        found += tables.collects(hero_mask(state))
    found += [PLACES[space] for space in repairable(state, player)]
    return found


def targets(state: DiningState, player: int) -> list[Send]:
    """Return the unoccupied spaces where a Tourist could act for a player now (D7.2, D7.3)."""
    tables = state.tables
    found: list[Send] = []
    if has_time(tables, state.clock, tables.clock.collect_cost):
        found += tables.targets(hero_mask(state) | state.tourists)
    found += [SENDS[space] for space in repairable(state, player)]
    return found


def has_target(state: DiningState, player: int) -> bool:
    """Return whether a Tourist could act anywhere (D7.4)."""
    tables = state.tables
    free = tables.resource_mask & ~(hero_mask(state) | state.tourists)
    if free and has_time(tables, state.clock, tables.clock.collect_cost):
        return True
    return bool(repairable(state, player))


def can_place(state: DiningState, player: int) -> bool:
    """Return whether a Hero has a legal placement."""
    tables = state.tables
    if has_time(tables, state.clock, tables.clock.collect_cost) and tables.collects(hero_mask(state)):
        return True
    return bool(repairable(state, player))


def repairable(state: DiningState, player: int) -> Cards:
    """Return the open stands that a player could repair now (D6.3, D6.5)."""
    tables = state.tables
    if not has_time(tables, state.clock, tables.clock.repair_cost) or not has_cube(state, player):
        return ()
    return _payable_stands(state.box, tuple(map(len, state.stands)), state.resources[player])


@lru_cache(maxsize=20_000)
def _payable_stands(box: str, repaired: Cards, own: Cards) -> Cards:
    """Return the next stands that some tokens pay, if so many of each location are repaired."""
    found = []
    for location, costs in enumerate(tables_of(box).stand_costs):
        stand = repaired[location]
        if stand < len(costs):
            for resource, amount in costs[stand]:
                if own[resource] < amount:
                    break
            else:
                found.append(stand_space(location, stand))
    return tuple(found)


def hero_mask(state: DiningState) -> int:
    """Return the spaces with a Hero as a mask."""
    mask = 0
    for space in state.heroes:
        if space >= 0:
            mask |= 1 << space
    return mask


def has_time(tables: DiningTables, clock: int, hours: int) -> bool:
    """Return whether the Day has this many hours left (D3.4)."""
    return clock + hours <= tables.clock.hours


# ------------------------------------------------------------------------------------------------- refusals


def refused_spaces(position: Any, player: int, *, is_hero: bool) -> Iterator[Refusal]:
    """Yield the resource spaces and the next stands where a Hero, or else a Tourist, cannot act."""
    tables = position.tables
    stands = (
        stand_space(location, len(position.stands[location]))
        for location in LOCATIONS
        if len(position.stands[location]) < tables.stand_counts[location]
    )
    for space in (*tables.resource_spaces, *stands):
        reason = against_space(position, player, space, is_hero=is_hero)
        if reason is not None:
            name = words.space_name(tables.place_names[location_of(space)], space)
            yield Refusal((PLACES if is_hero else SENDS)[space], name, reason)


def against_space(position: Any, player: int, space: int, *, is_hero: bool) -> Text | None:
    """Return the rule by which a Hero, or else a Tourist, cannot act on a space; None if it can."""
    if is_stand(space):
        return _against_repair(position, player, space)
    heroes = position.heroes
    if is_hero and heroes[player] == space:
        return N_("Your Hero is here and must move.")
    if space in heroes:
        return N_("{player}'s Hero is here.").fill(player=words.PLAYERS[heroes.index(space)])
    if not is_hero and position.tourists >> space & 1:
        return N_("A Tourist is already here.")
    return _against_hours(position, position.tables.clock.collect_cost)


def _against_hours(position: Any, hours: int) -> Text | None:
    if has_time(position.tables, position.clock, hours):
        return None
    left = position.tables.clock.hours - position.clock
    return N_.plural("This takes {hours} h, and the Day has only %n hour(s) left.", left).fill(hours=hours)


def _against_repair(position: Any, player: int, space: int) -> Text | None:
    tables, location, stand = position.tables, location_of(space), space % SLOTS - RESOURCE_SLOTS
    owners = position.stands[location]
    if stand < len(owners):
        return N_("{player} has repaired this stand.").fill(player=words.PLAYERS[owners[stand]])
    if stand > len(owners):
        return N_("Stands are repaired from left to right: stand {number} comes next.").fill(
            number=len(owners) + 1
        )
    if (reason := _against_hours(position, tables.clock.repair_cost)) is not None:
        return reason
    if not has_cube(position, player):
        return N_("You have no cube left to mark a stand.")
    lacking = missing(position, player, tables.stand_costs[location][stand])
    return MISSING.fill(resources=words.amounts(lacking)) if lacking else None


def missing(position: Any, player: int, cost: Amounts) -> Amounts:
    """Return the tokens that a player lacks for a cost."""
    own = position.resources[player]
    lacking = ((resource, amount - own[resource]) for resource, amount in cost)
    return tuple((resource, amount) for resource, amount in lacking if amount > 0)


# --------------------------------------------------------------- the work of a meeple on a space (D3, D5, D6)


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
