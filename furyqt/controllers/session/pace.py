"""The pace of the table: what comes too soon waits until the last change has been seen.

Two waits run from the last change that was to be seen.  A computer's answer waits for the *pace*, so that one
action after the other can be followed.  The table waits for the *lull* wherever the other side might be asked
something that depends on its hidden cards, whether or not it is: then waiting tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.session.clock import Clock

NewClock = Callable[[QObject], Clock]


class Pace(QObject):
    """Holds back a decision for the pace, and the table for the lull."""

    released = Signal(object)
    """The Decision whose time has come."""
    lulled = Signal()
    """The lull is over."""

    def __init__(self, parent: QObject | None = None, new_clock: NewClock = Clock) -> None:
        super().__init__(parent)
        self._holding, self._lulling = new_clock(self), new_clock(self)
        self._least = self._lull = 0
        self._held: AgentDecision | None = None
        self._since = self._holding.now()

    def set_least(self, milliseconds: int) -> None:
        """Let so much time pass at least before a computer's answer; 0 lets none."""
        self._least = milliseconds
        if self._held is not None:
            self.hold(self._held)

    def set_lull(self, milliseconds: int) -> None:
        """Let a lull be so long."""
        self._lull = milliseconds

    def begin(self) -> None:
        """Something is to be seen now."""
        self._since = self._holding.now()

    def hold(self, decision: AgentDecision) -> None:
        """Release the answer at once if its time has come, otherwise later."""
        self._held = decision
        left = self._since + self._least - self._holding.now()
        if left > 0:
            self._holding.ring_after(left, self.release)
        else:
            self.release()

    def release(self) -> None:
        """Wait for the pace no longer."""
        self._holding.stop()
        decision, self._held = self._held, None
        if decision is not None:
            self.released.emit(decision)

    def lull(self) -> None:
        """Tell when the lull is over, at once if it is; nothing makes it shorter."""
        left = self._since + self._lull - self._lulling.now()
        if left > 0:
            self._lulling.ring_after(left, self.lulled.emit)
        else:
            self.lulled.emit()

    def forget(self) -> None:
        """Drop the answer that waits, and the lull."""
        self._holding.stop()
        self._lulling.stop()
        self._held = None
