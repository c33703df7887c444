"""The page of lessons: the subject of each, the progress, and a button to open it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.tutor.lesson_book import LessonBook
from furyqt.controllers.tutor.lesson_list import all_lessons
from furyqt.rules.core.lesson import Lesson
from furyqt.rules.core.ruleset import ruleset
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger, serif
from furyqt.views.signs import SignLabel

_LETTERS = 74
"""The width of the page in average letters."""


def number_of(lesson: Lesson) -> int:
    """Return the number of a lesson among those of its game."""
    return ruleset(lesson.game).lessons().index(lesson) + 1


class LessonRow(QFrame):
    """One lesson: title, summary, progress, and the button that opens it."""

    def __init__(self, number: int, lesson: Lesson, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.lesson = number, lesson
        self.title, self.summary, self.state = QLabel(self), QLabel(self), SignLabel(self)
        self.button = QPushButton(self, autoDefault=True)
        self.button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.summary.setWordWrap(True)
        self.state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        lines = QGridLayout(self)
        lines.setContentsMargins(10, 6, 10, 6)
        lines.setVerticalSpacing(2)
        lines.setColumnStretch(0, 1)
        lines.addWidget(self.title, 0, 0)
        lines.addWidget(self.state, 0, 1)
        lines.addWidget(self.summary, 1, 0)
        lines.addWidget(self.button, 1, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)


class LearnPage(LiveWidget, QWidget):
    """The lessons, grouped by the game and player they are for."""

    chosen = Signal(str)
    """The id of the lesson to open."""
    left = Signal()
    """The person returns to the start page."""

    def __init__(self, book: LessonBook, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book, self._language = book, language
        self.rows = [LessonRow(number_of(lesson), lesson, self) for lesson in all_lessons()]
        self._title, self._intro = QLabel(self), QLabel(self)
        self._sides = {(lesson.game, lesson.player): QLabel(self) for lesson in all_lessons()}
        self.leave_button = QPushButton(self, autoDefault=True)
        for row in self.rows:
            row.button.clicked.connect(lambda _=False, name=row.lesson.id: self.chosen.emit(name))
        self.leave_button.clicked.connect(self.left)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.left)
        book.changed.connect(self.retranslate)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column = QWidget(self)
        lines = QVBoxLayout(self._column)
        lines.setSpacing(6)
        self._intro.setWordWrap(True)
        lines.addWidget(self._title)
        lines.addWidget(self._intro)
        for side, label in self._sides.items():
            lines.addSpacing(6)
            lines.addWidget(label)
            for row in self.rows:
                if (row.lesson.game, row.lesson.player) == side:
                    lines.addWidget(row)
        lines.addSpacing(8)
        lines.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addStretch(1)
        middle = QWidget(self)
        row_of = QHBoxLayout(middle)
        row_of.addStretch(1)
        row_of.addWidget(self._column, 8)
        row_of.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(middle)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def welcome(self) -> None:
        """Focus the lesson to take next."""
        self.next_row().button.setFocus(Qt.FocusReason.TabFocusReason)

    def next_row(self) -> LessonRow:
        """Return the lesson in progress, else the first unfinished one, else the first."""
        begun = [row for row in self.rows if self._book.mark(row.lesson.id).is_begun]
        new = [row for row in self.rows if not self._book.mark(row.lesson.id).is_finished]
        return (begun or new or self.rows)[0]

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        font = self.font()
        self._title.setText(self.tr("Learn to Play"))
        self._title.setFont(serif(font, 2.2, bold=True))
        self._intro.setText(
            self.tr(
                "Each lesson takes a few minutes at the real table. You can leave at any time "
                "and continue later."
            )
        )
        self._intro.setFont(larger(font, 1.1))
        for (game, player), label in self._sides.items():
            label.setText(self._heading(game, player))
            label.setFont(serif(font, 1.35, bold=True))
        self.leave_button.setText(self.tr("Main Menu"))
        self._column.setMaximumWidth(round(self.fontMetrics().averageCharWidth() * _LETTERS * 1.4))
        for row in self.rows:
            self._say_row(row)

    def _heading(self, game: str, player: str) -> str:
        """Return the title of the game, with that of the side unless all lessons of the game are for it."""
        title = self._language.text(ruleset(game).title)
        if [one for one, _ in self._sides].count(game) == 1:
            return title
        side = self._language.text(ruleset(game).player_titles[player])
        return self.tr("{game}: {side}").format(game=title, side=side)

    def _say_row(self, row: LessonRow) -> None:
        mark, say = self._book.mark(row.lesson.id), self._language.text
        title = say(row.lesson.title)
        row.title.setText(self.tr("{number}. {title}").format(number=row.number, title=title))
        row.title.setFont(serif(self.font(), 1.15, bold=True))
        row.summary.setText(say(row.lesson.summary))
        if mark.is_begun:
            row.button.setText(self.tr("Continue"))
            count = len(row.lesson.shown)
            words = self.tr("step {number} of {count}")
            row.state.show_words(words.format(number=mark.step + 1, count=count), "")
        else:
            row.button.setText(self.tr("Repeat") if mark.is_finished else self.tr("Start"))
            row.state.show_words(self.tr("finished") if mark.is_finished else "", "tick")
        row.button.setAccessibleName(f"{row.button.text()}: {title}")
        row.button.setAccessibleDescription(f"{row.summary.text()} {row.state.text()}".strip())
