"""The page of a trail puzzle: the map and the trail as in a game, the question, and the places to mark."""

from __future__ import annotations

import random

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import (
    PuzzleEntry,
    PuzzlePosition,
    all_puzzles,
    position,
    puzzle_of_day,
    puzzle_with_id,
)
from furyqt.controllers.puzzles.grading import PuzzleGrade, explained, explanation, grade
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.controllers.puzzles.sprint import Sprint
from furyqt.rules.core.puzzle import ALL, PlaceReason
from furyqt.views.access.announce import announce, announce_now
from furyqt.views.live import LiveWidget
from furyqt.views.panels.deduction.aids_lists import EvidencePage
from furyqt.views.panels.figures import FiguresWidget, largest_row
from furyqt.views.panels.tabs import Tabs
from furyqt.views.picture import UNKNOWN_PLACE
from furyqt.views.puzzles.place_list import PlaceList
from furyqt.views.puzzles.puzzle_filter import PuzzleFilter
from furyqt.views.puzzles.puzzle_panel import PuzzlePanel
from furyqt.views.puzzles.solution import ReasonLayer
from furyqt.views.table.board_splitter import BoardSplitter
from furyqt.views.table.observation_view import ObservationView

_TAB_LINES = 7
"""The least height of the tabs in lines of text."""


class FiguresPage(QScrollArea):
    """The sheets of the figures on a tab; they scroll if they need more height."""

    def __init__(self, figures: FiguresWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._figures = figures
        self.setWidget(figures)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        figures.rows_changed.connect(self._share)

    def _share(self) -> None:
        rows, figures = self._figures.row_count, self._figures
        if rows:
            room = (self.viewport().height() - 2) // rows
            largest = max(figures.least_row, largest_row(figures, self.viewport().width()))
            figures.set_row_height(max(figures.least_row, min(largest, room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share()


class PuzzleSide(QScrollArea):
    """Nothing in it is cut off: its parts have their least heights even in a low window with large text."""

    def __init__(self, panel: PuzzlePanel, tabs: QTabWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel, self._tabs = panel, tabs
        column = QWidget()
        lines = QVBoxLayout(column)
        lines.setContentsMargins(6, 6, 6, 4)
        lines.addWidget(panel)
        lines.addWidget(tabs, 2)
        self._lines = lines
        for part in (panel, tabs):
            part.setMinimumWidth(1)  # long words give way: nothing is cut off at the right
        self.setWidget(column)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        panel.words_changed.connect(self.share_height)

    def share_height(self) -> None:
        """Give the question and the tabs their least heights."""
        panel = self._panel
        self._lines.setStretchFactor(panel, 0 if panel.reasons.isHidden() else 3)
        panel.setMinimumHeight(panel.least_height(self.viewport().width() - 12))
        bar = self._tabs.tabBar().sizeHint().height()
        self._tabs.setMinimumHeight(bar + _TAB_LINES * self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height before the parts are laid out."""
        self.share_height()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.share_height()

    def minimumSizeHint(self) -> QSize:
        """The column scrolls, so it needs no height."""
        return QSize(1, 1)


class PuzzlePage(LiveWidget, QWidget):
    """Shows one puzzle after the other; marks on the map and in the list are the same."""

    left = Signal()
    """The person returns to the start page."""

    def __init__(self, language: Language, ratings: PuzzleRatings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language, self._ratings = language, ratings
        self.entry: PuzzleEntry | None = None
        self.shown: PuzzlePosition | None = None
        self._grade: PuzzleGrade | None = None
        self._reasons: dict[int, PlaceReason] = {}
        """The reasons of the puzzle that were shown or pointed at."""
        self._skipped = 0
        self._is_closed = False
        """Whether the puzzle takes no answer: its sprint is over."""
        self._day = ratings.today()
        """The day on which the puzzle was shown."""
        self._sprint: Sprint | None = None
        self._best_before = 0
        """The best result when the sprint began."""
        self._clock = QTimer(self, interval=250)
        self._clock.timeout.connect(self._tick)
        self.view = ObservationView(language.translate, self)
        self.panel = PuzzlePanel(language, ratings, self)
        self.filter = PuzzleFilter(language, ratings, self)
        self.places = PlaceList(language.translate, self)
        self.evidence = EvidencePage(language.translate, self)
        self.tabs = Tabs(self)
        self.sheets = FiguresPage(self.view.figures, self)
        self.drawing = ReasonLayer(self.view.table.scene)
        self._lay_out()
        self._listen()
        self.retranslate()

    def _lay_out(self) -> None:
        for part in (self.places, self.evidence, self.view.log, self.sheets, self.view.cards, self.filter):
            self.tabs.addTab(part, "")
        self.tabs.setDocumentMode(True)
        side = PuzzleSide(self.panel, self.tabs, self)
        self._split = BoardSplitter(self)
        self._split.lay_out(self.view.column, side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)

    def _listen(self) -> None:
        table = self.view.table
        table.set_pencil_enabled(True)
        table.place_activated.connect(self._activate)
        table.mark_requested.connect(lambda place, mark: self._mark(place, bool(mark)))
        self.places.toggled.connect(self._mark)
        self.evidence.pointed.connect(table.marks.point_out)
        self.evidence.place_chosen.connect(self.view.point_at)
        self.view.cards_toggled.connect(
            lambda on: self.tabs.setTabVisible(self.tabs.indexOf(self.view.cards), on)
        )
        self.view.piles.discards_wanted.connect(lambda: self.tabs.setCurrentWidget(self.view.cards))
        self.panel.check_button.clicked.connect(self.check)
        self.panel.next_button.clicked.connect(self.show_next)
        self.panel.leave_button.clicked.connect(self._leave)
        self.panel.sprint_wanted.connect(lambda wanted: self.start_sprint() if wanted else self._end_sprint())
        self.panel.puzzle_chosen.connect(self._show_named)
        self.filter.changed.connect(self._change_filter)
        self.panel.place_chosen.connect(self.explain)
        self.places.place_activated.connect(self.explain)
        self.places.place_selected.connect(self.explain)
        self.panel.solution.stepped.connect(self._draw_step)

    # Puzzles

    def welcome(self) -> None:
        """Show the puzzle in progress, or the first one."""
        if self.entry is None:
            self.show_next()
        self.panes()[-1].setFocus(Qt.FocusReason.TabFocusReason)

    def show_next(self) -> None:
        """Show the next puzzle; one that was skipped is not shown again at once, but in a sprint counts as
        missed.
        """
        if self._sprint is not None:
            self._answer_in_sprint(is_solved=False)
            return
        self._skipped = self._skipped + 1 if self.entry is not None and self._grade is None else 0
        others = [entry for entry in all_puzzles() if self.filter.wants(entry) and entry != self.entry]
        if not others:
            self.filter.want_all()
            others = [entry for entry in all_puzzles() if entry != self.entry]
        found = self._ratings.next_of(others, self._skipped)
        if found is not None:
            self.show_puzzle(found)

    # A sprint

    def start_sprint(self, seed: int | None = None) -> None:
        """Begin a sprint; another seed is another choice of puzzles."""
        self._sprint = Sprint(all_puzzles(), random.getrandbits(32) if seed is None else seed)
        self._best_before = self._ratings.best_sprint
        self._clock.start()
        assert self._sprint.entry is not None
        self.panel.show_sprint(self._sprint)
        self.filter.setEnabled(False)
        self.show_puzzle(self._sprint.entry)

    def _tick(self) -> None:
        """Show the time that is left, or the result when it is up."""
        if self._sprint is None or self._sprint.is_over:
            self._end_sprint()
        else:
            self.panel.tick()

    def _answer_in_sprint(self, *, is_solved: bool) -> None:
        """Count an answer and go on at once; the words of the next puzzle begin with the verdict."""
        sprint = self._sprint
        assert sprint is not None
        if self.entry is not None and not sprint.is_over:
            sprint.answer(is_solved=is_solved)
            self._ratings.note(self.entry, is_solved=is_solved, solved=len(sprint.solved))
        if sprint.is_over or sprint.entry is None:
            self._end_sprint()
            return
        self.show_puzzle(sprint.entry)
        verdict = self.tr("Solved.") if is_solved else self.tr("Not solved.")
        self.panel.verdict.setText(verdict)
        self.panel.show_parts()
        announce_now(self, f"{verdict} {self.language.text(sprint.score())} {self.panel.question.text()}")

    def _end_sprint(self) -> None:
        """Show the result of the sprint."""
        self._clock.stop()
        if self._sprint is None:
            return
        sprint, self._sprint = self._sprint, None
        sprint.stop()
        self._is_closed = True
        self.filter.setEnabled(True)
        self.panel.show_end(sprint, is_best=len(sprint.solved) > self._best_before)
        announce_now(self, self.panel.verdict.text())
        self.panel.next_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_named(self, name: str) -> None:
        """Show a puzzle by its id."""
        found = puzzle_with_id(name)
        if found is not None:
            self.show_puzzle(found)

    def _leave(self) -> None:
        """Return to the start page; a sprint ends."""
        self._end_sprint()
        self.left.emit()

    def _change_filter(self) -> None:
        """Show another puzzle if this one is not of the chosen kind and theme."""
        if self.entry is not None and not self.filter.wants(self.entry):
            self.show_next()

    def show_puzzle(self, entry: PuzzleEntry) -> None:
        """Show this puzzle."""
        self.entry, self.shown, self._grade = entry, position(entry), None
        self._reasons = {}
        self._day, self._is_closed = self._ratings.today(), False
        shown = self.shown
        table = shown.rules.table(shown.rules.checked_options(shown.options))
        assert table.atlas is not None
        self.drawing.show(None, ())
        self.view.set_game(shown.rules, table)
        self.view.show(shown.observation)
        self.view.table.offer(frozenset(), lambda _: "", is_new=True)
        self.view.table.set_pencil({})
        self.places.set_atlas(table.atlas)
        self.places.reopen()
        self.evidence.name_figure(self.view.hidden_figure)
        self.evidence.show_evidence(())
        self.view.forget_pointing()
        lines = self.view.board.evidence(shown.observation)
        self.evidence.show_evidence(tuple(sorted(lines, key=lambda line: line.turn)))
        is_of_day = self._sprint is None and entry == puzzle_of_day(self._day)
        self.panel.show_question(entry, shown, is_of_day=is_of_day)
        self.filter.retranslate()
        self.tabs.setCurrentWidget(self.evidence if entry.idea else self.places)  # beginners read it first
        said = (self.panel.question, self.panel.advice)
        announce_now(self, f"{self.panel.title.text()}. {' '.join(label.text() for label in said)}")

    def _activate(self, place: int) -> None:
        """Mark a place or remove its mark; after the answer, explain it."""
        if self._grade is None:
            self._mark(place, place not in self.places.marked)
        else:
            self.explain(place)

    def explain(self, place: int) -> None:
        """Show why a place is in the answer, or why not, in words and on the map."""
        if self.shown is None or self._grade is None or place == UNKNOWN_PLACE:
            return
        self.panel.explain(place, self._reason(place))
        announce(self, f"{self.view.place_name(place)}: {' '.join(self._sentences(place))}")

    def _reason(self, place: int) -> PlaceReason:
        """Return why a place is in the answer, or why not; it is proved only once."""
        if place not in self._reasons:
            assert self.shown is not None
            self._reasons[place] = explanation(self.shown, place)
        return self._reasons[place]

    def _sentences(self, place: int) -> list[str]:
        return [self.language.text(text) for text in self._reason(place).texts]

    def _draw_step(self, step: int) -> None:
        steps = self.panel.solution.steps
        self.drawing.show(self.view.atlas, steps[: step + 1] if self._grade is not None else ())

    def _mark(self, place: int, wanted: bool) -> None:
        """Mark a place or remove its mark, on the map and in the list."""
        if self.shown is None or self._grade is not None or self._is_closed:
            return
        marked = self.places.marked - {place}
        if wanted:
            marked = marked | {place} if self.shown.puzzle.kind == ALL else frozenset({place})
        self.places.set_marked(marked)
        self.view.table.set_pencil(dict.fromkeys(marked, "here"))
        self.panel.check_button.setEnabled(bool(marked))

    def check(self) -> None:
        """Grade the marked places, explain the answer, and change the ratings."""
        if self.entry is None or self.shown is None or self._grade is not None or not self.places.marked:
            return
        if self._sprint is not None:
            self._answer_in_sprint(is_solved=grade(self.shown, self.places.marked).is_solved)
            return
        found = self._grade = grade(self.shown, self.places.marked)
        change = self._ratings.answer(self.entry, found.share, is_solved=found.is_solved, day=self._day)
        self._show_grade(change)
        announce_now(self, self.panel.verdict.text())
        self.panel.next_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_grade(self, change: float) -> None:
        assert self.shown is not None
        assert self._grade is not None
        found = self._grade
        reasons = explained(self.shown, found)
        self._reasons = dict(reasons)
        self.panel.show_grade(found, reasons, self._ratings.rating, change)
        self.filter.retranslate()
        signs = {
            **dict.fromkeys(found.right, "here"),
            **dict.fromkeys(found.wrong, "not"),
            **dict.fromkeys(found.missing, "question"),
        }
        self.view.table.set_pencil(signs)
        words = {"here": self.tr("right"), "not": self.tr("wrong"), "question": self.tr("missing")}
        self.places.show_grade({place: words[sign] for place, sign in signs.items()})
        self.panel.explain(*reasons[0])
        self.view.table.offer(frozenset(), lambda place: "\n".join(self._sentences(place)))
        self.tabs.setCurrentWidget(self.places)

    # The page

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes in the order of F6."""
        view = self.view
        lists = (
            self.places, self.evidence.list, view.log.list, view.figures.list, view.cards.pane,
            self.filter.themes,
        )  # fmt: skip
        reasons = () if self.panel.reasons.isHidden() else (self.panel.reasons,)
        return (
            *reasons,
            view.table.map,
            view.trail.list,
            lists[self.tabs.currentIndex()],
        )

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        for number, text in enumerate(
            (
                self.tr("Places"),
                self.tr("Evidence"),
                self.tr("Game Log"),
                self.tr("Figures"),
                self.tr("Cards"),
                self.tr("Choose"),
            )
        ):
            self.tabs.setTabText(number, text)
        self.tabs.tabBar().setAccessibleName(
            self.tr("Places, evidence, log, figures, cards or choice of puzzles")
        )
        self.places.setAccessibleName(self.tr("Places to mark"))
        self._split.share_soon()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
