"""A table of texts that is sorted by the values behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from furyqt.rules.core.folding import folded
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.models.type_ahead import TypeAhead
from furyqt.views.panels.fitted_text import FittedText
from furyqt.views.panels.painting import paint_row_ground, serif
from furyqt.views.theme import current_theme

_ORDER = VALUE + 1
_LEAST_LETTERS = 14
"""The letters of words that fit in a line even in a narrow table."""
_MARGIN = 4
_ROW_SPACE = 10
"""The space above and below the words of a row together."""
_AFTER_NUMBER = "\u00a0\u00a0"
"""A space between a number, which is at the right, and the words of the next column."""
_ANY_WIDTH = 1 << 20
"""No limit of a column's width."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The words of a cell, and the value by which its column is sorted (by default the words)."""

    words: str
    order: Any = None
    is_number: bool = False


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A row of the table, and the value it represents."""

    value: Any
    cells: tuple[Cell, ...]


class SheetModel(QAbstractTableModel):
    """Rows under headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headings: tuple[str, ...] = ()
        self.lines: tuple[SheetLine, ...] = ()

    def set_lines(self, headings: Sequence[str], lines: Sequence[SheetLine]) -> None:
        """Show exactly these rows."""
        self.beginResetModel()
        self.headings, self.lines = tuple(headings), tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self.headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell, its sort value, or the value of its row."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        cell = line.cells[index.column()]
        if role == VALUE:
            return line.value
        if role == _ORDER:
            return folded(cell.words) if cell.order is None else cell.order
        if role == Qt.ItemDataRole.TextAlignmentRole and cell.is_number:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.headings[index.column()]}: {cell.words}"
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.words + (_AFTER_NUMBER if cell.is_number else "")
        return cell.words if role == Qt.ItemDataRole.ToolTipRole else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            words = self.headings[section] if section < len(self.headings) else None
            return f"{words}{_AFTER_NUMBER}" if words and self.is_number(section) else words
        if role == Qt.ItemDataRole.TextAlignmentRole and self.is_number(section):
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def is_number(self, section: int) -> bool:
        """Return whether the cells of a column are numbers."""
        return bool(self.lines) and section < len(self.headings) and self.lines[0].cells[section].is_number


def sorted_lines(sheet: SheetModel, parent: QObject) -> QSortFilterProxyModel:
    """Return the rows of a table for a view that sorts them by the values behind the words."""
    found = QSortFilterProxyModel(parent)
    found.setSourceModel(sheet)
    found.setSortRole(_ORDER)
    return found


def chosen_line(view: QAbstractItemView) -> Any:
    """Return the value of the selected row, or None."""
    index = view.currentIndex()
    return index.data(VALUE) if index.isValid() else None


def choose_line(view: QAbstractItemView, sorted_rows: QSortFilterProxyModel, value: Any) -> None:
    """Select the row with a value, or the first one."""
    rows = sorted_rows.sourceModel()
    found = (row for row in range(rows.rowCount()) if rows.index(row, 0).data(VALUE) == value)
    if rows.rowCount():
        view.setCurrentIndex(sorted_rows.mapFromSource(rows.index(next(found, 0), 0)))


class _WrappedCells(QStyledItemDelegate):
    """Makes rows as high as the lines of their words; the tree of Qt measures only one line.

    The row draws its own ground, so the cells are only words, the first ones bold.
    """

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Leave selection, hover and focus to the row."""
        super().initStyleOption(option, index)
        states = QStyle.StateFlag
        option.state &= ~(states.State_Selected | states.State_HasFocus | states.State_MouseOver)
        if index.column() == 0:
            option.font = serif(option.font, bold=True)
            option.fontMetrics = QFontMetrics(option.font)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The usual size, or in a table that wraps its words the height of the lines."""
        usual = super().sizeHint(option, index) + QSize(0, _ROW_SPACE)
        if not self._view.wordWrap():
            return usual
        wide = self._view.columnWidth(index.column()) - 2 * _MARGIN
        flags, words = int(Qt.TextFlag.TextWordWrap), str(index.data())
        lines = option.fontMetrics.boundingRect(0, 0, max(1, wide), _ANY_WIDTH, flags, words).height()
        return QSize(usual.width(), max(usual.height(), lines + _ROW_SPACE))


def evenly(widths: Sequence[int], room: int) -> int:
    """Return the largest width with which all of these, cut to it, fit a room."""
    left = room
    for count, width in zip(range(len(widths), 0, -1), sorted(widths), strict=True):
        if width * count > left:
            return max(0, left // count)
        left -= width
    return max(widths, default=0)


class SheetView(QTreeView):
    """Shows such a table as a ledger; a click on a heading sorts by its column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typed = TypeAhead()
        self.sheet = SheetModel(self)
        self.sorted = sorted_lines(self.sheet, self)
        self.setModel(self.sorted)
        self.setItemDelegate(_WrappedCells(self))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSortingEnabled(True)
        self.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.header().setStretchLastSection(True)
        self._text = FittedText(self)

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground as in the lists on the table, the words, and a rule below them."""
        states, row = QStyle.StateFlag, QStyleOptionViewItem(options)
        if self.selectionModel().isRowSelected(index.row(), QModelIndex()):
            row.state |= states.State_Selected
        paint_row_ground(painter, row)
        super().drawRow(painter, options, index)
        painter.setPen(QPen(QColor(current_theme().colors.border), 0.6))
        painter.drawLine(options.rect.bottomLeft(), options.rect.bottomRight())

    def keyboardSearch(self, letters: str) -> None:
        """Jump to the row with the letters typed."""
        self._typed.search(self, letters)

    def set_lines(self, headings: Sequence[str], lines: Sequence[SheetLine]) -> None:
        """Show these rows; the selected row stays selected if it is among them."""
        chosen = self.chosen()
        self.sheet.set_lines(headings, lines)
        for column in range(len(headings)):
            self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        self._fit_columns()
        choose_line(self, self.sorted, chosen)

    def _fit_columns(self) -> None:
        """Give each column its width, in smaller text if headings and words need it."""
        room = self.viewport().width(), self.sheet.headings, len(self.sheet.lines)
        if self.isVisible():
            self._text.fit(room, self._are_fitting)
        self._share_width()

    def _are_fitting(self) -> bool:
        """Return whether all columns fit, those of words with some letters."""
        self._share_width()
        columns, few = range(len(self.sheet.headings)), self.fontMetrics().averageCharWidth() * _LEAST_LETTERS
        is_scrolled = sum(self.columnWidth(column) for column in columns) > self.viewport().width()
        return not is_scrolled and all(self.columnWidth(c) >= min(few, self._wanted(c)) for c in columns)

    def _share_width(self) -> None:
        """Give each column its width; if there is too little, the widest columns of words get less and wrap.

        No heading is cut off: a table with too many of them is scrolled.
        """
        columns = range(len(self.sheet.headings))
        wanted = {c: self._wanted(c) for c in columns}
        least = {c: self.header().sectionSizeHint(c) for c in columns}
        rigid = {c for c in columns if self.sheet.is_number(c)}
        while True:
            room = self.viewport().width() - sum(wanted[c] for c in rigid)
            words = {c: wanted[c] for c in columns if c not in rigid}
            share = evenly(list(words.values()), room)
            most = dict.fromkeys(words, share)
            wide = {c for c in words if least[c] > min(wanted[c], most[c])}
            if not wide:
                break
            wanted |= {c: least[c] for c in wide}
            rigid |= wide
        for column in columns:
            self.setColumnWidth(column, min(wanted[column], most.get(column, _ANY_WIDTH)))
        is_cut = any(self.columnWidth(c) < self._wanted(c) for c in columns)
        if is_cut or self.wordWrap():
            self.setWordWrap(is_cut)
            self.setUniformRowHeights(not is_cut)
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._fit_columns()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns to the width with which the table appears."""
        super().showEvent(event)
        self._fit_columns()

    def whole_width(self) -> int:
        """Return the width in which every column is fully visible in the usual text."""
        columns = sum(self._wanted(column) for column in range(len(self.sheet.headings)))
        columns = round(columns * QApplication.font().pointSizeF() / self.font().pointSizeF())
        return columns + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def _wanted(self, column: int) -> int:
        """Return the width of a column's longest words with a margin."""
        words = max(self.sizeHintForColumn(column), self.header().sectionSizeHint(column))
        return words + self.fontMetrics().averageCharWidth() * 2

    def chosen(self) -> Any:
        """Return the value of the selected row, or None."""
        return chosen_line(self)
