"""The turn of a computer player: thinking, canceling and resuming."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from furyqt.controllers.computer.advice import Advice
from furyqt.controllers.computer.ai_client import AiClient
from furyqt.controllers.computer.pace import Pace
from furyqt.controllers.session.viewpoint import Viewpoint


class ComputerTurn(QObject):
    """Makes the computer in a seat think; its decision comes from `Pace.released`."""

    thinking = Signal(int)
    """The seat whose computer thinks now, or -1."""
    progressed = Signal(float)
    """The used share of the budget of the computer that thinks, from 0 to 1."""
    resumed = Signal()
    """The canceled thinking is to continue."""

    def __init__(
        self, view: Viewpoint, ai: AiClient, pace: Pace, advice: Advice, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._view, self._ai, self._pace, self._advice = view, ai, pace, advice
        self.seat = -1
        """The seat whose computer thinks, or -1."""
        self.is_paused = False
        """Whether thinking was canceled and waits for `resume`."""
        ai.moved.connect(pace.hold)
        ai.move_progressed.connect(self.progressed)

    @property
    def player(self) -> int:
        """The player of the computer that thinks, or -1."""
        return self._view.table.seats[self.seat].player if self.seat >= 0 else -1

    @property
    def can_skip(self) -> bool:
        """Whether something is shown, or a computer acts, before the person is prompted or the game ends."""
        return (self.seat >= 0 or self._view.shown.is_at_moment) and not self._pace.is_skipping

    def move_now(self) -> None:
        """Make the computer, or the hint, answer with what it has found so far."""
        self._pace.skip_wait()
        self._ai.move_now()

    def cancel(self) -> None:
        """Stop the computer or the hint without an answer; `resume`, or undo, continues the game."""
        self.is_paused = self.seat >= 0 or not self._view.shown.has_arrived
        self.drop_answers()
        self._advice.update_places()
        self.show_seat(-1)
        self._view.redraw_needed.emit()

    def resume(self) -> None:
        """Make the computer think again after `cancel`."""
        if self.is_paused:
            self.is_paused = False
            self.resumed.emit()

    def begin(self, seat: int) -> None:
        """Make the computer in this seat think, or none (-1)."""
        self.is_paused = False
        self._advice.update_places()
        if seat >= 0:
            self._ai.ask_move(self._view.history, seat)
        self.show_seat(seat)

    def show_seat(self, seat: int) -> None:
        """Show which seat thinks."""
        if seat != self.seat:
            self.seat = seat
            self.thinking.emit(seat)

    def drop_answers(self) -> None:
        """Drop the answers that are still to come."""
        self._pace.forget()
        self._ai.cancel()
