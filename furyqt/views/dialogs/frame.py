"""What every dialog of the house shares: a title in a book face, room, and words that follow the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from furyqt.views.panels.painting import serif

SIDE = 18
"""The margin at the left and the right of a dialog."""


class FramedDialog(QDialog):
    """A dialog with a heading, a body and buttons; subclasses fill the body and name all in `retranslate`."""

    def __init__(self, parent: QWidget | None = None, *, buttons: QDialogButtonBox.StandardButton) -> None:
        super().__init__(parent)
        self.heading = QLabel(self)
        self.body = QVBoxLayout()
        self.buttons = QDialogButtonBox(buttons, self)
        for button in self.buttons.buttons():
            button.setIcon(QIcon())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(SIDE, 14, SIDE, 14)
        whole.setSpacing(12)
        whole.addWidget(self.heading)
        whole.addLayout(self.body, 1)
        whole.addWidget(self.buttons)

    def set_title(self, title: str) -> None:
        """Name the dialog, in its frame and in its heading."""
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.heading.setFont(serif(self.font(), 1.5, bold=True))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        raise NotImplementedError

    def adjust(self) -> None:
        """Take the room that the words need now."""
        self.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.adjust()
        super().changeEvent(event)
