"""What the search knows of a hunt: belief, policies and evaluation."""

from __future__ import annotations

import random

from ai.knowledge import InTurn
from ai.knowledge.fury.styles import USUAL, Taste, taste_of
from ai.knowledge.lite.chase import HuntGuide, expected_score
from ai.knowledge.lite.dracula_guide import PackGuide, Prospect
from ai.knowledge.lite.remaining_cost import MOST_CALM
from ai.knowledge.lite.trail_belief import BeliefMemory, TrailBelief
from ai.knowledge.point_scale import PointScale
from furyqt.rules.lite.events import DraculaMet, RoundEnded
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import DRACULA, HUNTERS

SCALE = PointScale(spread=22.0, win_spread=45.0)


class LiteKnowledge(InTurn):
    """Belief, policies and evaluation of the simplified game."""

    horizon = 25

    def __init__(self, taste: Taste = USUAL) -> None:
        self._memory = BeliefMemory()
        self._prospect: Prospect | None = None
        self._taste = taste
        self._calm = 0

    def belief(self, observation: LiteObservation) -> TrailBelief:
        """Where the hunters must think Dracula is; he knows what they were told and can work it out."""
        hunters = as_hunters_know(observation) if observation.player == DRACULA else observation
        self._calm = min(MOST_CALM, rounds_unmet(observation))
        return self._memory.update(hunters)

    def guide(
        self, state: LiteState, observer: int, belief: TrailBelief, rng: random.Random, noise: float
    ) -> HuntGuide:
        """Hunters chase, Dracula flees; for Dracula the hunters go by what they believe."""
        if observer == HUNTERS:
            return HuntGuide(rng, noise)
        if self._prospect is None or self._prospect.belief is not belief:
            self._prospect = Prospect(self._memory, belief, len(state.moves), self._calm)
        return PackGuide(self._prospect, rng, noise, self._taste)

    def points(self, state: LiteState, player: int) -> float:
        """The score the hunters may expect, or its opposite for Dracula."""
        return expected_score(state) if player == HUNTERS else -expected_score(state, self._taste)

    def squash(self, points: float, root: float) -> float:
        """Points above or below those of the root, between 0 and 1."""
        return SCALE.value(points, root)

    def chance(self, points: float) -> float:
        """The chance to win of the player whose points these are."""
        return SCALE.chance(points)


def rounds_unmet(observation: LiteObservation) -> int:
    """The rounds since Dracula has met a hunter, or since the beginning."""
    rounds = 0
    for event in reversed(observation.events):
        if isinstance(event, DraculaMet):
            break
        rounds += isinstance(event, RoundEnded)
    return rounds


def knowledge(style: str) -> LiteKnowledge:
    """New knowledge with an empty memory."""
    return LiteKnowledge(taste_of(style))
