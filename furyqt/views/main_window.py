"""The main window: the start page, the table, a replay, and the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStyle, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Findings
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings, Values
from furyqt.rules.core.text import Text
from furyqt.views.access.focus import FocusWatch
from furyqt.views.access.tab_order import focus_next, tab_stops
from furyqt.views.boards import board
from furyqt.views.journal.journal_controller import JournalController
from furyqt.views.lazy_pages import lazy
from furyqt.views.learn.school import School
from furyqt.views.menus.appearance import Appearance, LeastSize
from furyqt.views.menus.command_handlers import CommandHandlers
from furyqt.views.menus.command_table import MENUS, Situation, connect_commands, enable_commands
from furyqt.views.menus.commands import Commands
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.menus.handover import Handover
from furyqt.views.menus.messages import Messages, TroubleBar
from furyqt.views.menus.sound_button import SoundButton
from furyqt.views.menus.window_title import WindowTitle
from furyqt.views.pages import Pages
from furyqt.views.reference import has_book
from furyqt.views.sound.speaker import Speaker
from furyqt.views.sound.table_sounds import TableSounds
from furyqt.views.start.start_page import StartPage
from furyqt.views.table.epilogue import Epilogue
from furyqt.views.warm_up import WarmUp

if TYPE_CHECKING:  # imported when first needed: see lazy_pages.py
    from furyqt.views.table.play.game_presenter import GamePresenter
    from furyqt.views.table.replay_page import ReplayPage
    from furyqt.views.table.table_page import TablePage


class MainWindow(QMainWindow):
    """The main window of the desktop program."""

    def __init__(
        self, settings: Settings, language: Language, lifecycle: GameLifecycle | None = None
    ) -> None:
        super().__init__()
        self.settings, self.language = settings, language
        self.lifecycle = lifecycle or GameLifecycle(self)
        self.commands = Commands(self)
        self.commands.fill(self.menuBar(), MENUS)
        self.play: GamePresenter | None = None
        self.start = StartPage(self.commands, language, self)
        self.messages = Messages(language, self)
        self.findings = Findings()
        self.pages = Pages(settings, language, self.findings, self.lifecycle.worker, self)
        self.pages.addWidget(self.start)
        self.school = School(self, language)
        self.setCentralWidget(self.school.frame)
        self.statusBar().setSizeGripEnabled(True)
        self.troubles = TroubleBar(language, self.statusBar())
        self.sound_button = SoundButton(self.commands.actions["sound"], self.statusBar())
        self.speaker = Speaker(settings, self)
        self.sounds = TableSounds(self.speaker, self)
        if isinstance(app := QApplication.instance(), QApplication):
            self._focus = FocusWatch(app, self)
        self.epilogue = Epilogue(self.lifecycle, self.pages, settings, language, self.findings, self)
        self.journal_controller = JournalController(self.lifecycle, self.pages, language, self)
        self.command_handlers = CommandHandlers(self, self)
        connect_commands(self.commands, self.command_handlers)
        self.appearance = Appearance(self, settings)
        self.least_size = LeastSize(self)
        self.title = WindowTitle(self, self.pages, self.lifecycle, language)
        self.handover = Handover(self, self)
        self._listen()
        self.resize(QSize(1280, 800).boundedTo(_room_on_screen(self)))
        self.restoreGeometry(QByteArray.fromHex(settings.values.window_geometry.encode()))
        settings.watch(self._apply)
        self.show_start()
        self._warm_up = WarmUp(self, self)

    def _listen(self) -> None:
        self.lifecycle.opened.connect(self._opened)
        self.lifecycle.closing.connect(self._closing)
        self.lifecycle.replay_opened.connect(self._replayed)
        self.lifecycle.problem_reported.connect(self.messages.warn)
        self.lifecycle.notified.connect(self.messages.note)
        self.lifecycle.open_elsewhere.connect(self.command_handlers.files.ask_copy)
        self.lifecycle.returned.connect(self.show_table)
        self.lifecycle.results.trouble_changed.connect(
            lambda text: self.troubles.show_trouble("results", text)
        )
        self.settings.trouble.connect(self.messages.note)
        self.start.lesson_requested.connect(self.school.open_first)
        self.school.list_requested.connect(self.show_learn)
        self.school.left.connect(self.show_start)
        self.school.book.trouble.connect(self.messages.note)
        self.pages.currentChanged.connect(self.refresh)
        self.pages.currentChanged.connect(self._leave_table)
        self.pages.table_created.connect(self._table_created)
        self.pages.place_described.connect(self.messages.show_place)
        self.pages.noticed.connect(self.messages.note)
        self.pages.left.connect(self.show_start)
        self.pages.confirmed.connect(self.handover.uncover)
        self.handover.covered.connect(self.statusBar().clearMessage)
        self.handover.covered.connect(self.command_handlers.rulebook.put_away)
        self.handover.covered.connect(self.refresh)
        self.pages.session_begun.connect(self.lifecycle.start)
        self.pages.game_wanted.connect(self.lifecycle.open)
        self.pages.replay_wanted.connect(self._replayed)
        self.epilogue.journal_wanted.connect(self.journal_controller.show_afterword)
        self.epilogue.uncovering.connect(self.command_handlers.game.show_truth)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda: self._apply(self.settings.values))

    # Pages that are made when they are first needed

    @property
    def table(self) -> TablePage:
        """The page of the game in progress."""
        return self.pages.table

    @property
    def replay(self) -> ReplayPage:
        """The page of a replay."""
        return self.pages.replay

    def _table_created(self, page: TablePage) -> None:
        page.turn.rule_requested.connect(self.command_handlers.rulebook.open)
        page.area.set_commands(self.commands.actions)
        page.turn.summary_requested.connect(self.epilogue.show_summary)
        page.turn.new_game_requested.connect(self.command_handlers.files.new_game)
        page.turn.replay_requested.connect(self.lifecycle.review)

    # Pages

    def show_start(self) -> None:
        """Show the start page."""
        is_new = not (self.settings.values.has_finished or self.school.book.has_finished)
        self.start.offer(self.lifecycle.library.latest_unfinished(), is_new, self.pages.next_chapter())
        self.pages.setCurrentWidget(self.start)
        self.start.welcome()
        self.refresh()

    def show_learn(self) -> None:
        """Show the list of lessons."""
        self.pages.setCurrentWidget(self.school.page)
        self.school.page.welcome()
        if (notice := self.school.book.take_notice()) is not None:
            self.messages.note(notice)
        self.refresh()

    def show_puzzles(self) -> None:
        """Show the page of puzzles."""
        page = self.pages.puzzles
        self.pages.setCurrentWidget(page)
        page.welcome()
        self.refresh()

    def show_journal(self) -> None:
        """Show the page of campaigns."""
        self.journal_controller.close_chapter()
        page = self.pages.journal
        self.pages.setCurrentWidget(page)
        page.welcome()
        self.refresh()

    def show_table(self) -> None:
        """Show the table, or the handover page that covers it."""
        if self.play is not None and self.play.is_covered:
            self.handover.cover()
            return
        self.pages.setCurrentWidget(self.table)
        self.table.take_focus()
        self.refresh()

    def _opened(self, session: GameSession) -> None:
        self.play = lazy("table.play.game_presenter", "GamePresenter")(
            session, self.table, self.settings, self.language
        )
        assert self.play is not None
        self.epilogue.stage = self.play.moments.stage
        self.play.refreshed.connect(self.refresh)
        self.play.handed_over.connect(self.handover.cover_table)
        self.play.problem_reported.connect(self.messages.note)
        self.play.story.told.connect(self.messages.show)
        session.saving_changed.connect(self._saving_changed)
        session.thinking_changed.connect(lambda text: self.troubles.show_trouble("thinking", text))
        if session.persons and not session.is_lesson:
            session.ended.connect(lambda: self.settings.update(has_finished=True))
        self.sounds.follow(session, board(session.rules.name).soundtrack)
        view = self.table.view
        self.sounds.watch(view.combat.stage, self.play.moments.stage, view.thrown)
        # The session starts a moment later: until then the table has the position of the game before.
        self.table.setUpdatesEnabled(False)
        session.shown.connect(self._show_game, Qt.ConnectionType.SingleShotConnection)
        self.show_table()

    def _show_game(self) -> None:
        self.table.setUpdatesEnabled(True)

    def _saving_changed(self, trouble: Text | None) -> None:
        self.troubles.show_trouble("saving", trouble)
        self.title.set_unsaved(trouble is not None)

    def _closing(self) -> None:
        self.sounds.leave()
        self.title.set_unsaved(False)
        self.troubles.show_trouble("thinking", None)
        if self.play is not None:
            self.play.leave()
            self.play = self.epilogue.stage = None

    def _leave_table(self) -> None:
        if self.pages.created_pages():
            lazy("cards.reader", "stop_reading")(self)  # the large card covers every page
        if self.pages.table_here is None:
            self.epilogue.put_away()
        self.messages.forget_place()
        self.sounds.set_in_front(self.pages.is_at_table)

    def _replayed(self, replay: Replay) -> None:
        replay.setParent(self)
        self.replay.open(replay)
        self.pages.setCurrentWidget(self.replay)
        self.refresh()

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes of the current page."""
        here = self.pages.here or self.pages.journal_here
        return (*(() if here is None else here.panes()), *self.school.panes())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in the order of the table and then of the lesson panel, in a ring."""
        table = self.pages.table_here
        if table is None:
            return super().focusNextPrevChild(forward)
        stops = [*table.stops(), *tab_stops(self.school.frame)]
        return focus_next(list(dict.fromkeys(stops)), forward) or super().focusNextPrevChild(forward)

    # Commands

    def refresh(self) -> None:
        """Enable the commands that can do something."""
        here = Situation(
            self.lifecycle,
            self.pages.here,
            self.pages.table_here,
            is_start=self.pages.currentWidget() is self.start,
            is_journal=self.pages.journal_here is not None,
            has_summary=self.epilogue.has_summary,
            has_rules=has_book(self.command_handlers.game_name()),
        )
        enable_commands(self.commands, here)
        shows_theirs = self.play is not None and self.play.deduction.shows_theirs
        self.commands.actions["theirs"].setChecked(shows_theirs)
        self.title.refresh()

    def _apply(self, values: Values) -> None:
        """Follow the settings."""
        self.language.set(values.language)
        self.appearance.apply(values)
        self.pages.apply_motion()
        self.command_handlers.tick(values)
        if self.play is not None:
            self.play.apply_settings()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title.refresh()
        self.commands.retranslate()
        self.troubles.retranslate()
        if self.play is not None:
            self.play.retranslate()
        self.school.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.settings.refresh()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close everything; the autosave keeps the game."""
        self.pages.close_replay()
        self.settings.update(window_geometry=bytes(self.saveGeometry().toHex().data()).decode())
        self.lifecycle.close()
        self.speaker.close()
        super().closeEvent(event)


def _room_on_screen(window: QWidget) -> QSize:
    """Return the largest window that fits the screen, including the frame of the desktop."""
    frame = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    return window.screen().availableSize() - QSize(0, frame)
