"""The dice of the last roll, each with its pips or its drawing; a kept die is on a separate plate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from furyqt.rules.core.text import Translate, in_english
from furyqt.views.dice.throw import paint_die
from furyqt.views.live import TranslatedWidget
from furyqt.views.picture import DicePanel, Die
from furyqt.views.theme import current_theme, focus_width

_LETTERS = 5.5
"""The side of a die in average letters."""
_LINES = 2.3
"""The side of a die in a row with other things, in lines."""
_TIGHT, _LOOSE = (2, 2, 6, 2), (8, 2, 8, 2)
"""The margins in a row with other things, and on the table."""
_GAP = 3
_ANY = 16777215


class DieWidget(QWidget):
    """One die; a click or Enter chooses it."""

    chosen = Signal()

    def __init__(self, translate: Translate = in_english, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.die = Die(0)
        self.is_choosable = False
        self.is_small = False
        """Whether it is as high as the things beside it."""
        self.is_thrown = False
        """Whether it is on its way over the board, so that its place is empty."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_die(self, die: Die) -> None:
        """Show this die."""
        self.die = die
        self.retranslate()
        self.update()

    def set_choosable(self, choosable: bool) -> None:
        """Mark the die as one that can be chosen now."""
        self.is_choosable = choosable
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if choosable else Qt.FocusPolicy.NoFocus)
        self.update()

    def retranslate(self) -> None:
        """Name the die in the current language."""
        value = self.value_words()
        words = self.tr("Die: {value}, kept") if self.die.is_held else self.tr("Die: {value}")
        self.setAccessibleName(words.format(value=value))
        self.setToolTip(self.accessibleName())

    def value_words(self) -> str:
        """Return the upper side in words."""
        if self.die.face is not None:
            return self.die.face.render(self._translate)
        return self.tr("not rolled") if self.die.value == 0 else str(self.die.value)

    def sizeHint(self) -> QSize:
        """A square with a side in letters or, if it is small, in lines."""
        metrics = self.fontMetrics()
        side = round(metrics.height() * _LINES if self.is_small else metrics.averageCharWidth() * _LETTERS)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate of a kept die, and the die."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors, whole = current_theme().colors, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.die.is_held:
            painter.fillRect(whole, QColor(colors.accent))
        width = focus_width() if self.hasFocus() else 2.4 if self.is_choosable else 1.2
        painter.setPen(QPen(QColor(colors.accent if self.is_choosable else colors.border), width))
        box = whole if self.is_small else whole.adjusted(4, 4, -4, -4)
        if not self.is_thrown:
            paint_die(painter, box, self.die, current_theme(), self.font())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the die."""
        if self.is_choosable and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the die with Enter or Space."""
        if self.is_choosable and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)


class DiceWidget(TranslatedWidget, QWidget):
    """All dice side by side, and a note beneath them."""

    die_chosen = Signal(int)
    """The number of a die that was clicked or entered, counted from 0."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._panel = DicePanel(())
        self.dice: list[DieWidget] = []
        self.is_small = False
        """Whether the dice are in a row with other things, and the note is only their tip."""
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(*_LOOSE)
        self._row.addWidget(self.note, 1)
        self.retranslate()

    def show_panel(self, panel: DicePanel) -> None:
        """Show these dice."""
        self._panel = panel
        while len(self.dice) < len(panel.dice):
            self._add_die()
        for number, widget in enumerate(self.dice):
            widget.setVisible(number < len(panel.dice))
            if number < len(panel.dice):
                widget.show_die(panel.dice[number])
        self._say_note()
        self._keep_room()

    def set_small(self, small: bool) -> None:
        """Put the dice into a row with other things, or on the table."""
        if small != self.is_small:
            self.is_small = small
            self.note.setVisible(not small)
            self._row.setContentsMargins(*(_TIGHT if small else _LOOSE))
            self._row.setSpacing(_GAP if small else -1)
            for widget in self.dice:
                widget.is_small = small
                widget.updateGeometry()
            self.forget()
            self._say_note()
            self._keep_room()

    def set_thrown(self, is_thrown: bool) -> None:
        """Empty the places of dice that are on their way over the board, or put them there."""
        for widget in self.dice:
            widget.is_thrown = is_thrown
            widget.update()

    def forget(self) -> None:
        """Keep no room for dice that are not on the table."""
        self.setMinimumWidth(0)
        self.setMaximumWidth(_ANY)
        self._retain(False)

    def _keep_room(self) -> None:
        """Keep the room of a roll in a row, so that nothing moves when it is gone."""
        if self.is_small and self._panel.dice:
            margins = self._row.contentsMargins()
            sides = sum(widget.sizeHint().width() + _GAP for widget in self.dice)
            self.setFixedWidth(sides + margins.left() + margins.right())
            self._retain(True)

    @property
    def keeps_room(self) -> bool:
        """Return True if dice are in a row with other things, or have been there in this game."""
        return self.sizePolicy().retainSizeWhenHidden()

    def _retain(self, retained: bool) -> None:
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(retained)
        self.setSizePolicy(policy)

    def _add_die(self) -> None:
        number, widget = len(self.dice), DieWidget(self._translate, self)
        widget.is_small = self.is_small
        widget.chosen.connect(lambda: self.die_chosen.emit(number))
        self.dice.append(widget)
        self._row.insertWidget(number, widget)

    def set_choosable(self, numbers: frozenset[int]) -> None:
        """Mark the dice with these numbers as ones that can be chosen now."""
        for number, widget in enumerate(self.dice):
            widget.set_choosable(number in numbers)

    def _say_note(self) -> None:
        note = self._panel.note
        words = "" if note is None else note.render(self._translate)
        self.note.setText(words)
        self.setToolTip(words if self.is_small else "")
        self.setAccessibleDescription(words if self.is_small else "")

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.setAccessibleName(self.tr("Dice"))
        self._say_note()
        for widget in self.dice:
            widget.retranslate()
