"""Everything of the window that belongs to the lessons: their page, the tutor's strip, the outline."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.lesson_book import LessonBook
from furyqt.controllers.lessons import lesson
from furyqt.controllers.tutor import Tutor
from furyqt.views.desk import Desk
from furyqt.views.learn_page import LearnPage
from furyqt.views.lesson_play import LessonPlay
from furyqt.views.panels.lesson import LessonPanel
from furyqt.views.spotlight import Spotlight
from furyqt.views.table_page import TablePage
from furyqt.views.theme import Theme


class School(QObject):
    """Opens lessons on the desk and puts them away again."""

    listed = Signal()
    """The list of lessons is wanted."""

    def __init__(
        self, desk: Desk, table: TablePage, pages: QStackedWidget, language: Language, window: QWidget
    ) -> None:
        super().__init__(window)
        self._desk, self._table, self._pages, self._language = desk, table, pages, language
        self.book = LessonBook(parent=self)
        self.lesson: LessonPlay | None = None
        self._tutor: Tutor | None = None
        self.frame = QWidget(window)
        self.panel = LessonPanel(self.frame)
        self.panel.hide()
        lines = QVBoxLayout(self.frame)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.panel)
        lines.addWidget(pages, 1)
        self.page = LearnPage(self.book, language, pages)
        pages.addWidget(self.page)
        self.spotlight = Spotlight(self.frame)
        self.page.chosen.connect(self.open)
        desk.closing.connect(self._put_away)
        pages.currentChanged.connect(self._leave_table)

    def open(self, name: str) -> None:
        """Open a lesson where it was left."""
        tutor = Tutor(lesson(name), self.book, self._desk.worker, self)
        self._desk.lay(tutor.session)
        self._tutor = tutor
        self.lesson = LessonPlay(tutor, self._table, self.panel, self.spotlight, self._language)
        self.lesson.wanted.connect(self._go_to)

    def _go_to(self, name: str) -> None:
        """Go on with another lesson, or to the list of all."""
        if name:
            self.open(name)
        else:
            self.listed.emit()

    def _leave_table(self) -> None:
        """Whoever leaves the table leaves the lesson; the place in it is kept."""
        if self.lesson is not None and self._pages.currentWidget() is not self._table:
            self._desk.clear()

    def _put_away(self) -> None:
        if self.lesson is not None:
            self.lesson.leave()
            self.lesson = None
        if self._tutor is not None:
            self._tutor.close()
            self._tutor.deleteLater()
            self._tutor = None

    def panes(self) -> tuple[QWidget, ...]:
        """The tutor's strip, as long as there is a lesson, for whoever steps through the panes."""
        return () if self.lesson is None else (self.panel.keyboard_place(),)

    def set_theme(self, look: Theme) -> None:
        """Wear this look."""
        self.spotlight.set_theme(look)

    def retranslate(self) -> None:
        """Say what stands in the strip in the present language."""
        if self.lesson is not None:
            self.lesson.retranslate()
