"""The trail below the map, newest first, face up if the seekers know it, and the lairs after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.cards.reader import CardReader, reader_of, stop_reading
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.live import LiveWidget
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.panels.fitted_text import FittedLabel
from furyqt.views.panels.lists import StillList
from furyqt.views.panels.painting import (
    draw_fitting,
    draw_wrapped,
    larger,
    paint_choosable,
    paint_row_ground,
    paint_sign,
    serif,
)
from furyqt.views.panels.spaces import TrailSpace, card_boxes, cards_of, paint_space, space_height
from furyqt.views.picture import CardFace, TrailEntry, TrailPanel
from furyqt.views.theme import current_theme, usual_text

N_ = Texts("trail")

_EMPTY = N_("empty space of the trail")
_NO_LAIR = N_("a space for a lair, empty")


class TrailModel(RowsModel[TrailEntry | None]):
    """The spaces of the trail; None is an empty one."""

    length = 0
    """The number of spaces of the trail; the rows after them are lairs."""
    no_lair: Text = _NO_LAIR
    """The words for an unused lair, which has another name in some games."""

    def set_trail(
        self, entries: tuple[TrailEntry | None, ...], length: int, lairs: tuple[TrailEntry | None, ...] = ()
    ) -> None:
        """Show these entries, the remaining empty spaces, and these lairs."""
        self.length = length
        self.set_rows((*entries, *(None for _ in range(length - len(entries))), *lairs))

    @property
    def has_lairs(self) -> bool:
        """Whether there are lairs, used or not."""
        return len(self.rows) > self.length

    @property
    def free(self) -> int:
        """The number of empty spaces and unused lairs."""
        return sum(row is None for row in self.rows)

    def label(self, number: int) -> str:
        """Return the number of a space, counted from 1, or the letter of a lair."""
        return str(number + 1) if number < self.length else chr(ord("A") + number - self.length)

    def words(self, row: TrailEntry | None) -> str:
        """Return the face of the move."""
        return "" if row is None else row.move.render(self.translate)

    def spoken(self, row: TrailEntry | None, number: int) -> str:
        """Return number, move, who knows it and the contents of the space."""
        empty = _EMPTY if number < self.length else self.no_lair
        return (empty if row is None else row.sentence).render(self.translate)

    def more(self, row: TrailEntry | None, role: int) -> Any:
        """Return the same sentence as a tool tip."""
        return self.spoken(row, 0) if role == Qt.ItemDataRole.ToolTipRole else None


LARGEST = 1.6
"""The largest factor by which the cards grow."""
_CARD_SHARE = 0.065
"""The height of a card as a share of the height of table and trail together, if that is more than usual."""
_LETTERS, _FREE_LETTERS, _WHOLE_NAME = 9.5, 4, 14
"""The least width of a space in average letters, that of a free one if there is little room, and the width in
which most names are whole."""
_SHARES = tuple(1.0 - 0.05 * step for step in range(11))
"""The sizes of the text in the spaces, as shares of the usual one, so that all spaces are in view."""
_LEAST_TEXT = 0.78
"""The smallest text, as a share of the text size at 100%."""
_HATCH = 7.0
_SIDE = 8
"""The space at the left and right of the spaces."""


class TrailDelegate(QStyledItemDelegate):
    """Paints a space of the trail as a card."""

    def __init__(self, translate: Translate, view: QListView) -> None:
        super().__init__(view)
        self.translate, self._view = translate, view
        self.scale = 1.0
        """The factor by which cards are larger than beside text of their font."""
        self.width = 0
        """The width of the strip for which spaces are measured; 0 is its present one."""
        self.has_cards = False
        """True if the game's trail consists of cards, not of words."""
        self.choosable: frozenset[int] = frozenset()
        """The spaces that can be chosen now; the numbers of the lairs follow those of the trail."""

    def space(self, index: Index, option: QStyleOptionViewItem) -> TrailSpace:
        """Return a space of the trail as it is painted."""
        model = index.model()
        assert isinstance(model, TrailModel)
        box = QRectF(option.rect).adjusted(3, 3, -3, -3)
        font = self._font(option.font, model)
        return TrailSpace(index.data(VALUE), model.label(index.row()), box, font, self.scale)

    def _font(self, usual: QFont, model: TrailModel) -> QFont:
        """Return the largest font in which all spaces fit the strip, but none that is tiny."""
        least = min(1.0, usual_text() * _LEAST_TEXT / max(1.0, usual.pointSizeF()))
        taken, free = model.rowCount() - model.free, model.free
        font = usual
        for share in _SHARES:
            font = larger(usual, max(share, least))
            letter = QFontMetricsF(font).averageCharWidth()
            needed = max(taken, 1) * _LETTERS * letter + free * _FREE_LETTERS * letter
            if needed <= self._room or share <= least:
                break
        return font

    @property
    def _room(self) -> int:
        return (self.width or self._view.viewport().width()) - 1

    def _widths(self, font: QFont, model: TrailModel) -> tuple[int, int]:
        """Return the widths of a taken and of a free space, which gives way if there is little room."""
        count, free = max(1, model.rowCount()), model.free
        letter = QFontMetricsF(font).averageCharWidth()
        equal, least = self._room // count, round(letter * _LETTERS)
        if free == count:
            return equal, equal
        if equal >= round(letter * _WHOLE_NAME) or not free:
            return max(equal, least), max(equal, least)
        taken = max(equal, least, (self._room - free * round(letter * _FREE_LETTERS)) // (count - free))
        taken = min(taken, max(equal, round(letter * _WHOLE_NAME)))
        return taken, (self._room - taken * (count - free)) // free

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A part of the strip: an equal one, if there is room for names in all spaces."""
        model = index.model()
        assert isinstance(model, TrailModel)
        font = self._font(option.font, model)
        plain = round(QFontMetricsF(font).height() * 3.4 * self.scale + 16)
        taken, free = self._widths(font, model)
        height = space_height(font, taken - 6, self.scale) + 6 if self.has_cards else plain
        return QSize(free if index.data(VALUE) is None else taken, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw card, face, place and contents."""
        entry = index.data(VALUE)
        box = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_ground(painter, option)
        if self.has_cards:
            paint_space(painter, self.space(index, option), current_theme(), self.translate)
            if index.row() in self.choosable:
                paint_choosable(painter, box.adjusted(1, 1, -1, -1), current_theme())
            painter.restore()
            return
        model = index.model()
        assert isinstance(model, TrailModel)
        self._paint_card(painter, box, entry)
        if entry is not None:
            self._paint_face(painter, box, entry, self._font(option.font, model))
        painter.restore()

    def _paint_card(self, painter: QPainter, box: QRectF, entry: TrailEntry | None) -> None:
        colors = current_theme().colors
        pen = QPen(QColor(colors.border), 1.2)
        if entry is None:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(colors.base if entry and entry.face_up else colors.button))
        if entry is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        if entry is not None and not entry.face_up:
            self._paint_back(painter, box)

    def _paint_back(self, painter: QPainter, box: QRectF) -> None:
        """Paint the pattern of a card back, at its left edge."""
        strip = QRectF(box.left(), box.top(), _HATCH * 2, box.height()).adjusted(2, 2, 0, -2)
        painter.save()
        painter.setClipRect(strip)
        painter.setPen(QPen(QColor(current_theme().colors.border), 1.0))
        rise = strip.left() - strip.height()
        while rise < strip.right():
            painter.drawLine(QPointF(rise, strip.bottom()), QPointF(rise + strip.height(), strip.top()))
            painter.drawLine(QPointF(rise, strip.top()), QPointF(rise + strip.height(), strip.bottom()))
            rise += _HATCH
        painter.restore()

    def _paint_face(self, painter: QPainter, box: QRectF, entry: TrailEntry, font: QFont) -> None:
        colors = current_theme().colors
        line = QFontMetricsF(font).height()
        inner = box.adjusted(8 if entry.face_up else _HATCH * 2 + 7, 4, -6, -4)
        top = QRectF(inner.left(), inner.top(), inner.width(), line)
        painter.setPen(QColor(colors.faint))
        painter.setFont(larger(font, 0.86))
        sign = line if entry.encounter else 0.0
        draw_fitting(painter, top.adjusted(0, 0, -sign, 0), self._caption(entry))
        if entry.encounter:
            at = QPointF(inner.right() - sign * 0.46, top.center().y())
            paint_sign(painter, at, sign * 0.46, entry.encounter, current_theme().map)
        below = QRectF(inner.left(), top.bottom(), inner.width(), inner.bottom() - top.bottom())
        painter.setPen(QColor(colors.text))
        painter.setFont(serif(font, 1.0, bold=entry.face_up, italic=not entry.face_up))
        self._paint_words(painter, below, entry)

    def _paint_words(self, painter: QPainter, box: QRectF, entry: TrailEntry) -> None:
        """Paint the move, and its destination if that is different, or the other contents."""
        move = entry.move.render(self.translate)
        if entry.note is not None:
            self._paint_note(painter, box, move, entry.note.render(self.translate))
            return
        if entry.where is None:
            draw_wrapped(painter, box, move)
            return
        half = box.height() / 2
        draw_fitting(painter, QRectF(box.left(), box.top(), box.width(), half), move)
        place = f"→ {entry.where.render(self.translate)}"
        draw_fitting(painter, QRectF(box.left(), box.top() + half, box.width(), half), place)

    def _paint_note(self, painter: QPainter, box: QRectF, move: str, note: str) -> None:
        half = box.height() / 2
        draw_fitting(painter, QRectF(box.left(), box.top(), box.width(), half), move)
        painter.setFont(larger(painter.font(), 0.86))
        painter.setPen(QColor(current_theme().colors.faint))
        draw_fitting(painter, QRectF(box.left(), box.top() + half, box.width(), half), note)

    def _caption(self, entry: TrailEntry) -> str:
        face = self.tr("known") if entry.face_up else self.tr("hidden")
        return self.tr("{number} · {face}").format(number=entry.age, face=face)


class TrailWidget(LiveWidget, QWidget):
    """The strip of cards with its title."""

    place_chosen = Signal(int)
    """The place of the entry that was chosen, -1 if it is unknown."""
    space_chosen = Signal(int, QRect)
    """A space that was clicked or entered, with the lairs numbered after the trail, and its box."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.model = TrailModel(translate, self)
        self._panel = TrailPanel((), 0)
        self._pointed: CardFace | None = None
        self._title = FittedLabel(self)
        self.list = StillList(self)
        self._delegate = TrailDelegate(translate, self.list)
        self._style_list()
        self._title.setBuddy(self.list)
        self._fitting = QTimer(self, singleShot=True, interval=0)  # by then the list has its layout
        self._fitting.timeout.connect(self._fit)
        self.list.horizontalScrollBar().rangeChanged.connect(lambda: self._fitting.start())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, 2, _SIDE, 4)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addWidget(self.list)
        self.retranslate()

    def _style_list(self) -> None:
        view = self.list
        view.setFlow(QListView.Flow.LeftToRight)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setItemDelegate(self._delegate)
        view.setModel(self.model)
        view.setMouseTracking(True)
        view.setTabKeyNavigation(False)
        view.viewport().setAutoFillBackground(False)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.clicked.connect(self._chosen)
        view.clicked.connect(self._enter)
        view.activated.connect(self._chosen)
        view.selectionModel().currentChanged.connect(self._chosen)

    def _chosen(self, index: Index) -> None:
        entry = index.data(VALUE)
        self.place_chosen.emit(-1 if entry is None else entry.place)

    def _enter(self, index: Index) -> None:
        """Report a clicked or entered space: it may be the answer."""
        if index.isValid():
            self.space_chosen.emit(index.row(), self._box(index))

    def _box(self, index: Index) -> QRect:
        """Return the box of a space on the screen."""
        box = self.list.visualRect(index)
        return QRect(self.list.viewport().mapToGlobal(box.topLeft()), box.size())

    def show_panel(self, panel: TrailPanel) -> None:
        """Show the entries, then the lairs; as cards in a game with cards, else in words."""
        before = self._shape()
        self._delegate.has_cards = panel.has_cards
        self.model.no_lair = panel.no_lair or TrailModel.no_lair
        self.model.set_trail(panel.entries, panel.length, panel.lairs)
        is_renamed = (panel.title, panel.name) != (self._panel.title, self._panel.name)
        self._panel = panel
        if is_renamed:
            self._say_title()
        if before != self._shape():
            self._fit()

    def _shape(self) -> tuple[object, ...]:
        """Return what the sizes of the spaces depend on: also which are empty, because they are narrower."""
        empty = tuple(row is None for row in self.model.rows)
        return self.model.has_lairs, empty, self._delegate.has_cards

    def set_choosable(self, spaces: Iterable[int]) -> None:
        """Mark these spaces as ones that can be chosen now, with the lairs numbered after the trail."""
        found = frozenset(spaces)
        if found != self._delegate.choosable:
            self._delegate.choosable = found
            self.list.viewport().update()

    def card_at(self, point: QPoint) -> tuple[CardFace, QRect] | None:
        """Return the card at a point of the list, and its box."""
        index = self.list.indexAt(point)
        if not index.isValid() or not self._delegate.has_cards:
            return None
        option = QStyleOptionViewItem()
        option.font, option.rect = self.list.font(), self.list.visualRect(index)
        under = [
            (card, box)
            for card, box in card_boxes(self._delegate.space(index, option))
            if box.contains(point)
        ]
        if not under:
            return None
        card, box = under[-1]
        corner = self.list.viewport().mapToGlobal(box.topLeft().toPoint())
        return card, QRect(corner, box.size().toSize())

    def set_height(self, height: int) -> None:
        """Show larger cards if there is more height than they need."""
        font, before = self.list.font(), self._delegate.scale
        spare = height - self.least_height()
        chip = card_size(CardSize.CHIP, font).height()
        self._delegate.scale = max(1.0, min(LARGEST, 1.0 + int(spare) / chip))
        if self._delegate.scale != before:
            self._fit()

    def usual_height(self, room: int, width: int = 0) -> int:
        """Return the height on a table of this height, in this width or the present one."""
        chip = card_size(CardSize.CHIP, self.list.font()).height()
        more = min(room * _CARD_SHARE, chip * LARGEST) - chip if self._delegate.has_cards else 0.0
        return self.least_height(width) + max(0, round(more))

    def least_height(self, width: int = 0) -> int:
        """Return the height with cards of the usual size, in this width or the present one."""
        scale, self._delegate.scale = self._delegate.scale, 1.0
        self._delegate.width = max(0, width - 2 * _SIDE)
        found = self.sizeHint().height() - self.list.minimumHeight() + self._list_height()
        self._delegate.scale, self._delegate.width = scale, 0
        return found

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._say_title()
        self._title.setFont(serif(self.font(), 1.0, bold=True))
        self.model.retranslate()
        self._fit()

    def _say_title(self) -> None:
        title, name = self._panel.title, self._panel.name
        self._title.setText("" if title is None else title.render(self._translate))
        self.list.setAccessibleName("" if name is None else name.render(self._translate))

    def _list_height(self) -> int:
        option = QStyleOptionViewItem()
        option.font = self.list.font()
        index = self.model.index(0)
        height = self._delegate.sizeHint(option, index).height() if index.isValid() else 0
        bar = self.list.horizontalScrollBar()
        return height + 2 + (bar.sizeHint().height() if bar.maximum() > 0 else 0)

    def _fit(self) -> None:
        self.list.setFixedHeight(self._list_height())
        self.list.doItemsLayout()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the card under the pointer large, or with Space those of the current space."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.list:
            if event.key() == Qt.Key.Key_Space:
                self._read_next()
                return True
            if event.key() == Qt.Key.Key_Escape and stop_reading(self):
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._enter(self.list.currentIndex())
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._show_card(self.card_at(event.position().toPoint()))
        elif event.type() == QEvent.Type.Leave:
            self._show_card(None)
        return super().eventFilter(watched, event)

    def _show_card(self, found: tuple[CardFace, QRect] | None) -> None:
        card, box = found or (None, QRect())
        if card == self._pointed:
            return
        self._pointed = card
        if card is None:
            stop_reading(self, by_mouse=True)
        else:
            self._reader().point(card, box)

    def _reader(self) -> CardReader:
        reader = reader_of(self, self._translate)
        return reader

    def _read_next(self) -> None:
        """Show the cards of the current space one after the other; after the last, none."""
        index = self.list.currentIndex()
        entry = index.data(VALUE) if index.isValid() else None
        cards = () if entry is None else cards_of(entry)
        face = self._reader().face
        later = cards[cards.index(face) + 1 :] if face in cards else cards
        if face is not None:
            self._reader().hide_card()
        if later:
            self._reader().toggle(later[0], self._box(index))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit six cards in the strip."""
        super().resizeEvent(event)
        self._fit()
