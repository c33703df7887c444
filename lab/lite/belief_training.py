"""Examples of Dracula's choices from games, for `python -m lab.train belief lite`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.lite.belief_model import NAMES as NAMES
from ai.knowledge.lite.belief_model import PLACE_NAMES, place_features
from furyqt.rules.core.agenda import legal_actions, play
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import HIDE, TELEPORT
from lab.game_modules import KNOWLEDGE

WEIGHTS = KNOWLEDGE / "lite" / "belief_weights.txt"
"""The file that training writes."""
KINDS = 3
"""The number of kinds of Dracula that are distinguished."""
RIDGE = 2.0
"""The penalty on the squares of the weights."""

Example = tuple[NDArray[np.float64], int]
"""The features of all legal moves, shape (n, NAMES), and the index of the chosen one."""


def examples(states: Sequence[LiteState]) -> Iterator[Example]:
    """Return all moves of Dracula in a game, except forced ones."""
    for before, after in pairwise(states):
        if len(after.moves) == len(before.moves):
            continue
        reached = {made.moves[-1]: made.lairs[-1] for made in _reached(before)}
        if len(reached) > 1 and after.moves[-1] in reached:
            places = place_features(before.places, before.round)
            rows = np.zeros((len(reached), len(NAMES)))
            for row, (move, place) in zip(rows, reached.items(), strict=True):
                row[: len(PLACE_NAMES)] = places[place]
                row[len(PLACE_NAMES)] = move == HIDE
                row[len(PLACE_NAMES) + 1] = HIDE < move < TELEPORT
            yield rows, list(reached).index(after.moves[-1])


def _reached(state: LiteState) -> Iterator[LiteState]:
    """Return the positions after each of Dracula's legal moves."""
    for action in legal_actions(state):
        made = play(state, action)
        if len(made.moves) > len(state.moves):
            yield made
