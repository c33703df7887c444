"""A layout that puts widgets side by side, in as many rows as they need."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Every widget has the width that it wishes, at most that of the row."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return an item, or None."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Take no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrow layout has more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in this width."""
        return self._arrange(QRect(0, 0, width, 0), is_trial=True)

    def setGeometry(self, rect: QRect) -> None:
        """Place the widgets."""
        super().setGeometry(rect)
        self._arrange(rect, is_trial=False)

    def sizeHint(self) -> QSize:
        """Return the size of one row."""
        sizes = [item.sizeHint() for item in self._shown()]
        wide = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, wide), max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget."""
        found = QSize()
        for item in self._shown():
            found = found.expandedTo(item.minimumSize())
        return found

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, is_trial: bool) -> int:
        """Place the widgets row by row, and return the height."""
        x, y, high = 0, 0, 0
        for item in self._shown():
            size = item.sizeHint()
            wide = min(size.width(), rect.width())
            if x and x + wide > rect.width():
                x, y, high = 0, y + high + self._gap, 0
            if not is_trial:
                item.setGeometry(QRect(rect.topLeft() + QPoint(x, y), QSize(wide, size.height())))
            x += wide + self._gap
            high = max(high, size.height())
        return y + high
