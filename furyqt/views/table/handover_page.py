"""The page that covers the table while two persons change places at one screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from furyqt.controllers.language import Language
from furyqt.rules.core.text import Text
from furyqt.views.access.announce import announce
from furyqt.views.dialogs.faces import Face, paint_faces
from furyqt.views.live import LiveWidget
from furyqt.views.panels.engraving import Rule, small_capitals
from furyqt.views.start.backdrop import NightBackdrop, Plate

_FACE_LINES = 6.0
"""The height of the portraits in lines of text."""
_PLATE_LETTERS = 72


class _Faces(QWidget):
    """The portraits of the player to move; for decoration only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.faces: tuple[Face, ...] = ()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them side by side."""
        del event
        paint_faces(QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1), self.faces)


class HandoverPage(LiveWidget, QWidget):
    """A page with one button, pressed by the person whose turn it is."""

    confirmed = Signal()
    """The person to move has uncovered the table."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._who: Text | None = None
        self.backdrop, self._plate = NightBackdrop(self), Plate(self)
        self.faces = _Faces(self._plate)
        self.words, self.advice = QLabel(self._plate), QLabel(self._plate)
        self.button = QPushButton(self._plate)
        self.button.setAutoDefault(True)  # Enter presses it, too
        self.button.clicked.connect(self.confirmed)
        for label in (self.words, self.advice):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        lines = QVBoxLayout(self._plate)
        lines.setContentsMargins(24, 24, 24, 26)
        lines.setSpacing(14)
        for part in (self.faces, self.words, Rule(self._plate), self.advice):
            lines.addWidget(part)
        lines.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        whole = QVBoxLayout(self)
        whole.addStretch(2)
        whole.addWidget(self._plate, alignment=Qt.AlignmentFlag.AlignHCenter)
        whole.addStretch(3)
        self.retranslate()

    def ask_for(self, who: Text, faces: Sequence[Face] = ()) -> None:
        """Ask for the person who plays this player, which has these portraits."""
        self._who, self.faces.faces = who, tuple(faces)
        self.retranslate()

    def welcome(self) -> None:
        """Take the keyboard focus, and announce the player to move."""
        self.button.setFocus()
        announce(self, f"{self.words.text()} {self.advice.text()}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the page with the night."""
        super().resizeEvent(event)
        self.backdrop.setGeometry(self.rect())

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        who = "" if self._who is None else self._language.text(self._who)
        self.words.setText(self.tr("Hand over to: {side}").format(side=who))
        self.words.setFont(small_capitals(self.font(), 2.2))
        self.advice.setText(self.tr("The table is covered. Everyone else, please look away."))
        self.button.setText(self.tr("Uncover the Table"))
        letters = self.fontMetrics()
        self.faces.setFixedHeight(round(letters.height() * _FACE_LINES) if self.faces.faces else 0)
        self.faces.update()
        self._plate.setFixedWidth(round(letters.averageCharWidth() * _PLATE_LETTERS))
