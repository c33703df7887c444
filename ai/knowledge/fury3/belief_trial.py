"""A test of the hunters' belief in a finished game, for `python -m ai.calibrate fury3`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.features import dracula_place
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS

DRAWS = 200
"""The number of ways drawn to estimate the chance of each place."""
SPARE = 0.5
"""Added to the count of each place, because a place may be missed by chance."""

Chances = dict[int, float]


def moments(states: Sequence[Fury3State]) -> Iterator[tuple[int, int, dict[str, Chances]]]:
    """Yield the turn, the true place and each belief's chances when the hunters first act after Dracula."""
    last = 0
    for state in states:
        if player_to_move(state) == HUNTERS and state.phase > last:
            last, truth = state.phase, dracula_place(state)
            chances = beliefs(observe(state, HUNTERS), truth)
            if len(chances["even places"]) > 1:
                yield state.phase, truth, chances


def beliefs(observation: Fury3Observation, truth: int) -> dict[str, Chances]:
    """Return the chances of the possible places: uniform, by unweighted ways, and by weighted ways."""
    belief = WaysBelief(observation)
    plain, weighted = _drawn(belief.flattened(1.0)), _drawn(belief)
    places = {truth, *plain, *weighted}
    return {
        "even places": {place: 1 / len(places) for place in places},
        "plain ways": _shares(plain, places),
        "weighted ways": _shares(weighted, places),
    }


def _drawn(belief: WaysBelief) -> Counter[int]:
    rng = random.Random(0)
    ways = (belief.sample(rng) for _ in range(DRAWS))
    return Counter(belief.end(way) for way in ways if way is not None)


def _shares(drawn: Counter[int], places: set[int]) -> Chances:
    whole = drawn.total() + SPARE * len(places)
    return {place: (drawn[place] + SPARE) / whole for place in places}
