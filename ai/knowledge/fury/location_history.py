"""The chances of Dracula's place at the end of each of his last turns, given all current knowledge."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from furyqt.rules.mechanisms.trail_sampler import TrailSampler, Weights

TURNS = 7
"""The number of turns: the current one and as many as the trail has spaces."""
WAYS, LEAST_WAYS = 600, 120
"""The number of ways drawn to estimate each chance, and the smallest number if they are hard to find."""
EFFORT = 12_000
"""The number of cards tried after which no more ways are drawn, weighted or not: about 0.1 seconds."""


def places_by_turn(
    links: Sequence[int], sampler: Callable[[int, bool], Any], weights: Weights, plain: float
) -> tuple[dict[int, float], ...]:
    """Return the chance of each place now, a turn ago, and so on; empty if the events do not define a way.

    `links` has for each of Dracula's turns the number of the last link of his way up to its end;
    `sampler(since, unseen)` makes the conditions since a link. Ways drawn without weights count for a share
    of `plain`.
    """
    turns = links[-TURNS:]
    if not turns or turns[0] < 0:
        return ()
    chain = _chain(sampler, turns[0])
    if chain.untold:
        return ()
    drawn = [(ways, share) for ways, share in _drawn(chain, weights, plain) if ways]
    if not drawn:
        return ()
    return tuple(_shares(drawn, link - chain.first) for link in reversed(turns))


def _chain(sampler: Callable[[int, bool], Any], since: int) -> Any:
    """The conditions since that link; a hunter who has just arrived may stand in his city."""
    chain = sampler(since, True)
    if chain.draw_way(random.Random(0)) is None:
        chain = sampler(since, False)
    return chain


def _drawn(chain: TrailSampler, weights: Weights, plain: float) -> list[tuple[list[list[int]], float]]:
    """Ways drawn by their weights and plain ones, half of all each, with what each half counts."""
    rng = random.Random(0)
    return [(_ways(chain.weighted(weights), rng), 1 - plain), (_ways(chain, rng), plain)]


def _ways(chain: TrailSampler, rng: random.Random) -> list[list[int]]:
    ways: list[list[int]] = []
    chain.tried = 0
    while len(ways) < WAYS and (chain.tried < EFFORT or len(ways) < LEAST_WAYS):
        if (way := chain.draw_way(rng)) is None:
            break
        ways.append(way)
    return ways


def _shares(drawn: list[tuple[list[list[int]], float]], at: int) -> dict[int, float]:
    found: dict[int, float] = {}
    whole = sum(share for _, share in drawn)
    for ways, share in drawn:
        for place, count in Counter(way[at] for way in ways).items():
            found[place] = found.get(place, 0.0) + share / whole * count / len(ways)
    return dict(sorted(found.items(), key=lambda item: -item[1]))
