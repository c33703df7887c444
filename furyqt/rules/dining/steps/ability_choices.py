"""The choices that Tourist Ability cards offer; one without an alternative is made automatically (D7.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Decision, Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import DONE, HEAL, TAKES, DiningAction, Discard, Done, Heal, Take
from furyqt.rules.dining.decks import discard_gift, draw_gift
from furyqt.rules.dining.events import GiftDiscarded, ResourceSwapped
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.choices import DinerChoice
from furyqt.rules.dining.supply import gain, in_supply, pay, return_bites, take
from furyqt.rules.dining.table_rows import RESOURCES
from furyqt.rules.dining.tables import Amounts, TouristAbility

N_ = Texts("dining.guidance")
N_stakes = Texts("dining.stakes")

NO_SUPPLY = N_("The supply has none left.")
NOT_ON_CARD = N_("The card does not give this resource.")
PASSED = N_("Resources are chosen in a fixed order, and it is too late for this one.")
TOO_FEW = N_("Resources are chosen in a fixed order, and too few would be left after this one.")


def refused_takes(against: Callable[[int], Text | None]) -> Iterator[Refusal]:
    """Yield the resources that cannot be taken, by a function that returns the rule against one."""
    for resource, take_one in enumerate(TAKES):
        if (reason := against(resource)) is not None:
            name = words.TAKE.fill(resource=words.RESOURCE_NAMES[resource])
            yield Refusal(take_one, name, reason)


def resource_options(state: DiningState, ability: TouristAbility) -> Cards:
    """Return the resources of a card that the supply has."""
    return tuple(resource for resource in ability.options if in_supply(state, resource))


def offer_resource(state: DiningState, player: int, ability: TouristAbility) -> None:
    """Give a player a resource of their choice, as far as the supply has one."""
    options = resource_options(state, ability)
    if len(options) == 1:
        gain(state, player, options[0], ability.amount)
    elif options:
        state.push(ResourceChoice(player, options, ability.amount))


class ResourceChoice(DinerChoice, Decision, frozen=True):
    """A player takes one of some resources."""

    diner: int
    options: Cards
    amount: int
    asks = words.WHICH_RESOURCE
    stake = N_stakes(
        "The Tourist Ability card gives you a resource of your choice, as far as the supply has it."
    )
    rules_page = "ability_cards"

    def actions(self, state: DiningState) -> Sequence[Take]:
        """Return the resources."""
        return [TAKES[resource] for resource in self.options]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the other resources."""
        yield from refused_takes(lambda resource: _against_gain(position, self.options, resource))

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Take the resource."""
        assert isinstance(action, Take)
        gain(state, self.diner, action.resource, self.amount)


def _against_gain(position: Any, options: Cards, resource: int) -> Text | None:
    """Return why a card does not give a resource."""
    if resource in options:
        return None
    return NOT_ON_CARD if in_supply(position, resource) else NO_SUPPLY


def offer_heal_or_resource(state: DiningState, player: int, ability: TouristAbility) -> None:
    """Return a Bite of a player or give them a resource, whichever has an effect."""
    options = resource_options(state, ability)
    if not state.bites[player] or not ability.bites:
        offer_resource(state, player, ability)
    elif not options:
        return_bites(state, player, ability.bites)
    else:
        state.push(HealOrTake(player, options, ability.amount, ability.bites))


class HealOrTake(DinerChoice, Decision, frozen=True):
    """A player returns a Bite or takes a resource."""

    diner: int
    options: Cards
    amount: int
    bites: int
    asks = words.HEAL_OR_TAKE
    stake = N_stakes(
        "The Tourist Ability card gives one of the two. A Bite costs you a conversion at every Dinner."
    )
    rules_page = "ability_cards"

    def actions(self, state: DiningState) -> Sequence[Heal | Take]:
        """Return both kinds of choices."""
        return [HEAL, *(TAKES[resource] for resource in self.options)]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the other resources."""
        yield from refused_takes(lambda resource: _against_gain(position, self.options, resource))

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Return the Bite or take the resource."""
        if isinstance(action, Take):
            gain(state, self.diner, action.resource, self.amount)
        else:
            return_bites(state, self.diner, self.bites)


def offer_swap(state: DiningState, player: int, given: int, left: int, lowest: int = 0) -> None:
    """Offer to swap collected tokens for others, in the order of the resources."""
    step = ResourceSwap(player, given, left, lowest)
    if left and len(step.actions(state)) > 1:
        state.push(step)


class ResourceSwap(DinerChoice, Decision, frozen=True):
    """A player swaps one token just collected for another resource, or stops."""

    diner: int
    given: int
    left: int
    lowest: int
    """The first resource that may still be taken."""
    asks = words.WHICH_SWAP
    stake = N_stakes("The Tourist Ability card exchanges one resource; the other goes back to the supply.")
    rules_page = "ability_cards"

    def actions(self, state: DiningState) -> Sequence[Take | Done]:
        """Return the other resources in the supply, then stopping."""
        takes = [TAKES[one] for one in range(len(RESOURCES)) if self._against(state, one) is None]
        return [*takes, DONE]

    def _against(self, state: DiningState, resource: int) -> Text | None:
        """Return the rule by which a resource cannot be taken next."""
        if resource == self.given:
            return N_("This is the resource that is swapped.")
        if resource < self.lowest:
            return PASSED
        return None if in_supply(state, resource) else NO_SUPPLY

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the other resources."""
        yield from refused_takes(lambda resource: self._against(position, resource))

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Swap one token and offer the next swap."""
        if isinstance(action, Take):
            pay(state, self.diner, ((self.given, 1),))
            take(state, self.diner, action.resource, 1)
            state.tell(ResourceSwapped, self.diner, self.given, action.resource)
            offer_swap(state, self.diner, self.given, self.left - 1, action.resource)


def offer_refund(state: DiningState, player: int, cost: Amounts, left: int) -> None:
    """Give back as many tokens of a cost as allowed, chosen in the order of the resources."""
    left = min(left, sum(amount for _, amount in cost))
    while left:
        step = RefundChoice(player, cost, left)
        options = step.options()
        if len(options) > 1:
            state.push(step)
            return
        gain(state, player, options[0], 1)
        cost, left = without_token(cost, options[0]), left - 1


class RefundChoice(DinerChoice, Decision, frozen=True):
    """A player takes back one token that the Tourist's repair cost."""

    diner: int
    cost: Amounts
    """The tokens that may still be taken back."""
    left: int
    asks = words.WHICH_REFUND
    stake = N_stakes("The Tourist Ability card gives back a part of what the stand has cost.")
    rules_page = "ability_cards"

    def options(self) -> list[int]:
        """Return the resources after which enough tokens remain in the order of the resources."""
        return [resource for resource, _ in self.cost if self._against(resource) is None]

    def _against(self, resource: int) -> Text | None:
        """Return the rule by which a token cannot be taken back next."""
        if resource not in dict(self.cost):
            return N_("This resource was not paid, or all of it is back.")
        later = sum(amount for one, amount in self.cost if one >= resource)
        return None if later >= self.left else TOO_FEW

    def refusals(self, position: Position) -> Iterator[Refusal]:
        """Yield the other resources."""
        yield from refused_takes(self._against)

    def actions(self, state: DiningState) -> Sequence[Take]:
        """Return the resources."""
        return [TAKES[resource] for resource in self.options()]

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Take one token back and offer the next."""
        assert isinstance(action, Take)
        gain(state, self.diner, action.resource, 1)
        offer_refund(state, self.diner, without_token(self.cost, action.resource), self.left - 1)


def without_token(cost: Amounts, resource: int) -> Amounts:
    """Return a cost without one token of a resource and without the resources before it."""
    left = ((one, amount - (one == resource)) for one, amount in cost if one >= resource)
    return tuple((one, amount) for one, amount in left if amount)


class GiftExchange(DinerChoice, Decision, frozen=True):
    """A player may discard a Gift card to draw another one."""

    diner: int
    asks = words.WHICH_DISCARD
    stake = N_stakes(
        "The Tourist Ability card allows it. The Gift that you give away is lost; the new one is drawn "
        "unseen."
    )
    rules_page = "ability_cards"

    def actions(self, state: DiningState) -> Sequence[Discard | Done]:
        """Return the Gift cards in the hand, then keeping them all."""
        return [*map(Discard, state.gifts[self.diner]), DONE]

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Discard and draw; the discarded card can come back from a new deck."""
        if isinstance(action, Discard):
            discard_gift(state, self.diner, action.gift)
            state.tell(GiftDiscarded, self.diner, action.gift, state.tables.gift(action.gift).name)
            draw_gift(state, self.diner)
