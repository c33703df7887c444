"""The interface of a session's leader: the players' turns, or a tutor."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance

from furyqt.controllers.chapters.chapter_status import ChapterStatus
from furyqt.controllers.computer.teammates import Teammates
from furyqt.controllers.session.archive import GameArchive
from furyqt.controllers.session.series_play import SeriesPlay
from furyqt.controllers.session.window_policy import WindowPolicy
from furyqt.rules.core.agenda import Action


class UndoControl(Protocol):
    """Undo and redo for the person."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to."""

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be redone."""

    def undo(self) -> None:
        """Go back to the person's last own decision, if that is allowed."""

    def redo(self) -> None:
        """Redo the last undone action."""


class Leader(Protocol):
    """Leads the game from one decision to the next."""

    is_lesson: bool
    """Whether the game is a lesson, which is not kept or counted anywhere."""
    archive: GameArchive
    teammates: Teammates
    windows: WindowPolicy
    series: SeriesPlay
    chapter: ChapterStatus | None
    """The campaign chapter that is played, or None."""

    @property
    def undo_stack(self) -> UndoControl:
        """Undo and redo."""

    @property
    def asked(self) -> SignalInstance:
        """The signal with (the prompt as a Text, the legal actions as a tuple): a person must decide."""

    @property
    def ended(self) -> SignalInstance:
        """The signal with the Outcome."""

    def setParent(self, parent: QObject | None) -> None:
        """Make this leader belong to its session."""

    def act(self, action: Action) -> None:
        """Take the person's action; IllegalActionError if it is not legal."""

    def draw_all(self) -> None:
        """Show the position and continue with the next decision."""

    def close(self) -> None:
        """Stop all pending work."""
