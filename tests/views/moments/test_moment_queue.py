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
from furyqt.controllers.storage.game_files import load
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


def test_the_words_beside_a_result_follow_the_language(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    to_result(window, lay, qtbot)
    assert window.table.turn.title.text() == "The combat is over."
    window.settings.update(language="de")
    QApplication.processEvents()
    assert window.table.turn.title.text() == "Der Kampf ist vorbei."


@pytest.mark.mass
@pytest.mark.parametrize("speed", [0.0, 8.0])
def test_enter_goes_on_and_escape_skips_to_the_next_question(
    window: MainWindow, lay: Lay, qtbot: QtBot, speed: float
) -> None:
    session = to_result(window, lay, qtbot, speed)
    button = window.table.view.combat.result.button
    assert window.focusWidget() is button
    assert not window.table.turn.buttons["continue"].isVisible(), "one button continues"
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert not is_reading(window)
    read: list[bool] = []
    session.moments.reached.connect(lambda: read.append(window.play is not None and is_reading(window)))
    qtbot.wait(300)
    assert not any(read), "a result is shown once"
    session.undo_stack.undo()
    while not is_reading(window):
        press(window, qtbot, session, 1)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert session.pace.is_skipping or session.is_persons_turn
    qtbot.waitUntil(lambda: bool(window.table.offers.rows) or session.is_over)
    assert not session.pace.is_skipping
    assert not is_reading(window)


# ------------------------------------------------------------------------------- the record and the hot seat


def test_the_record_has_what_is_not_shown_yet(
    window: MainWindow, lay: Lay, qtbot: QtBot, tmp_path: Path
) -> None:
    """Saved, closed and resumed in the middle of the queue, a game loses and repeats nothing."""
    session = to_result(window, lay, qtbot)
    saved, kept = tmp_path / "saved.furyqt", session.archive.autosave_path
    session.archive.save(saved)
    actions = [action.text for action in session.archive.game()[0].actions]
    assert kept is not None
    assert load(kept)[0].actions == session.archive.game()[0].actions
    told = session.observation.events
    window.lifecycle.clear()
    for path in (saved, kept):
        record, states = load(path)
        assert [action.text for action in record.actions] == actions
        again = GameSession.from_record(record, states, worker=window.lifecycle.worker)
        window.lifecycle.start(again)
        again.start()
        assert again.observation.events[: len(told)] == told
        assert not is_reading(window)
        lines = [line.words for line in window.table.turn.recap.lines]
        qtbot.waitUntil(lambda again=again: bool(window.table.offers.rows) or again.is_over)
        assert lines or window.table.turn.recap.lines, "what has happened since the last decision"
        window.lifecycle.clear()


def test_an_undo_before_the_result_is_read_goes_back_to_the_decision(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    session = to_result(window, lay, qtbot)
    session.undo_stack.undo()
    assert not is_reading(window)
    assert session.is_persons_turn
    assert window.table.view.column.is_at_combat
    assert window.table.offers.rows


def is_covered(window: MainWindow) -> bool:
    assert window.play is not None
    return window.play.is_covered


def test_two_persons_see_each_round_one_after_the_other(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    session = lay("two_combats_in_liverpool", Hunters="human")
    combat = window.table.view.combat
    qtbot.waitUntil(lambda: is_covered(window))
    read: list[tuple[int, str]] = []
    for _ in range(60):
        if is_covered(window):
            qtbot.mouseClick(window.pages.handover.button, Qt.MouseButton.LeftButton)
        elif is_reading(window):
            assert not window.table.offers.rows
            read.append((session.viewer, combat.results.text()))
            buttons = window.table.view.combat.result.button, window.table.turn.buttons["continue"]
            (shown,) = (button for button in buttons if button.isVisible())
            shown.click()
        else:
            choices = [row.action.text for row in window.table.offers.rows]
            wanted = [number for number, text in enumerate(choices) if text in WAY] or [0]
            window.table.choices.play_number(wanted[0] + 1)
        QApplication.processEvents()
        if len(read) >= 4:
            break
    assert {viewer for viewer, _ in read} == {0, 1}
    by_viewer = {viewer: [words for who, words in read if who == viewer] for viewer in (0, 1)}
    both = set(by_viewer[0]) & set(by_viewer[1])
    assert both, "each person has read the same round"


@pytest.mark.mass
@pytest.mark.parametrize("speed", [8.0, 0.0])
def test_a_spectator_has_nothing_to_confirm(window: MainWindow, qtbot: QtBot, speed: float) -> None:
    window.settings.update(animation_speed=speed, show_possible_places=False)
    record, states = loads((RECORDS / "two_combats_in_liverpool.furyqt").read_bytes())
    record.tags["Dracula"] = "random"  # type: ignore[index]
    session = GameSession.from_record(record, states, worker=window.lifecycle.worker)
    results: list[int] = []
    window.lifecycle.start(session)
    window.table.view.combat.ended.connect(lambda: results.append(session.ply))
    session.pace.set_least(0)
    qtbot.waitUntil(lambda: session.is_over or (len(results) > 1 and session.ply > results[-1]))
    assert results, "it was shown all the same"


WAY = ("@feed", "return", "encounter:lightning", "stay")
"""The choices that lead to a combat in Liverpool."""
