"""Tokens that change hands: every gain and payment goes through these functions (D12).

They work on a state in place. A gain larger than the supply gives what is left (D12.2).
"""

from __future__ import annotations

from furyqt.rules.core.zones import NONE
from furyqt.rules.dining.events import BiteReturned, FavorGained, ResourceGained
from furyqt.rules.dining.state import DiningState, with_item, with_row
from furyqt.rules.dining.tables import Amounts


def in_supply(state: DiningState, resource: int) -> bool:
    """Return whether the supply has a token of a resource."""
    return not state.options.supply or state.supply[resource] > 0


def take(state: DiningState, player: int, resource: int, amount: int) -> int:
    """Move tokens from the supply to a player without reporting it; return how many there were."""
    if state.options.supply:
        left = state.supply[resource]
        if amount > left:
            amount = left
        supply = state.supply
        state.supply = (*supply[:resource], left - amount, *supply[resource + 1 :])
    rows = state.resources
    own = rows[player]
    own = (*own[:resource], own[resource] + amount, *own[resource + 1 :])
    state.resources = (*rows[:player], own, *rows[player + 1 :])
    return amount


def gain(state: DiningState, player: int, resource: int, amount: int) -> int:
    """Give a player tokens and report it; return how many there were."""
    amount = take(state, player, resource, amount)
    state.tell(ResourceGained, player, resource, amount)
    return amount


def can_pay(state: DiningState, player: int, cost: Amounts) -> bool:
    """Return whether a player has all tokens of a cost."""
    own = state.resources[player]
    for resource, amount in cost:  # noqa: SIM110  a generator takes twice as long
        if own[resource] < amount:
            return False
    return True


def pay(state: DiningState, player: int, cost: Amounts) -> None:
    """Move the tokens of a cost from a player to the supply; the caller reports the reason."""
    own = list(state.resources[player])
    limited = state.options.supply
    supply = list(state.supply)
    for resource, amount in cost:
        own[resource] -= amount
        supply[resource] += amount
    state.resources = with_row(state.resources, player, tuple(own))
    if limited:
        state.supply = tuple(supply)


def gain_favor(state: DiningState, player: int, amount: int) -> None:
    """Give a player Favor tokens and report it."""
    if state.options.supply:
        amount = min(amount, state.favor_supply)
        state.favor_supply -= amount
    state.favor = with_item(state.favor, player, state.favor[player] + amount)
    state.tell(FavorGained, player, amount)


def spend_favor(state: DiningState, player: int, amount: int = 1) -> None:
    """Return Favor tokens of a player to the supply."""
    state.favor = with_item(state.favor, player, state.favor[player] - amount)
    if state.options.supply:
        state.favor_supply += amount


def has_cube(state: DiningState, player: int) -> bool:
    """Return whether a player has a cube in stock (D6.5)."""
    return not state.options.supply or state.cubes[player] > 0


def spend_cube(state: DiningState, player: int) -> None:
    """Take a cube from a player's stock."""
    if state.options.supply:
        state.cubes = with_item(state.cubes, player, state.cubes[player] - 1)


def return_cube(state: DiningState, player: int) -> None:
    """Put a cube back into a player's stock."""
    if state.options.supply:
        state.cubes = with_item(state.cubes, player, state.cubes[player] + 1)


def return_bites(state: DiningState, player: int, amount: int, payment: int = NONE) -> None:
    """Return Bites of a player, for a resource that was paid or by a card, and report each."""
    for _ in range(min(amount, state.bites[player])):
        state.bites = with_item(state.bites, player, state.bites[player] - 1)
        state.tell(BiteReturned, player, payment)


def score(state: DiningState, player: int, points: int) -> None:
    """Give a player VP; the caller reports the reason."""
    state.points = with_item(state.points, player, state.points[player] + points)
