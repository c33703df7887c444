"""The beginning and the end of a combat (C1, C2, C7), and the Servant who plays one (S8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import NO, YES, Word
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import AGENT_CARDS, NONE
from furyqt.rules.fury2.events import AgentTakenOver, CombatEnded, CombatStarted
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, fight_of
from furyqt.rules.fury2.steps.combat.combat_round import CombatRound
from furyqt.rules.fury2.steps.combat.offers import offers
from furyqt.rules.fury2.steps.events.shown import check_shown
from furyqt.rules.fury2.tables import DRACULA_FIGURE, SERVANT_FIGURE
from furyqt.rules.fury2.tactics.cards import dracula_cards, servant_cards, vampire_cards
from furyqt.rules.fury2.tactics.fight import Enemy, Fight

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")

# ----------------------------------------------------------------- the Servant plays an agent's combat (S8.8)


class AgentTakeover(CombatDecision, DraculaDecision, frozen=True):
    """Dracula plays the agent himself, or leaves that to the Servant."""

    asks = N_questions("Who plays the combat of the agent?")
    stake = N_stakes("The Servant can choose the agent's combat cards in your place; nothing else changes.")
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


# ------------------------------------------------------------------------------------------ beginning and end


class StartFight(Step, frozen=True):
    """Hunters fight an enemy as a group (C1); `state.fight_result` says afterwards how it ended."""

    hunters: tuple[int, ...]
    enemy: Enemy
    tile: int = NONE
    """The kind of agent."""
    spot: int = NONE
    """The id of the spot with the agent's tile."""

    def run(self, state: Fury2State) -> None:
        """Put the cards before the combat, its rounds and its end on the agenda (C2)."""
        seat = SERVANT_FIGURE if self.enemy == Enemy.SERVANT else DRACULA_FIGURE
        party = sum(1 << hunter for hunter in self.hunters)
        state.fight = Fight(
            hunters=tuple(sorted(self.hunters)),
            enemy=self.enemy,
            cards=enemy_hand(state, self.enemy, self.tile),
            enemy_seat=seat,
            tile=self.tile,
            spot=self.spot,
            party=party,
        )
        state.tell(CombatStarted, party, self.enemy, self.tile)
        agent = self.enemy == Enemy.AGENT and state.options.has_servant
        takeover = (AgentTakeover(),) if agent else ()
        state.push(*offers(state), *takeover, CombatRound(), CombatEnd())


def enemy_hand(state: Fury2State, enemy: Enemy, tile: int = NONE) -> tuple[int, ...]:
    """Return the cards of an enemy at this time of day (C3.3, C3.4, C10.1, S5.5)."""
    night = state.is_night()
    if enemy == Enemy.AGENT:
        return AGENT_CARDS[tile]
    if enemy == Enemy.SERVANT:
        return servant_cards(state.servant.weapons, night=night)
    if enemy == Enemy.NEW_VAMPIRE:
        return vampire_cards(night=night, escapes=state.options.lair == "all")
    return dracula_cards(night=night)


class CombatEnd(Step, frozen=True):
    """The combat is over (C7.1); bitten hunters lay an item face up again (R11.3)."""

    def run(self, state: Fury2State) -> None:
        fight = fight_of(state)
        state.fight_result = fight.result
        state.fight = None
        state.tell(CombatEnded, state.fight_result)
        for hunter in fight.hunters:
            check_shown(state, hunter)
