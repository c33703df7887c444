"""Great Strength: a hunter cancels a loss of health or a bite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import held_by_hunters, play_event
from furyqt.rules.fury2.tables import HUNTERS
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")


class Harm(Step, frozen=True):
    """A hunter loses health, or with `amount` 0 is bitten, unless a card prevents it."""

    hunter: int
    amount: int

    def carry_out(self, state: Fury2State) -> None:
        """Do the harm."""
        raise NotImplementedError

    def run(self, state: Fury2State) -> None:
        self.carry_out(state)


class HarmOffer(Opportunity, frozen=True):
    """A hunter who is about to suffer may play Great Strength."""

    hunter: int
    amount: int

    asks_holder = HUNTERS

    def is_possible(self, state: Fury2State) -> bool:
        return EventCard.GREAT_STRENGTH in state.hunters[self.hunter].events

    def choice(self, state: Fury2State) -> HarmChoice:
        return HarmChoice(self.hunter, self.amount)


_LOSS = N_questions("{hunter} is about to lose {amount} health: play Great Strength?")


class HarmChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunter plays Great Strength, or suffers."""

    amount: int

    asks = N_questions("{hunter} is about to be bitten: play Great Strength?")
    rules_page = "card:event:great_strength"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("harm", N_windows("A hunter is about to suffer"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by_hunters(state, EventCard.GREAT_STRENGTH, (self.hunter,))

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, self.hunter)

    def prompt(self, position: Any) -> Text:
        text = _LOSS.fill(amount=self.amount) if self.amount else self.asks
        return text.fill(hunter=words.FIGURE_NAMES[self.hunter])


def prevent_harm(state: Fury2State, hunter: int) -> bool:
    """Drop the harm that a hunter is about to suffer; return whether there was any."""
    return drop(state, Harm, lambda step: step.hunter == hunter) is not None
