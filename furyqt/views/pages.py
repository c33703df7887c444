"""The pages of the window: table, replay and handover page are made when they are first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from furyqt import paths
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Findings
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.text import Text
from furyqt.views.lazy_pages import lazy

if TYPE_CHECKING:  # imported when first needed: see lazy_pages.py
    from furyqt.controllers.chapters.campaign_session import CampaignSession
    from furyqt.controllers.chapters.campaign_store import CampaignStore
    from furyqt.controllers.chapters.hunts import Hunts
    from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
    from furyqt.views.journal.journal_page import JournalPage
    from furyqt.views.puzzles.puzzle_page import PuzzlePage
    from furyqt.views.table.handover_page import HandoverPage
    from furyqt.views.table.replay_page import ReplayPage
    from furyqt.views.table.table_page import TablePage

    MapPage = TablePage | ReplayPage | PuzzlePage

_STORE, _PAGES = "furyqt.controllers.chapters.campaign_store", "furyqt.controllers.chapters.journal_pages"
_RATINGS = "furyqt.controllers.puzzles.puzzle_ratings"
_BOOK, _HUNTS = "furyqt.controllers.chapters.campaign_session", "furyqt.controllers.chapters.hunts"


class Pages(QStackedWidget):
    """Shows one page at a time."""

    table_created = Signal(object)
    """The page of the game in progress, when it is made."""
    place_described = Signal(str)
    """Emits the description of the place under the pointer."""
    left = Signal()
    """The person returns from a page to the start page."""
    noticed = Signal(object)
    """Emits a notice about a page's file as a Text."""
    session_begun = Signal(object)
    """A GameSession to be played: the person begins a chapter."""
    game_wanted = Signal(object)
    """The Path of a chapter's game, to be resumed."""
    replay_wanted = Signal(object)
    """A Replay of a chapter."""
    confirmed = Signal()
    """The person to move has uncovered the table."""

    def __init__(
        self,
        settings: Settings,
        language: Language,
        findings: Findings,
        worker: AiWorker,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._worker = worker
        self._settings, self._language, self._findings = settings, language, findings
        self._table: TablePage | None = None
        self._replay: ReplayPage | None = None
        self._handover: HandoverPage | None = None
        self._puzzles: PuzzlePage | None = None
        self._journal: JournalPage | None = None

    @property
    def table(self) -> TablePage:
        """The page of the game in progress."""
        if self._table is None:
            page: TablePage = lazy("table.table_page", "TablePage")(self._language, self)
            self._table = page
            self.table_created.emit(page)
            self._add_page(page)
        return self._table

    @property
    def replay(self) -> ReplayPage:
        """The page of a replay."""
        if self._replay is None:
            page: ReplayPage = lazy("table.replay_page", "ReplayPage")(
                self._language, self._settings, self, self._findings
            )
            self._replay = page
            self._add_page(page)
        return self._replay

    @property
    def puzzles(self) -> PuzzlePage:
        """The page of trail puzzles."""
        if self._puzzles is None:
            ratings: PuzzleRatings = import_module(_RATINGS).PuzzleRatings(parent=self)
            ratings.trouble.connect(self.noticed)
            page: PuzzlePage = lazy("puzzles.puzzle_page", "PuzzlePage")(self._language, ratings, self)
            page.left.connect(self.left)
            self._puzzles = page
            self._add_page(page)
        return self._puzzles

    @property
    def journal(self) -> JournalPage:
        """The page of campaigns."""
        if self._journal is None:
            book: CampaignSession = import_module(_BOOK).CampaignSession(parent=self)
            hunts: Hunts = import_module(_HUNTS).Hunts(parent=self)
            for found in (book.store, hunts):
                found.trouble.connect(self.noticed)
            page: JournalPage = lazy("journal.journal_page", "JournalPage")(
                self._language, book, hunts, self._worker, self
            )
            page.left.connect(self.left)
            page.session_begun.connect(self.session_begun)
            page.game_wanted.connect(self.game_wanted)
            page.replay_wanted.connect(self.replay_wanted)
            page.noticed.connect(self.noticed)
            self._journal = page
            self.addWidget(page)
        return self._journal

    def next_chapter(self) -> Text | None:
        """Return the chapter at which the campaign that was played last goes on, if there is one."""
        if not paths.campaigns_dir().is_dir():
            return None
        store: CampaignStore = import_module(_STORE).CampaignStore()
        store.trouble.connect(self.noticed)
        found: Text | None = import_module(_PAGES).next_chapter(store)
        return found

    @property
    def journal_here(self) -> JournalPage | None:
        """The current page, if it is that of campaigns."""
        return self._journal if self.currentWidget() is self._journal else None

    @property
    def handover(self) -> HandoverPage:
        """The page that covers the table while two people change places."""
        if self._handover is None:
            page: HandoverPage = lazy("table.handover_page", "HandoverPage")(self._language, self)
            self._handover = page
            self.addWidget(page)
            page.confirmed.connect(self.confirmed)
        return self._handover

    def _add_page(self, page: MapPage) -> None:
        """Add a new page."""
        self.addWidget(page)
        page.view.table.place_described.connect(self.place_described)
        self._apply_motion(page)

    def created_pages(self) -> tuple[MapPage, ...]:
        """Return the existing pages with a map."""
        return tuple(page for page in (self._table, self._replay, self._puzzles) if page is not None)

    @property
    def here(self) -> MapPage | None:
        """The current page, if it has a map."""
        return next((page for page in self.created_pages() if page is self.currentWidget()), None)

    @property
    def table_here(self) -> TablePage | None:
        """The current page, if it is that of the current game."""
        return self._table if self.currentWidget() is self._table else None

    @property
    def replay_here(self) -> ReplayPage | None:
        """The current page, if it is that of a replay."""
        return self._replay if self.currentWidget() is self._replay else None

    @property
    def is_at_table(self) -> bool:
        """Return whether the table is shown, or the handover page that covers it."""
        return self.currentWidget() in (self._table, self._handover)

    def apply_motion(self) -> None:
        """Set reduced motion on the pages according to the settings."""
        for page in self.created_pages():
            self._apply_motion(page)

    def _apply_motion(self, page: MapPage) -> None:
        page.view.table.set_reduced_motion(self._settings.values.reduced_motion)
        bars = []
        if self._table is not None and page is self._table:
            bars = [self._table.turn.bar, self._table.hint.bar]
        elif self._replay is not None and page is self._replay:
            bars = [self._replay.hint.bar]
        for bar in bars:
            bar.set_reduced_motion(self._settings.values.reduced_motion)

    def close_replay(self) -> None:
        """Release the replayed game."""
        if self._replay is not None:
            self._replay.close_replay()
