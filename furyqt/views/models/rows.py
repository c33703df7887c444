"""A list of frozen values as a Qt model; every list on the table is one of these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from furyqt.rules.core.text import Translate, in_english

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

VALUE = int(Qt.ItemDataRole.UserRole)
"""The role under which a row's value itself is found."""


class RowsModel(QAbstractListModel, Generic[Row]):
    """Rows of one kind; subclasses say how a row reads."""

    def __init__(self, translate: Translate = in_english, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.translate = translate
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows, in order."""
        return self._rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; only what differs is drawn anew, so that a selection stays."""
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
        """Say everything anew in the present language."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        """The number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A row's words for eye and ear, its decoration, or the row itself."""
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
        """What is read in a line."""
        raise NotImplementedError

    def spoken(self, row: Row, number: int) -> str:
        """What is read aloud."""
        del number
        return self.words(row)

    def more(self, row: Row, role: int) -> Any:
        """What a row has for any other role."""
        del row, role
        return None


def _runs(new: Sequence[object], old: Sequence[object]) -> Iterator[tuple[int, int]]:
    """The first and last of rows in a row that differ; a row that is the same object needs no comparison."""
    changed = {i for i in range(len(old)) if new[i] is not old[i] and new[i] != old[i]}
    starts = sorted(i for i in changed if i - 1 not in changed)
    ends = sorted(i for i in changed if i + 1 not in changed)
    return zip(starts, ends, strict=True)
