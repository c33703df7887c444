"""The hunters' moves that cover a belief: those after which the next moves reach most of its weight."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.lite.hunter_belief import Density
from ai.knowledge.lite.remaining_cost import REACHABLE
from ai.knowledge.lite.ways import PHASES, TURNS
from ai.portable import product
from furyqt.rules.lite.actions import GO_ACTIONS, Go
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import REACH

HERE, AWAY = 2.0, 0.1
"""The worth of a chance to find Dracula with this move, and of one turn of distance, in next-move chances."""
NOTHING = 1e-6
"""The weight below which the other hunters cover the whole belief."""
_REACHED = tuple(map(np.array, REACHABLE))
"""_REACHED[phase][from, to]: 1 if a hunter's next move may end there."""
_MISSED = tuple(1.0 - reached for reached in _REACHED)
_TURNS = tuple(np.array([list(row) for row in table], dtype=np.float64) for table in TURNS)


class Ends(NamedTuple):
    """The places where a hunter's move may end; the arrays have a row for each of them."""

    places: list[int]
    reached: NDArray[np.float64]
    """1 where the move after that may end."""
    turns: NDArray[np.float64]
    """The turns from there to each place."""


@cache
def _ends(phase: int, place: int) -> Ends:
    places, after = list(REACH[phase][place]), (phase + 1) % PHASES
    return Ends(places, _REACHED[after][places], _TURNS[after][places])


def covering_move(state: LiteState, hunter: int, believed: Density) -> Go:
    """Return the move after which this hunter's next one reaches most of what the others' moves leave."""
    left = believed
    for other, place in enumerate(state.places):
        if other != hunter:
            phase = (state.round + (other < hunter) + other) % PHASES
            left = left * _MISSED[phase][place]
    if left.sum() < NOTHING:
        left = believed
    places, reached, turns = _ends((state.round + hunter) % PHASES, state.places[hunter])
    values = product(reached, left) + HERE * believed[places] - AWAY * product(turns, believed)
    return GO_ACTIONS[places[int(values.argmax())]]
