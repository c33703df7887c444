"""The belief, policies and evaluation of the simplified game, as the search uses them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.knowledge import Belief, InTurn, Knowledge
from ai.knowledge.fury.styles import USUAL, Taste, taste_of
from ai.knowledge.lite.chase import ChaseGuide, expected_score
from ai.knowledge.lite.dracula_facts import DraculaFacts
from ai.knowledge.lite.dracula_guide import DraculaGuide, Prospect
from ai.knowledge.lite.facts import Facts
from ai.knowledge.lite.remaining_cost import MOST_CALM
from ai.knowledge.lite.team_guide import TeamBelief, TeamGuide
from ai.knowledge.lite.trail_belief import BeliefMemory, TrailBelief
from ai.knowledge.point_scale import FittedChances, PointScale
from ai.reasons import ActionFact, found_by
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.actions import Forfeit, LiteAction
from furyqt.rules.lite.events import DraculaMet, RoundEnded
from furyqt.rules.lite.observation import LiteObservation, as_hunters_know
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import (
    BLOOD_PER_SEA,
    DEATH_COST,
    DRACULA,
    HUNTERS,
    MATURED_COST,
    PAR,
    SEAS,
    TURN_COST,
)

N_ = Texts("lite.aims")

SCALE = PointScale(spread=22.0)
LEAST_COST = 3.0
"""The points of score by which the rest of a game is uncertain even at its end."""


_SCORE = N_(
    "The score falls by {turn} in each round, by {death} for a hunter's death and by {vampire} for a vampire."
)


class LiteKnowledge(FittedChances[LiteObservation], InTurn[LiteObservation]):
    """The belief, policies and evaluation of the simplified game."""

    package = "ai.knowledge.lite"
    horizon = 25

    def __init__(self, taste: Taste = USUAL) -> None:
        self._memory = BeliefMemory()
        self._prospect: Prospect | None = None
        self._team: TeamBelief | None = None
        self._taste = taste
        self._calm = 0

    def belief(self, observation: LiteObservation) -> TrailBelief:
        """Return the hunters' belief about Dracula's place, which he can derive from the events they know."""
        hunters = as_hunters_know(observation) if observation.player == DRACULA else observation
        self._calm = min(MOST_CALM, rounds_unmet(observation))
        return self._memory.update(hunters)

    def facts(
        self, observation: LiteObservation, actions: Sequence[LiteAction]
    ) -> Sequence[Sequence[ActionFact]]:
        """Return what the map shows to the player."""
        if observation.player == DRACULA:
            return found_by(DraculaFacts(observation), actions)
        return found_by(Facts(observation, BeliefMemory().update(observation)), actions)

    def basis(self, observation: LiteObservation) -> Sequence[Text]:
        """Return what lowers the score."""
        return (_SCORE.fill(turn=TURN_COST, death=DEATH_COST, vampire=MATURED_COST),)

    def guide(
        self, state: LiteState, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> ChaseGuide:
        """Return the policies of one simulated game, in which the hunters follow their belief.

        In their own simulations they do so until Dracula moves, and know his place afterwards.
        """
        assert isinstance(belief, TrailBelief)
        if observer == HUNTERS:
            if self._team is None or self._team.belief is not belief:
                self._team = TeamBelief(belief, len(state.moves))
            return TeamGuide(rng, noise, self._team)
        if self._prospect is None or self._prospect.belief is not belief:
            self._prospect = Prospect(self._memory, belief, len(state.moves), self._calm)
        return DraculaGuide(self._prospect, rng, noise, self._taste)

    def worth_trying(self, observation: LiteObservation) -> Sequence[LiteAction]:
        """Return the moves without starts of hunters at sea, and without those that drown a weak Dracula who
        can land.
        """
        moves = observation.actions
        if observation.player == HUNTERS:
            return [move for move in moves if move.place not in SEAS] if not observation.round else moves
        if observation.blood > BLOOD_PER_SEA or not observation.lairs:
            return moves
        ashore = [
            move
            for move in moves
            if not isinstance(move, Forfeit) and move.destination(observation.lairs) not in SEAS
        ]
        return ashore or moves

    def turn(self, observation: LiteObservation) -> int:
        """Return the number of the round."""
        return observation.round

    def points(self, state: LiteState, player: int) -> float:
        """Return the hunters' expected score, or its negative for Dracula."""
        return expected_score(state) if player == HUNTERS else -expected_score(state, self._taste)

    def squash(self, points: float, root: float) -> float:
        """Return points relative to those of the root as a value between 0 and 1."""
        return SCALE.value(points, root)

    def standing(self, points: float, observation: LiteObservation) -> float:
        """Return how often the score above the score to beat pays the expected cost of the rest.

        For Dracula it is the opposite. Searches err by a share of this cost, less and less to the end.
        """
        sign = 1 if observation.player == HUNTERS else -1
        cost = max(LEAST_COST, observation.score - sign * points)
        return sign * (observation.score - PAR) / cost


def rounds_unmet(observation: LiteObservation) -> int:
    """Return the rounds since Dracula last met a hunter, or since the beginning."""
    rounds = 0
    for event in reversed(observation.events):
        if isinstance(event, DraculaMet):
            break
        rounds += isinstance(event, RoundEnded)
    return rounds


def knowledge(style: str) -> Knowledge[LiteState, LiteObservation, LiteAction]:
    """Return new knowledge with an empty memory."""
    return LiteKnowledge(taste_of(style))
