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


class BeliefUpdates:
    """The updates of beliefs, each calculated once for all simulated games of a decision.

    Equal beliefs are one object, which is never changed, so that its identity stands for its values.
    """

    def __init__(self) -> None:
        self._same: dict[bytes, Density] = {}
        self._cleared: dict[tuple[int, tuple[int, ...]], Density] = {}
        self._spread: dict[tuple[int, bool], Density] = {}
        self._returned: dict[tuple[int, bool, bytes], Density] = {}
        self._missed: dict[tuple[int, tuple[int, ...], bool], Density] = {}

    def same(self, density: Density) -> Density:
        """Return the one object for all beliefs that are equal to this one."""
        return self._same.setdefault(density.tobytes(), density)

    def cleared(self, density: Density, places: tuple[int, ...]) -> Density:
        """Return the belief without these places, in which he was not found; nothing is found at sea."""
        position = id(density), places
        found = self._cleared.get(position)
        if found is None:
            found = self._cleared[position] = self.same(_cleared(density, places))
        return found

    def missed(self, density: Density, places: tuple[int, ...], at_sea: bool) -> Density:
        """Return the same with a sum of one; if nothing is left, he may be anywhere on land or at sea."""
        position = id(density), places, at_sea
        found = self._missed.get(position)
        if found is None:
            found = self._missed[position] = self.same(_whole(_cleared(density, places), at_sea))
        return found

    def spread(self, density: Density, at_sea: bool) -> Density:
        """Return the belief after an unknown move, of which only this was seen."""
        position = id(density), at_sea
        found = self._spread.get(position)
        if found is None:
            found = self._spread[position] = self.same(_whole(product(density, STEPS[at_sea]), at_sea))
        return found

    def returned(self, density: Density, at_sea: bool, past: Density | None) -> Density:
        """Return the belief after a return to where he was when the belief was `past`, if it is known."""
        position = id(density), at_sea, b"" if past is None else past.tobytes()
        found = self._returned.get(position)
        if found is None:
            there = product(density, NEARBY)
            if past is not None:
                there *= past
            found = self._returned[position] = self.same(_whole(there, at_sea))
        return found


def _cleared(density: Density, places: tuple[int, ...]) -> Density:
    left = density
    for place in places:
        if place not in SEAS and left[place]:
            left = left.copy()
            left[place] = 0.0
    return left


def _whole(weights: Density, at_sea: bool) -> Density:
    total = weights.sum()
    return np.asarray(weights / total) if total > NOBODY else EVEN[at_sea]


class HunterBelief:
    """The hunters' belief in one simulated game, updated only when one of them decides."""

    def __init__(
        self,
        past: Sequence[Density],
        first: Callable[[LiteState], Density],
        updates: BeliefUpdates | None = None,
    ) -> None:
        """Start with the beliefs after each move of the trail; `first` returns that after the next move."""
        self._past = list(past)
        self._first: Callable[[LiteState], Density] | None = first
        self._updates = updates or BeliefUpdates()
        self._moves = -1
        self._revealed = 0
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
            self.now = self._updates.cleared(self.now, state.places[hunter - 1 : hunter])
        return state.lairs[newest] if is_known(state, newest) else NOWHERE

    def end_round(self, state: LiteState) -> None:
        """Process the last hunter's visit."""
        if self._revealed != state.revealed:
            self._learn(state)
        else:
            self.now = self._updates.cleared(self.now, state.places[-1:])

    def after(self, state: LiteState) -> Density:
        """Return the belief after Dracula's reply, the same object for all replies that look the same."""
        lair = state.lairs[-1]
        if is_known(state, len(state.moves) - 1):
            return SURE[lair]
        return self._updates.missed(self._spread(state, -1, self.now), state.places, lair in SEAS)

    def _see_move(self, state: LiteState) -> None:
        """Process a new Dracula move: the first one is calculated exactly, the later ones are spread."""
        if self._first is not None:
            self.now, self._first = self._updates.same(self._first(state)), None
        else:
            self._past[-1:] = [self._updates.cleared(self.now, state.places)]
            self.now = self._spread(state, -1, self._past[-1])
        self._past.append(self.now)
        self.now = self._updates.cleared(self.now, state.places)

    def _learn(self, state: LiteState) -> None:
        """Start again from the newest move that has just been revealed."""
        fresh = (state.revealed & ~self._revealed).bit_length() - 1
        self._revealed = state.revealed
        age = len(state.moves) - 1 - fresh
        if age <= OLDEST:
            self.now = SURE[state.lairs[fresh]]
            for index in range(-age, 0):
                self.now = self._spread(state, index, self.now)
        self.now = self._updates.cleared(self.now, state.places)

    def _spread(self, state: LiteState, index: int, before: Density) -> Density:
        """Return the belief after the move with this negative index."""
        code, lair = state.moves[index], state.lairs[index]
        if lair == CASTLE or is_known(state, len(state.moves) + index):
            return SURE[lair]
        if code == HIDE + 1:
            return before
        if code > HIDE:
            back = code - HIDE
            past = self._past[-back] if back <= len(self._past) else None
            return self._updates.returned(before, lair in SEAS, past)
        return self._updates.spread(before, lair in SEAS)


def drawn(density: Density, rng: random.Random) -> int:
    """Draw a place by its probability."""
    summed = density.cumsum()
    at = int(summed.searchsorted(rng.random() * summed[-1], side="right"))
    return min(at, len(PLACES) - 1)
