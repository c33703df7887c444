"""Saying things aloud: what a screen reader is told without being asked."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str) -> None:
    """Hand a sentence to the screen reader, if one listens."""
    if words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
