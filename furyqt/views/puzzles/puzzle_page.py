"""The page of a trail puzzle: the map and the trail as in a game, the question, and the places to mark."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.controllers.puzzles.collection import PuzzleEntry, PuzzlePosition, all_puzzles, position
from furyqt.controllers.puzzles.grading import PuzzleGrade, explained, grade
from furyqt.controllers.puzzles.puzzle_ratings import PuzzleRatings
from furyqt.rules.core.puzzle import ALL
from furyqt.views.access.announce import announce_now
from furyqt.views.live import LiveWidget
from furyqt.views.panels.deduction.aids_lists import EvidencePage
from furyqt.views.panels.figures import FiguresWidget, largest_row
from furyqt.views.panels.tabs import Tabs
from furyqt.views.puzzles.place_list import PlaceList
from furyqt.views.puzzles.puzzle_panel import PuzzlePanel
from furyqt.views.table.board_splitter import BoardSplitter
from furyqt.views.table.observation_view import ObservationView

_TAB_LINES = 7
"""The least height of the tabs in lines of text."""
_SHEETS = 0.45
"""The largest share of the height for the sheets, if they can be smaller."""


class PuzzleSide(QScrollArea):
    """Nothing in it is cut off: its parts have their least heights even in a low window with large text."""

    def __init__(self, panel: PuzzlePanel, figures: FiguresWidget, tabs: QTabWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel, self._figures, self._tabs = panel, figures, tabs
        column = QWidget()
        lines = QVBoxLayout(column)
        lines.setContentsMargins(6, 6, 6, 4)
        lines.addWidget(panel, 1)
        lines.addWidget(figures)
        lines.addWidget(tabs, 2)
        for part in (panel, figures, tabs):
            part.setMinimumWidth(1)  # long words give way: nothing is cut off at the right
        self.setWidget(column)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        figures.rows_changed.connect(self.share_height)
        panel.words_changed.connect(self.share_height)

    def share_height(self) -> None:
        """Give the question and the tabs their least heights, and the sheets what they can use."""
        panel, figures = self._panel, self._figures
        panel.setMinimumHeight(panel.least_height(self.viewport().width() - 12))
        bar = self._tabs.tabBar().sizeHint().height()
        self._tabs.setMinimumHeight(bar + _TAB_LINES * self.fontMetrics().lineSpacing())
        rows = 0 if figures.isHidden() else figures.row_count
        if rows:
            most = min(largest_row(figures, self.width()), round(self.height() * _SHEETS / rows))
            figures.set_row_height(max(figures.least_row, most))

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
        self._skipped = 0
        self._day = ratings.today()
        """The day on which the puzzle was shown."""
        self.view = ObservationView(language.translate, self)
        self.panel = PuzzlePanel(language, ratings, self)
        self.places = PlaceList(language.translate, self)
        self.evidence = EvidencePage(language.translate, self)
        self.tabs = Tabs(self)
        self._lay_out()
        self._listen()
        self.retranslate()

    def _lay_out(self) -> None:
        for part in (self.places, self.evidence, self.view.log, self.view.cards):
            self.tabs.addTab(part, "")
        self.tabs.setDocumentMode(True)
        side = PuzzleSide(self.panel, self.view.figures, self.tabs, self)
        self._split = BoardSplitter(self)
        self._split.lay_out(self.view.column, side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)

    def _listen(self) -> None:
        table = self.view.table
        table.set_pencil_enabled(True)
        table.place_activated.connect(self._toggle)
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
        self.panel.leave_button.clicked.connect(self.left)
        self.panel.filter_changed.connect(self._filter)
        self.panel.place_chosen.connect(self.view.point_at)

    # Puzzles

    def welcome(self) -> None:
        """Show the puzzle in progress, or the first one."""
        if self.entry is None:
            self.show_next()
        self.places.setFocus(Qt.FocusReason.TabFocusReason)

    def show_next(self) -> None:
        """Show another puzzle of the chosen kind and theme; one without an answer is skipped."""
        self._skipped = self._skipped + 1 if self.entry is not None and self._grade is None else 0
        others = [entry for entry in all_puzzles() if self.panel.wants(entry) and entry != self.entry]
        if not others:
            self.panel.want_all()
            others = [entry for entry in all_puzzles() if entry != self.entry]
        found = self._ratings.next_of(others, self._skipped)
        if found is not None:
            self.show_puzzle(found)

    def _filter(self) -> None:
        """Show another puzzle if this one is not of the chosen kind and theme."""
        if self.entry is not None and not self.panel.wants(self.entry):
            self.show_next()

    def show_puzzle(self, entry: PuzzleEntry) -> None:
        """Show this puzzle."""
        self.entry, self.shown, self._grade = entry, position(entry), None
        self._day = self._ratings.today()
        shown = self.shown
        table = shown.rules.table(shown.rules.checked_options(shown.options))
        assert table.atlas is not None
        self.view.set_game(shown.rules, table)
        self.view.show(shown.observation)
        self.view.table.marks.offer(frozenset())
        self.view.table.set_pencil({})
        self.places.set_atlas(table.atlas)
        self.places.reopen()
        self.evidence.name_figure(self.view.hidden_figure)
        self.evidence.show_evidence(())
        self.view.forget_pointing()
        self.evidence.show_evidence(self.view.board.evidence(shown.observation))
        self.panel.show_question(entry, shown)
        self.tabs.setCurrentWidget(self.places)
        said = (self.panel.question, self.panel.advice)
        announce_now(self, f"{self.panel.title.text()}. {' '.join(label.text() for label in said)}")

    def _toggle(self, place: int) -> None:
        self._mark(place, place not in self.places.marked)

    def _mark(self, place: int, wanted: bool) -> None:
        """Mark a place or remove its mark, on the map and in the list."""
        if self.shown is None or self._grade is not None:
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
        found = self._grade = grade(self.shown, self.places.marked)
        change = self._ratings.answer(self.entry, found.share, is_solved=found.is_solved, day=self._day)
        self._show_grade(change)
        announce_now(self, self.panel.verdict.text())
        self.panel.next_button.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_grade(self, change: float) -> None:
        assert self.shown is not None
        assert self._grade is not None
        found = self._grade
        self.panel.show_grade(found, explained(self.shown, found), self._ratings.rating, change)
        signs = {
            **dict.fromkeys(found.right, "here"),
            **dict.fromkeys(found.wrong, "not"),
            **dict.fromkeys(found.missing, "question"),
        }
        self.view.table.set_pencil(signs)
        words = {"here": self.tr("right"), "not": self.tr("wrong"), "question": self.tr("missing")}
        self.places.show_grade({place: words[sign] for place, sign in signs.items()})

    # The page

    def panes(self) -> tuple[QWidget, ...]:
        """Return the panes in the order of F6."""
        view = self.view
        lists = (self.places, self.evidence.list, view.log.list, view.cards.pane)
        return (
            self.panel.reasons,
            view.table.map,
            view.trail.list,
            view.figures.list,
            lists[self.tabs.currentIndex()],
        )

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        for number, text in enumerate(
            (self.tr("Places"), self.tr("Evidence"), self.tr("Game Log"), self.tr("Cards"))
        ):
            self.tabs.setTabText(number, text)
        self.tabs.tabBar().setAccessibleName(self.tr("Places, evidence, log or cards"))
        self.places.setAccessibleName(self.tr("Places to mark"))
        self._split.share_soon()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
