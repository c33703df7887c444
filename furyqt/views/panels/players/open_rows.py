"""Rows of open cards, such as a market: each with its name above it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.cards.delegate import GAP
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.cards.strip import CardStrip
from furyqt.views.panels.painting import serif
from furyqt.views.picture import OpenRow, OpenRowPanel

_SMALLEST = 0.6
"""The smallest size of cards, relative to the usual one."""
_MARGINS = 20


class OpenRowsWidget(QWidget):
    """The rows from top to bottom."""

    picked = Signal(str, str, QRect)
    """The row of the card that was chosen, the card's key, and its box on the screen."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._rows: tuple[OpenRow, ...] = ()
        self.names: list[QLabel] = []
        self.strips: list[CardStrip] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(8, 2, 8, 4)
        self._lines.setSpacing(2)

    def show_panel(self, panel: OpenRowPanel) -> None:
        """Show these rows."""
        self._rows = panel.rows
        while len(self.strips) < len(panel.rows):
            self._add_row()
        for number, strip in enumerate(self.strips):
            is_used = number < len(panel.rows)
            strip.setVisible(is_used)
            self.names[number].setVisible(is_used)
            strip.set_faces(panel.rows[number].cards if is_used else ())
        self._fit()
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards of each row side by side."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show cards smaller, so that each row needs only one line."""
        for strip in self.strips:
            plain, count = card_size(CardSize.SMALL, strip.font()), max(1, len(strip.faces.rows))
            room = (self.width() - _MARGINS) / count - 2 * GAP - 1
            scale = min(1.0, max(_SMALLEST, room / plain.width()))
            strip.set_height(int(plain.height() * scale) + 2 * GAP)

    def _add_row(self) -> None:
        number, name = len(self.strips), QLabel(self)
        strip = CardStrip(self._translate, self, size=CardSize.SMALL, wraps=True)
        strip.chosen.connect(lambda key: self._pick(number, key))
        name.setBuddy(strip)
        self.names.append(name)
        self.strips.append(strip)
        self._lines.addWidget(name)
        self._lines.addWidget(strip)

    def _pick(self, number: int, key: str) -> None:
        strip = self.strips[number]
        self.picked.emit(self._rows[number].id, key, strip.near(strip.currentIndex()))

    def set_playable_of(self, keys: Mapping[str, Collection[str]]) -> None:
        """Mark the cards with these keys in each row, by the rows' ids."""
        for row, strip in zip(self._rows, self.strips, strict=False):
            strip.set_playable(keys.get(row.id, ()))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        for row, name, strip in zip(self._rows, self.names, self.strips, strict=False):
            words = sentence(row.name.render(self._translate))
            name.setText(words)
            name.setFont(serif(self.font(), 1.0, bold=True))
            strip.setAccessibleName(words)
            strip.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._fit()
            self.retranslate()
        super().changeEvent(event)
