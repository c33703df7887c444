"""The events since the last decision in a few lines, with a link to the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.rules.core.events import Event
from furyqt.views.live import LiveWidget
from furyqt.views.panels.painting import larger

MOST_LINES, FEW_LINES = 3, 2
LINK = "color: palette(link); text-decoration: underline; text-align: left; padding: 1px;"
"""The style of a link button, in the theme's color for links."""


@dataclass(frozen=True, slots=True)
class Deed:
    """An event since the last decision, its importance, and its rank in the log."""

    event: Event
    weight: int
    rank: str = ""


def most_important(deeds: Sequence[Deed], most: int = MOST_LINES) -> tuple[Event, ...]:
    """Return a number of events, the most important first, and of equal ones the newest first.

    Events without weight come only if there are no others, and no sentence comes twice.
    """
    telling = [deed for deed in deeds if deed.weight] or list(deeds)
    ranked = sorted(
        enumerate(telling), key=lambda found: (-found[1].weight, found[1].rank in ("", "round"), -found[0])
    )
    by_sentence: dict[str, Event] = {}
    for _, deed in ranked:
        by_sentence.setdefault(str(deed.event.describe()), deed.event)
    return tuple(by_sentence.values())[:most]


class RecapPanel(LiveWidget, QWidget):
    """The lines, in the words of the log."""

    more_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text, self.more = QLabel(self), QLabel(self), QPushButton(self)
        self._left = 0
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.more.setFlat(True)
        self.more.setStyleSheet(LINK)
        self.more.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.more.clicked.connect(self.more_wanted)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 2, 0, 0)
        lines.setSpacing(1)
        for part in (self.title, self.text, self.more):
            lines.addWidget(part)
        self.retranslate()
        self.hide()

    def show_events(self, sentences: tuple[str, ...], left: int) -> None:
        """Show these sentences, and how many more are in the log; hidden without sentences."""
        self._left = left
        self.text.setText("\n".join(f"• {line}" for line in sentences))
        self.setVisible(bool(sentences))
        self.more.setVisible(left > 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.title.setText(self.tr("Since your last turn:"))
        self.title.setFont(larger(self.font(), 0.9))
        self.text.setFont(larger(self.font(), 0.95))
        self.more.setText(self.tr("%n more in the log", "", self._left))
        self.text.setAccessibleName(f"{self.title.text()} {self.text.text()}")
