"""How Dracula chooses in the simplified game: a softmax over his legal moves.

The weights are learnt from games (`python -m ai.train belief lite`) and stand in belief_weights.txt.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.lite.ways import IS_SEA, TURNS, WALK
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


@cache
def learnt() -> Floats:
    """The weights, from the file that training wrote."""
    text = files("ai.knowledge.lite").joinpath("belief_weights.txt").read_text(encoding="utf-8")
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    known = {name: float(value) for name, value in lines}
    return np.array([known[name] for name in NAMES])


@lru_cache(maxsize=64)
def liking(hunters: tuple[int, ...], round_: int) -> Floats:
    """How Dracula likes each place when the hunters stand there after a round; shape (places,)."""
    score = place_features(hunters, round_) @ learnt()[: len(PLACE_NAMES)]
    return np.asarray(np.exp(score - score.max()))


def liking_of_cards() -> tuple[float, float]:
    """How he likes to HIDE and to DOUBLE_BACK, as factors of the place."""
    hide, back = np.exp(learnt()[len(PLACE_NAMES) :])
    return float(hide), float(back)
