"""The column at the table's side: prompt, actions and tabs share its height.

The sheets are above the log, on one page of the tabs. In a low window they are a page of their own. No page
moves anything.

The shares depend on the height, the text size, the number of figures, the side of the person and whether
there is a combat, but not on the question, with one exception: a question with many words takes height from
the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from furyqt.views.panels.actions.action_area import ActionArea
from furyqt.views.panels.actions.choice_list import row_height
from furyqt.views.panels.actions.turn import TOP, TurnPanel
from furyqt.views.panels.figures import FiguresWidget, largest_row
from furyqt.views.panels.playback.log import LogPanel


class Goal(NamedTuple):
    """Heights to be reached: of notes and tabs in lines of text, and of the list in actions."""

    notes: float
    actions: int
    tabs: float


_LEAST = Goal(1.0, 3, 4.0)
"""If this is higher than the column, the column is scrolled."""
_GOALS = (Goal(7.0, 5, 11.8), Goal(7.0, 9, 11.8), Goal(7.0, 10, 11.8))
"""The prompt comes first, then a list of nine actions. Each goal is reached only after the one before."""
_LONG = Goal(8.0, 30, 22.0)
"""The goal after these, when the sheets are as large as they can be."""
_WEIGHTS = (1.0, 3.0, 3.0)
"""The parts of the free height for notes, list and tabs."""
_LEAST_LOG, _USUAL_LOG = 4.5, 7.0
"""The lines of the log below the sheets, at least and before the sheets become larger."""
_ANY = 1 << 20
"""No limit of the actions that get height."""
_FEW, _SEVERAL = 6, 9
"""The most actions that get height in a combat, which asks about the cards of one hand, and for the hidden
figure: of ten of its questions nine have fewer, while others have up to thirty."""
_LEAST_ACTIONS = 3
"""The actions in view beside a question of any length."""
_SPACE, _EDGES = 6, 12
"""The space between the parts, and that of the edges of a page with the sheets."""


class HeightShare(NamedTuple):
    """The heights that a part can have, and its part of the free height."""

    least: int
    most: int
    weight: float


def shared_height(room: int, parts: Sequence[HeightShare]) -> list[int]:
    """Return a height for each part; what a part cannot use goes to the others."""
    found = [part.least for part in parts]
    free, growing = room - sum(found), set(range(len(parts)))
    while free > 0 and growing:
        total = sum(parts[number].weight for number in growing)
        steps = {number: free * parts[number].weight / total for number in growing}
        full = {n for n in growing if found[n] + steps[n] >= parts[n].most}
        for number in full or growing:
            found[number] = min(parts[number].most, found[number] + int(steps[number]))
        if not full:
            break
        growing -= full
        free = room - sum(found)
    return found


def reached_height(room: int, goals: Sequence[Sequence[int]], weights: Sequence[float]) -> list[int]:
    """Return a height for each part: the first goals at least, then as much of each next goal as fits."""
    found = list(goals[0])
    for goal in goals[1:]:
        parts = zip(found, goal, weights, strict=True)
        found = shared_height(room, [HeightShare(own, max(own, most), part) for own, most, part in parts])
    return found


class _Parts(QWidget):
    """The parts in their layout."""

    def heightForWidth(self, width: int) -> int:
        """The least height of the parts, because a scroll area makes its column at least that high."""
        lines = self.layout()
        return -1 if lines is None else lines.minimumHeightForWidth(width)


class SideColumn(QScrollArea):
    """The parts one below the other; it scrolls only if even their least heights do not fit."""

    sheets_placed = Signal()
    """The sheets are on another page of the tabs now."""

    def __init__(
        self,
        turn: TurnPanel,
        area: ActionArea,
        figures: FiguresWidget,
        log: LogPanel,
        tabs: QTabWidget,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._turn, self._area, self._figures, self._log, self._tabs = turn, area, figures, log, tabs
        self.sheets = QScrollArea(tabs)
        """The page of the tabs with the sheets in a low window."""
        inside = QWidget(self.sheets.viewport())
        self._page = QVBoxLayout(inside)
        self._page.setContentsMargins(0, 2, 0, 0)
        self._page.addStretch(1)
        self.sheets.setWidget(inside)
        self.sheets.setWidgetResizable(True)
        self.sheets.setFrameShape(QFrame.Shape.NoFrame)
        self.sheets.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheets.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        tabs.insertTab(0, self.sheets, "")
        tabs.setTabVisible(0, False)
        self.has_sheets_page = False
        log.put_above(figures)
        column = _Parts(self.viewport())
        lines = QVBoxLayout(column)
        lines.setContentsMargins(_SPACE, 0, _SPACE, _SPACE)
        lines.setSpacing(_SPACE)
        for part in (turn, area):
            lines.addWidget(part)
        lines.addWidget(tabs, 1)
        for narrow in (turn, area, figures, tabs):
            narrow.setMinimumWidth(1)  # long words give way: nothing is cut off at the right of the column
        self.setWidget(column)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._are_few, self._are_several = False, False
        self._is_sharing = False
        figures.rows_changed.connect(self.share_height)
        area.tools_changed.connect(self.share_height)
        for watched in (figures, turn.words, area):
            watched.installEventFilter(self)

    @property
    def has_sheets_above_log(self) -> bool:
        """Whether there are sheets, and they are on the page of the log."""
        return not self.has_sheets_page and not self._figures.isHidden()

    def share_height(self) -> None:
        """Give each part its height, and again if the actions then need another height."""
        if self._is_sharing:
            return
        self._is_sharing = True
        try:
            tools = self._area.tools_height
            self._share()
            if self._area.tools_height != tools:
                self._share()
        finally:
            self._is_sharing = False

    def _share(self) -> None:
        """Share the height between question, list and tabs."""
        figures, line = self._figures, QFontMetricsF(self.font()).height()
        rows = 0 if figures.isHidden() else figures.row_count
        least, largest = (rows * row + 2 for row in self._rows_of_hands()) if rows else (0, 0)
        bar, free = self._tabs.tabBar().sizeHint().height(), self.height() - 3 * _SPACE
        edges = _EDGES + bar
        together = edges + least + round(_LEAST_LOG * line)
        usual = self._goals(edges, least, largest, are_few=False)
        self._place_sheets(bool(rows) and reached_height(free, usual, _WEIGHTS)[2] < together)
        first, *others = goals = self._goals(edges, least, largest, are_few=self._are_few)
        fits = sum(first) <= free
        self._show_bar(not fits)
        notes, area, tabs = reached_height(free, goals if fits else others, _WEIGHTS)
        notes, area = self._with_whole_question(notes, area)
        self._turn.setFixedHeight(notes)
        self._area.setFixedHeight(area)
        self._tabs.setMinimumHeight(tabs)
        if rows:
            room = max(tabs, free - notes - area) - edges
            if not self.has_sheets_page:
                room = min(largest - 2, room - round(_USUAL_LOG * line))
            figures.set_row_height(max(room, least - 2) // rows)

    def _goals(self, edges: int, least: int, largest: int, *, are_few: bool) -> list[tuple[int, int, int]]:
        """Return the heights of notes, list and tabs that are to be reached one after the other."""
        first, *others, last = [self._heights(goal, are_few=are_few) for goal in (_LEAST, *_GOALS, _LONG)]
        line = QFontMetricsF(self.font()).height()
        goals = [(notes, area, max(tabs, edges + least)) for notes, area, tabs in others]
        notes, area, tabs = goals[-1]
        if largest:
            for sheets, log in ((least, _USUAL_LOG), (largest, _USUAL_LOG)):
                tabs = max(tabs, edges + sheets + round(log * line))
                goals.append((notes, area, tabs))
        return [first, *goals, (last[0], max(area, last[1]), max(tabs, largest + last[2]))]

    def _place_sheets(self, on_own_page: bool) -> None:
        """Put the sheets on a page of their own, or on that of the log."""
        if on_own_page == self.has_sheets_page:
            return
        self.has_sheets_page = on_own_page
        was_hidden, tabs = self._figures.isHidden(), self._tabs
        log = tabs.indexOf(self._log)
        if on_own_page:
            self._page.insertWidget(0, self._figures)
            tabs.setTabVisible(0, True)
            if tabs.currentIndex() == log:  # the story of the last turn is below the question, too
                tabs.setCurrentIndex(0)
        else:
            self._log.put_above(self._figures)
            if tabs.currentIndex() == 0:
                tabs.setCurrentIndex(log)
            tabs.setTabVisible(0, False)
        self._figures.setHidden(was_hidden)
        self.sheets_placed.emit()

    def _with_whole_question(self, notes: int, area: int) -> tuple[int, int]:
        """Return the heights of a question and its list if a long question takes what the list can give."""
        least = self._area.tools_height + _LEAST_ACTIONS * row_height(self.font())
        lacking = min(self._turn.wanted_height - notes, area - min(self._area.wanted_height, least))
        return notes + max(0, lacking), area - max(0, lacking)

    def _show_bar(self, is_shown: bool) -> None:
        """Show the scroll bar or not; Qt itself may do both forever if the heights differ with the width."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if is_shown else policy.ScrollBarAlwaysOff)

    def bring_in_sight(self, part: QWidget) -> None:
        """Scroll to a part, when all parts have their places."""

        def scroll() -> None:
            column = self.widget()
            lines = None if column is None else column.layout()
            if column is not None and lines is not None:
                lines.activate()
                # The area itself would take over the new height only later.
                column.resize(column.width(), max(lines.minimumSize().height(), self.viewport().height()))
                self.ensureWidgetVisible(part, 0, 0)

        QTimer.singleShot(0, part, scroll)

    def _heights(self, goal: Goal, *, are_few: bool) -> tuple[int, int, int]:
        """Return the heights of notes, list and tabs with all that belongs to them, in pixels."""
        line, row = QFontMetricsF(self.font()).height(), row_height(self.font())
        most = _FEW if are_few else _SEVERAL if self._are_several else _ANY
        actions = min(goal.actions, most)
        return (
            self._turn.header.head_height + TOP + round(goal.notes * line),
            self._area.tools_height + actions * row,
            self._tabs.tabBar().sizeHint().height() + round(goal.tabs * line),
        )

    def _rows_of_hands(self) -> tuple[int, int]:
        """Return the least and the largest height of a figure's row."""
        least, largest = self._figures.least_row, largest_row(self._figures, self.width() - 2 * _SPACE)
        return least, max(least, largest)

    def set_few_answers(self, are_few: bool) -> None:
        """Set whether the questions have few answers now: hands and tabs get the height of the others."""
        if are_few != self._are_few:
            self._are_few = are_few
            self.share_height()

    def set_several_answers(self, are_several: bool) -> None:
        """Set whether the person's questions have several answers at most in nearly all of this game."""
        if are_several != self._are_several:
            self._are_several = are_several
            self.share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height before the parts are laid out."""
        self.share_height()
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the height again when the sheets appear or disappear, and for other words or actions."""
        kinds = QEvent.Type
        watches = (
            (kinds.ShowToParent, kinds.HideToParent) if watched is self._figures else (kinds.LayoutRequest,)
        )
        if event.type() in watches:
            self.share_height()
            if watched is self._figures:
                self.sheets_placed.emit()
        return super().eventFilter(watched, event)
