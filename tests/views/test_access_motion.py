"""With reduced motion nothing moves: no piece travels, no ring breathes, no bar runs, no view glides."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject
from pytestqt.qtbot import QtBot

from furyqt.views.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def moving(window: MainWindow) -> list[str]:
    """Every animation of the window that runs."""
    scene = window.table.view.table.scene
    found = [*window.findChildren(QObject), *scene.findChildren(QObject)]
    running = QAbstractAnimation.State.Running
    return [
        type(one).__name__ for one in found if isinstance(one, QAbstractAnimation) and one.state() == running
    ]


def play(window: MainWindow, qtbot: QtBot, session: Any, moves: int) -> set[str]:
    """Make moves, and tell what moved meanwhile."""
    seen: set[str] = set()
    chance = random.Random(3)
    for _ in range(moves):
        qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over, timeout=15_000)
        if session.is_over:
            break
        session.act(chance.choice(session.observation.actions))
        for _ in range(5):
            seen |= set(moving(window))
            qtbot.wait(5)
    return seen


def test_things_move_otherwise(window: MainWindow, begin: Callable[..., Any], qtbot: QtBot) -> None:
    """The test below could fail."""
    session = begin()
    window.settings.update(animation_speed=1.0)
    assert play(window, qtbot, session, 10) != set()


def test_nothing_moves(window: MainWindow, begin: Callable[..., Any], qtbot: QtBot) -> None:
    session = begin()
    window.settings.update(animation_speed=1.0, reduced_motion=True)
    qtbot.wait(20)
    assert moving(window) == []
    assert play(window, qtbot, session, 10) == set()


def test_the_view_does_not_glide(window: MainWindow, begin: Callable[..., Any], qtbot: QtBot) -> None:
    begin()
    window.settings.update(animation_speed=1.0, reduced_motion=True)
    actions = window.commands.actions
    for name in ("zoom_in", "zoom_in", "zoom_out", "fit"):
        actions[name].trigger()
        assert moving(window) == []


def test_the_bar_stands_still(window: MainWindow, begin: Callable[..., Any], qtbot: QtBot) -> None:
    begin()
    turn = window.table.turn
    window.settings.update(reduced_motion=True)
    turn.think("Thinking")
    turn.bar._begin()
    assert turn.bar.maximum() == 1, "a bar without a range runs for ever"
    window.settings.update(reduced_motion=False)
    turn.bar._begin()
    assert turn.bar.maximum() == 0
