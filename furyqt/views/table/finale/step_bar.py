"""A bar that goes through steps: play and pause, back and forward, and a slider."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from furyqt.views.fields import Slider
from furyqt.views.live import LiveWidget
from furyqt.views.signs import set_sign

STEP_MS, WHOLE_MS = 2400, 60_000
"""The longest times for a step and for all of them at speed 1."""
_SIGNS = {
    "first": "to_start", "back": "step_back", "play": "play", "forward": "step_forward", "last": "to_end",
}  # fmt: skip
"""The buttons, each with its sign."""


class StepBar(LiveWidget, QWidget):
    """Chooses a step, counted from 0."""

    stepped = Signal(int)
    ended = Signal()
    """It has played the last step for its time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in _SIGNS}
        self.slider = Slider(Qt.Orientation.Horizontal, self)
        self._clock = QTimer(self, interval=STEP_MS)
        self._clock.timeout.connect(self._tick)
        moves = {
            "first": lambda: self.go(0), "back": lambda: self.go(self.step - 1), "play": self.toggle,
            "forward": lambda: self.go(self.step + 1), "last": lambda: self.go(self.slider.maximum()),
        }  # fmt: skip
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for name, button in self.buttons.items():
            button.clicked.connect(moves[name])
            row.addWidget(button)
        row.addWidget(self.slider, 1)
        self.slider.setPageStep(3)
        self.slider.valueChanged.connect(self._step)
        self.retranslate()

    @property
    def step(self) -> int:
        """The current step."""
        return self.slider.value()

    @property
    def is_playing(self) -> bool:
        """Return True while it plays."""
        return self._clock.isActive()

    def set_count(self, count: int) -> None:
        """Go through this number of steps, from the first on."""
        self.pause()
        with_signals = self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, count - 1))
        self.slider.setValue(0)
        self.slider.blockSignals(with_signals)
        self._refresh()

    def set_speed(self, speed: float) -> None:
        """Play at a multiple of the usual speed; at 0 as usual, because nothing moves between steps."""
        usual = min(STEP_MS, WHOLE_MS / max(1, self.slider.maximum()))
        self._clock.setInterval(round(usual / (speed or 1.0)))

    def go(self, step: int) -> None:
        """Go to a step by hand, which ends the playing."""
        self.pause()
        self.slider.setValue(step)

    def toggle(self) -> None:
        """Play, from the start again if it is over, or pause."""
        if self.is_playing:
            self.pause()
            return
        if self.step == self.slider.maximum():
            self.slider.setValue(0)
        self._clock.start()
        self._refresh()

    def pause(self) -> None:
        """Stop playing."""
        self._clock.stop()
        self._refresh()

    def _tick(self) -> None:
        if self.step < self.slider.maximum():
            self.slider.setValue(self.step + 1)
        else:
            self.pause()
            self.ended.emit()

    def _step(self, step: int) -> None:
        self._refresh()
        self.stepped.emit(step)

    def _refresh(self) -> None:
        at, last = self.step, self.slider.maximum()
        possible = {
            "first": at > 0,
            "back": at > 0,
            "play": last > 0,
            "forward": at < last,
            "last": at < last,
        }
        for name, is_possible in possible.items():
            self.buttons[name].setEnabled(is_possible)
        set_sign(self.buttons["play"], "pause" if self.is_playing else "play")
        words = self.tr("Pause") if self.is_playing else self.tr("Play", "steps")
        self.buttons["play"].setAccessibleName(words)
        self.buttons["play"].setToolTip(words)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = {
            "first": self.tr("Jump to start"), "back": self.tr("Step back"),
            "forward": self.tr("Step forward"), "last": self.tr("Jump to end"),
        }  # fmt: skip
        for name, button in self.buttons.items():
            set_sign(button, _SIGNS[name])
            button.setFixedWidth(round(self.fontMetrics().averageCharWidth() * 8))
            if name in words:
                button.setAccessibleName(words[name])
                button.setToolTip(words[name])
        self.slider.setAccessibleName(self.tr("Turn"))
        self._refresh()
