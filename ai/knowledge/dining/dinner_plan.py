"""The best Dinner of a player with what they have: which Gifts, how much Favor, which Bribes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.options import DiningOptions
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.dinner import holdings
from furyqt.rules.dining.tables import BLOOD, SHEEP, DiningTables

MOST_GIFTS = 3
"""The most Gifts that one plan completes; later ones are planned again."""
CUBE = 0.3
"""The worth in VP of a cube on the Gifts track."""
TOKEN = 0.12
"""The worth in VP of a Bribe of value 1 that is not paid."""
KEPT_FAVOR = 0.45
"""The worth in VP of a Favor token that is not converted at this Dinner, while others follow."""


class DinnerPlan(NamedTuple):
    """The Gifts, the Favor and the Bribes that a player wants at a Dinner."""

    worth: float
    """In VP, above staying away without a Bite."""
    gifts: Cards = ()
    favor: int = 0
    bribes: int = 0
    """The value of the Bribes to pay."""
    spared: tuple[int, int] = (0, 0)
    """The Blood Packs and Sheep that the Gifts need."""


NO_DINNER = DinnerPlan(-1.0)


class Purse(NamedTuple):
    """All that a player brings to a Dinner; the plan depends on nothing else."""

    box: str
    options: DiningOptions
    is_last: bool
    own: Cards
    hand: Cards
    favor: int
    bites: int
    free: int
    """The value of the kept Tourists and of the Bribes that were paid already."""
    cubes: int
    """The value of the cubes that can be paid."""


def best_plan(state: DiningState, player: int, paid: int = 0, cubes_paid: int = 0) -> DinnerPlan:
    """Return the best plan; its worth is below 0 if the Dinner cannot be attended.

    `paid` is the value of the Bribes that were paid already, with the number of cubes among them.
    """
    tables = state.tables
    kept, _, _, cubes = holdings(state, player, cubes_paid)
    return _best_plan(
        Purse(
            state.box,
            state.options,
            state.round == tables.components.rounds,
            state.resources[player],
            state.gifts[player],
            state.favor[player],
            state.bites[player],
            paid + kept * tables.bribe.tourist,
            cubes * tables.bribe.gift_cube,
        )
    )


@lru_cache(maxsize=5_000)
def _best_plan(purse: Purse) -> DinnerPlan:
    tables = tables_of(purse.box)
    plans = (_with_gifts(tables, purse, gifts) for gifts in payable_sets(tables, purse.own, purse.hand))
    return max(plans, key=lambda plan: plan.worth)


def _with_gifts(tables: DiningTables, purse: Purse, gifts: Cards) -> DinnerPlan:
    """Return the plan that completes these Gifts and converts as much Favor as the other Bribes allow."""
    bribe, options, is_last = tables.bribe, purse.options, purse.is_last
    blood = sheep = 0
    worth = 0.0
    for card in gifts:
        gift = tables.gift(card)
        worth += gift.points + CUBE * (not is_last)
        for resource, amount in gift.cost:
            blood += amount * (resource == BLOOD)
            sheep += amount * (resource == SHEEP)
    own = purse.own
    free = purse.free + (0 if options.gift_conversion else len(gifts) * bribe.gift_cube)
    held = free + (own[BLOOD] - blood) * bribe.blood + (own[SHEEP] - sheep) * bribe.sheep + purse.cubes
    uses = len(gifts) * options.gift_conversion
    lost = purse.bites if options.bites else 0
    if held < max(bribe.minimum, uses + lost):
        return NO_DINNER
    favor = max(0, min(purse.favor, held - uses - purse.bites))
    paid = max(bribe.minimum, uses + favor + (purse.bites if favor else lost))
    worth += favor * (1 - (0.0 if is_last else KEPT_FAVOR))
    worth -= 0.0 if is_last else TOKEN * max(0, paid - free)
    return DinnerPlan(worth, gifts, favor, paid, (blood, sheep))


def payable_sets(tables: DiningTables, own: Cards, hand: Cards) -> Iterator[Cards]:
    """Yield all sets of Gift cards that the tokens pay together, the empty one first."""
    payable = [card for card in hand if _pays_all(tables, own, (card,))]
    for count in range(min(len(payable), MOST_GIFTS) + 1):
        for cards in combinations(payable, count):
            if count < 2 or _pays_all(tables, own, cards):
                yield cards


def _pays_all(tables: DiningTables, own: Cards, cards: Cards) -> bool:
    left = list(own)
    for card in cards:
        for resource, amount in tables.gift(card).cost:
            left[resource] -= amount
    return min(left) >= 0
