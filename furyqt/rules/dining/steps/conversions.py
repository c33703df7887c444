"""Conversions at Dinner: Favor into VP, and Gift cards with their track (D8.6, D9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Decision, Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import CONVERT_FAVOR, END, CompleteGift, ConvertFavor, DiningAction, End
from furyqt.rules.dining.decks import discard_gift, draw_gift
from furyqt.rules.dining.events import CubePlaced, FavorConverted, GiftCompleted, TouristsLost
from furyqt.rules.dining.state import DiningState, with_item
from furyqt.rules.dining.steps.choices import MISSING, DinerChoice
from furyqt.rules.dining.steps.workplaces import missing
from furyqt.rules.dining.supply import can_pay, gain, has_cube, pay, score, spend_cube, spend_favor

N_ = Texts("dining.guidance")
N_stakes = Texts("dining.stakes")

NO_CONVERSION = N_("You have no conversion left.")
NO_FAVOR = N_("You have no Favor.")
BITTEN = N_("Your Bites leave no conversion for Favor.")


def conversions(state: DiningState, player: int, paid: int) -> Conversion:
    """Return the first choice of as many conversions as Bribes were paid, less one per Bite (D8.5)."""
    reduced = max(0, paid - state.bites[player])
    return Conversion(player, reduced if state.options.bites else paid, reduced)


def leave_table(state: DiningState, player: int) -> None:
    """Return the kept Tourists that were not paid to the Bus (D8.12)."""
    if count := state.kept[player]:
        state.kept = with_item(state.kept, player, 0)
        state.bus_tourists += count
        state.tell(TouristsLost, player, count)


class Conversion(DinerChoice, Decision, frozen=True):
    """A player makes one conversion after another, or ends the Dinner (D8.7)."""

    diner: int
    left: int
    favor_left: int
    """The conversions left that may be used for Favor."""
    stake = N_stakes(
        "A conversion turns 1 Favor into 1 VP or completes a Gift card. Conversions that you leave are lost."
    )
    rules_page = "conversions"

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the number of conversions."""
        is_possible = self.can_convert_favor(position) or self.payable_gifts(position)
        return (words.CONVERT if is_possible else words.NOTHING_TO_CONVERT).fill(left=self.left)

    def label(self, position: Position, action: DiningAction) -> Text:
        """Return the label of an action; here End ends the Dinner."""
        return words.END_DINNER if isinstance(action, End) else super().label(position, action)

    def actions(self, state: DiningState) -> Sequence[ConvertFavor | CompleteGift | End]:
        """Return the possible conversions, then the end."""
        found: list[ConvertFavor | CompleteGift | End] = []
        if self.can_convert_favor(state):
            found.append(CONVERT_FAVOR)
        return [*found, *map(CompleteGift, self.payable_gifts(state)), END]

    def can_convert_favor(self, state: DiningState) -> bool:
        """Return whether a Favor token can be converted."""
        return self.against_favor(state) is None

    def against_favor(self, state: DiningState) -> Text | None:
        """Return the rule by which no Favor can be converted (D8.6)."""
        if not state.favor[self.diner]:
            return NO_FAVOR
        if self.left <= 0:
            return NO_CONVERSION
        return BITTEN if self.favor_left <= 0 else None

    def payable_gifts(self, state: DiningState) -> list[int]:
        """Return the Gift cards that can be completed."""
        if not self.left and state.options.gift_conversion:
            return []
        tables = state.tables
        return [
            gift for gift in state.gifts[self.diner] if can_pay(state, self.diner, tables.gift(gift).cost)
        ]

    def against_gift(self, state: DiningState, gift: int) -> Text | None:
        """Return the rule by which a Gift card cannot be completed (D9.1)."""
        if not self.left and state.options.gift_conversion:
            return NO_CONVERSION
        return None if can_pay(state, self.diner, state.tables.gift(gift).cost) else MISSING

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the conversions that are not possible; a lack of tokens is the better reason."""
        if (reason := self.against_favor(position)) is not None:
            yield Refusal(CONVERT_FAVOR, words.CONVERT_FAVOR, reason)
        for gift in position.gifts[self.diner]:
            if (reason := self.against_gift(position, gift)) is not None:
                row = position.tables.gift(gift)
                if lacking := missing(position, self.diner, row.cost):
                    reason = MISSING.fill(resources=words.amounts(lacking))
                name = words.GIFT_IN_HAND.fill(
                    gift=words.gift_name(row.name), cost=words.amounts(row.cost), points=row.points
                )
                yield Refusal(CompleteGift(gift), name, reason)

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Convert, or leave the table."""
        player = self.diner
        if isinstance(action, ConvertFavor):
            spend_favor(state, player)
            score(state, player, 1)
            state.tell(FavorConverted, player)
            state.push(Conversion(player, self.left - 1, self.favor_left - 1))
        elif isinstance(action, CompleteGift):
            complete_gift(state, player, action.gift)
            state.push(Conversion(player, self.left - state.options.gift_conversion, self.favor_left))
        else:
            leave_table(state, player)


def complete_gift(state: DiningState, player: int, gift: int) -> None:
    """Pay, score, discard, draw a replacement, then place a cube (D9.1)."""
    row = state.tables.gift(gift)
    pay(state, player, row.cost)
    score(state, player, row.points)
    state.tell(GiftCompleted, player, gift, row.name, row.points)
    discard_gift(state, player, gift)
    if state.options.gift_awards or len(state.gifts[player]) < hand_size(state, player):
        draw_gift(state, player)
    _place_cube(state, player)


def _place_cube(state: DiningState, player: int) -> None:
    """Place a cube on the first empty space of the Gifts track and take its award (D9.3 to D9.5, D9.8)."""
    tables, track = state.tables, state.track[player]
    slot = (~track & (track + 1)).bit_length() - 1
    if slot >= len(tables.awards) or not has_cube(state, player):
        return
    spend_cube(state, player)
    state.track = with_item(state.track, player, track | 1 << slot)
    state.tell(CubePlaced, player, slot)
    resources, cards = tables.awards[slot]
    for resource, amount in resources:
        gain(state, player, resource, amount)
    if cards and not state.options.gift_awards:
        draw_up_to(state, player, hand_size(state, player))
        return
    for _ in range(cards):
        draw_gift(state, player)


def hand_size(state: DiningState, player: int) -> int:
    """Return the number of Gift cards to which a hand is refilled (D9.5, D9.6)."""
    tables, track = state.tables, state.track[player]
    size = tables.components.gifts_at_start
    if state.options.gift_awards:
        return size
    return size + sum(cards for slot, (_, cards) in enumerate(tables.awards) if track >> slot & 1)


def draw_up_to(state: DiningState, player: int, size: int) -> None:
    """Draw Gift cards until the hand has this size or none are left."""
    while len(state.gifts[player]) < size and draw_gift(state, player):
        pass
