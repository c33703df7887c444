"""The beats of a combat round on the stage, one after the other, each moving from 0 to 1."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

TURN, LOOK, ROLL, STRIKE, FLY, REST = "turn", "look", "roll", "strike", "fly", "rest"
LENGTHS = {TURN: 560, LOOK: 420, ROLL: 900, STRIKE: 420, FLY: 620, REST: 520}
"""The milliseconds of each beat at speed 1."""


class Beats(QObject):
    """Plays beats in order; at speed 0 all of them pass at once."""

    moved = Signal(str, float)
    """A beat and how much of it is over, from 0 to 1; 1 comes exactly once."""
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: list[str] = []
        self._speed = 0.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._pass)

    @property
    def is_playing(self) -> bool:
        """Return True while a beat is left."""
        return bool(self._left)

    def play(self, beats: tuple[str, ...], speed: float) -> None:
        """Play these beats; beats that are still playing pass first."""
        self.finish()
        self._left, self._speed = list(beats), speed
        if speed > 0 and beats:
            self._begin()
        else:
            self._pass_all()

    def finish(self) -> None:
        """Pass all remaining beats at once."""
        if self._left:
            self._motion.stop()
            self._pass_all()

    def _begin(self) -> None:
        self._motion.setDuration(max(1, round(LENGTHS[self._left[0]] / self._speed)))
        self._motion.start()

    def _move(self, share: object) -> None:
        is_running = self._motion.state() == QAbstractAnimation.State.Running
        if self._left and isinstance(share, float) and share < 1.0 and is_running:
            self.moved.emit(self._left[0], share)

    def _pass(self) -> None:
        """End the current beat and begin the next."""
        self.moved.emit(self._left.pop(0), 1.0)
        if self._left:
            self._begin()
        else:
            self.finished.emit()

    def _pass_all(self) -> None:
        while self._left:
            self.moved.emit(self._left.pop(0), 1.0)
        self.finished.emit()
