"""Dracula's possible places: ways that agree with all events, weighted by his learned choices."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np

from ai.knowledge.fury3.belief_model import weights
from ai.knowledge.fury3.belief_sight import watch
from ai.knowledge.fury3.believed_location import as_hunters_know
from ai.knowledge.fury3.past import places_by_turn
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, NOWHERE, PLACES

FEW, MANY = 60, 1200
"""The numbers of ways drawn to find the likeliest place, and to estimate the chance of each place."""
BELIEVED_PLACES = 48
"""The number of ways drawn once per decision, for the places that the hunters may believe in."""
PLAIN = 0.1
"""The share of ways drawn without weights, so that nothing possible has the probability zero."""


class Odds:
    """The model's weights for the links of Dracula's way; `belief_flattening` flattens them (0 to 1)."""

    def __init__(self, observation: Fury3Observation, belief_flattening: float = 0.0) -> None:
        self._links = watch(observation).links
        self._flattening = belief_flattening

    def row(self, link: int, before: int) -> Sequence[float]:
        """Return the weight of each thing that a link may show, given Dracula's place before."""
        row = weights(self._links[link])[before]
        found: list[float] = (row if not self._flattening else np.power(row, 1 - self._flattening)).tolist()
        return found


class WaysBelief:
    """Dracula's possible ways, drawn by the rules' sampler with the model's weights."""

    def __init__(self, observation: Fury3Observation, belief_flattening: float = 0.0) -> None:
        self._observation = observation
        self._flattening = belief_flattening

    @cached_property
    def _chain(self) -> trail_sampler.Fury3TrailSampler:
        return trail_sampler.chain(self._observation).weighted(Odds(self._observation, self._flattening))

    def flattened(self, belief_flattening: float) -> WaysBelief:
        """Return the same ways with flatter weights; repeated flattening accumulates."""
        return WaysBelief(self._observation, 1 - (1 - self._flattening) * (1 - belief_flattening))

    def sample(self, rng: random.Random) -> trail_sampler.Hidden | None:
        """Draw a way, sometimes an unweighted one; None for Dracula himself, who knows it."""
        if self._observation.player != HUNTERS:
            return None
        way = None if rng.random() < PLAIN else self._chain.draw(rng)
        return trail_sampler.sample(self._observation, rng) if way is None else way

    def likeliest(self) -> trail_sampler.Hidden | None:
        """Return one of a few ways that ends where most of them do; its seed is fixed, so answers repeat."""
        ways = self._ways(FEW)
        ends = Counter(map(self.end, ways))
        return max(ways, key=lambda way: ends[self.end(way)], default=None)

    def places(self) -> dict[int, float]:
        """Return the chance of each place, by the share of the drawn ways that end there."""
        ways = self._ways(MANY)
        ends = Counter(map(self.end, ways))
        return {place: count / len(ways) for place, count in ends.items() if place != NOWHERE}

    def places_by_turn(self) -> tuple[dict[int, float], ...]:
        """Return the chances of Dracula's current and earlier places.

        A set-up position has no earlier ones.
        """
        if self._observation.player != HUNTERS:
            return ()
        odds = Odds(self._observation, self._flattening)
        return places_by_turn(self._observation, odds, PLAIN) or tuple(now for now in (self.places(),) if now)

    def believed_place(self, random: Callable[[], float]) -> int:
        """Draw a place where the hunters may believe Dracula to be, in their or his simulations."""
        return self._believed_places[int(random() * BELIEVED_PLACES)]

    @cached_property
    def _believed_places(self) -> list[int]:
        known = (
            as_hunters_know(self._observation) if self._observation.player == DRACULA else self._observation
        )
        belief = WaysBelief(known, self._flattening)
        rng = random.Random(0)
        return [belief.end(belief.sample(rng) or ()) for _ in range(BELIEVED_PLACES)]

    def _ways(self, number: int) -> list[trail_sampler.Hidden]:
        rng = random.Random(0)
        ways = (self.sample(rng) for _ in range(number))
        return [way for way in ways if way is not None]

    def end(self, way: trail_sampler.Hidden) -> int:
        """Return Dracula's place at the end of a way: the newest location of the trail."""
        found = dict(way)
        for hideout in self._observation.trail:
            place = NOWHERE if hideout is None else found.get(hideout.id, hideout.place)
            if place in PLACES:
                return place
        return NOWHERE
