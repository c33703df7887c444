"""The window: a start page, the table, a replay, and the menus over them."""

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
from furyqt.views.lazy_pages import lazy, warm
from furyqt.views.learn.school import School
from furyqt.views.menus.command_handlers import CommandHandlers
from furyqt.views.menus.command_states import enable_commands
from furyqt.views.menus.commands import Commands
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.menus.trouble_bar import TroubleBar
from furyqt.views.pages import Pages
from furyqt.views.start.start_page import StartPage
from furyqt.views.table.epilogue import Epilogue
from furyqt.views.theme import apply_theme

if TYPE_CHECKING:  # these are fetched when they are wanted: see lazy_pages.py
    from furyqt.views.table.game_presenter import GamePresenter
    from furyqt.views.table.replay_page import ReplayPage
    from furyqt.views.table.table_page import TablePage

_NOTE_MS = 8000
_WARM_UP_MS = 400


class MainWindow(QMainWindow):
    """The desktop program's one window."""

    def __init__(
        self, settings: Settings, language: Language, lifecycle: GameLifecycle | None = None
    ) -> None:
        super().__init__()
        self.settings, self.language = settings, language
        self.lifecycle = lifecycle or GameLifecycle(self)
        self.commands = Commands(self)
        self.commands.fill(self.menuBar())
        self.play: GamePresenter | None = None
        self._worn = ("", 0.0, "")
        self._warmth: Iterator[str] | None = None
        self.start = StartPage(self.commands, language, self)
        self._told = ""
        """What was said last of a place on the map."""
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
        self.resize(QSize(1280, 800).boundedTo(self._room_on_screen()))
        self.restoreGeometry(QByteArray.fromHex(settings.values.window_geometry.encode()))
        settings.watch(self._apply)
        self.show_start()
        self._warming = QTimer(self, singleShot=True, interval=_WARM_UP_MS)
        self._warming.timeout.connect(self._warm_up)
        self._warming.start()

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
        self.pages.place_told.connect(self._tell_place)
        self.pages.lifted.connect(self._uncover)
        self.epilogue.uncovering.connect(self.command_handlers.uncover)
        self.commands.actions["summary"].triggered.connect(self.epilogue.sum_up)
        self.commands.actions["statistics"].triggered.connect(self.epilogue.show_statistics)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda: self._apply(self.settings.values))

    # Rooms

    @property
    def table(self) -> TablePage:
        """The page one plays on."""
        return self.pages.table

    @property
    def replay(self) -> ReplayPage:
        """The page one looks at a game again on."""
        return self.pages.replay

    def _table_laid(self, page: TablePage) -> None:
        page.turn.rule_asked.connect(self.command_handlers.rulebook.open)
        page.turn.summed_up.connect(self.epilogue.sum_up)
        page.turn.again.connect(self.command_handlers.new_game)
        page.turn.replayed.connect(self.lifecycle.look_at_this)

    def _room_on_screen(self) -> QSize:
        """The largest window of which nothing lies off the screen, the desktop's frame about it included."""
        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        return self.screen().availableSize() - QSize(0, frame)

    def _warm_up(self) -> None:
        """While the first page is read, load the table piece by piece and lay it: a game opens at once."""
        game = self.settings.values.game
        if self._warmth is None:
            self.lifecycle.read_statistics()
            self._warmth = warm(game) if game in game_names() else iter(())
            self._warming.setInterval(0)
        if next(self._warmth, ""):
            self._warming.start()
        elif self.lifecycle.session is None and game in game_names():
            self.table.view.set_game(ruleset(game), ruleset(game).default_table)

    # Pages

    def show_start(self) -> None:
        """Go to the first page."""
        self.start.offer(self.lifecycle.library.latest_unfinished())
        self.pages.setCurrentWidget(self.start)
        self.start.welcome()
        self.refresh()

    def show_learn(self) -> None:
        """Go to the list of lessons."""
        self.pages.setCurrentWidget(self.school.page)
        self.school.page.welcome()
        if (notice := self.school.book.take_notice()) is not None:
            self.note(notice)
        self.refresh()

    def show_table(self) -> None:
        """Go to the table, or to what covers it."""
        if self.play is not None and self.play.is_covered:
            self._cover()
            return
        self.pages.setCurrentWidget(self.table)
        self.table.choices.list.setFocus()
        self.refresh()

    def _cover(self) -> None:
        """Show nothing but whose turn it is, until that person sits before the screen."""
        session = self.lifecycle.session
        if session is not None:
            self.pages.handover.fall(session.table.players[session.viewer].title)
        self.statusBar().clearMessage()
        self.command_handlers.rulebook.put_away()
        self.pages.setCurrentWidget(self.pages.handover)
        self.pages.handover.welcome()
        self.refresh()

    def _cover_table(self) -> None:
        """Another person's turn has come: whoever looks at something else is left in peace."""
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
            lazy("cards.reader", "stop_reading")(self)  # the large card lies over every page
        if self.pages.table_here is None:
            self.epilogue.put_away()
        if self.statusBar().currentMessage() == self._told:
            self.statusBar().clearMessage()  # it was about a place of that table

    def _replayed(self, replay: Replay) -> None:
        replay.setParent(self)
        self.replay.open(replay)
        self.pages.setCurrentWidget(self.replay)
        self.refresh()

    def panes(self) -> tuple[QWidget, ...]:
        """The panes of the present page."""
        here = self.pages.here
        return (*(() if here is None else here.panes()), *self.school.panes())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the table in its order, and then to whatever stands beside it."""
        table = self.pages.table_here
        if table is None:
            return super().focusNextPrevChild(forward)
        stops = [*table.stops(), *tab_stops(self.school.frame)]
        return go_on(list(dict.fromkeys(stops)), forward) or super().focusNextPrevChild(forward)

    # Commands

    def refresh(self) -> None:
        """Let only those commands be chosen that can do something."""
        table = self.pages.table_here
        self.commands.enable("menu", self.pages.currentWidget() is not self.start)
        self.commands.enable("summary", table is not None and self.epilogue.can_sum_up)
        enable_commands(self.commands, self.lifecycle, self.pages.here, table)

    def note(self, text: Text) -> None:
        """Tell something in passing."""
        words = self.language.text(text)
        self.statusBar().showMessage(words, _NOTE_MS)
        announce(self, words)

    def _tell_place(self, words: str) -> None:
        self._told = words
        self.statusBar().showMessage(words)

    def warn(self, text: Text) -> None:
        """Tell something that has to be read."""
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("This is not possible"), self.language.text(text))
        box.setTextFormat(Qt.TextFormat.PlainText)  # the name of a file may look like anything
        box.setParent(self, box.windowFlags())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # Looks and words

    def _apply(self, values: Values) -> None:
        """Follow the settings."""
        self.language.set(values.language)
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        self._wear(values.theme or ("dark" if dark else "light"), values.text_scale, values.palette)
        self.pages.calm()
        self.command_handlers.tick(values)
        if self.play is not None:
            self.play.apply_settings()

    def _wear(self, name: str, text_scale: float, colours: str) -> None:
        """Put on a look, unless it is worn already: dressing every widget takes a while."""
        app = QApplication.instance()
        if (name, text_scale, colours) == self._worn or not isinstance(app, QApplication):
            return
        self._worn = (name, text_scale, colours)
        look = apply_theme(app, name, text_scale, colours)
        self.start.set_theme(look)
        self.school.set_theme(look)
        self.pages.set_theme(look, text_scale)
        self.command_handlers.rulebook.set_theme(look)
        self.epilogue.set_theme(look)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle("furyqt")
        self.commands.retranslate()
        self.troubles.retranslate()
        if self.play is not None:
            self.play.retranslate()
        self.school.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Put everything away; the autosave keeps the game."""
        self.pages.close_replay()
        self.settings.update(window_geometry=bytes(self.saveGeometry().toHex().data()).decode())
        self.lifecycle.close()
        super().closeEvent(event)

    def crash_words(self, error: BaseException, kept: Path | None, log: Path | None, why: str) -> str:
        """What is said after an error nobody expected; why is the reason if the game could not be saved."""
        words = self.tr("Something went wrong that should not have: {error}").format(error=error)
        if kept is not None:
            words += "\n\n" + self.tr("The game so far has been saved as {file}.").format(file=kept)
        elif why:
            words += "\n\n" + self.tr("The game could not be saved: {why}").format(why=why)
        if log is None:
            return words
        return words + "\n\n" + self.tr("The details are in {file}.").format(file=log)

    def save_copy(self, path: Path) -> bool:
        """Write the present game to a file, without a word; returns whether there was one."""
        session = self.lifecycle.session
        if session is None or session.ply == 0 or session.is_lesson:
            return False
        session.save(path)
        return True
