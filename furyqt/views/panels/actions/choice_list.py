"""The list of answers: headings above groups, actions with their keys, and groups that open at a click."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import Text, Translate, sentence
from furyqt.views.models.choices import SHORTCUTS, ChoiceRow, ClosedRow, FilteredChoices, FoldRow
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import ShortList
from furyqt.views.panels.painting import draw_fitting, larger, paint_row_ground, serif
from furyqt.views.theme import current_theme

_SMALL_FLAGS = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)

_WORD_FLAGS = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_RIGHT, _PADDING = 4.0, 4.0
_SMALL = 0.88
"""The size of reasons and effects as a part of the text size."""


def row_height(font: QFont) -> int:
    """Return the height of an action in one line."""
    return round(QFontMetricsF(font).height() + 8)


def small_caps(font: QFont) -> QFont:
    """The font of headings."""
    return _heading(QFont(font))[0]


def heading_height(font: QFont) -> int:
    """The height of a heading above the first line of its group."""
    return _heading(QFont(font))[1]


@cache
def _heading(font: QFont) -> tuple[QFont, int]:
    """The font and the height of headings for a text font; cached, because finding a font is slow."""
    found = QFont(serif(font, 1.0, bold=True))
    found.setCapitalization(QFont.Capitalization.SmallCaps)
    return found, round(QFontMetricsF(found).height() + 4)


def key_width(font: QFont) -> float:
    """The width of the key that plays a line."""
    return QFontMetricsF(font).horizontalAdvance("00") + 8


def sign_width(font: QFont) -> float:
    """The width of the fold sign of a line."""
    return QFontMetricsF(font).horizontalAdvance("+00") + QFontMetricsF(font).height()


class ChoiceDelegate(QStyledItemDelegate):
    """Paints an action after the key that plays it, with the heading above the first action of a group."""

    def __init__(self, translate: Translate, view: QListView) -> None:
        super().__init__(view)
        self._translate, self._view = translate, view
        self.explains = False
        """True if the effect of a card is shown below its action."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line and some padding, the lines of a reason, and a heading."""
        row = index.data(VALUE)
        height = float(row_height(option.font))
        if isinstance(row, FoldRow):
            height = heading_height(option.font) + 2
        elif isinstance(row, ClosedRow):
            height += self._reason_height(option.font, row)
        else:
            height += self._more_lines(option.font, index) + self._effect_height(option.font, row)
            if self._heading_of(index) is not None:
                height += heading_height(option.font)
        return QSize(100, round(height))

    def _choices(self, index: Index) -> FilteredChoices:
        model = index.model()
        assert isinstance(model, FilteredChoices)
        return model

    def _heading_of(self, index: Index) -> Text | None:
        return self._choices(index).heading_at(index.row())

    def _effect(self, row: ChoiceRow) -> str:
        """Return the effect of the card of an action, if it is shown."""
        return "" if row.meaning is None or not self.explains else row.meaning.render(self._translate)

    def _effect_height(self, font: QFont, row: ChoiceRow) -> float:
        """Return the height of the effect below an action."""
        words = self._effect(row)
        return self._small_height(font, words, self._indent(font, row)) if words else 0.0

    def _small_height(self, font: QFont, words: str, indent: float) -> float:
        """Return the height of words in smaller letters."""
        wide = max(40.0, self._view.viewport().width() - indent - 6)
        small = QFontMetricsF(larger(font, _SMALL))
        return small.boundingRect(QRectF(0, 0, wide, 9999), _SMALL_FLAGS, words).height()

    def _more_lines(self, font: QFont, index: Index) -> float:
        """Return the height of further lines of long words."""
        metrics = QFontMetricsF(font)
        row, words = index.data(VALUE), self._words(index)
        right = sign_width(font) if row.variants else _RIGHT
        wide = max(40.0, self._view.viewport().width() - self._indent(font, row) - right)
        if metrics.horizontalAdvance(words) <= wide:
            return 0.0
        box = metrics.boundingRect(QRectF(0, 0, wide, 9999), _WORD_FLAGS, words)
        return max(0.0, box.height() - metrics.height())

    def _words(self, index: Index) -> str:
        row: ChoiceRow = index.data(VALUE)
        return str(index.data()) if row.brief is None else sentence(row.brief.render(self._translate))

    def _indent(self, font: QFont, row: ChoiceRow) -> float:
        """Return the left edge of the words of an action, after its key."""
        return key_width(font) * (1 if row.under is None else 2)

    def _reason_height(self, font: QFont, row: ClosedRow) -> float:
        return self._small_height(font, self._reason(row), key_width(font))

    def _reason(self, row: ClosedRow) -> str:
        return sentence(row.reason.render(self._translate))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the heading and the line."""
        row, box = index.data(VALUE), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        heading = self._heading_of(index) if isinstance(row, ChoiceRow) else None
        if heading is not None:
            tall = heading_height(option.font)
            above = QRectF(box.left(), box.top() - tall, box.width(), tall)
            self._paint_heading(painter, above, sentence(heading.render(self._translate)), option.font)
        paint_row_ground(painter, option)
        if isinstance(row, FoldRow):
            self._paint_fold(painter, box, str(index.data()), self._choices(index).is_open(row), option.font)
        elif isinstance(row, ClosedRow):
            self._paint_closed(painter, box, str(index.data()), row, option.font)
        elif isinstance(row, ChoiceRow):
            self._paint_choice(painter, box, index, option.font)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, words: str, font: QFont) -> None:
        """Paint words in small capitals and a line after them."""
        painter.setFont(small_caps(font))
        painter.setPen(QColor(current_theme().colors.faint))
        draw_fitting(painter, box.adjusted(6, 2, -6, 0), words)
        left = box.left() + 12 + QFontMetricsF(painter.font()).horizontalAdvance(words)
        if left < box.right() - 12:
            painter.setPen(QPen(QColor(current_theme().colors.border), 1.0))
            level = round(box.center().y()) + 1.5
            painter.drawLine(QPointF(left, level), QPointF(box.right() - 6, level))

    def _paint_choice(self, painter: QPainter, box: QRectF, index: Index, font: QFont) -> None:
        row: ChoiceRow = index.data(VALUE)
        wide = key_width(font)
        effect = self._effect_height(font, row)
        if effect:
            self._paint_small(
                painter, box, effect + _PADDING, self._effect(row), self._indent(font, row), font
            )
            box = box.adjusted(0, 0, 0, -effect)
        if index.row() < SHORTCUTS:
            painter.setFont(larger(font, 0.86))
            painter.setPen(QColor(current_theme().colors.faint))
            key = QRectF(box.left(), box.top(), wide, box.height())
            painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(index.row() + 1))
        right = _RIGHT
        if row.variants:
            right = sign_width(font)
            is_open = self._choices(index).is_open(row)
            at = QRectF(box.right() - right, box.top(), right, box.height())
            self._paint_sign(painter, at, row, is_open, font)
        painter.setFont(font)
        painter.setPen(QColor(current_theme().colors.text))
        room = box.adjusted(self._indent(font, row), 0, -right, 0)
        painter.drawText(room, _WORD_FLAGS, self._words(index))

    def _paint_sign(self, painter: QPainter, box: QRectF, row: ChoiceRow, is_open: bool, font: QFont) -> None:
        """Paint the number of rows folded under this one, and whether they are open."""
        tall = QFontMetricsF(font).height()
        painter.setFont(larger(font, 0.86))
        painter.setPen(QColor(current_theme().colors.faint))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(0, 0, -tall, 0), flags, f"+{row.variants}")
        center = QPointF(box.right() - tall * 0.5, box.center().y())
        self._paint_arrow(painter, center, tall * 0.22, is_open)

    def _paint_arrow(self, painter: QPainter, center: QPointF, radius: float, is_open: bool) -> None:
        painter.save()
        painter.translate(center)
        painter.rotate(90 if is_open else 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_theme().colors.faint))
        tip, back = QPointF(radius, 0), -radius * 0.8
        painter.drawPolygon(QPolygonF([tip, QPointF(back, radius), QPointF(back, -radius)]))
        painter.restore()

    def _paint_fold(self, painter: QPainter, box: QRectF, words: str, is_open: bool, font: QFont) -> None:
        tall = QFontMetricsF(font).height()
        at = QPointF(box.left() + 6 + tall * 0.3, box.center().y() + 1)
        self._paint_arrow(painter, at, tall * 0.22, is_open)
        self._paint_heading(painter, box.adjusted(tall * 0.7 + 2, 0, 0, 0), words, font)

    def _paint_closed(self, painter: QPainter, box: QRectF, words: str, row: ClosedRow, font: QFont) -> None:
        """Paint a closed action, and in smaller letters below it the reason."""
        line, wide = QFontMetricsF(font).height(), key_width(font)
        painter.setFont(font)
        painter.setPen(QColor(current_theme().colors.faint))
        draw_fitting(painter, QRectF(box.left() + wide, box.top() + 3, box.width() - wide - 4, line), words)
        self._paint_small(painter, box, box.height() - line, self._reason(row), wide, font)

    def _paint_small(
        self, painter: QPainter, box: QRectF, height: float, words: str, indent: float, font: QFont
    ) -> None:
        """Paint words in smaller letters at the bottom of a line."""
        painter.setFont(larger(font, _SMALL))
        painter.setPen(QColor(current_theme().colors.text))
        below = QRectF(box.left() + indent, box.bottom() - height, box.width() - indent - 6, height)
        painter.drawText(below.translated(0, _PADDING - 1), _SMALL_FLAGS, words)


_LEAST_LINES = 2
"""The least number of visible actions."""
_SHORT = 12
"""The greatest number of lines of a list that can have space for effects."""
_ENDLESS = 1 << 20


class ChoiceList(ShortList):
    """The list itself: the mouse ignores headings, and folds open at a click."""

    folded = Signal(QModelIndex)
    """The rows folded under this line should be opened or closed."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.delegate = ChoiceDelegate(translate, self)
        self.setItemDelegate(self.delegate)
        self._took_press, self._height = False, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def minimumSizeHint(self) -> QSize:
        """A few lines, if there are as many."""
        return QSize(80, min(self.sizeHint().height(), _LEAST_LINES * row_height(self.font())))

    def sizeHint(self) -> QSize:
        """As high as all lines; without lines it has no height, but keeps the focus."""
        if not self.model().rowCount():
            return QSize(80, 0)
        self.executeDelayedItemsLayout()  # or the next paint would do so, after the list has its place
        return QSize(80, max(self._height, row_height(self.font())) + 2 * self.frameWidth() + 2)

    def least_height(self) -> int:
        """Measure the lines without effects of cards; they may not be laid out yet."""
        return self._measured(explains=False)

    def explain_within(self, room: int, least: int) -> None:
        """Show the effects of the cards if the whole list then fits into this height, not only the least."""
        self.delegate.explains = least < self._measured(explains=True) <= room
        self.scheduleDelayedItemsLayout()

    def _measured(self, *, explains: bool) -> int:
        """Return the height of all lines; a long list counts as endless."""
        count = self.model().rowCount()
        if not count or count > _SHORT:
            return _ENDLESS if count else 0
        before, self.delegate.explains = self.delegate.explains, explains
        heights = [self.sizeHintForIndex(self.model().index(row, 0)).height() for row in range(count)]
        self.delegate.explains = before
        return sum(heights) + 2 * self.frameWidth() + 2

    def updateGeometries(self) -> None:
        """Ask for the height of all lines when it changes."""
        super().updateGeometries()
        # Qt keeps the size of the last lines when there are none left.
        height = self.contentsSize().height() if self.model().rowCount() else 0
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the frame of a theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the selected line visible."""
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def _choices(self) -> FilteredChoices | None:
        model = self.model()
        return model if isinstance(model, FilteredChoices) else None

    @property
    def shows_closed(self) -> bool:
        """Return True if the closed actions are visible."""
        found = self._choices()
        return found is not None and found.is_open(FoldRow(0))

    def heading_of(self, index: Index) -> Text | None:
        """Return the heading above a line that begins a group."""
        found = self._choices()
        return found.heading_at(index.row()) if found is not None and index.isValid() else None

    def visualRect(self, index: Index) -> QRect:
        """The line without the heading above it."""
        box = super().visualRect(index)
        if self.heading_of(index) is not None:
            box.setTop(box.top() + heading_height(self.font()))
        return box

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The line at a point; a heading does not count."""
        index = super().indexAt(point)
        return index if index.isValid() and self.visualRect(index).contains(point) else QModelIndex()

    def _fold_at(self, point: QPoint) -> QModelIndex:
        """Return the line whose fold sign is at a point."""
        index = self.indexAt(point)
        row = index.data(VALUE) if index.isValid() else None
        if isinstance(row, FoldRow):
            return index
        at_sign = point.x() > self.visualRect(index).right() - sign_width(self.font())
        return index if isinstance(row, ChoiceRow) and row.variants and at_sign else QModelIndex()

    def _press(self, event: QMouseEvent) -> bool:
        """Open or close the rows under the pressed fold sign."""
        index = self._fold_at(event.position().toPoint())
        self._took_press = index.isValid() and event.button() == Qt.MouseButton.LeftButton
        if self._took_press:
            self.setCurrentIndex(index)
            self.folded.emit(index)
        return self._took_press

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A fold sign reacts at once."""
        if not self._press(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count two clicks on a fold sign, but only one on a line.

        The first click has played its line, and the line there now answers another question.
        """
        if not self._press(event):
            self._took_press = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the release if the press was handled."""
        if not self._took_press:
            super().mouseReleaseEvent(event)
        self._took_press = False
