"""Belief, policies and evaluation of the third edition, as the search asks for them."""

from __future__ import annotations

import random

from ai.agent import unhurried
from ai.knowledge import Belief, Check, Mixture
from ai.knowledge.fury.styles import USUAL, Taste, taste_of
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.believed_location import BelievedLocation, TeamGuess
from ai.knowledge.fury3.combat import mixture
from ai.knowledge.fury3.combat.combat_value import prospect
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.point_scale import PointScale
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS

SCALE = PointScale(spread=10.0, win_spread=9.0)


class Fury3Knowledge:
    """Weighted ways, hunters who chase, a Dracula who flees and lays vampires, and a count of points."""

    horizon = 20
    control_coefficient = 0.8

    def __init__(self, taste: Taste = USUAL) -> None:
        self._taste = taste

    def belief(self, observation: Fury3Observation) -> WaysBelief:
        """Ways that agree with all that was told, by how Dracula chooses."""
        return WaysBelief(observation)

    def guide(
        self, state: Fury3State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> PolicyGuide:
        """The hunters whom Dracula imagines go by what he knows that they believe.

        Those who imagine themselves go by a guess for now, and know later where he is in this world.
        """
        assert isinstance(belief, WaysBelief)
        if observer == HUNTERS:
            return PolicyGuide(rng, noise, TeamGuess(state, belief.supposed, rng.random))
        return PolicyGuide(rng, noise, BelievedLocation(belief.supposed, rng.random), self._taste)

    def mixture(
        self,
        observation: Fury3Observation,
        belief: Belief,
        rng: random.Random,
        effort: int,
        check: Check = unhurried,
    ) -> Mixture | None:
        """The cards of a combat, and whom Dracula engages."""
        return mixture(observation, belief, rng, effort, check)

    def acts_by_value(self, player: int) -> bool:
        """Both sides have secrets, so the other side follows the policy."""
        return False

    def points(self, state: Fury3State, player: int) -> float:
        """Points for the hunters, or their opposite for Dracula."""
        return prospect(state, player) if player == HUNTERS else -prospect(state, player, self._taste)

    def squash(self, points: float, root: float) -> float:
        """Points above or below those of the root, between 0 and 1."""
        return SCALE.value(points, root)

    def chance(self, points: float) -> float:
        """The chance to win of the player whose points these are."""
        return SCALE.chance(points)


def knowledge(style: str) -> Fury3Knowledge:
    """New knowledge with an empty memory."""
    return Fury3Knowledge(taste_of(style))
