"""Cards are revealed, both sides roll, and one of them wins the round (C4.3-C4.6, C5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import HUNTER_CHOICES, Choose
from furyqt.rules.fury2.decision import HuntersDecision
from furyqt.rules.fury2.decks import Deck, EventCard
from furyqt.rules.fury2.events import AgathaPaid, CombatRevealed, CombatRolled, RollTied
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import CombatDecision, CombatStep, fight_of
from furyqt.rules.fury2.steps.combat.combat_results import RoundResult, row_of
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.tactics.bonuses import enemy_bonus, hunters_bonus
from furyqt.rules.fury2.tactics.cards import AGATHA_BLOOD, COSTLY
from furyqt.rules.fury2.tactics.fight import Enemy, Fight
from furyqt.rules.fury2.tactics.initiative import initiative_of
from furyqt.rules.fury2.tactics.outcomes import result_text
from furyqt.rules.fury2.tactics.results import result_table

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

# ------------------------------------------------------------------------------------------------------ rolls

DICE = {
    Enemy.DRACULA: "dracula",
    Enemy.AGENT: "agent",
    Enemy.NEW_VAMPIRE: "vampire",
    Enemy.SERVANT: "servant",
}
"""The owner of the enemy's die, for the event of the roll."""


class Reveal(CombatStep, frozen=True):
    """All cards are turned up together; Dracula pays for his card to Sister Agatha (C4.1, C3.9)."""

    def run(self, state: Fury2State) -> None:
        reveal(state)
        state.push(Roll())


def reveal(state: Fury2State) -> None:
    """Turn up the cards and let Dracula pay."""
    fight = fight_of(state)
    state.update_fight(revealed=True)
    state.tell(CombatRevealed, fight.round, fight.choices, fight.choice, fight.target)
    if pays_agatha(state, fight):
        state.tell(AgathaPaid, fight.choice)
        state.lose_blood(min(AGATHA_BLOOD, state.blood - 1))


def pays_agatha(position: Any, fight: Fight) -> bool:
    """Return whether Dracula pays for the card of this round (C3.9)."""
    return (
        position.hunter_ally == EventCard.SISTER_AGATHA
        and fight.enemy == Enemy.DRACULA
        and fight.choice in COSTLY
    )


class Roll(CombatStep, frozen=True):
    """Both sides roll a die and add their bonuses; the higher total wins (C4.3, C4.4)."""

    def run(self, state: Fury2State) -> None:
        """Roll; equal totals are decided by initiative, and equal initiative by another roll."""
        fight = fight_of(state)
        dice = roll(state, "hunters")[0], roll(state, DICE[fight.enemy])[0]
        rolled = CombatRolled(dice, (hunters_bonus(fight), enemy_bonus(state, fight)))
        state.update_fight(rolls=rolled.dice)
        state.tell(CombatRolled, rolled.dice, rolled.bonuses)
        ours, theirs = rolled.totals
        if ours > theirs:
            _hunters_win(state, fight, fight.hunters, initiative=False)
        elif ours < theirs:
            state.push(RoundResult(False, fight.target, False))
        else:
            _break_tie(state, fight)


def _break_tie(state: Fury2State, fight: Fight) -> None:
    """Decide a tie by the higher initiative, and equal numbers by another roll (C4.4)."""
    quicker, is_equal = compare_initiative(state, fight)
    if quicker:
        _hunters_win(state, fight, quicker, initiative=True)
    elif is_equal:
        state.tell(RollTied)
        state.push(Roll())
    else:
        state.push(RoundResult(False, fight.target, True))


def compare_initiative(position: Any, fight: Fight) -> tuple[tuple[int, ...], bool]:
    """Return the hunters whose cards are quicker than the enemy's, and whether one is exactly as quick.

    In a group the hunters' initiative is that of the card which they would apply.
    """
    table = initiative_of(position.options.initiative)
    theirs = table.enemies[fight.choice]
    ours = [(hunter, table.hunters[fight.choices[hunter]]) for hunter in fight.hunters]
    quicker = tuple([hunter for hunter, number in ours if number > theirs])
    return quicker, any(number == theirs for _, number in ours)


def _hunters_win(state: Fury2State, fight: Fight, able: tuple[int, ...], *, initiative: bool) -> None:
    """Give the round to the hunters, who choose whose card is applied if that makes a difference (C4.6)."""
    if len(able) > 1 and _differ(state, fight, able):
        state.push(AppliedChoice(able, initiative))
    else:
        state.push(RoundResult(True, able[0], initiative))


def _differ(state: Fury2State, fight: Fight, able: Sequence[int]) -> bool:
    table = result_table(state.options)
    rows = {table.get((fight.choices[hunter], fight.choice, True)) for hunter in able}
    return len(rows) > 1 or any(row is not None and (row.destroyed or row.advantage) for row in rows)


class AppliedChoice(CombatDecision, HuntersDecision, frozen=True):
    """The hunters of a group choose whose card is applied (C4.6)."""

    able: tuple[int, ...]
    """The hunters whose card wins: all of them, or those with the higher initiative."""
    initiative: bool

    asks = N_questions("You win the round: choose the card that takes effect.")
    stake = N_stakes("The hunters fight as a group: only one card counts against the enemy's.")
    rules_page = "combat_group"
    place_rule = N_unavailable("Only hunters who won the round can be chosen.")

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in self.able]

    def apply(self, state: Fury2State, action: Choose) -> None:
        state.push(RoundResult(True, action.hunter, self.initiative))

    def label(self, position: Any, action: Action) -> Text:
        """Name the hunter, the card and its result."""
        assert isinstance(action, Choose)
        card = fight_of(position).choices[action.hunter]
        return _APPLY.fill(
            card=words.card_text(Deck.ITEM, card),
            hunter=words.FIGURE_NAMES[action.hunter],
            result=result_text(row_of(position, True, action.hunter), fight_of(position).enemy),
        )


_APPLY = N_buttons("{card} ({hunter}): {result}")
