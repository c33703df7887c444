"""Save a game under a name, in the list of the saved games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.controllers.storage.library import Library
from furyqt.views.access.announce import announce
from furyqt.views.dialogs.frame import FramedDialog, list_size
from furyqt.views.dialogs.message_box import QUESTION, MessageBox
from furyqt.views.saves.game_list import GameList
from furyqt.views.signs import SignLabel


class SaveDialog(FramedDialog):
    """A name, and the games that have one already; `path` is the chosen file, None for another folder."""

    def __init__(
        self, library: Library, language: Language, proposal: str, parent: QWidget | None = None
    ) -> None:
        role = QDialogButtonBox.StandardButton
        super().__init__(parent, buttons=role.Save | role.Cancel)
        self._library, self._language = library, language
        self.path: Path | None = None
        self.name, self._label, self.wrong = QLineEdit(self), QLabel(self), SignLabel(self)
        self.games = GameList(library, language, self)
        self.elsewhere = QPushButton(self)
        self.buttons.addButton(self.elsewhere, QDialogButtonBox.ButtonRole.ResetRole)
        self._label.setBuddy(self.name)
        self.wrong.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self._label)
        row.addWidget(self.name, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.wrong)
        self.body.addWidget(self.games, 1)
        self.elsewhere.clicked.connect(self._elsewhere)
        self.games.activated.connect(self._take_name)
        self.games.sheet.clicked.connect(lambda _: self._take_name())
        self.name.textChanged.connect(self._check)
        self.retranslate()
        self.adjust()
        self.name.setText(proposal)
        self.name.selectAll()
        self.name.setFocus()

    @property
    def _button(self) -> QPushButton:
        return self.buttons.button(QDialogButtonBox.StandardButton.Save)

    def _take_name(self) -> None:
        """Take over the name of a game in the list, which would be replaced."""
        game = self.games.chosen
        if game is not None and not game.is_autosave:
            self.name.setText(game.name)
            self.name.setFocus()

    def _check(self) -> None:
        """Explain why a name is impossible; an empty one needs no explanation."""
        try:
            self._library.file_for(self.name.text())
        except LibraryError as wrong:
            words = self._language.text(wrong.text) if self.name.text().strip() else ""
            self._button.setEnabled(False)
        else:
            words = ""
            self._button.setEnabled(True)
        if words and words != self.wrong.text():
            announce(self, words)
        self.wrong.show_words(words, "warning")
        self.wrong.setVisible(bool(words))

    def accept(self) -> None:
        """Take the name; a game with this name is only replaced after a confirmation."""
        if not self._button.isEnabled():
            return
        path = self._library.file_for(self.name.text())
        if not path.exists():
            self._finish(path)
            return
        words = self.tr("There is already a game called {name}. Replace it?").format(name=path.stem)
        cancel = QMessageBox.StandardButton.Cancel
        box = MessageBox(QUESTION, self.tr("Replace the Game"), words, self, cancel)
        replace = box.addButton(self.tr("Replace"), QMessageBox.ButtonRole.DestructiveRole)
        replace.clicked.connect(lambda: self._finish(path))
        box.open()

    def _finish(self, path: Path) -> None:
        self.path = path
        super().accept()

    def _elsewhere(self) -> None:
        """Choose a file in another folder."""
        super().accept()

    def adjust(self) -> None:
        """Be large enough for the list and the preview, as far as the screen allows."""
        self.resize(list_size(self))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self.tr("Save the Game"))
        self._label.setText(self.tr("Game name:"))
        self.name.setAccessibleName(self.tr("Game name"))
        self._button.setText(self.tr("Save"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self.elsewhere.setText(self.tr("Other File…"))
        self.games.refresh()
        self._check()
