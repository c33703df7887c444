"""Backward induction over the rounds of one world's combat, played by the rules themselves.

A round is a matrix game: the hunters' cards against Dracula's card and the hunter he engages. The following
rounds are valued the same way, a few rounds deep, and by an estimate beyond. Decisions within a round (to
turn Plotting, to play Enraged, the target of Claws) are taken as is best when all cards are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Any

from ai.agent import unhurried
from ai.knowledge import Check
from ai.knowledge.fury.simultaneous import PayoffTable
from ai.knowledge.fury3.combat.card_frequencies import counter_weights, strike_weights, usual_strike
from ai.knowledge.fury3.combat.combat_value import promise
from ai.knowledge.fury3.value import points
from ai.knowledge.fury3.ways import DAYS_AWAY
from ai.matrix_game import solve, solve_blocks
from furyqt.rules.core.agenda import Action, advance, legal_actions
from furyqt.rules.fury3.actions import PlaceChoice
from furyqt.rules.fury3.cards.combat import TutorChoice
from furyqt.rules.fury3.cards.escapes import FlightChoice
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import CombatDecision, fight_of
from furyqt.rules.fury3.steps.combat.combat_round import (
    COUNTERS,
    STRIKES,
    CounterChoice,
    StrikeChoice,
    strikes,
)
from furyqt.rules.fury3.tables import HUNTERS

LATER = 0.5
"""The share of Draculas that hunters expect to play the usual cards in later rounds."""


class Rounds:
    """The rounds of one world's combat in one player's estimate; equal futures are valued once."""

    def __init__(self, player: int, check: Check = unhurried) -> None:
        self._player = player
        self._values: dict[tuple[Any, ...], float] = {}
        self._check = check

    def table(self, state: Fury3State, depth: int) -> PayoffTable:
        """Return the round that begins in this position, looking this number of rounds ahead."""
        fight = fight_of(state)
        cards = tuple(tuple(strikes(state, hunter)) for hunter in fight.hunters)
        usual = tuple(usual_strike(own) for own in cards)
        replies, base = self._line(state, usual, depth)
        kept = 1.0 - 1.0 / len(cards)
        payoffs = []
        for place, own in enumerate(cards):
            for card in own:
                joint = (*usual[:place], card, *usual[place + 1 :])
                line = base if joint == usual else self._line(state, joint, depth)[1]
                payoffs.append([pay - kept * other for pay, other in zip(line, base, strict=True)])
        return PayoffTable(cards, replies, payoffs, *_usual_shares(state, cards, replies))

    def value(self, state: Fury3State, depth: int) -> float:
        """Return the value of a position in the combat, looking this number of rounds ahead."""
        if state.fight is None or not state.agenda:
            return points(state, self._player)
        step = state.agenda[-1]
        if isinstance(step, StrikeChoice):
            return self._round(state, depth) if depth > 0 else promise(state, self._player)
        values = [self.value(after(state, action), depth) for action in _options(state)]
        return max(values) if step.player(state) == HUNTERS else min(values)  # type: ignore[attr-defined]

    def _round(self, state: Fury3State, depth: int) -> float:
        key = _future(state, depth)
        found = self._values.get(key)
        if found is None:
            table = self.table(state, depth)
            found = self._values[key] = round_value(table, self._player)
        return found

    def _line(
        self, state: Fury3State, joint: Sequence[int], depth: int
    ) -> tuple[tuple[tuple[int, int], ...], list[float]]:
        """Return the result of each of Dracula's replies when the hunters play these cards."""
        self._check()
        laid = state
        for card in joint:
            laid = after(laid, STRIKES[card])
        replies, line = [], []
        for counter in CounterChoice().actions(laid):
            answered = after(laid, COUNTERS[counter.card])
            for hunter, engaged in _engagements(answered, laid):
                replies.append((counter.card, hunter))
                line.append(self.value(engaged, depth - 1))
        return tuple(replies), line


def _usual_shares(
    state: Fury3State, cards: Sequence[Sequence[int]], replies: Sequence[tuple[int, int]]
) -> tuple[list[float], list[float]]:
    strikes_: list[float] = []
    for hunter, own in zip(fight_of(state).hunters, cards, strict=True):
        weights = strike_weights(state, hunter)
        strikes_ += _shares([weights[card] for card in own])
    weights = counter_weights(state)
    return strikes_, _shares([weights[card] for card, _ in replies])


def _shares(weights: Sequence[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights]


def round_value(table: PayoffTable, player: int) -> float:
    """Return the value of a round in points for the hunters in one player's estimate.

    Dracula assumes perfect hunters.
    """
    blocks = tuple(map(len, table.cards))
    if player == HUNTERS:
        usual = [[sum(map(mul, row, table.usual_replies))] for row in table.payoffs]
        return solve_blocks(blocks, ((1.0 - LATER, table.payoffs), (LATER, usual))).value
    if len(blocks) == 1:
        return solve(table.payoffs).value
    return solve_blocks(blocks, ((1.0, table.payoffs),)).value


def after(state: Fury3State, action: Action) -> Fury3State:
    """Return a changed copy; the solver needs the position itself for the other cells of its table."""
    following = state.clone()
    advance(following, action)
    return following


def _engagements(state: Fury3State, laid: Fury3State) -> list[tuple[int, Fury3State]]:
    """Yield the hunters that Dracula may engage and the results; he decides only if there are several."""
    hunters = fight_of(laid).hunters
    if len(hunters) == 1:
        return [(hunters[0], state)]
    return [(action.hunter, after(state, action)) for action in legal_actions(state)]  # type: ignore[attr-defined]


def _options(state: Fury3State) -> Sequence[Action]:
    """Return the examined actions: all within a round, the most likely one if there are too many."""
    step, actions = state.agenda[-1], legal_actions(state)
    if isinstance(step, TutorChoice):
        wanted = counter_weights(state)
        return (max(actions, key=lambda action: wanted[action.card]),)  # type: ignore[attr-defined]
    if isinstance(step, FlightChoice):
        return (actions[0], max(actions[1:], key=lambda action: _distance(state, action)))
    return actions if isinstance(step, CombatDecision) or len(actions) < 3 else actions[:1]


def _distance(state: Fury3State, action: Action) -> int:
    """Return the distance of the nearest hunter."""
    assert isinstance(action, PlaceChoice)
    return min(DAYS_AWAY[sheet.place][action.to] for sheet in state.hunters)


def _future(state: Fury3State, depth: int) -> tuple[Any, ...]:
    """Return everything that the rest of the combat and its value depend on."""
    fight = fight_of(state)
    return (
        depth,
        *(fight.round, fight.hunters, fight.vampire, fight.hand, fight.deck, fight.before, fight.mesmerized),
        *(fight.plotting, fight.wreaths, fight.bullets, fight.enraged, fight.revenge),
        *(state.hunters, state.damage, state.influence, state.events),
    )
