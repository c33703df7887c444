"""The result of a round takes effect (C6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.core.zones import kinds
from furyqt.rules.fury2.action_labels import DISCARD, Labels
from furyqt.rules.fury2.actions import Pick
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import NONE, Deck, Item
from furyqt.rules.fury2.events import AdvantageGained, ContinueCounted, EnemyRepelled, RoundWon
from furyqt.rules.fury2.piles import discard_event, discard_item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.bat_flight import BatFlight
from furyqt.rules.fury2.steps.combat.combat_effects import (
    CombatDecision,
    CombatStep,
    break_off,
    fight_of,
)
from furyqt.rules.fury2.steps.combat.enemies import KILLED
from furyqt.rules.fury2.steps.harm.harm import Bite, HealthLoss
from furyqt.rules.fury2.tactics.fight import ENEMY_ADVANTAGE, NO_CHOICES, Enemy, FightResult
from furyqt.rules.fury2.tactics.results import CombatResult, result_table

N_ = Texts("fury2.questions")

MOST_CONTINUES = 3
NO_EFFECT = CombatResult(continues=True)
"""A holy item against an agent's card of the Servant, which has no row (S5.10)."""


class RoundResult(CombatStep, frozen=True):
    """The winner's card takes effect: the row of a hunter's card and the enemy's card (C4.5, C4.6)."""

    hunters_won: bool
    hunter: int
    """The hunter whose card decides the row: the enemy's target, or the one that the hunters chose."""
    initiative: bool

    def run(self, state: Fury2State) -> None:
        """Push the effects; losses come first, so that the hunter's card is discarded last (C4.7)."""
        fight = fight_of(state)
        card = fight.choices[self.hunter]
        row = row_of(state, self.hunters_won, self.hunter)
        state.tell(RoundWon, self.hunters_won, self.hunter, card, fight.choice, self.initiative)
        state.push(
            *self._losses(row, fight.enemy),
            *((Destroyed(self.hunter, card),) if row.destroyed else ()),
            *((BatFlight(fight.choice),) if row.flight and fight.enemy == Enemy.DRACULA else ()),
            RoundEnd(self.hunters_won, self.hunter),
        )

    def _losses(self, row: CombatResult, enemy: int) -> list[Step]:
        steps: list[Step] = []
        if row.health:
            steps.append(HealthLoss(self.hunter, row.health))
        if row.blood and enemy == Enemy.DRACULA:
            steps.append(BloodLoss(row.blood))
        if row.killed:
            steps.append(Killed())
        if row.event:
            steps.append(EventLoss(self.hunter))
        if row.items:
            steps.append(ItemsLoss(self.hunter))
        if row.bite:
            steps.append(Bite(self.hunter))
        return steps


def row_of(state: Fury2State, hunters_won: bool, hunter: int) -> CombatResult:
    """Return the result of this round by its winner and the hunter whose card decides it."""
    fight = fight_of(state)
    key = (fight.choices[hunter], fight.choice, hunters_won)
    return result_table(state.options).get(key, NO_EFFECT)


class BloodLoss(CombatStep, frozen=True):
    """Dracula loses blood; other enemies have none (C10.2, S5.3)."""

    amount: int

    def run(self, state: Fury2State) -> None:
        state.lose_blood(self.amount)


class Killed(CombatStep, frozen=True):
    """The enemy suffers the result Killed, which ends the combat for most of them (C6)."""

    def run(self, state: Fury2State) -> None:
        if KILLED[fight_of(state).enemy](state):
            break_off(state, FightResult.KILLED)


class EventLoss(CombatStep, frozen=True):
    """The hunter discards an event, if he has one."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        events = kinds(state.hunters[self.hunter].events)
        if len(events) > 1:
            state.push(EventLossChoice(self.hunter))
        elif events:
            discard_event(state, self.hunter, events[0])


class EventLossChoice(CombatDecision, HunterDecision, frozen=True):
    """The hunter chooses the event that he loses (C6)."""

    asks = N_("{hunter}: choose an event card to discard.")
    rules_page = "combat_results"
    labels: ClassVar[Labels] = {Pick: DISCARD}

    def actions(self, state: Fury2State) -> Sequence[Pick]:
        return [Pick(Deck.EVENT, card) for card in kinds(state.hunters[self.hunter].events)]

    def apply(self, state: Fury2State, action: Pick) -> None:
        discard_event(state, self.hunter, action.card)


class ItemsLoss(CombatStep, frozen=True):
    """The hunter discards all items (Mesmerize)."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        for card in state.hunters[self.hunter].items:
            discard_item(state, self.hunter, card)


class Destroyed(Step, frozen=True):
    """The hunter's card of a bold entry is discarded at the end of the round (C4.7).

    It is discarded even if the combat ends in this round, unless the hunter has already lost it.
    """

    hunter: int
    card: int

    def run(self, state: Fury2State) -> None:
        if self.card in state.hunters[self.hunter].items:
            discard_item(state, self.hunter, self.card)


class RoundEnd(CombatStep, frozen=True):
    """Continue, End, Repel and +1 take effect (C6, C7.1)."""

    hunters_won: bool
    hunter: int

    def run(self, state: Fury2State) -> None:
        """Count Continues in a row; the third one is an End result (C7.1)."""
        fight = fight_of(state)
        row = row_of(state, self.hunters_won, self.hunter)
        continues = fight.continues + 1 if row.continues else 0
        if row.continues:
            state.tell(ContinueCounted, continues)
        if row.ends or continues == MOST_CONTINUES:
            fled = row.ends and self.hunters_won and fight.choices[self.hunter] == Item.ESCAPE
            break_off(state, FightResult.ESCAPED if fled else FightResult.ENDED)
            return
        advantage = NONE
        if row.advantage:
            advantage = self.hunter if self.hunters_won else ENEMY_ADVANTAGE
            state.tell(AdvantageGained, advantage)
        if row.repel:
            state.tell(EnemyRepelled)
        state.update_fight(
            continues=continues,
            advantage=advantage,
            repelled=row.repel,
            before=fight.choices,
            before_enemy=fight.choice,
            choices=NO_CHOICES,
            choice=NONE,
            target=NONE,
            revealed=False,
            rolls=(0, 0),
        )
