"""The Servant plays the combat of an agent, if Dracula wishes it (S8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import NO, YES, Word
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.events import AgentTakenOver
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision
from furyqt.rules.fury2.tables import SERVANT_FIGURE

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")


class AgentTakeover(CombatDecision, DraculaDecision, frozen=True):
    """Dracula plays the agent himself, or leaves that to the Servant."""

    asks = N_questions("Who plays the combat of the agent?")
    rules_page = "servant_cases"
    labels: ClassVar[Labels] = {
        NO: N_buttons("Dracula"),
        YES: N_buttons("His Servant"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (NO, YES)

    def apply(self, state: Fury2State, action: Word) -> None:
        if action == YES:
            state.update_fight(enemy_seat=SERVANT_FIGURE)
            state.tell(AgentTakenOver)
