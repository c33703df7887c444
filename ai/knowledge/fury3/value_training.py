"""Training of the third edition's value: whole games between playout policies."""

from __future__ import annotations

import random
from collections.abc import Callable

from ai.knowledge.fury.delayed_sight import DelayedSight
from ai.knowledge.fury3.believed_location import VIEW, BelievedLocation
from ai.knowledge.fury3.features import NAMES as NAMES
from ai.knowledge.fury3.features import features
from ai.knowledge.fury3.policy import Lead, PolicyGuide
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.tables import CITIES, HUNTERS

WEIGHTS = "value_weights.txt"
NOISE = 0.05
TRACKING = 2
"""In one game of this number the hunters know only what the trail shows, so that revealing it pays."""
KNOWING = (0.1, 0.3, 0.6, 0.9)
"""In the other games, the share of turns in which they know where Dracula is, one value after the other."""
SHARE = 0.06
"""The share of positions that are used."""
_CITIES = tuple(CITIES)
Example = tuple[tuple[float, ...], bool]
"""The features of a position, and whether the hunters won."""


def examples(seed: int, policy: Callable[..., PolicyGuide] = PolicyGuide) -> list[Example]:
    """Return the examples from one game, which the seed decides."""
    rng = random.Random(seed)
    state = setup(RULES.checked_options({"game": "advanced"}), seed)
    state.told = None
    guides = (policy(rng, NOISE, _lead(seed, rng)), policy(rng, NOISE))
    found = []
    while state.agenda:
        if rng.random() < SHARE:
            found.append(features(state))
        player = player_to_move(state)
        assert player is not None
        advance(state, guides[player].choose(state, legal_actions(state)))
    return [(row, state.winner == HUNTERS) for row in found]


def _lead(seed: int, rng: random.Random) -> Lead:
    """Return the source of the hunters' belief in one game."""
    if seed % TRACKING == 0:
        return BelievedLocation(_anywhere, rng.random)
    return DelayedSight(VIEW, KNOWING[seed // TRACKING % len(KNOWING)], rng)


def _anywhere(chance: Callable[[], float]) -> int:
    """Draw a city."""
    return _CITIES[int(chance() * len(_CITIES))]
