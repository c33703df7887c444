"""The hunters' own simulated games: until the round ends they follow their belief, and later his true place.

If the others knew his place at once, the choice of the first hunter would hardly matter.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from ai.knowledge.lite.chase import ChaseGuide
from ai.knowledge.lite.covering import covering_move
from ai.knowledge.lite.hunter_belief import is_known
from ai.knowledge.lite.trail_belief import TrailBelief
from furyqt.rules.lite.actions import Go, LiteAction
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import NOWHERE, PLACES, SEAS

PROPOSED = 0.5
"""The share of the worlds in which the covering move is proposed to the search."""


class TeamBelief:
    """The hunters' belief at the root of a search, and the moves that cover it."""

    def __init__(self, belief: TrailBelief, moves: int) -> None:
        self.belief = belief
        self.moves = moves
        self._density = np.zeros(len(PLACES))
        for place, chance in belief.places().items():
            self._density[place] = chance
        self._covering: dict[tuple[int, tuple[int, ...]], Go] = {}

    def is_open(self, state: LiteState) -> bool:
        """Return whether a hunter moves before Dracula's next turn and does not know his place."""
        is_first = len(state.moves) == self.moves and isinstance(state.agenda[-1], HunterMove)
        return is_first and NOWHERE not in state.places and not is_known(state, self.moves - 1)

    def covering(self, state: LiteState, hunter: int) -> Go:
        """Return the move that covers what is left of the belief beside the hunters' present cities."""
        position = hunter, state.places
        found = self._covering.get(position)
        if found is None:
            left = self._density.copy()
            left[[place for place in state.places if place not in SEAS]] = 0.0
            found = covering_move(state, hunter, left if left.any() else self._density)
            self._covering[position] = found
        return found


class TeamGuide(ChaseGuide):
    """One simulated game of the hunters."""

    def __init__(self, rng: random.Random, noise: float, team: TeamBelief) -> None:
        super().__init__(rng, noise)
        self._team = team

    def choose(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Cover the belief in the first round, then chase; sometimes act at random."""
        if not self._team.is_open(state):
            return super().choose(state, actions)
        if self._random() < self._noise:
            return actions[int(self._random() * len(actions))]
        return self._covered(state)

    def proposed(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Propose the covering move in some worlds, and the chase in the others."""
        if self._random() < PROPOSED and self._team.is_open(state):
            return self._covered(state)
        return super().choose(state, actions)

    def decided(self, state: LiteState, actions: Sequence[LiteAction]) -> LiteAction:
        """Chase the likeliest place without a search."""
        return super().choose(state, actions)

    def _covered(self, state: LiteState) -> Go:
        step = state.agenda[-1]
        assert isinstance(step, HunterMove)
        return self._team.covering(state, step.hunter)
