"""The column at the table's side: prompt, actions, sheets and tabs share its height.

The shares depend on the height, the text size and the number of figures, never on the question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from furyqt.views.panels.actions.action_area import ActionArea
from furyqt.views.panels.actions.choice_list import row_height
from furyqt.views.panels.actions.turn import TOP, TurnPanel
from furyqt.views.panels.figures import FiguresWidget, largest_row

_NOTES, _ACTIONS, _TABS = 5.0, 13, 22.0
"""The largest heights of notes and tabs in lines of text, and of the list in actions; tabs take the rest."""


class Least(NamedTuple):
    """The least height of notes and tabs in lines, of the list in actions, and the weight of the tabs."""

    notes: float
    actions: int
    tabs: float
    weight: float


_USUAL, _READING = Least(2.0, 4, 6.0, 2.0), Least(0.0, 3, 11.5, 30.0)
"""A page with much to read takes nearly all of the free height."""
_SPACE = 6


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
        column = _Parts()
        lines = QVBoxLayout(column)
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
        self._least = _USUAL
        self._is_sharing = False
        figures.rows_changed.connect(self.share_height)
        area.tools_changed.connect(self.share_height)
        figures.installEventFilter(self)

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
        line, row, figures = QFontMetricsF(self.font()).height(), row_height(self.font()), self._figures
        rows = 0 if figures.isHidden() else figures.row_count
        head, tools, bar = (
            self._turn.header.head_height + TOP,
            self._area.tools_height,
            self._tabs.tabBar().sizeHint(),
        )
        least, largest = self._least, largest_row(figures, self.width() - 2 * _SPACE)
        sheets, tabs = rows * figures.least_row + 2, bar.height() + round(least.tabs * line)
        free = self.height() - 4 * _SPACE
        shares = (
            HeightShare(head + round(least.notes * line), head + round(_NOTES * line), 1.0),
            HeightShare(tools + least.actions * row, tools + _ACTIONS * row, 5.0),
            HeightShare(sheets, max(sheets, rows * largest + 2), 3.0),
            HeightShare(tabs, max(tabs, bar.height() + round(_TABS * line)), least.weight),
        )
        policy = Qt.ScrollBarPolicy
        # Not ScrollBarAsNeeded: Qt may show and hide the bar forever if the heights differ with the width.
        fits = sum(share.least for share in shares) <= free
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn)
        heights = shared_height(free, shares)
        self._turn.setFixedHeight(heights[0])
        self._area.setFixedHeight(heights[1])
        if rows:
            figures.set_row_height((heights[2] - 2) // rows)
        self._tabs.setMinimumHeight(tabs)

    def set_reading(self, is_reading: bool) -> None:
        """Set whether the tab page in front has much to read."""
        wanted = _READING if is_reading else _USUAL
        if wanted != self._least:
            self._least = wanted
            self.share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height before the parts are laid out."""
        self.share_height()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.share_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the height again when the sheets appear or disappear."""
        if watched is self._figures and event.type() in (
            QEvent.Type.ShowToParent,
            QEvent.Type.HideToParent,
        ):
            self.share_height()
        return super().eventFilter(watched, event)
