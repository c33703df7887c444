"""The functions of the commands in the menus; `command_table.py` names the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from furyqt.controllers.storage.settings import Values
from furyqt.views.boards import board
from furyqt.views.dialogs.help import AboutDialog, ShortcutsDialog
from furyqt.views.lazy_pages import lazy
from furyqt.views.menus.file_commands import FileCommands
from furyqt.views.menus.game_commands import GameCommands
from furyqt.views.menus.view_commands import ViewCommands
from furyqt.views.menus.window_parts import WindowParts
from furyqt.views.reference.rulebook import Rulebook

if TYPE_CHECKING:  # these are fetched when they are wanted: see lazy_pages.py
    from furyqt.views.cards.reader import CardReader


class CommandHandlers(QObject):
    """Has a function for every command of the window."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self.window, self._frame = window, frame
        self.files = FileCommands(window, frame, self.game_name)
        self.game, self.view = GameCommands(window, frame), ViewCommands(window, frame)
        self.rulebook = Rulebook(self.game_name, self._rule_here, window.language, frame)
        for name, action in window.commands.themes.items():
            action.triggered.connect(lambda _=False, name=name: window.settings.update(theme=name))
        for code, action in window.commands.languages.items():
            action.triggered.connect(lambda _=False, code=code: window.settings.update(language=code))

    def close(self) -> None:
        """Close the window."""
        self._frame.close()

    def show_keys(self) -> None:
        """Show the keyboard shortcuts, which stay open during the game."""
        dialog = ShortcutsDialog(self.window.commands, self._frame)
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def show_about(self) -> None:
        """Show the version and the license."""
        self._open(AboutDialog(self._frame))

    def tick(self, values: Values) -> None:
        """Check the menu items of active settings."""
        commands = self.window.commands
        commands.actions["places"].setChecked(values.show_possible_places)
        commands.actions["sound"].setChecked(values.sound)
        commands.themes[values.theme].setChecked(True)
        commands.languages[values.language].setChecked(True)

    def settings(self) -> None:
        """Open the settings."""
        make = lazy("dialogs.settings", "SettingsDialog")
        self._open(make(self.window.settings, self.window.language, self._frame))

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _rule_here(self) -> str:
        """Return the anchor for the card being read or the current prompt, or an empty text."""
        reader: CardReader | None = lazy("cards.reader", "reader_in")(self._frame)
        if reader is not None and reader.rule:
            return reader.rule
        page, play = self.window.pages.currentWidget(), self.window.play
        if page is not self.window.table or play is None:
            return ""
        return board(play.session.rules.name).rule(play.session.observation)

    def game_name(self) -> str:
        """Return the name of the game on the page in front, else of the one in progress or chosen last."""
        window, session = self.window, self.window.lifecycle.session
        page = window.pages.replay_here
        if page is not None and page.replay is not None:
            return page.replay.rules.name
        return session.rules.name if session is not None else self.window.settings.values.game
