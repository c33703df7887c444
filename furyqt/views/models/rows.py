"""A list of frozen values as a Qt model, the base of the lists on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from furyqt.rules.core.text import Translate, in_english

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

VALUE = int(Qt.ItemDataRole.UserRole)
"""The role of a row's value itself."""


class RowsModel(QAbstractListModel, Generic[Row]):
    """Rows of one kind; subclasses give the words of a row."""

    def __init__(self, translate: Translate = in_english, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.translate = translate
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows, in order."""
        return self._rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; only changed rows are redrawn, so that a selection stays."""
        new, old = tuple(rows), self._rows
        if len(new) < len(old):
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        self._rows = new[: len(old)]
        for first, last in _runs(new, old):
            self.dataChanged.emit(self.index(first), self.index(last))
        if len(new) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
            self._rows = new
            self.endInsertRows()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's words to display or read aloud, its decoration, or the row itself."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == VALUE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(row, index.row())
        return self.more(row, role)

    def words(self, row: Row) -> str:
        """Return the displayed words."""
        raise NotImplementedError

    def spoken(self, row: Row, number: int) -> str:
        """Return the words to be read aloud."""
        del number
        return self.words(row)

    def more(self, row: Row, role: int) -> Any:
        """Return a row's data for any other role."""
        del row, role
        return None


def _runs(new: Sequence[object], old: Sequence[object]) -> Iterator[tuple[int, int]]:
    """Yield the first and last row of each changed range; identical objects need no comparison."""
    changed = {i for i in range(len(old)) if new[i] is not old[i] and new[i] != old[i]}
    starts = sorted(i for i in changed if i - 1 not in changed)
    ends = sorted(i for i in changed if i + 1 not in changed)
    return zip(starts, ends, strict=True)
