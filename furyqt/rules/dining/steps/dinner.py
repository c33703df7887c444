"""The Dinner Phase: Bribes or a Bite, then conversions (D8, D9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Any

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Decision
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import (
    ATTEND,
    BRIBES,
    DONE,
    PAYMENTS,
    SKIP,
    Attend,
    Cure,
    DiningAction,
    Done,
    PayBribe,
    Skip,
)
from furyqt.rules.dining.box import tables_of
from furyqt.rules.dining.events import BribePaid, DinnerSkipped
from furyqt.rules.dining.state import DiningState, with_item
from furyqt.rules.dining.steps.choices import DinerChoice, cure, cures, refused_cures
from furyqt.rules.dining.steps.conversions import conversions, leave_table
from furyqt.rules.dining.supply import pay, return_cube
from furyqt.rules.dining.tables import BLOOD, SHEEP

N_ = Texts("dining.guidance")
N_stakes = Texts("dining.stakes")

PASSED = N_("Bribes are paid in the order of this list, and it is too late for this kind.")
NO_BRIBE = N_("You have no more of this kind.")
MOST_CUBES = N_("No more cubes of your Gifts track can be paid at one Dinner.")
TOO_LITTLE = N_("Later kinds in the order of Bribes would not be enough for the Dinner.")
TOURIST_BRIBE, BLOOD_BRIBE, SHEEP_BRIBE, CUBE_BRIBE = range(len(BRIBES))


class DinnerChoice(DinerChoice, Decision, frozen=True):
    """A player attends the Dinner or stays away; before, Bites may be cured (D8.3, D8.14)."""

    diner: int
    stake = N_stakes(
        "A Dinner costs Bribes, and only there do Favor and Gifts become VP. A player who stays away takes "
        "a Bite."
    )
    rules_page = "dinner"

    def prompt(self, position: Any) -> Text:
        """Return the prompt, or why only staying away is left."""
        return words.DINNER if can_attend(position, self.diner) else words.NO_DINNER

    def actions(self, state: DiningState) -> Sequence[Attend | Cure | Skip]:
        """Return attending if there are Bribes enough, the cures, and staying away."""
        found: list[Attend | Cure | Skip] = []
        if can_attend(state, self.diner):
            found.append(ATTEND)
        if state.options.dinner_cure:
            found += cures(state, self.diner)
        return [*found, SKIP]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield attending without Bribes enough, and the cures."""
        if not can_attend(position, self.diner):
            yield Refusal(
                ATTEND,
                words.ATTEND,
                N_("Your Bribes are worth {value} in all; the Dinner takes {needed}.").fill(
                    value=most_bribes(position, self.diner), needed=position.tables.bribe.minimum
                ),
            )
        if position.options.dinner_cure:
            yield from refused_cures(position, self.diner)
        else:
            yield Refusal("cure", words.HEAL, N_("In this variant Bites are removed in the Day Phase only."))

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Ask for the Bribes, cure, or bite."""
        player = self.diner
        if isinstance(action, Attend):
            state.push(BribeChoice(player))
        elif isinstance(action, Cure):
            cure(state, player, action.resource)
            state.push(self)
        else:
            bitten = state.bites[player] < state.tables.bites.maximum
            state.bites = with_item(state.bites, player, state.bites[player] + bitten)
            state.tell(DinnerSkipped, player, bitten)
            leave_table(state, player)


def holdings(state: DiningState, player: int, cubes_paid: int = 0) -> Cards:
    """Return how many Bribes of each kind a player can still pay (D8.3)."""
    own = state.resources[player]
    cubes = min(state.track[player].bit_count(), state.tables.bribe.gift_cubes_per_dinner - cubes_paid)
    return (state.kept[player], own[BLOOD], own[SHEEP], max(0, cubes))


def most_bribes(state: DiningState, player: int) -> int:
    """Return the value of everything that a player could pay."""
    return _value(holdings(state, player), state.tables.bribe_values)


def can_attend(state: DiningState, player: int) -> bool:
    """Return whether a player has Bribes enough for the Dinner (D8.3)."""
    return most_bribes(state, player) >= state.tables.bribe.minimum


def _value(counts: Cards, values: Cards) -> int:
    return sum(map(mul, counts, values))


class BribeChoice(DinerChoice, Decision, frozen=True):
    """A player pays one Bribe after another, in the order of BRIBES, until it is enough (D8.4, D8.5)."""

    diner: int
    kind: int = TOURIST_BRIBE
    """The first kind that may still be paid."""
    paid: int = 0
    """The value of the Bribes so far."""
    cubes: int = 0
    stake = N_stakes("Each point of Bribes is one conversion at this Dinner, less one for each Bite.")
    rules_page = "bribes"

    def prompt(self, position: Any) -> Text:
        """Return the prompt with the value so far."""
        return words.WHICH_BRIBE.fill(paid=self.paid, needed=tables_of(position.box).bribe.minimum)

    def actions(self, state: DiningState) -> Sequence[PayBribe | Done]:
        """Return the Bribes with which the fee can still be reached; stopping if it is."""
        found: list[PayBribe | Done] = list(map(PAYMENTS.__getitem__, self.payable(state)))
        return [*found, DONE] if self.paid >= state.tables.bribe.minimum else found

    def payable(self, state: DiningState) -> list[int]:
        """Return the kinds of Bribes that may be paid next: those that `_against` has nothing against."""
        counts, tables = holdings(state, self.diner, self.cubes), state.tables
        most, found = self.paid, []
        for kind in range(CUBE_BRIBE, self.kind - 1, -1):
            if counts[kind]:
                most += counts[kind] * tables.bribe_values[kind]
                if most >= tables.bribe.minimum:
                    found.append(kind)
        return found[::-1]

    def _against(self, state: DiningState, kind: int, counts: Cards) -> Text | None:
        """Return the rule by which a kind cannot be paid next."""
        if kind < self.kind:
            return PASSED
        if not counts[kind]:
            has_cube_left = kind == CUBE_BRIBE and state.track[self.diner]
            return MOST_CUBES if has_cube_left else NO_BRIBE
        tables = state.tables
        most = self.paid + _value(counts[kind:], tables.bribe_values[kind:])
        return None if most >= tables.bribe.minimum else TOO_LITTLE

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the kinds of Bribes that cannot be paid next, and stopping too early."""
        counts = holdings(position, self.diner, self.cubes)
        for kind, payment in enumerate(PAYMENTS):
            if (reason := self._against(position, kind, counts)) is not None:
                yield Refusal(payment, self.label(position, payment), reason)
        needed = position.tables.bribe.minimum
        if self.paid < needed:
            yield Refusal(
                DONE, words.DONE, N_("The Dinner takes at least {needed} in Bribes.").fill(needed=needed)
            )

    def apply(self, state: DiningState, action: DiningAction) -> None:
        """Pay; when nothing is left to pay, the conversions begin."""
        step = self
        if isinstance(action, PayBribe):
            step = self.pay(state, action.kind)
            if step.payable(state):
                state.push(step)
                return
        state.push(conversions(state, self.diner, step.paid))

    def pay(self, state: DiningState, kind: int) -> BribeChoice:
        """Pay one Bribe; return the choice of the next one."""
        pay_bribe(state, self.diner, kind)
        paid = self.paid + state.tables.bribe_values[kind]
        return BribeChoice(self.diner, kind, paid, self.cubes + (kind == CUBE_BRIBE))


def pay_bribe(state: DiningState, player: int, kind: int) -> None:
    """Pay one Bribe; the cube is the leftmost one of the Gifts track (D9.7)."""
    if kind == TOURIST_BRIBE:
        state.kept = with_item(state.kept, player, state.kept[player] - 1)
        state.bus_tourists += 1
    elif kind == CUBE_BRIBE:
        track = state.track[player]
        state.track = with_item(state.track, player, track & (track - 1))
        return_cube(state, player)
    else:
        pay(state, player, ((BLOOD if kind == BLOOD_BRIBE else SHEEP, 1),))
    state.tell(BribePaid, player, kind)
