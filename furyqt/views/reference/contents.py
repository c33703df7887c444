"""The list beside the page: the contents of the book, or the search results."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from furyqt.controllers.language import Language
from furyqt.views.panels.painting import larger, serif
from furyqt.views.reference.finder import Hit
from furyqt.views.reference.page import Book, Chapter

ANCHOR = Qt.ItemDataRole.UserRole
SNIPPET = Qt.ItemDataRole.UserRole + 1
_PAD = 4
_ANY_HEIGHT = 1 << 20
_SHORT_BOOK = 30
"""The contents of a book with at most this many pages are shown unfolded."""

Index = QModelIndex | QPersistentModelIndex


class Contents(QTreeView):
    """A tree of chapters and pages; during a search, a list of results."""

    chosen = Signal(str)
    """The anchor of the page that the person selected."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._book: Book | None = None
        self._tree, self._found = QStandardItemModel(self), QStandardItemModel(self)
        self._anchor = ""
        self._is_moving = False
        self.setHeaderHidden(True)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setItemDelegate(HitDelegate(self))
        self.setUniformRowHeights(False)
        self.setWordWrap(True)
        self.setExpandsOnDoubleClick(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(self._tree)
        self.clicked.connect(self._unfold)

    @property
    def shows_hits(self) -> bool:
        """Whether it lists search results."""
        return self.model() is self._found

    def set_book(self, book: Book) -> None:
        """List the contents of a book, in the current language."""
        self._book = book
        self._tree.clear()
        for chapter in book.chapters:
            self._tree.appendRow(self._chapter(chapter))
        self._show(self._tree)
        if len(book.pages) <= _SHORT_BOOK:
            self.expandAll()
        self.mark(self._anchor)

    def _chapter(self, chapter: Chapter) -> QStandardItem:
        row = QStandardItem(self._language.text(chapter.title))
        row.setFont(serif(self.font(), 1.05, bold=True))
        row.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        for page in chapter.pages:
            child = QStandardItem(self._language.text(page.title))
            child.setData(page.id, ANCHOR)
            row.appendRow(child)
        return row

    def show_hits(self, hits: tuple[Hit, ...]) -> None:
        """List the search results, the best first."""
        self._found.clear()
        for hit in hits:
            row = QStandardItem(hit.title)
            row.setData(hit.anchor, ANCHOR)
            row.setData(f"{hit.chapter} · {hit.snippet}", SNIPPET)
            row.setData(f"{hit.title}. {hit.chapter}. {hit.snippet}", Qt.ItemDataRole.AccessibleTextRole)
            row.setToolTip(hit.snippet)
            self._found.appendRow(row)
        self._show(self._found)

    def show_contents(self) -> None:
        """List the contents again."""
        self._show(self._tree)
        self.mark(self._anchor)

    def _show(self, model: QStandardItemModel) -> None:
        if self.model() is not model:
            old = self.selectionModel()
            self.setModel(model)
            if old is not None:
                old.deleteLater()
        self.setRootIsDecorated(model is self._tree)

    def choose_first(self) -> bool:
        """Select the first row; return whether there is one."""
        first = self.model().index(0, 0)
        if first.isValid():
            self.setCurrentIndex(first)
        return first.isValid()

    def mark(self, anchor: str) -> None:
        """Select the open page without emitting `chosen`; only its chapter stays unfolded."""
        self._anchor = anchor
        index = self._index_of(anchor)
        if index is None:
            return
        self._is_moving = True
        if index.parent().isValid():
            self.expand(index.parent())
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._is_moving = False

    def _index_of(self, anchor: str) -> QModelIndex | None:
        model = self.model()
        start = model.index(0, 0)
        flags = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive
        found = model.match(start, ANCHOR, anchor, 1, flags) if start.isValid() and anchor else []
        return found[0] if found else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Open the page of the new selection."""
        super().currentChanged(current, previous)
        anchor = current.data(ANCHOR)
        if anchor and not self._is_moving:
            self._anchor = anchor
            self.chosen.emit(anchor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the titles again for the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def room(self, index: Index) -> int:
        """Return the width for the words of a row."""
        depth = (1 if self.rootIsDecorated() else 0) + index.parent().isValid()
        return self.viewport().width() - depth * self.indentation() - 2 * _PAD

    def _unfold(self, index: QModelIndex) -> None:
        """Fold or unfold the chapter that was clicked."""
        if index.data(ANCHOR) is None:
            self.setExpanded(index, not self.isExpanded(index))


class HitDelegate(QStyledItemDelegate):
    """Draws a search result as its title with a line of its text below, and a page as its title."""

    def __init__(self, view: Contents) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint title and snippet, or a plain row of the contents."""
        snippet = index.data(SNIPPET)
        if snippet is None:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        title, option.text = option.text, ""
        widget = option.widget
        style = widget.style() if widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        faint = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.PlaceholderText
        box: QRect = option.rect.adjusted(_PAD * 2, _PAD, -_PAD, -_PAD)
        painter.save()
        font = serif(option.font, 1.05, bold=True)
        box = self._line(painter, box, font, option.palette.color(ink), title)
        self._line(painter, box, larger(option.font, 0.9), option.palette.color(faint), snippet)
        painter.restore()

    def _line(self, painter: QPainter, box: QRect, font: QFont, color: QColor, words: str) -> QRect:
        painter.setFont(font)
        painter.setPen(color)
        metrics = QFontMetrics(font)
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), words)
        return QRect(box).adjusted(0, metrics.height(), 0, 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return two lines for a search result."""
        size = super().sizeHint(option, index)
        if index.data(SNIPPET) is None:
            return QSize(size.width(), max(size.height(), self._high(option, index)) + _PAD)
        lines = QFontMetrics(serif(option.font, 1.05)).height() + QFontMetrics(option.font).height()
        return QSize(size.width(), lines + 2 * _PAD)

    def _high(self, option: QStyleOptionViewItem, index: Index) -> int:
        """Return the height of a title in as many lines as it needs."""
        metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or option.font)
        room, flags = QRect(0, 0, max(1, self._view.room(index)), _ANY_HEIGHT), int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(room, flags, str(index.data())).height()
