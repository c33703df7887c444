"""Common parts of the decisions: the player who decides, and the cure of a Bite (D8.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import (
    CURES,
    Activate,
    Attend,
    BuyTicket,
    CompleteGift,
    ConvertFavor,
    Cure,
    DiningAction,
    Discard,
    Done,
    End,
    Heal,
    Keep,
    PayBribe,
    PlaceHero,
    Send,
    Skip,
    Take,
    UseCard,
)
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.spaces import RESOURCE_SLOTS, SLOTS, is_stand, location_of
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.supply import pay, return_bites
from furyqt.rules.dining.tables import DiningTables

N_ = Texts("dining.guidance")

MISSING = N_("You still need {resources}.")
NO_BITES = N_("You have no Bite.")


class DinerChoice:
    """A decision of the player in its field `diner`."""

    __slots__ = ()
    diner: int

    def player(self, position: Position) -> int:
        """Return the player who decides."""
        return self.diner

    def label(self, position: Any, action: DiningAction) -> Text:
        """Return the label of an action on its button."""
        return action_text(tables_of(position.box), action)


def cures(state: DiningState, player: int) -> list[Cure]:
    """Return the resources that a bitten player can pay for a cure."""
    if not state.bites[player]:
        return []
    tables, own = state.tables, state.resources[player]
    return [CURES[resource] for resource in tables.cures if own[resource] >= tables.bites.cure_amount]


def refused_cures(position: Any, player: int) -> Iterator[Refusal]:
    """Yield the resources that cannot be paid for a cure; without a Bite a single refusal."""
    tables, own = position.tables, position.resources[player]
    if not position.bites[player]:
        yield Refusal("cure", words.HEAL, NO_BITES)
        return
    possible, needed = cures(position, player), tables.bites.cure_amount
    for resource in tables.cures:
        if CURES[resource] not in possible:
            lacking = words.amount(resource, needed - own[resource])
            name = action_text(tables, CURES[resource])
            yield Refusal(CURES[resource], name, MISSING.fill(resources=lacking))


def cure(state: DiningState, player: int, resource: int) -> None:
    """Pay for the return of one Bite."""
    pay(state, player, ((resource, state.tables.bites.cure_amount),))
    return_bites(state, player, 1, resource)


def action_text(tables: DiningTables, action: DiningAction) -> Text:
    """Return the label of an action."""
    match action:
        case PlaceHero(space) | Send(space):
            return _work_text(tables, space)
        case Activate(space):
            return words.with_space(words.USE_TOURIST, tables.place_names[location_of(space)], space)
        case BuyTicket(resource):
            return words.BUY_TICKET.fill(cost=words.amount(resource, tables.bus.ticket_amount))
        case Cure(resource):
            return words.CURE.fill(cost=words.amount(resource, tables.bites.cure_amount))
        case Take(resource):
            return words.TAKE.fill(resource=words.RESOURCE_NAMES[resource])
        case UseCard(card):
            ability = tables.ability(card)
            return words.CARD.fill(name=words.tourist_name(ability.name), text=ability.text)
        case Discard(gift):
            return words.DISCARD.fill(gift=words.gift_name(tables.gift(gift).name))
        case CompleteGift(gift):
            row = tables.gift(gift)
            return words.COMPLETE_GIFT.fill(
                gift=words.gift_name(row.name), cost=words.amounts(row.cost), points=row.points
            )
        case PayBribe(kind):
            return PAY[kind].fill(value=tables.bribe_values[kind])
        case _:
            return PLAIN[type(action)]


PAY = (*(words.PAY_BRIBE.fill(bribe=name) for name in words.BRIBE_NAMES[:-1]), words.PAY_CUBE)
"""The labels of the Bribes; the last is the cube of the Gifts track."""
PLAIN: dict[type[Any], Text] = {
    Keep: words.KEEP,
    Heal: words.HEAL,
    End: words.END_TURN,
    Attend: words.ATTEND,
    Skip: words.SKIP,
    Done: words.DONE,
    ConvertFavor: words.CONVERT_FAVOR,
}


def space_text(tables: DiningTables, space: int) -> Text:
    """Return the name of a space."""
    return words.space_name(tables.place_names[location_of(space)], space)


def _work_text(tables: DiningTables, space: int) -> Text:
    """Return what a meeple does on a space, with its costs and yields."""
    location, name = location_of(space), space_text(tables, space)
    if not is_stand(space):
        gain = words.amount(tables.products[location], tables.printed_yield(space))
        return words.COLLECT.fill(space=name, gain=gain, hours=tables.clock.collect_cost)
    stand = space % SLOTS - RESOURCE_SLOTS
    return words.REPAIR.fill(
        space=name,
        cost=words.amounts(tables.stand_costs[location][stand]),
        favor=words.favor(tables.stand_favor[location][stand]),
        hours=tables.clock.repair_cost,
    )
