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
    course,
    idea_of,
)
from furyqt.controllers.puzzles.grading import PuzzleGrade, said_before, title_of
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.puzzles.sprint import RULES, Sprint
from furyqt.rules.core.numerals import signed
from furyqt.rules.core.puzzle import PlaceReason
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger, serif
from furyqt.views.puzzles.solution import SolutionBar

_REASON_LINES = 4
_PUZZLE = "puzzle-"
"""The beginning of a link to a puzzle; other links are numbers of places."""
_MORE = "more"
"""The beginning of a link that shows all facts for a place."""
Reasons = tuple[tuple[int, PlaceReason], ...]


class PuzzlePanel(LiveWidget, QWidget):
    """Shows one puzzle in words."""

    place_chosen = Signal(int)
    sprint_wanted = Signal(bool)
    """A sprint should begin, or end before its time."""
    puzzle_chosen = Signal(str)
    """A puzzle that was missed in a sprint was chosen, by its id."""
    words_changed = Signal()
    """The panel may need another height."""

    def __init__(self, language: Language, ratings: PuzzleRatings, parent: QWidget) -> None:
        super().__init__(parent)
        self._language, self._ratings = language, ratings
        self._entry: PuzzleEntry | None = None
        self._shown: PuzzlePosition | None = None
        self._graded: tuple[PuzzleGrade, Reasons, float] | None = None
        self._own = self._its = 0
        self._is_of_day = False
        self.title, self.ratings, self.question, self.advice, self.verdict = (QLabel(self) for _ in range(5))
        self.reasons = QTextBrowser(self)
        self.solution = SolutionBar(language.translate, self)
        self._chosen = -1
        """The place whose reason the map draws."""
        self._asked: Reasons = ()
        """The reason of the chosen place, if it is not among those of the answer."""
        self._opened: set[int] = set()
        """The places whose facts are all shown."""
        self.check_button, self.next_button, self.leave_button, self.sprint_button = (
            QPushButton(self, autoDefault=True) for _ in range(4)
        )
        self.sprint_button.clicked.connect(lambda: self.sprint_wanted.emit(self._sprint is None))
        self._sprint: Sprint | None = None
        self._ended: tuple[Sprint, bool] | None = None
        """The sprint whose result is shown, and whether it is the best."""
        for label in (self.title, self.question, self.advice, self.verdict, self.ratings):
            label.setWordWrap(True)
        self.reasons.setOpenLinks(False)
        self.reasons.setFrameShape(QFrame.Shape.NoFrame)
        self.reasons.anchorClicked.connect(lambda link: self._follow(link.toString()))
        lines = QGridLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.title, 0, 0, 1, 3)
        lines.addWidget(self.ratings, 1, 0, 1, 3)
        lines.addWidget(self.question, 2, 0, 1, 3)
        lines.addWidget(self.advice, 3, 0, 1, 3)
        lines.addWidget(self.check_button, 4, 0)
        lines.addWidget(self.next_button, 4, 1, 1, 2)
        lines.addWidget(self.verdict, 5, 0, 1, 3)
        lines.addWidget(self.reasons, 6, 0, 1, 3)
        lines.addWidget(self.solution, 7, 0, 1, 3)
        lines.addWidget(self.sprint_button, 8, 0)
        lines.addWidget(self.leave_button, 8, 1, 1, 2)
        lines.setRowStretch(6, 1)
        self.retranslate()

    def least_height(self, width: int) -> int:
        """Return the height in which all words are complete, with a few lines of reasons."""
        self.reasons.setMinimumHeight(_REASON_LINES * self.fontMetrics().lineSpacing())
        lines = self.layout()
        return 0 if lines is None else max(0, lines.totalMinimumHeightForWidth(width))

    def _follow(self, link: str) -> None:
        """Report the chosen place, or the puzzle of a sprint."""
        if link.startswith(_PUZZLE):
            self.puzzle_chosen.emit(link.removeprefix(_PUZZLE))
        elif link.startswith(_MORE):
            self._opened.add(int(link.removeprefix(_MORE)))
            self._say_grade()
            self.words_changed.emit()
        else:
            self.place_chosen.emit(int(link))

    def show_question(self, entry: PuzzleEntry, shown: PuzzlePosition, *, is_of_day: bool) -> None:
        """Show a puzzle that is not answered yet; the title says if it is that of the day."""
        self._is_of_day = is_of_day
        self._entry, self._shown, self._graded = entry, shown, None
        self._chosen, self._asked, self._ended = -1, (), None
        self._opened.clear()
        self.solution.show_steps(())
        self._own, self._its = round(self._ratings.rating), round(self._ratings.rating_of(entry))
        self.check_button.setEnabled(False)
        self.retranslate()

    def show_grade(self, grade: PuzzleGrade, reasons: Reasons, own_rating: float, change: float) -> None:
        """Show the verdict and the reasons, and the person's new rating with its change."""
        self._graded, self._own = (grade, reasons, change), round(own_rating)
        self.check_button.setEnabled(False)
        self.retranslate()

    def show_sprint(self, sprint: Sprint | None) -> None:
        """Show the state of a sprint above the question; None ends it."""
        self._sprint = sprint
        self.retranslate()

    def tick(self) -> None:
        """Show the time that is left in the sprint."""
        if self._sprint is not None:
            self.ratings.setText(self._language.text(self._sprint.score()))

    def show_end(self, sprint: Sprint, *, is_best: bool) -> None:
        """Show the result of a sprint, with links to the puzzles that were missed."""
        self._sprint, self._ended = None, (sprint, is_best)
        self.show_sprint(None)
        self.check_button.setEnabled(False)

    def show_parts(self) -> None:
        """Leave the room of the verdict and the reasons to the places until there are some."""
        self.verdict.setVisible(bool(self.verdict.text()))
        self.reasons.setVisible(self._graded is not None or self._ended is not None)

    def explain(self, place: int, found: PlaceReason) -> None:
        """Show the reason for a place, before the others if it is not among them, and its steps."""
        if self._graded is None:
            return
        _, reasons, _ = self._graded
        self._asked, self._chosen = (() if place in dict(reasons) else ((place, found),)), place
        self._say_grade()
        if not self._asked and place != reasons[0][0]:
            self.reasons.scrollToAnchor(f"place{place}")
        self.solution.show_steps(found.steps)
        self.words_changed.emit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        font, say = self.font(), self._language.text
        self.title.setFont(serif(font, 1.35, bold=True))
        self.question.setFont(larger(font, 1.1))
        self.verdict.setFont(serif(font, 1.2, bold=True))
        self.check_button.setText(self.tr("Check"))
        self.next_button.setText(self.tr("Next Puzzle") if self._graded or self._ended else self.tr("Skip"))
        self.leave_button.setText(self.tr("Main Menu"))
        is_sprint = self._sprint is not None
        self.sprint_button.setText(self.tr("End the Sprint") if is_sprint else self.tr("Sprint"))
        self.sprint_button.setToolTip(say(RULES))
        if self._entry is None or self._shown is None:
            return
        self.title.setText(self._named(self._entry, is_of_day=self._is_of_day))
        self.question.setText(say(self._shown.solver.question(self._shown.observation, self._shown.puzzle)))
        before = said_before(self._entry) if self._sprint is None else (RULES,)
        self.advice.setText("\n".join(say(text) for text in before))
        self.advice.setVisible(bool(self.advice.text()) and self._graded is None)
        ratings = self.tr("Puzzle rating {its}, your rating {own}").format(its=self._its, own=self._own)
        streak = self._ratings.streak
        if streak:
            days = self.tr("Puzzles of the day solved in a row: {count}").format(count=streak)
            ratings = f"{ratings}\n{days}"
        self.ratings.setText(ratings)
        self.tick()
        self._say_grade()
        self._say_end()
        self.show_parts()
        self.words_changed.emit()

    def _say_grade(self) -> None:
        self.reasons.clear()
        self.verdict.setText("")
        self.reasons.setAccessibleName(self.tr("Reasons"))
        if self._graded is None or self._shown is None:
            return
        graded, reasons, change = self._graded
        verdict, say = self._language.text(graded.verdict(change)), self._language.text
        self.verdict.setText(
            self.tr("{verdict} Rating {change}").format(verdict=verdict, change=signed(round(change)))
        )
        rules = self._shown.rules
        atlas = rules.table(rules.checked_options(self._shown.options)).atlas
        assert atlas is not None
        idea = None if self._entry is None else idea_of(self._entry)
        parts = [] if idea is None else [f"<p><i>{escape(say(idea.after))}</i></p>"]
        more = self.tr(
            "Every place has a reason why it is, or is not, in the answer: "
            "rest the pointer on it on the map, or choose it there or in the list of places."
        )
        parts.append(f"<p><i>{escape(more)}</i></p>")
        for place, found in (*self._asked, *reasons):
            title = self._titled(place, graded, say(atlas.places[place].name))
            if place == self._chosen:
                title = self.tr("{title} (on the map)").format(title=title)
            sentences = "<br>".join(self._sentences(place, found))
            link = f'<a name="place{place}" href="{place}" style="color: palette(text)">{escape(title)}</a>'
            parts.append(f"<p><b>{link}</b><br>{sentences}</p>")
        self.reasons.setHtml("".join(parts))

    def _sentences(self, place: int, found: PlaceReason) -> list[str]:
        """Return the sentences of a reason; the last one opens those that it only counts."""
        *told, last = (escape(self._language.text(text)) for text in found.texts)
        if not found.more:
            return [*told, last]
        if place in self._opened:
            return [*told, *(escape(self._language.text(text)) for text in found.more)]
        return [*told, f'<a href="{_MORE}{place}">{last}</a>']

    def _say_end(self) -> None:
        """Show the result of a sprint in place of a verdict."""
        if self._ended is None:
            return
        sprint, is_best = self._ended
        best = (
            self.tr("Your best result.")
            if is_best
            else self.tr("Your best result is {count}.").format(count=self._ratings.best_sprint)
        )
        self.verdict.setText(f"{self._language.text(sprint.result())} {best}")
        links = [f'<a href="{_PUZZLE}{entry.id}">{escape(self._named(entry))}</a>' for entry in sprint.missed]
        if links:
            head = escape(self.tr("Puzzles to retry:"))
            self.reasons.setHtml(f"<p>{head}<br>{'<br>'.join(links)}</p>")

    def _named(self, entry: PuzzleEntry, *, is_of_day: bool = False) -> str:
        kind = self._language.text(title_of(entry))
        if entry.idea:
            lessons = course(all_puzzles())
            step = self.tr("Step {number} of {count}: {kind}")
            return step.format(number=lessons.index(entry) + 1, count=len(lessons), kind=kind)
        text = (
            self.tr("Puzzle of the day, {number}: {kind}")
            if is_of_day
            else self.tr("Puzzle {number}: {kind}")
        )
        return text.format(number=entry.id, kind=kind)

    def _titled(self, place: int, graded: PuzzleGrade, name: str) -> str:
        """Return a place with its part in the answer."""
        if place in graded.right:
            return self.tr("{place}: right").format(place=name)
        if place in graded.missing:
            return self.tr("{place}: missing").format(place=name)
        text = self.tr("{place}: wrong") if place in graded.wrong else self.tr("{place}: not in the answer")
        return text.format(place=name)
