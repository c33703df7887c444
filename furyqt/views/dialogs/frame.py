"""The base of the dialogs: a title above a rule, an engraved frame, and texts that follow the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from furyqt.views.panels.engraving import Rule, paint_dialog, small_capitals

SIDE = 22
"""The margin at the left and the right of a dialog."""
_EDGE = QSize(40, 70)
"""The part of the screen that a dialog leaves free."""


def screen_room(dialog: QWidget) -> QSize:
    """Return the largest size of a dialog; a window that is larger than the screen counts as the screen."""
    room = dialog.screen().availableSize()
    if (frame := dialog.parentWidget()) is not None:
        room = room.expandedTo(frame.window().size())
    return room - _EDGE


def list_size(dialog: QWidget) -> QSize:
    """Return the size of a dialog with a list and a preview."""
    letters = dialog.fontMetrics()
    return QSize(letters.averageCharWidth() * 150, letters.height() * 36).boundedTo(screen_room(dialog))


class EngravedDialog(QDialog):
    """A dialog with an engraved frame."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        super().paintEvent(event)
        paint_dialog(self)


class FramedDialog(EngravedDialog):
    """A dialog with a heading, a body and buttons; subclasses fill the body and override `retranslate`."""

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
        whole.setContentsMargins(SIDE, 16, SIDE, 18)
        whole.setSpacing(10)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        title = QVBoxLayout()
        title.setSpacing(0)
        title.addWidget(self.heading)
        title.addWidget(Rule(self))
        whole.addLayout(title)
        whole.addLayout(self.body, 1)
        whole.addWidget(self.buttons)

    def set_title(self, title: str) -> None:
        """Set the title in the window frame and in the heading."""
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.heading.setFont(small_capitals(self.font(), 1.6))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def adjust(self) -> None:
        """Resize to the current texts."""
        self.adjustSize()

    def event(self, event: QEvent) -> bool:
        """Follow language and text size after the children, because a button box resets its own words."""
        is_done = super().event(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.adjust()
        return is_done
