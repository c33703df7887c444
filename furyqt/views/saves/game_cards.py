"""The saved games as cards: a picture of the last position, and beside it the game in three lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRectF, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.views.models.rows import Index
from furyqt.views.models.sheet import SheetLine, SheetModel, choose_line, chosen_line, sorted_lines
from furyqt.views.models.type_ahead import TypeAhead
from furyqt.views.panels.engraving import paint_button
from furyqt.views.panels.painting import paint_row_ground, serif
from furyqt.views.saves.preview import SHAPE
from furyqt.views.theme import current_theme

NAME, DATE, STATE, SIDES, GAME = range(5)
"""The columns of the model."""
_TITLE = 1.15
"""The size of the name, as a multiple of the text."""
_LINES = 3.5
"""The height of the picture and the words, in lines of text."""
_MARGIN, _SPACE = 9, 2
_DOT = " · "


class GamesModel(SheetModel):
    """Lines of games with pictures; a screen reader says a game as one sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[int, QPixmap] = {}

    def set_lines(self, headings: Sequence[str], lines: Sequence[SheetLine]) -> None:
        """Show exactly these games, without pictures."""
        self._pictures = {}
        super().set_lines(headings, lines)

    def set_picture(self, row: int, picture: QPixmap) -> None:
        """Show a picture beside the words of a game."""
        self._pictures[row] = picture
        index = self.index(row, NAME)
        self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the picture, all words for a screen reader, or what a table has."""
        if index.isValid() and role == Qt.ItemDataRole.DecorationRole:
            return self._pictures.get(index.row())
        if index.isValid() and role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(cell.words for cell in self.lines[index.row()].cells if cell.words)
        return super().data(index, role)


class GameCards(QListView):
    """Shows the games, sorted by one of their columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._typed = TypeAhead()
        self.sheet = GamesModel(self)
        self.sorted: QSortFilterProxyModel = sorted_lines(self.sheet, self)
        self.setModel(self.sorted)
        self.setItemDelegate(_CardDelegate(self))
        self.setMouseTracking(True)
        self.setSpacing(_SPACE)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(self.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_lines(self, headings: Sequence[str], lines: Sequence[SheetLine]) -> None:
        """Show these games; the selected one stays selected if it is among them."""
        chosen = self.chosen()
        high = round(QFontMetricsF(self.font()).height() * _LINES)
        self.setIconSize(QSize(round(high / SHAPE), high))
        self.sheet.set_lines(headings, lines)
        choose_line(self, self.sorted, chosen)

    def sort_by(self, column: int) -> None:
        """Sort by a column: the newest games first, words from A to Z."""
        orders = Qt.SortOrder
        self.sorted.sort(column, orders.DescendingOrder if column == DATE else orders.AscendingOrder)
        self.scrollTo(self.currentIndex())

    def chosen(self) -> Any:
        """Return the selected game, or None."""
        return chosen_line(self)

    def keyboardSearch(self, letters: str) -> None:
        """Jump to the game with the letters typed."""
        self._typed.search(self, letters)


class _CardDelegate(QStyledItemDelegate):
    """Draws one card."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the picture, and as wide as the list."""
        del option, index
        return QSize(1, self._view.iconSize().height() + 2 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground, the picture and the words."""
        colors, size = current_theme().colors, self._view.iconSize()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        paint_button(painter, box.adjusted(1, 1, -1, -1), QColor(colors.base), QColor(colors.border))
        paint_row_ground(painter, option)
        inner = box.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QPixmap):
            painter.drawPixmap(inner.topLeft(), picture)
        inner.setLeft(inner.left() + size.width() + _MARGIN)
        self._paint_words(painter, inner, index)
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, index: Index) -> None:
        """Draw the name, then state and sides, then date and game; what is too long is cut in the middle."""
        colors, font = current_theme().colors, self._view.font()

        def words(*columns: int) -> str:
            found = (str(index.sibling(index.row(), column).data() or "") for column in columns)
            return _DOT.join(filter(None, found))

        rows = (
            (serif(font, _TITLE, bold=True), words(NAME), colors.text),
            (font, words(STATE, SIDES), colors.text),
            (font, words(DATE, GAME), colors.faint),
        )
        high = box.height() / len(rows)
        for number, (face, line, ink) in enumerate(rows):
            place = QRectF(box.left(), box.top() + number * high, box.width(), high)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            shown = QFontMetricsF(face).elidedText(line, Qt.TextElideMode.ElideMiddle, place.width())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), shown)
