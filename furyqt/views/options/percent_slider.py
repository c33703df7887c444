"""A slider for a share, with its value in percent beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from furyqt.views.fields import Slider
from furyqt.views.numbers import percent

PERCENT = 100


class PercentSlider(Slider):
    """A slider whose value changes when it is released; keys change it at once."""

    def __init__(self, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(round(least * PERCENT), round(most * PERCENT))
        self.setSingleStep(5)
        self.setPageStep(25)
        self.setTickInterval(25)
        self.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.setTracking(False)
        self._number = QLabel(self)
        self.sliderMoved.connect(self._show_number)
        self.valueChanged.connect(self._show_number)
        self._show_number(self.value())

    def with_number(self) -> QWidget:
        """Return the slider with its value beside it."""
        both = QWidget(self.parentWidget())
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self, 1)
        row.addWidget(self._number)
        return both

    def _show_number(self, value: int) -> None:
        self._number.setText(percent(value))

    def changeEvent(self, event: QEvent) -> None:
        """Write the number as in the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show_number(self.value())
        super().changeEvent(event)
