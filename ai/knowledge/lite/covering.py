"""The hunters' moves that cover a belief: those after which the next moves reach most of its weight."""

from __future__ import annotations

import numpy as np

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
_TURNS = tuple(np.array([list(row) for row in table], dtype=np.float64) for table in TURNS)


def covering_move(state: LiteState, hunter: int, believed: Density) -> Go:
    """Return the move after which this hunter's next one reaches most of what the others' moves leave."""
    left = believed
    for other, place in enumerate(state.places):
        if other != hunter:
            phase = (state.round + (other < hunter) + other) % PHASES
            left = left * (1.0 - REACHABLE[phase][place])
    if left.sum() < NOTHING:
        left = believed
    phase = state.round + hunter
    moves = REACH[phase % PHASES][state.places[hunter]]
    ends, after = list(moves), (phase + 1) % PHASES
    reached = product(_REACHED[after][ends], left) + HERE * believed[ends]
    values = reached - AWAY * product(_TURNS[after][ends], believed)
    return GO_ACTIONS[moves[int(values.argmax())]]
