"""Control Storms on the Servant at sea (S6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.core.windows import PromptWindow
from furyqt.rules.fury2.action_labels import NO_CARD, SEND, Labels
from furyqt.rules.fury2.actions import AT, PASS, PlaceChoice, Play
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import EventCard
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.events.playing import held_by_dracula, play_event
from furyqt.rules.fury2.steps.servant.servant_actions import ServantActing
from furyqt.rules.fury2.steps.servant.servant_moves import ServantMove, move_servant
from furyqt.rules.fury2.steps.travel.journeys import drift
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, SERVANT_FIGURE
from furyqt.rules.mechanisms.interruptions import drop
from furyqt.rules.mechanisms.windows import Opportunity, OptionalChoice

N_questions = Texts("fury2.questions")
N_windows = Texts("fury2.windows")
N_unavailable = Texts("fury2.unavailable")


class ServantStormOffer(Opportunity, frozen=True):
    """Dracula may move the Servant, who is at sea, with Control Storms."""

    asks_holder = DRACULA

    def choice(self, state: Fury2State) -> ServantStormChoice:
        return ServantStormChoice()


class ServantStormChoice(OptionalChoice, DraculaDecision, frozen=True):
    """Dracula plays Control Storms on the Servant, or lets him sail."""

    asks = N_questions("Your Servant is at sea: play Control Storms?")
    rules_page = "card:event:control_storms"
    labels: ClassVar[Labels] = {PASS: NO_CARD}
    prompt_windows = (PromptWindow("servant_storm", N_windows("Dracula's Servant is at sea"), DRACULA, PASS),)

    def options(self, state: Fury2State) -> Sequence[Play]:
        return held_by_dracula(state, EventCard.CONTROL_STORMS)

    def use(self, state: Fury2State, action: Play) -> None:
        play_event(state, action.card, DRACULA_FIGURE, SERVANT_FIGURE)


def drive_servant(state: Fury2State) -> None:
    """Replace the Servant's movement by one of Dracula's choice."""
    if drop(state, ServantMove) is not None:
        state.push(ServantDrift())


class ServantDrift(DraculaDecision, frozen=True):
    """Dracula chooses the port to which the storm drives the Servant."""

    asks = N_questions("Control Storms: in which port does your Servant land?")
    rules_page = "card:event:control_storms"
    place_rule = N_unavailable("The storm drives to the ports within its reach only.")
    labels: ClassVar[Labels] = {PlaceChoice: SEND}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [AT[port] for port in drift(state, state.servant.place)]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        move_servant(state, "forced", action.to)
        state.push(ServantActing("sea"))
