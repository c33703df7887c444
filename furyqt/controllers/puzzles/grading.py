"""The grade of an answer: a point for each right place, one less for each mark too many."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from furyqt.controllers.puzzles.collection import PuzzleEntry, PuzzlePosition, idea_of
from furyqt.rules.core.puzzle import ALL, KINDS, PlaceReason
from furyqt.rules.core.text import Text, Texts

N_ = Texts("puzzles")

KIND_TITLES = dict(
    zip(
        KINDS,
        (
            N_("Mark All"),
            N_("The Only Place"),
            N_("Where Was He?"),
            N_("The Best Question"),
        ),
        strict=True,
    )
)
SCORING = N_(
    "You get a point for each right place. If you mark more places than there are, each extra mark costs a"
    " point."
)
"""The rule by which the marks of a puzzle with several places are counted; said before the answer."""
_SOLVED = N_("Solved.")
_NOT_SOLVED = N_("Not solved: {points} of {most}.")
_RATHER_GOOD = N_("Not solved: {points} of {most}, but more than expected at your rating.")
"""The points count for the rating, so it may rise without a solution."""
MOST_EXPLAINED = 4
"""The number of places that are explained, the person's mistakes first."""


def title_of(entry: PuzzleEntry) -> Text:
    """Return what a puzzle is about: the idea of the course, or its kind."""
    idea = idea_of(entry)
    return KIND_TITLES[entry.kind] if idea is None else idea.title


def said_before(entry: PuzzleEntry) -> tuple[Text, ...]:
    """Return what a person reads with the question: the idea, and how several places are counted."""
    idea = idea_of(entry)
    return (*(() if idea is None else (idea.before,)), *((SCORING,) if entry.kind == ALL else ()))


@dataclass(frozen=True)
class PuzzleGrade:
    """The marked places compared with the answer."""

    right: frozenset[int]
    wrong: frozenset[int]
    missing: frozenset[int]

    @property
    def is_solved(self) -> bool:
        """Whether all marks are right and none is missing."""
        return not self.wrong and not self.missing

    @property
    def points(self) -> int:
        """The points, not below 0: a wrong mark in the place of a missing one costs nothing more."""
        return max(0, len(self.right) - max(0, len(self.wrong) - len(self.missing)))

    @property
    def most(self) -> int:
        """The most points: the number of places in the answer."""
        return len(self.right) + len(self.missing)

    @property
    def share(self) -> float:
        """The share of the points, from 0 to 1."""
        return self.points / self.most

    def verdict(self, change: float = 0.0) -> Text:
        """Return the grade as a sentence, which fits the change of the person's rating."""
        if self.is_solved:
            return _SOLVED
        most = N_.plural("%n points", self.most)
        text = _RATHER_GOOD if round(change) > 0 else _NOT_SOLVED
        return text.fill(points=self.points, most=most)


def grade(position: PuzzlePosition, marked: Iterable[int]) -> PuzzleGrade:
    """Compare the marked places with the answer."""
    answer, given = position.solver.answer(position.observation, position.puzzle), frozenset(marked)
    return PuzzleGrade(given & answer, given - answer, answer - given)


def explained(position: PuzzlePosition, graded: PuzzleGrade) -> tuple[tuple[int, PlaceReason], ...]:
    """Return places with the reasons why they are in the answer or not: the mistakes, then the others."""
    others = () if position.puzzle.kind == ALL and not graded.is_solved else sorted(graded.right)
    places = [*sorted(graded.wrong), *sorted(graded.missing), *others][:MOST_EXPLAINED]
    return tuple((place, explanation(position, place)) for place in places)


def explanation(position: PuzzlePosition, place: int) -> PlaceReason:
    """Return why a place is in the answer, or why not."""
    return position.solver.explain(position.observation, position.puzzle, place)
