"""Blood transfusion, an optional rule: Dracula pays blood for the Servant (S9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import NO, YES, Word
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.events import ServantLives
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.servant.servant_turn import ServantReturn
from furyqt.rules.fury2.tables import LIVES

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")

LIFE_BLOOD, RETURN_BLOOD = 1, 2


class Transfusion(Step, frozen=True):
    """At the start of his turn Dracula may pay for a life or a return, but never with all his blood."""

    def run(self, state: Fury2State) -> None:
        if not state.options.has_servant or state.options.transfusion == "off":
            return
        if state.servant.skull and state.blood > RETURN_BLOOD:
            state.push(ServantRevival())
        elif not state.servant.skull and state.servant.lives < LIVES and state.blood > LIFE_BLOOD:
            state.push(LifeGift())


class LifeGift(DraculaDecision, frozen=True):
    """Dracula pays 1 blood for one of the Servant's lives, or does not."""

    asks = N_questions("Do you pay 1 blood for one life of your Servant?")
    stake = N_stakes("Your blood falls by 1; the Servant has one life more, three at most.")
    rules_page = "servant_options"
    labels: ClassVar[Labels] = {
        YES: N_buttons("Pay 1 blood"),
        NO: N_buttons("Pay nothing"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (NO, YES)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            state.lose_blood(LIFE_BLOOD)
            state.update_servant(lives=state.servant.lives + 1)
            state.tell(ServantLives, state.servant.lives - 1, state.servant.lives)


class ServantRevival(DraculaDecision, frozen=True):
    """Dracula pays 2 blood for the Servant's immediate return, or does not."""

    asks = N_questions("Do you pay 2 blood for the immediate return of your Servant?")
    stake = N_stakes(
        "Your blood falls by 2; otherwise the Servant misses his turns until he returns by himself."
    )
    rules_page = "servant_options"
    labels: ClassVar[Labels] = {
        YES: N_buttons("Pay 2 blood"),
        NO: N_buttons("Pay nothing"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (NO, YES)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            state.lose_blood(RETURN_BLOOD)
            state.push(ServantReturn())
