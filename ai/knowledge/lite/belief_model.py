"""Dracula's choices in the simplified game: a softmax over his legal moves, for several kinds of Dracula.

The kinds are learned from games (`python -m ai.train belief lite`) and are in belief_weights.txt, one column
per kind; one more kind returns to places where he was known to be in this game, one has no preferences.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.lite.ways import IS_SEA, TURNS, WALK
from ai.knowledge.weight_files import weight_rows
from furyqt.rules.lite.tables import CASTLE, FIGURES, NOWHERE, PLACES, rail_hops

Floats = NDArray[np.float64]

FAR = 9
FLOOR = 0.1
"""The share of a move's probability that is spread evenly over all legal moves."""
PLACE_NAMES = (
    *("near0", "near1", "near2", "near3", "near4", "second1", "second2", "second3", "closeness"),
    *("sea", "sea_near", "castle", "exits", "safe_exits"),
)
"""The features of a place."""
NAMES = (*PLACE_NAMES, "hide", "back")
"""The same and the features of HIDE and DOUBLE_BACK."""
_EXITS = np.log(WALK.sum(axis=1))
_IS_CASTLE = np.arange(len(PLACES)) == CASTLE


@lru_cache(maxsize=64)
def place_features(hunters: tuple[int, ...], round_: int) -> Floats:
    """Return the features of each place for these hunters' places after a round; (places, PLACE_NAMES)."""
    turns = [
        np.frombuffer(TURNS[rail_hops(round_ + 1, hunter)][hunters[hunter]], dtype=np.uint8)
        for hunter in FIGURES
        if hunters[hunter] != NOWHERE
    ]
    away = np.sort(np.array([*turns, np.full(len(PLACES), FAR), np.full(len(PLACES), FAR)], float), axis=0)
    near, second = away[0], away[1]
    return np.column_stack(
        (
            *(near == days for days in range(5)),
            *(second <= days for days in (1, 2, 3)),
            (1 / (1 + away)).sum(axis=0),
            IS_SEA,
            IS_SEA & (near <= 1),
            _IS_CASTLE,
            _EXITS,
            np.log1p(WALK @ (near >= 2)),
        )
    ).astype(np.float64)


EVEN = 0.1
"""The assumed share of Draculas of the kind without preferences."""
REPEATING = 0.2
"""The assumed share of Draculas who walk where they walked before."""
RETURN = 1.5
"""The preference of such a Dracula for a place, for each unit of the logarithm of his visits and one."""


class Kinds(NamedTuple):
    """The parameters of the kinds of Dracula; shape (kinds,) unless another is given."""

    share: Floats
    """The prior probability of each kind."""
    floor: Floats
    """The share of a move's probability that each kind spreads evenly over all legal moves."""
    places: Floats
    """Each kind's weights of a place, shape (len(PLACE_NAMES), kinds)."""
    hide: Floats
    back: Floats
    """Each kind's preference for HIDE and for DOUBLE_BACK, as factors of the place."""
    again: Floats
    """Each kind's weight of the logarithm of his earlier visits and one."""


_ONE = np.ones(1)
PLAIN = Kinds(
    share=_ONE, floor=_ONE, places=np.zeros((len(PLACE_NAMES), 1)), hide=_ONE, back=_ONE, again=0 * _ONE
)
"""Only the kind without preferences."""


@cache
def learned() -> Kinds:
    """Return all kinds, from the file that training wrote."""
    known = weight_rows("ai.knowledge.lite", "belief_weights.txt")
    share = np.array(known["share"]) / sum(known["share"])
    theta = np.array([[*known[name], share @ known[name], 0.0] for name in NAMES])
    hide, back = np.exp(theta[len(PLACE_NAMES) :])
    return Kinds(
        share=np.array([*((1 - REPEATING - EVEN) * share), REPEATING, EVEN]),
        floor=np.array([*np.full(len(share) + 1, FLOOR), 1.0]),
        places=theta[: len(PLACE_NAMES)],
        hide=hide,
        back=back,
        again=np.array([*np.zeros(len(share)), RETURN, 0.0]),
    )


def liking(kinds: Kinds, hunters: tuple[int, ...], round_: int, been: Sequence[int] = ()) -> Floats:
    """Return each kind's preference for each place, given the hunters' places; shape (places, kinds).

    `been` are the places where he was known to be before his trail began.
    """
    score = place_features(hunters, round_) @ kinds.places
    if been:
        score += np.outer(np.log1p(np.bincount(been, minlength=len(PLACES))), kinds.again)
    return np.asarray(np.exp(score - score.max(axis=0)))
