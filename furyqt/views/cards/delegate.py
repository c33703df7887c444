"""The delegate that draws the cards of a strip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.cards.painter import small_picture
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.models.rows import VALUE, Index
from furyqt.views.picture import CardFace
from furyqt.views.theme import current_theme

GAP = 5
"""The margin in pixels around a card, for bright edges and frames."""


_MOST = 64
"""The number of cached pictures."""


class FaceDelegate(QStyledItemDelegate):
    """Paints cards; an overlapped card may be painted wider than its cell."""

    def __init__(self, translate: Translate, size: CardSize, parent: QWidget) -> None:
        super().__init__(parent)
        self.translate, self.size = translate, size
        self.scale = 1.0
        """The factor by which the cards are larger than beside text of their font."""
        self.playable: frozenset[str] = frozenset()
        self.step = 0
        """The width of a cell that the next card overlaps; 0 if none does."""
        self._cell: QSize | None = None
        self._pictures: dict[tuple[CardFace, tuple[bool, bool], float], tuple[QPixmap, int]] = {}

    def forget(self) -> None:
        """Clear the cached sizes and pictures after a change of theme, size, font or language."""
        self._cell = None
        self._pictures.clear()

    def cell(self, widget: QWidget) -> QSize:
        """Return the size of a card with its margin."""
        if self._cell is None:
            size = card_size(self.size, widget.font()) * self.scale
            self._cell = QSize(round(size.width()) + 2 * GAP, round(size.height()) + 2 * GAP)
        return self._cell

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a whole card, or of its visible part."""
        whole = self.cell(option.widget)
        is_last = index.row() == index.model().rowCount() - 1
        return whole if is_last or not self.step else QSize(self.step, whole.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face = index.data(VALUE)
        if face is None:
            return
        whole = self.cell(option.widget)
        box = QRect(option.rect.topLeft(), whole)
        state, flag = option.state, QStyle.StateFlag
        inside = QRectF(box).adjusted(GAP, GAP, -GAP, -GAP)
        picture, margin = self._picture(
            inside,
            face,
            (face.key in self.playable, bool(state & flag.State_Selected)),
            art.fineness(painter),
        )
        painter.drawPixmap(inside.topLeft() - QPointF(margin, margin), picture)
        if state & flag.State_HasFocus or state & flag.State_MouseOver:
            self._paint_focus(painter, QRectF(box), bool(state & flag.State_HasFocus))

    def _picture(
        self, box: QRectF, face: CardFace, frames: tuple[bool, bool], ratio: float
    ) -> tuple[QPixmap, int]:
        """Return the cached picture of the card, and its margin."""
        asked = face, frames, ratio
        if asked not in self._pictures:
            if len(self._pictures) >= _MOST:
                self._pictures.clear()
            self._pictures[asked] = small_picture(
                box, face, current_theme(), self.translate, self.size, frames, ratio
            )
        return self._pictures[asked]

    def _paint_focus(self, painter: QPainter, box: QRectF, has_focus: bool) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = Qt.PenStyle.SolidLine if has_focus else Qt.PenStyle.DotLine
        painter.setPen(
            QPen(QColor(current_theme().map.focus), current_theme().colors.focus if has_focus else 1.5, style)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.restore()
