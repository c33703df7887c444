"""Windows of the other side that must stay unnoticed.

Some steps of a game prompt a player only if that player has a card for the moment; that these steps occur is
public, that they prompt is not. Wherever such a step might prompt a side that computers play, the table
stops: it shows the position before the step, waits for the cover delay, and goes on. If the side is prompted,
its computer answers within that time, unnoticed; when it passes the window, everything that can be seen and
heard is the same as without a prompt. If it is not prompted, its computer gets a decoy request of the same
size, so that a slow machine takes its time in both cases.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.session.moves import MoveWriter, signed
from furyqt.controllers.session.session_parts import SessionParts
from furyqt.rules.core.agenda import legal_actions, pending_window, player_to_move


class CoveredWindows(QObject):
    """Shows what happens stop by stop, and has computers answer at windows unnoticed."""

    arrived = Signal()
    """The newest position is shown."""

    def __init__(self, parts: SessionParts, moves: MoveWriter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._ai, self._pace = parts.view, parts.ai, parts.pace
        self._computer, self._announcements = parts.computer, parts.announcements
        self._moments, self._moves = parts.moments, moves
        self._answer: AgentDecision | None = None
        """The card that the computer plays at the window."""
        self._is_delay_over = self._has_decoy = False
        parts.ai.decoy_answered.connect(self._decoy_answered)
        parts.ai.answered_quietly.connect(self._answered)
        parts.pace.cover_delay_over.connect(self._delay_over)
        parts.moments.seen.connect(self._go_on)

    @property
    def is_pending(self) -> bool:
        """Whether a computer is prompted at a window and a person must not notice."""
        history = self._view.history
        if not history.persons or history.is_over or pending_window(history.state) is None:
            return False
        return player_to_move(history.state) not in history.persons

    def hide_pending(self) -> None:
        """Hide the question if a computer is prompted at a window."""
        if self._view.shown.has_arrived and self.is_pending:
            self._view.shown.hide_question()

    def advance(self) -> None:
        """Show what is new, stop by stop; at a stop the computer always has something to think about."""
        self._has_decoy = False
        self._ask_if_pending()
        history, covered = self._view.history, self._view.shown.covered_ahead
        if not (covered is None or history.is_over or self.is_pending):
            self._has_decoy = True
            self._ai.ask_decoy(history, self._view.table.seats_of(covered.agenda[-1].may_ask())[0])
        self._show_stop()

    def _ask_if_pending(self) -> None:
        """Ask the computer at a window at once: the table may still be on its way there."""
        self._answer = None
        if self.is_pending:
            self._ai.ask_quietly(self._view.history, self._view.history.seat_to_move)

    def _show_stop(self) -> None:
        """Show the position up to which nothing depends on hidden cards, and stop there or go on."""
        shown = self._view.shown
        self._announcements.announce()
        if shown.has_arrived:
            self._announcements.is_unnoticed = False
            self.arrived.emit()
            return
        self._is_delay_over = False
        if shown.is_at_moment:
            self._computer.show_seat(-1)
        self._view.redraw_needed.emit()
        if shown.is_at_moment:
            self._moments.reach()
        else:
            self._pace.wait_for_cover()

    def _go_on(self) -> None:
        """Leave a moment that has been seen; where the other side might be prompted, the table waits."""
        if self._view.shown.is_covered:
            self._pace.wait_for_cover()
        else:
            self._leave_stop()

    def _leave_stop(self) -> None:
        """Go to the next stop; at the last one a computer may still think, or play a card."""
        shown = self._view.shown
        if shown.has_arrived or shown.is_at_moment:
            return
        if shown.is_covered and (self._has_decoy or not self._is_delay_over):
            return
        if shown.stops_ahead > 1 or not self.is_pending:
            self._announcements.is_unnoticed = True
            shown.go_to_next_stop()
            self._show_stop()
        elif self._answer is not None:
            self._pace.hold(self._answer)

    def _delay_over(self) -> None:
        self._is_delay_over = True
        self._leave_stop()

    def _decoy_answered(self) -> None:
        self._has_decoy = False
        self._leave_stop()

    def _answered(self, decision: AgentDecision) -> None:
        """Pass a window before the table is seen to arrive there, or keep the answer until then."""
        history = self._view.history
        window = pending_window(history.state)
        action = legal_actions(history.state)[decision.index]
        assert window is not None
        if action == window.passing:
            note = signed(history, history.seat_to_move, decision)
            self._view.shown.travel_on(self._moves.write(action, note))
            self._ask_if_pending()
        else:
            self._answer = decision
        self._leave_stop()
