"""Backward induction over the rounds of one world's combat.

A round is a matrix game: the hunters' cards against the enemy's card and target. Each cell is the exact
average over all dice. The following rounds are valued the same way, a few rounds deep, and by an estimate
beyond. Choices after the dice are taken as is best when all cards are known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import mul
from typing import Any

from ai.agent import unhurried
from ai.knowledge import Check
from ai.knowledge.fury.simultaneous import PayoffTable
from ai.knowledge.fury2.combat.combat_points import combat_points
from ai.knowledge.fury2.combat.outcomes import RoundOutcomes
from ai.knowledge.fury2.policy.combat_cards import COUNTERS, STRIKES
from ai.matrix_game import solve, solve_blocks
from furyqt.rules.core.agenda import Action, advance, legal_actions, pending_decision
from furyqt.rules.fury2.decks import Item
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.combat.combat_effects import fight_of
from furyqt.rules.fury2.steps.combat.combat_results import FlightChoice
from furyqt.rules.fury2.steps.combat.combat_round import StrikeChoice, counters, strikes
from furyqt.rules.fury2.tables import HUNTERS
from furyqt.rules.fury2.tactics.fight import NO_CHOICES, Numbers, with_number

Estimate = Callable[[Fury2State], float]
"""A position -> points for the hunters."""
USUAL = (
    *(Item.STAKE, Item.SACRED_BULLETS, Item.CRUCIFIX, Item.HOLY_WATER, Item.KNIFE, Item.PISTOL),
    *(Item.RIFLE, Item.HEAVENLY_HOST, Item.PUNCH, Item.DODGE, Item.ESCAPE),
)
"""The card that a hunter is assumed to play while another hunter's is evaluated: the first that is held."""


class Rounds:
    """The rounds of one world's combat; equal futures are valued once."""

    def __init__(
        self, check: Check = unhurried, estimate: Estimate = combat_points, careless: float = 0.0
    ) -> None:
        """`careless` is the share of enemies that play the usual cards in all rounds but the first."""
        self._values: dict[tuple[Any, ...], float] = {}
        self._careless = careless
        self._check = check
        self._estimate = estimate

    def table(self, state: Fury2State, depth: int) -> PayoffTable:
        """Return the round that waits for its first choice, looking this number of rounds ahead."""
        fight = fight_of(state)
        outcomes = RoundOutcomes(state)
        cards = tuple(tuple(strikes(state, hunter)) for hunter in fight.hunters)
        replies = tuple((card, hunter) for card in counters(state) for hunter in fight.hunters)
        usual = tuple(min(own, key=USUAL.index) for own in cards)
        base = self._line(outcomes, fight.hunters, usual, replies, depth)
        kept = 1.0 - 1.0 / len(cards)
        payoffs = []
        for place, own in enumerate(cards):
            for card in own:
                joint = (*usual[:place], card, *usual[place + 1 :])
                line = base if joint == usual else self._line(outcomes, fight.hunters, joint, replies, depth)
                payoffs.append([pay - kept * other for pay, other in zip(line, base, strict=True)])
        usual_strikes = [weight for own in cards for weight in shares(STRIKES[card] for card in own)]
        return PayoffTable(
            cards, replies, payoffs, usual_strikes, shares(COUNTERS[card] for card, _ in replies)
        )

    def value(self, state: Fury2State, depth: int) -> float:
        """Return the value of a position, looking this number of rounds ahead."""
        step = pending_decision(state)
        if state.fight is None or step is None:
            return self._estimate(state)
        if isinstance(step, StrikeChoice):
            return self._round(state, depth) if depth > 0 else self._estimate(state)
        values = [self.value(following(state, action), depth) for action in _options(state)]
        return max(values) if step.player(state) == HUNTERS else min(values)

    def _round(self, state: Fury2State, depth: int) -> float:
        key = _future(state, depth)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = round_value(self.table(state, depth), self._careless)
        return found

    def _line(
        self,
        outcomes: RoundOutcomes,
        hunters: Sequence[int],
        joint: Sequence[int],
        replies: Sequence[tuple[int, int]],
        depth: int,
    ) -> list[float]:
        """Return the average over the dice of each reply when the hunters play these cards."""
        self._check()
        choices: Numbers = NO_CHOICES
        for hunter, card in zip(hunters, joint, strict=True):
            choices = with_number(choices, hunter, card)
        return [
            sum(
                chance * max(self.value(position, depth - 1) for position in reached)
                for chance, reached in outcomes.of(choices, *reply)
            )
            for reply in replies
        ]


def shares(weights: Iterable[float]) -> list[float]:
    """Return frequencies as shares of their sum."""
    found = list(weights)
    return [weight / sum(found) for weight in found]


def round_value(table: PayoffTable, careless: float = 0.0) -> float:
    """Return the value of a round in points for the hunters when both sides play it perfectly.

    A share of the enemies may be careless and play the usual cards.
    """
    blocks = tuple(map(len, table.cards))
    if careless:
        usual = [[sum(map(mul, row, table.usual_replies))] for row in table.payoffs]
        return solve_blocks(blocks, ((1.0 - careless, table.payoffs), (careless, usual))).value
    if len(blocks) == 1:
        return solve(table.payoffs).value
    return solve_blocks(blocks, ((1.0, table.payoffs),)).value


def following(state: Fury2State, action: Action) -> Fury2State:
    """Return the position after an action."""
    after = state.clone()
    advance(after, action)
    return after


def _options(state: Fury2State) -> Sequence[Any]:
    """Return the examined actions: of a flight, which does not end the combat better or worse, only two."""
    actions = legal_actions(state)
    return (actions[0], actions[-1]) if isinstance(state.agenda[-1], FlightChoice) else actions


def _future(state: Fury2State, depth: int) -> tuple[Any, ...]:
    """Return everything that the rest of the combat and its value depend on."""
    fight = fight_of(state)
    return (
        depth,
        *(fight.hunters, fight.before, fight.before_enemy, fight.continues, fight.repelled, fight.advantage),
        *(fight.round > 1, fight.round > fight.no_escape, fight.traps, fight.planned),
        *(state.hunters, state.blood, state.vampires, state.servant.lives),
    )
