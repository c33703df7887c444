"""The time limit of the computer: a slider from no limit over one second to half a minute."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from furyqt.views.fields import Slider

SECONDS = (0.0, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 30.0)
"""The steps of the slider; 0 means no limit."""


class TimeLimit(QWidget):
    """A slider with its value in words beside it."""

    changed = Signal(float)
    """The chosen seconds; 0 means no limit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.slider, self._words = Slider(Qt.Orientation.Horizontal, self), QLabel(self)
        self.slider.setRange(0, len(SECONDS) - 1)
        self.slider.setPageStep(1)
        self.slider.setTickInterval(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.valueChanged.connect(self._update_label)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._words)
        self.setFocusProxy(self.slider)
        self.retranslate()

    @property
    def seconds(self) -> float:
        """The chosen limit."""
        return SECONDS[self.slider.value()]

    def set_seconds(self, seconds: float) -> None:
        """Show a limit, or the step nearest to it."""
        self.slider.setValue(min(range(len(SECONDS)), key=lambda step: abs(SECONDS[step] - seconds)))

    def _update_label(self) -> None:
        self._say()
        self.changed.emit(self.seconds)

    def _say(self) -> None:
        words = self._said(self.seconds)
        self._words.setText(words)
        self.slider.setAccessibleDescription(words)

    def _said(self, seconds: float) -> str:
        if not seconds:
            return self.tr("No limit")
        return self.tr("At most {seconds} s").format(seconds=f"{seconds:g}")

    def retranslate(self) -> None:
        """Set all texts in the current language, with room for the longest."""
        widest = max(self.fontMetrics().horizontalAdvance(self._said(seconds)) for seconds in SECONDS)
        self._words.setMinimumWidth(widest)
        self._say()
