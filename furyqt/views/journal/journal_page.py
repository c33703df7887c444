"""The page of campaigns as a book: contents, a spread for a chapter, case-book, medals, letters, hunts."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPageSize, QPdfWriter, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.chapters.campaign_file import read_campaign_tag
from furyqt.controllers.chapters.campaign_session import CampaignSession
from furyqt.controllers.chapters.hunts import HUNT_TAG, Hunts
from furyqt.controllers.chapters.journal_pages import JournalPages
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.rules.core.text import TextError, Texts
from furyqt.views.access.announce import announce_now
from furyqt.views.journal.afterword_page import AfterwordPage
from furyqt.views.journal.campaign_bar import CampaignBar
from furyqt.views.journal.chapter_tree import ChapterTree
from furyqt.views.journal.hunts_panel import HuntsPanel
from furyqt.views.journal.orders_page import OrdersPage
from furyqt.views.journal.route_map import RouteMap
from furyqt.views.journal.stories import case_book, letter_page, letters_page, medals_page, statistics_page
from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.live import LiveWidget, TranslatedWidget
from furyqt.views.panels.tabs import Tabs

N_ = Texts("journal")

_log = logging.getLogger(__name__)


class LettersPanel(TranslatedWidget, QWidget):
    """The letters above the buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.browser = StoryBrowser(self)
        self.print_button, self.pdf_button = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.note = QLabel(self)
        self.print_button.clicked.connect(self._print)
        self.pdf_button.clicked.connect(self._choose_file)
        row = QHBoxLayout()
        row.setContentsMargins(10, 6, 10, 8)
        for part in (self.print_button, self.pdf_button, self.note):
            row.addWidget(part)
        row.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.browser, 1)
        lines.addLayout(row)
        self.retranslate()

    def _choose_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Save the Letters"), "", self.tr("PDF files (*.pdf)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.fileSelected.connect(lambda name: self.save_pdf(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_pdf(self, path: Path) -> bool:
        """Write the letters to a file; the note says whether that worked."""
        pages = QBuffer()
        pages.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(pages)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self.browser.document().print_(writer)
        try:
            write_atomically(path, bytes(pages.data().data()))
        except OSError as wrong:
            _log.warning("no letters: %s", wrong)
            self.note.setText(self.tr("The letters could not be saved: {why}").format(why=wrong.strerror))
            return False
        self.note.setText(self.tr("Saved as {file}.").format(file=path.name))
        return True

    def _print(self) -> None:
        printer = QPrinter()
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: self.browser.document().print_(printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.show()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.print_button.setText(self.tr("Print…"))
        self.pdf_button.setText(self.tr("Save as PDF…"))


CONTENTS, CHAPTER, CASES, MEDALS, LETTERS, HUNTS, STATISTICS = range(7)
_SIDE, _MOST, _EDGE = 40, 0.38, 24
"""The width of the list of chapters in average letters, its largest share of the page, and its margins."""


class JournalPage(LiveWidget, QStackedWidget):
    """The book in front, or the afterword of a finished chapter."""

    left = Signal()
    """The person returns to the start page."""
    game_wanted = Signal(object)
    """The Path of a chapter's game, to be resumed."""
    session_begun = Signal(object)
    """A GameSession to be played."""
    replay_wanted = Signal(object)
    """A Replay."""
    noticed = Signal(object)
    """A Text for the person to read."""

    def __init__(
        self,
        language: Language,
        book: CampaignSession,
        hunts: Hunts,
        worker: AiWorker,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.language, self.book, self.hunts_of_days, self._worker = language, book, hunts, worker
        self.pages = JournalPages(book)
        self._shown = ""
        """The campaign that is shown."""
        self.bar = CampaignBar(book, language, self)
        self.tree = ChapterTree(language, self)
        self.route = RouteMap(language, self)
        self.tabs = Tabs(self)
        self.story, self.cases, self.medals, self.statistics = (StoryBrowser(self) for _ in range(4))
        self.letters = LettersPanel(self)
        self.orders = OrdersPage(language, self)
        self.hunts = HuntsPanel(hunts, language, worker, self)
        self.afterword = AfterwordPage(language, book, self.pages, self)
        self._lay_out()
        self._listen()
        self.retranslate()

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        side = QWidget(self)
        lines = QVBoxLayout(side)
        lines.setContentsMargins(6, 6, 6, 6)
        lines.addWidget(self.bar)
        lines.addWidget(self.tree, 1)
        lines.addWidget(self.bar.leave_button)
        side.setMinimumWidth(1)
        self._contents = self._spread(self.route, side)
        self._chapter = self._spread(self.story, self.orders)
        parts = (
            self._contents,
            self._chapter,
            self.cases,
            self.medals,
            self.letters,
            self.hunts,
            self.statistics,
        )
        for part in parts:
            self.tabs.addTab(part, "")
        self.addWidget(self.tabs)
        self.addWidget(self.afterword)

    def _spread(self, left: QWidget, right: QWidget) -> QSplitter:
        """Return two pages beside each other."""
        spread = QSplitter(Qt.Orientation.Horizontal, self)
        for page in (left, right):
            page.setMinimumWidth(1)
            spread.addWidget(page)
        spread.setChildrenCollapsible(False)
        return spread

    def _listen(self) -> None:
        for number in range(self.tabs.count()):
            key = QShortcut(QKeySequence(f"Alt+{number + 1}"), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda number=number: self._turn_to(number))
        self.bar.leave_button.clicked.connect(self.left)
        self.bar.noticed.connect(self.noticed)
        self.tree.entry_selected.connect(self._show_entry)
        self.tree.entry_chosen.connect(self._turn_to_chapter)
        self.route.entry_selected.connect(self.tree.select)
        self.route.entry_chosen.connect(self._turn_to_chapter)
        self.orders.wanted.connect(self._do)
        self.afterword.left.connect(lambda: self.show_book(goes_on=True))
        self.afterword.replay_wanted.connect(lambda name: self._replay(name))
        self.afterword.noticed.connect(self.noticed)
        self.hunts.session_begun.connect(self.session_begun)
        self.hunts.noticed.connect(self.noticed)
        self.book.store.changed.connect(self.refresh)
        self.tabs.currentChanged.connect(self._show_statistics)

    # What is shown

    def welcome(self) -> None:
        """Show the book; the first visit starts a campaign, whose book opens at its first letter."""
        self.bar.open_any()
        self.refresh()
        self.show_book()
        if not self.book.store.finished:
            self._turn_to_chapter(self.tree.current)

    def show_book(self, *, goes_on: bool = False) -> None:
        """Show the page of contents; `goes_on` leads from the newest finished chapter to the next."""
        self.setCurrentIndex(0)
        self.refresh()
        finished = self.book.store.finished
        if goes_on and finished and self.tree.current == finished[-1].chapter:
            self.tree.resume()
        self.tabs.setCurrentIndex(CONTENTS)
        self.tree.setFocus(Qt.FocusReason.TabFocusReason)

    def refresh(self) -> None:
        """Show everything again: the campaign has changed."""
        store = self.book.store
        self.bar.refresh()
        entries = self.pages.entries()
        texts, say = store.campaign.texts(), self.language.text
        acts = {act: say(texts[f"act.{act}.title"]) for act in {entry.act for entry in entries}}
        self.tree.show_entries(entries, acts)
        self.route.show_entries(entries)
        if self._shown != store.name:
            self._shown = store.name
            self.tree.resume()
        self._share_width()
        self._show_entry(self.tree.current)
        self._show_statistics()
        cases = case_book(store.campaign, store.dossier, self.pages.habits(), say)
        self.cases.show_story(cases, self.tr("Case-Book"))
        self.medals.show_story(medals_page(store.campaign, entries, say), self.tr("Medals"))
        self.letters.browser.show_story(letters_page(entries, texts, say), self.tr("Letters"))

    def _show_statistics(self) -> None:
        """Show the statistics when their page is opened: all finished games are read for it."""
        if self.tabs.currentIndex() != STATISTICS:
            return
        hunts, say = self.hunts_of_days, self.language.text
        page = statistics_page(self.pages.entries(), self.pages.meetings(), hunts.results, hunts.today(), say)
        self.statistics.show_story(page, self.tr("Statistics"))

    def _show_entry(self, name: str) -> None:
        if not name:
            return
        self.route.select(name)
        self.orders.show_chapter(self.book, self.pages, name)
        entry = self.pages.entry(name)
        is_first = not any(
            other.act == entry.act and other.number < entry.number for other in self.pages.entries()
        )
        texts = self.book.store.campaign.texts()
        story = letter_page(entry, texts, self.language.text, is_first=is_first)
        self.story.show_story(story, self.language.text(entry.title))

    def show_afterword(self, name: str) -> None:
        """Show the afterword of a finished chapter."""
        self.tree.select(name)
        self.afterword.show_chapter(name)
        self.setCurrentWidget(self.afterword)
        self.afterword.welcome()

    def _turn_to(self, number: int) -> None:
        self.tabs.setCurrentIndex(number)
        self.panes()[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _turn_to_chapter(self, name: str) -> None:
        """Turn to the spread of a chapter; the button that is likeliest to be wanted has the focus."""
        self.tree.select(name)
        self.tabs.setCurrentIndex(CHAPTER)
        buttons = (button for button in self.orders.buttons.values() if not button.isHidden())
        likely = {"passed": "afterword", "failed": "afterword"}.get(self.pages.entry(name).state, "")
        wanted = self.orders.buttons.get(likely) or next(buttons, None)
        (wanted or self.story).setFocus(Qt.FocusReason.TabFocusReason)
        if not self.orders.is_open:
            announce_now(self, self.tr("This chapter is not open yet."))

    # Playing

    def _do(self, wanted: str) -> None:
        name = self.tree.current
        if not name:
            return
        if wanted in ("begin", "practice"):
            self._begin(name, is_practice=wanted == "practice")
        elif wanted == "resume":
            self._resume(name)
        elif wanted == "replay":
            self._replay(name)
        elif wanted == "afterword":
            self.show_afterword(name)

    def _begin(self, name: str, *, is_practice: bool) -> None:
        terms = self.orders
        try:
            session = self.book.begin(
                name,
                terms.chosen_preset,
                terms.bought,
                terms.chosen_challenge,
                is_practice=is_practice,
                worker=self._worker,
            )
        except TextError as wrong:
            self.noticed.emit(wrong.text)
            return
        self.session_begun.emit(session)

    def _resume(self, name: str) -> None:
        path = self.book.running(name)
        if path is None:
            self.noticed.emit(_NOT_RUNNING)
            self.refresh()
        else:
            self.game_wanted.emit(path)

    def _replay(self, name: str) -> None:
        try:
            self.replay_wanted.emit(self.book.replay(name))
        except LibraryError as wrong:
            self.noticed.emit(wrong.text)

    def close_chapter(self, session: GameSession) -> str:
        """Write a finished session into the book of its campaign; return the chapter, or an empty text."""
        if HUNT_TAG in session.header.tags:
            self.hunts_of_days.finish(session)
            self.tabs.setCurrentIndex(HUNTS)
            return ""
        name, _ = read_campaign_tag(session.header.tags)
        if not name or (self.book.store.name != name and not self.book.open(name)):
            return ""
        finished = self.book.finish(session)
        return "" if finished is None else finished.chapter

    # The page

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes in the order of F6."""
        if self.currentIndex():
            return self.afterword.panes()
        fronts: tuple[tuple[QWidget, ...], ...] = (
            (self.tree,),
            (self.story, self.orders.task, self.orders.riders.first or self.orders.task),
            (self.cases,),
            (self.medals,),
            (self.letters.browser,),
            (self.hunts.browser, self.hunts.calendar),
            (self.statistics,),
        )
        return *fronts[self.tabs.currentIndex()], self.tabs.tabBar()

    def _share_width(self) -> None:
        """Give the list of chapters the width of its titles, as far as there is room."""
        whole = self.width()
        least = self.fontMetrics().averageCharWidth() * _SIDE
        side = round(min(max(least, self.tree.wanted_width + _EDGE), whole * _MOST))
        self._contents.setSizes([whole - side, side])
        self._chapter.setSizes([whole // 2, whole - whole // 2])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share_width()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._share_width()
        titles = (
            self.tr("Contents"), self.tr("Chapter"), self.tr("Case-Book"), self.tr("Medals"),
            self.tr("Letters"), self.tr("Hunts"), self.tr("Statistics"),
        )  # fmt: skip
        for number, title in enumerate(titles):
            self.tabs.setTabText(number, title)
        self.tabs.tabBar().setAccessibleName(self.tr("Pages of the journal"))
        self.tree.setAccessibleName(self.tr("Chapters"))
        if self.book.store.name:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads from any page to the contents, and from there to the start page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.currentIndex():
            self.afterword.leave()
        elif self.tabs.currentIndex() != CONTENTS:
            self.show_book()
        else:
            self.left.emit()


_NOT_RUNNING = N_("The game of this chapter is no longer there.")
