"""Chapters at the table: the line of goals, the end, the afterword, the seal, and what undo cannot do."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision, Choice
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.language import Language
from furyqt.controllers.review.replay import Replay
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.fury3.events import LocationRevealed, MoveDenied, TrailSlid
from furyqt.views.dialogs.summary import SummaryDialog
from furyqt.views.main_window import MainWindow
from tests.views.journal.chapter_sessions import begin_quickly, finish_quickly, quick_record
from tests.views.reading import read_on

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
MOST_DECISIONS = 800


def play_on(window: MainWindow, qtbot: QtBot, session: GameSession, seed: int = 3) -> None:
    """Choose random lines of the list until the chapter is over."""
    chance = random.Random(seed)
    window.settings.update(teammates="watch")
    for _ in range(MOST_DECISIONS):
        qtbot.waitUntil(
            lambda: session.is_over or (session.is_persons_turn and bool(window.table.offers.rows)),
        )
        if session.is_over:
            return
        row = chance.choice(window.table.offers.rows)
        window.table.choices.select_action(row.action)
        qtbot.keyClick(window.table.choices.list, Qt.Key.Key_Return)
    raise AssertionError("the chapter does not end")


@pytest.mark.mass
@pytest.mark.parametrize(("chapter", "day"), [("shadow-01", 8), ("shadow-01", 1), ("shadow-04", 1)])
def test_a_chapter_is_finished_through_the_widgets(
    qtbot: QtBot, window: MainWindow, chapter: str, day: int
) -> None:
    window.show_journal()
    page = window.pages.journal
    for number in range(1, int(chapter[-2:])):
        finish_quickly(page.book, f"shadow-{number:02}")
    page.welcome()
    assert page.pages.entry(chapter).state == "open"
    session = begin_quickly(window, chapter, day=day)
    read_on(window, session)
    goals = window.table.goals
    assert goals.isVisible()
    assert goals.sky.accessibleName().startswith(f"Day {day} of")
    assert goals.words.text().startswith("Still to do: ")
    play_on(window, qtbot, session)
    assert session.chapter is not None
    verdict = session.chapter.verdict
    assert verdict is not None
    window.table.view.column.leave_combat()
    qtbot.waitUntil(lambda: window.epilogue.finale is not None)
    finale = window.epilogue.finale
    assert finale is not None
    button = finale.verdict.buttons["journal"]
    assert not button.isHidden()
    button.click()
    assert window.pages.currentWidget() is page
    assert page.currentWidget() is page.afterword
    entry = page.pages.entry(chapter)
    assert entry.finished is not None
    assert entry.finished.medal == verdict.medal
    assert window.lifecycle.session is None  # nothing can be undone any more
    page.afterword.buttons["journal"].click()
    assert page.tree.current == page.book.store.open_chapters[0]  # the chapter that follows
    assert not window.table.goals.isVisible()


def test_the_start_page_names_the_chapter_to_continue(window: MainWindow, qtbot: QtBot) -> None:
    window.show_journal()
    session = begin_quickly(window, "shadow-01", day=1)
    qtbot.waitUntil(lambda: bool(window.table.offers.rows))
    session.act(session.observation.actions[0])
    window.lifecycle.clear()
    window.show_start()
    assert window.start.last_game.text().startswith("Chapter 1, The Borgo Road, ")


def test_the_summary_of_a_chapter_has_the_count_of_its_judge(window: MainWindow, qtbot: QtBot) -> None:
    """It stays when the truth is uncovered."""
    book = window.pages.journal.book
    window.show_journal()
    history = chapter_history(quick_record(book, "shadow-01"))
    chance = random.Random(3)
    while not history.is_over:
        seat = history.table.seats[history.seat_to_move]
        history.add(chance.choice(history.observation(seat.player).actions))
    assert history.course is not None
    counts = history.course.counts(history.state)
    replay = Replay(history.record, history.states)
    dialog = SummaryDialog(replay, history.observation(0), (0,), Language())
    qtbot.addWidget(dialog)
    for player in (0, 1):
        dialog.show_observation(history.observation(player))
        texts = {name.text(): value.text() for name, value in dialog.numbers}
        assert texts["Hideouts found"] == f"{counts['turned']} of 3"
        assert "Hideouts revealed" not in texts


def test_an_ordinary_game_has_no_line_of_goals(window: MainWindow, qtbot: QtBot) -> None:
    window.show_journal()
    window.pages.journal.welcome()
    session = begin_quickly(window, "shadow-01")
    assert not window.table.goals.isHidden()
    window.lifecycle.begin_another()
    assert window.lifecycle.session is not session
    window.lifecycle.clear()
    assert window.table.goals.isHidden()


@pytest.mark.parametrize(
    ("preset", "tip", "question"),
    [
        ("hunter", "Name the place where he is hidden.", "Mark at most 1 place. The game ends"),
        ("story", "Name up to two places;", "Mark at most 2 places. One of them has to be right."),
    ],
)
def test_places_are_sealed_on_the_map_or_in_the_list(
    preset: str, tip: str, question: str, window: MainWindow, qtbot: QtBot
) -> None:
    window.show_journal()
    page = window.pages.journal
    page.welcome()
    session = begin_quickly(window, "shadow-06", preset=preset)
    status = session.chapter
    assert status is not None
    goals, journal_controller = window.table.goals, window.journal_controller
    assert goals.seal_button.toolTip().startswith(tip)
    assert not goals.seal_button.isHidden()
    assert not goals.seal_button.isEnabled()  # only from the fourth day on
    journal_controller.ask_seal()
    assert journal_controller.seal is None
    session = begin_quickly(window, "shadow-06", day=4, preset=preset)
    status = session.chapter
    assert status is not None
    qtbot.waitUntil(goals.seal_button.isEnabled)
    assert status.can_seal
    goals.seal_button.click()
    dialog = journal_controller.seal
    assert dialog is not None
    assert not dialog.seal_button.isEnabled()
    assert dialog.question.text().startswith(question)
    atlas = session.table.atlas
    assert atlas is not None
    for barred in (atlas.index["london"], min(atlas.indices("hospital"))):
        dialog.map.place_activated.emit(barred)  # nobody can be there
        assert not dialog.marked
    dialog.map.place_activated.emit(3)
    dialog.places.toggled.emit(4, True)
    dialog.map.place_activated.emit(5)
    assert len(dialog.marked) == status.seal_places  # one too many is refused, a single mark moves
    for place in dialog.marked:
        dialog.map.place_activated.emit(place)
    assert not dialog.marked
    assert not dialog.seal_button.isEnabled()
    dialog.places.toggled.emit(4, True)
    assert dialog.marked == {4}
    QApplication.sendPostedEvents()
    dialog.seal_button.click()
    assert journal_controller.seal is None
    qtbot.waitUntil(lambda: session.is_over)
    assert session.chapter is not None
    assert session.chapter.verdict is not None
    assert session.chapter.verdict.reason == "seal"
    assert not session.undo_stack.can_undo


def test_a_hint_of_a_chapter_is_about_its_goal_and_names_only_a_target_of_the_game(
    window: MainWindow, qtbot: QtBot, begin: Callable[[], GameSession]
) -> None:
    window.show_journal()
    window.pages.journal.welcome()
    for chapter in ("shadow-04", "shadow-01"):
        session = begin_quickly(window, chapter)
        qtbot.waitUntil(lambda session=session: session.is_persons_turn)
        tried = tuple(Choice(action.text, 30, 0.5, 0.6) for action in session.observation.actions[:2])
        session.hinted.emit(AgentDecision(0, iterations=60, value=0.62, choices=tried))
        hint = window.table.hint
        assert hint.estimate.text().startswith("Chance of success: 62%, "), "the goal is above the actions"
        assert hint.model.headerData(1, Qt.Orientation.Horizontal) == "Chance of success"
        assert "goal" in hint.details.text()
        assert "do not know the goal" not in hint.why.toPlainText()
    session = begin()
    tried = tuple(Choice(action.text, 30, 0.5, 0.6) for action in session.observation.actions[:2])
    session.hinted.emit(AgentDecision(0, iterations=60, value=0.62, choices=tried))
    assert window.table.hint.estimate.text().startswith("Chance of success (score above 290): 62%, ")
    assert window.table.hint.model.headerData(1, Qt.Orientation.Horizontal) == "Chance of success"


def test_the_log_of_a_chapter_has_the_remarks_of_its_judge(window: MainWindow, qtbot: QtBot) -> None:
    window.show_journal()
    window.pages.journal.welcome()
    session = begin_quickly(window, "shadow-01")
    qtbot.waitUntil(lambda: session.is_persons_turn)
    seen = session.observation
    told = (*seen.events, MoveDenied(), LocationRevealed(1, 5), TrailSlid())
    window.table.view.show(msgspec.structs.replace(seen, events=told))
    model = window.table.view.log.model
    lines = [model.item(row).text() for row in range(len(model.rows))]
    assert any("do not count: no hunter found them" in line for line in lines)
