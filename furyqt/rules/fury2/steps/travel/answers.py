"""Cards that answer a journey: on the train, at sea and at the customs (R4, R15.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Position
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.action_labels import NO_CARD, Labels
from furyqt.rules.fury2.actions import PASS, Play
from furyqt.rules.fury2.decision import ActorDecision, HunterDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.event_timing import Lasting
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import held_by, held_by_hunters, play_event
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, HUNTERS, SEAS
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_windows = Texts("fury2.windows")


class CarriageOffer(Opportunity, frozen=True):
    """A hunter may play Chartered Carriage for the ride that was declared."""

    hunter: int

    asks_holder = HUNTERS

    def choice(self, state: Fury2State) -> CarriageChoice:
        return CarriageChoice(self.hunter)


class CarriageChoice(OptionalChoice, HunterDecision, frozen=True):
    """The hunters play Chartered Carriage, or roll the train die."""

    asks = N_questions("{hunter} wants to take the train: play a card?")
    stake = N_stakes(
        "Chartered Carriage saves the roll and is used up. Without it the train die decides; an X ends "
        "the turn."
    )
    rules_page = "rail"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("ride", N_windows("A hunter is about to take the train"), HUNTERS, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by_hunters(state, EventCard.CHARTERED_CARRIAGE)

    def use(self, state: Fury2State, action: Play) -> None:
        """Play the card; if it is canceled, the hunters may play another."""
        state.push(CarriageOffer(self.hunter))
        play_event(state, action.card, action.actor)


class DraculaAnswer(OptionalChoice, ActorDecision, frozen=True):
    """Dracula, or the Servant, plays a card that answers a hunter's journey, or passes."""

    hunter: int

    labels: ClassVar[Labels] = {PASS: NO_CARD}
    card: ClassVar[int]

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by(state, self.actor, self.card)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, action.actor)

    def prompt(self, position: Position) -> Text:
        return self.asks.fill(hunter=words.FIGURE_NAMES[self.hunter])


class TipOffOffer(Opportunity, frozen=True):
    """Dracula may hold up a hunter who takes the train with False Tip-off."""

    hunter: int
    actor: int = DRACULA_FIGURE

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return not state.lasts(Lasting.TURN_OVER)

    def choice(self, state: Fury2State) -> TipOffChoice:
        return TipOffChoice(self.actor, self.hunter)


class TipOffChoice(DraculaAnswer, frozen=True):
    """Dracula plays False Tip-off, or lets the hunter roll."""

    asks = N_questions("{hunter} takes the train: play False Tip-off?")
    rules_page = "card:event:false_tip_off"
    card = EventCard.FALSE_TIP_OFF
    prompt_windows = (
        PromptWindow("tip_off", N_windows("A hunter is about to roll for a train"), DRACULA, PASS),
    )

    def use(self, state: Fury2State, action: Play) -> None:
        """Play the card; if it is canceled, Dracula may play another one."""
        if self.actor == DRACULA_FIGURE:
            state.push(TipOffOffer(self.hunter))
        super().use(state, action)


class StormOffer(Opportunity, frozen=True):
    """Dracula may move a hunter who is at sea with Control Storms."""

    hunter: int

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        return state.hunters[self.hunter].place in SEAS and bool(state.group)

    def choice(self, state: Fury2State) -> StormAnswer:
        return StormAnswer(DRACULA_FIGURE, self.hunter)


class StormAnswer(DraculaAnswer, frozen=True):
    """Dracula plays Control Storms, or lets the hunter sail."""

    asks = N_questions("{hunter} is at sea: play Control Storms?")
    rules_page = "card:event:control_storms"
    card = EventCard.CONTROL_STORMS
    prompt_windows = (PromptWindow("storm", N_windows("A hunter at sea is about to move"), DRACULA, PASS),)


class CustomsOffer(Opportunity, frozen=True):
    """Dracula may search a hunter who landed or crossed the border and met nothing (R9.7)."""

    hunter: int
    actor: int = DRACULA_FIGURE

    asks_holder = DRACULA

    def is_possible(self, state: Fury2State) -> bool:
        if not state.group or state.lasts(Lasting.TURN_OVER):
            return False
        return state.lasts(Lasting.LANDED) or state.lasts(Lasting.BORDER)

    def choice(self, state: Fury2State) -> CustomsChoice:
        return CustomsChoice(self.actor, self.hunter)


class CustomsChoice(DraculaAnswer, frozen=True):
    """Dracula plays Customs Search, or lets the hunter act."""

    asks = N_questions("{hunter} has landed or crossed the border: play Customs Search?")
    rules_page = "card:event:customs_search"
    card = EventCard.CUSTOMS_SEARCH
    prompt_windows = (
        PromptWindow("customs", N_windows("A hunter landed or crossed the border"), DRACULA, PASS),
    )
