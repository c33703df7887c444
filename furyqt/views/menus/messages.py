"""Short messages in the status bar, and boxes that must be read."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow, QMessageBox

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text
from furyqt.views.access.announce import announce

_NOTE_MS = 8000


class Messages(QObject):
    """Tells things to the person at the window."""

    def __init__(self, language: Language, window: QMainWindow) -> None:
        super().__init__(window)
        self._language, self._window = language, window
        self._place = ""
        """The latest text about a place on the map."""

    def note(self, text: Text) -> None:
        """Show a message for a while."""
        self.tell(self._language.text(text))

    def tell(self, words: str) -> None:
        """Show and announce these words."""
        self.show(words)
        announce(self._window, words)

    def show(self, words: str) -> None:
        """Show these words for a while, without a word to a screen reader."""
        self._window.statusBar().showMessage(words, _NOTE_MS)

    def warn(self, text: Text) -> None:
        """Show a box with a message that must be read."""
        title, words = self.tr("This is not possible"), self._language.text(text)
        box = QMessageBox(QMessageBox.Icon.Warning, title, words)
        box.setTextFormat(Qt.TextFormat.PlainText)  # the name of a file may look like anything
        box.setParent(self._window, box.windowFlags())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def show_place(self, words: str) -> None:
        """Describe the place on the map that is pointed at."""
        self._place = words
        self._window.statusBar().showMessage(words)

    def forget_place(self) -> None:
        """Clear the description of a place: its map is not shown any more."""
        if self._window.statusBar().currentMessage() == self._place:
            self._window.statusBar().clearMessage()
