"""The frame of a policy guide of the Fury games: noise, random numbers, and the choice of the best action."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, Protocol, TypeVar

from ai.knowledge import Plain
from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.zones import NONE

# -------------------------------------------------------------------------------- random numbers from a table

SIZE = 1 << 16
"""The places where a source may begin."""
LONG = 256
"""The numbers after which a source repeats; a turn of a simulated game needs fewer."""


def _table() -> list[float]:
    drawn = random.Random(0).random
    return [drawn() for _ in range(SIZE + LONG)]


_TABLE = _table()


def source(seed: int) -> Random:
    """Return a source of random numbers; it may share some with that of another seed."""
    start = hash((seed,)) % SIZE
    return cycle(_TABLE[start : start + LONG]).__next__


# -------------------------------------------------------------------------------------------------- the guide

Random = Callable[[], float]
SimpleRule = Callable[[Random, Any, Any], Action]
"""(random source, position, actions of one kind of decision) -> the chosen action."""
S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A = TypeVar("A", bound=Action)

APART = 64
"""The distance between random seeds: more than the number of figures and of turns per figure in a phase."""


class Lead(Protocol[S_contra]):
    """The source of the place that the hunters chase."""

    def place(self, state: S_contra) -> int:
        """Return the place where they believe Dracula is."""
        ...


class TurnGuide(Plain[S, Action]):
    """The policies for one simulated game, with separate random numbers for each turn of each figure."""

    def __init__(self, rng: random.Random, noise: float) -> None:
        self._first = rng.getrandbits(62)
        self._random = self.luck(self._first)
        self._turn = NONE, 0
        self._turns: Counter[tuple[int, int]] = Counter()
        self._noise = noise

    def turn_of(self, state: S) -> tuple[int, int]:
        """Return the number of the turn, and of the figure that decides."""
        raise NotImplementedError

    def luck(self, seed: int) -> Random:
        """Return a source of random numbers from 0 to 1; a subclass may use a cheaper generator."""
        return random.Random(seed).random

    def by_rule(self, state: S, actions: Sequence[Action]) -> Action:
        """Return the choice of the rule of thumb for the pending decision."""
        raise NotImplementedError

    def choose(self, state: S, actions: Sequence[Action]) -> Action:
        """Choose by the rule of thumb for the pending decision, or sometimes at random."""
        if len(actions) == 1:
            return actions[0]
        self._reseed(self.turn_of(state))
        if self._random() < self._noise:
            return self._any(actions)
        return self.by_rule(state, actions)

    def _reseed(self, turn: tuple[int, int]) -> None:
        """Seed the random source for each turn of each figure, so that its luck is independent of others.

        This reduces the variance of the difference between two actions in the same world.
        """
        if turn != self._turn:
            self._turn = turn
            self._turns[turn] += 1
            number, figure = turn
            seed = self._first + (number * APART + figure) * APART + self._turns[turn]
            self._random = self.luck(seed)

    def _any(self, actions: Sequence[Action]) -> Action:
        return actions[int(self._random() * len(actions))]


def mixed(random: Random, actions: Sequence[A], weights: Sequence[float]) -> A:
    """Draw an action with a chance proportional to its weight; the weights need not add up to 1."""
    point = random() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        point -= weight
        if point < 0:
            return action
    return actions[-1]


def best(random: Random, actions: Sequence[A], value: Callable[[A], float], noise: float = 0.5) -> A:
    """Return the action of the highest value after adding up to `noise` points to each by chance."""
    top, found = -1e9, actions[0]
    for action in actions:
        estimate = value(action) + noise * random()
        if estimate > top:
            top, found = estimate, action
    return found
