"""The bar of a replay: first, back, play, forward, last, a slider, the speed, and the point of view."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from furyqt.controllers.review.replay import Replay
from furyqt.views.fields import Slider
from furyqt.views.live import LiveWidget
from furyqt.views.panels.segments import Segments
from furyqt.views.signs import set_sign

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
STEP_MS = 900
_BUTTON_LETTERS = 5.5
_SLIDER_LETTERS = 30
"""The least width of the slider beside the choices, in average letters."""
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
        self.slider, self._count = Slider(Qt.Orientation.Horizontal, self), QLabel(self)
        self.speed, self.viewers = Segments(self, SPEEDS, has_title=True), Segments(self, has_title=True)
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
        self.speed.changed.connect(self._set_pace)
        self.viewers.chosen.connect(self.viewer_chosen)
        self.speed.choose(1.0)

    def _lay_out(self) -> None:
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(8, 4, 8, 6)
        steps, choices = QHBoxLayout(), QHBoxLayout()
        for button in self.buttons.values():
            steps.addWidget(button)
        self.slider.setMinimumWidth(1)
        steps.addWidget(self.slider, 1)
        steps.addWidget(self._count)
        for field in (self.speed, self.viewers):
            field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            choices.addWidget(field)
        self._rows.addLayout(steps, 1)
        self._rows.addLayout(choices)

    def _fit(self) -> None:
        """Put the choices below the steps if a slider that can be moved does not fit beside them."""
        letters = self.fontMetrics().averageCharWidth()
        needed = sum(part.sizeHint().width() for part in (*self.buttons.values(), self._count))
        needed += self.speed.sizeHint().width() + self.viewers.sizeHint().width()
        is_wide = needed + _SLIDER_LETTERS * letters <= self.width()
        directions = QBoxLayout.Direction
        self._rows.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        super().resizeEvent(event)
        self._fit()

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
        self._fit()

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
        self._clock.setInterval(round(STEP_MS / float(str(self.speed.value))))

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
        self.speed.name(self.tr("Speed"), (f"{QLocale().toString(speed)}×" for speed in SPEEDS))
        self._refresh()
        self._fit()
