"""The column at the table's side: prompt, actions, sheets and tabs share its height.

In a low window the sheets are a page of the tabs, so that question, list and every page have enough height.

The shares depend on the height, the text size, the number of figures, the side of the person and whether
there is a combat, but not on the question, with one exception: a question with many words takes height from
the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from furyqt.views.panels.actions.action_area import ActionArea
from furyqt.views.panels.actions.choice_list import row_height
from furyqt.views.panels.actions.turn import TOP, TurnPanel
from furyqt.views.panels.figures import FiguresWidget, largest_row


class Goal(NamedTuple):
    """Heights to be reached: of notes and tabs in lines of text, and of the list in actions."""

    notes: float
    actions: int
    tabs: float


_READABLE = Goal(7.0, 10, 14.0)
"""The tabs are high enough for a page with much to read, so nothing moves for it."""
_USUAL = (
    Goal(1.0, 3, 4.0), Goal(7.0, 5, 6.0), Goal(7.0, 9, 6.0), Goal(7.0, 10, 6.5), _READABLE,
    Goal(8.0, 30, 22.0),
)  # fmt: skip
"""The prompt comes first, then a list of nine actions, then larger hands, then higher tabs. Each goal
gets its height only after the one before it."""
_READING = (
    Goal(0.0, 2, 6.0), Goal(0.0, 2, 11.8), Goal(2.0, 7, 12.0), Goal(3.5, 8, 14.0), Goal(5.0, 14, 22.0),
)  # fmt: skip
"""A page with much to read comes before the list, and both before long notes. The hands keep their height,
except in low windows."""
_TIGHT = Goal(7.0, 3, 11.8)
"""If this and the sheets are higher than the column, the sheets are a page of the tabs."""
_WEIGHTS, _READING_WEIGHTS = (2.0, 4.0, 2.0, 6.0), (1.0, 3.0, 3.0)
"""The parts of the free height for notes, list and tabs, and for the hands."""
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

    def __init__(
        self, turn: TurnPanel, area: ActionArea, figures: FiguresWidget, tabs: QTabWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._turn, self._area, self._figures, self._tabs = turn, area, figures, tabs
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
        column = _Parts(self.viewport())
        self._lines = lines = QVBoxLayout(column)
        lines.setContentsMargins(_SPACE, 0, _SPACE, _SPACE)
        lines.setSpacing(_SPACE)
        for part in (turn, area, figures):
            lines.addWidget(part)
        lines.addWidget(tabs, 1)
        for narrow in (turn, area, figures, tabs):
            narrow.setMinimumWidth(1)  # long words give way: nothing is cut off at the right of the column
        self.setWidget(column)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._is_reading = False
        self._are_few, self._are_several = False, False
        self._is_sharing = False
        figures.rows_changed.connect(self.share_height)
        area.tools_changed.connect(self.share_height)
        for watched in (figures, turn.words, area):
            watched.installEventFilter(self)

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
        figures = self._figures
        rows = 0 if figures.isHidden() else figures.row_count
        least, largest = (rows * row + 2 for row in self._rows_of_hands())
        free = self.height() - 4 * _SPACE
        self._place_sheets(bool(rows) and sum(self._heights(_TIGHT)) + least > free)
        if self.has_sheets_page:
            self._share_low(free + _SPACE, least, rows)
        else:
            self._share_beside(free, (*[least] * 3, *[largest] * 3), rows)

    def _place_sheets(self, in_tabs: bool) -> None:
        """Put the sheets on their page of the tabs, or between the actions and the tabs."""
        if in_tabs == self.has_sheets_page:
            return
        self.has_sheets_page = in_tabs
        was_hidden, tabs = self._figures.isHidden(), self._tabs
        if in_tabs:
            self._page.insertWidget(0, self._figures)
            tabs.setTabVisible(0, True)
            if tabs.currentIndex() == 1:  # the log: the story of the last turn is below the question, too
                tabs.setCurrentIndex(0)
        else:
            self._lines.insertWidget(2, self._figures)
            if tabs.currentIndex() == 0:
                tabs.setCurrentIndex(1)
            tabs.setTabVisible(0, False)
        self._figures.setHidden(was_hidden)

    def _share_low(self, free: int, least: int, rows: int) -> None:
        """Share the height between question, list and tabs, whose first page has the sheets."""
        bar, line = self._tabs.tabBar().sizeHint().height(), QFontMetricsF(self.font()).height()
        page = max(least + _EDGES, round(_TIGHT.tabs * line))
        first, *others = [self._heights(goal) for goal in _USUAL]
        goals = [first, *((notes, area, max(tabs, bar + page)) for notes, area, tabs in others)]
        fits = sum(goals[0]) <= free
        self._show_bar(not fits)
        notes, area, tabs = reached_height(free, goals if fits else goals[1:], _READING_WEIGHTS)
        notes, area = self._with_whole_question(notes, area)
        self._turn.setFixedHeight(notes)
        self._area.setFixedHeight(area)
        self._figures.set_row_height(max(tabs - bar - _EDGES, least - 2) // rows)
        self._tabs.setMinimumHeight(tabs)

    def _with_whole_question(self, notes: int, area: int) -> tuple[int, int]:
        """Return the heights of a question and its list if a long question takes what the list can give."""
        least = self._area.tools_height + _LEAST_ACTIONS * row_height(self.font())
        lacking = min(self._turn.wanted_height - notes, area - min(self._area.wanted_height, least))
        return notes + max(0, lacking), area - max(0, lacking)

    def _share_beside(self, free: int, hands: Sequence[int], rows: int) -> None:
        """Share the height between question, list, sheets and tabs."""
        least = hands[0]
        goals = [(*self._heights(goal), high) for goal, high in zip(_USUAL, hands, strict=True)]
        reading = self._heights(_READING[1])
        fits = max(sum(goals[0]), least + sum(reading) if self._is_reading else 0) <= free
        goals = goals if fits else goals[1:]
        self._show_bar(not fits)
        notes, area, tabs, sheets = reached_height(free, goals, _WEIGHTS)
        if self._is_reading and tabs < self._heights(_READABLE)[2]:
            wanted = [self._heights(goal) for goal in (_READING if fits else _READING[1:])]
            sheets = max(least, min(sheets, free - sum(reading)))
            notes, area, tabs = reached_height(free - sheets, wanted, _READING_WEIGHTS)
        notes, area = self._with_whole_question(notes, area)
        self._turn.setFixedHeight(notes)
        self._area.setFixedHeight(area)
        if rows:
            self._figures.set_row_height((sheets - 2) // rows)
        self._tabs.setMinimumHeight(tabs if self._is_reading else goals[0][2])

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

    def _heights(self, goal: Goal) -> tuple[int, int, int]:
        """Return the heights of notes, list and tabs with all that belongs to them, in pixels."""
        line, row = QFontMetricsF(self.font()).height(), row_height(self.font())
        most = _FEW if self._are_few else _SEVERAL if self._are_several else _ANY
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

    def set_reading(self, is_reading: bool) -> None:
        """Set whether the tab page in front has much to read."""
        if is_reading != self._is_reading:
            self._is_reading = is_reading
            self.share_height()

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
        return super().eventFilter(watched, event)
