"""A person's puzzle rating, and the ratings of the puzzles they tried, in one small file."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, Signal

from furyqt import paths
from furyqt.controllers.puzzles.collection import PuzzleEntry
from furyqt.controllers.storage.file_errors import reason
from furyqt.controllers.storage.files import set_aside, write_atomically
from furyqt.rules.core.text import N_, Text

FILE_NAME = "puzzles.json"
START = 1500.0
"""A new person's rating."""
_SCALE = 400.0
_NEWCOMER, _STEADY, _PUZZLE = 48.0, 24.0, 16.0
"""The largest change of a rating by one answer: of a person's first answers, of later ones, of a puzzle."""
_FIRST_ANSWERS = 20
_log = logging.getLogger(__name__)
Rating = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]
"""Larger numbers can only be damage."""


class TriedPuzzle(msgspec.Struct, frozen=True):
    """One puzzle's own rating and a person's answers to it."""

    rating: Rating
    answers: int = 0
    is_solved: bool = False


class PuzzleFile(msgspec.Struct):
    """The content of the file."""

    rating: Rating = START
    answers: int = 0
    tried: dict[str, TriedPuzzle] = {}


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
        self._path = path
        self._content: PuzzleFile | None = None
        self._has_failed = False

    @property
    def rating(self) -> float:
        """The person's rating."""
        return self._read().rating

    @property
    def answers(self) -> int:
        """The number of puzzles that the person has answered."""
        return self._read().answers

    @property
    def tried(self) -> Mapping[str, TriedPuzzle]:
        """The puzzles that the person has answered, by their ids."""
        return self._read().tried

    def rating_of(self, entry: PuzzleEntry) -> float:
        """Return a puzzle's rating: its own, or the first guess."""
        found = self.tried.get(entry.id)
        return found.rating if found is not None else float(entry.rating)

    def answer(self, entry: PuzzleEntry, share: float, *, is_solved: bool) -> float:
        """Record an answer with its share of the points, 0 to 1; return the change of the person's rating."""
        content = self._read()
        before, own = content.tried.get(entry.id), self.rating_of(entry)
        surprise = share - expected(content.rating, own)
        change = 0.0
        if before is None:
            change = (_NEWCOMER if content.answers < _FIRST_ANSWERS else _STEADY) * surprise
            content.rating += change
            content.answers += 1
            own -= _PUZZLE * surprise
        count, solved = (before.answers, before.is_solved) if before is not None else (0, False)
        content.tried[entry.id] = TriedPuzzle(own, count + 1, solved or is_solved)
        self._write(content)
        self.changed.emit()
        return change

    def next_of(self, entries: Iterable[PuzzleEntry], seed: int = 0) -> PuzzleEntry | None:
        """Return the next puzzle: a new one near the person's rating, else an unsolved one, else any.

        `seed` chooses among the ten nearest.
        """
        found = list(entries)
        tried = self.tried
        fresh = [entry for entry in found if entry.id not in tried]
        open_ = [entry for entry in found if entry.id in tried and not tried[entry.id].is_solved]
        rating = self.rating
        nearest = sorted(fresh or open_ or found, key=lambda entry: abs(self.rating_of(entry) - rating))[:10]
        return nearest[seed % len(nearest)] if nearest else None

    # The file

    @property
    def _file(self) -> Path:
        return self._path or paths.data_dir() / FILE_NAME

    def _read(self) -> PuzzleFile:
        if self._content is None:
            self._content = self._loaded()
        return self._content

    def _loaded(self) -> PuzzleFile:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=PuzzleFile)
        except FileNotFoundError:
            return PuzzleFile()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            _log.warning("damaged puzzle ratings: %s", wrong)
            self._put_aside()
        except OSError as wrong:
            self._fail(_NOT_READ, wrong)
        return PuzzleFile()

    def _put_aside(self) -> None:
        try:
            name = set_aside(self._file).name
        except OSError as wrong:
            self._fail(_NOT_READ, wrong)
        else:
            self.trouble.emit(_DAMAGED.fill(file=name))

    def _write(self, content: PuzzleFile) -> None:
        try:
            write_atomically(self._file, msgspec.json.encode(content) + b"\n", make_folder=True)
        except OSError as wrong:
            self._fail(_NOT_WRITTEN, wrong)
        else:
            self._has_failed = False

    def _fail(self, text: Text, wrong: OSError) -> None:
        """Report a failure once."""
        _log.warning("puzzle ratings: %s", wrong)
        if not self._has_failed:
            self._has_failed = True
            self.trouble.emit(text.fill(why=reason(wrong)))


_NOT_READ = N_("puzzles", "Your puzzle rating could not be read: {why}")
_NOT_WRITTEN = N_("puzzles", "Your puzzle rating is not being saved: {why}")
_DAMAGED = N_("puzzles", "Your puzzle rating was damaged and has been moved to {file}.")
