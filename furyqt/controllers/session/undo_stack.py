"""Undo and redo of a person's own decisions, in the casual and strict undo modes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.chapters.verdict import SEAL
from furyqt.controllers.session.archive import GameArchive
from furyqt.controllers.session.information_check import InformationCheck, InformationWatch
from furyqt.controllers.session.seats import CASUAL, NO_UNDO, STRICT
from furyqt.controllers.session.viewpoint import Viewpoint
from furyqt.rules.core.ruleset import Observation


class UndoStack(QObject):
    """The way back to the person's last own decision, and forward again."""

    leaving = Signal()
    """The newest position is about to change."""
    moved = Signal()
    """The newest position has changed: draw everything."""

    def __init__(self, view: Viewpoint, archive: GameArchive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._archive = view, archive
        self._information = InformationWatch(self)
        self._information.answered.connect(view.redraw_needed)

    @property
    def can_undo(self) -> bool:
        """Whether the person's last decision may be undone.

        In strict mode this may become true a moment after an action (see `Viewpoint.redraw_needed`).
        """
        history = self._view.history
        if history.last_own_decision is None or history.undo_mode == NO_UNDO or SEAL in history.record.tags:
            return False
        return self._view.header.undo_mode == CASUAL or self._information.revealed_nothing

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be redone."""
        return self._view.history.can_go_forward and self._view.history.undo_mode != NO_UNDO

    def undo(self) -> None:
        """Go back to the person's last own decision, if that is allowed."""
        ply = self._view.history.last_own_decision
        if ply is not None and self.can_undo:
            self.leaving.emit()
            self._view.history.go_back(ply)
            self._arrive()

    def redo(self) -> None:
        """Redo the last undone action."""
        if self.can_redo:
            self.leaving.emit()
            self._view.history.go_forward()
            self._arrive()

    def _arrive(self) -> None:
        self._view.shown.arrive()
        self._archive.rewrite()
        self.moved.emit()

    def look_back(self) -> None:
        """Check the newest action again, after undo and redo."""
        self.forget()
        history = self._view.history
        if history.ply:
            self.check_newest(history.rules.observe(history.states[-2], self._view.viewer))

    def check_newest(self, earlier: Observation) -> None:
        """Check, for strict undo, whether an own action gave its player any information."""
        self.forget()
        view, history = self._view, self._view.history
        if (
            view.header.undo_mode == STRICT
            and earlier.to_move == view.viewer
            and history.is_own(history.ply - 1)
        ):
            action, after = history.record.actions[-1], history.observation(view.viewer)
            self._information.begin(InformationCheck(view.rules, earlier, action, after))

    def forget(self) -> None:
        """Stop checking."""
        self._information.forget()
