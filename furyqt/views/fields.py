"""Boxes and sliders that the mouse wheel scrolls past: it never changes a value."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider


class ChoiceBox(QComboBox):
    """A combo box that leaves the wheel to the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page instead."""
        event.ignore()


class Slider(QSlider):
    """A slider that leaves the wheel to the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page instead."""
        event.ignore()
