"""The hunters' belief about Dracula's place in a simulated game, by the events they see.

The belief at the root is exact (`trail_belief`); a simulated turn only spreads it over the ways that look
like his move, so that it costs a few microseconds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from ai.knowledge.lite.ways import IS_SEA, NEAR, WALK
from ai.portable import product
from furyqt.rules.lite.state import LiteState
from furyqt.rules.lite.tables import CASTLE, HIDE, NOWHERE, PLACES, SEAS, TELEPORT

Density = NDArray[np.float64]
"""Shape (places,), with a sum of one."""
OLDEST = 4
"""The age of a revealed move from which a belief is not started again."""
NOBODY = 1e-9


def _steps(to: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return equal chances of all ways to such a place; shape (from, to)."""
    ways = (WALK & to[None, :]).astype(np.float64)
    ways[:, CASTLE] = 0.0
    return np.asarray(ways / np.maximum(1, ways.sum(axis=1, keepdims=True)))


def _even(places: NDArray[np.bool_]) -> Density:
    return np.asarray(places / places.sum())


STEPS = (_steps(~IS_SEA), _steps(IS_SEA))
"""STEPS[at sea][from, to]; a move to the castle would have been shown."""
EVEN = (_even(~IS_SEA), _even(IS_SEA))
"""EVEN[at sea]: a uniform belief over all places of that kind."""
SURE = tuple(np.eye(len(PLACES)))
"""SURE[place]: he is there."""
NEARBY = NEAR.astype(np.float64)


def is_known(state: LiteState, number: int) -> bool:
    """Return whether the hunters know the place of this move: a double back onto a known place is known."""
    while not state.revealed >> number & 1 and state.moves[number] != TELEPORT:
        back = state.moves[number] - HIDE
        if back < 1:
            return False
        number -= back
    return True


class HunterBelief:
    """The hunters' belief in one simulated game, updated only when one of them decides."""

    def __init__(self, past: Sequence[Density], first: Callable[[LiteState], Density]) -> None:
        """Start with the beliefs after each move of the trail; `first` returns that after the next move."""
        self._past = list(past)
        self._first: Callable[[LiteState], Density] | None = first
        self._moves = -1
        self._revealed = 0
        self._kept: dict[tuple[int, bool], Density] = {}
        self.now: Density = past[-1] if past else EVEN[0]

    def follow(self, state: LiteState, hunter: int) -> int:
        """Process the events since the last decision; return Dracula's place if it is known."""
        newest = len(state.moves) - 1
        if self._moves != newest:
            self._see_move(state)
            self._moves, self._revealed = newest, state.revealed
        elif self._revealed != state.revealed:
            self._learn(state)
        elif hunter:
            self._clear(state.places[hunter - 1 : hunter])
        return state.lairs[newest] if is_known(state, newest) else NOWHERE

    def end_round(self, state: LiteState) -> None:
        """Process the last hunter's visit."""
        self._kept.clear()
        if self._revealed != state.revealed:
            self._learn(state)
        else:
            self._clear(state.places[-1:])

    def after(self, state: LiteState) -> Density:
        """Return the belief after Dracula's reply, the same object for all replies that look the same."""
        code, lair = state.moves[-1], state.lairs[-1]
        if is_known(state, len(state.moves) - 1):
            return SURE[lair]
        look = max(code, HIDE), lair in SEAS
        if look not in self._kept:
            self._kept[look] = self._replied(state, lair)
        return self._kept[look]

    def _replied(self, state: LiteState, lair: int) -> Density:
        density = self._spread(state, -1, self.now).copy()
        for place in state.places:
            if place not in SEAS:
                density[place] = 0.0
        total = density.sum()
        return np.asarray(density / total) if total > NOBODY else EVEN[lair in SEAS]

    def _clear(self, places: Sequence[int]) -> None:
        """Exclude these places, in which he was not found."""
        for place in places:
            if place not in SEAS and self.now[place]:
                self.now = self.now.copy()
                self.now[place] = 0.0

    def _see_move(self, state: LiteState) -> None:
        """Process a new Dracula move: the first one is calculated exactly, the later ones are spread."""
        if self._first is not None:
            self.now, self._first = self._first(state), None
        else:
            self._clear(state.places)
            self._past[-1:] = [self.now]
            self.now = self._spread(state, -1, self.now)
        self._past.append(self.now)
        self._clear(state.places)

    def _learn(self, state: LiteState) -> None:
        """Start again from the newest move that has just been revealed."""
        fresh = (state.revealed & ~self._revealed).bit_length() - 1
        self._revealed = state.revealed
        age = len(state.moves) - 1 - fresh
        if age <= OLDEST:
            self.now = SURE[state.lairs[fresh]]
            for index in range(-age, 0):
                self.now = self._spread(state, index, self.now)
        self._clear(state.places)

    def _spread(self, state: LiteState, index: int, before: Density) -> Density:
        """Return the belief after the move with this negative index."""
        code, lair = state.moves[index], state.lairs[index]
        if lair == CASTLE or is_known(state, len(state.moves) + index):
            return SURE[lair]
        if code == HIDE + 1:
            return before
        if code > HIDE:
            back = code - HIDE
            after = product(before, NEARBY)
            if back <= len(self._past):
                after *= self._past[-back]
        else:
            after = product(before, STEPS[lair in SEAS])
        total = after.sum()
        return np.asarray(after / total) if total > NOBODY else EVEN[lair in SEAS]


def drawn(density: Density, rng: random.Random) -> int:
    """Draw a place by its probability."""
    summed = density.cumsum()
    at = int(summed.searchsorted(rng.random() * summed[-1], side="right"))
    return min(at, len(PLACES) - 1)
