"""Checks after a monkey test: its dialogs close, and the game can be played to the end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFileDialog

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.table.handover_page import HandoverPage
from tests.views.monkey import name_of

Patch = Callable[[object, str, object], object]


def close_dialogs(window: MainWindow, rounds: int = 40) -> list[str]:
    """Close all dialogs and popups with Escape; return the names of those that stay open."""
    for _ in range(rounds):
        QTest.qWait(5)
        left = [
            w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window and w.isWindow()
        ]
        if not left:
            return []
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or left[-1]
        QTest.keyClick(top, Qt.Key.Key_Escape)
    return [name_of(w) for w in left]


def answer_file_dialogs(patch: Patch, folder: Path, chance: random.Random) -> None:
    """Replace the native file dialogs with random answers, a file or none, and open no folder."""
    answers = (("", ""), (str(folder / "monkey.furyqt"), ""))
    for name in ("getSaveFileName", "getOpenFileName"):
        patch(QFileDialog, name, lambda *_, **__: chance.choice(answers))
    patch(QDesktopServices, "openUrl", lambda *_: True)


def resume_play(window: MainWindow, chance: random.Random, plies: int, seconds: float = 60.0) -> bool:
    """Play this number of plies with the mouse, or to the end of the game.

    Return False if a dialog opens that Escape does not close, or if no ply is played for `seconds`.
    """
    window.settings.update(
        animation_speed=0.0,
        teammates="watch",
        text_scale=1.0,
        show_possible_places=False,
        show_evidence=False,
    )
    window.resize(1280, 800)
    done, ply, end = 0, -1, time.monotonic() + seconds
    while time.monotonic() < end:
        QTest.qWait(2)
        session = window.lifecycle.session
        if session is not None and not session.is_lesson and session.ply != ply:
            done, ply, end = done + 1, session.ply, time.monotonic() + seconds
        if close_dialogs(window):
            return False
        if session is not None and not session.is_lesson and (session.is_over or done > plies):
            return True
        _act_once(window, chance)
    return False


def _act_once(window: MainWindow, chance: random.Random) -> None:
    """Return to the table, uncover it, let a computer move, or choose an action: the next that applies."""
    session, actions = window.lifecycle.session, window.commands.actions
    page = window.pages.currentWidget()
    if isinstance(page, HandoverPage):
        QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    elif session is None or session.is_lesson or window.pages.table_here is None:
        if session is not None and session.is_lesson:
            actions["menu"].trigger()
        elif actions["continue"].isEnabled():
            actions["continue"].trigger()
        else:
            window.lifecycle.begin(NewGame("lite", {}, 5, ("human", "random"), "casual"))
    elif actions["resume"].isEnabled():
        actions["resume"].trigger()
    elif actions["now"].isEnabled():
        actions["now"].trigger()
    elif actions["agree"].isEnabled():
        actions["agree"].trigger()
    elif window.table.offers.rows:
        _choose(window, chance)


def _choose(window: MainWindow, chance: random.Random) -> None:
    """Clear the filter above the list of actions and double-click a random action."""
    choices = window.table.choices
    if choices.field.text():
        QTest.keyClick(choices.field, Qt.Key.Key_Escape)
    index = choices.index_of(chance.choice(window.table.offers.rows).action)
    choices.list.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
    at = choices.list.visualRect(index).center()
    QTest.mouseClick(choices.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(choices.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
