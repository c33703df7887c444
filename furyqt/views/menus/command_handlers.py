"""The functions of the commands in the menus; `command_table.py` names the commands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Values
from furyqt.rules.core.record import SUFFIX
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.views.boards import board
from furyqt.views.dialogs.help import AboutDialog, ShortcutsDialog
from furyqt.views.dialogs.message_box import QUESTION, MessageBox
from furyqt.views.lazy_pages import lazy
from furyqt.views.menus.window_parts import WindowParts
from furyqt.views.panels.playback.pace_bar import FAST, NORMAL, SLOW

if TYPE_CHECKING:  # imported when first needed: see lazy_pages.py
    from furyqt.views.cards.reader import CardReader
    from furyqt.views.dialogs.games import GamesDialog
    from furyqt.views.dialogs.save_game import SaveDialog
    from furyqt.views.pages import MapPage
    from furyqt.views.reference.dialog import ReferenceDialog
    from furyqt.views.table.map_table import MapTable


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
            path = self._ask_file(self.tr("Watch a Replay") if dialog.watches else self.tr("Open a Game"))
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
        box = MessageBox(QUESTION, self.tr("The Game Is Open"), words, self._frame, cancel)
        box.setInformativeText(
            self.tr("You can watch it as far as it has been played, or play on in a copy.")
        )
        role, lifecycle = QMessageBox.ButtonRole.ActionRole, self._window.lifecycle
        box.addButton(self.tr("Watch"), role).clicked.connect(lambda: lifecycle.open_replay(path))
        copy = box.addButton(self.tr("Play a Copy"), role)
        copy.clicked.connect(lambda: lifecycle.open(path, as_copy=True))
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
        session = window.lifecycle.session
        chapter = None if session is None else session.chapter
        if chapter is None:
            name = f"{window.language.text(ruleset(self._game()).title)} {date.today().isoformat()}"
        else:
            name = window.language.text(chapter.name)
        proposal = library.free_name(name)
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
                self._frame, self.tr("Save the Game"), proposal, self._kinds()
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


class GameCommands(QObject):
    """Commands of the menu Move."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self._window = window

    def undo(self) -> None:
        """Take back the last own decision."""
        if (session := self._window.lifecycle.session) is not None:
            session.undo_stack.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if (session := self._window.lifecycle.session) is not None:
            session.undo_stack.redo()

    def hint(self) -> None:
        """Ask for a hint."""
        if self._window.play is not None:
            self._window.play.hints.ask()

    def move_now(self) -> None:
        """Make the computer play the action it has found."""
        if (session := self._window.lifecycle.session) is not None:
            session.computer.move_now()

    def stop(self) -> None:
        """Stop the computer."""
        if (session := self._window.lifecycle.session) is not None:
            session.computer.cancel()

    def resume(self) -> None:
        """Resume the computer."""
        if (session := self._window.lifecycle.session) is not None:
            session.computer.resume()

    def show_truth(self) -> None:
        """Show the truth after the end."""
        if self._window.play is not None:
            self._window.play.show_truth()

    def show_theirs(self) -> None:
        """Show a person who hides what the others know, or stop doing so."""
        if self._window.play is not None:
            is_wanted = self._window.commands.actions["theirs"].isChecked()
            self._window.play.deduction.show_theirs(is_wanted)

    def show_story(self) -> None:
        """Replay the others' last turn on the map and in the status bar."""
        if self._window.play is not None:
            play, messages = self._window.play, self._window.messages
            if words := play.story.show_again(play.pace.travel_speed):
                if not play.story.is_telling:
                    messages.show(words)
            else:
                messages.tell(self.tr("Nothing has happened since your last turn."))

    def change_pace(self, step: int) -> None:
        """Make the computer's actions slower (-1) or faster (1), and say how fast they are now."""
        if self._window.play is not None:
            names = {
                SLOW: self.tr("The computer's actions are slow."),
                NORMAL: self.tr("The computer's actions have the normal pace."),
                FAST: self.tr("The computer's actions are fast."),
            }
            self._window.messages.tell(names[self._window.play.pace.change_pace(step)])

    def pass_phase(self) -> None:
        """Pass all prompts of this phase."""
        if self._window.play is not None:
            self._window.play.moves.pass_phase()

    def agree(self) -> None:
        """Agree to the computer teammate's plan."""
        if self._window.play is not None:
            self._window.play.moves.agree()

    def trust(self) -> None:
        """Agree to all plans of this phase."""
        if self._window.play is not None:
            self._window.play.moves.trust()

    def skip_to_turn(self) -> None:
        """Skip ahead to the person's next turn."""
        if self._window.play is not None:
            self._window.play.moves.skip_to_turn()


class ViewCommands(QObject):
    """Commands of the menu View."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self._window, self._frame = window, frame

    def show_places(self) -> None:
        """Show or hide the possible locations."""
        is_wanted = self._window.commands.actions["places"].isChecked()
        self._window.settings.update(show_possible_places=is_wanted)

    def turn_sound(self) -> None:
        """Turn the sound on or off."""
        self._window.settings.update(sound=self._window.commands.actions["sound"].isChecked())

    def fill_screen(self) -> None:
        """Fill the screen, or leave it again."""
        if self._window.commands.actions["full"].isChecked():
            self._frame.showFullScreen()
        else:
            self._frame.showNormal()

    def page(self) -> MapPage:
        return self._window.pages.here or self._window.table

    def map(self) -> MapTable:
        return self.page().view.table

    def finish_animations(self) -> None:
        """Finish the movement of every piece and the moment shown, and start the computer's next action."""
        self.map().scene.pieces.finish()
        self.page().view.combat.finish()
        if self._window.play is not None:
            self._window.play.moments.finish()
        if (session := self._window.lifecycle.session) is not None:
            session.pace.skip_wait()

    def step_pane(self, step: int) -> None:
        """Put the keyboard on the next or previous pane."""
        panes = [pane for pane in self._window.panes() if pane.isVisible()]
        focused: QWidget | None = QApplication.focusWidget()
        here = next((i for i, pane in enumerate(panes) if pane is focused), -1 if step > 0 else 0)
        if panes:
            panes[(here + step) % len(panes)].setFocus()


class Rulebook(QObject):
    """The rules window of a frame; `game` returns the game, `here` the anchor for the current prompt."""

    def __init__(
        self, game: Callable[[], str], here: Callable[[], str], language: Language, frame: QWidget
    ) -> None:
        super().__init__(frame)
        self._game, self._here, self._language, self._frame = game, here, language, frame
        self.dialog: ReferenceDialog | None = None

    def open(self, anchor: str = "") -> None:
        """Open the rules at a page; without one, at the page of the current prompt."""
        dialog = self.dialog
        if dialog is None:
            dialog = self.dialog = lazy("reference.dialog", "ReferenceDialog")(
                self._game(), self._language, self._frame
            )
        dialog.set_game(self._game())
        dialog.open_at(anchor or self._here())

    def put_away(self) -> None:
        """Close the rules, because the open page may reveal something to the next person."""
        if self.dialog is not None:
            self.dialog.close()


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
