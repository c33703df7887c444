"""A combo box with the values of one option; the last value can come from a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.storage.file_errors import reason
from furyqt.rules.core.ruleset import Option
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.views.dialogs.fitted_box import FittedBox

N_ = Texts("errors")

_NOT_TEXT = N_("this is not text")


class OptionBox(FittedBox):
    """The values of an option.

    If the option has values from a file, choosing the last item asks for the file. A file that does not fit
    leaves the earlier choice.
    """

    refused = Signal(str)
    """The reason why a file does not fit, in the current language; empty for a file that does."""

    def __init__(self, option: Option, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._option, self._language = option, language
        self._chosen = 0
        for value in option.values:
            self.addItem("", value)
        if option.file is not None:
            self.addItem("", "")
        self.activated.connect(self._activate)
        self.currentIndexChanged.connect(self._remember)

    @property
    def value(self) -> str:
        """The chosen value; while a file is asked for, the one before."""
        return str(self.itemData(self._chosen))

    def choose(self, value: str) -> None:
        """Choose a value; one that the option does not have is the default."""
        file = self._option.file
        if value not in self._option.values and file is not None and file.accepts(value):
            self._choose_own(value)
        else:
            self.setCurrentIndex(max(0, self.findData(value)))

    def retranslate(self) -> None:
        """Set the words of all values in the current language."""
        say = self._language.text
        self.setAccessibleName(say(self._option.title))
        for number, words in enumerate(self._option.values.values()):
            self.setItemText(number, say(words))
        if self._option.file is not None:
            self.setItemText(self.count() - 1, say(self._option.file.title))
        trouble = self._option.trouble() if self._option.trouble is not None else None
        if trouble is not None:
            self.refused.emit(say(trouble))

    def _remember(self, index: int) -> None:
        """Remember the last choice that has a value."""
        if self.itemData(index):
            self._chosen = index

    def _activate(self, index: int) -> None:
        """Ask for the file if its item was chosen, also if it was chosen before."""
        if self._option.file is None or index != self.count() - 1:
            self.refused.emit("")
            return
        name, _ = QFileDialog.getOpenFileName(self, self._language.text(self._option.title))
        if not name:
            self.setCurrentIndex(self._chosen)
            return
        try:
            self._choose_own(self._option.file.value_in(Path(name)))
            self.refused.emit("")
        except (OSError, UnicodeError, TextError) as wrong:
            self.setCurrentIndex(self._chosen)
            why = _why(wrong)
            words = self._language.text(why) if isinstance(why, Text) else why
            self.refused.emit(f"{Path(name).name}: {words}")

    def _choose_own(self, value: str) -> None:
        own = self.count() - 1
        self.setItemData(own, value)
        self._chosen = own
        self.setCurrentIndex(own)
        self.currentIndexChanged.emit(own)


def _why(wrong: OSError | UnicodeError | TextError) -> Text | str:
    if isinstance(wrong, TextError):
        return wrong.text
    return reason(wrong) if isinstance(wrong, OSError) else _NOT_TEXT
