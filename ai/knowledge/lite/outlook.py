"""What the hunters can do next, and what a belief of theirs tells: worked out once for all ways on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ai.knowledge.lite.scent import Density
from ai.knowledge.lite.ways import PHASES, TURNS
from furyqt.rules.lite.state import State
from furyqt.rules.lite.steps.hunters import HunterMove
from furyqt.rules.lite.tables import FIGURES, PLACES, REACH

NEVER = 1e-6


def _sensed(phase: int, place: int) -> Density:
    """1 for each place where a hunter's next move may end."""
    density = np.zeros(len(PLACES))
    density[list(REACH[phase][place])] = 1.0
    return density


SENSED = tuple(tuple(_sensed(phase, place) for place in PLACES) for phase in range(PHASES))
"""SENSED[phase][place] of a hunter."""


class Told(NamedTuple):
    """What a belief comes to."""

    density: Density
    """The belief itself."""
    vague: float
    """How little it tells: a quarter of its entropy, in nats."""
    guess: int
    """The likeliest place."""


class Outlook:
    """The hunters of a position in which they move, or Dracula does before them."""

    def __init__(self, state: State) -> None:
        moved = isinstance(state.agenda[-1], HunterMove)
        phases = [(state.round + (not moved) + hunter) % PHASES for hunter in FIGURES]
        pieces = list(zip(phases, state.places, strict=True))
        self.turns = [TURNS[phase][place] for phase, place in pieces]
        self.least = list(map(min, *self.turns))
        """For each place the turns of the hunter who is there first."""
        self._sensed = [SENSED[phase][place] for phase, place in pieces]
        self._anywhere = np.maximum.reduce(self._sensed)
        self._told: dict[int, Told] = {}

    def within(self, hunter: int, density: Density) -> float:
        """How likely Dracula is where this hunter's next move may end."""
        return float(self._sensed[hunter] @ density)

    def covered(self, density: Density) -> float:
        """How likely he is where the next move of any of them may end."""
        return float(self._anywhere @ density)

    def told(self, density: Density) -> Told:
        """What a belief comes to, worked out once for each."""
        kept = self._told.get(id(density))
        if kept is None:
            some = density[density > NEVER]
            vague = -float(some @ np.log(some)) / 4
            kept = self._told[id(density)] = Told(density, vague, int(density.argmax()))
        return kept
