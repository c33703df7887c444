"""Effects in a combat: wounds, canceled cards, hunters who leave, the end (R10)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.decision import Fury3Decision
from furyqt.rules.fury3.decks import NONE, VAMPIRE_HEALTH, Combat, Encounter
from furyqt.rules.fury3.event_timing import EventWindow, Lasting
from furyqt.rules.fury3.events import (
    CancelReason,
    Cause,
    CombatLeft,
    CounterCanceled,
    StrikeCanceled,
    VampireHurt,
    VampireSlain,
)
from furyqt.rules.fury3.piles import discard_item
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.steps.turn.windows import CardWindow
from furyqt.rules.fury3.tables import DRACULA_FIGURE, FIGURES
from furyqt.rules.mechanisms.interruptions import drop_all


class CombatStep(Step, frozen=True):
    """A part of a combat that is dropped if the combat ends before it."""

    unresolved: ClassVar[tuple[int, ...]] = ()
    """The figures whose combat cards take effect only after this step has begun."""

    def unresolved_cards(self) -> tuple[int, ...]:
        """Return `unresolved`, or calculate it from the step's fields."""
        return self.unresolved


class CombatDecision(Fury3Decision, frozen=True):
    """A decision that is dropped if the combat ends before it."""

    unresolved: ClassVar[tuple[int, ...]] = ()
    """The figures whose combat cards take effect only after this decision."""

    def unresolved_cards(self) -> tuple[int, ...]:
        return self.unresolved


ALL_FIGURES = (*FIGURES, DRACULA_FIGURE)


def is_night_combat(state: Fury3State) -> bool:
    """Return whether night clauses of combat cards apply: by the marker, or by Nocturnal Visit (R10.12)."""
    return state.is_night() or state.lasts(Lasting.NOCTURNAL)


def fight_of(state: Fury3State) -> Fight:
    """Return the current combat."""
    assert state.fight is not None
    return state.fight


def has(bits: int, hunter: int) -> bool:
    """Return whether a figure's bit is set; DRACULA_FIGURE has one too."""
    return bool(bits >> hunter & 1)


def wound(state: Fury3State, amount: int, cause: Cause, by: int) -> None:
    """Hurt the vampire by a hunter's card; the defeat of an encounter ends the combat (R10.5, R10.8)."""
    fight = fight_of(state)
    if amount <= 0:
        return
    if fight.vampire is None:
        state.hurt_dracula(amount, cause, by)
        return
    if is_slain(fight):
        return
    vampire = replace(fight.vampire, damage=fight.vampire.damage + amount)
    state.update_fight(vampire=vampire)
    state.tell(VampireHurt, vampire.card, vampire.damage, cause, by)
    if is_slain(fight_of(state)):
        state.tell(VampireSlain, vampire.card)
        break_off(state)


def recover(state: Fury3State, amount: int) -> None:
    """Heal the vampire by up to this much damage, by Dracula's card (R10.8)."""
    vampire = fight_of(state).vampire
    if vampire is None:
        state.heal_dracula(amount)
    elif vampire.damage:
        vampire = replace(vampire, damage=max(0, vampire.damage - amount))
        state.update_fight(vampire=vampire)
        state.tell(VampireHurt, vampire.card, vampire.damage, Cause.COUNTER)


def is_slain(fight: Fight) -> bool:
    """Return whether the vampire encounter is defeated."""
    vampire = fight.vampire
    return vampire is not None and vampire.damage >= VAMPIRE_HEALTH[Encounter(vampire.card)]


def drop_out(state: Fury3State, hunter: int, by: int = NONE) -> None:
    """Remove a hunter from the combat, by a hunter's combat card or another cause; without hunters the
    combat ends (R10.5, R10.6).
    """
    fight = state.fight
    if fight is None or hunter not in fight.hunters:
        return
    state.update_fight(hunters=tuple(other for other in fight.hunters if other != hunter))
    state.tell(CombatLeft, hunter, by)
    if len(fight.hunters) == 1:
        break_off(state)


def break_off(state: Fury3State) -> None:
    """End the combat: the rest of the round is dropped, but effects that have begun are completed."""
    drop_all(state, _is_combat_step)


def _is_combat_step(step: Step) -> bool:
    if isinstance(step, CardWindow):
        return step.window == EventWindow.COMBAT_START
    return isinstance(step, CombatStep | CombatDecision)


def cancel_strike(state: Fury3State, hunter: int, by: Combat) -> None:
    """Cancel a hunter's card by a card of Dracula: it does not resolve."""
    fight = fight_of(state)
    if not has(fight.canceled, hunter):
        state.update_fight(canceled=fight.canceled | 1 << hunter)
        state.tell(StrikeCanceled, hunter, fight.choices[hunter], by)


def cancel_counter(state: Fury3State, reason: CancelReason) -> None:
    """Cancel Dracula's card."""
    fight = fight_of(state)
    state.update_fight(canceled=fight.canceled | 1 << DRACULA_FIGURE)
    state.tell(CounterCanceled, fight.choice, reason)


def discard_strike(state: Fury3State, hunter: int) -> None:
    """Discard the item card that a hunter played; there is no card in front of him then (R10.10)."""
    fight = fight_of(state)
    card = fight.choices[hunter]
    state.update_fight(choices=with_choice(fight.choices, hunter, NONE))
    if card in state.hunters[hunter].items:
        discard_item(state, hunter, card)


def with_choice(choices: tuple[int, int, int, int], hunter: int, card: int) -> tuple[int, int, int, int]:
    """Return the hunters' cards with another card for one of them."""
    return (*choices[:hunter], card, *choices[hunter + 1 :])  # type: ignore[return-value]
