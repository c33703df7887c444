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
class ReasonStep:
    """One step of a reason: a sentence, and what the map draws with it."""

    text: Text
    reached: frozenset[int] = frozenset()
    """The places where the hidden figure can be after this step."""
    ways: tuple[tuple[int, int], ...] = ()
    """The ways taken in this step, from place to place."""
    closed: frozenset[int] = frozenset()
    """The places that a fact closes, or that the step excludes."""
    blocked: tuple[tuple[int, int], ...] = ()
    """The ways into the closed places."""


@dataclass(frozen=True)
class PlaceReason:
    """Why a place is, or is not, in an answer: in short, and step by step on the map."""

    texts: tuple[Text, ...]
    """At most four sentences."""
    steps: tuple[ReasonStep, ...]
    """The steps in their order, at least one."""
    more: tuple[Text, ...] = ()
    """The sentences in place of the last one, which only counts them; empty if nothing is left out."""


@dataclass(frozen=True)
class PuzzleSolver(Generic[O]):
    """A game's answers; all of them follow from the player's own observation."""

    question: Callable[[O, Puzzle], Text]
    """(observation, puzzle) -> the question as one sentence."""
    answer: Callable[[O, Puzzle], frozenset[int]]
    """(observation, puzzle) -> the places to mark; UnsolvableError if there is no such answer."""
    explain: Callable[[O, Puzzle, int], PlaceReason]
    """(observation, puzzle, place) -> why the place is, or is not, in the answer."""
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
