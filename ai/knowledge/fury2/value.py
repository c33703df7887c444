"""The value of a position of the second edition in points for the hunters."""

from __future__ import annotations

from functools import cache
from operator import mul

from ai.knowledge import weight_files
from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.fury2.features import BLOOD, DISTANCE, NAMES, VAMPIRE_TERMS, features
from furyqt.rules.fury2.decks import NONE
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import HUNTERS, SEAS

SCALE = 10.0
"""Points per unit of log odds."""
WON = 60.0
"""More than any position that is not won."""
PER_SEA = 2.5
"""The value of the sea in points to a Dracula who is drawn to it."""


def points(state: Fury2State, taste: Taste = USUAL) -> float:
    """Return the log odds that the hunters win, in points; a taste changes Dracula's weights."""
    if state.winner != NONE:
        return WON if state.winner == HUNTERS else -WON
    value: float = sum(map(mul, weights(taste), features(state)))
    if taste.sea:
        value -= taste.sea * PER_SEA * (state.present_place() in SEAS)
    return value


@cache
def weights(taste: Taste) -> tuple[float, ...]:
    """Return the weight of each feature in points, changed by a taste."""
    learned = weight_files.weights("ai.knowledge.fury2", "value_weights.txt")
    factors = dict.fromkeys(BLOOD, taste.damage)
    factors |= dict.fromkeys(VAMPIRE_TERMS, taste.vampires) | dict.fromkeys(DISTANCE, taste.distance)
    return tuple(SCALE * learned[name] * factors.get(name, 1.0) for name in NAMES)
