"""The question of a puzzle, its buttons, the verdict and the reasons."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import (
    PuzzleEntry,
    PuzzlePosition,
    all_puzzles,
    idea_of,
    puzzle_of_day,
    solver_of,
)
from furyqt.controllers.puzzles.grading import KIND_TITLES, PuzzleGrade, said_before, title_of
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.rules.core.games import game_names
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.views.fields import ChoiceBox
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger, serif

_REASON_LINES = 4
_COURSE, _DAY, _MISTAKES = "course", "day", "mistakes"
"""The choices beside the themes: the puzzles that teach an idea, that of the day, and those to repeat."""
Reasons = tuple[tuple[int, tuple[Text, ...]], ...]


class PuzzlePanel(LiveWidget, QWidget):
    """Shows one puzzle in words."""

    filter_changed = Signal()
    """Another kind or theme was chosen."""
    place_chosen = Signal(int)
    words_changed = Signal()
    """The panel may need another height."""

    def __init__(self, language: Language, ratings: PuzzleRatings, parent: QWidget) -> None:
        super().__init__(parent)
        self._language, self._ratings = language, ratings
        self._entry: PuzzleEntry | None = None
        self._shown: PuzzlePosition | None = None
        self._graded: tuple[PuzzleGrade, Reasons, float] | None = None
        self._own = self._its = 0
        self.title, self.ratings, self.question, self.advice, self.verdict = (QLabel(self) for _ in range(5))
        self.kinds, self.themes = ChoiceBox(self), ChoiceBox(self)
        self.reasons = QTextBrowser(self)
        self.check_button, self.next_button, self.leave_button = (
            QPushButton(self, autoDefault=True) for _ in range(3)
        )
        for label in (self.title, self.question, self.advice, self.verdict, self.ratings):
            label.setWordWrap(True)
        self.reasons.setOpenLinks(False)
        self.reasons.setFrameShape(QFrame.Shape.NoFrame)
        self.reasons.anchorClicked.connect(lambda link: self.place_chosen.emit(int(link.toString())))
        self._themes = sorted({theme for entry in all_puzzles() for theme in entry.themes})
        lines = QGridLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.title, 0, 0, 1, 3)
        lines.addWidget(self.ratings, 1, 0, 1, 3)
        lines.addWidget(self.question, 2, 0, 1, 3)
        lines.addWidget(self.advice, 3, 0, 1, 3)
        self._lines = lines
        self._lay_buttons(is_narrow=False)
        lines.addWidget(self.verdict, 5, 0, 1, 3)
        lines.addWidget(self.reasons, 6, 0, 1, 3)
        lines.addWidget(self.kinds, 7, 0)
        lines.addWidget(self.themes, 7, 1, 1, 2)
        lines.setRowStretch(6, 1)
        self.retranslate()
        for box in (self.kinds, self.themes):
            box.activated.connect(self.filter_changed)

    def _lay_buttons(self, *, is_narrow: bool) -> None:
        """Put the buttons side by side, or the last one below the others."""
        for button in (self.check_button, self.next_button, self.leave_button):
            self._lines.removeWidget(button)
        self._lines.addWidget(self.check_button, 4, 0)
        self._lines.addWidget(self.next_button, 4, 1, 1, 2 if is_narrow else 1)
        row, column, columns = (8, 0, 3) if is_narrow else (4, 2, 1)
        self._lines.addWidget(self.leave_button, row, column, 1, columns)

    def least_height(self, width: int) -> int:
        """Return the height in which all words are complete, with a few lines of reasons."""
        buttons = (self.check_button, self.next_button, self.leave_button)
        widest = max(button.sizeHint().width() for button in buttons)
        self._lay_buttons(is_narrow=len(buttons) * (widest + self._lines.horizontalSpacing()) > width)
        self.reasons.setMinimumHeight(_REASON_LINES * self.fontMetrics().lineSpacing())
        lines = self.layout()
        return 0 if lines is None else max(0, lines.totalMinimumHeightForWidth(width))

    def wants(self, entry: PuzzleEntry) -> bool:
        """Return whether a puzzle has the chosen kind and theme."""
        kind, theme = self.kinds.currentData(), self.themes.currentData()
        if theme == _DAY:
            return entry == puzzle_of_day(self._ratings.today())
        if theme == _COURSE:
            is_wanted = bool(entry.idea)
        elif theme == _MISTAKES:
            is_wanted = entry.id in self._ratings.mistakes
        else:
            is_wanted = not theme or theme in entry.themes
        return kind in ("", entry.kind) and is_wanted

    def want_all(self) -> None:
        """Choose all kinds and themes again: there is no other puzzle of the chosen ones."""
        for box in (self.kinds, self.themes):
            box.setCurrentIndex(0)

    def show_question(self, entry: PuzzleEntry, shown: PuzzlePosition) -> None:
        """Show a puzzle that is not answered yet."""
        self._entry, self._shown, self._graded = entry, shown, None
        self._own, self._its = round(self._ratings.rating), round(self._ratings.rating_of(entry))
        self.check_button.setEnabled(False)
        self.retranslate()

    def show_grade(self, grade: PuzzleGrade, reasons: Reasons, own_rating: float, change: float) -> None:
        """Show the verdict and the reasons, and the person's new rating with its change."""
        self._graded, self._own = (grade, reasons, change), round(own_rating)
        self.check_button.setEnabled(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        font, say = self.font(), self._language.text
        self.title.setFont(serif(font, 1.35, bold=True))
        self.question.setFont(larger(font, 1.1))
        self.verdict.setFont(serif(font, 1.2, bold=True))
        self.check_button.setText(self.tr("Check"))
        self.next_button.setText(self.tr("Next Puzzle") if self._graded else self.tr("Skip"))
        self.leave_button.setText(self.tr("Main Menu"))
        self._name_filters()
        if self._entry is None or self._shown is None:
            return
        kind = say(title_of(self._entry))
        self.title.setText(self.tr("Puzzle {number}: {kind}").format(number=self._entry.id, kind=kind))
        self.question.setText(say(self._shown.solver.question(self._shown.observation, self._shown.puzzle)))
        self.advice.setText("\n".join(say(text) for text in said_before(self._entry)))
        self.advice.setVisible(bool(self.advice.text()))
        ratings = self.tr("Rating of the puzzle {its}, your rating {own}").format(
            its=self._its, own=self._own
        )
        streak = self._ratings.streak
        if streak:
            days = self.tr("Puzzles of the day in a row: {count}").format(count=streak)
            ratings = f"{ratings}\n{days}"
        self.ratings.setText(ratings)
        self._say_grade()
        self.words_changed.emit()

    def _say_grade(self) -> None:
        self.reasons.clear()
        self.verdict.setText("")
        self.reasons.setAccessibleName(self.tr("Reasons"))
        if self._graded is None or self._shown is None:
            return
        graded, reasons, change = self._graded
        verdict, say = self._language.text(graded.verdict()), self._language.text
        self.verdict.setText(
            self.tr("{verdict} Rating {change}").format(verdict=verdict, change=f"{change:+.0f}")
        )
        rules = self._shown.rules
        atlas = rules.table(rules.checked_options(self._shown.options)).atlas
        assert atlas is not None
        idea = None if self._entry is None else idea_of(self._entry)
        parts = [] if idea is None else [f"<p><i>{escape(say(idea.after))}</i></p>"]
        for place, texts in reasons:
            title = escape(self._titled(place, graded, say(atlas.places[place].name)))
            sentences = "<br>".join(escape(say(text)) for text in texts)
            parts.append(
                f'<p><b><a href="{place}" style="color: palette(text)">{title}</a></b><br>{sentences}</p>'
            )
        self.reasons.setHtml("".join(parts))

    def _titled(self, place: int, graded: PuzzleGrade, name: str) -> str:
        """Return a place with its part in the answer."""
        if place in graded.right:
            return self.tr("{place}: right").format(place=name)
        text = self.tr("{place}: wrong") if place in graded.wrong else self.tr("{place}: missing")
        return text.format(place=name)

    def _name_filters(self) -> None:
        """Name the kinds and themes; the chosen ones stay."""
        say, titles = self._language.text, _theme_titles()
        kinds = [("", self.tr("All kinds")), *((kind, say(title)) for kind, title in KIND_TITLES.items())]
        first = [
            ("", self.tr("All themes")),
            (_COURSE, self.tr("First Steps")),
            (_DAY, self.tr("Puzzle of the Day")),
        ]
        if self._ratings.mistakes:
            first.append((_MISTAKES, self.tr("Mistakes to Repeat")))
        themes = [*first, *((theme, say(titles[theme])) for theme in self._themes)]
        for box, rows in ((self.kinds, kinds), (self.themes, themes)):
            chosen = box.currentData()
            box.clear()
            for value, words in rows:
                box.addItem(words, value)
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self.kinds.setAccessibleName(self.tr("Kind of puzzle"))
        self.themes.setAccessibleName(self.tr("Theme of the puzzle"))


def _theme_titles() -> dict[str, Text]:
    """Return the titles of all themes of the games with puzzles."""
    found: dict[str, Text] = {}
    for name in game_names():
        if ruleset(name).puzzles is not None:
            found |= solver_of(ruleset(name)).theme_titles()
    return found
