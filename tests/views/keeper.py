"""Somebody who comes after the monkey: closes what it left open, and plays on by the rules."""

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
from tests.views.monkey import name_of

Patch = Callable[[object, str, object], object]


def tidy(window: MainWindow, rounds: int = 40) -> list[str]:
    """Close every dialog with Escape as a person would; what does not close is returned."""
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
    """Let the system's own file dialogs answer at once, with a file or with nothing, and open no folder."""
    answers = (("", ""), (str(folder / "monkey.furyqt"), ""))
    for name in ("getSaveFileName", "getOpenFileName"):
        patch(QFileDialog, name, lambda *_, **__: chance.choice(answers))
    patch(QDesktopServices, "openUrl", lambda *_: True)


def go_on(window: MainWindow, chance: random.Random, plies: int, seconds: float = 60.0) -> bool:
    """Play on with the mouse after the monkey has gone, so many plies or to the end of the game.

    Returns whether that went by the rules; a game in which nothing moves for so many seconds is stuck.
    """
    window.settings.update(
        animation_speed=0.0,
        teammates="watch",
        text_scale=1.0,
        show_possible_places=False,
        show_evidence=False,
    )
    window.resize(1280, 800)
    done, ply, since = 0, -1, time.monotonic()
    while time.monotonic() - since < seconds:
        QTest.qWait(2)
        session = window.lifecycle.session
        if session is not None and not session.is_lesson and session.ply != ply:
            done, ply, since = done + 1, session.ply, time.monotonic()
        if tidy(window):
            return False
        if session is not None and not session.is_lesson and (session.is_over or done > plies):
            return True
        _take_a_step(window, chance)
    return False


def _take_a_step(window: MainWindow, chance: random.Random) -> None:
    """What a person does next: come back to the table, uncover it, let a computer think, or choose a line."""
    session, actions = window.lifecycle.session, window.commands.actions
    page = window.pages.currentWidget()
    if page is window.pages._handover:
        QTest.mouseClick(window.pages.handover.button, Qt.MouseButton.LeftButton)
    elif session is None or session.is_lesson or page is not window.pages._table:
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
    """Double-click a line of the list, without what was typed above it."""
    choices = window.table.choices
    if choices.field.text():
        QTest.keyClick(choices.field, Qt.Key.Key_Escape)
    index = choices.index_of(chance.choice(window.table.offers.rows).action)
    choices.list.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
    at = choices.list.visualRect(index).center()
    QTest.mouseClick(choices.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(choices.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
