"""The functions that the menu commands call."""

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
    """Connects every command of the window with its handler."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self._window, self._frame = window, frame
        self.files = FileCommands(window, frame, self.game_name)
        self.game, self.view = GameCommands(window, frame), ViewCommands(window, frame)
        self.rulebook = Rulebook(self.game_name, self._rule_here, window.language, frame)
        lifecycle, actions = window.lifecycle, window.commands.actions
        files, game, view = self.files, self.game, self.view
        doings = {
            "new": files.new_game, "continue": files.go_on, "open": files.open_file, "save": files.save,
            "save_as": files.save_as, "replay_this": lifecycle.review, "replay": files.watch_file,
            "menu": window.show_start, "quit": frame.close, "undo": game.undo, "redo": game.redo,
            "hint": game.hint, "now": game.move_now, "cancel": game.stop, "resume": game.resume,
            "pass_phase": game.with_play(lambda play: play.moves.pass_phase()),
            "agree": game.with_play(lambda play: play.moves.agree()),
            "trust": game.with_play(lambda play: play.moves.trust()),
            "skip_to_turn": game.with_play(lambda play: play.moves.skip_to_turn()),
            "slower": lambda: game.change_pace(-1), "faster": lambda: game.change_pace(1),
            "story": game.show_story,
            "truth": game.uncover, "skip": view.finish_animations,
            "zoom_in": lambda: view.map().map.zoom_in(),
            "zoom_out": lambda: view.map().map.zoom_out(), "fit": lambda: view.map().map.fit(),
            "turn": lambda: view.page().view.column.turn(),
            "next_pane": lambda: view.step_pane(1), "last_pane": lambda: view.step_pane(-1),
            "settings": self.settings,
            "learn": window.show_learn,
            "journal": window.show_journal,
            "puzzles": window.show_puzzles,
            "help": self.rulebook.open,
            "keys": lambda: self._keep_open(ShortcutsDialog(window.commands, frame)),
            "about": lambda: self._open(AboutDialog(frame)),
        }  # fmt: skip
        for name, do in doings.items():
            actions[name].triggered.connect(lambda _=False, do=do: do())
        actions["places"].toggled.connect(lambda on: window.settings.update(show_possible_places=on))
        actions["sound"].toggled.connect(lambda on: window.settings.update(sound=on))
        actions["full"].toggled.connect(lambda on: frame.showFullScreen() if on else frame.showNormal())
        for name, action in window.commands.themes.items():
            action.triggered.connect(lambda _=False, name=name: window.settings.update(theme=name))
        for code, action in window.commands.languages.items():
            action.triggered.connect(lambda _=False, code=code: window.settings.update(language=code))

    def tick(self, values: Values) -> None:
        """Check the menu items of active settings."""
        commands = self._window.commands
        commands.actions["places"].setChecked(values.show_possible_places)
        commands.actions["sound"].setChecked(values.sound)
        commands.themes[values.theme].setChecked(True)
        commands.languages[values.language].setChecked(True)

    def settings(self) -> None:
        """Open the settings."""
        make = lazy("dialogs.settings", "SettingsDialog")
        self._open(make(self._window.settings, self._window.language, self._frame))

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _keep_open(self, dialog: QDialog) -> None:
        """Show a dialog that stays open during the game."""
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def _rule_here(self) -> str:
        """Return the anchor for the card being read or the current prompt, or an empty text."""
        reader: CardReader | None = lazy("cards.reader", "reader_in")(self._frame)
        if reader is not None and reader.rule:
            return reader.rule
        page, play = self._window.pages.currentWidget(), self._window.play
        if page is not self._window.table or play is None:
            return ""
        return board(play.session.rules.name).rule(play.session.observation)

    def game_name(self) -> str:
        """Return the name of the game on the page in front, else of the one in progress or chosen last."""
        window, session = self._window, self._window.lifecycle.session
        page = window.pages.replay_here
        if page is not None and page.replay is not None:
            return page.replay.rules.name
        return session.rules.name if session is not None else self._window.settings.values.game
