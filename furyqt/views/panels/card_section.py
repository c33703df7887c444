"""A heading with the cards under it."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.live import LiveWidget
from furyqt.views.models.card_groups import CardGroup
from furyqt.views.panels.painting import serif


class CardSection(LiveWidget, QWidget):
    """One group: its name, a note, readable cards, and chips below them."""

    def __init__(self, group: CardGroup, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate, self._group = translate, group
        self.heading, self.note = QLabel(self), QLabel(self)
        self.note.setWordWrap(True)
        self.cards = CardStrip(translate, self, size=CardSize.SMALL, wraps=True)
        self.chips = CardStrip(translate, self, size=CardSize.CHIP, wraps=True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(6, 2, 6, 4)
        lines.setSpacing(2)
        for part in (self.heading, self.note, *self.strips):
            lines.addWidget(part)
        self.show_group(group)

    @property
    def strips(self) -> tuple[CardStrip, CardStrip]:
        """Both rows of cards."""
        return self.cards, self.chips

    def show_group(self, group: CardGroup) -> None:
        """Show this group."""
        self._group = group
        for strip, faces in zip(self.strips, (group.faces, group.chips), strict=True):
            strip.set_faces(faces)
            strip.setVisible(bool(faces))
        self.retranslate()

    def place_of(self, key: str) -> int:
        """The place on the map that the card with this key is about, or -1."""
        faces = (*self._group.faces, *self._group.chips)
        return next((face.place for face in faces if face.key == key), -1)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        title = sentence(self._group.title.render(self._translate))
        self.heading.setText(title)
        self.heading.setFont(serif(self.font(), 1.05, bold=True))
        note = self._group.note
        self.note.setText("" if note is None else note.render(self._translate))
        self.note.setVisible(note is not None)
        for strip in self.strips:
            strip.setAccessibleName(title)
            strip.setAccessibleDescription(self.note.text())
