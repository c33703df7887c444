"""Puzzles about a hidden way: a recorded position and a question with one provable answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from furyqt.rules.core.observation import Observation
from furyqt.rules.core.text import Text

O = TypeVar("O", bound=Observation)  # noqa: E741

ALL, MUST, WHEN, DENY = KINDS = ("all", "must", "when", "deny")
"""Mark all possible places; the only possible place now; the only one some turns ago; the place whose denial
leaves the fewest.
"""


class Puzzle(msgspec.Struct, frozen=True):
    """A question about the hidden figure in a position."""

    kind: str
    """One of KINDS."""
    turns_ago: int = 0
    """For WHEN: the number of the hidden figure's turns to go back."""


class UnsolvableError(Exception):
    """A position gives no provable answer, or not one that the kind of puzzle allows."""


@dataclass(frozen=True)
class Idea:
    """The idea that one puzzle of the course teaches: a title, and sentences before and after the answer."""

    title: Text
    before: Text
    after: Text


@dataclass(frozen=True)
class PuzzleSolver(Generic[O]):
    """A game's answers; all of them follow from the player's own observation."""

    question: Callable[[O, Puzzle], Text]
    """(observation, puzzle) -> the question as one sentence."""
    answer: Callable[[O, Puzzle], frozenset[int]]
    """(observation, puzzle) -> the places to mark; UnsolvableError if there is no such answer."""
    reasons: Callable[[O, Puzzle, int], tuple[Text, ...]]
    """(observation, puzzle, place) -> why the place is, or is not, in the answer: at most four sentences."""
    difficulty: Callable[[O, Puzzle], int]
    """(observation, puzzle) -> a first rating on the scale of chess; answers change it."""
    themes: Callable[[O, Puzzle], tuple[str, ...]]
    """(observation, puzzle) -> the ids of the themes that the way since it was last known has."""
    theme_titles: Callable[[], dict[str, Text]]
    """The titles of all themes by their ids."""
    is_in_sight: Callable[[O, Puzzle], bool]
    """(observation, puzzle) -> whether nothing has to be concluded, so that it makes no puzzle."""
    ideas: Callable[[], dict[str, Idea]]
    """The ideas of the course by their ids, in the order in which they are taught."""
