"""The worth of doing the action of a space, and of a Tourist Ability card after it, in VP."""

from __future__ import annotations

from collections.abc import Sequence
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


SAME_EVERYWHERE = ("gain_choice", "choice_then_gift_swap", "cure_or_gain", "favor")
"""The kinds of cards whose worth does not depend on the space."""


def several(worth: float, amount: int) -> float:
    """Return the worth of some tokens of one kind."""
    if amount == 1:
        return worth
    total = 0.0
    for _ in range(amount):
        total += worth
        worth *= SECOND
    return total


def work_gains(
    state: DiningState, player: int, spaces: Sequence[int], worths: ResourceValues, habits: Habits
) -> list[float]:
    """Return the VP of collecting at each space or of repairing its stand, less costs and hours."""
    tables = state.tables
    products, yields = tables.products, tables.yields
    hours = habits.hour * tables.clock.collect_cost
    supply = state.supply if state.options.supply else None
    found = []
    prices: ResourceValues = ()
    for space in spaces:
        location, slot = divmod(space, SLOTS)
        if slot >= RESOURCE_SLOTS:
            prices = prices or price(state, player, habits)
            found.append(_repair_gain(state, player, location, slot - RESOURCE_SLOTS, prices, habits))
            continue
        product = products[location]
        amount = yields[location][slot]
        if supply is not None and amount > supply[product]:
            amount = supply[product]
        found.append(several(worths[product], amount) - hours)
    return found


def _repair_gain(
    state: DiningState, player: int, location: int, stand: int, prices: ResourceValues, habits: Habits
) -> float:
    """Return the VP of repairing a stand, less its costs and hours."""
    tables = state.tables
    favor = tables.stand_favor[location][stand]
    if state.options.supply:
        favor = min(favor, state.favor_supply)
    cost = 0.0
    for resource, amount in tables.stand_costs[location][stand]:
        cost += habits.cost * prices[resource] * amount
    owners = state.stands[location]
    control = habits.control * (HELD if owners and owners[-1] == player else 1.0)
    return favor * habits.favor + control - cost - habits.hour * tables.clock.repair_cost


def card_gains(state: DiningState, player: int, space: int, worths: ResourceValues) -> dict[int, float]:
    """Return the worth of each face-up card after a Tourist's action on a space, when its hours are gone."""
    row = state.row_up
    gains = dict.fromkeys(row, 0.0)
    by_day = state.clock < state.tables.clock.sun_hours
    for ability, _ in _fitting_row(state.box, row, space, by_day):
        gains[ability.number] = _fitting_gain(state, player, ability, space, worths)
    return gains


def _fitting_gain(
    state: DiningState, player: int, ability: TouristAbility, space: int, worths: ResourceValues
) -> float:
    """Return the VP of a card that works after an action on the space."""
    kind = ability.kind
    if kind == "gain_same":
        bites = BITE * min(ability.bites, state.bites[player])
        return SECOND * several(worths[state.tables.products[space // SLOTS]], ability.amount) + bites
    if kind == "gain_choice" or kind == "choice_then_gift_swap":
        return max([worths[one] for one in ability.options]) * ability.amount + SWAP * ability.swaps
    if kind == "cure_or_gain":
        cure = BITE if state.bites[player] else 0.0
        return max(cure, max([worths[one] for one in ability.options], default=0.0))
    if kind == "favor":
        return 0.8 * ability.amount
    tables = state.tables
    location, slot = divmod(space, SLOTS)
    worth = worths[tables.products[location]]
    if kind == "gain_same_per":
        return SECOND * several(worth, min(_counted(state, player, ability.per, space), ability.most))
    if kind == "exchange_gained":
        taken = min(ability.amount, tables.yields[location][slot]) if slot < RESOURCE_SLOTS else 0
        others = sorted(worths, reverse=True)[:taken]
        return sum([max(0.0, other - worth) for other in others])
    return _refund(tables, location, slot - RESOURCE_SLOTS, worths, ability.amount)


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


def best_card_gains(
    state: DiningState, player: int, spaces: Sequence[int], worths: ResourceValues
) -> list[float]:
    """Return the worth of the best face-up card after a Tourist's action on each of some spaces."""
    box, row, clock = state.box, state.row_up, state.tables.clock
    collected = state.clock + clock.collect_cost < clock.sun_hours
    repaired = state.clock + clock.repair_cost < clock.sun_hours
    same: dict[int, float] = {}
    gains = []
    for space in spaces:
        best = 0.0
        by_day = collected if space % SLOTS < RESOURCE_SLOTS else repaired
        for ability, is_same in _fitting_row(box, row, space, by_day):
            if not is_same:
                found = _fitting_gain(state, player, ability, space, worths)
            elif ability.number in same:
                found = same[ability.number]
            else:
                found = same[ability.number] = _fitting_gain(state, player, ability, space, worths)
            if found > best:
                best = found
        gains.append(best)
    return gains


@lru_cache(maxsize=10_000)
def _fitting_row(box: str, row: Cards, space: int, by_day: bool) -> tuple[tuple[TouristAbility, bool], ...]:
    """Return the cards of a row that work after an action on a space, each with whether it is worth the same
    at all spaces.
    """
    tables, fitting = tables_of(box), _fitting_cards(box, space, by_day)
    cards = (tables.ability(card) for card in row if fitting >> card & 1)
    return tuple((card, card.kind in SAME_EVERYWHERE) for card in cards)


@lru_cache(maxsize=1024)
def _fitting_cards(box: str, space: int, by_day: bool) -> int:
    """Return the cards that work after an action on a space in this half of the Day, as a mask."""
    tables = tables_of(box)
    cards = (tables.ability(card) for card in range(1, len(tables.abilities)))
    fitting = (card for card in cards if not card.half or (card.half == "sun") == by_day)
    return sum(1 << card.number for card in fitting if _fits(tables, card, space))


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
