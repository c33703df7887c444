"""A choice among a few values: a row of buttons, the chosen one dark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from furyqt.views.panels.flow import FlowLayout
from furyqt.views.panels.painting import narrowed

_GAP = 4
_TITLE_MARGIN = 4
_LEAST_LETTERS = 12
"""The least width of a button with many words, in letters."""


class Segment(QPushButton):
    """A button that draws its words smaller if it is narrower than they are."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, autoDefault=False)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def minimumSizeHint(self) -> QSize:
        """Return a width that every page has."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self.fontMetrics().averageCharWidth() * _LEAST_LETTERS), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, with the nearest font in which its words are complete."""
        del event
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        if self.fontMetrics().horizontalAdvance(self.text()) > room:
            painter.setFont(narrowed(self.font(), self.text(), room))
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


class Segments(QWidget):
    """Tab comes to the row, the arrow keys choose within it, and rows break where the width ends.

    A row with a title shows the question before its buttons.
    """

    chosen = Signal(object)
    """The value that the person has chosen, perhaps again."""
    changed = Signal()
    """Another value is chosen, by the person or by the program."""

    def __init__(
        self, parent: QWidget | None = None, values: Iterable[object] = (), *, has_title: bool = False
    ) -> None:
        super().__init__(parent)
        self.buttons: dict[object, Segment] = {}
        self.title = QLabel(self) if has_title else None
        self._line = FlowLayout(self, _GAP)
        if self.title is not None:
            self.title.setMargin(_TITLE_MARGIN)
            self._line.addWidget(self.title)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda button: self.chosen.emit(self._value_of(button)))
        self._group.buttonToggled.connect(self._toggled)
        self.offer(values)

    @property
    def value(self) -> object:
        """The chosen value, None if there are none."""
        return self._value_of(self._group.checkedButton())

    @property
    def text(self) -> str:
        """The words of the chosen value."""
        button = self._group.checkedButton()
        return "" if button is None else button.text()

    @property
    def is_first(self) -> bool:
        """Return whether the first value is chosen, which is the usual one, or there is none."""
        return self.value == next(iter(self.buttons), None)

    def in_order(self) -> list[Segment]:
        """Return the buttons from left to right."""
        return list(self.buttons.values())

    def offer(self, values: Iterable[object]) -> None:
        """Offer exactly these values; the chosen one stays, or the first is chosen."""
        values, kept = tuple(values), self.value
        if values == tuple(self.buttons):
            return
        for button in self.buttons.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.buttons = {value: Segment(self) for value in values}
        for button in self.buttons.values():
            self._group.addButton(button)
            self._line.addWidget(button)
        self.choose(kept)

    def ask(self, title: str, rows: Sequence[tuple[object, str, str]]) -> None:
        """Offer exactly these values, each with its words and what they mean."""
        self.offer(value for value, _, _ in rows)
        self.name(title, (words for _, words, _ in rows), {value: meaning for value, _, meaning in rows})

    def choose(self, value: object) -> None:
        """Choose a value; instead of an unknown one the first is chosen."""
        if self.buttons:
            self.buttons.get(value, next(iter(self.buttons.values()))).setChecked(True)

    def name(self, title: str, words: Iterable[str], meanings: Mapping[object, str] | None = None) -> None:
        """Set the words of all values, and the question, which a screen reader says before them."""
        question = title.rstrip(":")
        self.setAccessibleName(question)
        if self.title is not None:
            self.title.setText(title)
        for (value, button), text in zip(self.buttons.items(), words, strict=True):
            meaning = (meanings or {}).get(value, "")
            button.setText(text)
            button.setAccessibleName(f"{question}: {text}" if question else text)
            button.setAccessibleDescription(meaning)
            button.setToolTip(meaning)
        self.updateGeometry()

    def _value_of(self, button: object) -> object:
        return next((value for value, known in self.buttons.items() if known is button), None)

    def _toggled(self, button: Segment, is_on: bool) -> None:
        policy = Qt.FocusPolicy
        button.setFocusPolicy(policy.StrongFocus if is_on else policy.ClickFocus)
        if is_on:
            self.setFocusProxy(button)
            self.changed.emit()
