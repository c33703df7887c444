"""The Tourist Ability card that follows every action of a Tourist (D7.11 to D7.18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from furyqt.rules.core.agenda import Decision, Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import with_card, without_card
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import DiningAction, UseCard
from furyqt.rules.dining.decks import deal_row
from furyqt.rules.dining.events import CardUsed
from furyqt.rules.dining.spaces import LOCATION_MASKS, RESOURCE_SLOTS, SLOTS, is_stand, location_of
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.ability_choices import (
    GiftExchange,
    offer_heal_or_resource,
    offer_refund,
    offer_resource,
    offer_swap,
)
from furyqt.rules.dining.steps.choices import DinerChoice
from furyqt.rules.dining.supply import gain, gain_favor, return_bites
from furyqt.rules.dining.tables import TouristAbility

N_stakes = Texts("dining.stakes")

USES = tuple(map(UseCard, range(100)))


class AbilityCard(DinerChoice, Decision, frozen=True):
    """A player uses one face-up card for the action that a Tourist has just done."""

    diner: int
    space: int
    taken: int
    """The number of tokens that the Tourist collected."""
    asks = words.WHICH_CARD
    stake = N_stakes(
        "Each action of a Tourist uses one card, which is then turned facedown. The last of the eight "
        "brings new ones."
    )
    rules_page = "ability_cards"

    def actions(self, state: DiningState) -> Sequence[UseCard]:
        """Return the face-up cards."""
        return [USES[card] for card in state.row_up]

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Carry out the card's effect, then turn the card over."""
        assert isinstance(action, UseCard)
        ability = state.tables.ability(action.card)
        state.tell(CardUsed, self.diner, action.card, ability.name)
        state.push(CardTurned(action.card))
        if works(state, ability, self.space):
            EFFECTS[ability.kind](state, self, ability)


class CardTurned(Step, frozen=True):
    """A used card is turned face down; after the last one a new row is dealt at once (D7.16)."""

    card: int

    def run(self, state: DiningState) -> None:
        """Turn the card over."""
        state.row_up = without_card(state.row_up, self.card)
        state.row_down = with_card(state.row_down, self.card)
        if not state.row_up:
            state.tourist_discard = (*state.tourist_discard, *state.row_down)
            deal_row(state)


def works(state: DiningState, ability: TouristAbility, space: int) -> bool:
    """Return whether a card's trigger and condition hold for the action on a space (D7.13)."""
    repaired = is_stand(space)
    if ability.trigger == ("collect" if repaired else "repair"):
        return False
    if location_of(space) not in ability.locations:
        return False
    if ability.base_yield and (repaired or state.tables.printed_yield(space) != ability.base_yield):
        return False
    return not ability.half or (ability.half == "sun") == (state.clock < state.tables.clock.sun_hours)


def _product(state: DiningState, step: AbilityCard) -> int:
    """Return the resource of the Tourist's location (D7.14)."""
    return state.tables.products[location_of(step.space)]


def gain_same(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """More of the same resource; perhaps a Bite is returned, too."""
    gain(state, step.diner, _product(state, step), ability.amount)
    return_bites(state, step.diner, ability.bites)


def gain_same_per(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """One more of the same resource per counted thing."""
    amount = min(COUNTS[ability.per](state, step), ability.most)
    if amount:
        gain(state, step.diner, _product(state, step), amount)


def gain_choice(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """A resource of the player's choice."""
    offer_resource(state, step.diner, ability)


def exchange_gained(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """Some of the tokens just collected are swapped for others."""
    offer_swap(state, step.diner, _product(state, step), min(ability.amount, step.taken))


def cure_or_gain(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """A Bite is returned, or a resource is taken."""
    offer_heal_or_resource(state, step.diner, ability)


def refund(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """Some of the tokens just paid are taken back."""
    stand = step.space % SLOTS - RESOURCE_SLOTS
    cost = state.tables.stand_costs[location_of(step.space)][stand]
    offer_refund(state, step.diner, cost, ability.amount)


def favor(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """More Favor."""
    gain_favor(state, step.diner, ability.amount)


def choice_then_gift_swap(state: DiningState, step: AbilityCard, ability: TouristAbility) -> None:
    """A resource of the player's choice, then perhaps a new Gift card for an old one."""
    if ability.swaps and state.gifts[step.diner]:
        state.push(GiftExchange(step.diner))
    offer_resource(state, step.diner, ability)


def _rivals_here(state: DiningState, step: AbilityCard) -> int:
    here = location_of(step.space)
    rivals = (space for player, space in enumerate(state.heroes) if player != step.diner and space >= 0)
    return sum(location_of(space) == here for space in rivals)


def _tourists_here(state: DiningState, step: AbilityCard) -> int:
    """Return the other Tourists at the location; those in the Bus are not on a space of it (D7.18)."""
    return (state.tourists & LOCATION_MASKS[location_of(step.space)]).bit_count() - 1


def _stands_here(state: DiningState, step: AbilityCard) -> int:
    return state.stands[location_of(step.space)].count(step.diner)


COUNTS: dict[str, Callable[[DiningState, AbilityCard], int]] = {
    "other_heroes_here": _rivals_here,
    "other_tourists_here": _tourists_here,
    "own_stands_here": _stands_here,
}
"""The things that a card can count."""
EFFECTS: dict[str, Callable[[DiningState, AbilityCard, TouristAbility], None]] = {
    effect.__name__: effect
    for effect in (
        gain_same,
        gain_same_per,
        gain_choice,
        exchange_gained,
        cure_or_gain,
        refund,
        favor,
        choice_then_gift_swap,
    )
}
"""The kinds of effects in the tables."""
