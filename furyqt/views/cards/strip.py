"""A row of cards for the mouse, the keyboard and the screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QDrag, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate, in_english
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.reader import CardReader, reader_in, reader_of, stop_reading
from furyqt.views.cards.row import CardRow
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.picture import CardFace
from furyqt.views.theme import current_theme


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
