"""Quincey P. Morris at the start of Dracula's turn (R2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import SHIELDS, Deck, EventCard
from furyqt.rules.fury2.events import HunterChosen
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.encounters.item_shows import ItemShow
from furyqt.rules.fury2.steps.harm import HealthLoss, targets

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_unavailable = Texts("fury2.unavailable")

SHOWN_SHIELDS = tuple(sorted(SHIELDS))
QUINCEY_LOSS = 1


class QuinceyTurn(Step, frozen=True):
    """Dracula's ally Quincey P. Morris attacks a hunter."""

    def run(self, state: Fury2State) -> None:
        if state.dracula_ally == EventCard.QUINCEY_P_MORRIS and targets(state):
            state.push(QuinceyChoice())


class QuinceyChoice(DraculaDecision, frozen=True):
    """Dracula chooses the hunter, who can show a Crucifix or a Heavenly Host."""

    asks = N_questions("Which hunter does Quincey P. Morris attack?")
    rules_page = "card:event:quincey_p_morris"
    place_rule = N_unavailable("Quincey P. Morris can attack no hunter here.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Attack {hunter}")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in targets(state)]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.tell(HunterChosen, action.hunter)
        hunter = action.hunter
        state.push(
            ItemShow((hunter,), SHOWN_SHIELDS, Deck.EVENT, EventCard.QUINCEY_P_MORRIS),
            HealthLoss(hunter, QUINCEY_LOSS),
        )
