"""The saved games: resume, watch, rename or delete one, or choose another file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QLabel, QMessageBox, QPushButton, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.session.seats import HUMAN, parties, seats_in
from furyqt.controllers.storage.library import Library, LibraryError, SavedGame
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.dialogs.frame import FramedDialog
from furyqt.views.models.sheet import Cell, SheetLine, SheetView
from furyqt.views.start.levels import seat_text


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
        self.list, self.note = SheetView(self), QLabel(self)
        self.note.setWordWrap(True)
        self.doings: dict[str, QPushButton] = {}
        self._make_buttons()
        self.body.addWidget(self.note)
        self.body.addWidget(self.list, 1)
        self.list.activated.connect(lambda: self._take(self._prefers_watching))
        self.list.selectionModel().currentChanged.connect(self._allow)
        self.retranslate()
        self.list.setFocus()

    def _make_buttons(self) -> None:
        role = QDialogButtonBox.ButtonRole
        doings: dict[str, Callable[[], None]] = {
            "open": lambda: self._take(False), "watch": lambda: self._take(True),
            "rename": self._ask_name, "delete": self._ask_delete, "file": self._elsewhere,
        }  # fmt: skip
        for name, do in doings.items():
            button = self.doings[name] = QPushButton(self)
            self.buttons.addButton(button, role.ResetRole if name == "file" else role.ActionRole)
            button.clicked.connect(lambda _=False, do=do: do())
        self.doings["watch" if self._prefers_watching else "open"].setDefault(True)

    # Content

    def refresh(self) -> None:
        """Read the library again."""
        games = self._library.games()
        headings = (
            self.tr("Name"), self.tr("Played last"), self.tr("State"), self.tr("Sides"), self.tr("Game"),
        )  # fmt: skip
        self.list.set_lines(headings, [SheetLine(game, self._cells(game)) for game in games])
        empty = self.tr("No saved games yet. Every game you play is saved here automatically.")
        self.note.setText("" if games else empty)
        self.note.setVisible(not games)
        self._allow()

    def _cells(self, game: SavedGame) -> tuple[Cell, ...]:
        name = self.tr("Autosave") if game.is_autosave else game.name
        moment = QDateTime.fromSecsSinceEpoch(round(game.modified.timestamp()))
        when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        title = "" if game.is_damaged else self._language.text(ruleset(game.game).title)
        return (
            Cell(name, ("\uffff" if game.is_autosave else "") + game.name.casefold()),
            Cell(when, game.modified.timestamp()),
            Cell(self._state(game)),
            Cell(self._sides(game)),
            Cell(title),
        )

    def _sides(self, game: SavedGame) -> str:
        if game.is_damaged:
            return ""
        say = self._language.text
        found = parties(game.table, seats_in(game.table, game.tags))
        own = [say(title) for title, seat in found if seat == HUMAN]
        if not own:
            return self.tr("computer only")
        others = dict.fromkeys(say(seat_text(seat)) for _, seat in found if seat != HUMAN)
        if not others:
            return self.tr("{sides} against each other").format(sides=", ".join(own))
        return self.tr("{sides} against {others}").format(sides=", ".join(own), others=", ".join(others))

    def _state(self, game: SavedGame) -> str:
        if game.is_damaged:
            return self.tr("unreadable")
        if game.result:
            winners = game.table.called(game.result) or ()
            winner = ", ".join(self._language.text(game.table.players[player].title) for player in winners)
            return self.tr("won by {winner}").format(winner=winner)
        return self.tr("%n turn(s) played", "", game.turns)

    def _allow(self) -> None:
        game = self.list.chosen()
        can_read = isinstance(game, SavedGame) and not game.is_damaged
        is_free = isinstance(game, SavedGame) and game.path != self._present
        self.doings["open"].setEnabled(can_read and not game.result)
        self.doings["watch"].setEnabled(can_read)
        self.doings["rename"].setEnabled(can_read and is_free)
        self.doings["delete"].setEnabled(is_free)
        if not self._prefers_watching:
            self.doings["watch" if can_read and game.result else "open"].setDefault(True)

    # Commands

    def _take(self, watches: bool) -> None:
        game = self.list.chosen()
        if isinstance(game, SavedGame) and not game.is_damaged:
            self.path, self.watches = game.path, watches or bool(game.result)
            self.accept()

    def _elsewhere(self) -> None:
        """Choose a file in another folder."""
        self.wants_file = True
        self.accept()

    def _ask_name(self) -> None:
        game = self.list.chosen()
        if not isinstance(game, SavedGame):
            return
        box = QInputDialog(self, Qt.WindowType.Dialog)
        box.setWindowTitle(self.tr("Rename the game"))
        box.setLabelText(self.tr("Game name:"))
        box.setTextValue("" if game.is_autosave else game.name)
        box.textValueSelected.connect(
            lambda name: self._attempt(lambda: self._library.rename(game.path, name))
        )
        box.finished.connect(box.deleteLater)
        box.open()

    def _ask_delete(self) -> None:
        game = self.list.chosen()
        if not isinstance(game, SavedGame):
            return
        words = (
            self.tr("Delete this game permanently?") + "\n\n" + " · ".join(c.words for c in self._cells(game))
        )
        cancel = QMessageBox.StandardButton.Cancel
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Delete the game"), words, cancel, self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain markup
        delete = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        delete.clicked.connect(lambda: self._attempt(lambda: self._library.delete(game.path)))
        box.finished.connect(box.deleteLater)
        box.open()

    def _attempt(self, do: Callable[[], object]) -> None:
        """Change the library and list it again, or report why that is impossible."""
        try:
            do()
        except LibraryError as wrong:
            words = self._language.text(wrong.text)
            box = QMessageBox(QMessageBox.Icon.Warning, self.tr("This is not possible"), words, parent=self)
            box.setTextFormat(Qt.TextFormat.PlainText)
            box.finished.connect(box.deleteLater)
            box.open()
        self.refresh()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.set_title(self.tr("Watch a Replay") if self._prefers_watching else self.tr("Open a Game"))
        words = {
            "open": self.tr("Resume"), "watch": self.tr("Watch"), "rename": self.tr("Rename…"),
            "delete": self.tr("Delete…"), "file": self.tr("Other File…"),
        }  # fmt: skip
        for name, text in words.items():
            self.doings[name].setText(text)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))
        self.list.setAccessibleName(self.tr("Saved Games"))
        self.refresh()
        letters, screen = self.fontMetrics().averageCharWidth(), self.screen().availableSize()
        self.resize(min(letters * 130, screen.width() - 40), min(letters * 60, screen.height() - 60))
