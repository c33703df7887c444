"""The cards of all players: cards under headings."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from furyqt.rules.core.text import Translate, sentence
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.cards.strip import CardStrip
from furyqt.views.live import LiveWidget
from furyqt.views.models.card_groups import CardGroup, groups
from furyqt.views.panels.painting import serif
from furyqt.views.picture import Picture


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


class CardsPanel(QWidget):
    """The cards group by group."""

    place_chosen = Signal(int)

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self._picture = Picture()
        self.sections: dict[str, CardSection] = {}
        self._area, self._content = QScrollArea(self), QWidget()
        self._column = QVBoxLayout(self._content)
        self._style_area()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)

    def _style_area(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        self._area.setWidget(self._content)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_picture(self, picture: Picture) -> None:
        """Show the cards of a picture; hidden behind another tab, wait until the tab is shown."""
        self._picture = picture
        if self.isVisible():
            self._show_groups(groups(picture))

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the changes since the panel was hidden."""
        self._show_groups(groups(self._picture))
        super().showEvent(event)

    @property
    def pane(self) -> QWidget:
        """Return the widget that takes the focus: the first cards, else the empty area."""
        return self.strips[0] if self.strips else self._area

    @property
    def strips(self) -> list[CardStrip]:
        """All rows of cards from top to bottom."""
        return [s for section in self.sections.values() for s in section.strips if s.faces.rows]

    def _show_groups(self, found: tuple[CardGroup, ...]) -> None:
        if [group.id for group in found] != list(self.sections):
            self._arrange(found)
        for group in found:
            self.sections[group.id].show_group(group)
        self._fit()

    def _arrange(self, found: tuple[CardGroup, ...]) -> None:
        """Put the sections in order; remaining sections keep their selection."""
        old, self.sections = self.sections, {}
        for number, group in enumerate(found):
            section = old.pop(group.id, None) or self._section(group)
            self.sections[group.id] = section
            self._column.insertWidget(number, section)
        for section in old.values():
            section.hide()
            self._column.removeWidget(section)
            section.deleteLater()
        for before, after in pairwise(self.strips):
            self.setTabOrder(before, after)

    def _section(self, group: CardGroup) -> CardSection:
        section = CardSection(group, self._translate, self)
        for strip in section.strips:
            strip.chosen.connect(lambda key: self.place_chosen.emit(section.place_of(key)))
            strip.passed.connect(lambda step, strip=strip: self._step(strip, step))
            strip.selectionModel().currentChanged.connect(lambda *_, strip=strip: self._keep_in_sight(strip))
        return section

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show readable cards, or chips if not even one card would be fully visible."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        needed = card_size(CardSize.SMALL, self.font()).height() + 3 * self.fontMetrics().height()
        size = CardSize.SMALL if self.height() >= needed else CardSize.CHIP
        for section in self.sections.values():
            section.cards.set_size(size)

    def _step(self, strip: CardStrip, step: int) -> None:
        """Continue from the edge of a row of cards to the next one."""
        at = self.strips.index(strip) + step
        if 0 <= at < len(self.strips):
            self.strips[at].setFocus()
            self._keep_in_sight(self.strips[at])

    def _keep_in_sight(self, strip: CardStrip) -> None:
        if strip.hasFocus():
            box = strip.whole(strip.currentIndex())
            at = strip.viewport().mapTo(self._content, box.center())
            self._area.ensureVisible(at.x(), at.y(), 0, box.height() // 2 + strip.fontMetrics().height())
