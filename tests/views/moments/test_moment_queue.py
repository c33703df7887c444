"""Nothing runs ahead of the moment that is seen: figures, sheets, log, questions, words and sounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.record import loads
from furyqt.views.main_window import MainWindow
from tests.views.reading import is_reading

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
RECORDS = Path(__file__).parents[2] / "fixtures" / "moments"
Lay = Callable[..., GameSession]


@pytest.fixture
def lay(window: MainWindow, qtbot: QtBot) -> Lay:
    """Continue a recorded game in the window at a speed, until the person must decide."""

    def laid(name: str, speed: float = 0.0, **seats: str) -> GameSession:
        window.settings.update(animation_speed=speed, show_possible_places=False)
        record, states = loads((RECORDS / f"{name}.furyqt").read_bytes())
        record.tags.update(seats)  # type: ignore[attr-defined]
        session = GameSession.from_record(record, states, worker=window.lifecycle.worker)
        window.lifecycle.start(session)
        session.pace.set_least(0)
        session.pace.set_cover_delay(0)
        qtbot.waitUntil(lambda: session.is_persons_turn or session.teammates.plan is not None)
        return session

    return laid


def press(window: MainWindow, qtbot: QtBot, session: GameSession, *numbers: int) -> None:
    """Choose actions by their keys, each when the person is asked or a result is read."""
    for number in numbers:
        qtbot.waitUntil(lambda: bool(window.table.offers.rows) or is_reading(window))
        window.table.choices.play_number(number)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: bool(window.table.offers.rows) or is_reading(window) or session.is_over)


def table_of(window: MainWindow) -> dict[str, Any]:
    """Return everything on the table that could run ahead."""
    page = window.table
    return {
        "picture": page.view.picture,
        "log": page.view.log.model.rows,
        "question": (page.turn.title.text(), page.offers.rows, page.hint.model.rows),
        "spoken": page.turn.accessibleName(),
        "title": window.windowTitle(),
        "story": page.turn.recap.text.text(),
    }


def to_result(window: MainWindow, lay: Lay, qtbot: QtBot, speed: float = 0.0) -> GameSession:
    """Dracula feeds, is found, and fights Van Helsing with Mesmerize."""
    session = lay("two_combats_in_liverpool", speed)
    press(window, qtbot, session, 3, 2, 1, 6)
    while not is_reading(window):
        press(window, qtbot, session, 1)
    return session


@pytest.mark.parametrize("speed", [0.0, 8.0])
def test_nothing_happens_behind_the_result_of_a_combat(
    window: MainWindow, lay: Lay, qtbot: QtBot, speed: float
) -> None:
    session = to_result(window, lay, qtbot, speed)
    told: list[object] = []
    session.happened.connect(told.append)
    before, ply = table_of(window), session.ply
    qtbot.wait(400)
    window.table.choices.play_number(1)
    qtbot.wait(100)
    assert table_of(window) == before
    assert (session.ply, told) == (ply, [])
    assert "combat is over" in str(session.observation.events[-1].describe())
    assert window.table.offers.rows == ()
    assert window.play is not None
    assert window.play.moments.stage.moment is None
    window.table.view.combat.result.button.click()
    qtbot.waitUntil(lambda: session.ply > ply)
    assert told


def test_enter_goes_on_and_escape_skips_to_the_next_question(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    session = to_result(window, lay, qtbot)
    button = window.table.view.combat.result.button
    assert window.focusWidget() is button
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert not is_reading(window)
    session.undo_stack.undo()
    while not is_reading(window):
        press(window, qtbot, session, 1)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert session.pace.is_skipping or session.is_persons_turn
    qtbot.waitUntil(lambda: bool(window.table.offers.rows) or session.is_over)
    assert not session.pace.is_skipping
    assert not is_reading(window)
