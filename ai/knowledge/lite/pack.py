"""Dracula's simulated games: hunters who go by what they are shown, and his reply to what they do."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import numpy as np

from ai.knowledge.lite.chase import HuntGuide, expected_score
from ai.knowledge.lite.outlast import Outlook, expected_cost, weights
from ai.knowledge.lite.scent import SURE, Density, Scent, drawn
from ai.knowledge.lite.trail_belief import BeliefMemory, TrailBelief
from ai.knowledge.lite.ways import PHASES, towards
from ai.styles import Taste
from furyqt.rules.core.agenda import advance
from furyqt.rules.lite.actions import LiteAction
from furyqt.rules.lite.observation import resolved, shown_moves
from furyqt.rules.lite.state import State
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import FIGURES, NOWHERE, PLACES, TRAIL, TRAIL_BITS, UNKNOWN
from furyqt.rules.lite.trails import Night

LIKELIEST, DRAWN, TRACE, KNOWING = range(4)
MOODS = (50, 20, 20, 10)
"""How often all hunters go to the likeliest place, each to a place drawn from the belief, each to the newest
known place, or all to where he is.
"""
WON = 60.0
"""Points for a score that ran out; what he may expect before can be as high."""


class Prospect:
    """What the hunters know when Dracula is to move, and what they will know after each of his moves."""

    def __init__(self, memory: BeliefMemory, belief: TrailBelief, moves: int, calm: int = 0) -> None:
        self._memory = memory
        self._shown: dict[tuple[int, int, bool, int], Density] = {}
        self.belief = belief
        self.moves = moves
        self.calm = calm
        self.past = [_density(places) for places in reversed(belief.places_by_turn())]
        self.proposal: LiteAction | None = None

    def after(self, state: State) -> Density:
        """What they believe after his next move."""
        moves = shown_moves(state)
        lairs = resolved(moves)
        if lairs[-1] not in UNKNOWN:
            return SURE[lairs[-1]]
        alive = state.traps | state.vampires
        key = moves[-1], lairs[-1], bool(alive & 1), state.revealed
        if key not in self._shown:
            night = Night(moves[-1], lairs[-1], state.places, alive & (TRAIL_BITS - 1), placed=key[2])
            self._shown[key] = self._memory.supposed(night, moves, lairs)
        return self._shown[key]


def _density(places: dict[int, float]) -> Density:
    density: Density = np.zeros(len(PLACES))
    density[list(places)] = list(places.values())
    return density


class PackGuide(HuntGuide):
    """One simulated game: his move, the hunters' turns, his best reply to them."""

    def __init__(self, prospect: Prospect, rng: random.Random, noise: float, taste: Taste) -> None:
        super().__init__(rng, noise, taste)
        self._prospect = prospect
        self._rng = rng
        self._taste = taste
        self._weights = weights(taste)
        self._mood = rng.choices(range(len(MOODS)), MOODS)[0]
        self._scent = Scent(prospect.past, prospect.after)
        self._goals = [NOWHERE for _ in FIGURES]
        self._heard = 0
        self._outlook: Outlook | None = None

    def choose(self, state: State, actions: Sequence[LiteAction]) -> LiteAction:
        """The hunters by their mood; Dracula flees, or replies as is best."""
        step = state.agenda[-1]
        if not isinstance(step, HunterMove):
            replies = len(state.moves) > self._prospect.moves
            return self._reply(state, actions) if replies else self._flee(state, actions)
        if not state.lairs:
            return super().choose(state, actions)
        self._heard = len(state.moves)
        goal = self._goal_of(state, step.hunter)
        if self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        moves = towards((state.round + step.hunter) % PHASES, state.places[step.hunter], goal)
        return moves[int(self._random() * len(moves))]

    def proposed(self, state: State, actions: Sequence[LiteAction]) -> LiteAction:
        """His best move as far as it can be seen without looking ahead."""
        if isinstance(state.agenda[-1], HunterMove) or len(state.moves) > self._prospect.moves:
            return self.choose(state, actions)
        if self._prospect.proposal is None:
            self._prospect.proposal = self._best(state, actions, Outlook(state), self._prospect.after)
        return self._prospect.proposal

    def settled(self, state: State) -> bool:
        """Whether he has just replied to the hunters."""
        return self._outlook is not None and self._heard < len(state.moves)

    def points(self, state: State) -> float:
        """The opposite of the score that the hunters may expect."""
        if not state.agenda:
            return _ended(state)
        if self._outlook is None or not self.settled(state):
            return -expected_score(state, self._taste)
        return self._worth(state, self._outlook, self._scent.after)

    def _goal_of(self, state: State, hunter: int) -> int:
        known = self._scent.follow(state, hunter)
        if known != NOWHERE or self._mood == KNOWING:
            self._goals[hunter] = NOWHERE
            return state.lairs[-1]
        believed = self._scent.now
        if self._mood == LIKELIEST:
            return int(believed.argmax())
        goal = self._goals[hunter]
        if self._mood == TRACE:
            goal = self._newest(state, hunter)
        if goal == NOWHERE or (self._mood == DRAWN and not believed[goal]):
            goal = self._goals[hunter] = drawn(believed, self._rng)
        return goal

    def _newest(self, state: State, hunter: int) -> int:
        """The newest place of the trail that is known, unless the hunter is there already."""
        known = state.revealed.bit_length() - 1
        if known < max(0, len(state.moves) - TRAIL) or state.lairs[known] == state.places[hunter]:
            return NOWHERE
        return state.lairs[known]

    def _reply(self, state: State, actions: Sequence[LiteAction]) -> LiteAction:
        """What he does best after what the hunters did."""
        self._scent.end_round(state)
        self._outlook = Outlook(state)
        return self._best(state, actions, self._outlook, self._scent.after)

    def _best(
        self, state: State, actions: Sequence[LiteAction], outlook: Outlook, after: Callable[[State], Density]
    ) -> LiteAction:
        best, found = -math.inf, actions[0]
        for action in actions:
            then = state.clone()
            advance(then, action)
            worth = self._worth(then, outlook, after) if then.agenda else _ended(then)
            if worth > best:
                best, found = worth, action
        return found

    def _worth(self, state: State, outlook: Outlook, after: Callable[[State], Density]) -> float:
        return expected_cost(state, after(state), outlook, self._prospect.calm, self._weights) - state.score


def _ended(state: State) -> float:
    """What the end is worth to him."""
    return -float(state.score) if state.blood <= 0 else WON
