"""Tabs with enough height for their words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

_SHIFT = 2
"""The pixels by which the style moves the words of an unselected tab down, without making room for it."""


class TabBar(QTabBar):
    """A bar whose tabs are a little higher than the style makes them."""

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size in which no letter of an unselected tab is cut off below."""
        return super().tabSizeHint(index) + QSize(0, _SHIFT)


class Tabs(QTabWidget):
    """Pages with a tab for each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabBar(TabBar(self))
