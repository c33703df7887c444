"""Ends a motion with the next key or click in its window; both do what they always do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


class SkipByInput(QObject):
    """Listens to keys and clicks while something moves, for a filter takes time for every event."""

    def __init__(self, mover: QWidget, end: Callable[[], object]) -> None:
        super().__init__(mover)
        self._mover = mover
        self._is_watching = False
        self._ending = QTimer(self, singleShot=True, interval=0)
        """Ends the motion after the key or click was handled: Qt shows the same one to several widgets."""
        self._ending.timeout.connect(end)

    def watch(self, is_moving: bool) -> None:
        """Listen, or stop listening."""
        app = QApplication.instance()
        if is_moving == self._is_watching or app is None:
            return
        self._is_watching = is_moving
        if is_moving:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)
            self._ending.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a key or a click; never take it."""
        # The kind comes first: a window that closes during a motion sends events of half destroyed widgets.
        if _ends_motion(event) and isinstance(watched, QWidget) and watched.window() is self._mover.window():
            self._ending.start()
        return False


def _ends_motion(event: QEvent) -> bool:
    """Return whether this is a click, or a key other than a modifier that is not held down."""
    kind = event.type()
    if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        return (
            isinstance(event, QKeyEvent)
            and Qt.Key(event.key()) not in _MODIFIERS
            and not event.isAutoRepeat()
        )
    return kind == QEvent.Type.MouseButtonPress
