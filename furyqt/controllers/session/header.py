"""The header of a session's record: options, seed and tags."""

from __future__ import annotations

from collections.abc import Mapping

from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import HINTS, NO_HINTS, PAPER, aids_of, taken_back


class GameHeader:
    """The options, seed and tags of a game, always as its record has them now."""

    def __init__(self, history: History) -> None:
        self._history = history

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the game."""
        return self._history.record.options

    @property
    def seed(self) -> int:
        """The seed of the game's random results."""
        return self._history.record.seed

    @property
    def tags(self) -> Mapping[str, str]:
        """The other tags of the record's header."""
        return self._history.record.tags

    @property
    def undo_mode(self) -> str:
        """The undo mode: casual or strict."""
        return self._history.undo_mode

    @property
    def is_on_paper(self) -> bool:
        """Whether the game is played without hints and deduction aids."""
        return aids_of(self.tags) == PAPER

    @property
    def has_hints(self) -> bool:
        """Whether hints may be asked for."""
        return not self.is_on_paper and self.tags.get(HINTS) != NO_HINTS

    @property
    def taken_back(self) -> int:
        """The number of decisions undone in a casual game."""
        return taken_back(self.tags)
