"""The exact outcomes of a combat round once all cards are known: both winners and their chances.

The dice decide only who wins, so a round has at most two results, each weighted by its share of the 36 pairs
of dice. The rules carry out the results themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from furyqt.rules.core.agenda import Step, settle
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import fight_of
from furyqt.rules.fury2.steps.combat.combat_results import RoundResult
from furyqt.rules.fury2.steps.combat.combat_rolls import (
    Reveal,
    compare_initiative,
    reveal,
)
from furyqt.rules.fury2.steps.combat.fight import CombatEnd
from furyqt.rules.fury2.tactics.bonuses import enemy_bonus, hunters_bonus
from furyqt.rules.fury2.tactics.fight import Numbers

FACES = range(1, 7)


@cache
def dice_chances(bonus: int) -> tuple[float, float, float]:
    """Return the chances that the first of two dice plus a bonus is higher than, equal to, or lower than the
    second.
    """
    differences = [first + bonus - second for first, second in product(FACES, repeat=2)]
    higher = sum(difference > 0 for difference in differences) / len(differences)
    equal = differences.count(0) / len(differences)
    return higher, equal, 1.0 - higher - equal


class RoundOutcomes:
    """The results of one round for chosen cards; `start` waits for the first choice of the round."""

    def __init__(self, start: Fury2State) -> None:
        agenda = start.agenda
        below = next(at for at, step in enumerate(agenda) if isinstance(step, Reveal))
        end = next(at for at, step in enumerate(agenda) if isinstance(step, CombatEnd))
        self._start = start
        self._agenda: tuple[Step, ...] = agenda[end:below]

    def of(self, choices: Numbers, card: int, target: int) -> Iterator[tuple[float, list[Fury2State]]]:
        """Yield each winner's chance and the positions after the round, among which the hunters may choose.

        The position after the combat ends there: what follows in the turn is not played.
        """
        state = self._start.clone()
        state.agenda = self._agenda
        state.update_fight(choices=choices, choice=card, target=target)
        reveal(state)
        fight = fight_of(state)
        bonus = hunters_bonus(fight) - enemy_bonus(state, fight)
        higher, equal, lower = dice_chances(bonus)
        quicker, is_equal = compare_initiative(state, fight)
        if not quicker and is_equal:
            higher, equal, lower = higher / (higher + lower), 0.0, lower / (higher + lower)
        if quicker == fight.hunters:
            higher, equal = higher + equal, 0.0
        if higher:
            yield higher, self._won(state, fight.hunters)
        if equal and quicker:
            yield equal, self._won(state, quicker)
        if lost := lower + (0.0 if quicker else equal):
            yield lost, [after_round(state, RoundResult(False, target, False))]

    def _won(self, state: Fury2State, able: Sequence[int]) -> list[Fury2State]:
        """Return the positions after the hunters won, one for each different card that they can apply."""
        choices = fight_of(state).choices
        cards = {choices[hunter]: hunter for hunter in reversed(able)}
        return [after_round(state, RoundResult(True, hunter, False)) for hunter in cards.values()]


def after_round(state: Fury2State, result: RoundResult) -> Fury2State:
    """Return the position after a result: before the next decision, or with an empty agenda."""
    following = state.clone()
    following.push(result)
    settle(following)
    return following
