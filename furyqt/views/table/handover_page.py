"""The page that covers the table while two persons change places at one screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text
from furyqt.views.access.announce import announce
from furyqt.views.boards import board
from furyqt.views.live import LiveWidget, ThemedWidget
from furyqt.views.panels.engraving import paint_frame, small_capitals
from furyqt.views.panels.painting import serif
from furyqt.views.table.finale.verdict import Engraving, ink_words, paint_dark
from furyqt.views.theme import current_theme


class HandoverPage(LiveWidget, ThemedWidget, QWidget):
    """A picture and the faces of the player to move, and one button, which that person presses."""

    confirmed = Signal()
    """The person to move has uncovered the table."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._who: Text | None = None
        self.art = Engraving(self)
        self.words, self.advice = QLabel(self), QLabel(self)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)  # Enter presses it, too
        self.button.clicked.connect(self.confirmed)
        for label in (self.words, self.advice):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 24, 24, 30)
        lines.setSpacing(14)
        lines.addStretch(1)
        lines.addWidget(self.art, 12)
        lines.addWidget(self.words)
        lines.addWidget(self.advice)
        lines.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        lines.addStretch(1)
        self.retranslate()

    def ask_for(self, game: str, table: Table, player: int) -> None:
        """Ask for the person who plays this player."""
        self._who, here = table.players[player].title, board(game)
        self.art.show_art(here.covers.get(player, ""), here.portraits(player, table), ())
        self.retranslate()

    def welcome(self) -> None:
        """Take the keyboard focus, and announce the player to move."""
        self.button.setFocus()
        announce(self, f"{self.words.text()} {self.advice.text()}")

    def restyle(self) -> None:
        """Color the words for the dark around the picture."""
        ink_words((self.words, self.advice), self.words, self.art.light)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dark, the light of the picture on it, and the frame of a title page."""
        del event
        painter = QPainter(self)
        paint_dark(painter, QRectF(self.rect()), self.art)
        paint_frame(painter, QRectF(self.rect()), current_theme().colors.border)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        who = "" if self._who is None else self._language.text(self._who)
        self.words.setText(self.tr("Hand over to: {side}").format(side=who))
        self.words.setFont(small_capitals(self.font(), 2.2))
        self.advice.setText(self.tr("The table is covered. Everyone else, please look away."))
        self.advice.setFont(serif(self.font(), 1.25, italic=True))
        self.button.setText(self.tr("Uncover the Table"))
        self.restyle()
