"""Lists with a small minimum height that use the available space, or that repaint as little as possible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QTreeView, QWidget

from furyqt.views.models.rows import Index
from furyqt.views.models.type_ahead import TypeAhead


class ShortList(QListView):
    """A list in the side column."""

    def __init__(self, parent: QWidget, lines: int = 3) -> None:
        super().__init__(parent)
        self._lines = lines
        self._typed = TypeAhead()
        self.setFrameShape(QFrame.Shape.NoFrame)

    def keyboardSearch(self, letters: str) -> None:
        """Jump to the row with the letters typed."""
        self._typed.search(self, letters)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(80, round(self.fontMetrics().height() * 1.4 * self._lines))

    def sizeHint(self) -> QSize:
        """The size of the content; the layout adds the rest."""
        return self.minimumSizeHint()


def keep_lines(view: QListView, first: Index, last: Index, roles: Sequence[int]) -> None:
    """Repaint changed lines in place.

    QListView itself would lay out and repaint all of them.
    """
    QAbstractItemView.dataChanged(view, first, last, list(roles))


class StillList(QListView):
    """A list whose lines keep their size when their values change."""

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint the changed lines."""
        keep_lines(self, first, last, roles)


class ShortTable(QTreeView):
    """A table in the side column."""

    widened = Signal()
    """The width of the lines has changed, perhaps because the scroll bar came or went."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.header().sectionResized.connect(lambda number, old, new: self.widened.emit())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report a new width of the lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def minimumSizeHint(self) -> QSize:
        """The header and two lines."""
        return QSize(80, self.fontMetrics().height() * 4)

    def sizeHint(self) -> QSize:
        """The size of the content; the layout adds the rest."""
        return self.minimumSizeHint()
