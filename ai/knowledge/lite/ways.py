"""Tables of distances in turns on the map of the simplified game."""

from __future__ import annotations

import numpy as np

from ai.portable import exact_product
from furyqt.rules.lite.actions import GO_ACTIONS, Go
from furyqt.rules.lite.tables import LINKED, MOST_HOPS, PLACES, REACH, SEAS, WALKS

PHASES = MOST_HOPS + 1
"""The number of phases of a hunter's rail reach, which repeats every four rounds."""


def _turns() -> list[list[bytes]]:
    """Return for each phase of the first move, each start and each goal the turns that a hunter needs."""
    steps = np.zeros((PHASES, len(PLACES), len(PLACES)), dtype=bool)
    for phase in range(PHASES):
        for place in PLACES:
            steps[phase, place, list(REACH[phase][place])] = True
    tables = []
    for phase in range(PHASES):
        reached = np.eye(len(PLACES), dtype=bool)
        turns = np.where(reached, 0, 255).astype(np.uint8)
        number = 0
        while (turns == 255).any():
            reached = exact_product(reached, steps[(phase + number) % PHASES])
            number += 1
            turns[reached & (turns == 255)] = number
        tables.append([bytes(row) for row in turns])
    return tables


TURNS = _turns()
"""TURNS[phase][start][goal]: a hunter's turns when his next move has this rail phase."""
TOWARD: list[list[list[tuple[Go, ...] | None]]] = [
    [[None] * len(PLACES) for _ in PLACES] for _ in range(PHASES)
]
"""TOWARD[phase][start][goal]: the best moves, calculated on first use."""


def toward(phase: int, start: int, goal: int) -> tuple[Go, ...]:
    """Return the moves of a hunter that bring him nearest to a goal."""
    found = TOWARD[phase][start][goal]
    if found is None:
        after = TURNS[(phase + 1) % PHASES]
        nearest = min(after[to][goal] for to in REACH[phase][start])
        found = tuple(GO_ACTIONS[to] for to in REACH[phase][start] if after[to][goal] == nearest)
        TOWARD[phase][start][goal] = found
    return found


WALK = np.zeros((len(PLACES), len(PLACES)), dtype=bool)
"""WALK[a, b]: a LOCATION move may lead from a to b (L6.3)."""
NEAR = np.zeros((len(PLACES), len(PLACES)), dtype=bool)
"""NEAR[a, b]: a DOUBLE_BACK may lead from a to b (L6.6)."""
for _place in PLACES:
    WALK[_place, list(WALKS[_place])] = True
    NEAR[_place, list(LINKED[_place])] = True
NO_WAY = len(PLACES)
"""Stands for a place that is not there."""
IS_SEA = np.array([place in SEAS for place in PLACES])
