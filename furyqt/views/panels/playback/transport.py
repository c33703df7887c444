"""The bar of a replay: first, back, play, forward, last, a slider, the speed, and the point of view."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from furyqt.controllers.review.replay import Replay
from furyqt.views.fields import ChoiceBox, Slider
from furyqt.views.live import LiveWidget
from furyqt.views.panels.segments import Segments
from furyqt.views.signs import set_sign

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP_MS = 900
_BUTTON_LETTERS = 5.5
_SIGNS = {
    "first": "to_start", "back": "step_back", "play": "play", "forward": "step_forward", "last": "to_end",
}  # fmt: skip
"""The buttons, each with its sign."""


class Transport(LiveWidget, QWidget):
    """Moves a replay along."""

    viewer_chosen = Signal(object)
    """The number of the player whose point of view was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay: Replay | None = None
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in _SIGNS}
        self.slider, self.speed = Slider(Qt.Orientation.Horizontal, self), ChoiceBox(self)
        self.viewers = Segments(self)
        self._count, self._speed_label, self._viewers_label = QLabel(self), QLabel(self), QLabel(self)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        steps = {"first": self.to_start, "back": self.back, "play": self.toggle, "forward": self.forward}
        for name, step in {**steps, "last": self.to_end}.items():
            self.buttons[name].clicked.connect(step)
        self.slider.valueChanged.connect(self._go)
        self.speed.currentIndexChanged.connect(self._set_pace)
        self.viewers.chosen.connect(self.viewer_chosen)
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g}×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 6)
        for button in self.buttons.values():
            row.addWidget(button)
        self.slider.setMinimumWidth(1)  # in a narrow window the words need the room
        row.addWidget(self.slider, 1)
        row.addWidget(self._count)
        self.speed.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.viewers.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        for label, field in ((self._speed_label, self.speed), (self._viewers_label, self.viewers)):
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)

    def set_replay(self, replay: Replay, viewers: dict[int, str]) -> None:
        """Control this replay; `viewers` are the names of the allowed viewers."""
        self._clock.stop()
        self._replay = None
        self.slider.setRange(0, replay.length)
        self.slider.setPageStep(5)
        self.slider.setValue(replay.position)
        self.name_viewers(viewers)
        self.viewers.choose(replay.player)
        self._replay = replay
        self._refresh()

    def name_viewers(self, viewers: dict[int, str]) -> None:
        """Offer the points of view of these players, by name."""
        self.viewers.offer(viewers)
        self.viewers.name(self.tr("Point of View"), viewers.values())
        self.viewers.setEnabled(len(viewers) > 1)

    def to_start(self) -> None:
        """Go to the opening."""
        self.slider.setValue(0)

    def to_end(self) -> None:
        """Go to the end."""
        self.slider.setValue(self.slider.maximum())

    def back(self) -> None:
        """Go one action back."""
        self.slider.setValue(self.slider.value() - 1)

    def forward(self) -> None:
        """Go one action forward."""
        self.slider.setValue(self.slider.value() + 1)

    def toggle(self) -> None:
        """Play, from the start again if it is over, or pause."""
        if self._clock.isActive():
            self.pause()
            return
        if self.slider.value() == self.slider.maximum():
            self.to_start()
        self._clock.start()
        self._refresh()

    def pause(self) -> None:
        """Stop playing."""
        self._clock.stop()
        self._refresh()

    @property
    def is_playing(self) -> bool:
        """Return True while it plays."""
        return self._clock.isActive()

    def _tick(self) -> None:
        self.forward()
        if self.slider.value() == self.slider.maximum():
            self.pause()

    def _go(self, position: int) -> None:
        if self._replay is not None:
            self._replay.set_position(position)
            self._refresh()

    def _set_pace(self) -> None:
        self._clock.setInterval(round(STEP_MS / (self.speed.currentData() or 1.0)))

    def _refresh(self) -> None:
        here, end = self.slider.value(), self.slider.maximum()
        for name in ("first", "back"):
            self.buttons[name].setEnabled(here > 0)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(here < end)
        set_sign(self.buttons["play"], "pause" if self._clock.isActive() else "play")
        self._name_play()
        self._count.setText(self.tr("Move {number} of {count}").format(number=here, count=end))

    def _name_play(self) -> None:
        words = self.tr("Pause") if self._clock.isActive() else self.tr("Play", "replay")
        self.buttons["play"].setAccessibleName(words)
        self.buttons["play"].setToolTip(words)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        words = {
            "first": self.tr("Jump to start"), "back": self.tr("Step back"),
            "forward": self.tr("Step forward"), "last": self.tr("Jump to end"),
        }  # fmt: skip
        for name, text in words.items():
            set_sign(self.buttons[name], _SIGNS[name])
            self.buttons[name].setAccessibleName(text)
            self.buttons[name].setToolTip(text)
        for button in self.buttons.values():
            button.setFixedWidth(round(self.fontMetrics().averageCharWidth() * _BUTTON_LETTERS))
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self._speed_label.setText(self.tr("Speed"))
        self.speed.setAccessibleName(self._speed_label.text())
        self._viewers_label.setText(self.tr("Point of View"))
        self._refresh()
