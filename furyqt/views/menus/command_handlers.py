"""What the menus do: dialogs opened, settings changed, the map moved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.record import SUFFIX
from furyqt.views.boards import board
from furyqt.views.dialogs.games import GamesDialog
from furyqt.views.dialogs.help import AboutDialog, ShortcutsDialog
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.lazy_pages import lazy
from furyqt.views.menus.commands import Commands
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.pages import Pages
from furyqt.views.reference.rulebook import Rulebook

if TYPE_CHECKING:  # these are fetched when they are wanted: see lazy_pages.py
    from furyqt.views.cards.reader import CardReader
    from furyqt.views.table.game_presenter import GamePresenter
    from furyqt.views.table.map_table import MapTable
    from furyqt.views.table.replay_page import ReplayPage
    from furyqt.views.table.table_page import TablePage


class WindowParts(Protocol):
    """What the commands work upon: the window's rooms, whatever the window is."""

    settings: Settings
    language: Language
    lifecycle: GameLifecycle
    commands: Commands
    play: GamePresenter | None
    pages: Pages

    @property
    def table(self) -> TablePage:
        """The page one plays on."""

    @property
    def replay(self) -> ReplayPage:
        """The page one looks at a game again on."""

    def show_start(self) -> None:
        """Go to the first page."""

    def show_learn(self) -> None:
        """Go to the list of lessons."""

    def show_table(self) -> None:
        """Go to the table."""

    def panes(self) -> tuple[QWidget, ...]:
        """The panes of the present page."""


class CommandHandlers(QObject):
    """Connects every command of the window with what it does."""

    def __init__(self, window: WindowParts, frame: QWidget) -> None:
        super().__init__(frame)
        self._window, self._frame = window, frame
        self.rulebook = Rulebook(self._game, self._rule_here, window.language, frame)
        lifecycle, actions = window.lifecycle, window.commands.actions
        doings = {
            "new": self.new_game, "continue": self.go_on, "open": self.open_file, "save": self.save,
            "save_as": self.save_as, "replay_this": lifecycle.look_at_this, "replay": self.watch_file,
            "menu": window.show_start, "quit": frame.close, "undo": self.undo, "redo": self.redo,
            "hint": self.hint, "now": self.move_now, "cancel": self.stop, "resume": self.resume,
            "pass_phase": self._with_play(lambda play: play.pass_phase()),
            "agree": self._with_play(lambda play: play.agree()),
            "trust": self._with_play(lambda play: play.trust()),
            "skip_to_turn": self._with_play(lambda play: play.skip_to_turn()),
            "slower": self._with_play(lambda play: play.change_pace(-1)),
            "faster": self._with_play(lambda play: play.change_pace(1)),
            "truth": self.uncover, "skip": self.finish_animations,
            "zoom_in": lambda: self._map().map.zoom_in(),
            "zoom_out": lambda: self._map().map.zoom_out(), "fit": lambda: self._map().map.fit(),
            "turn": lambda: self._page().view.column.turn(),
            "next_pane": lambda: self._step_pane(1), "last_pane": lambda: self._step_pane(-1),
            "settings": self.settings,
            "learn": window.show_learn,
            "help": self.rulebook.open,
            "keys": lambda: self._keep_open(ShortcutsDialog(window.commands, frame)),
            "about": lambda: self._open(AboutDialog(frame)),
        }  # fmt: skip
        for name, do in doings.items():
            actions[name].triggered.connect(lambda _=False, do=do: do())
        actions["places"].toggled.connect(lambda on: window.settings.update(show_possible_places=on))
        actions["full"].toggled.connect(lambda on: frame.showFullScreen() if on else frame.showNormal())
        for name, action in window.commands.themes.items():
            action.triggered.connect(lambda _=False, name=name: window.settings.update(theme=name))
        for code, action in window.commands.languages.items():
            action.triggered.connect(lambda _=False, code=code: window.settings.update(language=code))

    def tick(self, values: Values) -> None:
        """Tick in the menus what is set."""
        commands = self._window.commands
        commands.actions["places"].setChecked(values.show_possible_places)
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
        """Show a page that stays at hand while one plays."""
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def _rule_here(self) -> str:
        """The page of the rules for the card being read or the question asked, or an empty text."""
        reader: CardReader | None = lazy("cards.reader", "reader_in")(self._frame)
        if reader is not None and reader.rule:
            return reader.rule
        page, play = self._window.pages.currentWidget(), self._window.play
        if page is not self._window.table or play is None:
            return ""
        return board(play.session.game).rule(play.session.observation)

    def _game(self) -> str:
        window, session = self._window, self._window.lifecycle.session
        if window.pages.currentWidget() is window.replay and window.replay.replay is not None:
            return window.replay.replay.rules.name
        return session.game if session is not None else self._window.settings.values.game

    # Games

    def new_game(self) -> None:
        """Ask for a new game and begin it."""
        dialog = NewGameDialog(self._window.settings, self._window.language, self._frame)
        dialog.accepted.connect(lambda: self._window.lifecycle.begin(dialog.chosen()))
        self._open(dialog)

    def go_on(self) -> None:
        """Return to the game on the desk, or open the newest unfinished one."""
        if self._window.lifecycle.is_playing:
            self._window.show_table()
        else:
            self._window.lifecycle.go_on()

    def open_file(self) -> None:
        """Offer the games that are kept, to go on with one."""
        self._offer_games(watches=False)

    def watch_file(self) -> None:
        """Offer the games that are kept, to look at one."""
        self._offer_games(watches=True)

    def _offer_games(self, *, watches: bool) -> None:
        window, session = self._window, self._window.lifecycle.session
        present = None if session is None else session.autosave_path
        dialog = GamesDialog(window.lifecycle.library, window.language, present, self._frame, watches=watches)
        dialog.accepted.connect(lambda: self._take(dialog))
        self._open(dialog)

    def _take(self, dialog: GamesDialog) -> None:
        """Open or look at what was chosen, or ask for another file."""
        path, lifecycle = dialog.path, self._window.lifecycle
        if dialog.wants_file:
            path = self._ask_file(self.tr("Watch a replay") if dialog.watches else self.tr("Open a game"))
        if path is None:
            return
        session = lifecycle.session
        if (
            not dialog.watches
            and session is not None
            and path == session.autosave_path
            and lifecycle.is_playing
        ):
            self._window.show_table()
        elif dialog.watches:
            lifecycle.look_at(path)
        else:
            lifecycle.open(path)

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
        """Ask where to save."""
        proposal = str(Path(self._folder()) / f"{self._game()}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self._frame, self.tr("Save the game"), proposal, self._kinds())
        if name:
            path = Path(name if Path(name).suffix else name + SUFFIX)
            self._window.settings.update(last_directory=str(path.parent))
            self._window.lifecycle.save(path)

    def _folder(self) -> str:
        return self._window.settings.values.last_directory or str(self._window.lifecycle.library.folder)

    def _kinds(self) -> str:
        return self.tr("Games of furyqt (*{suffix})").format(suffix=SUFFIX) + ";;" + self.tr("All files (*)")

    # The game on the desk

    def undo(self) -> None:
        """Take back the last own decision."""
        if (session := self._window.lifecycle.session) is not None:
            session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if (session := self._window.lifecycle.session) is not None:
            session.redo()

    def hint(self) -> None:
        """Ask for a hint."""
        if self._window.play is not None:
            self._window.play.ask_hint()

    def move_now(self) -> None:
        """Let the computer play what it has found."""
        if (session := self._window.lifecycle.session) is not None:
            session.move_now()

    def stop(self) -> None:
        """Stop the computer."""
        if (session := self._window.lifecycle.session) is not None:
            session.cancel_thinking()

    def resume(self) -> None:
        """Let the computer go on."""
        if (session := self._window.lifecycle.session) is not None:
            session.resume_thinking()

    def uncover(self) -> None:
        """Show the truth after the end."""
        if self._window.play is not None:
            self._window.play.uncover()

    # The view

    def _page(self) -> TablePage | ReplayPage:
        window = self._window
        return window.replay if window.pages.currentWidget() is window.replay else window.table

    def _map(self) -> MapTable:
        return self._page().view.table

    def _with_play(self, do: Callable[[GamePresenter], object]) -> Callable[[], None]:
        """What does something with the game on the table, if there is one."""

        def done() -> None:
            if self._window.play is not None:
                do(self._window.play)

        return done

    def finish_animations(self) -> None:
        """Let every travelling piece arrive, and the computer's next action come at once."""
        self._map().scene.pieces.finish()
        if (session := self._window.lifecycle.session) is not None:
            session.skip_wait()

    def _step_pane(self, step: int) -> None:
        """Put the keyboard on the next or previous pane."""
        panes = [pane for pane in self._window.panes() if pane.isVisible()]
        focused: QWidget | None = QApplication.focusWidget()
        here = next((i for i, pane in enumerate(panes) if pane is focused), -1 if step > 0 else 0)
        if panes:
            panes[(here + step) % len(panes)].setFocus()
