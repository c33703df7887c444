"""Training of the third edition's value: whole games between playout policies."""

from __future__ import annotations

import random
from collections.abc import Callable

from ai.knowledge.fury3.believed_location import BelievedLocation
from ai.knowledge.fury3.features import NAMES as NAMES
from ai.knowledge.fury3.features import dracula_place, features
from ai.knowledge.fury3.policy import Lead, PolicyGuide
from furyqt.rules.core.agenda import advance, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import CITIES, HUNTERS

WEIGHTS = "value_weights.txt"
NOISE = 0.05
TRACKING = 2
"""In one game of this number the hunters know only what the trail shows, so that revealing it pays."""
KNOWING = (0.1, 0.3, 0.6, 0.9)
"""In the other games, the share of turns in which they know where Dracula is, one value after the other."""
OLDEST = 4
"""In other turns they use his place at most this number of turns ago."""
SHARE = 0.06
"""The share of positions that are used."""
_CITIES = tuple(CITIES)
Example = tuple[tuple[float, ...], bool]
"""The features of a position, and whether the hunters won."""


class DelayedSight:
    """Hunters who know Dracula's place in some turns, and an earlier place in the others."""

    def __init__(self, knowing: float, rng: random.Random) -> None:
        self._knowing, self._random = knowing, rng.random
        self._places: list[int] = []
        self._phase = self._place = -1

    def place(self, state: Fury3State) -> int:
        """Return the place where they believe Dracula is."""
        if self._phase != state.phase:
            self._phase = state.phase
            self._places.append(dracula_place(state))
            age = 1 if self._random() < self._knowing else 2 + int(self._random() * (OLDEST - 1))
            self._place = self._places[-min(age, len(self._places))]
        if state.revealed:
            self._place = dracula_place(state)
        return self._place


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
    return DelayedSight(KNOWING[seed // TRACKING % len(KNOWING)], rng)


def _anywhere(chance: Callable[[], float]) -> int:
    """Draw a city."""
    return _CITIES[int(chance() * len(_CITIES))]
