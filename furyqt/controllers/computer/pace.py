"""The pace of a session: computer actions wait until the last change has been seen.

Two waits run from the last visible change. A computer's answer waits for the *pace*, so that one action after
the other can be followed. The table waits for the *cover delay* wherever the other side might be prompted for
something that depends on its hidden cards, whether or not it is: then waiting reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ai.agent import AgentDecision
from furyqt.controllers.computer.clock import Clock

NewClock = Callable[[QObject], Clock]


class Pace(QObject):
    """Holds back a computer's decision for the pace, and the table for the cover delay."""

    released = Signal(object)
    """The AgentDecision whose wait is over."""
    hurried = Signal()
    """The person does not want to wait."""
    cover_delay_over = Signal()
    skipping_changed = Signal()

    def __init__(self, has_persons: bool, new_clock: NewClock = Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holding, self._covering = new_clock(self), new_clock(self)
        self._has_persons = has_persons
        self._least = self._delay = 0
        self._held: AgentDecision | None = None
        self._since = self._holding.now()
        self.is_skipping = False
        """Whether computers act without a wait until the person is prompted again, or the game ends."""
        self.is_showing = False
        """Whether the screen still shows what has happened, so that computers wait."""

    @property
    def is_holding(self) -> bool:
        """Whether a computer's decision waits."""
        return self._held is not None

    @property
    def least(self) -> int:
        """The milliseconds that pass at least before a computer's answer."""
        return 0 if self.is_skipping else self._least

    @property
    def cover_delay(self) -> int:
        """The milliseconds of the cover delay.

        A person cannot skip it; without a person at the table there is nothing to hide and it is zero.
        """
        return 0 if self.is_skipping and not self._has_persons else self._delay

    def set_least(self, milliseconds: int) -> None:
        """Make each of the computer's actions wait at least this long after the last visible change."""
        self._least = milliseconds
        self._hold_again()

    def set_cover_delay(self, milliseconds: int) -> None:
        """Set how long the table waits wherever the other side might be prompted, whether it is or not."""
        self._delay = milliseconds

    def set_showing(self, showing: bool) -> None:
        """Set whether the screen still shows what has happened; only computers' answers wait for it."""
        self.is_showing = showing
        self._hold_again()

    def skip_to_decision(self) -> None:
        """Stop waiting until the person is prompted again, or the game ends."""
        self._set_skipping(True)
        self.hurried.emit()

    def stop_skipping(self) -> None:
        """Stop skipping the waits."""
        self._set_skipping(False)

    def begin(self) -> None:
        """Start both waits: something has changed visibly."""
        self._since = self._holding.now()

    def hold(self, decision: AgentDecision) -> None:
        """Release the decision at once if its time has come, otherwise later."""
        self._held = decision
        if self.is_showing and not self.is_skipping:
            return
        left = self._since + self.least - self._holding.now()
        if left > 0:
            self._holding.ring_after(left, self._release)
        else:
            self._release()

    def skip_wait(self) -> None:
        """Release a decision that is held back; the cover delay is never shortened."""
        self._release()
        self.hurried.emit()

    def wait_for_cover(self) -> None:
        """Emit `cover_delay_over` when the cover delay has passed, at once if it already has."""
        left = self._since + self.cover_delay - self._covering.now()
        if left > 0:
            self._covering.ring_after(left, self.cover_delay_over.emit)
        else:
            self.cover_delay_over.emit()

    def forget(self) -> None:
        """Drop the decision that is held back, and the cover delay."""
        self._holding.stop()
        self._covering.stop()
        self._held = None

    def _set_skipping(self, skipping: bool) -> None:
        if skipping != self.is_skipping:
            self.is_skipping = skipping
            self.skipping_changed.emit()
            self._hold_again()

    def _hold_again(self) -> None:
        if self._held is not None:
            self.hold(self._held)

    def _release(self) -> None:
        self._holding.stop()
        decision, self._held = self._held, None
        if decision is not None:
            self.released.emit(decision)
