"""The decks, the newest discards, the allies and the active cards, as small cards in a row."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from furyqt.rules.core.text import Text, Texts, Translate
from furyqt.views.cards.sizes import CardSize
from furyqt.views.cards.strip import CardStrip
from furyqt.views.picture import CardFace, Pile

N_ = Texts("piles")

_ANY = 16777215
_LEFT = ("tickets", "encounter")
"""Piles whose discards are only in the list of cards, because their space here has a better use."""


class PilesWidget(QWidget):
    """The piles beside the board."""

    discards_wanted = Signal()
    """A pile was chosen: its discards are in the list of cards."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places, self._most = 0, _ANY
        self.strip = CardStrip(translate, self, size=CardSize.CHIP)
        self.strip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.strip.chosen.connect(lambda _: self.discards_wanted.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 6, 2)
        row.addWidget(self.strip, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def set_piles(self, piles: tuple[Pile, ...], on_table: tuple[CardFace, ...]) -> None:
        """Show these piles, after the cards with a lasting effect."""
        faces = [*on_table, *(face for pile in piles for face in _tops(pile))]
        self._places = sum(1 if pile.id in _LEFT else 2 for pile in piles) or len(faces)
        self.setVisible(bool(faces))
        self.strip.set_faces(faces)
        self._fit()

    def _fit(self) -> None:
        """Keep a place for every deck and discard pile, so that nothing moves; more cards overlap."""
        self.strip.setFixedWidth(min(self.strip.card_width * self._places + 2, self._most))
        self.updateGeometry()  # the layout would tell the row only later

    def set_most(self, width: int) -> None:
        """Leave the rest of the row to others: in this width the cards overlap if they have to."""
        if width != self._most:
            self._most = width
            self._fit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.strip.setAccessibleName(self.tr("Decks and allies"))
        self.strip.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)


def _tops(pile: Pile) -> tuple[CardFace, ...]:
    """Return the top of the deck with its number of cards, then the newest discard with their number."""
    newest = pile.discards[0] if pile.discards and pile.id not in _LEFT else None
    top = () if pile.top is None else (_top(pile.top, pile.name, pile.count, pile.meaning),)
    return top if newest is None else (*top, _discarded(newest, len(pile.discards)))


@lru_cache(maxsize=256)
def _top(card: CardFace, name: Text, count: int, meaning: Text | None) -> CardFace:
    marks = (N_.plural("%n card(s)", count),) if count else ()
    return replace(
        card,
        title=name if card.is_back else card.title,
        marks=(*card.marks, *marks),
        count=count if card.is_back else 0,
        text=meaning or card.text,
    )


@lru_cache(maxsize=256)
def _discarded(card: CardFace, number: int) -> CardFace:
    marks = (*card.marks, _DISCARDED, N_.plural("%n card(s)", number))
    return replace(card, marks=marks, count=number)


_DISCARDED = N_("newest card of the discard pile")
