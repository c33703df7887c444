"""Dracula's simulated games: hunters who follow their belief, and his reply to their moves."""

from __future__ import annotations

import math
import random
from bisect import bisect
from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate

import msgspec
import numpy as np

from ai.knowledge.fury.styles import Taste
from ai.knowledge.lite.chase import ChaseGuide, expected_score
from ai.knowledge.lite.covering import covering_move
from ai.knowledge.lite.hunter_belief import SURE, BeliefUpdates, Density, HunterBelief, drawn
from ai.knowledge.lite.remaining_cost import HunterReach, Summaries, expected_cost, weights
from ai.knowledge.lite.trail_belief import BeliefMemory, TrailBelief
from ai.knowledge.lite.ways import PHASES, toward
from furyqt.rules.core.agenda import advance
from furyqt.rules.lite.actions import LiteAction
from furyqt.rules.lite.observation import resolved, shown_moves
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import FIGURES, NOWHERE, PLACES, TRAIL, TRAIL_BITS, UNKNOWN
from furyqt.rules.lite.trails import Night

LIKELIEST, DRAWN, TRACE, KNOWING, COVERING = range(5)
MODES = (20, 10, 10, 5, 55)
"""The frequencies of the hunters' modes.

All hunters go to the likeliest place, each to a place drawn from the belief, each to the newest known place,
all to his true place, or each to where the next move reaches most of what the others leave.
"""
_MODES = tuple(accumulate(MODES))
WON = 60.0
"""The points for a score of zero; his expectation before the end can be as high."""


class Reply(msgspec.Struct, frozen=True):
    """Dracula's move after the hunters' turns."""

    best: LiteAction
    values: dict[int, float]
    """The value of each of his moves to him in points, by the move's code."""


class Prospect:
    """The hunters' knowledge when Dracula is to move, and their knowledge after each of his moves."""

    def __init__(self, memory: BeliefMemory, belief: TrailBelief, moves: int, calm: int = 0) -> None:
        self._memory = memory
        self._shown: dict[tuple[int, int, bool, int], Density] = {}
        self._after: dict[tuple[int, int, int, int], Density] = {}
        self.replies: dict[Hashable, Reply] = {}
        """His replies in the simulated games so far, by everything they depend on."""
        self.covering: dict[Hashable, LiteAction] = {}
        """The moves in the simulated games so far of hunters who cover their belief."""
        self.belief = belief
        self.moves = moves
        self.calm = calm
        self.updates = BeliefUpdates()
        self.summaries = Summaries()
        self.past = [self.updates.same(_density(places)) for places in reversed(belief.chances_by_turn())]
        self.proposal: LiteAction | None = None

    def after(self, state: LiteState) -> Density:
        """Return the hunters' belief after his next move."""
        alive = state.traps | state.vampires
        move = state.moves[-1], state.lairs[-1], alive & 1, state.revealed
        if move not in self._after:
            self._after[move] = self._as_shown(state)
        return self._after[move]

    def _as_shown(self, state: LiteState) -> Density:
        """Return the belief after a move, the same object for all moves that look the same."""
        moves = shown_moves(state)
        lairs = resolved(moves)
        if lairs[-1] not in UNKNOWN:
            return SURE[lairs[-1]]
        alive = state.traps | state.vampires
        key = moves[-1], lairs[-1], bool(alive & 1), state.revealed
        if key not in self._shown:
            night = Night(moves[-1], lairs[-1], state.places, alive & (TRAIL_BITS - 1), placed=key[2])
            self._shown[key] = self.updates.same(self._memory.predicted(night, moves, lairs))
        return self._shown[key]


def _density(places: dict[int, float]) -> Density:
    density: Density = np.zeros(len(PLACES))
    density[list(places)] = list(places.values())
    return density


class DraculaGuide(ChaseGuide):
    """One simulated game of Dracula: his move, the hunters' turns, his best reply to them."""

    def __init__(self, prospect: Prospect, rng: random.Random, noise: float, taste: Taste) -> None:
        super().__init__(rng, noise, taste)
        self._prospect = prospect
        self._rng = rng
        self._taste = taste
        self._weights = weights(taste)
        self._mode = bisect(_MODES, rng.random() * _MODES[-1])
        self._hunter_belief = HunterBelief(prospect.past, prospect.after, prospect.updates)
        self._goals = [NOWHERE for _ in FIGURES]
        self._moves_seen = 0
        self._so_far: Hashable = None
        self._answer: Reply | None = None

    def choose(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Choose the hunters' move by their mode; Dracula flees, or chooses his best reply."""
        step = state.agenda[-1]
        if not isinstance(step, HunterMove):
            replies = len(state.moves) > self._prospect.moves
            return self._reply(state, actions) if replies else self._flee(state, actions)
        if not state.lairs:
            return super().choose(state, actions)
        self._moves_seen = len(state.moves)
        known = self._hunter_belief.follow(state, step.hunter)
        if self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        if known == NOWHERE and self._mode == COVERING:
            return self._covering(state, step.hunter)
        goal = self._goal_of(state, step.hunter, known)
        moves = toward((state.round + step.hunter) % PHASES, state.places[step.hunter], goal)
        return moves[int(self._random() * len(moves))]

    def proposed(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Return his best move without a search."""
        if isinstance(state.agenda[-1], HunterMove) or len(state.moves) > self._prospect.moves:
            return self.choose(state, actions)
        if self._prospect.proposal is None:
            self._prospect.proposal = self._weighed(state, actions, self._prospect.after).best
        return self._prospect.proposal

    def settled(self, state: LiteState) -> bool:
        """Return whether he has just replied to the hunters."""
        return self._answer is not None and self._moves_seen < len(state.moves)

    def points(self, state: LiteState) -> float:
        """Return the negative of the hunters' expected score."""
        if not state.agenda:
            return _ended(state)
        if self._answer is None or not self.settled(state):
            return -expected_score(state, self._taste)
        reply = self._answer.values.get(state.moves[-1])  # a fault leads to another move each time
        return -expected_score(state, self._taste) if reply is None else reply

    def _goal_of(self, state: LiteState, hunter: int, known: int) -> int:
        """Return where a hunter goes, if Dracula's place is known or they do not cover their belief."""
        if known != NOWHERE or self._mode == KNOWING:
            self._goals[hunter] = NOWHERE
            return state.lairs[-1]
        believed = self._hunter_belief.now
        if self._mode == LIKELIEST:
            return int(believed.argmax())
        goal = self._goals[hunter]
        if self._mode == TRACE:
            goal = self._newest(state, hunter)
        if goal == NOWHERE or (self._mode == DRAWN and not believed[goal]):
            goal = self._goals[hunter] = drawn(believed, self._rng)
        return goal

    def _covering(self, state: LiteState, hunter: int) -> LiteAction:
        believed, kept = self._hunter_belief.now, self._prospect.covering
        position = state.round, hunter, state.places, believed.tobytes()
        move = kept.get(position)
        if move is None:
            move = kept[position] = covering_move(state, hunter, believed)
        return move

    def _newest(self, state: LiteState, hunter: int) -> int:
        """Return the newest known place of the trail, or NOWHERE if the hunter is already there."""
        known = state.revealed.bit_length() - 1
        if known < max(0, len(state.moves) - TRAIL) or state.lairs[known] == state.places[hunter]:
            return NOWHERE
        return state.lairs[known]

    def _reply(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Choose his best reply; simulated games with the same course share the calculation."""
        self._hunter_belief.end_round(state)
        new = state.moves[self._prospect.moves :]
        seen = state.places, state.lives, state.traps, state.vampires, state.revealed
        self._so_far = self._so_far, new, seen, state.blood, state.score, id(self._hunter_belief.now)
        answer = self._prospect.replies.get(self._so_far)
        if answer is None:
            answer = self._weighed(state, actions, self._hunter_belief.after)
            self._prospect.replies[self._so_far] = answer
        self._answer = answer
        return answer.best

    def _weighed(
        self, state: LiteState, actions: Sequence[LiteAction], after: Callable[[LiteState], Density]
    ) -> Reply:
        reach, values = HunterReach(state, self._prospect.summaries), dict[int, float]()
        best, found = -math.inf, actions[0]
        for action in actions:
            then = state.clone()
            advance(then, action)
            value = self._value(then, reach, after) if then.agenda else _ended(then)
            values[then.moves[-1]] = value
            if value > best:
                best, found = value, action
        return Reply(found, values)

    def _value(self, state: LiteState, reach: HunterReach, after: Callable[[LiteState], Density]) -> float:
        return expected_cost(state, after(state), reach, self._prospect.calm, self._weights) - state.score


def _ended(state: LiteState) -> float:
    """Return the value of the end to him."""
    return -float(state.score) if state.blood <= 0 else WON
