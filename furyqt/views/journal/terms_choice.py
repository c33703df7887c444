"""One of several things, chosen by hand: a line of words on paper, the chosen one dark."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QWidget

from furyqt.views.live import ThemedWidget, wear
from furyqt.views.panels.flow import FlowLayout
from furyqt.views.theme import current_theme, focus_width


class TermsChoice(ThemedWidget, QWidget):
    """Tab comes to the row, arrows choose within it."""

    chosen = Signal()
    """The person has chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._line = FlowLayout(self)
        self._line.addWidget(self.label)
        self._group.buttonClicked.connect(lambda _: self.chosen.emit())
        self.restyle()

    def show_choices(self, title: str, rows: Sequence[tuple[str, str, str]], chosen: str) -> None:
        """Offer rows of an id, words and what they mean; the chosen one stays if it is still there."""
        self.label.setText(title)
        if tuple(self.buttons) != tuple(name for name, _, _ in rows):
            for button in self.buttons.values():
                self._group.removeButton(button)
                button.hide()
                button.deleteLater()
            self.buttons = {name: QPushButton(self, autoDefault=True) for name, _, _ in rows}
            for button in self.buttons.values():
                button.setCheckable(True)
                self._group.addButton(button)
                self._line.addWidget(button)
        for name, words, meaning in rows:
            button = self.buttons[name]
            button.setText(words)
            button.setAccessibleName(f"{title.rstrip(':')}: {words}")
            button.setAccessibleDescription(meaning)
            button.setToolTip(meaning)
        self.choose(chosen if chosen in self.buttons else next(iter(self.buttons), ""))
        self.updateGeometry()

    def choose(self, name: str) -> None:
        """Choose by id, as the program does."""
        if name in self.buttons:
            self.buttons[name].setChecked(True)

    @property
    def current(self) -> str:
        """The id of what is chosen, or empty."""
        return next((name for name, button in self.buttons.items() if button.isChecked()), "")

    def restyle(self) -> None:
        """Take paper and ink of the theme's cards."""
        cards = current_theme().cards
        wear(
            self,
            f"QLabel {{ color: {cards.ink}; background: transparent; padding: 3px 4px 3px 0; }}"
            f"QPushButton {{ color: {cards.ink}; background: {cards.paper}; border: 1px solid {cards.faint};"
            " border-radius: 4px; padding: 2px 9px; }"
            f"QPushButton:checked {{ color: {cards.paper}; background: {cards.ink}; }}"
            f"QPushButton:hover {{ border: 1px solid {cards.ink}; }}"
            f"QPushButton:focus {{ border: {focus_width()}px solid {cards.chosen}; padding: 1px 8px; }}",
        )
