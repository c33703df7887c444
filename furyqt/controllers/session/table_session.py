"""The face of a game at the table: its signals, and what may be asked about it without learning a secret."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.session.history import History
from furyqt.controllers.session.seats import PAPER, aids_of, taken_back
from furyqt.rules.core.ruleset import Observation, Outcome, Ruleset
from furyqt.rules.core.table import Table


class NotOverError(ValueError):
    """The truth is uncovered after the end only."""


class TableSession(QObject):
    """A game as its viewer sees it: the person's own player, or for a spectator the first one."""

    shown = Signal(object)
    """The viewer's Observation: draw everything."""
    happened = Signal(object)
    """One Event the viewer was told."""
    asked = Signal(object, object)
    """(the prompt as a Text, the legal actions as a tuple): a person must decide."""
    thinking = Signal(int)
    """The seat whose computer thinks now, or -1."""
    ended = Signal(object)
    """The Outcome."""
    changed = Signal()
    """What can be undone, done again or hinted may be different, or the record's marks are."""
    hinted = Signal(object)
    """The ai.agent.Decision of the full-strength search for the viewer."""
    places = Signal(object)
    """A tuple of dicts from place to chance: where the viewer has to expect the hidden figure now, and where
    it may have been at the end of each turn before."""
    proposed = Signal(object)
    """A Plan: a fellow of the viewer waits for the person to agree, or to choose another action."""
    recap = Signal(object)
    """What the viewer was told since his last decision, a tuple of Events; before `asked` and `proposed`."""
    trouble = Signal(object)
    """A Text: a problem the person should know."""
    saving_changed = Signal(object)
    """A Text as long as the game cannot be saved, None when it is saved again."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._viewer = history.persons[0] if history.persons else 0
        self._thinking = -1

    @property
    def game(self) -> str:
        """The game's name."""
        return self._history.record.game

    @property
    def table(self) -> Table:
        """The shape of the table: players, seats, windows and map."""
        return self._history.table

    @property
    def rules(self) -> Ruleset:
        """The game."""
        return self._history.rules

    @property
    def options(self) -> Mapping[str, str]:
        """The options the game is played with."""
        return self._history.record.options

    @property
    def seed(self) -> int:
        """The number the game's chance comes from."""
        return self._history.record.seed

    @property
    def tags(self) -> Mapping[str, str]:
        """The other tags of the record's header."""
        return self._history.record.tags

    @property
    def seats(self) -> tuple[str, ...]:
        """Who takes each seat: human, or an agent's name."""
        return self._history.seats

    @property
    def persons(self) -> tuple[int, ...]:
        """The players whose seats, all or some, persons have taken."""
        return self._history.persons

    @property
    def viewer(self) -> int:
        """The player whose eyes the screen has."""
        return self._viewer

    @property
    def observation(self) -> Observation:
        """What the viewer is shown now."""
        return self._history.seen(self._viewer)

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return self._history.ply

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self._history.outcome if self._history.has_arrived else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, for all that is shown."""
        return self._history.has_arrived and self._history.is_over

    @property
    def is_lesson(self) -> bool:
        """Whether this is a scene of a lesson, which is kept and counted nowhere."""
        return False

    @property
    def manner(self) -> str:
        """How decisions may be taken back: casual or strict."""
        return self._history.manner

    @property
    def is_on_paper(self) -> bool:
        """Whether the game is played without hint and aids to deduction."""
        return aids_of(self._history.record.tags) == PAPER

    @property
    def taken_back(self) -> int:
        """How often a decision was taken back in a casual game."""
        return taken_back(self._history.record.tags)

    @property
    def thinking_player(self) -> int:
        """The player for whom a computer thinks, or -1."""
        return self.rules.seats[self._thinking].player if self._thinking >= 0 else -1

    @property
    def thinking_seat(self) -> int:
        """The seat whose computer thinks, or -1."""
        return self._thinking

    @property
    def is_persons_turn(self) -> bool:
        """Whether the viewer, a person, must decide now."""
        history = self._history
        if not (history.has_arrived and history.is_persons_turn):
            return False
        return self.rules.seats[history.seat_to_move].player == self._viewer
