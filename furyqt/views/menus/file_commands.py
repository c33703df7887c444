"""Games begun, opened, watched and saved from the menus."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from furyqt.rules.core.record import SUFFIX
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.views.lazy_pages import lazy
from furyqt.views.menus.window_parts import WindowParts

if TYPE_CHECKING:  # imported when first needed: see lazy_pages.py
    from furyqt.views.dialogs.games import GamesDialog
    from furyqt.views.dialogs.save_game import SaveDialog


class FileCommands(QObject):
    """Commands of the menu Game."""

    def __init__(self, window: WindowParts, frame: QWidget, game: Callable[[], str]) -> None:
        """`game` returns the name of the game on the page in front."""
        super().__init__(frame)
        self._window, self._frame, self._game = window, frame, game

    def new_game(self) -> None:
        """Ask for a new game and begin it."""
        dialog = lazy("dialogs.new_game", "NewGameDialog")(
            self._window.settings, self._window.language, self._frame
        )
        dialog.accepted.connect(lambda: self._window.lifecycle.begin(dialog.chosen()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def resume(self) -> None:
        """Return to the game in progress, or open the newest unfinished one."""
        if self._window.lifecycle.is_playing:
            self._window.show_table()
        else:
            self._window.lifecycle.resume()

    def open_file(self) -> None:
        """Offer the games that are kept, to go on with one."""
        self._offer_games(watches=False)

    def watch_file(self) -> None:
        """Offer the games that are kept, to look at one."""
        self._offer_games(watches=True)

    def _offer_games(self, *, watches: bool) -> None:
        window, session = self._window, self._window.lifecycle.session
        present = None if session is None else session.archive.autosave_path
        make = lazy("dialogs.games", "GamesDialog")
        dialog: GamesDialog = make(
            window.lifecycle.library, window.language, present, self._frame, watches=watches
        )
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take(self, dialog: GamesDialog) -> None:
        """Open or look at what was chosen, or ask for another file."""
        path, lifecycle = dialog.path, self._window.lifecycle
        if dialog.wants_file:
            path = self._ask_file(self.tr("Watch a replay") if dialog.watches else self.tr("Open a game"))
        if path is None:
            return
        if dialog.watches:
            lifecycle.open_replay(path)
        else:
            lifecycle.open(path)

    def ask_copy(self, path: Path, why: Text) -> None:
        """Ask whether to watch a game that is open in another program, or to play on in a copy."""
        words = self._window.language.text(why)
        cancel = QMessageBox.StandardButton.Cancel
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("The game is open"), words, cancel, self._frame)
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain markup
        box.setInformativeText(
            self.tr("You can watch it as far as it has been played, or play on in a copy.")
        )
        role, lifecycle = QMessageBox.ButtonRole.ActionRole, self._window.lifecycle
        box.addButton(self.tr("Watch"), role).clicked.connect(lambda: lifecycle.open_replay(path))
        copy = box.addButton(self.tr("Play a Copy"), role)
        copy.clicked.connect(lambda: lifecycle.open(path, as_copy=True))
        box.finished.connect(box.deleteLater)
        box.open()

    def _ask_file(self, title: str) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self._frame, title, self._folder(), self._kinds())
        if not name:
            return None
        self._window.settings.update(last_directory=str(Path(name).parent))
        return Path(name)

    def save(self) -> None:
        """Save where it was saved before, or ask where."""
        path = self._window.lifecycle.path
        if path is None:
            self.save_as()
        else:
            self._window.lifecycle.save(path)

    def save_as(self) -> None:
        """Ask for a name among the saved games."""
        window, library = self._window, self._window.lifecycle.library
        title = window.language.text(ruleset(self._game()).title)
        proposal = library.free_name(f"{title} {date.today().isoformat()}")
        make = lazy("dialogs.save_game", "SaveDialog")
        dialog: SaveDialog = make(library, window.language, proposal, self._frame)
        dialog.accepted.connect(lambda: self._save_in(dialog.path))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save_in(self, path: Path | None) -> None:
        """Save in a file; without one, ask for a file in another folder."""
        if path is None:
            proposal = str(Path(self._folder()) / f"{self._game()}{SUFFIX}")
            name, _ = QFileDialog.getSaveFileName(
                self._frame, self.tr("Save the game"), proposal, self._kinds()
            )
            if not name:
                return
            path = Path(name if Path(name).suffix else name + SUFFIX)
            self._window.settings.update(last_directory=str(path.parent))
        self._window.lifecycle.save(path)

    def _folder(self) -> str:
        return self._window.settings.values.last_directory or str(self._window.lifecycle.library.folder)

    def _kinds(self) -> str:
        return self.tr("furyqt games (*{suffix})").format(suffix=SUFFIX) + ";;" + self.tr("All files (*)")
