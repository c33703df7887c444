"""The rounds of a combat as a list: the cards of both sides and the results."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from furyqt.rules.core.text import N_, Translate
from furyqt.views.cards.painter import paint_card
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.models.rows import VALUE, Index, RowsModel
from furyqt.views.panels.painting import larger, paint_row_ground, serif
from furyqt.views.picture import FightRound
from furyqt.views.theme import Theme, theme

_ROUND = N_("combat", "Round {round}")
_PLAY = N_("combat", "{name}: {card}")
_GAP = 4


class RoundsModel(RowsModel[FightRound]):
    """The finished rounds, the newest first."""

    def words(self, row: FightRound) -> str:
        """Return the result of a round."""
        return " ".join(result.render(self.translate) for result in row.results)

    def spoken(self, row: FightRound, number: int) -> str:
        """Return the number, the cards by fighter and the result."""
        del number
        say = self.translate
        plays = (_PLAY.fill(name=name, card=card.title).render(say) for name, card in row.plays)
        return f"{_ROUND.fill(round=row.number).render(say)}. {'; '.join(plays)}. {self.words(row)}"


class RoundDelegate(QStyledItemDelegate):
    """Paints a round: its number, its small cards and its sentences."""

    def __init__(self, view: QListView, translate: Translate) -> None:
        super().__init__(view)
        self.theme, self._view, self._translate = theme("light"), view, translate

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line, a row of cards, and space for the sentences."""
        wide = self._view.viewport().width() - 12
        text = _text_height(str(index.data()), option.font, wide)
        line, chip = QFontMetricsF(option.font).height(), card_size(CardSize.CHIP, option.font)
        return QSize(wide, round(line * 1.2 + chip.height() + text + 3 * _GAP + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        row: FightRound = index.data(VALUE)
        painter.save()
        paint_row_ground(painter, option)
        box = QRectF(option.rect).adjusted(6, 3, -6, -3)
        line, chip = QFontMetricsF(option.font).height(), card_size(CardSize.CHIP, option.font)
        painter.setPen(QColor(self.theme.colors.faint))
        painter.setFont(serif(option.font, 1.0, bold=True))
        head = QRectF(box.left(), box.top(), box.width(), line * 1.2)
        painter.drawText(
            head, Qt.AlignmentFlag.AlignLeft, _ROUND.fill(round=row.number).render(self._translate)
        )
        step = min(chip.width() + _GAP, (box.width() - chip.width()) / max(1, len(row.plays) - 1))
        for number, (_, card) in enumerate(row.plays):
            at = QRectF(box.left() + number * step, head.bottom(), chip.width(), chip.height())
            paint_card(painter, at, card, self.theme, self._translate, CardSize.CHIP)
        below = box.adjusted(0, line * 1.2 + chip.height() + _GAP, 0, 0)
        painter.setPen(QColor(self.theme.colors.text))
        painter.setFont(larger(option.font, 0.92))
        painter.drawText(below, str(index.data()), QTextOption(Qt.AlignmentFlag.AlignLeft))
        painter.restore()


def _text_height(words: str, font: QFont, width: float) -> float:
    room = QRectF(0, 0, max(40.0, width), 10_000)
    metrics = QFontMetricsF(larger(font, 0.92))
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()


class HistoryList(QListView):
    """The list of rounds; the newest is first."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rounds = RoundsModel(translate, self)
        self._delegate = RoundDelegate(self, translate)
        self.setModel(self.rounds)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_rounds(self, rounds: tuple[FightRound, ...]) -> None:
        """Show these rounds, given in the order of the fight."""
        self.rounds.set_rows(rounds[::-1])

    def set_theme(self, theme: Theme) -> None:
        """Apply the theme."""
        self._delegate.theme = theme
        self.viewport().update()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.rounds.retranslate()
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences again."""
        super().resizeEvent(event)
        self.doItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        if event.type() == QEvent.Type.FontChange:
            self.doItemsLayout()
        super().changeEvent(event)
