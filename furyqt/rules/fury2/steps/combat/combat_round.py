"""The rounds of a combat: both sides choose in secret (C4.1, C4.2)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose, Counter, Strike
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import NONE, EventCard, Item, Tactic
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, CombatStep, fight_of
from furyqt.rules.fury2.steps.combat.combat_rolls import Reveal
from furyqt.rules.fury2.tables import DRACULA
from furyqt.rules.fury2.tactics.cards import enemy_cards, hunter_cards
from furyqt.rules.fury2.tactics.fight import Enemy, with_number

N_buttons = Texts("fury2.buttons")
N_enemies = Texts("fury2.enemies")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

STRIKES = tuple(Strike(card) for card in Item)
COUNTERS = tuple(Counter(card) for card in Tactic)


class CombatRound(CombatStep, frozen=True):
    """A round: every hunter chooses a card facedown, then the enemy a card and a target (C4.1)."""

    def run(self, state: Fury2State) -> None:
        fight = fight_of(state)
        hunters = fight.hunters
        alone = len(hunters) == 1
        state.update_fight(round=fight.round + 1, target=hunters[0] if alone else NONE)
        steps: list[Step] = [StrikeChoice(hunter) for hunter in hunters]
        steps.append(CounterChoice())
        if not alone:
            steps.append(TargetChoice())
        state.push(*steps, Reveal(), NextRound())


class NextRound(CombatStep, frozen=True):
    """The next round begins, if the combat has not ended."""

    def run(self, state: Fury2State) -> None:
        state.push(CombatRound())


class StrikeChoice(CombatDecision, HunterDecision, frozen=True):
    """A hunter chooses one of his combat cards (C3.1)."""

    asks = N_questions("{hunter}: choose a combat card.")
    stake = N_stakes(
        "The higher roll wins the round; both cards together decide what happens. The same card cannot "
        "be used twice in a row."
    )
    rules_page = "combat_round"

    def actions(self, state: Fury2State) -> Sequence[Strike]:
        return [STRIKES[card] for card in strikes(state, self.hunter)]

    def apply(self, state: Fury2State, action: Strike) -> None:
        choices = with_number(fight_of(state).choices, self.hunter, action.card)
        state.update_fight(choices=choices)


def strikes(state: Fury2State, hunter: int) -> Sequence[int]:
    """Return the cards that a hunter can choose in this round."""
    return hunter_cards(fight_of(state), hunter, state.hunters[hunter].items, state.options)


class EnemyDecision(CombatDecision, frozen=True):
    """A decision of the figure that plays the enemy: Dracula, or the Servant (S5, S8.8)."""

    decider: ClassVar[int] = DRACULA

    def seat(self, position: Any) -> int:
        """Return the figure."""
        return fight_of(position).enemy_seat


class CounterChoice(EnemyDecision, frozen=True):
    """The enemy chooses one of his combat cards (C3.3, C3.4)."""

    asks = N_questions("Choose a combat card for round {round}.")
    stake = N_stakes(
        "The higher roll wins the round; both cards together decide what happens. The same card cannot "
        "be used twice in a row."
    )
    rules_page = "combat_round"

    def actions(self, state: Fury2State) -> Sequence[Counter]:
        return [COUNTERS[card] for card in counters(state)]

    def apply(self, state: Fury2State, action: Counter) -> None:
        state.update_fight(choice=action.card)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(round=fight_of(position).round)


def counters(state: Fury2State) -> Sequence[int]:
    """Return the cards that the enemy can choose in this round."""
    agatha = state.hunter_ally == EventCard.SISTER_AGATHA
    return enemy_cards(fight_of(state), state.blood, state.options, agatha=agatha)


class TargetChoice(EnemyDecision, frozen=True):
    """The enemy names one hunter of a group as the target, before the cards are revealed (C4.2)."""

    asks = N_questions("Choose the hunter who suffers if {enemy} wins the round.")
    stake = N_stakes("Of the group only this hunter suffers, and only if the round is lost by the hunters.")
    rules_page = "combat_target"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Fight {hunter}")}

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.update_fight(target=action.hunter)

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(enemy=ENEMY_NAMES[fight_of(position).enemy])


ENEMY_NAMES = {
    Enemy.DRACULA: N_enemies("Dracula"),
    Enemy.AGENT: N_enemies("the agent"),
    Enemy.NEW_VAMPIRE: N_enemies("the vampire"),
    Enemy.SERVANT: N_enemies("the Servant"),
}

# ---------------------------------------------------------------------- choices that an observer does not see


def draw_hidden_choices(state: Fury2State, rng: random.Random) -> None:
    """Replace every hidden choice by a legal one; the hunters' items must have been dealt."""
    if state.fight is None:
        return
    for hunter in state.fight.hunters:
        if state.fight.choices[hunter] == HIDDEN:
            card = rng.choice(strikes(state, hunter))
            state.update_fight(choices=with_number(state.fight.choices, hunter, card))
    if state.fight.choice == HIDDEN:
        state.update_fight(choice=rng.choice(counters(state)))
    if state.fight.target == HIDDEN:
        state.update_fight(target=rng.choice(state.fight.hunters))
