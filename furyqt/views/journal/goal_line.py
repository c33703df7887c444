"""The line above the tracks: what is left to do in a chapter, and its days as suns and moons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMetaObject, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from furyqt.controllers.chapters.chapter_status import ChapterStatus
from furyqt.controllers.language import Language
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, Texts
from furyqt.views.access.announce import announce_event
from furyqt.views.journal.sky_row import SkyRow
from furyqt.views.panels.painting import larger

N_ = Texts("journal")

_LETTERS = 110
"""A window with fewer letters in a line has smaller goals, so that they leave room for the map."""
_USUAL, _SMALLER = 0.95, 0.6
_SEAL = N_("Name the place where he is hidden. It is your final answer and ends the game.")
_SEALS = N_(
    "Name up to {count:word} places; he has to be hidden in one of them. It is your final answer and ends "
    "the game."
)


class GoalLine(QWidget):
    """Hidden without a chapter; every change of its sentence or day is announced once."""

    seal_wanted = Signal()
    """The person wants to name places as the final answer."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._status: ChapterStatus | None = None
        self._connections: list[QMetaObject.Connection] = []
        self.sky = SkyRow(self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.seal_button = QPushButton(self, autoDefault=True)
        self.seal_button.clicked.connect(self.seal_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(10)
        row.addWidget(self.sky)
        row.addWidget(self.words, 1)
        row.addWidget(self.seal_button)
        self.hide()
        self.refresh()

    def follow(self, status: ChapterStatus | None) -> None:
        """Show the chapter of a session, or nothing."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
        self._status = status
        if status is not None:
            self._connections.append(status.counted.connect(self._announce))
        self.setVisible(status is not None)
        self.refresh()

    def refresh(self) -> None:
        """Show the goal of the displayed position."""
        self.seal_button.setText(self.tr("Seal the Answer…"))
        status = self._status
        if status is None:
            return
        self.words.setText(self._language.text(status.goal))
        self.words.setAccessibleName(" ".join(self._language.text(line) for line in status.lines()))
        self.sky.show_days(status.day, status.days, status.is_night)
        medals = "\n".join(self._language.text(line) for line in status.medals())
        self.words.setToolTip(medals)
        self.words.setAccessibleDescription(medals)
        is_large = self.window().width() < self.fontMetrics().averageCharWidth() * _LETTERS
        for part in (self.sky, self.words, self.seal_button):
            part.setFont(larger(self.font(), _SMALLER if is_large else _USUAL))
        self.seal_button.setVisible(status.seal_places > 0)
        self.seal_button.setEnabled(status.can_seal)
        self.seal_button.setToolTip(self._language.text(counted(status.seal_places, _SEAL, _SEALS)))

    def _announce(self, line: Text) -> None:
        self.refresh()
        announce_event(self, self._language.text(line))

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.refresh()
