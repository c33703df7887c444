"""The figures: piece, name, life as hearts and as a number, place and reach; their cards on sheets."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from furyqt.rules.core.text import Text, Translate, filled
from furyqt.views.cards.delegate import GAP
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.live import LiveWidget
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.panels.lists import StillList
from furyqt.views.panels.painting import draw_fitting, larger, paint_hearts, paint_piece, paint_row_ground
from furyqt.views.panels.sheet_rows import SheetDelegate, sheet_height
from furyqt.views.picture import CardFace, Figure, FigurePanel
from furyqt.views.theme import current_theme


class FiguresModel(RowsModel[Figure]):
    """The figures of the table, in turn order."""

    def words(self, row: Figure) -> str:
        """Return the name."""
        return row.name.render(self.translate)

    def spoken(self, row: Figure, number: int) -> str:
        """Return name, place, health and reach."""
        del number
        return row.sentence.render(self.translate)

    def more(self, row: Figure, role: int) -> Any:
        """Return the same sentence and the abilities as a tool tip."""
        return self._tip(row) if role == Qt.ItemDataRole.ToolTipRole else None

    def _tip(self, row: Figure) -> str:
        say = self.translate
        lines = [
            f"<b>{escape(each.name.render(say))}.</b> {escape(each.text.render(say))}"
            for each in row.abilities
        ]
        return "".join(f"<p>{line}</p>" for line in (escape(self.spoken(row, 0)), *lines))


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FigureDelegate(QStyledItemDelegate):
    """Paints a figure in two lines."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.translate = translate

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and some padding."""
        del index
        return QSize(100, round(QFontMetricsF(option.font).height() * 2 + 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw piece, name, hearts, place and reach."""
        figure: Figure = index.data(VALUE)
        box = QRectF(option.rect)
        painter.save()
        paint_row_ground(painter, option)
        font = option.font
        line = QFontMetricsF(font).height()
        radius = line * 0.72
        look = (figure.shape, figure.color, figure.letter)
        paint_piece(
            painter, QPointF(box.left() + 12 + radius, box.center().y()), radius, look, current_theme().map
        )
        inner = box.adjusted(22 + 2 * radius, 4, -8, -4)
        if figure.active:
            self._paint_turn(painter, box)
        self._paint_first(painter, QRectF(inner.left(), inner.top(), inner.width(), line), figure, font)
        self._paint_second(
            painter, QRectF(inner.left(), inner.top() + line, inner.width(), line), figure, font
        )
        painter.restore()

    def _paint_turn(self, painter: QPainter, box: QRectF) -> None:
        """Paint a bar at the edge of the figure to move."""
        accent = QColor(current_theme().colors.accent)
        painter.fillRect(QRectF(box.left(), box.top() + 3, 4, box.height() - 6), accent)

    def _paint_first(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        colors = current_theme().colors
        number = str(figure.life)
        wide = QFontMetricsF(larger(font, 1.0, bold=True)).horizontalAdvance("00")
        hearts = min(box.height() * 0.62 * figure.full_life, box.width() * 0.4)
        painter.setPen(QColor(colors.text))
        painter.setFont(larger(font, 1.0, bold=True))
        painter.drawText(box, _RIGHT, number)
        room = QRectF(box.right() - wide - hearts, box.top(), hearts, box.height())
        blood = QColor(current_theme().map.hospital)
        paint_hearts(painter, room, figure.life, figure.full_life, (blood, QColor(colors.border)))
        name = QRectF(box.left(), box.top(), room.left() - box.left() - 4, box.height())
        draw_fitting(painter, name, figure.name.render(self.translate))

    def _paint_second(self, painter: QPainter, box: QRectF, figure: Figure, font: QFont) -> None:
        colors = current_theme().colors
        small = larger(font, 0.88)
        reach = figure.reach.render(self.translate)
        painter.setFont(small)
        painter.setPen(QColor(colors.faint))
        wide = QFontMetricsF(small).horizontalAdvance(reach) + 8
        painter.drawText(box, _RIGHT, reach)
        painter.setPen(QColor(colors.text if figure.status is None else current_theme().map.hospital))
        words = (figure.status or figure.where).render(self.translate)
        painter.setFont(larger(font, 0.94))
        draw_fitting(painter, QRectF(box.left(), box.top(), box.width() - wide, box.height()), words)


LETTERS = 18
"""The width of the lines beside a portrait in average letters."""
USUAL_HAND = 5
"""The number of cards that fit side by side in a large window; more of them overlap."""
_TALLER = 1.3
_WIDEST = 16777215
_MANY_CARDS = 5
"""The number of open cards of the last figure from which on more may follow than fit beside its line."""


class FiguresWidget(LiveWidget, QWidget):
    """The figures' lines; in a game with sheets the cards of each are beside its line."""

    place_chosen = Signal(int)
    card_chosen = Signal(str)
    """The key of a card in a hand."""
    picked = Signal(str, str, QRect)
    """The figure whose card was chosen, the card's key, and its box on the screen."""
    figure_chosen = Signal(str, QRect)
    """A figure whose line was clicked or entered, and its box on the screen."""
    rows_changed = Signal()
    """The panel needs more or fewer rows."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = FiguresModel(translate, self)
        self._translate = translate
        self._named: Text | None = None
        self.list = StillList(self)
        self._deal_again = QTimer(self, singleShot=True, interval=0)
        self._deal_again.timeout.connect(self._fit_hands)
        self._row, self._keeps_rest = 0, False
        self.has_hands = False
        """True if cards are beside the lines."""
        self.row_count = 0
        """The number of rows: one for each figure, and one for more cards of the last."""
        self.hands: list[CardStrip] = []
        """The cards of each figure, in the order of the lines."""
        self._plain = FigureDelegate(translate, self.list)
        self._sheets = SheetDelegate(translate, self.list)
        self.list.setItemDelegate(self._plain)
        self.list.setModel(self.model)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clicked.connect(self._chosen)
        self.list.clicked.connect(self._enter)
        self.list.installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        whole, row = QVBoxLayout(self), QHBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        row.setSpacing(0)
        whole.addLayout(row)
        row.addWidget(self.list, 1)
        self._beside = QWidget(self)
        self._hands = QVBoxLayout(self._beside)
        self._hands.setContentsMargins(0, 0, 0, 0)
        self._hands.setSpacing(0)
        row.addWidget(self._beside, 1)
        self.rest = self._new_strip()
        """The cards of the last figure that do not fit beside its line are below it."""
        self.rest.chosen.connect(lambda key: self._pick(len(self.model.rows) - 1, key, self.rest))
        self.rest.passed.connect(lambda step: self._step(len(self.model.rows) + step))
        self.rest.hide()
        whole.addWidget(self.rest)
        self.retranslate()

    def _chosen(self, index: Index) -> None:
        figure = index.data(VALUE)
        self.place_chosen.emit(-1 if figure is None else figure.place)

    def _enter(self, index: Index) -> None:
        """Report a clicked or entered line: its figure may be the answer."""
        figure: Figure | None = index.data(VALUE)
        if figure is not None:
            box = self.list.visualRect(index)
            corner = self.list.viewport().mapToGlobal(box.topLeft())
            self.figure_chosen.emit(figure.id, QRect(corner, box.size()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Enter as a click on the line, and fit lines to their words and hands to their width."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, CardStrip):
            self._deal_again.start()
        if event.type() == QEvent.Type.FontChange and watched is self.list:
            self._fit()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.list:
            index = self.list.currentIndex()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
                self._enter(index)
                return True
        return super().eventFilter(watched, event)

    def show_panel(self, panel: FigurePanel) -> None:
        """Show these figures."""
        figures = panel.figures
        if panel.name != self._named:
            self._named = panel.name
            self.list.setAccessibleName("" if self._named is None else self._named.render(self._translate))
        has_sheets, before = any(figure.art for figure in figures), self.model.rowCount()
        delegate = self._sheets if has_sheets else self._plain
        is_new = delegate is not self.list.itemDelegate() or before != len(figures)
        if is_new:
            self.list.setItemDelegate(delegate)
        self.model.set_rows(figures)
        self._sheets.shows_reach = has_sheets and not any(map(_has_cards, figures))
        had_rest = self._keeps_rest
        self._keeps_rest = _keeps_rest(figures, self._keeps_rest and not is_new)
        self.has_hands = has_sheets and not self._sheets.shows_reach
        self._beside.setVisible(self.has_hands)
        self._deal(figures if has_sheets else ())
        if is_new or had_rest != self._keeps_rest:
            self.row_count = len(figures) + self._keeps_rest
            self._fit()
            self.rows_changed.emit()

    def _deal(self, figures: tuple[Figure, ...]) -> None:
        """Show every figure's cards beside its line."""
        while len(self.hands) < len(figures):
            self.hands.append(self._new_hand())
        for number, hand in enumerate(self.hands):
            hand.setVisible(number < len(figures))
            if number < len(figures):
                hand.set_faces(self._side_by_side(number))
                self._name(hand, figures[number])
        self._lay_rest(figures)

    def _fit_hands(self) -> None:
        """Lay out the hands again because the available space has changed."""
        if any(figure.art for figure in self.model.rows):
            self._deal(self.model.rows)

    def _side_by_side(self, number: int) -> tuple[CardFace, ...]:
        """Return the cards beside a figure's line: all, or half of the last figure's if they do not fit.

        Card backs are alike, so they may overlap.
        """
        figure = self.model.rows[number]
        cards = (*figure.hand, *figure.tickets)
        is_last = number == len(self.model.rows) - 1
        room = max(1, self.hands[number].viewport().width() // self.hands[number].card_width)
        if len(cards) <= room or not is_last or any(card.is_back for card in cards):
            return cards
        return cards[: min(room, -(-len(cards) // 2))]

    def _lay_rest(self, figures: tuple[Figure, ...]) -> None:
        """Show the rest of the last figure's cards below the lines."""
        cards = (*figures[-1].hand, *figures[-1].tickets) if figures else ()
        left = cards[len(self.hands[len(figures) - 1].faces.rows) :] if figures else ()
        self.rest.set_faces(left)
        self.rest.setVisible(self._keeps_rest)
        if left:
            self._name(self.rest, figures[-1])

    def _new_strip(self) -> CardStrip:
        strip = CardStrip(self._translate, self, size=CardSize.CHIP)
        strip.chosen.connect(self.card_chosen)
        return strip

    def _new_hand(self) -> CardStrip:
        hand, number = self._new_strip(), len(self.hands)
        hand.chosen.connect(lambda key: self._pick(number, key, hand))
        hand.passed.connect(lambda step: self._step(number + step))
        hand.installEventFilter(self)
        hand.set_height(max(self._row, self.least_row))
        self._hands.addWidget(hand, 1)
        return hand

    def _pick(self, number: int, key: str, hand: CardStrip) -> None:
        """Report the figure whose card was chosen."""
        self.picked.emit(self.model.rows[number].id, key, hand.near(hand.currentIndex()))

    def _step(self, number: int) -> None:
        """Move the focus to the cards of the figure above or below."""
        count = len(self.model.rows)
        if number == count and self.rest.isVisible():
            self.rest.setFocus()
        elif 0 <= number < count and self.hands[number].isVisible():
            self.hands[number].setFocus()

    def _name(self, hand: CardStrip, figure: Figure) -> None:
        hand.setAccessibleName(filled(self.tr("{name}'s cards"), self._translate, name=figure.name))

    def set_choosable(self, figures: Iterable[str]) -> None:
        """Mark the figures with these ids as ones that can be chosen now."""
        found = frozenset(figures)
        if found != self._sheets.choosable:
            self._sheets.choosable = found
            self.list.viewport().update()

    def set_playable_of(self, keys: Mapping[str, Collection[str]]) -> None:
        """Mark in each figure's hand the cards with these keys, by the figures' ids."""
        for hand, figure in zip(self.hands, self.model.rows, strict=False):
            hand.set_playable(keys.get(figure.id, ()))
        if self.model.rows:
            self.rest.set_playable(keys.get(self.model.rows[-1].id, ()))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.list.setAccessibleName("" if self._named is None else self._named.render(self._translate))
        self.model.retranslate()
        for hand, figure in zip(self.hands, self.model.rows, strict=False):
            hand.retranslate()
            self._name(hand, figure)
        self.rest.retranslate()
        if self.model.rows:
            self._name(self.rest, self.model.rows[-1])
        self._fit()

    @property
    def least_row(self) -> int:
        """Return the smallest height of a row."""
        option = QStyleOptionViewItem()
        option.font = self.list.font()
        if self.list.itemDelegate() is self._sheets:
            return sheet_height(option.font)
        return self._plain.sizeHint(option, self.model.index(0)).height()

    def set_row_height(self, height: int) -> None:
        """Show larger portraits and cards in rows of this height."""
        if height != self._row:
            self._row = height
            self._fit()

    def _fit(self) -> None:
        """Give the lines their width, and everything its height."""
        row = max(self._row, self.least_row) if self.list.itemDelegate() is self._sheets else self.least_row
        self._sheets.row = row
        for hand in (*self.hands, self.rest):
            hand.set_height(row)
        lines = round(row + _letters(self.list.font()))
        self.list.setMaximumWidth(_WIDEST if self._sheets.shows_reach else lines)
        self.list.setFixedHeight(row * self.model.rowCount() + 2)
        self.list.doItemsLayout()


def _has_cards(figure: Figure) -> bool:
    """Return whether a figure can have cards: in a game with cards a figure has some, or can be bitten."""
    return bool(figure.hand or figure.tickets or figure.bites[1])


def _keeps_rest(figures: tuple[Figure, ...], kept: bool) -> bool:
    """Return whether a row is kept below the last figure: the viewer sees the faces of its cards.

    The row stays while the hand is small, so that nothing moves when the hand grows.
    """
    cards = figures[-1].hand if figures and figures[-1].art else ()
    return (kept or len(cards) >= _MANY_CARDS) and not any(card.is_back for card in cards)


def _letters(font: QFont) -> float:
    """Return the width of the lines beside a portrait."""
    return QFontMetricsF(font).averageCharWidth() * LETTERS


def largest_row(figures: FiguresWidget, width: int) -> int:
    """Return the height of a row in which a usual hand still fits in this width."""
    least = figures.least_row
    if not figures.has_hands:
        return round(least * _TALLER)
    across, tall = CardSize.CHIP.value
    shape, margins = across / tall, 2 * GAP
    rounded = 1  # the width of a card is a whole number of pixels
    beside = width - _letters(figures.list.font()) - USUAL_HAND * (margins * (1 - shape) + rounded)
    return max(least, int(beside / (1 + USUAL_HAND * shape)))
