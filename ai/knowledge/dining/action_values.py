"""The worth of doing the action of a space, and of a Tourist Ability card after it, in VP."""

from __future__ import annotations

from functools import lru_cache

from ai.knowledge.dining.resource_values import Habits, ResourceValues, price
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.spaces import LOCATION_MASKS, RESOURCE_SLOTS, SLOTS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.tables import DiningTables, TouristAbility

HELD = 0.3
"""The share of the worth of a control that the player has already."""
BITE = 0.6
"""The worth of the return of a Bite."""
SWAP = 0.1
"""The worth of a chance to discard a Gift card for another one."""
SECOND = 0.85
"""A second token of the same kind is worth less by this factor, and so on."""


def several(worth: float, amount: int) -> float:
    """Return the worth of some tokens of one kind."""
    total = 0.0
    for _ in range(amount):
        total += worth
        worth *= SECOND
    return total


def work_gain(state: DiningState, player: int, space: int, worths: ResourceValues, habits: Habits) -> float:
    """Return the VP of collecting at a space or of repairing its stand, less costs and the hours it takes."""
    tables = state.tables
    location, slot = divmod(space, SLOTS)
    if slot < RESOURCE_SLOTS:
        product = tables.products[location]
        amount = tables.yields[location][slot]
        if state.options.supply:
            amount = min(amount, state.supply[product])
        return several(worths[product], amount) - habits.hour * tables.clock.collect_cost
    stand = slot - RESOURCE_SLOTS
    favor = tables.stand_favor[location][stand]
    if state.options.supply:
        favor = min(favor, state.favor_supply)
    lost = price(state, player, habits)
    cost = sum(
        habits.cost * lost[resource] * amount for resource, amount in tables.stand_costs[location][stand]
    )
    owners = state.stands[location]
    control = habits.control * (HELD if owners and owners[-1] == player else 1.0)
    return favor * habits.favor + control - cost - habits.hour * tables.clock.repair_cost


def card_gain(
    state: DiningState,
    player: int,
    ability: TouristAbility,
    space: int,
    worths: ResourceValues,
    clock: int,
) -> float:
    """Return the worth of a card after a Tourist's action on a space; `clock` is the time after it."""
    if not _fitting_cards(state.box, space) >> ability.number & 1:
        return 0.0
    return _fitting_gain(state, player, ability, space, worths, clock)


def _fitting_gain(
    state: DiningState,
    player: int,
    ability: TouristAbility,
    space: int,
    worths: ResourceValues,
    clock: int,
) -> float:
    """Return the VP of a card that fits the space; 0 if it is for the other half of the Day."""
    tables = state.tables
    location, slot = divmod(space, SLOTS)
    repaired = slot >= RESOURCE_SLOTS
    if ability.half and (ability.half == "sun") != (clock < tables.clock.sun_hours):
        return 0.0
    kind = ability.kind
    worth = worths[tables.products[location]]
    if kind == "gain_same":
        bites = BITE * min(ability.bites, state.bites[player])
        return SECOND * several(worth, ability.amount) + bites
    if kind == "gain_same_per":
        return SECOND * several(worth, min(_counted(state, player, ability.per, space), ability.most))
    if kind in ("gain_choice", "choice_then_gift_swap"):
        return max(worths[one] for one in ability.options) * ability.amount + SWAP * ability.swaps
    if kind == "cure_or_gain":
        cure = BITE if state.bites[player] else 0.0
        return max(cure, max((worths[one] for one in ability.options), default=0.0))
    if kind == "exchange_gained":
        taken = min(ability.amount, tables.yields[location][slot]) if not repaired else 0
        others = sorted(worths, reverse=True)[:taken]
        return sum(max(0.0, other - worth) for other in others)
    if kind == "refund":
        return _refund(tables, location, slot - RESOURCE_SLOTS, worths, ability.amount)
    return 0.8 * ability.amount if kind == "favor" else 0.0


def _refund(tables: DiningTables, location: int, stand: int, worths: ResourceValues, amount: int) -> float:
    """Return the worth of the best tokens of a stand's cost."""
    paid = [worths[one] for one, count in tables.stand_costs[location][stand] for _ in range(count)]
    return sum(sorted(paid, reverse=True)[:amount])


def _counted(state: DiningState, player: int, what: str, space: int) -> int:
    """Return the number that a card counts at the location of a space where a Tourist would be."""
    location = space // SLOTS
    if what == "other_heroes_here":
        return sum(
            here >= 0 and here // SLOTS == location
            for other, here in enumerate(state.heroes)
            if other != player
        )
    if what == "other_tourists_here":
        return (state.tourists & LOCATION_MASKS[location] & ~(1 << space)).bit_count()
    return state.stands[location].count(player)


def best_card_gain(state: DiningState, player: int, space: int, worths: ResourceValues, clock: int) -> float:
    """Return the worth of the best face-up card after a Tourist's action on a space."""
    best = 0.0
    for ability in _fitting_row(state.box, state.row_up, space):
        found = _fitting_gain(state, player, ability, space, worths, clock)
        if found > best:
            best = found
    return best


@lru_cache(maxsize=5_000)
def _fitting_row(box: str, row: Cards, space: int) -> tuple[TouristAbility, ...]:
    """Return the cards of a row that can have an effect after an action on a space at some time."""
    tables, fitting = tables_of(box), _fitting_cards(box, space)
    return tuple(tables.ability(card) for card in row if fitting >> card & 1)


@lru_cache(maxsize=1024)
def _fitting_cards(box: str, space: int) -> int:
    """Return the cards that can have an effect after an action on a space at some time, as a mask."""
    tables = tables_of(box)
    fitting = (card for card in range(1, len(tables.abilities)) if _fits(tables, tables.ability(card), space))
    return sum(1 << card for card in fitting)


def _fits(tables: DiningTables, ability: TouristAbility, space: int) -> bool:
    """Return whether a card can have an effect after an action on a space; the time is not looked at."""
    location, slot = divmod(space, SLOTS)
    repaired = slot >= RESOURCE_SLOTS
    if ability.trigger == ("collect" if repaired else "repair") or location not in ability.locations:
        return False
    if repaired:
        return not ability.base_yield and slot - RESOURCE_SLOTS < tables.stand_counts[location]
    yields = tables.yields[location]
    return slot < len(yields) and (not ability.base_yield or yields[slot] == ability.base_yield)
