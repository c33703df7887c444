"""The worth of one more token of each resource to a player, in VP: a rule of thumb for policies.

Tokens are worth more if a Gift card in the hand needs them, if they are few, and while there is time to use
them. A player's habits change the worth of the things that can be done with them.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from furyqt.rules.core.zones import Cards
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.tables import BLOOD, SHEEP, DiningTables, Gift

WOOD, BRICK, METAL = (RESOURCES.index(name) for name in ("wood", "brick", "metal"))
BUILDING = (WOOD, BRICK, METAL)
ResourceValues = tuple[float, ...]
"""The worth of the next token of each resource."""


class Habits(msgspec.Struct, frozen=True, cache_hash=True):
    """The tastes of a player; the defaults are those of the playout policy."""

    favor: float = 0.62
    """The worth of a Favor token."""
    gift: float = 0.62
    """The worth of one VP of a Gift card, spread over the tokens that it costs."""
    bribe: float = 0.42
    """The worth of a Bribe of value 1 while there is something to convert."""
    building: float = 0.55
    """The worth of Wood, Brick and Metal for repairs."""
    other: float = 0.2
    """The worth of any token."""
    control: float = 0.35
    """The worth of the control of a location."""
    tourist: float = 1.8
    """The worth of a Tourist who can act for the player after the Hero."""
    rivals: float = 0.0
    """The worth of a rival Hero at the same location."""
    hour: float = 0.12
    """The cost of an hour."""
    cost: float = 0.6
    """The share of its worth that a token for a repair costs, because tokens are there to be used."""
    fetch: float = 0.8
    """The worth of a Tourist from the Bus before it is known what for."""
    keep: float = 0.8
    """The share of its Bribes' worth that the first kept Tourist has."""
    plenty: float = 0.4
    """The share of the usual worth of a Bribe that is more than enough."""
    begun: float = 0.35
    """The share of a complete Gift's worth that one with no token yet adds to the worth of its tokens."""


USUAL = Habits()
ENOUGH = (3, 3, 3, 4, 3, 3, 3, 3, 3)
"""Of more tokens than these, each is worth half of the one before it."""
LATE = 0.45
"""The share of the usual worth at the end of the last Day."""
GIFTS_AT_DINNER = 2
"""The number of Gifts for which Bribes are wanted at every Dinner."""
CLOSE = 2
"""With more missing tokens than this, a Gift needs time."""


def resource_values(state: DiningState, player: int, habits: Habits = USUAL) -> ResourceValues:
    """Return the VP of one more token of each resource, by the index of the resource."""
    return _worth_in(state, player, habits, 0)


def price(state: DiningState, player: int, habits: Habits = USUAL) -> ResourceValues:
    """Return the worth of the last token of each resource that a player has, which is lost if it is paid."""
    return _worth_in(state, player, habits, 1)


def _worth_in(state: DiningState, player: int, habits: Habits, paid: int) -> ResourceValues:
    return _worth(
        habits,
        paid,
        state.box,
        state.round == state.tables.components.rounds,
        state.clock,
        state.resources[player],
        state.gifts[player],
        state.favor[player] + state.bites[player],
        state.kept[player],
    )


@lru_cache(maxsize=20_000)
def _worth(
    habits: Habits,
    paid: int,
    box: str,
    is_last: bool,
    clock: int,
    own: Cards,
    hand: Cards,
    uses: int,
    kept: int,
) -> ResourceValues:
    """Return the worth of tokens when `paid` of each are gone; `uses` are the Bribes for Favor and Bites."""
    tables = tables_of(box)
    hours = tables.clock.hours
    left = (hours - clock) / hours if is_last else 1.0
    worths = [habits.other * (LATE + (1 - LATE) * left)] * len(RESOURCES)
    for resource in BUILDING:
        worths[resource] = habits.building * left
    bribe = habits.bribe * (1.0 if _lacks_bribes(tables, own, uses, kept) else habits.plenty)
    worths[SHEEP] = max(worths[SHEEP], bribe * tables.bribe.sheep)
    worths[BLOOD] = max(worths[BLOOD], bribe * tables.bribe.blood)
    for resource, count in enumerate(own):
        if count - paid >= ENOUGH[resource]:
            worths[resource] *= 0.5 ** (count - paid - ENOUGH[resource] + 1)
    for card in hand:
        _add_gift(worths, tables.gift(card), own, paid, habits, left)
    return tuple(worths)


def _add_gift(worths: list[float], gift: Gift, own: Cards, paid: int, habits: Habits, left: float) -> None:
    """Add the share of a Gift card to the worth of the tokens that it needs."""
    size = missing = 0
    needs = []
    for resource, amount in gift.cost:
        lack = amount - own[resource]
        size += amount
        if lack > 0:
            missing += lack
        if lack + paid > 0:
            needs.append(resource)
    share = habits.gift * gift.points / size * (habits.begun + (size - missing) / size)
    if missing > CLOSE:
        share *= left
    for resource in needs:
        worths[resource] += share


def _lacks_bribes(tables: DiningTables, own: Cards, uses: int, kept: int) -> bool:
    """Return whether a player has fewer Bribes than conversions that could use them."""
    bribe = tables.bribe
    held = kept * bribe.tourist + own[BLOOD] * bribe.blood + own[SHEEP] * bribe.sheep
    return held < max(bribe.minimum, uses + GIFTS_AT_DINNER)
