"""A sprint: as many puzzles as possible in five minutes, from easy to hard, with at most three mistakes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable

from furyqt.controllers.puzzles.collection import PuzzleEntry
from furyqt.rules.core.text import Text, Texts

N_ = Texts("puzzles")

SECONDS = 300
MOST_MISTAKES = 3
_STRIDE, _CHOICE = 4, 12
"""The steps through the puzzles by rating, and the number of neighbors of which each step takes one."""

RULES = N_(
    "Solve as many puzzles as you can in five minutes, from easy to hard. A skipped puzzle is a mistake, and"
    " the third mistake ends the sprint. Your rating does not change."
)
_SCORE = N_("{solved}, {mistakes}, {minutes}:{seconds} left.")
_OVER = N_("The sprint is over: {solved}.")


class Sprint:
    """The puzzles of one sprint; it begins when it is made."""

    def __init__(
        self, entries: Iterable[PuzzleEntry], seed: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock, self._end = clock, clock() + SECONDS
        self.solved: list[PuzzleEntry] = []
        self.missed: list[PuzzleEntry] = []
        self._is_stopped = False
        order = sorted((entry for entry in entries if not entry.idea), key=lambda entry: entry.rating)
        rng = random.Random(seed)
        self._waiting: list[PuzzleEntry] = []
        for start in range(0, len(order), _STRIDE):
            near = [entry for entry in order[start : start + _CHOICE] if entry not in self._waiting]
            if near:
                self._waiting.append(rng.choice(near))

    @property
    def entry(self) -> PuzzleEntry | None:
        """The puzzle to solve; None after the last one."""
        at = len(self.solved) + len(self.missed)
        return self._waiting[at] if at < len(self._waiting) else None

    @property
    def seconds(self) -> int:
        """The seconds that are left, rounded up."""
        return max(0, -int(-(self._end - self._clock()) // 1))

    @property
    def is_over(self) -> bool:
        """Whether the time is up, the third mistake was made, or no puzzle is left."""
        is_done = self.entry is None or len(self.missed) >= MOST_MISTAKES
        return self._is_stopped or is_done or self._clock() >= self._end

    def answer(self, *, is_solved: bool) -> None:
        """Count the answer to the current puzzle, and go to the next one; too late, it does not count."""
        if self.is_over or self.entry is None:
            return
        (self.solved if is_solved else self.missed).append(self.entry)

    def stop(self) -> None:
        """End the sprint before its time."""
        self._is_stopped = True

    def score(self) -> Text:
        """Return the counts and the time that is left as a sentence."""
        minutes, seconds = divmod(self.seconds, 60)
        mistakes = N_.plural("%n mistakes", len(self.missed))
        return _SCORE.fill(solved=self._solved(), mistakes=mistakes, minutes=minutes, seconds=f"{seconds:02}")

    def result(self) -> Text:
        """Return the number of solved puzzles as a sentence."""
        return _OVER.fill(solved=self._solved())

    def _solved(self) -> Text:
        return N_.plural("%n puzzles solved", len(self.solved))
