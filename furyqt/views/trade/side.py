"""One half of a trade: the portrait, the cards, and the area to drop cards of the other figure."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.models.faces import MIME_TYPE
from furyqt.views.panels.painting import larger, serif
from furyqt.views.picture import CardFace, TradeSide
from furyqt.views.theme import current_theme

_CROWDED = 2.0
"""The width of all cards side by side, in widths of their half, from which they cover each other too much."""


class TradePortrait(QWidget):
    """The framed portrait of a trading figure."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(QFontMetricsF(self.font()).height() * 2.6)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(QColor(current_theme().cards.paper))
        painter.setPen(QPen(QColor(current_theme().colors.border), 1.5))
        painter.drawRoundedRect(box, 3, 3)
        art.draw(painter, box.adjusted(2, 2, -2, -2), self.name)


class TradeHalf(QWidget):
    """The cards of one figure; received cards are marked and come last."""

    moved = Signal(int)
    """The card at this index of the row is to change sides."""
    dropped = Signal(str)
    """A card with this key was dragged here from the other side."""
    passed = Signal()
    """The arrow keys leave this half."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate, self._is_aimed_at = translate, False
        self._side: TradeSide | None = None
        self.portrait, self.name, self.notes = TradePortrait(self), QLabel(self), QLabel(self)
        self.strip = CardStrip(translate, self, size=CardSize.SMALL)
        self.strip.setDragEnabled(True)
        self.strip.chosen.connect(lambda _: self.moved.emit(self.strip.currentIndex().row()))
        self.strip.passed.connect(lambda _: self.passed.emit())
        self.notes.setWordWrap(True)
        self.setAcceptDrops(True)
        head, words, lines = QHBoxLayout(), QVBoxLayout(), QVBoxLayout(self)
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.notes)
        head.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        lines.setContentsMargins(8, 8, 8, 8)
        lines.addLayout(head)
        lines.addStretch(1)
        lines.addWidget(self.strip)

    def show_side(self, side: TradeSide, cards: tuple[CardFace, ...], notes: str) -> None:
        """Show these cards; the focus stays at about the same index."""
        at = self.strip.currentIndex().row()
        self._side = side
        self.strip.set_faces(cards)
        if cards and at >= 0:
            self.strip.setCurrentIndex(self.strip.faces.index(min(at, len(cards) - 1)))
        self.strip.clearSelection()
        closed = {key for key, _ in side.closed}
        self.strip.set_playable(card.key for card in cards if card.key not in closed)
        self.portrait.name = side.art
        self.portrait.update()
        self.notes.setText(notes)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        if self._side is None:
            return
        name = self._side.name.render(self._translate)
        self.name.setText(name)
        self.name.setFont(serif(self.font(), 1.2, bold=True))
        self.notes.setFont(larger(self.font(), 0.92))
        self.portrait.setAccessibleName(name)
        self.strip.setAccessibleName(self.tr("Cards on {name}'s side").format(name=name))

    def set_card_size(self, size: CardSize) -> None:
        """Show the cards in another size; the size hint is valid at once."""
        self.strip.set_size(size)
        if (layout := self.layout()) is not None:
            layout.activate()

    def is_crowded(self, width: int) -> bool:
        """Return whether less than half of most cards would be visible in this width."""
        return self.strip.sizeHint().width() > _CROWDED * width

    # Drag and drop

    def _is_of_other(self, event: QDropEvent) -> bool:
        """Return whether the dragged card comes from another row."""
        return event.mimeData().hasFormat(MIME_TYPE) and event.source() is not self.strip

    def _aim(self, is_aimed_at: bool) -> None:
        self._is_aimed_at = is_aimed_at
        self.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a card of the other side."""
        if self._is_of_other(event):
            self._aim(True)
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept the card anywhere in this half."""
        if self._is_of_other(event):
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._aim(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Report the dropped card."""
        self._aim(False)
        if self._is_of_other(event):
            event.acceptProposedAction()
            self.dropped.emit(bytes(event.mimeData().data(MIME_TYPE).data()).decode())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, and a double frame while a card is dragged over it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, box = current_theme().colors, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(QColor(colors.base))
        painter.setPen(QPen(QColor(colors.accent if self._is_aimed_at else colors.border), 1.5))
        painter.drawRoundedRect(box, 5, 5)
        if self._is_aimed_at:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 3, 3)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.portrait.updateGeometry()
        super().changeEvent(event)
