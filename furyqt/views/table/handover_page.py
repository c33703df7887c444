"""The page that covers the table while two persons change places at one screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text
from furyqt.views.access.announce import announce
from furyqt.views.live import LiveWidget
from furyqt.views.panels.engraving import Rule, paint_frame, small_capitals
from furyqt.views.theme import current_theme


class HandoverPage(LiveWidget, QWidget):
    """A page with one button, pressed by the person whose turn it is."""

    confirmed = Signal()
    """The person to move has uncovered the table."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._who: Text | None = None
        self.words, self.advice = QLabel(self), QLabel(self)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)  # Enter presses it, too
        self.button.clicked.connect(self.confirmed)
        for label in (self.words, self.advice):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        lines = QVBoxLayout(self)
        lines.setSpacing(18)
        lines.addStretch(2)
        lines.addWidget(self.words)
        lines.addWidget(Rule(self))
        lines.addWidget(self.advice)
        lines.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        lines.addStretch(3)
        self.retranslate()

    def ask_for(self, who: Text) -> None:
        """Ask for the person who plays this player."""
        self._who = who
        self.retranslate()

    def welcome(self) -> None:
        """Take the keyboard focus, and announce the player to move."""
        self.button.setFocus()
        announce(self, f"{self.words.text()} {self.advice.text()}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame of a title page."""
        del event
        paint_frame(QPainter(self), QRectF(self.rect()), current_theme().colors.border)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        who = "" if self._who is None else self._language.text(self._who)
        self.words.setText(self.tr("Hand over to: {side}").format(side=who))
        self.words.setFont(small_capitals(self.font(), 2.2))
        self.advice.setText(self.tr("The table is covered. Everyone else, please look away."))
        self.button.setText(self.tr("Uncover the Table"))
