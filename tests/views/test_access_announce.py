"""Announcements to the screen reader: their words, their order, and whether they interrupt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ai.agents import make_agent
from furyqt.rules.core.text import sentence
from furyqt.views.access.announce import announce, announce_event, announce_now, announcer
from furyqt.views.main_window import MainWindow
from tests.views.reading import is_reading
from tests.views.test_combat_play import laid, opening

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Heard = list[tuple[str, bool]]
"""The words of each announcement, and whether it interrupts."""


@pytest.fixture
def heard(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    found: Heard = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            interrupts = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            found.append((event.message(), interrupts))

    announcer().flush()
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    yield found
    announcer().flush()


def words(heard: Heard) -> str:
    return " | ".join(text for text, _ in heard)


def test_sentences_of_one_moment_are_announced_together_events_first(qtbot: QtBot, heard: Heard) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    announce(widget, "Choose an action.")
    announce_event(widget, "A door creaks.")
    announce_event(widget, "A bat flies by.")
    announce_event(widget, "A bat flies by.")
    announce(widget, "")
    assert heard == []
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [("A door creaks. A bat flies by. Choose an action.", False)]


def test_of_many_events_only_the_newest_are_announced(qtbot: QtBot, heard: Heard) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    for number in range(10):
        announce_event(widget, f"Event {number}.")
    announcer().flush()
    ((words, interrupts),) = heard
    assert words.endswith("in the log. Event 6. Event 7. Event 8. Event 9.")
    assert words.startswith("6 earlier event")
    assert not interrupts


def test_an_answer_interrupts(qtbot: QtBot, heard: Heard) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    announce(widget, "Later.")
    announce_now(widget, "That is too far.")
    announce_now(widget, "")
    assert heard == [("That is too far.", True)]


def test_words_of_a_deleted_widget_are_dropped(qtbot: QtBot, heard: Heard) -> None:
    widget = QWidget()
    announce(widget, "Farewell.")
    with qtbot.waitSignal(widget.destroyed):
        widget.deleteLater()
    announcer().flush()
    assert heard == []


def test_the_persons_turn_is_announced(window: MainWindow, begin: Callable[..., Any], heard: Heard) -> None:
    begin()
    announcer().flush()
    assert window.table.turn.title.text() in words(heard)
    assert not any(interrupts for _, interrupts in heard)


def test_events_are_announced_unless_switched_off(
    window: MainWindow, begin: Callable[..., Any], qtbot: QtBot, heard: Heard
) -> None:
    session = begin()
    heard.clear()
    for _ in range(6):
        known = len(session.observation.events)
        session.act(session.observation.actions[0])
        qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)
        if len(session.observation.events) > known:
            break
    announcer().flush()
    newest = session.observation.events[-1].describe()
    assert sentence(window.language.text(newest)) in words(heard)
    heard.clear()
    window.settings.update(announce_events=False)
    session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)
    announcer().flush()
    later = [sentence(window.language.text(event.describe())) for event in session.observation.events[-2:]]
    assert not any(line in words(heard) for line in later)


def test_a_refusal_is_announced_at_once(window: MainWindow, begin: Callable[..., Any], heard: Heard) -> None:
    begin()
    window.table.offers.refused.emit("The road is blocked.")
    assert ("The road is blocked.", True) in heard
    assert window.table.turn.reason.text() == "The road is blocked."


def test_the_end_of_the_game_is_announced(
    window: MainWindow, finish: Callable[[], object], heard: Heard
) -> None:
    finish()
    announcer().flush()
    assert window.table.turn.title.text() in words(heard)
    assert any(verdict in words(heard) for verdict in ("Victory!", "Defeat."))


def test_the_result_of_a_combat_round_is_announced(window: MainWindow, qtbot: QtBot, heard: Heard) -> None:
    session = laid(window, qtbot, opening("dracula"))
    agent = make_agent(session.rules, "greedy")
    combat = window.table.view.combat
    for number in range(40):
        qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over or is_reading(window))
        assert not session.is_over, "there was no combat"
        if combat.isVisible() and combat.results.text():
            break
        session.act(session.observation.actions[agent.decide(session.observation, number).index])
    announcer().flush()
    assert combat.results.text() in words(heard)
