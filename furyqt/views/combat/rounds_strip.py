"""The past rounds of a combat as a strip of pairs: the foe's card above those of the team."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.rules.core.numerals import signed
from furyqt.rules.core.text import Texts, Translate
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.combat.duel_card import paint_cross
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.panels.painting import larger, paint_row_ground, serif
from furyqt.views.picture import FightPicture, FightPlay, FightRound
from furyqt.views.theme import current_theme

N_ = Texts("combat")

_TOLD = N_("Round {round}: {what}")


def result_sentences(fight: FightPicture, translate: Translate) -> str:
    """Return the effects of this round's cards, or of the last round's until the cards are revealed."""
    if fight.results:
        return " ".join(result.render(translate) for result in fight.results)
    return round_sentence(fight.history[-1], translate) if fight.history else ""


def round_sentence(told: FightRound, translate: Translate) -> str:
    """Return the effects of a round's cards, after its number."""
    words = " ".join(result.render(translate) for result in told.results)
    return _TOLD.fill(round=told.number, what=words).render(translate)


_ROUND = N_("Round {round}")
_PLAY = N_("{name}: {card}")
_CANCELED = N_("{name}: {card}, canceled")
_GAP = 4
_OVERLAP = 0.55
"""The visible share of a card of the team that the next one covers."""
_LOSS = 1.5
"""The width of a loss beside a card in lines of text."""


class RoundsModel(RowsModel[FightRound]):
    """The rounds, the oldest first."""

    def words(self, row: FightRound) -> str:
        """Return the result of a round."""
        return " ".join(result.render(self.translate) for result in row.results)

    def spoken(self, row: FightRound, number: int) -> str:
        """Return the number, the cards by fighter and the result."""
        del number
        say = self.translate
        plays = (
            (_CANCELED if play.is_canceled else _PLAY).fill(name=play.name, card=play.card.title).render(say)
            for play in row.plays
        )
        return f"{_ROUND.fill(round=row.number).render(say)}. {'; '.join(plays)}. {self.words(row)}"


class RoundDelegate(QStyledItemDelegate):
    """Paints a round: its number, and its small cards with the losses of their fighters."""

    def __init__(self, view: QListView, translate: Translate) -> None:
        super().__init__(view)
        self._translate = translate

    def size_of(self, row: FightRound, font: QFont) -> QSize:
        """Return the size of a round."""
        line, chip = QFontMetricsF(font).height(), card_size(CardSize.CHIP, font)
        team = chip.width() * (1 + _OVERLAP * max(0, len(row.plays) - 2))
        number = QFontMetricsF(serif(font, 1.0, bold=True)).horizontalAdvance(self._title(row))
        width = max(team + line * _LOSS, number) + 3 * _GAP
        return QSize(round(width), round(line * 1.25 + 2 * chip.height() + 4 * _GAP))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line, and a row of cards for each side."""
        return self.size_of(index.data(VALUE), option.font)

    def _title(self, row: FightRound) -> str:
        return _ROUND.fill(round=row.number).render(self._translate)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        row: FightRound = index.data(VALUE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_ground(painter, option)
        box = QRectF(option.rect).adjusted(_GAP + 1, _GAP, -_GAP, -_GAP)
        line, chip = QFontMetricsF(option.font).height(), card_size(CardSize.CHIP, option.font)
        painter.setPen(QColor(current_theme().colors.text))
        painter.setFont(serif(option.font, 1.0, bold=True))
        painter.drawText(QRectF(box.left(), box.top(), box.width(), line * 1.2), 0, self._title(row))
        top = box.top() + line * 1.25
        losses = dict(row.losses)
        foe, *team = row.plays
        at = QRectF(box.left(), top, chip.width(), chip.height())
        self._paint_card(painter, at, foe)
        self._paint_loss(painter, at, losses.get(foe.fighter, 0), option.font)
        at.translate(0, chip.height() + _GAP)
        for play in team:
            self._paint_card(painter, at, play)
            at.translate(chip.width() * _OVERLAP, 0)
        at.translate(-chip.width() * _OVERLAP, 0)
        self._paint_loss(painter, at, sum(losses.get(play.fighter, 0) for play in team), option.font)
        painter.restore()

    def _paint_card(self, painter: QPainter, at: QRectF, play: FightPlay) -> None:
        paint_card(painter, at, play.card, current_theme(), self._translate, CardSize.CHIP)
        if play.is_canceled:
            paint_cross(painter, at, 1.0, current_theme())

    def _paint_loss(self, painter: QPainter, card: QRectF, loss: int, font: QFont) -> None:
        """Write the health that the owner of a card, or the team together, lost in the round."""
        if not loss:
            return
        painter.setFont(larger(font, 1.0, bold=True))
        painter.setPen(QColor(current_theme().colors.accent if loss > 0 else current_theme().colors.text))
        box = QRectF(card.topRight() + QPointF(2, 0), card.bottomRight() + QPointF(60, 0))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, signed(-loss))


class RoundsStrip(QListView):
    """The rounds side by side; one of them can be chosen to read its results."""

    chosen = Signal(object)
    """The FightRound whose results are wanted."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rounds = RoundsModel(translate, self)
        self._delegate = RoundDelegate(self, translate)
        self.setModel(self.rounds)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(lambda index: self.chosen.emit(index.data(VALUE)))

    def set_rounds(self, rounds: tuple[FightRound, ...]) -> None:
        """Show these rounds, given in the order of the fight, the newest in sight."""
        if rounds == self.rounds.rows:
            return
        self.clearSelection()
        self.rounds.set_rows(rounds)
        self.updateGeometry()
        self.scrollToBottom()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().maximum())

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.rounds.retranslate()
        self.doItemsLayout()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All rounds side by side, above a scroll bar."""
        sizes = [self._delegate.size_of(row, self.font()) for row in self.rounds.rows]
        bar = self.horizontalScrollBar().sizeHint().height()
        if not sizes:
            return QSize(0, 0)
        return QSize(sum(size.width() for size in sizes) + 4, sizes[0].height() + bar)

    def minimumSizeHint(self) -> QSize:
        """Two rounds."""
        sizes = [self._delegate.size_of(row, self.font()) for row in self.rounds.rows[-2:]]
        return QSize(sum(size.width() for size in sizes) + 4, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        if event.type() == QEvent.Type.FontChange:
            self.doItemsLayout()
            self.updateGeometry()
        super().changeEvent(event)
