"""The log: the player's events as sentences; choosing one shows its place, and names of cards open them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import Translate
from furyqt.views.cards.reader import reader_of, stop_reading
from furyqt.views.live import TranslatedWidget
from furyqt.views.models.log import LogModel, LogRow
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import ShortTable
from furyqt.views.picture import CardFace

Span = tuple[int, int, CardFace]
"""(first letter, number of letters, the card that they name)."""


def spans(words: str, faces: Sequence[CardFace], translate: Translate) -> list[Span]:
    """Return the parts of a sentence that name cards, in order; the names do not overlap."""
    found: list[Span] = []
    for face in sorted(faces, key=lambda face: -len(face.title.render(translate))):
        name = face.title.render(translate)
        start = words.find(name)
        while start >= 0:
            if all(start + len(name) <= first or start >= first + length for first, length, _ in found):
                found.append((start, len(name), face))
            start = words.find(name, start + len(name))
    return sorted(found, key=lambda span: span[:2])


class SentenceDelegate(QStyledItemDelegate):
    """Gives a sentence as many lines as it needs; a plain tree view gives it one."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of the whole sentence in its column, which frames can make narrower than the view."""
        wide = max(60, min(self._view.viewport().width(), self._view.columnWidth(index.column())))
        font: QFont = index.data(Qt.ItemDataRole.FontRole) or QFont()
        margin = self._margin
        return QSize(wide, _height(font.resolve(option.font), index.data(), wide - 2 * margin) + 2)

    @property
    def _margin(self) -> int:
        return self._view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1


class LogDelegate(SentenceDelegate):
    """Underlines the names of cards, and opens a card when its name is clicked."""

    card_chosen = Signal(object, QRect)
    """(a CardFace, the place of its name on the screen): its name was clicked."""

    def __init__(self, view: QTreeView, translate: Translate) -> None:
        super().__init__(view)
        self._translate = translate

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a sentence; names of cards are underlined."""
        row: LogRow | None = index.data(VALUE)
        if row is None or not row.cards:
            super().paint(painter, option, index)
            return
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        box, words = self._text_box(whole), whole.text
        whole.text = ""
        style = self._view.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, self._view)
        is_chosen = bool(whole.state & QStyle.StateFlag.State_Selected)
        colors = whole.palette
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(colors.color(role))
        linked = QTextCharFormat()
        linked.setFontUnderline(True)
        if not is_chosen:
            linked.setForeground(colors.color(QPalette.ColorRole.Link))
        layout = _laid_out(words, whole.font, box.width())
        found = []
        for start, length, _ in spans(words, row.cards, self._translate):
            part = QTextLayout.FormatRange()
            part.start, part.length, part.format = start, length, linked
            found.append(part)
        layout.draw(painter, QPointF(box.left(), _top(layout, box)), found)
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Open the card whose name is clicked; a click beside the names is the view's."""
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            found = self.card_at(event.position(), option, index)
            if found is not None:
                near = QRect(event.globalPosition().toPoint(), QSize(1, 1))
                self.card_chosen.emit(found, near.adjusted(-8, -8, 8, 8))
                return True
        return super().editorEvent(event, model, option, index)

    def card_at(self, point: QPointF, option: QStyleOptionViewItem, index: Index) -> CardFace | None:
        """Return the card whose name is at this point of the view."""
        row: LogRow | None = index.data(VALUE)
        if row is None or not row.cards:
            return None
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        box = self._text_box(whole)
        layout = _laid_out(whole.text, whole.font, box.width())
        inside = point - QPointF(box.left(), _top(layout, box))
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(inside):
                letter = line.xToCursor(inside.x())
                named = spans(whole.text, row.cards, self._translate)
                return next((face for first, size, face in named if first <= letter <= first + size), None)
        return None

    def _text_box(self, option: QStyleOptionViewItem) -> QRectF:
        style = self._view.style()
        box = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, self._view)
        return QRectF(box).adjusted(self._margin, 0, -self._margin, 0)


def _top(layout: QTextLayout, box: QRectF) -> float:
    return box.top() + max(0.0, (box.height() - layout.boundingRect().height()) / 2)


def _laid_out(words: str, font: QFont, wide: float) -> QTextLayout:
    """Return a sentence in lines of this width."""
    layout = QTextLayout(words, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(wide)
        line.setPosition(QPointF(0.0, high))
        high += line.height()
    layout.endLayout()
    return layout


@lru_cache(maxsize=1024)
def _height(font: QFont, words: str, wide: int) -> int:
    """Return the height of words in a font and a width; every event measures the visible lines."""
    room = QRect(0, 0, wide, 10_000)
    return QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()


class LogCards(QObject):
    """Watches the log: a click on a name opens the card, Space the cards of the current line in turn."""

    def __init__(self, view: QTreeView, delegate: LogDelegate, translate: Translate) -> None:
        super().__init__(view)
        self._view, self._translate = view, translate
        view.installEventFilter(self)
        delegate.card_chosen.connect(self.toggle)
        view.selectionModel().currentChanged.connect(lambda: stop_reading(view))

    def toggle(self, face: CardFace, near: QRect) -> None:
        """Show a card, or close it if it is shown."""
        reader = reader_of(self._view, self._translate)
        reader.toggle(face, near)

    def _next(self, index: Index) -> bool:
        """Show the first card of a line, or the one after the card that is shown; the last is closed."""
        row: LogRow | None = index.data(VALUE) if index.isValid() else None
        if row is None or not row.cards:
            return False
        shown = reader_of(self._view, self._translate).face
        number = row.cards.index(shown) + 1 if shown in row.cards else 0
        box, port = self._view.visualRect(index), self._view.viewport()
        near = QRect(port.mapToGlobal(box.topLeft()), box.size())
        self.toggle(row.cards[min(number, len(row.cards) - 1)], near)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Space, Escape, and the loss of the focus."""
        if event.type() == QEvent.Type.FocusOut:
            stop_reading(self._view)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Space:
                return self._next(self._view.currentIndex())
            if event.key() == Qt.Key.Key_Escape:
                return stop_reading(self._view)
        return super().eventFilter(watched, event)


class LogPanel(TranslatedWidget, QWidget):
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
        self.list.widened.connect(self._wrap)
        delegate = LogDelegate(self.list, translate)
        self.list.setItemDelegate(delegate)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = LogCards(self.list, delegate, translate)
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
        self._wrap()

    def _wrap(self) -> None:
        """Measure the lines again; the bar at their side makes them narrower, too."""
        self.list.scheduleDelayedItemsLayout()
        self._follow.start()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.list.setAccessibleName(self.tr("Game Log"))
        self.model.retranslate()
