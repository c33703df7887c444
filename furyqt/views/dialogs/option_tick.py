"""A box to tick for an option with two values, with the words of the second one below it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.ruleset import Option


class OptionTick(QWidget):
    """The two values of an option: ticked is the one that is not the default."""

    changed = Signal()
    """The box was ticked or cleared."""

    def __init__(self, option: Option, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = option.name
        self._option, self._language = option, language
        self.box, self._words = QCheckBox(self), QLabel(self)
        self._words.setWordWrap(True)
        self._words.setIndent(self.box.fontMetrics().height() * 3 // 2)
        self.setFocusProxy(self.box)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2)
        inside.addWidget(self.box)
        inside.addWidget(self._words)
        self.box.toggled.connect(lambda _: self.changed.emit())

    @property
    def value(self) -> str:
        """The chosen value."""
        return tuple(self._option.values)[self.box.isChecked()]

    def choose(self, value: str) -> None:
        """Choose a value; one that the option does not have is the default."""
        self.box.setChecked(value in self._option.values and value != self._option.default)

    def retranslate(self) -> None:
        """Set the words in the current language."""
        say = self._language.text
        words = say(tuple(self._option.values.values())[True])
        self.box.setText(say(self._option.title))
        self.box.setAccessibleDescription(words)
        self._words.setText(f"{words[:1].upper()}{words[1:]}.")
