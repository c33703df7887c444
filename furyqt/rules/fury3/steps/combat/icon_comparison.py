"""The comparison of the revealed cards of a combat round: Plotting, icons, Enraged (R10.4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.action_labels import NO_CARD, Labels
from furyqt.rules.fury3.actions import NO, PASS, YES, Play, Word
from furyqt.rules.fury3.decision import DraculaDecision
from furyqt.rules.fury3.decks import BASIC, ESCAPES, ICONS, Combat, EventCard
from furyqt.rules.fury3.events import CancelReason, PlottingTurned
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.card_effects import CounterTurn, StrikeTurn
from furyqt.rules.fury3.steps.combat.combat_effects import (
    ALL_FIGURES,
    CombatDecision,
    CombatStep,
    cancel_counter,
    cancel_strike,
    fight_of,
    has,
)
from furyqt.rules.fury3.steps.turn.windows import dracula_holds, play_event
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE
from furyqt.rules.mechanisms.windows import OptionalChoice

N_questions = Texts("fury3.questions")
N_windows = Texts("fury3.windows")


class Comparison(CombatStep, frozen=True):
    """The steps of a comparison: Plotting, icons, Dracula's card, the hunters', the engaged one's first
    (R10.4.4-R10.4.6).
    """

    unresolved = ALL_FIGURES

    def run(self, state: Fury3State) -> None:
        """Push the steps; an option decides whether Plotting is turned before or after the icons."""
        fight = fight_of(state)
        others = (hunter for hunter in fight.hunters if hunter != fight.engaged)
        turns = (StrikeTurn(fight.engaged), *(StrikeTurn(hunter) for hunter in others))
        checks: tuple[Step, ...] = (PlottingFlip(), IconCheck())
        if state.options.plotting == "after":
            checks = checks[::-1]
        state.push(*checks, CounterTurn(), *turns)


class PlottingFlip(CombatStep, frozen=True):
    """A faceup Plotting may be turned facedown to cancel the engaged hunter's Punch, Dodge or Escape."""

    unresolved = (DRACULA_FIGURE,)

    def run(self, state: Fury3State) -> None:
        fight = fight_of(state)
        if fight.plotting and fight.choices[fight.engaged] in BASIC:
            state.push(PlottingChoice())


class PlottingChoice(CombatDecision, DraculaDecision, frozen=True):
    """Dracula turns Plotting facedown, or keeps it."""

    asks = N_questions("Turn Plotting facedown to cancel {hunter}'s card?")
    rules_page = "card:combat:plotting"
    unresolved = (DRACULA_FIGURE,)

    def actions(self, state: Fury3State) -> Sequence[Word]:
        return (YES, NO)

    def apply(self, state: Fury3State, action: Word) -> None:
        if action == YES:
            fight = fight_of(state)
            state.update_fight(plotting=fight.plotting - 1)
            state.tell(PlottingTurned)
            cancel_strike(state, fight.engaged, Combat.PLOTTING)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(hunter=words.FIGURE_NAMES[fight_of(position).engaged])


class IconCheck(CombatStep, frozen=True):
    """An icon on the engaged hunter's card cancels Dracula's card (R10.4.4)."""

    asks_holder = DRACULA
    unresolved = (DRACULA_FIGURE,)

    def run(self, state: Fury3State) -> None:
        """Prompt Dracula first if he holds Enraged, which cannot save an escape."""
        fight = fight_of(state)
        if has(fight.canceled, fight.engaged):
            return
        if fight.choice not in ICONS.get(fight.choices[fight.engaged], ()):
            return
        if EventCard.ENRAGED in state.events and fight.choice not in ESCAPES:
            state.push(EnragedChoice(), CounterCancel())
        else:
            cancel_counter(state, CancelReason.ICON)


class EnragedChoice(OptionalChoice, CombatDecision, DraculaDecision, frozen=True):
    """Dracula may play Enraged when his card would be canceled."""

    asks = N_questions("{combat} is about to be canceled: play Enraged?")
    rules_page = "card:event:enraged"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (
        PromptWindow("enraged", N_windows("Dracula's combat card would be canceled"), DRACULA, PASS),
    )
    unresolved = (DRACULA_FIGURE,)

    def options(self, state: Fury3State) -> Sequence[Play]:
        return dracula_holds(state, EventCard.ENRAGED)

    def use(self, state: Fury3State, action: Play) -> None:
        """Play the card: it drops the cancellation that is next on the agenda."""
        play_event(state, action.card, DRACULA_FIGURE)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(combat=words.combat_text(fight_of(position).choice))


class CounterCancel(CombatStep, frozen=True):
    """Dracula's card is canceled."""

    unresolved = (DRACULA_FIGURE,)

    def run(self, state: Fury3State) -> None:
        cancel_counter(state, CancelReason.ICON)
