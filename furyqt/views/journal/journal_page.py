"""The page of campaigns: the list of chapters, and tabs with chapter, dossier, habits, medals and letters."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import Qt, Signal
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
from furyqt.controllers.storage.game_files import LibraryError
from furyqt.rules.core.text import TextError, Texts
from furyqt.views.access.announce import announce_now
from furyqt.views.journal.afterword_page import AfterwordPage
from furyqt.views.journal.campaign_bar import CampaignBar
from furyqt.views.journal.chapter_tree import ChapterTree
from furyqt.views.journal.hunts_panel import HuntsPanel
from furyqt.views.journal.stories import briefing_page, dossier_page, habits_page, letters_page, medals_page
from furyqt.views.journal.story_browser import StoryBrowser
from furyqt.views.journal.terms_panel import TermsPanel
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
        try:
            path.touch()
        except OSError as wrong:
            _log.warning("no letters: %s", wrong)
            self.note.setText(self.tr("The letters could not be saved: {why}").format(why=wrong.strerror))
            return False
        writer = QPdfWriter(str(path))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        self.browser.document().print_(writer)
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


CHAPTER, DOSSIER, HABITS, MEDALS, LETTERS, HUNTS = range(6)
_SIDE, _MOST, _EDGE = 40, 0.38, 24
"""The width of the list of chapters in average letters, and its largest share of the page."""


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
        self.language, self.book, self._hunts, self._worker = language, book, hunts, worker
        self.pages = JournalPages(book)
        self._shown = ""
        """The campaign that is shown."""
        self.bar = CampaignBar(book, language, self)
        self.tree = ChapterTree(language, self)
        self.tabs = Tabs(self)
        self.story, self.dossier, self.habits, self.medals = (StoryBrowser(self) for _ in range(4))
        self.letters = LettersPanel(self)
        self.terms = TermsPanel(language, self)
        self.hunts = HuntsPanel(hunts, language, worker, self)
        self.afterword = AfterwordPage(language, book, self.pages, self)
        self._lay_out()
        self._listen()
        self.retranslate()

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        chapter = QWidget(self)
        lines = QVBoxLayout(chapter)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.story, 1)
        lines.addWidget(self.terms)
        for part in (chapter, self.dossier, self.habits, self.medals, self.letters, self.hunts):
            self.tabs.addTab(part, "")
        side = QWidget(self)
        lines = QVBoxLayout(side)
        lines.setContentsMargins(6, 6, 6, 6)
        lines.addWidget(self.bar)
        lines.addWidget(self.tree, 1)
        lines.addWidget(self.bar.leave_button)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(side)
        split.addWidget(self.tabs)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(1, 1)
        side.setMinimumWidth(1)
        self._split = split
        self.addWidget(split)
        self.addWidget(self.afterword)

    def _listen(self) -> None:
        for number in range(self.tabs.count()):
            key = QShortcut(QKeySequence(f"Alt+{number + 1}"), self)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(lambda number=number: self._turn_to(number))
        self.bar.leave_button.clicked.connect(self.left)
        self.bar.noticed.connect(self.noticed)
        self.tree.entry_selected.connect(self._show_entry)
        self.tree.entry_chosen.connect(self._choose)
        self.terms.wanted.connect(self._do)
        for box in (self.terms.preset, *self.terms.purchases):
            box.activated.connect(self._show_story)
        self.afterword.left.connect(lambda: self.show_book(goes_on=True))
        self.afterword.replay_wanted.connect(lambda name: self._replay(name))
        self.afterword.noticed.connect(self.noticed)
        self.hunts.session_begun.connect(self.session_begun)
        self.hunts.noticed.connect(self.noticed)
        self.book.store.changed.connect(self.refresh)

    # What is shown

    def welcome(self) -> None:
        """Show the book; the first visit starts a campaign."""
        self.bar.open_any()
        self.refresh()
        self.show_book()

    def show_book(self, *, goes_on: bool = False) -> None:
        """Show the list of chapters; `goes_on` leads from the newest finished one to the next."""
        self.setCurrentIndex(0)
        self.refresh()
        finished = self.book.store.finished
        if goes_on and finished and self.tree.current == finished[-1].chapter:
            self.tree.resume()
        self.tree.setFocus(Qt.FocusReason.TabFocusReason)

    def refresh(self) -> None:
        """Show everything again: the campaign has changed."""
        store = self.book.store
        self.bar.refresh()
        entries = self.pages.entries()
        texts, say = store.campaign.texts(), self.language.text
        acts = {act: say(texts[f"act.{act}.title"]) for act in {entry.act for entry in entries}}
        self.tree.show_entries(entries, acts)
        if self._shown != store.name:
            self._shown = store.name
            self.tree.resume()
        self._share_width()
        self._show_entry(self.tree.current)
        self.dossier.show_story(dossier_page(store.campaign, store.dossier, say), self.tr("Dossier"))
        self.habits.show_story(habits_page(self.pages.habits(), say), self.tr("Habits"))
        self.medals.show_story(medals_page(entries, say), self.tr("Medals"))
        self.letters.browser.show_story(letters_page(entries, texts, say), self.tr("Letters"))

    def _show_entry(self, name: str) -> None:
        if not name:
            return
        self.terms.show_entry(self.book, self.pages.entry(name))
        self._show_story()

    def _show_story(self) -> None:
        """Show the briefing; its days are those of the choices."""
        name = self.tree.current
        if not name:
            return
        entry = self.pages.entry(name, self.terms.chosen_preset, self.terms.bought)
        is_first = not any(
            other.act == entry.act and other.number < entry.number for other in self.pages.entries()
        )
        campaign = self.book.store.campaign
        seal = campaign.chapter(name).judge.seal
        story = briefing_page(entry, campaign.texts(), self.language.text, seal, is_first=is_first)
        self.story.show_story(story, self.language.text(entry.title))

    def show_afterword(self, name: str) -> None:
        """Show the afterword of a finished chapter."""
        self.tree.select(name)
        self.afterword.show_chapter(name)
        self.setCurrentWidget(self.afterword)
        self.afterword.welcome()

    def _turn_to(self, number: int) -> None:
        self.tabs.setCurrentIndex(number)
        self.panes()[1].setFocus(Qt.FocusReason.TabFocusReason)

    # Playing

    def _choose(self, name: str) -> None:
        """Do the likeliest thing with a chapter: continue, begin, or read the afterword."""
        doing = {"running": "resume", "open": "begin", "passed": "afterword", "failed": "afterword"}
        wanted = doing.get(self.pages.entry(name).state)
        if wanted is None:
            announce_now(self, self.tr("This chapter is not open yet."))
        else:
            self._do(wanted)

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
        terms = self.terms
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
            self._hunts.finish(session)
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
        fronts = (
            self.story,
            self.dossier,
            self.habits,
            self.medals,
            self.letters.browser,
            self.hunts.browser,
        )
        return self.tree, fronts[self.tabs.currentIndex()], self.terms.preset

    def _share_width(self) -> None:
        """Give the list of chapters the width of its titles, as far as there is room."""
        whole = self.width()
        least = self.fontMetrics().averageCharWidth() * _SIDE
        side = round(min(max(least, self.tree.wanted_width + _EDGE), whole * _MOST))
        self._split.setSizes([side, whole - side])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share_width()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._share_width()
        titles = (
            self.tr("Chapter"), self.tr("Dossier"), self.tr("Habits"), self.tr("Medals"), self.tr("Letters"),
            self.tr("Hunts"),
        )  # fmt: skip
        for number, title in enumerate(titles):
            self.tabs.setTabText(number, title)
        self.tabs.tabBar().setAccessibleName(self.tr("Pages of the journal"))
        self.tree.setAccessibleName(self.tr("Chapters"))
        if self.book.store.name:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads from the afterword to the book, and from there to the start page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.currentIndex():
            self.afterword.leave()
        else:
            self.left.emit()


_NOT_RUNNING = N_("The game of this chapter is no longer there.")
