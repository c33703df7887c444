"""One side of a combat: portrait, hearts and conditions at the outside, the chosen card at the inside."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from furyqt.rules.core.text import Texts, Translate
from furyqt.views import art
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.combat.duel_card import ASPECT, DuelCard
from furyqt.views.live import LiveWidget, wear
from furyqt.views.panels.painting import larger, narrowed, paint_hearts, serif
from furyqt.views.picture import CardFace, Fighter, FightPlay
from furyqt.views.theme import Theme, current_theme

N_ = Texts("combat")

HEARTS = 1.35
"""The height of the row of hearts in lines of text."""
_FAINT = 0.35
"""The opacity of the face of a fighter without health."""


class Portrait(QWidget):
    """The face of a fighter; a double frame marks the engaged one, a dark red frame the one to decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.life = 0
        """The hearts shown: while damage is on its way, those before it."""
        self.pain = 0.0
        """The strength of the red over the face after damage, from 0 to 1."""
        self._fighter: Fighter | None = None
        self.light = current_theme()
        """The theme of the stage, which is light by day and dark by night."""

    def show_fighter(self, fighter: Fighter) -> None:
        """Show this fighter with his health."""
        self._fighter = fighter
        self.set_life(fighter.life)

    def set_life(self, life: int, pain: float = 0.0) -> None:
        """Show this number of hearts."""
        self.life, self.pain = life, pain
        self.update()

    def heights(self) -> tuple[float, float]:
        """Return the heights of the face and of the row of hearts."""
        hearts = QFontMetricsF(self.font()).height() * HEARTS
        return self.height() - hearts, hearts

    def sizeHint(self) -> QSize:
        """A square of a few lines and a row of hearts."""
        line = QFontMetricsF(self.font()).height()
        return QSize(round(line * 5), round(line * (5 + HEARTS)))

    @property
    def heart(self) -> QRectF:
        """The row of hearts."""
        face, hearts = self.heights()
        return QRectF(2, face + 2, self.width() - 4, hearts - 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, face and hearts."""
        theme = self.light
        fighter = self._fighter
        if fighter is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.heights()[0], self.width()) - 4
        box = QRectF((self.width() - side) / 2, 2, side, side)
        self._paint_face(painter, box, fighter)
        if not fighter.full_life:
            return
        painter.setFont(larger(self.font(), 1.05, bold=True))
        row = self.heart
        number = QFontMetricsF(painter.font()).horizontalAdvance("00") + 5
        painter.setPen(QColor(theme.colors.text))
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.life))
        hearts = (QColor(theme.map.hospital), QColor(theme.colors.border))
        paint_hearts(painter, row.adjusted(number, 0, 0, 0), self.life, fighter.full_life, hearts)

    def _paint_face(self, painter: QPainter, box: QRectF, fighter: Fighter) -> None:
        theme = self.light
        colors, blood = theme.colors, QColor(theme.cards.dark_event)
        painter.setBrush(QColor(theme.cards.paper))
        painter.setPen(QPen(QColor(colors.accent if fighter.is_active else colors.border), 2.5))
        painter.drawRoundedRect(box, 5, 5)
        painter.setOpacity(1.0 if self.life else _FAINT)
        art.draw(painter, box.adjusted(6, 6, -6, -6), fighter.art)
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if fighter.is_engaged:
            painter.setPen(QPen(blood, 2.0))
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 3, 3)
        if self.pain > 0:
            tint = QColor(blood)
            tint.setAlphaF(0.45 * self.pain)
            painter.setPen(QPen(blood, 4 * self.pain))
            painter.setBrush(tint)
            painter.drawRoundedRect(box, 5, 5)


ENGAGED = N_("engaged")
_GAP = 8
_LEAST_FACE, _LEAST_CARD = 4.2, 5.2
"""The smallest side of a portrait and width of a card, in lines of text."""
_NAME = 1.8
"""The height of the name in lines of text."""
_WORDS = 8.0
"""The width of the words beside a portrait, in lines of text."""


class FighterPanel(LiveWidget, QWidget):
    """A fighter's portrait, name and conditions, with the card of this round toward the opponent."""

    def __init__(
        self, translate: Translate, parent: QWidget | None = None, *, faces_left: bool = False
    ) -> None:
        super().__init__(parent)
        self._translate, self._faces_left = translate, faces_left
        self.fighter: Fighter | None = None
        self.is_flat = False
        """True if the words are beside the portrait instead of below it."""
        self.portrait, self.card = Portrait(self), DuelCard(translate, self)
        self.name, self.marks = QLabel(self), QLabel(self)
        self.hand = CardStrip(translate, self, size=CardSize.CHIP)
        self.hand.hide()
        self.marks.setWordWrap(True)

    @property
    def fighter_id(self) -> str:
        """The id of the fighter in the panel, or an empty text."""
        return "" if self.fighter is None else self.fighter.id

    def show_fighter(self, fighter: Fighter, hand: tuple[CardFace, ...] = ()) -> None:
        """Show a fighter, and these cards as his hand."""
        self.fighter = fighter
        self.portrait.show_fighter(fighter)
        self.hand.set_faces(hand)
        self.hand.setVisible(bool(hand))
        self.retranslate()

    def set_light(self, light: Theme) -> None:
        """Take the colors of the stage."""
        self.portrait.light = self.card.light = light
        for label in (self.name, self.marks):
            wear(label, f"color: {light.colors.text}")

    def show_choice(self, play: FightPlay | None, *, is_past: bool = True) -> None:
        """Show the card chosen for this round; until one is chosen, that of the last round, faint if past."""
        fighter = self.fighter
        self.card.setVisible(is_past or play is not None)
        if fighter is not None and fighter.card is not None:
            self.card.show_card(fighter.card, is_struck=fighter.is_canceled)
        elif play is None:
            self.card.show_card(None)
        else:
            self.card.show_card(play.card, is_struck=play.is_canceled, is_faint=is_past)

    def set_flat(self, flat: bool) -> None:
        """Put the words beside the portrait, for many fighters, or below it."""
        if flat != self.is_flat:
            self.is_flat = flat
            self.retranslate()

    # Layout

    def least(self, flat: bool) -> QSize:
        """Return the smallest useful size."""
        line = QFontMetricsF(self.font()).height()
        card = line * _LEAST_CARD
        if flat:
            high = max(line * (_LEAST_FACE + HEARTS), card / ASPECT)
            return QSize(round(card + line * (_LEAST_FACE + _WORDS) + 2 * _GAP), round(high))
        below = self._words_height(round(line * _WORDS))
        high = max(line * _LEAST_FACE + below, card / ASPECT)
        return QSize(round(card + line * _WORDS) + _GAP, round(high))

    def minimumSizeHint(self) -> QSize:
        """The smallest useful size in this arrangement."""
        return self.least(self.is_flat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts."""
        self.arrange()
        super().resizeEvent(event)

    def measures(self, size: QSize, flat: bool) -> tuple[int, int]:
        """Return the width of the card and the side of the portrait in a panel of this size."""
        line = QFontMetricsF(self.font()).height()
        words = line * (_LEAST_FACE + _WORDS + 0.5) if flat else line * _WORDS
        width = size.width()
        card = min(size.height() * ASPECT, width - words - _GAP, width * 0.52)
        card = round(max(line * _LEAST_CARD, card))
        rest = width - card - _GAP
        if flat:
            side = min(size.height() - line * HEARTS, rest - line * _WORDS)
        else:
            side = min(rest, size.height() - self._words_height(rest))
        return card, max(round(line * 2), round(side))

    def natural_width(self, height: int) -> int:
        """Return the width that uses a height fully, with the words beside the portrait."""
        line = QFontMetricsF(self.font()).height()
        return round(height * ASPECT + height - line * HEARTS + line * _WORDS * 1.25) + 2 * _GAP

    def _words_height(self, width: int) -> int:
        """Return the height of everything below the portrait, for words of this width."""
        line = QFontMetricsF(self.font()).height()
        hand = self.hand.height() + _GAP if self.hand.isVisibleTo(self) else 0
        return round(line * HEARTS) + round(line * _NAME) + self._marks_height(width) + hand

    def arrange(self) -> None:
        """Put the card toward the opponent, and portrait and words in the rest."""
        size, line = self.size(), QFontMetricsF(self.font()).height()
        card, side = self.measures(size, self.is_flat)
        if not self.is_flat and self.hand.isVisibleTo(self):
            self.hand.fit_width(size.width() - card - _GAP)
            card, side = self.measures(size, self.is_flat)
        tall = round(card / ASPECT)
        left = 0 if self._faces_left else size.width() - card
        self.card.setGeometry(left, (size.height() - tall) // 2, card, tall)
        start = card + _GAP if self._faces_left else 0
        rest = QRect(start, 0, size.width() - card - _GAP, size.height())
        hearts = round(line * HEARTS)
        if self.is_flat:
            self._arrange_flat(rest, side, hearts, round(line * _NAME))
        else:
            self._arrange_tall(rest, side, hearts, round(line * _NAME))
        if name := self.name.text():
            self.name.setFont(narrowed(serif(self.font(), 1.35, bold=True), name, self.name.width()))

    def _arrange_tall(self, rest: QRect, side: int, hearts: int, name: int) -> None:
        marks = self._marks_height(rest.width())
        top = rest.top() + max(0, (rest.height() - side - self._words_height(rest.width())) // 2)
        outside = rest.right() - side + 1 if self._faces_left else rest.left()
        self.portrait.setGeometry(outside, top, side, side + hearts)
        below = top + side + hearts
        self.name.setGeometry(rest.left(), below, rest.width(), name)
        self.marks.setGeometry(rest.left(), below + name, rest.width(), marks)
        self.hand.setGeometry(rest.left(), below + name + marks + _GAP, rest.width(), self.hand.height())
        near = Qt.AlignmentFlag.AlignRight if self._faces_left else Qt.AlignmentFlag.AlignLeft
        for label in (self.name, self.marks):
            label.setAlignment(near | Qt.AlignmentFlag.AlignTop)

    def _arrange_flat(self, rest: QRect, side: int, hearts: int, name: int) -> None:
        top = rest.top() + max(0, (rest.height() - side - hearts) // 2)
        self.portrait.setGeometry(rest.left(), top, side, side + hearts)
        words = rest.adjusted(side + _GAP, 0, 0, 0)
        marks = self._marks_height(words.width())
        top += max(0, (side - name - marks) // 2)
        self.name.setGeometry(words.left(), top, words.width(), name)
        self.marks.setGeometry(words.left(), top + name, words.width(), marks)
        for label in (self.name, self.marks):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _marks_height(self, width: int) -> int:
        return self.marks.heightForWidth(max(20, width)) if self.marks.text() else 0

    # Words

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        fighter = self.fighter
        if fighter is None:
            return
        name = fighter.name.render(self._translate)
        marks = [mark.render(self._translate) for mark in fighter.marks]
        if fighter.is_engaged:
            marks.insert(0, ENGAGED.render(self._translate))
        if fighter.last is not None:
            last = fighter.last.title.render(self._translate)
            marks.append(self.tr("not twice in a row: {card}").format(card=last))
        self.name.setText(name)
        self.marks.setText("\n".join(marks))
        self.marks.setFont(larger(self.font(), 1.05))
        words = (
            self.tr("{name}: blood {life} of {full}")
            if fighter.has_blood
            else self.tr("{name}: health {life} of {full}")
        ).format(name=name, life=fighter.life, full=fighter.full_life)
        words = words if fighter.full_life else name
        self.portrait.setAccessibleName(words)
        self.portrait.setToolTip(words)
        self.card.setAccessibleName(self.tr("{name}'s card in this round").format(name=name))
        self.card.retranslate()
        self.hand.setAccessibleName(self.tr("{name}'s cards").format(name=name))
        self.arrange()
