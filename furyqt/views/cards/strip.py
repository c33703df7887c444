"""Cards side by side, in rows or overlapping, for the mouse, the keyboard and the screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QListView, QSizePolicy, QStyle, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import Translate, in_english
from furyqt.views.cards.delegate import GAP, FaceDelegate
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.reader import CardReader, reader_in, reader_of, stop_reading
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.models.faces import FacesModel
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.panels.lists import keep_lines
from furyqt.views.picture import CardFace
from furyqt.views.theme import current_theme

_LEAST_SCALE = 0.7
"""The least size of cards that are shown smaller so that they do not overlap."""


class CardRow(QListView):
    """Cards in one row, or in as many rows as they need if it wraps."""

    def __init__(
        self,
        translate: Translate = in_english,
        parent: QWidget | None = None,
        *,
        size: CardSize = CardSize.SMALL,
        wraps: bool = False,
    ) -> None:
        super().__init__(parent)
        self._translate, self._wraps = translate, wraps
        self.faces = FacesModel(translate, self)
        self._delegate = FaceDelegate(translate, size, self)
        self._hovered = QModelIndex()
        self._usual_name = ""
        self._set_up()
        self.setModel(self.faces)
        self.setItemDelegate(self._delegate)
        self.retranslate()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(self._wraps)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        tall = QSizePolicy.Policy.Minimum if self._wraps else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, tall)
        policy.setHeightForWidth(self._wraps)
        self.setSizePolicy(policy)

    def set_faces(self, faces: Sequence[CardFace]) -> None:
        """Show these cards."""
        if tuple(faces) != self.faces.rows:
            before = len(self.faces.rows)
            self.faces.set_rows(faces)
            if len(faces) != before:
                self._spread()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint the changed cards; the layout stays, because all cards have the same size."""
        if self.is_overlapping:
            self.viewport().update()
        keep_lines(self, first, last, roles)

    def set_playable(self, keys: Iterable[str]) -> None:
        """Mark the cards with these keys as playable."""
        found = frozenset(keys)
        if found != self._delegate.playable:
            self._delegate.playable = found
            self.viewport().update()

    @property
    def playable(self) -> frozenset[str]:
        """The keys of the cards that are marked as playable."""
        return self._delegate.playable

    def set_size(self, size: CardSize) -> None:
        """Show the cards in this size."""
        if size is not self._delegate.size:
            self._delegate.size = size
            self._delegate.forget()
            self._spread()

    def set_height(self, height: int) -> None:
        """Show the cards in the size at which they and their margins have this height."""
        plain = card_size(self._delegate.size, self.font()).height()
        self._scale((height - 2 * GAP) / plain)

    def fit_width(self, width: int) -> None:
        """Show all cards side by side in this width, a little smaller if necessary.

        If they would be much smaller, they keep their size and overlap.
        """
        plain = card_size(self._delegate.size, self.font()).width()
        cell = (width - 1) // max(1, len(self.faces.rows))
        scale = min(1.0, (cell - 2 * GAP) / plain)
        self._scale(scale if scale >= _LEAST_SCALE else 1.0)

    def _scale(self, scale: float) -> None:
        scale = max(0.1, scale)
        if abs(scale - self._delegate.scale) > 1e-6:
            self._delegate.scale = scale
            self._delegate.forget()
            self._spread()

    def retranslate(self) -> None:
        """Set all texts in the current language; the owner may give the row a more specific name."""
        if self.accessibleName() in ("", self._usual_name):
            self._usual_name = self.tr("Row of cards")
            self.setAccessibleName(self._usual_name)
        self._delegate.forget()
        self.faces.retranslate()
        self.viewport().update()

    def select(self, key: str) -> None:
        """Select the first card with this key, or none."""
        for row, face in enumerate(self.faces.rows):
            if face.key == key:
                self.setCurrentIndex(self.faces.index(row))
                return
        self.clearSelection()

    def sizeHint(self) -> QSize:
        """Return the size of all cards side by side, or of the first row if they wrap (see
        `heightForWidth`).
        """
        cell, count = self._delegate.cell(self), max(1, len(self.faces.rows))
        return QSize(cell.width() * (min(count, 4) if self._wraps else count), cell.height())

    def minimumSizeHint(self) -> QSize:
        """Return the size of slightly more than one card."""
        cell = self._delegate.cell(self)
        return QSize(round(1.3 * cell.width()), cell.height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in this width."""
        cell, count = self._delegate.cell(self), len(self.faces.rows)
        if not self._wraps:
            return cell.height()
        columns = max(1, (width - 1) // max(1, cell.width()))
        return cell.height() * max(1, -(-count // columns)) + 1

    def _spread(self) -> None:
        """Place the cards side by side, or overlapping if there is not enough room."""
        cell, count = self._delegate.cell(self), len(self.faces.rows)
        room = self.viewport().width()
        step = 0
        if not self._wraps and count > 1 and cell.width() * count > room:
            step = max(2, (room - cell.width() - 1) // (count - 1))
        self._delegate.step = min(step, cell.width())
        if not self._wraps:
            self.setFixedHeight(cell.height())
        self.updateGeometry()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    @property
    def card_width(self) -> int:
        """The width of a card without overlap."""
        return self._delegate.cell(self).width()

    @property
    def card_size(self) -> QSize:
        """The size of a card without its margin."""
        return self._delegate.cell(self) - QSize(2 * GAP, 2 * GAP)

    @property
    def is_overlapping(self) -> bool:
        """Whether cards overlap."""
        return bool(self._delegate.step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._spread()

    def whole(self, index: Index) -> QRect:
        """Return the rectangle of the whole card in the viewport, including the part that others cover."""
        return QRect(self.visualRect(index).topLeft(), self._delegate.cell(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards; of overlapping cards the one under the pointer is on top."""
        super().paintEvent(event)
        index = self._hovered if self._hovered.isValid() else self.currentIndex()
        raised = index.isValid() and (self._hovered.isValid() or self.hasFocus())
        if self.is_overlapping and raised:
            painter = QPainter(self.viewport())
            self._delegate.paint(painter, self._option(index), index)
            painter.end()

    def _option(self, index: Index) -> QStyleOptionViewItem:
        option, flag = QStyleOptionViewItem(), QStyle.StateFlag
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        if self.selectionModel().isSelected(index):
            option.state |= flag.State_Selected
        if self.hasFocus() and index == self.currentIndex():
            option.state |= flag.State_HasFocus
        elif index == self._hovered:
            option.state |= flag.State_MouseOver
        return option

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._delegate.forget()
            self._spread()
        super().changeEvent(event)


class CardStrip(CardRow):
    """Cards that can be pointed at, shown large and chosen."""

    chosen = Signal(str)
    """The key of the card that was clicked, or chosen with Enter."""
    pointed = Signal(object)
    """The CardFace under the pointer or with the focus, or None."""
    passed = Signal(int)
    """The arrow keys moved beyond the first (-1) or the last row (1)."""

    def __init__(
        self,
        translate: Translate = in_english,
        parent: QWidget | None = None,
        *,
        size: CardSize = CardSize.SMALL,
        wraps: bool = False,
    ) -> None:
        super().__init__(translate, parent, size=size, wraps=wraps)
        self._is_twice = False
        self.entered.connect(self._hover)
        self.clicked.connect(self._choose)
        self.selectionModel().currentChanged.connect(self._move_to)

    def near(self, index: Index) -> QRect:
        """Return the rectangle of a card on the screen."""
        box = self.whole(index)
        return QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())

    def set_faces(self, faces: Sequence[CardFace]) -> None:
        """Show these cards; close a large card that is not among them."""
        if tuple(faces) == self.faces.rows:
            return
        reader, is_mine = reader_in(self), self._hovered.isValid() or self.hasFocus()
        self._hovered = QModelIndex()
        super().set_faces(faces)
        if reader is not None and is_mine and reader.face not in self.faces.rows:
            reader.hide_card()

    def _hover(self, index: QModelIndex) -> None:
        self._hovered = QModelIndex(index)
        self._point(index)
        self.viewport().update()

    def _point(self, index: Index) -> None:
        """Report which card is pointed at, and show it large after a moment."""
        face: CardFace | None = index.data(VALUE) if index.isValid() else None
        self.pointed.emit(face)
        if face is None:
            stop_reading(self, by_mouse=True)
        else:
            self._reader().point(face, self.near(index))

    def _reader(self) -> CardReader:
        reader = reader_of(self, self._translate)
        return reader

    def _move_to(self, index: QModelIndex) -> None:
        """Show the newly focused card if another one is shown large."""
        self.viewport().update()
        if not self.hasFocus() or index == self._hovered:
            return
        face: CardFace | None = index.data(VALUE) if index.isValid() else None
        self.pointed.emit(face)
        reader = reader_in(self)
        if face is not None and reader is not None:
            reader.follow(face, self.near(index))

    def _choose(self, index: QModelIndex) -> None:
        stop_reading(self)
        face: CardFace | None = index.data(VALUE)
        if face is not None:
            self.chosen.emit(face.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Choose a double-clicked card only once."""
        self._is_twice = True
        super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the second release of a double click."""
        if not self._is_twice:
            super().mouseReleaseEvent(event)
        self._is_twice = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter (choose), Space (show large) and Escape (close); pass other keys to Qt."""
        key, index = event.key(), self.currentIndex()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._choose(index)
        elif key == Qt.Key.Key_Space and index.isValid():
            self._reader().toggle(index.data(VALUE), self.near(index))
        elif key != Qt.Key.Key_Escape or not stop_reading(self):
            super().keyPressEvent(event)
            if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and index == self.currentIndex():
                self.passed.emit(-1 if key == Qt.Key.Key_Up else 1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the last selected card, or the first one."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.faces.rows:
            self.selectionModel().setCurrentIndex(
                self.faces.index(0), self.selectionModel().SelectionFlag.NoUpdate
            )
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that no card is pointed at."""
        super().focusOutEvent(event)
        stop_reading(self)
        self._leave()

    def viewportEvent(self, event: QEvent) -> bool:
        """Close the reader when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._leave()
        return super().viewportEvent(event)

    def _leave(self) -> None:
        self._hovered = QModelIndex()
        self.pointed.emit(None)
        stop_reading(self, by_mouse=True)
        self.viewport().update()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the picture of the card."""
        index = self.currentIndex()
        if not index.isValid() or not index.flags() & Qt.ItemFlag.ItemIsDragEnabled:
            return
        stop_reading(self)
        drag = QDrag(self)
        drag.setMimeData(self.faces.mimeData([index]))
        picture = self._picture(index.data(VALUE))
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(picture.deviceIndependentSize().toSize().width() // 2, 12))
        drag.exec(actions, Qt.DropAction.MoveAction)

    def _picture(self, face: CardFace) -> QPixmap:
        """Return the picture of a single card."""
        size, ratio = card_size(self._delegate.size, self.font()), self.devicePixelRatioF()
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        box = QRectF(0, 0, size.width(), size.height())
        paint_card(painter, box, face, current_theme(), self._translate, self._delegate.size)
        painter.end()
        return picture
