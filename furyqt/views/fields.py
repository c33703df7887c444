"""Sliders that the mouse wheel scrolls past: it never changes a value."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

_TICK = 4


class Slider(QSlider):
    """A slider that leaves the wheel to the page; below it are ticks, which a style sheet does not draw."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page instead."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slider and its ticks."""
        super().paintEvent(event)
        if self.tickPosition() == QSlider.TickPosition.NoTicks or not self.tickInterval():
            return
        option, low = QStyleOptionSlider(), self.minimum()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self).width()
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        for value in range(low, self.maximum() + 1, self.tickInterval()):
            across = QStyle.sliderPositionFromValue(low, self.maximum(), value, self.width() - handle)
            x = across + handle // 2
            painter.drawLine(x, self.height() - _TICK, x, self.height() - 1)
