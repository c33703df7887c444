"""A person's puzzle rating, and the ratings of the puzzles they tried, in one small file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.puzzles.collection import (
    PuzzleEntry,
    all_ideas,
    all_puzzles,
    course,
    puzzle_of_day,
)
from furyqt.controllers.storage.json_store import JsonStore, StoreTexts
from furyqt.rules.core.text import Texts

N_ = Texts("puzzles")

FILE_NAME = "puzzles.json"
START = 800.0
"""A new person's rating: that of the easiest puzzles."""
_SCALE = 400.0
_NEWCOMER, _STEADY, _PUZZLE = 80.0, 24.0, 16.0
"""The largest change of a rating by one answer: of a person's first answers, of later ones, of a puzzle."""
_FIRST_ANSWERS = 20
Rating = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]
"""Larger numbers can only be damage."""
Count = Annotated[int, msgspec.Meta(ge=0)]


class TriedPuzzle(msgspec.Struct, frozen=True):
    """One puzzle's own rating and a person's answers to it."""

    rating: Rating
    answers: Count = 0
    is_solved: bool = False


class PuzzleFile(msgspec.Struct, frozen=True):
    """The content of the file."""

    rating: Rating = START
    answers: Count = 0
    tried: dict[str, TriedPuzzle] = {}
    days: frozenset[date] = frozenset()
    """The days on which the puzzle of that day was solved, in older files: answered."""
    missed: frozenset[date] = frozenset()
    """The days on which the first answer to the puzzle of that day was wrong."""
    sprint: Count = 0
    """The most puzzles solved in a sprint."""

    def rating_of(self, entry: PuzzleEntry) -> float:
        """Return a puzzle's rating: its own, or the first guess."""
        found = self.tried.get(entry.id)
        return found.rating if found is not None else float(entry.rating)

    def answered(
        self, entry: PuzzleEntry, share: float, *, is_solved: bool, is_rated: bool = True
    ) -> PuzzleFile:
        """Return the ratings after an answer with its share of the points, 0 to 1.

        An answer in a sprint is not rated: it is only remembered.
        """
        before = self.tried.get(entry.id)
        if before is not None:
            again = TriedPuzzle(before.rating, before.answers + 1, before.is_solved or is_solved)
            return msgspec.structs.replace(self, tried={**self.tried, entry.id: again})
        own = self.rating_of(entry)
        if not is_rated:
            noted = TriedPuzzle(own, 1, is_solved)
            return msgspec.structs.replace(self, tried={**self.tried, entry.id: noted})
        surprise = share - expected(self.rating, own)
        change = (_NEWCOMER if self.answers < _FIRST_ANSWERS else _STEADY) * surprise
        first = TriedPuzzle(own - _PUZZLE * surprise, 1, is_solved)
        tried = {**self.tried, entry.id: first}
        rating, answers = self.rating + change, self.answers + 1
        return msgspec.structs.replace(self, rating=rating, answers=answers, tried=tried)

    def on_day(self, entry: PuzzleEntry, day: date, *, is_solved: bool) -> PuzzleFile:
        """Return the file after an answer on this day: the first one to the puzzle of the day counts."""
        if entry != puzzle_of_day(day) or day in self.days | self.missed:
            return self
        if not is_solved:
            return msgspec.structs.replace(self, missed=self.missed | {day})
        return msgspec.structs.replace(self, days=self.days | {day})


def expected(player: float, puzzle: float) -> float:
    """Return the expected share of the points of an answer (Elo)."""
    return float(1 / (1 + 10 ** ((puzzle - player) / _SCALE)))


class PuzzleRatings(QObject):
    """The ratings; an answer changes both. Only the first answer to a puzzle counts for the person."""

    changed = Signal()
    trouble = Signal(object)
    """A Text: the ratings could not be read or are not being kept."""

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.today: Callable[[], date] = date.today
        self._store = JsonStore(
            path or paths.data_dir() / FILE_NAME,
            PuzzleFile,
            lambda _: PuzzleFile(),
            _TEXTS,
            self.trouble.emit,
        )

    @property
    def is_read(self) -> bool:
        """Whether the file could be read."""
        return self._store.is_read

    @property
    def is_safe(self) -> bool:
        """Whether every answer is in the file."""
        return self._store.is_safe

    @property
    def rating(self) -> float:
        """The person's rating."""
        return self._store.content.rating

    @property
    def answers(self) -> int:
        """The number of puzzles that the person has answered."""
        return self._store.content.answers

    @property
    def tried(self) -> Mapping[str, TriedPuzzle]:
        """The puzzles that the person has answered, by their ids."""
        return self._store.content.tried

    @property
    def mistakes(self) -> frozenset[str]:
        """The ids of the puzzles that were answered and never solved."""
        known = {entry.id for entry in all_puzzles()}
        return frozenset(name for name, each in self.tried.items() if not each.is_solved and name in known)

    @property
    def streak(self) -> int:
        """The number of days in a row, up to today or yesterday, whose puzzle was solved at the first try."""
        days, last = self._store.content.days, self.today().toordinal()
        if date.fromordinal(last) not in days:
            last -= 1
        length = 0
        while last - length > 0 and date.fromordinal(last - length) in days:
            length += 1
        return length

    def rating_of(self, entry: PuzzleEntry) -> float:
        """Return a puzzle's rating: its own, or the first guess."""
        return self._store.content.rating_of(entry)

    def answer(self, entry: PuzzleEntry, share: float, *, is_solved: bool, day: date | None = None) -> float:
        """Record an answer with its share of the points, 0 to 1; return the change of the person's rating.

        `day` is the day on which the puzzle was shown, if it is not today.
        """
        shown = day or self.today()
        before, after = self._store.update(
            lambda content: content.answered(entry, share, is_solved=is_solved).on_day(
                entry, shown, is_solved=is_solved
            )
        )
        self.changed.emit()
        return after.rating - before.rating

    def note(self, entry: PuzzleEntry, *, is_solved: bool, solved: int) -> None:
        """Remember an answer in a sprint, not rated, and the number solved in it if that is the best."""

        def noted(content: PuzzleFile) -> PuzzleFile:
            after = content.answered(entry, float(is_solved), is_solved=is_solved, is_rated=False)
            return msgspec.structs.replace(after, sprint=max(solved, after.sprint))

        self._store.update(noted)
        self.changed.emit()

    @property
    def best_sprint(self) -> int:
        """The most puzzles solved in a sprint."""
        return self._store.content.sprint

    def solved_of(self, entries: Iterable[PuzzleEntry]) -> int:
        """Return the number of these puzzles that the person has solved."""
        tried = self.tried
        return sum(1 for entry in entries if entry.id in tried and tried[entry.id].is_solved)

    def next_of(self, entries: Iterable[PuzzleEntry], seed: int = 0) -> PuzzleEntry | None:
        """Return the next puzzle: a new one near the person's rating, else an unsolved one, else any.

        The course comes before all others, in its order, until a person has answered as many puzzles as it
        has. `seed` chooses among the next of the course, or among the ten nearest.
        """
        found = list(entries)
        tried = self.tried
        fresh = [entry for entry in found if entry.id not in tried]
        lessons = course(fresh)
        if lessons and self.answers < len(all_ideas()):
            return lessons[seed % len(lessons)]
        open_ = [entry for entry in found if entry.id in tried and not tried[entry.id].is_solved]
        rating = self.rating
        nearest = sorted(fresh or open_ or found, key=lambda entry: abs(self.rating_of(entry) - rating))[:10]
        return nearest[seed % len(nearest)] if nearest else None


_TEXTS = StoreTexts(
    N_("Your puzzle rating could not be read: {why}"),
    N_("Your puzzle rating is not being saved: {why}"),
    N_("Your puzzle rating was damaged and has been moved to {file}."),
)
