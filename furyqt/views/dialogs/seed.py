"""The seed of a game: typed, randomized, or left to chance."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from furyqt.views.access.announce import announce
from furyqt.views.live import TranslatedWidget
from furyqt.views.signs import SignLabel

MOST_DIGITS = 18
_SEEDS = 10**6


class SeedField(TranslatedWidget, QWidget):
    """A line for a number; a message below says why a text cannot be a seed."""

    checked = Signal(bool)
    """Whether the text can be a seed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._random = secrets.randbelow(_SEEDS)
        self.line, self.dice, self.wrong = QLineEdit(self), QPushButton(self), SignLabel(self)
        self.line.setClearButtonEnabled(True)
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        self.setFocusProxy(self.line)
        row, lines = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.line, 1)
        row.addWidget(self.dice)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(3)
        lines.addLayout(row)
        lines.addWidget(self.wrong)
        self.dice.clicked.connect(self._randomize)
        self.line.textChanged.connect(self._check)
        self.retranslate()

    @property
    def is_right(self) -> bool:
        """Whether the line is empty or has a number that can be a seed."""
        text = self.line.text().strip()
        return not text or (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS)

    @property
    def seed(self) -> int:
        """The number in the line, or a random one that stays the same."""
        text = self.line.text().strip()
        return int(text) if text and self.is_right else self._random

    def _randomize(self) -> None:
        """Fill in a random number."""
        self._random = secrets.randbelow(_SEEDS)
        self.line.setText(str(self._random))

    def _check(self) -> None:
        is_right = self.is_right
        if not is_right and self.wrong.isHidden():
            announce(self, self.wrong.text())
        self.wrong.setHidden(is_right)
        self.checked.emit(is_right)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.line.setAccessibleName(self.tr("Game seed"))
        self.dice.setText(self.tr("Randomize"))
        self.dice.setToolTip(self.tr("Pick a random seed"))
        self.dice.setAccessibleName(self.dice.toolTip())
        self.line.setPlaceholderText(self.tr("random"))
        self.line.setToolTip(self.tr("The same seed and the same moves give the same game"))
        words = self.tr("A seed is a whole number of at most {count} digits.")
        self.wrong.show_words(words.format(count=MOST_DIGITS), "warning")
