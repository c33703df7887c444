"""Damage, bites and delay of the hunters, and the cards that prevent them (R9.1, R9.2, R11.1, R11.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position, Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import PASS, Play
from furyqt.rules.fury3.decision import TOGETHER, HunterDecision
from furyqt.rules.fury3.decks import EventCard
from furyqt.rules.fury3.events import (
    Cause,
    HarmPrevented,
    HunterBitten,
    HunterDelayed,
    HunterHealed,
    HunterHurt,
)
from furyqt.rules.fury3.piles import table_to_discard
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import drop_out
from furyqt.rules.fury3.steps.turn.defeat import defeat
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.windows import play_event
from furyqt.rules.fury3.tables import BITE_SPACES, FIGURES, GODALMING, HEALTH, HUNTERS
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import OptionalChoice

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_windows = Texts("fury3.windows")


def hurt(state: Fury3State, hunter: int, amount: int, cause: Cause = Cause.NONE) -> None:
    """Put damage to a hunter on the agenda; a defeated hunter does not suffer it."""
    if amount > 0 and not state.hunters[hunter].defeated:
        state.push(Harm(hunter, amount, cause))


def bite(state: Fury3State, hunter: int, cause: Cause = Cause.NONE) -> None:
    """Put a bite on the agenda; a defeated hunter is not bitten."""
    if not state.hunters[hunter].defeated:
        state.push(Bite(hunter, cause))


def heal(state: Fury3State, hunter: int, amount: int) -> None:
    """Heal a hunter by up to this much damage immediately."""
    damage = state.hunters[hunter].damage
    if damage and amount > 0:
        state.update_hunter(hunter, damage=max(0, damage - amount))
        state.tell(HunterHealed, hunter, max(0, damage - amount))


def delay(state: Fury3State, hunter: int) -> None:
    """Delay a hunter immediately; nothing happens to one who is delayed or defeated (R5.2)."""
    sheet = state.hunters[hunter]
    if not sheet.delayed and not sheet.defeated:
        state.update_hunter(hunter, delayed=True)
        state.tell(HunterDelayed, hunter)


class Harm(Step, frozen=True):
    """Damage to a hunter that is about to happen; cards may prevent it if it would defeat (R11.1)."""

    hunter: int
    amount: int
    cause: Cause

    asks_holder = HUNTERS

    def run(self, state: Fury3State) -> None:
        sheet = state.hunters[self.hunter]
        if sheet.defeated:
            return
        if sheet.damage + self.amount >= HEALTH[self.hunter] and preventions(state, self.hunter):
            state.push(PreventChoice(self.hunter, self.amount), Injury(self.hunter, self.cause, self.amount))
        else:
            suffer(state, self.hunter, self.amount, self.cause)


class Bite(Step, frozen=True):
    """A bite of a hunter that is about to happen; cards may prevent it (R11.2)."""

    hunter: int
    cause: Cause

    asks_holder = HUNTERS

    def run(self, state: Fury3State) -> None:
        if state.hunters[self.hunter].defeated:
            return
        if preventions(state, self.hunter):
            state.push(PreventChoice(self.hunter), BiteMark(self.hunter, self.cause))
        else:
            be_bitten(state, self.hunter, self.cause)


class PendingHarm(Step, frozen=True):
    """Damage or a bite that is not prevented yet."""

    hunter: int
    cause: Cause


class Injury(PendingHarm, frozen=True):
    """Damage that was not prevented."""

    amount: int

    def run(self, state: Fury3State) -> None:
        suffer(state, self.hunter, self.amount, self.cause)


class BiteMark(PendingHarm, frozen=True):
    """A bite that was not prevented."""

    def run(self, state: Fury3State) -> None:
        be_bitten(state, self.hunter, self.cause)


def suffer(state: Fury3State, hunter: int, amount: int, cause: Cause) -> None:
    """Hurt a hunter; damage equal to or above his health defeats him (R11.1)."""
    damage = min(state.hunters[hunter].damage + amount, HEALTH[hunter])
    state.update_hunter(hunter, damage=damage)
    state.tell(HunterHurt, hunter, amount, damage, cause)
    if damage == HEALTH[hunter]:
        defeat(state, hunter, cause)


def be_bitten(state: Fury3State, hunter: int, cause: Cause) -> None:
    """Give a hunter a bite token, or defeat him without a free space; he leaves a combat (R11.2, R10.6)."""
    bites = state.hunters[hunter].bites
    state.tell(HunterBitten, hunter, cause)
    if bites >= BITE_SPACES[hunter]:
        defeat(state, hunter, cause)
        return
    state.update_hunter(hunter, bites=bites + 1)
    if state.fight is None:
        check_hand_limits(state, hunter)
    else:
        drop_out(state, hunter)


_PREVENT_DEFEAT = N_questions("{hunter} is about to be defeated by damage: prevent it?")


class PreventChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunters may prevent a bite (`amount` 0) or damage that would defeat (R12.9, R15.15)."""

    amount: int = 0

    asks = N_questions("{hunter} is about to be bitten: prevent it?")
    rules_page = "card:event:great_strength"
    labels: ClassVar[Labels] = {PASS: N_buttons("Prevent nothing")}
    prompt_windows = (
        PromptWindow("prevent", N_windows("A bite or a defeat can be prevented"), HUNTERS, PASS),
    )

    def options(self, state: Fury3State) -> Sequence[Play]:
        return preventions(state, self.hunter)

    def use(self, state: Fury3State, action: Play) -> None:
        if action.card == EventCard.LUCYS_REVENGE:
            spend_revenge(state)
            spare(state, self.hunter)
        else:
            play_event(state, action.card, action.actor, subject=self.hunter)

    def prompt(self, position: Position) -> Text:
        return (_PREVENT_DEFEAT if self.amount else self.asks).fill(hunter=words.FIGURE_NAMES[self.hunter])

    def seat(self, position: Position) -> int:
        """Return TOGETHER, because any hunter can prevent it."""
        return TOGETHER


def preventions(state: Fury3State, hunter: int) -> Sequence[Play]:
    """Return Great Strength in any hunter's hand, and Lucy's Revenge in front of Lord Godalming (R12.9)."""
    found = [
        Play(EventCard.GREAT_STRENGTH, holder)
        for holder in FIGURES
        if EventCard.GREAT_STRENGTH in (sheet := state.hunters[holder]).events and not sheet.defeated
    ]
    if hunter == GODALMING and has_revenge(state):
        found.append(Play(EventCard.LUCYS_REVENGE, GODALMING))
    return found


def has_revenge(state: Fury3State) -> bool:
    """Return whether Lord Godalming, in a combat, has Lucy's Revenge in front of him."""
    fight = state.fight
    return fight is not None and fight.revenge and GODALMING in fight.hunters


def spend_revenge(state: Fury3State) -> None:
    """Discard Lucy's Revenge."""
    state.update_fight(revenge=False)
    table_to_discard(state, EventCard.LUCYS_REVENGE)


def spare(state: Fury3State, hunter: int) -> None:
    """Drop the damage or bite that is next on the agenda."""
    prevented = drop(state, PendingHarm, lambda step: step.hunter == hunter)
    if prevented is not None:
        state.tell(HarmPrevented, hunter, prevented.cause)
