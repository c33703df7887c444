"""Cards side by side, in rows, or overlapping if there is little room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QSizePolicy, QStyle, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import Translate, in_english
from furyqt.views.cards.delegate import GAP, FaceDelegate
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.models.faces import FacesModel
from furyqt.views.models.rows import Index
from furyqt.views.panels.lists import keep_lines
from furyqt.views.picture import CardFace


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
        scale = max(0.1, (height - 2 * GAP) / plain)
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
