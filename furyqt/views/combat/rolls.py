"""The dice of a round of combat: thrown from both sides, they lie in the middle with their bonuses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from furyqt.views.dice.throw import ThrownDie, paint_thrown
from furyqt.views.panels.painting import serif
from furyqt.views.picture import FightRoll
from furyqt.views.theme import current_theme

_SIDE = 1.55
"""The side of a die in lines."""
_APART = 1.64
"""The distance of the two dice in lines."""


class CombatDice(QWidget):
    """A transparent sheet above the stage; it is hidden without dice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rolls: tuple[FightRoll, ...] = ()
        self.share = 1.0
        """The share of the throw that is over."""
        self._landing = QPointF()
        self._hands: dict[bool, QPointF] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_rolls(self, rolls: tuple[FightRoll, ...]) -> None:
        """Show these dice where they lie."""
        self.rolls, self.share = rolls, 1.0
        self._refresh()

    def throw(self, share: float) -> None:
        """Show the dice at this share of their way."""
        self.share = share
        self._refresh()

    def lay_out(self, landing: QPointF, foe: QPointF, team: QPointF) -> None:
        """Set the middle of the landing place, and the hands from which both sides throw."""
        self._landing, self._hands = landing, {True: foe, False: team}
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.update()

    def _refresh(self) -> None:
        self.setVisible(bool(self.rolls))
        if self.rolls:
            self.raise_()
        self.update()

    def thrown(self) -> list[ThrownDie]:
        """Return the dice, the foe's on the left."""
        line = QFontMetricsF(self.font()).height()
        found = []
        for number, roll in enumerate(self.rolls):
            end = self._landing + QPointF((-0.5 if roll.is_foe else 0.5) * _APART * line, 0)
            start = self._hands.get(roll.is_foe, end)
            found.append(ThrownDie(roll.die, start, end, _SIDE * line, number))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice, and under lying ones their sums."""
        theme = current_theme()
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = serif(self.font(), 0.95, bold=True)
        for roll, die in zip(self.rolls, self.thrown(), strict=True):
            if self.share >= 1.0 and roll.bonus:
                box = QRectF(0, 0, die.side * 1.25, QFontMetricsF(font).height())
                box.moveCenter(die.end + QPointF(0, die.side * 0.68 + box.height() / 2))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.colors.base))
                painter.drawRoundedRect(box, 3, 3)
                painter.setPen(QColor(theme.colors.text))
                painter.setFont(font)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"+ {roll.bonus}")
            paint_thrown(painter, die, self.share, theme, self.font())
