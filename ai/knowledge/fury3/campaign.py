"""Belief, policies and evaluation of the third edition, as the search asks for them."""

from __future__ import annotations

import math
import random
from collections import Counter

from ai.knowledge import Belief
from ai.knowledge.fury3.past import places_by_turn
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.worth import points
from ai.styles import USUAL, Taste
from furyqt.rules.fury3 import paths
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.state import State
from furyqt.rules.fury3.tables import HUNTERS, NOWHERE, PLACES

FEW, MANY = 60, 1200
"""Ways drawn to find the likeliest place, and to say how likely each is."""
SPREAD = 6.0
"""Points that move the search's value by three quarters of the way to its end."""
WIN_SPREAD = 9.0
"""Points that raise the hunters' chance from even to about three quarters."""


class WaysBelief:
    """Ways that Dracula may have gone, drawn by the rules' own sampler."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation

    def sample(self, rng: random.Random) -> paths.Hidden | None:
        """One way, or nothing for Dracula himself, who knows."""
        return paths.sample(self._observation, rng) if self._observation.player == HUNTERS else None

    def doubted(self, doubt: float) -> WaysBelief:
        """The same: the drawn ways have no weights."""
        return self

    def likeliest(self) -> paths.Hidden | None:
        """Of a few ways one that ends where most of them do; its seed is fixed, so that answers repeat."""
        ways = self._ways(FEW)
        ends = Counter(map(self._end, ways))
        return max(ways, key=lambda way: ends[self._end(way)], default=None)

    def places(self) -> dict[int, float]:
        """Where Dracula may be, by how many of the drawn ways end there."""
        ways = self._ways(MANY)
        ends = Counter(map(self._end, ways))
        return {place: count / len(ways) for place, count in ends.items() if place != NOWHERE}

    def places_by_turn(self) -> tuple[dict[int, float], ...]:
        """Where Dracula may be and may have been; a set-up position tells only of now."""
        if self._observation.player != HUNTERS:
            return ()
        return places_by_turn(self._observation) or tuple(now for now in (self.places(),) if now)

    def _ways(self, number: int) -> list[paths.Hidden]:
        rng = random.Random(0)
        ways = (self.sample(rng) for _ in range(number))
        return [way for way in ways if way is not None]

    def _end(self, way: paths.Hidden) -> int:
        """Dracula's place at the end of a way: the newest location of the trail."""
        found = dict(way)
        for hideout in self._observation.trail:
            place = NOWHERE if hideout is None else found.get(hideout.id, hideout.place)
            if place in PLACES:
                return place
        return NOWHERE


class CampaignKnowledge:
    """Plain sampling, hunters who chase, a Dracula who flees and lays vampires, and a count of points."""

    horizon = 30

    def __init__(self, taste: Taste = USUAL) -> None:
        self._taste = taste

    def belief(self, observation: Observation) -> WaysBelief:
        """Ways that agree with all that was told."""
        return WaysBelief(observation)

    def guide(
        self, state: State, observer: int, belief: Belief, rng: random.Random, noise: float
    ) -> PolicyGuide:
        """Simulated hunters know where Dracula is only when the hunters themselves imagine him there."""
        taste = USUAL if observer == HUNTERS else self._taste
        return PolicyGuide(state, observer == HUNTERS, rng, noise, taste)

    def points(self, state: State, player: int) -> float:
        """Points for the hunters, or their opposite for Dracula."""
        return points(state) if player == HUNTERS else -points(state, self._taste)

    def squash(self, points: float, root: float) -> float:
        """Points above or below those of the root, between 0 and 1."""
        return 0.5 + 0.5 * math.tanh((points - root) / SPREAD)

    def chance(self, points: float) -> float:
        """The chance to win of the player whose points these are."""
        return 1 / (1 + math.exp(-max(-600.0, min(600.0, points / WIN_SPREAD))))
