"""The column beside a puzzle: question, sheets and tabs, as high as they must be; it scrolls if necessary."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from furyqt.views.panels.figures import FiguresWidget, largest_row
from furyqt.views.puzzles.puzzle_panel import PuzzlePanel

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
