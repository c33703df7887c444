"""The rule of thumb for each kind of decision: a score in VP for every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ai.knowledge.dining.action_values import BITE, best_card_gains, card_gains, work_gains
from ai.knowledge.dining.dinner_plan import KEPT_FAVOR, best_plan
from ai.knowledge.dining.resource_values import Habits, ResourceValues, price, resource_values
from furyqt.rules.core.agenda import Action, Step
from furyqt.rules.dining.actions import (
    KEEP,
    Activate,
    Attend,
    BuyTicket,
    CompleteGift,
    ConvertFavor,
    Cure,
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
from furyqt.rules.dining.spaces import LOCATION_MASKS, NOWHERE, RESOURCE_SLOTS, SLOTS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard
from furyqt.rules.dining.steps.ability_choices import (
    GiftExchange,
    HealOrTake,
    RefundChoice,
    ResourceChoice,
    ResourceSwap,
)
from furyqt.rules.dining.steps.conversions import Conversion
from furyqt.rules.dining.steps.dinner import BLOOD_BRIBE, SHEEP_BRIBE, BribeChoice, DinnerChoice, holdings
from furyqt.rules.dining.steps.tourists import FetchedTourist, TouristMove, TouristSteps
from furyqt.rules.dining.steps.turns import HeroTurn

# ------------------------------------------------------------------------------------------------------ turns

Scores = list[float]
TICKET = 0.7
"""The share of its worth that a token for a ticket costs."""
SECOND_KEPT, MORE_KEPT = 0.6, 0.2
"""The share of the first kept Tourist's worth that the second one has, and the worth of others."""
FAR = 3.5
"""With more missing tokens than this, a Gift card is discarded for another one."""
PER_MISSING = 0.2


def hero(state: DiningState, step: HeroTurn, actions: Sequence[PlaceHero | Cure], habits: Habits) -> Scores:
    """Score the spaces for the Hero: their actions, and the Tourists who may follow."""
    player, tables = step.diner, state.tables
    worths = resource_values(state, player, habits)
    rivals = [space // SLOTS for other, space in enumerate(state.heroes) if other != player and space >= 0]
    cures: list[Cure] = []
    if state.bites[player]:
        cures = [action for action in actions if isinstance(action, Cure)]
    spaces = [action.space for action in actions[: len(actions) - len(cures)]]  # type: ignore[union-attr]
    found = work_gains(state, player, spaces, worths, habits)
    hours, tourists, here = tables.clock.hours - state.clock, state.tourists, NOWHERE
    if state.bus >= 0 and state.bus_tourists and _has_ticket(state, player):
        here = state.bus
    for at, space in enumerate(spaces):
        location, slot = divmod(space, SLOTS)
        score = found[at]
        if tourists & LOCATION_MASKS[location]:
            cost = tables.clock.collect_cost if slot < RESOURCE_SLOTS else tables.clock.repair_cost
            if hours > cost:
                score += habits.tourist
        if location == here:
            score += habits.fetch
        found[at] = score + habits.rivals * rivals.count(location)
    if cures:
        prices = price(state, player, habits)
        found += [cure(prices, action) for action in cures]
    return found


def _has_ticket(state: DiningState, player: int) -> bool:
    tables, own = state.tables, state.resources[player]
    return any(own[one] >= tables.bus.ticket_amount for one in tables.tickets)


def cure(prices: ResourceValues, action: Cure) -> float:
    """Score the return of a Bite."""
    return BITE - prices[action.resource]


def more(
    state: DiningState,
    step: TouristSteps,
    actions: Sequence[Activate | BuyTicket | Cure | End],
    habits: Habits,
) -> Scores:
    """Score using and fetching Tourists, cures, and the end of the turn, which is worth nothing."""
    player = step.diner
    prices, found = price(state, player, habits), []
    for action in actions:
        if isinstance(action, Activate):
            found.append(habits.tourist)
        elif isinstance(action, BuyTicket):
            fetched = max(habits.fetch, kept(state, player, habits))
            found.append(fetched - TICKET * prices[action.resource])
        elif isinstance(action, Cure):
            found.append(cure(prices, action))
        else:
            found.append(0.0)
    return found


def kept(state: DiningState, player: int, habits: Habits) -> float:
    """Score keeping a Tourist."""
    count = state.kept[player]
    if count >= 2:
        return MORE_KEPT
    share = habits.keep * (SECOND_KEPT if count else 1.0)
    return share * state.tables.bribe.tourist * habits.bribe


def send(
    state: DiningState, step: TouristMove | FetchedTourist, actions: Sequence[Send | Keep], habits: Habits
) -> Scores:
    """Score the spaces for a Tourist with the best card there, and keeping the Tourist."""
    player = step.diner
    worths = resource_values(state, player, habits)
    spaces = [action.space for action in actions if action != KEEP]  # type: ignore[union-attr]
    work = work_gains(state, player, spaces, worths, habits)
    cards = best_card_gains(state, player, spaces, worths)
    found = [gain + card for gain, card in zip(work, cards, strict=True)]
    return found + [kept(state, player, habits)] * (len(actions) - len(spaces))


def ability(state: DiningState, step: AbilityCard, actions: Sequence[UseCard], habits: Habits) -> Scores:
    """Score each card by its effect in VP; a card that does not fit the space is worth 0."""
    gains = card_gains(state, step.diner, step.space, resource_values(state, step.diner, habits))
    return [gains[one.card] for one in actions]


def resource(
    state: DiningState,
    step: ResourceChoice | RefundChoice | HealOrTake,
    actions: Sequence[Take | Heal],
    habits: Habits,
) -> Scores:
    """Score each resource by the VP of one more token, and the return of a Bite by a constant."""
    worths = resource_values(state, step.diner, habits)
    return [worths[one.resource] if isinstance(one, Take) else BITE for one in actions]


def swap(state: DiningState, step: ResourceSwap, actions: Sequence[Take | Done], habits: Habits) -> Scores:
    """Score a swap by the VP of the new token less those of the given one; 0 for no swap."""
    worths, given = resource_values(state, step.diner, habits), price(state, step.diner, habits)[step.given]
    return [worths[one.resource] - given if isinstance(one, Take) else 0.0 for one in actions]


def exchange(
    state: DiningState, step: GiftExchange, actions: Sequence[Discard | Done], habits: Habits
) -> Scores:
    """Score a discarded Gift card by the tokens that it still needs; keeping all is worth nothing."""
    own, tables, found = state.resources[step.diner], state.tables, []
    for action in actions:
        missing = FAR
        if isinstance(action, Discard):
            cost = tables.gift(action.gift).cost
            missing = sum(max(0, amount - own[one]) for one, amount in cost)
        found.append(PER_MISSING * (missing - FAR))
    return found


# ---------------------------------------------------------------------------------------------------- Dinners

NEEDED, WASTE, LATER_KIND = 1.0, 0.3, 0.1
"""The worth of a Bribe that the plan needs, the cost of its value beyond that, and of each later kind."""


def dinner(
    state: DiningState, step: DinnerChoice, actions: Sequence[Attend | Cure | Skip], habits: Habits
) -> Scores:
    """Attend if it pays; a Bite less is worth as much as the conversion that it allows."""
    player = step.diner
    plan, prices, found = best_plan(state, player), price(state, player, habits), []
    full = state.bites[player] >= state.tables.bites.maximum
    harmless = full or state.round == state.tables.components.rounds
    for action in actions:
        if isinstance(action, Attend):
            found.append(plan.worth)
        elif isinstance(action, Cure):
            found.append(max(0.0, plan.worth) + cure(prices, action))
        else:
            found.append(0.0 if harmless else -BITE)
    return found


def bribe(
    state: DiningState, step: BribeChoice, actions: Sequence[PayBribe | Done], habits: Habits
) -> Scores:
    """Pay until the plan has its conversions; what its Gifts need is spared."""
    player = step.diner
    plan = best_plan(state, player, step.paid, step.cubes)
    spared = dict(zip((BLOOD_BRIBE, SHEEP_BRIBE), plan.spared, strict=True))
    counts = holdings(state, player, step.cubes)
    values, lack = state.tables.bribe_values, plan.bribes - step.paid
    found = []
    for action in actions:
        if not isinstance(action, PayBribe):
            found.append(0.0)
            continue
        kind = action.kind
        usable = lack > 0 and counts[kind] > spared.get(kind, 0)
        worth_of_kind = NEEDED - WASTE * max(0, values[kind] - lack) if usable else -NEEDED
        found.append(worth_of_kind - LATER_KIND * kind)
    return found


def convert(
    state: DiningState, step: Conversion, actions: Sequence[ConvertFavor | CompleteGift | End], habits: Habits
) -> Scores:
    """Complete the best Gift, or convert Favor; unused conversions are lost."""
    later = 0.0 if state.round == state.tables.components.rounds else KEPT_FAVOR
    tables, found = state.tables, []
    for action in actions:
        if isinstance(action, CompleteGift):
            found.append(float(tables.gift(action.gift).points))
        else:
            found.append(1.0 - later if isinstance(action, ConvertFavor) else 0.0)
    return found


# ---------------------------------------------------------------------------------------------- all decisions

RULES_OF_THUMB: dict[type[Step], Callable[[DiningState, Any, Any, Habits], Scores]] = {
    HeroTurn: hero,
    TouristSteps: more,
    TouristMove: send,
    FetchedTourist: send,
    AbilityCard: ability,
    ResourceChoice: resource,
    RefundChoice: resource,
    HealOrTake: resource,
    ResourceSwap: swap,
    GiftExchange: exchange,
    DinnerChoice: dinner,
    BribeChoice: bribe,
    Conversion: convert,
}


def scores_of(state: DiningState, actions: Sequence[Action], habits: Habits) -> Scores:
    """Return a score in VP for each action of the pending decision."""
    step = state.agenda[-1]
    return RULES_OF_THUMB[type(step)](state, step, actions, habits)


def best_scored(scores: Scores, actions: Sequence[Action]) -> Action:
    """Return the action with the highest score, the first of equal ones."""
    return actions[scores.index(max(scores))]
