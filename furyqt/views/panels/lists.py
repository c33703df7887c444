"""Lists that ask for few lines and take what room there is, or that do no more than they must."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QTreeView, QWidget

from furyqt.views.models.rows import Index


class ShortList(QListView):
    """A list in the side column."""

    def __init__(self, parent: QWidget, lines: int = 3) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setFrameShape(QFrame.Shape.NoFrame)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(80, round(self.fontMetrics().height() * 1.4 * self._lines))

    def sizeHint(self) -> QSize:
        """No more than it needs; the layout gives it the rest."""
        return self.minimumSizeHint()


def keep_lines(view: QListView, first: Index, last: Index, roles: Sequence[int]) -> None:
    """Paint changed lines where they are.  QListView itself would lay all of them out and paint all anew."""
    QAbstractItemView.dataChanged(view, first, last, list(roles))


class StillList(QListView):
    """A list whose lines keep their size whatever becomes of their values."""

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Paint the lines that changed."""
        keep_lines(self, first, last, roles)


class ShortTable(QTreeView):
    """A table in the side column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def minimumSizeHint(self) -> QSize:
        """The header and two lines."""
        return QSize(80, self.fontMetrics().height() * 4)

    def sizeHint(self) -> QSize:
        """No more than it needs; the layout gives it the rest."""
        return self.minimumSizeHint()
