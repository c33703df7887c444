"""Draws a sentence of the log with as many lines as it needs, and names of cards as links."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QAbstractItemModel, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from furyqt.rules.core.text import Translate
from furyqt.views.models.log import LogRow
from furyqt.views.models.rows import VALUE, Index
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
