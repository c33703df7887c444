"""The trade panel over the map: two halves, notes, and the buttons that end the trade.

It also takes a choice of several cards of a hand, whose other half is their destination.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import Text, Translate, filled
from furyqt.views import art
from furyqt.views.access.announce import announce
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.models.faces import MIME_TYPE
from furyqt.views.panels.fitted_text import FittedText
from furyqt.views.panels.painting import larger, serif
from furyqt.views.picture import CardFace, TradePanel, TradeSide
from furyqt.views.theme import current_theme
from furyqt.views.trade.gifts import Gifts

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
        self.portrait.setVisible(bool(side.art))
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


_MARGIN = 12


class TradeWidget(QFrame):
    """Plans a trade card by card; no card changes hands before the trade is confirmed."""

    done = Signal()
    """The planned trade is confirmed."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self._ground = parent
        self.gifts: Gifts | None = None
        self._refusal: Text | None = None
        self.title, self.hint, self.reason = QLabel(self), QLabel(self), QLabel(self)
        self.halves = TradeHalf(translate, self), TradeHalf(translate, self)
        self.reset, self.end = (QPushButton(self, autoDefault=True) for _ in range(2))
        self._lay_out()
        for side, half in enumerate(self.halves):
            half.moved.connect(lambda row, side=side: self._move(side, row))
            half.dropped.connect(lambda key, side=side: self._drop(side, key))
            half.passed.connect(self.halves[1 - side].strip.setFocus)
        self.reset.clicked.connect(self._reset)
        self.end.clicked.connect(self.done)
        parent.installEventFilter(self)
        self._text = FittedText(self)
        self.hide()
        self.retranslate()

    def _lay_out(self) -> None:
        for label in (self.title, self.hint, self.reason):
            label.setWordWrap(True)
        sides, buttons, lines = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        sides.setSpacing(8)
        for half in self.halves:
            sides.addWidget(half, 1)
        buttons.addWidget(self.reason, 1)
        buttons.addWidget(self.reset)
        buttons.addWidget(self.end)
        lines.setContentsMargins(14, 12, 14, 12)
        lines.addWidget(self.title)
        lines.addWidget(self.hint)
        lines.addLayout(sides, 1)
        lines.addLayout(buttons)

    def show_trade(self, trade: TradePanel | None) -> None:
        """Show a new trade, or close the panel."""
        if trade is None:
            self.gifts = None
            self.hide()
            return
        if self.gifts is None or self.gifts.trade != trade:
            self.gifts = Gifts(trade) if self.gifts is None else self.gifts.carried(trade)
            self._refusal = None
        self.setEnabled(True)
        self._show_sides()
        if not self.isVisible():
            self.show()
            self.raise_()
            if not isinstance(self.window().focusWidget(), QAbstractButton):
                self.pane.setFocus()  # A person who agrees to plans with a button continues with the button.
        self._fit()

    def _show_sides(self) -> None:
        if self.gifts is None:
            return
        for side, half in enumerate(self.halves):
            cards = (*self.gifts.own(side), *self.gifts.others(side))
            notes = " ".join(text.render(self._translate) for text in self.gifts.beyond(side))
            half.show_side(self.gifts.trade.sides[side], cards, notes)
        self.retranslate()

    # Actions of the player

    def touch(self, figure: str, key: str) -> bool:
        """Move a card chosen on a figure's sheet to the other side; return whether the figure trades."""
        sides = [] if self.gifts is None else [side.id for side in self.gifts.trade.sides]
        if figure not in sides or self.gifts is None:
            return False
        side = sides.index(figure)
        rows = [row for row, card in enumerate(self.gifts.own(side)) if card.key == key]
        if rows:
            self._move(side, rows[0])
        return True

    def _move(self, side: int, row: int) -> None:
        """Move a card of one half to the other."""
        gifts = self.gifts
        if gifts is None or row < 0:
            return
        own, others = gifts.own(side), gifts.others(side)
        if row < len(own):
            self._answer(gifts.give(side, own[row].key), 1 - side, own[row].title)
        elif row - len(own) < len(gifts.trade.sides[side].received):
            self._answer(gifts.take_back(1 - side, ""), side, others[row - len(own)].title)
        else:
            card = others[row - len(own)]
            self._answer(gifts.take_back(1 - side, card.key), 1 - side, card.title)

    def _drop(self, side: int, key: str) -> None:
        """Accept a card dragged to this half: one of the other figure's own, or one that returns."""
        gifts = self.gifts
        if gifts is None:
            return
        cards = (*gifts.own(1 - side), *gifts.others(1 - side))
        rows = [row for row, card in enumerate(cards) if card.key == key]
        current = self.halves[1 - side].strip.currentIndex().row()
        if rows:
            self._move(1 - side, current if current in rows else rows[0])

    def _answer(self, refusal: Text | None, side: int, card: Text) -> None:
        """Show the current plan, or why it is refused."""
        self._refusal = refusal
        self._show_sides()
        if refusal is None and self.gifts is not None:
            name = self.gifts.trade.sides[side].name.render(self._translate)
            words = self.tr("{card} is on {name}'s side.")
            announce(self, words.format(card=card.render(self._translate), name=name))
        else:
            announce(self, self.reason.text())

    def _reset(self) -> None:
        if self.gifts is not None:
            self.gifts, self._refusal = Gifts(self.gifts.trade), None
            self._show_sides()
            self.pane.setFocus()

    @property
    def pane(self) -> QWidget:
        """The widget for the keyboard: the cards of the first side that has any."""
        strips = [half.strip for half in self.halves]
        return next((strip for strip in strips if strip.faces.rows), self.end)

    # Position and theme

    def _fit(self) -> None:
        """Cover the lower half of the map, with cards and text as large as there is room for."""
        self._text.fit(self._ground.size(), self._fits)

    def _fits(self) -> bool:
        whole, layout = self._ground.size(), self.layout()
        room = whole - QSize(2 * _MARGIN, 2 * _MARGIN)
        wide = tall = 0
        for size in (CardSize.SMALL, CardSize.CHIP):
            for half in self.halves:
                half.set_card_size(size)
            if layout is not None:
                layout.activate()
            wide = min(
                room.width(), max(self.sizeHint().width(), self.fontMetrics().averageCharWidth() * 190)
            )
            tall = max(self.heightForWidth(wide), self.minimumSizeHint().height())
            if tall <= room.height() and not any(half.is_crowded(wide // 2) for half in self.halves):
                break
        is_whole, tall = tall <= room.height(), min(tall, room.height())
        left = (whole.width() - wide) // 2
        self.setGeometry(left, whole.height() - tall - _MARGIN, wide, tall)
        return is_whole

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.hint.setText(
            self.tr("Drag cards from one side to the other, or press Enter on a card. Nothing "
"changes hands until you end the trade.")
        )  # fmt: skip
        self.hint.setFont(larger(self.font(), 0.92))
        self.reset.setText(self.tr("Reset"))
        self.end.setText(self.tr("End the Trade"))
        self.title.setFont(serif(self.font(), 1.4, bold=True))
        self.reason.setFont(larger(self.font(), 1.0, bold=True))
        self.reason.setText("" if self._refusal is None else self._refusal.render(self._translate))
        gifts = self.gifts
        if gifts is None:
            return
        if gifts.trade.title is not None:
            self._name_choice(gifts, gifts.trade.title)
            return
        self.end.setEnabled(True)
        one, other = (side.name for side in gifts.trade.sides)
        title = self.tr("Trade between {one} and {other}")
        self.title.setText(filled(title, self._translate, one=one, other=other))
        self.setAccessibleName(self.title.text())
        self.reset.setEnabled(bool(gifts.count))
        if gifts.count:
            self.end.setText(self.tr("Trade %n card(s)", "", gifts.count))

    def _name_choice(self, gifts: Gifts, title: Text) -> None:
        """Set the texts of a choice of several cards."""
        self.title.setText(title.render(self._translate))
        self.setAccessibleName(self.title.text())
        self.hint.setText(
            self.tr("Drag a card to the other side, or press Enter on it. Nothing is final "
"until you confirm.")
        )  # fmt: skip
        self.reset.setEnabled(bool(gifts.count))
        self.end.setEnabled(not gifts.missing)
        missing = self.tr("Choose %n more card(s)", "", gifts.missing)
        self.end.setText(missing if gifts.missing else self.tr("Confirm"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the map."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._show_sides()
            self.retranslate()
            if self.isVisible():
                self._fit()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a sheet with a double frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, box = current_theme().colors, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(colors.window))
        painter.setPen(QPen(QColor(colors.border), 2.0))
        painter.drawRoundedRect(box, 6, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colors.border), 0.8))
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4)
