"""One side of a combat: portrait, hearts, states, and the card chosen for this round."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from furyqt.rules.core.text import N_, Translate
from furyqt.views import art
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.panels.painting import larger, paint_hearts, serif
from furyqt.views.picture import CardFace, Fighter
from furyqt.views.theme import Theme, theme

ENGAGED = N_("combat", "engaged")
_FAINT = 0.45
"""The opacity of the card of the previous round."""
_LARGE, _SMALL = 5.2, 4.6
"""The side of a portrait in lines of text."""


class Portrait(QWidget):
    """The face of a fighter in a frame, with hearts below it; a double frame marks the engaged fighter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme("light")
        self.lines = _LARGE
        self._fighter: Fighter | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_fighter(self, fighter: Fighter) -> None:
        """Show this fighter."""
        self._fighter = fighter
        self.update()

    def sizeHint(self) -> QSize:
        """A square and a line of hearts."""
        line = QFontMetricsF(self.font()).height()
        return QSize(round(line * self.lines), round(line * (self.lines + 1.2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, face and hearts."""
        fighter = self._fighter
        if fighter is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self.width()) - 4
        box = QRectF(2, 2, side, side)
        colors = self.theme.colors
        painter.setBrush(QColor(self.theme.cards.paper))
        painter.setPen(QPen(QColor(colors.accent if fighter.is_active else colors.border), 2.0))
        painter.drawRoundedRect(box, 4, 4)
        if fighter.is_engaged:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.map.hospital), 2.0))
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 2, 2)
        art.draw(painter, box.adjusted(6, 6, -6, -6), fighter.art)
        self._paint_hearts(
            painter, QRectF(2, box.bottom() + 3, side, self.height() - box.bottom() - 4), fighter
        )

    def _paint_hearts(self, painter: QPainter, box: QRectF, fighter: Fighter) -> None:
        painter.setFont(larger(self.font(), 0.9, bold=True))
        number = QFontMetricsF(painter.font()).horizontalAdvance("00") + 4
        painter.setPen(QColor(self.theme.colors.text))
        left = QRectF(box.left(), box.top(), number, box.height())
        painter.drawText(left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(fighter.life))
        hearts = (QColor(self.theme.map.hospital), QColor(self.theme.colors.border))
        paint_hearts(painter, box.adjusted(number, 0, 0, 0), fighter.life, fighter.full_life, hearts)


class FighterPanel(QWidget):
    """A fighter's portrait, name and marks, with the card of this round beside them."""

    def __init__(
        self, translate: Translate, parent: QWidget | None = None, *, faces_left: bool = False
    ) -> None:
        super().__init__(parent)
        self._translate = translate
        self.fighter: Fighter | None = None
        self._shown: object = None
        """Everything that is shown of the fighter."""
        self.portrait = Portrait(self)
        self.name, self.marks = QLabel(self), QLabel(self)
        self.card = CardStrip(translate, self, size=CardSize.SMALL)
        self.hand = CardStrip(translate, self, size=CardSize.CHIP)
        self._slot = _Slot(self.card, self)
        for label in (self.name, self.marks):
            label.setWordWrap(True)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self.name)
        lines.addWidget(self.marks)
        lines.addStretch(1)
        lines.addWidget(self.hand)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(6)
        row.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)
        row.insertWidget(0 if faces_left else 2, self._slot, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_fighter(
        self, fighter: Fighter, hand: tuple[CardFace, ...] = (), before: CardFace | None = None
    ) -> None:
        """Show a fighter, these cards as his hand, and the previous card until he chooses one."""
        if self._shown == (fighter, hand, before):
            return
        self.fighter, self._shown = fighter, (fighter, hand, before)
        self.portrait.show_fighter(fighter)
        self._slot.show_card(fighter.card, before)
        self.hand.set_faces(hand)
        self.hand.setVisible(bool(hand))
        self.retranslate()

    def set_small(self, small: bool) -> None:
        """Use less space for many fighters on a small table; pointing at a card still enlarges it."""
        lines = _SMALL if small else _LARGE
        if lines != self.portrait.lines:
            self.portrait.lines = lines
            self.portrait.updateGeometry()
            self.card.set_size(CardSize.CHIP if small else CardSize.SMALL)
            self._slot.fit()

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
        self._slot.fit()
        self.name.setText(name)
        self.name.setFont(serif(self.font(), 1.2, bold=True))
        self.marks.setText("\n".join(marks))
        self.marks.setFont(larger(self.font(), 0.92))
        words = self.tr("{name}: health {life} of {full}").format(
            name=name, life=fighter.life, full=fighter.full_life
        )
        self.portrait.setAccessibleName(words)
        self.portrait.setToolTip(words)
        self.card.setAccessibleName(self.tr("{name}'s card in this round").format(name=name))
        self.hand.setAccessibleName(self.tr("{name}'s cards").format(name=name))

    def set_theme(self, theme: Theme) -> None:
        """Apply the theme."""
        self.portrait.theme = theme
        self._slot.theme = theme
        self.card.set_theme(theme)
        self.hand.set_theme(theme)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.portrait.updateGeometry()
        super().changeEvent(event)


class _Slot(QWidget):
    """The place of the chosen card: a dashed frame until there is a card."""

    def __init__(self, strip: CardStrip, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme("light")
        self._strip = strip
        strip.setParent(self)
        self._faint = QGraphicsOpacityEffect(self)
        self._faint.setEnabled(False)
        strip.setGraphicsEffect(self._faint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(strip)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, card: CardFace | None, before: CardFace | None) -> None:
        """Show a card; without one, show the card of the previous round faintly, or nothing."""
        shown = card or before
        self._strip.set_faces(() if shown is None else (shown,))
        self.fit()
        self._faint.setOpacity(_FAINT)
        self._faint.setEnabled(card is None and before is not None)
        self.update()

    def fit(self) -> None:
        """Take the size of a card."""
        self._strip.setFixedSize(self._strip.sizeHint() + QSize(2, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the empty frame."""
        if self._strip.faces.rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.colors.border), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(6, 6, -6, -6), 6, 6)
