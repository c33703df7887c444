"""How Dracula chooses in the simplified game: a softmax over his legal moves, for several kinds of Dracula.

The kinds are learnt from games (`python -m ai.train belief lite`) and stand in belief_weights.txt, a column
each; one more kind prefers nothing.
"""

from __future__ import annotations

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
"""What counts of a place."""
NAMES = (*PLACE_NAMES, "hide", "back")
"""The same and what counts for HIDE and DOUBLE_BACK."""
_EXITS = np.log(WALK.sum(axis=1))
_IS_CASTLE = np.arange(len(PLACES)) == CASTLE


@lru_cache(maxsize=64)
def place_features(hunters: tuple[int, ...], round_: int) -> Floats:
    """Shape (places, len(PLACE_NAMES)): when the hunters stand there after a round."""
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
"""How often Dracula is supposed to be of the kind that prefers nothing."""


class Kinds(NamedTuple):
    """What is known of the kinds of Dracula; shape (kinds,) unless said otherwise."""

    share: Floats
    """How often each is met."""
    floor: Floats
    """The share of a move's probability that it spreads evenly over all legal moves."""
    places: Floats
    """What each likes of a place, shape (len(PLACE_NAMES), kinds)."""
    hide: Floats
    back: Floats
    """How each likes to HIDE and to DOUBLE_BACK, as factors of the place."""


_ONE = np.ones(1)
PLAIN = Kinds(share=_ONE, floor=_ONE, places=np.zeros((len(PLACE_NAMES), 1)), hide=_ONE, back=_ONE)
"""The kind that prefers nothing, alone."""


@cache
def learnt() -> Kinds:
    """All kinds, from the file that training wrote."""
    known = weight_rows("ai.knowledge.lite", "belief_weights.txt")
    theta = np.array([[*known[name], 0.0] for name in NAMES])
    share = np.array(known["share"])
    hide, back = np.exp(theta[len(PLACE_NAMES) :])
    return Kinds(
        share=np.array([*((1 - EVEN) * share / share.sum()), EVEN]),
        floor=np.array([*np.full(len(share), FLOOR), 1.0]),
        places=theta[: len(PLACE_NAMES)],
        hide=hide,
        back=back,
    )


def liking(kinds: Kinds, hunters: tuple[int, ...], round_: int) -> Floats:
    """How each kind likes each place when the hunters stand there after a round; shape (places, kinds)."""
    score = place_features(hunters, round_) @ kinds.places
    return np.asarray(np.exp(score - score.max(axis=0)))
