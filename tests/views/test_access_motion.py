"""Reduced motion: no animation of pieces, of the ring, of the thinking bar or of the map view."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QTimer
from pytestqt.qtbot import QtBot

from furyqt.views.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def moving(window: MainWindow) -> list[str]:
    """The classes of the running animations of the window."""
    scene = window.table.view.table.scene
    found = [*window.findChildren(QObject), *scene.findChildren(QObject)]
    running = QAbstractAnimation.State.Running
    return [
        type(one).__name__ for one in found if isinstance(one, QAbstractAnimation) and one.state() == running
    ]


def play(window: MainWindow, qtbot: QtBot, session: Any, moves: int) -> set[str]:
    """Take this number of actions and return the classes of the animations that ran."""
    seen: set[str] = set()
    chance = random.Random(3)

    def has_seen_turn() -> bool:
        seen.update(moving(window))
        return session.is_persons_turn or session.is_over

    for _ in range(moves):
        if session.is_over:
            break
        session.act(chance.choice(session.observation.actions))
        qtbot.waitUntil(has_seen_turn)
    return seen


def test_pieces_move_without_reduced_motion(
    window: MainWindow, begin: Callable[..., Any], qtbot: QtBot
) -> None:
    session = begin()
    window.settings.update(animation_speed=1.0)
    assert play(window, qtbot, session, 10) != set()


def test_no_piece_moves_with_reduced_motion(
    window: MainWindow, begin: Callable[..., Any], qtbot: QtBot
) -> None:
    session = begin()
    window.settings.update(animation_speed=1.0, reduced_motion=True)
    assert moving(window) == []
    assert play(window, qtbot, session, 10) == set()


def test_the_map_zooms_without_animation(window: MainWindow, begin: Callable[..., Any]) -> None:
    begin()
    window.settings.update(animation_speed=1.0, reduced_motion=True)
    actions = window.commands.actions
    for name in ("zoom_in", "zoom_in", "zoom_out", "fit"):
        actions[name].trigger()
        assert moving(window) == []


def test_the_thinking_bar_moves_only_without_reduced_motion(
    window: MainWindow, begin: Callable[..., Any], qtbot: QtBot
) -> None:
    begin()
    turn = window.table.turn
    delay = turn.bar.findChild(QTimer)
    assert delay is not None
    for reduced in (True, False):
        window.settings.update(reduced_motion=reduced)
        with qtbot.waitSignal(delay.timeout):
            turn.bar.start()
        assert turn.bar.maximum() == (1 if reduced else 0), "a bar without a range moves"
