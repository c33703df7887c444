"""The log: the player's events as sentences; choosing one shows its place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import Translate
from furyqt.views.models.log import LogModel, LogRow
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import ShortTable


class LogDelegate(QStyledItemDelegate):
    """Gives a sentence as many lines as it needs; a plain tree view gives it one."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of the whole sentence in the available width."""
        wide = max(60, self._view.viewport().width())
        margin = self._view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        font: QFont = index.data(Qt.ItemDataRole.FontRole) or QFont()
        return QSize(wide, _height(font.resolve(option.font).toString(), index.data(), wide - 2 * margin) + 2)


@lru_cache(maxsize=1024)
def _height(font: str, words: str, wide: int) -> int:
    """Return the height of words in a font and a width; every event measures the visible lines."""
    face = QFont()
    face.fromString(font)
    room = QRect(0, 0, wide, 10_000)
    return QFontMetrics(face).boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()


class LogPanel(QWidget):
    """A list of sentences, the newest at the end.

    A tree view measures only the visible lines, so that a long game does not slow it down, as it would a
    list.
    """

    place_chosen = Signal(int)

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(translate, self)
        self.list = ShortTable(self)
        self.list.setModel(self.model)
        self.list.setWordWrap(True)
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self.list.scrollToBottom)
        self.list.setItemDelegate(LogDelegate(self.list))
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clicked.connect(self._chosen)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)
        self.retranslate()

    def set_rows(self, rows: Sequence[LogRow]) -> None:
        """Show these events."""
        grown = len(rows) != len(self.model.rows)
        self.model.set_rows(rows)
        if grown:
            self.list.scrollToBottom()  # at once, otherwise the lines would be painted twice

    def _chosen(self, index: Index) -> None:
        row = index.data(VALUE)
        self.place_chosen.emit(-1 if row is None else row.place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again, and show the newest."""
        super().resizeEvent(event)
        self.list.scheduleDelayedItemsLayout()
        self._follow.start()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.list.setAccessibleName(self.tr("Game Log"))
        self.model.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
