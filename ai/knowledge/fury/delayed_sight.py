"""Hunters who know only sometimes where Dracula is: games between them have positions of every kind."""

from __future__ import annotations

import random
from typing import Generic

from ai.knowledge.fury.believed_location import S, TrailView

OLDEST = 4
"""In other turns they use his place at most this number of turns ago."""


class DelayedSight(Generic[S]):
    """Hunters who know Dracula's place in some turns, and an earlier place in the others."""

    def __init__(self, view: TrailView[S], knowing: float, rng: random.Random) -> None:
        self._view, self._knowing, self._random = view, knowing, rng.random
        self._places: list[int] = []
        self._clock = self._place = -1

    def place(self, state: S) -> int:
        """Return the place where they believe Dracula is."""
        clock = self._view.clock(state)
        if self._clock != clock:
            self._clock = clock
            self._places.append(self._view.place(state))
            age = 1 if self._random() < self._knowing else 2 + int(self._random() * (OLDEST - 1))
            self._place = self._places[-min(age, len(self._places))]
        if self._view.is_revealed(state):
            self._place = self._view.place(state)
        return self._place
