"""A roll outside a combat scene: dice are thrown over the board and go to their place beside the tracks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from furyqt.rules.core.text import Translate
from furyqt.views.dice.skipping import SkipByInput
from furyqt.views.dice.throw import ThrownDie, paint_thrown
from furyqt.views.panels.painting import serif
from furyqt.views.panels.players.dice import DiceWidget
from furyqt.views.picture import DicePanel
from furyqt.views.theme import current_theme

LENGTH_MS = 1800
"""The time of a throw at speed 1."""
_LANDED, _LEAVES = 0.45, 0.84
"""The shares of the time at which the dice lie still, and at which they go to their place."""
_SIDE = 3.4
"""The side of a thrown die in lines."""
_GAP = 1.3
"""The distance of two dice in sides."""
_FROM = QPointF(-4.0, 3.0)
"""The hand that throws them, in sides from the place where they land."""


class TableDice(QWidget):
    """A transparent sheet above the board; it is hidden while nothing rolls.

    A key or a click ends the throw, and does what it always does.
    """

    started = Signal()
    """Dice are thrown; `settled` comes when they are in their place."""
    settled = Signal()

    def __init__(self, board: QWidget, places: DiceWidget, translate: Translate) -> None:
        super().__init__(board)
        self._board, self._places, self._translate = board, places, translate
        self._roll = 0
        self._panel: DicePanel | None = None
        self._thrown: tuple[ThrownDie, ...] = ()
        self.motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.motion.valueChanged.connect(lambda: self.update())
        self.motion.finished.connect(self._settle)
        self._skip = SkipByInput(self, self.finish)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def is_rolling(self) -> bool:
        """Return True while dice are on their way."""
        return self._panel is not None

    def show_roll(self, panel: DicePanel | None, speed: float, *, is_seen: bool = True) -> None:
        """Throw the dice of a new roll; at speed 0, or if the board is not seen, they lie there at once."""
        roll = 0 if panel is None else panel.roll
        is_new = roll > self._roll
        self._roll = roll if roll or not speed else self._roll
        if panel is not None and is_new and speed > 0 and is_seen and self._board.isVisible():
            self._throw(panel, speed)
        elif is_new or not speed:
            self.finish()

    def finish(self) -> None:
        """End the throw now."""
        if self.is_rolling:
            self.motion.stop()
            self._settle()

    def _throw(self, panel: DicePanel, speed: float) -> None:
        self.motion.stop()
        self._panel = panel
        self.setGeometry(self._board.rect())
        self._thrown = self._lay_out(panel)
        self._places.set_thrown(True)
        self.show()
        self.raise_()
        self._skip.watch(True)
        self.motion.setDuration(max(1, round(LENGTH_MS / speed)))
        self.motion.start()
        self.started.emit()

    def _settle(self) -> None:
        self._panel, self._thrown = None, ()
        self._skip.watch(False)
        self._places.set_thrown(False)
        self.hide()
        self.settled.emit()

    def _lay_out(self, panel: DicePanel) -> tuple[ThrownDie, ...]:
        """Lay the dice out side by side in the middle of the board."""
        side = QFontMetricsF(self.font()).height() * _SIDE
        middle, count = QPointF(self.rect().center()), len(panel.dice)
        found = []
        for number, die in enumerate(panel.dice):
            end = middle + QPointF((number - (count - 1) / 2) * side * _GAP, 0)
            found.append(ThrownDie(die, middle + _FROM * side, end, side, number))
        return tuple(found)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice on their way, lying with the words about them, or on their way to their place."""
        del event
        panel, share = self._panel, float(self.motion.currentValue())
        if panel is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if share < _LEAVES:
            if share >= _LANDED:
                self._paint_words(painter, panel)
            for die in self._thrown:
                paint_thrown(painter, die, min(1.0, share / _LANDED), current_theme(), self.font())
            return
        part = (share - _LEAVES) / (1 - _LEAVES)
        for die, goal in zip(self._thrown, self._goals(), strict=False):
            center = die.end + (goal.center() - die.end) * part
            side = die.side + (goal.width() - die.side) * part
            paint_thrown(painter, ThrownDie(die.die, center, center, side), 1.0, current_theme(), self.font())

    def _goals(self) -> list[QRectF]:
        """Return the boxes of the dice beside the tracks."""
        found = []
        for widget in self._places.dice:
            corner = self._board.mapFromGlobal(widget.mapToGlobal(widget.rect().topLeft()))
            found.append(QRectF(QPointF(corner), widget.size().toSizeF()))
        return found

    def _paint_words(self, painter: QPainter, panel: DicePanel) -> None:
        """Write the words about the roll on a plate under the dice."""
        words = "" if panel.note is None else panel.note.render(self._translate)
        if not words:
            return
        font = serif(self.font(), 1.25, bold=True)
        metrics = QFontMetricsF(font)
        side, colors = self._thrown[0].side, current_theme().colors
        center = QPointF(self.rect().center()) + QPointF(0, side * 0.9)
        plate = QRectF(0, 0, metrics.horizontalAdvance(words) + side * 0.6, metrics.height() * 1.5)
        plate.moveCenter(center + QPointF(0, plate.height() / 2 - side * 0.1))
        painter.setPen(QPen(QColor(colors.border), 1.4))
        painter.setBrush(QColor(colors.base))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setPen(QColor(colors.text))
        painter.setFont(font)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)
