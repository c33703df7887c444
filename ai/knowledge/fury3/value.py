"""The value of a position of the third edition, in points for the hunters.

The weights are learned from games (`python -m lab.train value fury3`) and are in value_weights.txt.
"""

from __future__ import annotations

import math
from functools import cache
from operator import mul

from ai.knowledge import weight_files
from ai.knowledge.fury.styles import USUAL, Taste
from ai.knowledge.fury3.features import (
    DAMAGE,
    DISTANCE,
    INFLUENCE,
    NAMES,
    PER_FEATURE,
    VAMPIRE_TERMS,
    dracula_place,
    features,
)
from ai.portable import Floats, product
from furyqt.rules.fury3.decks import NONE
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import HUNTERS, MOST_INFLUENCE, SEAS

SCALE = 10.0
"""Points per unit of log odds; about two per damage to Dracula."""
WON = 60.0
"""More than any position that is not won."""
PER_SEA = 2.5
"""The value of the sea in points to a Dracula who is drawn to it."""


KNOWING = 3.0
"""The points of knowing Dracula's place better by one nat: about as much as one damage."""


HUNTERS_FACTORS = {
    **dict.fromkeys(("influence", "influence_square"), 2.5),
    **dict.fromkeys((name for name in VAMPIRE_TERMS if name.startswith("vampire")), 3.0),
    **dict.fromkeys(("weapons", "armed", "items", "events", "tickets"), 2.0),
}
"""The factors of the learned weights in the hunters' own value (lab/notes/fury3-hunters.md).

The weights come from games of rule bots, in which Dracula is easily hurt. Where both sides search, damage
says less of the winner, and influence more.
"""
DEFEATED = -2.0
"""The points of a defeated hunter in the hunters' own value, beside the influence and the lost cards.

The learned weight is above 0, because a defeated hunter is not hurt any more.
"""


def points(state: Fury3State, player: int, taste: Taste = USUAL) -> float:
    """Return the log odds that the hunters win, in points, as a player sees it; a taste is Dracula's."""
    if state.winner >= 0:
        return WON if state.winner == HUNTERS else -WON
    value: float = sum(map(mul, weights(player, taste), features(state)))
    return value - taste.sea * PER_SEA * (dracula_place(state) in SEAS)


def expected_points(state: Fury3State, chances: Floats) -> float:
    """Return the points of a position in which the hunters know only the chances of Dracula's place.

    What they do not know costs them KNOWING for each nat of its entropy (of order 2).
    """
    if state.winner >= 0:
        return WON if state.winner == HUNTERS else -WON
    value: float = sum(map(mul, weights(HUNTERS), features(state, chances)))
    return value + KNOWING * math.log(product(chances, chances))


def price_of_influence(before: int, after: int, player: int) -> float:
    """Return the points that the hunters lose, to a player, if only the influence rises between these."""
    _, line, square, *_ = weights(player)
    low, high = before / MOST_INFLUENCE, after / MOST_INFLUENCE
    return line * (low - high) + square * (low * low - high * high)


@cache
def maturing_value(space: int, card: int, player: int) -> float:
    """Return the points of a vampire to Dracula on a space of the trail or in a lair (NONE), to a player."""
    weight = weights(player)[NAMES.index("vampires_in_lairs" if space == NONE else f"vampire{space}")]
    return -weight * INFLUENCE.get(card, 0.0) / PER_FEATURE


@cache
def weights(player: int, taste: Taste = USUAL) -> tuple[float, ...]:
    """Return the weight of each feature in points to a player; a taste changes Dracula's."""
    learned = weight_files.weights("ai.knowledge.fury3", "value_weights.txt")
    factors = dict.fromkeys(DAMAGE, taste.damage)
    factors |= dict.fromkeys(VAMPIRE_TERMS, taste.vampires) | dict.fromkeys(DISTANCE, taste.distance)
    if player == HUNTERS:
        learned, factors = learned | {"defeated": DEFEATED / SCALE}, HUNTERS_FACTORS
    return tuple(SCALE * learned[name] * factors.get(name, 1.0) for name in NAMES)
