"""Belief, policies and evaluation of the third edition, as the search asks for them."""

from __future__ import annotations

import math
import random
from typing import Any

from ai.knowledge import Belief
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.worth import points
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.tables import HUNTERS

SPREAD = 6.0
"""Points that move the search's value by three quarters of the way to its end."""
WIN_SPREAD = 9.0
"""Points that raise the hunters' chance from even to about three quarters."""


class PlainBelief:
    """The rules' own sampler draws the hidden cards and places."""

    def sample(self, rng: random.Random) -> Any:
        """Nothing is preferred."""
        return None

    def likeliest(self) -> Any:
        """Nothing is preferred."""
        return None

    def places(self) -> dict[int, float]:
        """Nothing is counted."""
        return {}


class CampaignKnowledge:
    """Plain sampling, hunters who chase, a Dracula who flees and lays vampires, and a count of points."""

    horizon = 30

    def belief(self, observation: Observation) -> Belief:
        """The rules' own sampler."""
        return PlainBelief()

    def guide(
        self, state: State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> PolicyGuide:
        """Simulated hunters know where Dracula is only when the hunters themselves imagine him there."""
        return PolicyGuide(state, observer == HUNTERS, rng, noise)

    def points(self, state: State, player: int) -> float:
        """Points for the hunters, or their opposite for Dracula."""
        value = points(state)
        return value if player == HUNTERS else -value

    def squash(self, points: float, root: float) -> float:
        """Points above or below those of the root, between 0 and 1."""
        return 0.5 + 0.5 * math.tanh((points - root) / SPREAD)

    def chance(self, points: float) -> float:
        """The chance to win of the player whose points these are."""
        return 1 / (1 + math.exp(-max(-600.0, min(600.0, points / WIN_SPREAD))))
