"""Dracula's possible places as ways that agree with all events, drawn by the rules' sampler with weights."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar

from ai.knowledge.fury.simulated_belief import RootRows, rows_of_ways
from ai.knowledge.fury.way_rows import CARD, WayRows
from ai.knowledge.fury.ways_fold import WayDraws, WaysFold
from ai.whereabouts import Whereabouts
from furyqt.rules.mechanisms.trail_sampler import Weights

HUNTERS, NOWHERE = 0, -1
FEW, MANY = 60, 1200
"""The numbers of ways drawn to find the likeliest place, and to estimate the chance of each place."""
BELIEVED_PLACES = 48
"""The number of ways drawn once per decision, for the places that the hunters may believe in."""
STANDING = 192
"""The number of rows that stand for all ways in the simulated games."""
PLAIN = 0.1
"""The share of ways drawn without weights, so that nothing possible has the probability zero."""
Root = TypeVar("Root")
Hidden = tuple[tuple[int, int], ...]
"""A way: the number of each hidden card of the trail, and what it shows."""


class DrawnWays:
    """Dracula's possible ways; a game says how they are weighted and drawn.

    The search draws ways. What is shown to a person is calculated from all of them.
    """

    sampler: ClassVar[Any]
    """The game's module `hidden.trail_sampler`."""
    places_of_map: ClassVar[Sequence[int]]

    def __init__(self, observation: Any, belief_flattening: float = 0.0) -> None:
        self._observation = observation
        self._flattening = belief_flattening
        self._root: Any = None

    def odds(self) -> Weights:
        """Return the weights of Dracula's choices."""
        raise NotImplementedError

    def known_to_hunters(self) -> Any:
        """Return the hunters' observation, derived from Dracula's."""
        raise NotImplementedError

    def fold(self) -> WaysFold:
        """Return all ways that agree with the events."""
        raise NotImplementedError

    def asked_faces(self) -> dict[int, int]:
        """Return the faces that cards may have by what is asked now, as masks."""
        return {}

    @cached_property
    def _chain(self) -> Any:
        return self.sampler.chain(self._observation).weighted(self.odds())

    def flattened(self, belief_flattening: float) -> Self:
        """Return the same ways with flatter weights; repeated flattening accumulates."""
        return type(self)(self._observation, 1 - (1 - self._flattening) * (1 - belief_flattening))

    def sample(self, rng: random.Random) -> Hidden | None:
        """Draw a way, sometimes an unweighted one; None for Dracula himself, who knows it."""
        if self._observation.player != HUNTERS or self._drawn is None:
            return self._sampled(rng)
        if rng.random() < PLAIN:
            return self._plain(rng)
        return self._drawn.draw(rng.random())

    def _sampled(self, rng: random.Random) -> Hidden | None:
        """Draw a way by the sampler of the rules, sometimes an unweighted one; None for Dracula himself."""
        if self._observation.player != HUNTERS:
            return None
        way: Hidden | None = None if rng.random() < PLAIN else self._chain.draw(rng)
        return self._plain(rng) if way is None else way

    def _plain(self, rng: random.Random) -> Hidden:
        """Draw an unweighted way."""
        way: Hidden = self.sampler.sample(self._observation, rng)
        return way

    @cached_property
    def _drawn(self) -> WayDraws | None:
        """All ways, to draw from; None where the events do not define a way, as before he is on the map."""
        spots = [spot.id for spot in self.sampler.facedown(self._observation)]
        if not (spots and self._chain.here and self._is_told()):
            return None
        return self.fold().draws(spots, self.asked_faces(), self._chain.here[-1])

    def likeliest(self) -> Hidden | None:
        """Return one of a few ways that ends where most of them do; its seed is fixed, so answers repeat.

        The sampler of the rules draws them, so that the rules of thumb decide as in earlier records.
        """
        rng = random.Random(0)
        ways = [way for _ in range(FEW) if (way := self._sampled(rng))]
        ends = Counter(map(self.end, ways))
        return max(ways, key=lambda way: ends[self.end(way)], default=None)

    def places(self) -> dict[int, float]:
        """Return the chance of each place; nothing for Dracula himself."""
        return self.whereabouts().now if self._observation.player == HUNTERS else {}

    def whereabouts(self) -> Whereabouts:
        """Return the chances of Dracula's current and earlier places, and the number of ways to each.

        A set-up position has no earlier ones, and ways that are drawn. For Dracula they are what the hunters
        can know by what he knows that they have seen.
        """
        observation = self._observation
        if observation.player != HUNTERS:
            return type(self)(self.known_to_hunters(), self._flattening).whereabouts()
        if self._is_told():
            found = self.fold().whereabouts(self.asked_faces())
            if found.chances:
                return found
        drawn = self._drawn_places()
        return Whereabouts((drawn,)) if drawn else Whereabouts()

    @cached_property
    def cards(self) -> dict[int, dict[int, float]]:
        """For each facedown card, by its number, the chance of each place that it may show."""
        cards = [spot.id for spot in self.sampler.facedown(self._observation)]
        places = set(self.places_of_map)
        rows = self.all_ways()
        if rows is not None:
            rows = rows.filtered({(CARD, number): may for number, may in self.asked_faces().items()})
            known = [number for number in cards if (CARD, number) in rows.columns]
            found = dict(zip(known, rows.chances([(CARD, number) for number in known]), strict=True))
        else:
            ways = [dict(way) for way in self._ways(MANY)]
            counts = {number: Counter(way.get(number, NOWHERE) for way in ways) for number in cards}
            found = {
                number: {place: count / len(ways) for place, count in counter.items()}
                for number, counter in counts.items()
            }
        return {
            number: {place: chance for place, chance in chances.items() if place in places}
            for number, chances in found.items()
        }

    def all_ways(self) -> WayRows | None:
        """Return all ways that agree with the events; None if no event told of some cards."""
        return self.fold().rows() if self._is_told() else None

    def _is_told(self) -> bool:
        """Return whether every facedown card came by an event."""
        told = self.sampler.recall(self._observation).cards
        return all(spot.id in told for spot in self.sampler.facedown(self._observation))

    def _drawn_places(self) -> dict[int, float]:
        """Return the chance of each place by the share of drawn ways that end there."""
        ways = self._ways(MANY)
        ends = Counter(map(self.end, ways))
        return {place: count / len(ways) for place, count in ends.items() if place != NOWHERE}

    def believed_place(self, random: Callable[[], float]) -> int:
        """Draw a place where the hunters may believe Dracula to be, in their or his simulations."""
        return self._believed_places[int(random() * BELIEVED_PLACES)]

    @cached_property
    def _believed_places(self) -> list[int]:
        is_hunters = self._observation.player == HUNTERS
        known = self._observation if is_hunters else self.known_to_hunters()
        belief = type(self)(known, self._flattening)
        rng = random.Random(0)
        return [belief.end(belief.sample(rng) or ()) for _ in range(BELIEVED_PLACES)]

    def at_root(self, made: Callable[[RootRows], Root]) -> Root:
        """Return what is made once of the rows that stand for all ways, for all simulated games."""
        if self._root is None:
            self._root = made(self._standing_rows())
        found: Root = self._root
        return found

    def _standing_rows(self) -> RootRows:
        observation = self._observation
        if self._is_told():
            trail = [spot.id for spot in observation.trail if spot is not None]
            found = self.fold().standing(STANDING, trail)
            if found is not None:
                return found
        ways = self._ways(BELIEVED_PLACES)
        return rows_of_ways(ways, [max(0, self.end(way)) for way in ways], len(self.places_of_map))

    def _ways(self, number: int) -> list[Hidden]:
        rng = random.Random(0)
        ways = (self.sample(rng) for _ in range(number))
        return [way for way in ways if way is not None]

    def end(self, way: Hidden) -> int:
        """Return Dracula's place at the end of a way: the newest location of the trail."""
        found = dict(way)
        for spot in self._observation.trail:
            place = NOWHERE if spot is None else found.get(spot.id, spot.place)
            if place in self.places_of_map:
                return int(place)
        return NOWHERE
