"""The timeline of a game as a chart that can be clicked, navigated by keys, and read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFocusRect, QStylePainter, QToolTip, QWidget

from furyqt.views.access.announce import announce
from furyqt.views.charts.plot import ChartTurn, Layout, Plot, layout, turn_at
from furyqt.views.numbers import share
from furyqt.views.theme import current_theme


class GameChart(QWidget):
    """Two plots over the turns of a game; `chosen` emits the position to go to."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turns: tuple[ChartTurn, ...] = ()
        self._position, self._side, self._hunted = 0, "", ""
        self._is_for_goal = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(False)
        self.retranslate()

    @property
    def turn(self) -> int:
        """The number of the marked turn, or -1."""
        return turn_at(self.turns, self._position)

    def name_sides(self, side: str, hunted: str, *, is_for_goal: bool = False) -> None:
        """Set whose chance and whose places are shown; without a hidden figure there is only the chance.

        The chance is that of the game, or of a chapter's goal.
        """
        self._side, self._hunted, self._is_for_goal = side, hunted, is_for_goal
        self.retranslate()

    def set_turns(self, turns: Sequence[ChartTurn]) -> None:
        """Show these turns."""
        self.turns = tuple(turns)
        self._describe()
        self.update()

    def set_position(self, position: int) -> None:
        """Set the mark to the position of the replay."""
        if position == self._position:
            return
        before, self._position = self.turn, position
        if self.turn != before:
            self._describe()
        self.update()

    def words(self, number: int) -> str:
        """Return the description of a turn."""
        if not 0 <= number < len(self.turns):
            return ""
        turn, parts = self.turns[number], []
        if turn.mark.chance is not None:
            chance = share(turn.mark.chance)
            if turn.goal:
                parts.append(self.tr("{goal}: {chance}").format(goal=turn.goal, chance=chance))
            else:
                parts.append(self.tr("{side}: {chance} to win").format(side=self._side, chance=chance))
        if turn.mark.places is not None:
            parts.append(self.tr("%n place(s) possible", "", turn.mark.places))
        if turn.turning:
            good, bad = self.tr("a turn for the better"), self.tr("a turn for the worse")
            parts.append(good if turn.turning > 0 else bad)
        said = ", ".join(parts) or self.tr("not analyzed yet")
        return self.tr("{turn}: {what}").format(turn=turn.name, what=said)

    # Size, painting

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for a few lines in each plot."""
        return QSize(160, round(self.fontMetrics().height() * 9))

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 50, self.fontMetrics().height() * 14)

    def _layout(self) -> Layout:
        letters = QFontMetricsF(self.font())
        return layout(QRectF(self.rect()), len(self.turns), letters, has_places=bool(self._hunted))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = Plot(current_theme(), self._layout(), self.turns)
        first, last = (self.turns[0].name, self.turns[-1].name) if self.turns else ("", "")
        plot.ground(painter, self._titles(), first, last)
        plot.bars(painter)
        plot.line(painter)
        plot.pointer(painter, self._position, is_focused=self.hasFocus())
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option)

    def _titles(self) -> tuple[str, str]:
        title = (
            self.tr("{side}: chance to reach the goal")
            if self._is_for_goal
            else self.tr("{side}: chance to win")
        )
        win = title.format(side=self._side)
        places = self.tr("{hunted}: possible places").format(hunted=self._hunted)
        return win, places

    # Mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the turn that was clicked."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(self._layout().turn_at(event.position().x()))
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self._layout().turn_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from turn to turn, or to the next turning point with Page Up and Page Down."""
        key, here = Qt.Key(event.key()), self.turn
        turning = [number for number, turn in enumerate(self.turns) if turn.turning]
        goals = {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: min(len(self.turns) - 1, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.turns) - 1,
            Qt.Key.Key_PageUp: max((number for number in turning if number < here), default=here),
            Qt.Key.Key_PageDown: min((number for number in turning if number > here), default=here),
        }
        if key not in goals or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        self._go(goals[key])

    def _go(self, number: int) -> None:
        if 0 <= number < len(self.turns):
            self.set_position(self.turns[number].mark.position)
            announce(self, self.words(number))
            self.chosen.emit(self.turns[number].mark.position)

    def event(self, event: QEvent) -> bool:
        """Show the description of the turn under the pointer as a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words(self._layout().turn_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    # Words

    def _describe(self) -> None:
        self.setAccessibleDescription(self.words(self.turn))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setLocale(QLocale())
        self.setAccessibleName(self.tr("Game chart"))
        self._describe()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.updateGeometry()
        super().changeEvent(event)
