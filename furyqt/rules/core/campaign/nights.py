"""The positions of a finished chapter that its afterword and its habits look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Protocol, TypeVar


class PlacedState(Protocol):
    """A position in which a hidden figure has placed cards."""

    @property
    def placed(self) -> int:
        """The number of cards placed so far."""


Position = TypeVar("Position", bound=PlacedState)


def ends(states: Sequence[Position], turn: Callable[[Position], int]) -> list[int]:
    """Return the number of the last position of each of the hidden figure's turns; the last of all is one."""
    found = [number for number, (one, other) in enumerate(pairwise(states)) if turn(other) > turn(one)]
    return [*found, len(states) - 1]


def placements(
    states: Sequence[Position], turn: Callable[[Position], int], is_there: Callable[[Position], bool]
) -> list[int]:
    """Return the number of the first position after each placement; of two in one turn the second counts."""
    found: dict[int, int] = {}
    placed = 0
    for number, state in enumerate(states):
        if state.placed > placed and is_there(state):
            found[turn(state)] = number
            placed = state.placed
    return list(found.values())


def tallied(
    habits: Iterable[str], chances: Iterable[tuple[str, bool, bool]]
) -> Mapping[str, tuple[int, int]]:
    """Return for each habit how often it was followed, and how often it could have been.

    A chance is the habit's name, whether there was one, and whether it was taken.
    """
    found = dict.fromkeys(habits, (0, 0))
    for name, is_chance, is_taken in chances:
        count, total = found[name]
        found[name] = count + (is_chance and is_taken), total + is_chance
    return found
