"""The main window: the start page, the table, a replay, and the menus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QStyle, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Findings
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.views.access.announce import announce
from furyqt.views.access.focus import FocusWatch
from furyqt.views.access.tab_order import go_on, tab_stops
from furyqt.views.lazy_pages import lazy, preload
from furyqt.views.learn.school import School
from furyqt.views.menus.command_handlers import CommandHandlers
from furyqt.views.menus.command_states import update_states
from furyqt.views.menus.commands import Commands
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.menus.trouble_bar import TroubleBar
from furyqt.views.pages import Pages
from furyqt.views.start.start_page import StartPage
from furyqt.views.table.epilogue import Epilogue
from furyqt.views.theme import apply_theme

if TYPE_CHECKING:  # imported when needed: see lazy_pages.py
    from furyqt.views.table.game_presenter import GamePresenter
    from furyqt.views.table.replay_page import ReplayPage
    from furyqt.views.table.table_page import TablePage

_NOTE_MS = 8000
_WARM_UP_MS = 400


class MainWindow(QMainWindow):
    """The main window of the desktop program."""

    def __init__(
        self, settings: Settings, language: Language, lifecycle: GameLifecycle | None = None
    ) -> None:
        super().__init__()
        self.settings, self.language = settings, language
        self.lifecycle = lifecycle or GameLifecycle(self)
        self.commands = Commands(self)
        self.commands.fill(self.menuBar())
        self.play: GamePresenter | None = None
        self._applied = ("", 0.0, "")
        self._preloading: Iterator[str] | None = None
        self.start = StartPage(self.commands, language, self)
        self._place_message = ""
        """The last status message about a place on the map."""
        self.findings = Findings()
        self.pages = Pages(settings, language, self.findings, self)
        self.pages.addWidget(self.start)
        self.school = School(self, language)
        self.setCentralWidget(self.school.frame)
        self.statusBar().setSizeGripEnabled(True)
        self.troubles = TroubleBar(language, self.statusBar())
        if isinstance(app := QApplication.instance(), QApplication):
            self._focus = FocusWatch(app, self)
        self.epilogue = Epilogue(self.lifecycle, language, self.findings, self)
        self.command_handlers = CommandHandlers(self, self)
        self._listen()
        self.resize(QSize(1280, 800).boundedTo(self._largest_size()))
        self.restoreGeometry(QByteArray.fromHex(settings.values.window_geometry.encode()))
        settings.watch(self._apply)
        self.show_start()
        self._preload_timer = QTimer(self, singleShot=True, interval=_WARM_UP_MS)
        self._preload_timer.timeout.connect(self._preload)
        self._preload_timer.start()

    def _listen(self) -> None:
        self.lifecycle.opened.connect(self._opened)
        self.lifecycle.closing.connect(self._closing)
        self.lifecycle.replayed.connect(self._replayed)
        self.lifecycle.troubled.connect(self.warn)
        self.lifecycle.told.connect(self.note)
        self.lifecycle.results.trouble_changed.connect(
            lambda text: self.troubles.show_trouble("results", text)
        )
        self.settings.trouble.connect(self.note)
        self.school.listed.connect(self.show_learn)
        self.school.left.connect(self.show_start)
        self.school.book.trouble.connect(self.note)
        self.pages.currentChanged.connect(self.refresh)
        self.pages.currentChanged.connect(self._leave_table)
        self.pages.table_laid.connect(self._table_laid)
        self.pages.place_told.connect(self._show_place)
        self.pages.lifted.connect(self._uncover)
        self.epilogue.uncovering.connect(self.command_handlers.uncover)
        self.commands.actions["summary"].triggered.connect(self.epilogue.sum_up)
        self.commands.actions["statistics"].triggered.connect(self.epilogue.show_statistics)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda: self._apply(self.settings.values))

    # Lazily created pages

    @property
    def table(self) -> TablePage:
        """The page of the current game."""
        return self.pages.table

    @property
    def replay(self) -> ReplayPage:
        """The page of a replay."""
        return self.pages.replay

    def _table_laid(self, page: TablePage) -> None:
        page.turn.rule_asked.connect(self.command_handlers.rulebook.open)
        page.turn.summed_up.connect(self.epilogue.sum_up)
        page.turn.again.connect(self.command_handlers.new_game)
        page.turn.replayed.connect(self.lifecycle.look_at_this)

    def _largest_size(self) -> QSize:
        """Return the largest window size that fits on the screen with the frame of the desktop."""
        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        return self.screen().availableSize() - QSize(0, frame)

    def _preload(self) -> None:
        """Import the modules of the table step by step behind the start page, for quick starts."""
        game = self.settings.values.game
        if self._preloading is None:
            self.lifecycle.read_statistics()
            self._preloading = preload(game) if game in game_names() else iter(())
            self._preload_timer.setInterval(0)
        if next(self._preloading, ""):
            self._preload_timer.start()
        elif self.lifecycle.session is None and game in game_names():
            self.table.showing.set_game(ruleset(game))

    # Pages

    def show_start(self) -> None:
        """Show the start page."""
        self.start.offer(self.lifecycle.library.latest_unfinished())
        self.pages.setCurrentWidget(self.start)
        self.start.welcome()
        self.refresh()

    def show_learn(self) -> None:
        """Show the list of lessons."""
        self.pages.setCurrentWidget(self.school.page)
        self.school.page.welcome()
        if (notice := self.school.book.take_notice()) is not None:
            self.note(notice)
        self.refresh()

    def show_table(self) -> None:
        """Show the table, or the handover page that covers it."""
        if self.play is not None and self.play.is_covered:
            self._cover()
            return
        self.pages.setCurrentWidget(self.table)
        self.table.choices.list.setFocus()
        self.refresh()

    def _cover(self) -> None:
        """Show only whose turn it is, until that person confirms."""
        session = self.lifecycle.session
        if session is not None:
            self.pages.handover_page.fall(session.rules.players[session.viewer].title)
        self.statusBar().clearMessage()
        self.command_handlers.rulebook.put_away()
        self.pages.setCurrentWidget(self.pages.handover_page)
        self.pages.handover_page.welcome()
        self.refresh()

    def _cover_table(self) -> None:
        """Cover the table at another person's turn; other pages stay visible."""
        if self.pages.is_at_table:
            self._cover()

    def _uncover(self) -> None:
        if self.play is not None:
            self.play.lift()
            self.show_table()
        else:
            self.show_start()

    def _opened(self, session: GameSession) -> None:
        self.play = lazy("table.game_presenter", "GamePresenter")(
            session, self.table, self.settings, self.language
        )
        assert self.play is not None
        self.play.refreshed.connect(self.refresh)
        self.play.handed_over.connect(self._cover_table)
        self.play.troubled.connect(self.note)
        session.saving_changed.connect(self._saving_changed)
        self.show_table()

    def _saving_changed(self, trouble: Text | None) -> None:
        self.troubles.show_trouble("saving", trouble)

    def _closing(self) -> None:
        if self.play is not None:
            self.play.leave()
            self.play = None

    def _leave_table(self) -> None:
        if self.pages.laid():
            lazy("cards.reader", "stop_reading")(self)  # the large card covers every page
        if self.pages.table_here is None:
            self.epilogue.put_away()
        if self.statusBar().currentMessage() == self._place_message:
            self.statusBar().clearMessage()  # it was about a place of that table

    def _replayed(self, replay: Replay) -> None:
        replay.setParent(self)
        self.replay.open(replay)
        self.pages.setCurrentWidget(self.replay)
        self.refresh()

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes of the current page."""
        here = self.pages.here
        return (*(() if here is None else here.panes()), *self.school.panes())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in the order of the table and then of the lesson panel, in a ring."""
        table = self.pages.table_here
        if table is None:
            return super().focusNextPrevChild(forward)
        stops = [*table.stops(), *tab_stops(self.school.frame)]
        return go_on(list(dict.fromkeys(stops)), forward) or super().focusNextPrevChild(forward)

    # Commands

    def refresh(self) -> None:
        """Enable exactly the commands that can do something."""
        table = self.pages.table_here
        self.commands.enable("menu", self.pages.currentWidget() is not self.start)
        self.commands.enable("summary", table is not None and self.epilogue.can_sum_up)
        update_states(self.commands, self.lifecycle, self.pages.here, table)

    def note(self, text: Text) -> None:
        """Show a short message in the status bar and announce it."""
        words = self.language.text(text)
        self.statusBar().showMessage(words, _NOTE_MS)
        announce(self, words)

    def _show_place(self, words: str) -> None:
        self._place_message = words
        self.statusBar().showMessage(words)

    def warn(self, text: Text) -> None:
        """Show a message that must be confirmed."""
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("This is not possible"), self.language.text(text))
        box.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain markup
        box.setParent(self, box.windowFlags())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # Theme and language

    def _apply(self, values: Values) -> None:
        """Follow the settings."""
        self.language.set(values.language)
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        self._apply_theme(values.theme or ("dark" if dark else "light"), values.text_scale, values.palette)
        self.pages.apply_motion()
        self.command_handlers.tick(values)
        if self.play is not None:
            self.play.apply_settings()

    def _apply_theme(self, name: str, text_scale: float, palette: str) -> None:
        """Apply a theme unless it is active already, because a new style sheet takes a while."""
        app = QApplication.instance()
        if (name, text_scale, palette) == self._applied or not isinstance(app, QApplication):
            return
        self._applied = (name, text_scale, palette)
        look = apply_theme(app, name, text_scale, palette)
        self.start.set_theme(look)
        self.school.set_theme(look)
        self.pages.set_theme(look, text_scale)
        self.command_handlers.rulebook.set_theme(look)
        self.epilogue.set_theme(look)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle("furyqt")
        self.commands.retranslate()
        self.troubles.retranslate()
        if self.play is not None:
            self.play.retranslate()
        self.school.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close everything; the autosave keeps the game."""
        self.pages.close_replay()
        self.settings.update(window_geometry=bytes(self.saveGeometry().toHex().data()).decode())
        self.lifecycle.close()
        super().closeEvent(event)

    def crash_words(self, error: BaseException, kept: Path | None, log: Path | None, why: str) -> str:
        """Return the message after an unexpected error; `why` explains why the game could not be saved."""
        words = self.tr("Something went wrong that should not have: {error}").format(error=error)
        if kept is not None:
            words += "\n\n" + self.tr("The game so far has been saved as {file}.").format(file=kept)
        elif why:
            words += "\n\n" + self.tr("The game could not be saved: {why}").format(why=why)
        if log is None:
            return words
        return words + "\n\n" + self.tr("The details are in {file}.").format(file=log)

    def save_copy(self, path: Path) -> bool:
        """Write the current game to a file without a message; return whether there was one."""
        session = self.lifecycle.session
        if session is None or session.ply == 0 or session.is_lesson:
            return False
        session.archive.save(path)
        return True
