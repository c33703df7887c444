"""The saved games: resume, watch, rename or delete one, or choose another file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialogButtonBox, QMessageBox, QPushButton, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.controllers.storage.library import Library
from furyqt.views.dialogs.frame import FramedDialog, list_size
from furyqt.views.dialogs.message_box import QUESTION, WARNING, MessageBox, NameBox
from furyqt.views.saves.game_list import GameList


class GamesDialog(FramedDialog):
    """A table of the library; `path` is the chosen file, `watches` whether to watch it."""

    def __init__(
        self,
        library: Library,
        language: Language,
        present: Path | None = None,
        parent: QWidget | None = None,
        *,
        watches: bool = False,
    ) -> None:
        """Create the dialog; `present` is the current game's file, which cannot be deleted or renamed."""
        super().__init__(parent, buttons=QDialogButtonBox.StandardButton.Cancel)
        self._library, self._language, self._present = library, language, present
        self.path: Path | None = None
        self.watches = self._prefers_watching = watches
        self.wants_file = False
        self.games = GameList(library, language, self)
        self.list = self.games.sheet
        self.command_buttons: dict[str, QPushButton] = {}
        self._make_buttons()
        self.body.addWidget(self.games, 1)
        self.games.activated.connect(lambda: self._take(self._prefers_watching))
        self.games.chosen_changed.connect(self._allow)
        self.retranslate()
        self.adjust()
        self.list.setFocus()

    def _make_buttons(self) -> None:
        role = QDialogButtonBox.ButtonRole
        handlers: dict[str, Callable[[], None]] = {
            "open": lambda: self._take(False), "watch": lambda: self._take(True),
            "rename": self._ask_name, "delete": self._ask_delete, "file": self._elsewhere,
        }  # fmt: skip
        for name, do in handlers.items():
            button = self.command_buttons[name] = QPushButton(self)
            self.buttons.addButton(button, role.ResetRole if name == "file" else role.ActionRole)
            button.clicked.connect(lambda _=False, do=do: do())
        self.command_buttons["watch" if self._prefers_watching else "open"].setDefault(True)

    def _allow(self) -> None:
        """Enable the buttons that can do something with the chosen game."""
        game, readable = self.games.chosen, self.games.readable
        is_free = game is not None and game.path != self._present
        self.command_buttons["open"].setEnabled(readable is not None and not readable.result)
        self.command_buttons["watch"].setEnabled(readable is not None)
        self.command_buttons["rename"].setEnabled(readable is not None and is_free)
        self.command_buttons["delete"].setEnabled(is_free)
        if not self._prefers_watching:
            usual = "watch" if readable is not None and readable.result else "open"
            self.command_buttons[usual].setDefault(True)

    # Commands

    def _take(self, watches: bool) -> None:
        game = self.games.readable
        if game is not None:
            self.path, self.watches = game.path, watches or bool(game.result)
            self.accept()

    def _elsewhere(self) -> None:
        """Choose a file in another folder."""
        self.wants_file = True
        self.accept()

    def _ask_name(self) -> None:
        game = self.games.chosen
        if game is None:
            return
        box = NameBox(self.tr("Rename the Game"), self.tr("Game name:"), self)
        box.setTextValue("" if game.is_autosave else game.name)
        box.textValueSelected.connect(
            lambda name: self._attempt(lambda: self._library.rename(game.path, name))
        )
        box.open()

    def _ask_delete(self) -> None:
        game = self.games.chosen
        if game is None:
            return
        words = (
            self.tr("Delete this game permanently?")
            + "\n\n"
            + " · ".join(cell.words for cell in self.games.cells(game) if cell.words)
        )
        cancel = QMessageBox.StandardButton.Cancel
        box = MessageBox(QUESTION, self.tr("Delete the Game"), words, self, cancel)
        delete = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        delete.clicked.connect(lambda: self._attempt(lambda: self._library.delete(game.path)))
        box.open()

    def _attempt(self, do: Callable[[], object]) -> None:
        """Change the library and list it again, or report why that is impossible."""
        try:
            do()
        except LibraryError as wrong:
            words = self._language.text(wrong.text)
            MessageBox(WARNING, self.tr("This Is Not Possible"), words, self).open()
        self.games.refresh()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self.tr("Watch a Replay") if self._prefers_watching else self.tr("Open a Game"))
        words = {
            "open": self.tr("Resume"), "watch": self.tr("Watch"), "rename": self.tr("Rename…"),
            "delete": self.tr("Delete…"), "file": self.tr("Other File…"),
        }  # fmt: skip
        for name, text in words.items():
            self.command_buttons[name].setText(text)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self.games.refresh()

    def adjust(self) -> None:
        """Be large enough for the list and the preview, as far as the screen allows."""
        self.resize(list_size(self))
