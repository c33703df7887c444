"""A person who reads fast: every round and every result of a combat is confirmed at once."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from furyqt.controllers.session.game_session import GameSession
from furyqt.views.main_window import MainWindow


def is_reading(window: MainWindow) -> bool:
    """Return whether a round or the result of a combat waits for the person to continue."""
    return window.play is not None and window.play.moments.awaits_person


def read_on(window: MainWindow, session: GameSession) -> None:
    """Continue whenever something waits for the person in this game."""

    def confirm() -> None:
        if is_reading(window):
            assert window.play is not None
            window.play.moments.finish()

    assert window.play is not None
    window.play.moments.settled.connect(lambda: QTimer.singleShot(0, window, confirm))
