"""The figures that take part: portraits, cards in hand, and a shelf of cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from furyqt.rules.core.text import Translate
from furyqt.views import art
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.cards.strip import CardStrip
from furyqt.views.journal.plates import paint_rider
from furyqt.views.journal.sky_row import paint_half
from furyqt.views.panels.painting import draw_in_two_lines, larger, serif
from furyqt.views.picture import CardFace
from furyqt.views.theme import current_theme, focus_width

_PORTRAIT = 4.4
"""The height of a portrait in lines of text."""
_HAND = 3.9
"""The height of the cards in lines of text."""
_SHELF = 1.5
"""The size of a card on the shelf, in sizes of the smallest card."""
_NARROW, _FEW = 64, 2
"""A page with fewer letters in a line has one rider in a row, otherwise two if more than a few ride."""
_DIM = 0.45


@dataclass(frozen=True, slots=True)
class Rider:
    """A figure at the beginning of a chapter."""

    id: str
    name: str
    art: str
    wounds: int
    is_bitten: bool
    words: str
    """Name, place, wounds and bite."""
    cards: tuple[CardFace, ...]


class RiderPortrait(QAbstractButton):
    """The person whose hands take what is chosen on the shelf."""

    def __init__(self, rider: Rider, parent: QWidget) -> None:
        super().__init__(parent)
        self.rider = rider
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_rider(rider)

    def show_rider(self, rider: Rider) -> None:
        """Show the rider in another state."""
        self.rider = rider
        self.setText(rider.name)
        self.setAccessibleName(rider.words)
        self.setToolTip(rider.words)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a portrait with a name below it."""
        line = QFontMetricsF(self.font()).height()
        return QSize(round(line * _PORTRAIT * 1.25), round(line * (_PORTRAIT + 1.2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint portrait and name, with a frame around the one who is chosen."""
        del event
        painter, cards = QPainter(self), current_theme().cards
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QFontMetricsF(self.font()).height()
        box = QRectF(0, 2, self.width(), line * _PORTRAIT)
        paint_rider(painter, box, self.rider.art, self.rider.wounds, is_bitten=self.rider.is_bitten)
        painter.setPen(QColor(cards.ink))
        painter.setFont(serif(self.font(), 0.92, bold=self.isChecked()))
        below = QRectF(3, box.bottom(), self.width() - 6, self.height() - box.bottom() - 2)
        draw_in_two_lines(painter, below, self.text())
        if self.isChecked():
            painter.setPen(QPen(QColor(cards.ink), 1.4))
            painter.drawLine(below.bottomLeft(), below.bottomRight())
        paint_focus(painter, self)
        painter.end()


def paint_focus(painter: QPainter, widget: QWidget) -> None:
    """Paint the frame of the widget that has the focus."""
    if widget.hasFocus():
        wide = focus_width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(current_theme().cards.chosen), wide))
        painter.drawRect(QRectF(widget.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2))


class RidersTable(QWidget):
    """A portrait for each who takes part, and the cards beside it."""

    selected = Signal()
    """Another portrait was chosen."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self.portraits: dict[str, RiderPortrait] = {}
        self.hands: dict[str, CardStrip] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda _: self.selected.emit())
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)

    def show_riders(self, riders: Sequence[Rider]) -> None:
        """Show these riders; the chosen one stays if it still rides."""
        before = self.current
        if tuple(self.portraits) != tuple(rider.id for rider in riders):
            for part in (*self.portraits.values(), *self.hands.values()):
                part.hide()
                part.deleteLater()
            self.portraits = {rider.id: RiderPortrait(rider, self) for rider in riders}
            self.hands = {rider.id: CardStrip(self._translate, self, size=CardSize.CHIP) for rider in riders}
            for portrait in self.portraits.values():
                self._group.addButton(portrait)
            self._arrange()
        for rider in riders:
            hand = self.hands[rider.id]
            self.portraits[rider.id].show_rider(rider)
            hand.set_faces(rider.cards)
            hand.set_height(round(self._line * _HAND))
            hand.setAccessibleName(rider.name)
        self.select(before if before in self.portraits else next(iter(self.portraits), ""))

    def select(self, name: str) -> None:
        """Choose a rider by id, as the program does."""
        if name in self.portraits:
            self.portraits[name].setChecked(True)

    @property
    def current(self) -> str:
        """The id of the rider who is chosen, or empty."""
        return next((name for name, one in self.portraits.items() if one.isChecked()), "")

    @property
    def first(self) -> RiderPortrait | None:
        """The first portrait, or None."""
        return next(iter(self.portraits.values()), None)

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _arrange(self) -> None:
        is_narrow = self.width() < self.fontMetrics().averageCharWidth() * _NARROW
        columns = 1 if is_narrow or len(self.portraits) <= _FEW else 2
        for column in range(4):
            self._grid.setColumnStretch(column, int(column % 2 and column < 2 * columns))
        for number, name in enumerate(self.portraits):
            row, column = divmod(number, columns)
            self._grid.addWidget(self.portraits[name], row, 2 * column)
            self._grid.addWidget(self.hands[name], row, 2 * column + 1, Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: object) -> None:
        """Put one or two riders in a row."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._arrange()


@dataclass(frozen=True, slots=True)
class Ware:
    """Something on the shelf."""

    id: str
    name: str
    price: int
    """In tokens of resolve; 0 for an ally."""
    face: CardFace | None
    picture: str
    """The drawing in place of a card: day or heal."""


class ShelfCard(QAbstractButton):
    """A card on the shelf; a checked one is taken, and says who has it."""

    def __init__(self, ware: Ware, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.ware, self._translate = ware, translate
        self._taker = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_taker(self, words: str, spoken: str) -> None:
        """Show who has taken it, or nothing; `spoken` is all of it in words."""
        self._taker = words
        self.setText(self.ware.name)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def nextCheckState(self) -> None:
        """Leave it to the page whether a click takes it."""

    def sizeHint(self) -> QSize:
        """A card, its name and its price."""
        card, line = card_size(CardSize.CHIP, self.font()) * _SHELF, QFontMetricsF(self.font()).height()
        return QSize(round(card.width() + line * 1.6), round(card.height() + line * 3.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, its name, and its price or taker."""
        del event
        painter, cards = QPainter(self), current_theme().cards
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card, line = card_size(CardSize.CHIP, self.font()) * _SHELF, QFontMetricsF(self.font()).height()
        box = QRectF((self.width() - card.width()) / 2, 5, card.width(), card.height())
        if not self.isEnabled():
            painter.setOpacity(_DIM)
        if self.ware.face is not None:
            paint_card(
                painter, box, self.ware.face, current_theme(), self._translate, CardSize.CHIP,
                is_chosen=self.isChecked(),
            )  # fmt: skip
        else:
            self._paint_picture(painter, box)
        painter.setPen(QColor(cards.ink))
        painter.setFont(larger(self.font(), 0.82, self.isChecked()))
        words = QRectF(2, box.bottom() + 4, self.width() - 4, line * 1.7)
        draw_in_two_lines(painter, words, self.ware.name)
        foot = QRectF(2, words.bottom(), self.width() - 4, line * 1.0)
        if self._taker:
            draw_in_two_lines(painter, foot, self._taker)
        else:
            for number in range(self.ware.price):
                coin = QRectF(foot.left() + number * line, foot.top(), line * 0.95, line * 0.95)
                art.draw(painter, coin, "tokens/resolve")
        paint_focus(painter, self)
        painter.end()

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """Paint paper with a sun for a day, or with a bandaged portrait."""
        cards = current_theme().cards
        painter.setBrush(QColor(cards.paper_shade))
        painter.setPen(QPen(QColor(cards.chosen if self.isChecked() else cards.edge), 1 + self.isChecked()))
        painter.drawRoundedRect(box, 4, 4)
        inner = QRectF(0, 0, box.width() * 0.8, box.width() * 0.8)
        inner.moveCenter(box.center())
        if self.ware.picture == "day":
            paint_half(painter, inner, QColor(cards.ink), QColor(cards.ink), 0, -1)
        else:
            paint_rider(painter, inner, "portraits/unknown", 2, is_bitten=False)
