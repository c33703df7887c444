"""The events since the last decision in a few lines, with a link to the rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from furyqt.views.models.log import LogRow
from furyqt.views.panels.painting import larger

MOST_LINES, FEW_LINES = 4, 2
LINK = "color: palette(link); text-decoration: underline; text-align: left; padding: 1px;"
"""The style of a link button, in the theme's color for links."""


def most_important(rows: tuple[LogRow, ...], most: int = MOST_LINES) -> tuple[LogRow, ...]:
    """Return a number of rows in their order: important ones first, then newer before older ones."""
    ranked = sorted(range(len(rows)), key=lambda n: (rows[n].rank in ("", "round"), -n))
    return tuple(rows[n] for n in sorted(ranked[:most]))


class RecapPanel(QWidget):
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
        self.title.setText(self.tr("Since your last decision:"))
        self.title.setFont(larger(self.font(), 0.9))
        self.text.setFont(larger(self.font(), 0.95))
        self.more.setText(self.tr("%n more in the log", "", self._left))
        self.text.setAccessibleName(f"{self.title.text()} {self.text.text()}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)
