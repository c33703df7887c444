"""The effect of the card that a question is about, as much of it as fits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

_LEAST_LINES = 2
_SIDE = 6
_LEAST_WIDTH = 60


def shortened(words: str, metrics: QFontMetrics, width: int, lines: int) -> str:
    """Return as many of the words as fit in a number of lines of this width."""
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    parts, found = words.split(), words
    while parts and metrics.boundingRect(0, 0, width, 9999, flags, found).height() > lines * metrics.height():
        parts.pop()
        found = " ".join(parts) + "…"
    return found


class TopicLabel(QLabel):
    """Shows the effect in two lines at least; the tool tip and the accessible name have all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setContentsMargins(_SIDE, 0, _SIDE, 0)

    def say(self, words: str) -> None:
        """Set the effect; without one the label is hidden."""
        self._words = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))

    def full_height(self, width: int) -> int:
        """Return the height of all words in this width."""
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        room = max(_LEAST_WIDTH, width - 2 * _SIDE)
        return self.fontMetrics().boundingRect(0, 0, room, 9999, flags, self._words).height()

    def use_room(self, width: int, height: int) -> int:
        """Show as many lines as fit, and return their height."""
        metrics = self.fontMetrics()
        lines = max(_LEAST_LINES, height // metrics.height())
        short = shortened(self._words, metrics, max(_LEAST_WIDTH, width - 2 * _SIDE), lines)
        self.setText(short)
        self.setToolTip(self._words if short != self._words else "")
        return self.heightForWidth(width) if self._words else 0
