"""Lists that ask for few lines and take what room there is."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QListView, QTreeView, QWidget


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
