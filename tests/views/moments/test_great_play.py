"""A great moment at the table: it holds the game, is shown once, and nothing is lost in its middle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import Action
from furyqt.views.access.announce import announcer
from furyqt.views.main_window import MainWindow
from furyqt.views.moments.stage import CardStage
from furyqt.views.picture import Great, GreatMoment, Moment
from tools.scenes.moments import staged

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
NEVER = 0.001
"""A speed at which no moment ends by itself during a test."""
Lay = Callable[..., tuple[GameSession, Action, list[Moment]]]


@pytest.fixture
def lay(window: MainWindow) -> Lay:
    """Lay the position before the move that finds him, with the move and a list of what is staged."""

    def laid(
        great: Great = Great.FOUND, person: int = 0, **values: object
    ) -> tuple[GameSession, Action, list[Moment]]:
        window.settings.update(**{"animation_speed": NEVER, "show_possible_places": False} | values)
        history = staged("lite", person, great).history
        record = history.record.cut(history.ply - 1)
        agents = ("human", "random") if person == 0 else ("random", "human")
        record = replace(record, tags=dict(zip(("Hunters", "Dracula"), agents, strict=True)))
        session = GameSession.from_record(record, [*record.positions()], worker=window.lifecycle.worker)
        window.lifecycle.start(session)
        session.pace.set_least(0)
        session.pace.set_cover_delay(0)
        session.start()
        shown: list[Moment] = []
        stage_of(window).started.connect(shown.append)
        return session, history.record.actions[-1], shown

    return laid


def stage_of(window: MainWindow) -> CardStage:
    assert window.play is not None
    return window.play.moments.stage


def names(shown: list[Moment]) -> list[Great]:
    return [moment.name for moment in shown if isinstance(moment, GreatMoment)]


def test_it_holds_the_game_until_it_has_been_seen(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    session, move, shown = lay()
    session.act(move)
    QApplication.processEvents()
    assert names(shown) == [Great.FOUND]
    assert session.moments.is_waiting
    assert window.table.offers.rows == ()
    assert session.archive.game()[0].actions[-1] == move, "it is in the record"
    stage_of(window).advance()
    while stage_of(window).moment is not None:
        stage_of(window).advance()
    qtbot.waitUntil(lambda: session.is_persons_turn or session.moments.is_waiting or session.is_over)
    assert names(shown).count(Great.FOUND) == 1


def test_the_end_is_told_once_by_its_verdict(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    session, move, shown = lay(Great.LIGHT, 1)
    session.act(move)
    qtbot.waitUntil(lambda: session.is_over or stage_of(window).moment is not None)
    while stage_of(window).moment is not None:
        stage_of(window).advance()
    qtbot.waitUntil(lambda: window.epilogue.finale is not None)
    assert Great.LIGHT not in names(shown)


def test_undo_in_its_middle_takes_it_back_and_it_comes_again(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    session, move, shown = lay()
    ply = session.ply
    session.act(move)
    assert names(shown) == [Great.FOUND]
    session.undo_stack.undo()
    assert session.ply == ply
    assert stage_of(window).moment is None
    qtbot.waitUntil(lambda: session.is_persons_turn)
    session.act(move)
    assert names(shown) == [Great.FOUND, Great.FOUND]


def test_a_game_saved_in_its_middle_goes_on_without_it(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    session, move, shown = lay()
    session.act(move)
    told, record = session.observation.events, session.archive.game()[0]
    assert names(shown) == [Great.FOUND]
    window.lifecycle.clear()
    again = GameSession.from_record(record, [*record.positions()], worker=window.lifecycle.worker)
    window.lifecycle.start(again)
    again.start()
    QApplication.processEvents()
    assert again.observation.events[: len(told)] == told
    assert record.actions[-1] == move
    assert stage_of(window).moment is None


def test_escape_skips_it_to_the_next_question(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    session, move, shown = lay()
    session.act(move)
    assert names(shown) == [Great.FOUND]
    qtbot.keyClick(window.table.choices.list, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)
    assert stage_of(window).moment is None


def test_its_sentence_is_spoken_and_the_log_has_the_event(
    window: MainWindow, lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    session, move, shown = lay()
    monkeypatch.setattr(announcer(), "add", lambda widget, words, *, is_event: heard.append(words))
    session.act(move)
    (moment,) = (one for one in shown if isinstance(one, GreatMoment))
    assert str(moment.sentence) in heard
    log = [str(row.event.describe()) for row in window.table.view.log.model.rows]
    assert any("meets Dracula" in line for line in log)


def test_reduced_motion_shows_the_still_picture(window: MainWindow, lay: Lay) -> None:
    session, move, shown = lay(reduced_motion=True)
    session.act(move)
    assert names(shown) == [Great.FOUND]
    assert stage_of(window).is_still
    assert stage_of(window).share == 1.0


def test_without_any_motion_nothing_is_staged_and_nothing_waits(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    session, move, shown = lay(animation_speed=0.0)
    session.act(move)
    assert shown == []
    assert not session.moments.is_waiting
