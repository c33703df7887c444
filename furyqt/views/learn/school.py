"""The lessons of the window: their page, the tutor panel, and the outline."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.tutor.lesson_book import LessonBook
from furyqt.views.lazy_pages import lazy
from furyqt.views.learn.spotlight import Spotlight
from furyqt.views.menus.game_lifecycle import GameLifecycle
from furyqt.views.pages import Pages
from furyqt.views.panels.playback.lesson import LessonPanel

if TYPE_CHECKING:  # the lessons bring a game's rules with them: see lazy_pages.py
    from furyqt.controllers.tutor.tutor import Tutor
    from furyqt.views.learn.learn_page import LearnPage
    from furyqt.views.learn.lesson_play import LessonPlay
    from furyqt.views.table.table_page import TablePage


class Building(Protocol):
    """The parts of the window that the lessons need, such as the game lifecycle, the pages and the table."""

    lifecycle: GameLifecycle
    pages: Pages

    @property
    def table(self) -> TablePage:
        """The page of the game in progress."""


class School(QObject):
    """Opens and closes lessons."""

    list_requested = Signal()
    """The person asks for the list of lessons."""
    left = Signal()
    """The person returns from the list to the start page."""

    def __init__(self, window: Building, language: Language) -> None:
        super().__init__(window.pages)
        self._window, self._language = window, language
        self.book = LessonBook(parent=self)
        self.lesson: LessonPlay | None = None
        self._tutor: Tutor | None = None
        self._page: LearnPage | None = None
        self.frame = QWidget()
        self.panel = LessonPanel(self.frame)
        self.panel.hide()
        lines = QVBoxLayout(self.frame)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.panel)
        lines.addWidget(window.pages, 1)
        self.spotlight = Spotlight(self.frame)
        self.spotlight.spare(self.panel)
        window.lifecycle.closing.connect(self._put_away)
        window.pages.currentChanged.connect(self._leave_table)

    @property
    def page(self) -> LearnPage:
        """The list of lessons, created when first needed."""
        if self._page is None:
            page: LearnPage = lazy("learn.learn_page", "LearnPage")(
                self.book, self._language, self._window.pages
            )
            self._window.pages.addWidget(page)
            page.chosen.connect(self.open)
            page.left.connect(self.left)
            self._page = page
        return self._page

    def open(self, name: str) -> None:
        """Open a lesson where it was left."""
        lifecycle, lessons = self._window.lifecycle, import_module("furyqt.controllers.tutor.lesson_list")
        new_tutor = import_module("furyqt.controllers.tutor.tutor").Tutor
        tutor: Tutor = new_tutor(lessons.lesson(name), self.book, lifecycle.worker, self)
        lifecycle.start(tutor.session)
        self._tutor = tutor
        new_play = lazy("learn.lesson_play", "LessonPlay")
        play: LessonPlay = new_play(tutor, self._window.table, self.panel, self.spotlight, self._language)
        play.lesson_requested.connect(self._go_to)
        self.lesson = play

    def open_first(self) -> None:
        """Open the first lesson."""
        lessons = import_module("furyqt.controllers.tutor.lesson_list")
        self.open(lessons.all_lessons()[0].id)

    def _go_to(self, name: str) -> None:
        """Open another lesson, or the list of lessons."""
        if name:
            self.open(name)
        else:
            self.list_requested.emit()

    def _leave_table(self) -> None:
        """Leave the lesson with the table; the current step is kept."""
        if self.lesson is not None and self._window.pages.currentWidget() is not self._window.table:
            self._window.lifecycle.clear()

    def _put_away(self) -> None:
        if self.lesson is not None:
            self.lesson.leave()
            self.lesson = None
        if self._tutor is not None:
            self._tutor.close()
            self._tutor.deleteLater()
            self._tutor = None

    def panes(self) -> tuple[QWidget, ...]:
        """Return the tutor panel, if there is a lesson, as a stop of the pane keys."""
        return () if self.lesson is None else (self.panel.keyboard_place(),)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        if self.lesson is not None:
            self.lesson.retranslate()
