"""Reasons as a text that can be read line by line, with the keyboard or by a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from furyqt.controllers.review.reasons import Paragraph

LINES = 5


class WhyPane(QTextEdit):
    """Sentences under headings, if they have any; a long text is scrolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        reading = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(reading | Qt.TextInteractionFlag.TextSelectableByMouse)

    def set_paragraphs(self, paragraphs: Sequence[Paragraph]) -> None:
        """Show these paragraphs from the beginning; the same paragraphs change nothing."""
        html = "".join(_as_html(part, number) for number, part in enumerate(paragraphs))
        if html != self.property("shown_html"):
            self.setProperty("shown_html", html)
            self.setHtml(html)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(80, self.fontMetrics().lineSpacing() * LINES)

    def sizeHint(self) -> QSize:
        """The size of the text; the layout adds the rest."""
        return self.minimumSizeHint()


def _as_html(part: Paragraph, number: int) -> str:
    above = 6 if number else 0
    title = f'<p style="margin:{above}px 0 1px 0"><b>{escape(part.title)}</b></p>' if part.title else ""
    return title + "".join(f'<p style="margin:0 0 1px 0">{escape(line)}</p>' for line in part.lines)
