"""The chances of Dracula's place by even places, plain ways and weighted ways, to compare beliefs."""

from __future__ import annotations

import random
from collections import Counter

from ai.knowledge.fury.ways_belief import DrawnWays

DRAWS = 1000
"""The number of ways drawn to estimate the chance of each place."""
SPARE = 0.5
"""Added to the count of each place, because a place may be missed by chance."""

Chances = dict[int, float]


def beliefs(belief: DrawnWays, truth: int) -> dict[str, Chances]:
    """Return the chances of the possible places: uniform, by drawn ways, and as a person sees them."""
    plain, weighted = _drawn(belief.flattened(1.0)), _drawn(belief)
    places = {truth, *plain, *weighted}
    return {
        "even places": {place: 1 / len(places) for place in places},
        "plain ways": _shares(plain, places),
        "weighted ways": _shares(weighted, places),
        "estimate": belief.places(),
    }


def _drawn(belief: DrawnWays) -> Counter[int]:
    rng = random.Random(0)
    ways = (belief.sample(rng) for _ in range(DRAWS))
    return Counter(belief.end(way) for way in ways if way is not None)


def _shares(drawn: Counter[int], places: set[int]) -> Chances:
    whole = drawn.total() + SPARE * len(places)
    return {place: (drawn[place] + SPARE) / whole for place in places}
