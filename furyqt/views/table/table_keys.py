"""Keys that work wherever the focus on the table is: digits play an action, letters find one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from furyqt.views.models.choices import SHORTCUTS
from furyqt.views.panels.actions.choices import ChoicesPanel

_WRITES = (QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit)
_PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


class TableKeys(QObject):
    """Reads the keys of the widget in focus before that widget does.

    An open menu has the keys for itself, and so has a field in which something is written.
    """

    def __init__(self, page: QWidget, choices: ChoicesPanel) -> None:
        super().__init__(page)
        self._page, self._choices = page, choices
        self._focused: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """Watch the widget that has the focus, if it is on the page."""
        if before is not None and before is self._focused:
            before.removeEventFilter(self)
        self._focused = None
        if now is not None and self._page.isAncestorOf(now) and not isinstance(now, _WRITES):
            self._focused = now
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Play the action with a digit's number, and begin to find one with a letter."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() not in _PLAIN or QApplication.activePopupWidget() is not None:
            return False
        typed = event.text()
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= SHORTCUTS:
            if not event.isAutoRepeat():
                self._choices.play_number(int(typed))
            return True
        return typed.isalpha() and self._choices.begin_to_find(typed)
