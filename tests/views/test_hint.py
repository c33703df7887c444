"""The reasons of a hint in a game and in a replay, shown only to the player who decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision, Choice
from ai.knowledge.lite.evaluation_terms import ASPECTS
from ai.reasons import Explanation, LineStep, Reason, Share, Weighed
from ai.worker.wire import packed
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.engine.supervisor import NO_HINT, RESTARTED
from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Analysis
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.agenda import action_label
from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.text import Text
from furyqt.views.main_window import MainWindow
from furyqt.views.panels.actions.thinking_bar import ThinkingBar
from furyqt.views.table.replay_page import ReplayPage
from tests.controllers.fakes import FakeEngine
from tests.controllers.test_analysis import a_replay
from tests.views.test_handover import begin_two, play_to_the_other, uncover

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def explained(seen: Observation) -> AgentDecision:
    """A decision for the first three actions, with a reason for the first."""
    reason = Reason("score", True, 2.0, ASPECTS[0].in_words(2.0))
    step = LineStep(False, None, Text("", "Dracula moves."), 0.4)
    answer = Share(Text("", "Dracula moves."), 0.4)
    actions = seen.actions[:3]
    weighed = [
        Weighed(action.text, 0.5, 10.0 - place, 0.0, (reason,) if not place else (), (step,), answer)
        for place, action in enumerate(actions)
    ]
    choices = tuple(Choice(action.text, 30, 0.5) for action in actions)
    why = Explanation(tuple(weighed), ((0, 0.75), (1, 0.25)))
    return AgentDecision(0, 90, choices=choices, why=why)


class Explaining(FakeEngine):
    """Gives reasons if they are requested."""

    def think(
        self, game: str, spec: str, observation: Observation, seed: int, *more: Any, **most: Any
    ) -> AgentDecision:
        decision = super().think(game, spec, observation, seed, *more, **most)
        return explained(observation) if most.get("explain") else decision


def show_hint(window: MainWindow, session: GameSession) -> None:
    session.hinted.emit(explained(session.observation))


def test_reasons_are_shown_and_accessible(window: MainWindow, begin: Any, qtbot: QtBot) -> None:
    session = begin()
    show_hint(window, session)
    pane = window.table.hint.why
    assert pane.isVisible()
    words = pane.toPlainText()
    rules, seen = session.rules, session.observation
    assert "On average this means a final score about 2 points higher." in words
    assert "Most likely next: Dracula moves (40%)." in words
    for number in (1, 2):
        assert f"{number + 1}. {action_label(seen, seen.actions[number])}" in words
    assert (
        f"{rules.default_table.atlas.places[0].name} 75% and {rules.default_table.atlas.places[1].name} 25%"
        in words
    )
    face = QAccessible.queryAccessibleInterface(pane)
    assert face.text(QAccessible.Text.Name) == "Reasons"
    assert face.textInterface().text(0, 17) == "Chance of success"
    pane.setFocus()
    assert pane.hasFocus()
    assert pane.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    qtbot.keyClick(pane, Qt.Key.Key_Tab)  # type: ignore[no-untyped-call]
    assert not pane.hasFocus()


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_reasons_stay_inside_the_column(window: MainWindow, begin: Any, qtbot: QtBot, scale: float) -> None:
    window.settings.update(text_scale=scale)
    session = begin()
    show_hint(window, session)
    QApplication.processEvents()
    hint = window.table.hint
    assert hint.why.horizontalScrollBar().maximum() == 0
    assert hint.why.viewport().height() >= 5 * hint.why.fontMetrics().height()
    side = window.table.side_area
    if scale == 1.0:
        assert side.verticalScrollBar().maximum() == 0
    assert side.horizontalScrollBar().maximum() == 0
    left = hint.mapTo(side, hint.rect().topLeft()).x()
    assert left >= 0
    assert left + hint.width() <= side.width()
    top = hint.mapTo(side.viewport(), hint.rect().topLeft()).y()
    assert top < side.viewport().height()


def test_reasons_and_table_are_scrolled_together(window: MainWindow, begin: Any, qtbot: QtBot) -> None:
    session = begin()
    show_hint(window, session)
    QApplication.processEvents()
    hint = window.table.hint
    for part in (hint.why, hint.table):
        assert part.verticalScrollBar().maximum() == 0
    assert hint.page.verticalScrollBar().maximum() > 0
    hint.table.setFocus()
    last = hint.model.index(hint.model.rowCount() - 1, 0)
    hint.table.setCurrentIndex(last)
    box = hint.table.visualRect(last)
    assert hint.table.viewport().visibleRegion().contains(box.center()), "a line chosen by a key is in view"


def test_reasons_follow_the_language(window: MainWindow, begin: Any, qtbot: QtBot) -> None:
    session = begin()
    show_hint(window, session)
    pane = window.table.hint.why
    for language, words in (
        ("de", "Im Schnitt bedeutet das einen um etwa 2 Punkte höheren"),
        ("it", "In media comporta un punteggio"),
        ("en", "On average this means a final"),
    ):
        window.settings.update(language=language)
        qtbot.waitUntil(lambda words=words: words in pane.toPlainText())


def test_the_next_position_clears_the_reasons(window: MainWindow, begin: Any, qtbot: QtBot) -> None:
    session = begin()
    show_hint(window, session)
    session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn)
    assert not window.table.hint.why.isVisible()
    assert not window.table.hint.why.toPlainText()


def test_the_other_person_never_sees_the_reasons(window: MainWindow, qtbot: QtBot) -> None:
    session = begin_two(window, "lite", ("human", "human"))
    uncover(window, qtbot)
    for _ in range(3):
        show_hint(window, session)
        play_to_the_other(window, qtbot, session)
        hint = window.table.hint
        assert not hint.isVisible()
        assert not hint.model.rows
        assert not hint.why.toPlainText()
        uncover(window, qtbot)
        assert not hint.why.toPlainText()


# In a replay


@pytest.fixture
def engines() -> list[Explaining]:
    return []


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, engines: list[Explaining]) -> Iterator[ReplayPage]:
    """A replay page that does not analyze the game; it adds its engines to the list."""

    def engine() -> Explaining:
        engines.append(Explaining())
        return engines[-1]

    monkeypatch.setattr(Analysis, "start", lambda analysis: None)

    settings = Settings()
    settings.update(animation_speed=0.0)
    found = ReplayPage(Language(), settings)
    found.new_worker = lambda: AiWorker(engine)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    yield found
    found.close_replay()


def ask(page: ReplayPage, qtbot: QtBot) -> None:
    page.tabs.setCurrentWidget(page.hint)
    qtbot.mouseClick(page.hint.ask_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(page.hint.model.rows))


def test_a_position_is_explained_with_the_knowledge_of_the_player_to_decide(
    page: ReplayPage, engines: list[Explaining], qtbot: QtBot
) -> None:
    replay = a_replay()
    page.open(replay)
    asked = []
    for player in (0, 1):
        position = next(n for n in range(40, replay.length) if replay.asked(n) == player)
        page.transport.slider.setValue(position)
        assert not page.hint.model.rows
        ask(page, qtbot)
        assert "On average this means a final score about 2 points higher." in page.hint.why.toPlainText()
        assert not page.hint.play_button.isVisible()
        asked.append(packed(replay.observation(player, position)))
    assert [seen for _, seen, _ in engines[0].asked] == asked
    page.transport.slider.setValue(position + 1)
    assert not page.hint.why.toPlainText()


def test_before_the_end_only_the_persons_own_decisions_are_explained(
    page: ReplayPage, engines: list[Explaining], qtbot: QtBot
) -> None:
    replay = a_replay(30)
    page.open(replay)
    page.tabs.setCurrentWidget(page.hint)
    assert replay.allowed_viewers == (0,)
    seen = set()
    for position in range(20, replay.length):
        page.transport.slider.setValue(position)
        seen.add(replay.asked(position))
        assert page.hint.ask_button.isEnabled() == (replay.asked(position) == 0)
        assert page.hints is not None
        if replay.asked(position) != 0:
            page.hints.inquiry.ask()
            assert not page.hints.inquiry.is_waiting
    assert seen == {0, 1}
    assert not engines


def test_an_answer_for_an_earlier_position_is_dropped(
    page: ReplayPage, engines: list[Explaining], qtbot: QtBot
) -> None:
    replay = a_replay()
    page.open(replay)
    page.transport.slider.setValue(40)
    ask(page, qtbot)
    engines[0].hold()
    page.transport.slider.setValue(41)
    page.hint.ask_button.click()
    assert page.hint.best.text().startswith("Looking for")
    qtbot.waitUntil(lambda: len(engines[0].asked) == 2)
    page.transport.slider.setValue(45)
    engines[0].go_on.set()
    ask(page, qtbot)
    stale, wanted = (
        {action.text for action in replay.observation(replay.asked(position), position).actions[:3]}
        for position in (41, 45)
    )
    assert {row.action.text for row in page.hint.model.rows} == wanted != stale


# While the search runs


def found(seen: Observation, index: int, visits: int) -> AgentDecision:
    """A decision of an unfinished search; the other actions were tried less."""
    counts = [visits if number == index else visits // 3 for number in range(3)]
    rows = [
        Choice(seen.actions[n].text, counts[n], *((0.6, 0.4) if n == index else (0.5, 0.3))) for n in range(3)
    ]
    rows.sort(key=lambda choice: -choice.visits)
    return AgentDecision(index, sum(counts), value=0.4, choices=tuple(rows))


@pytest.fixture
def searching(window: MainWindow, begin: Any, monkeypatch: pytest.MonkeyPatch) -> GameSession:
    """A game in which a hint is calculated, and nothing is known of it yet."""
    session: GameSession = begin()
    monkeypatch.setattr("furyqt.controllers.computer.ai_client.HINT_SPEC", "search:600s")
    window.table.hint.ask_button.click()
    assert session.advice.is_hinting
    return session


def test_a_hint_shows_its_best_move_so_far_and_improves(
    window: MainWindow, searching: GameSession, qtbot: QtBot
) -> None:
    hint, seen = window.table.hint, searching.observation
    assert hint.best.text().startswith("Looking for")
    assert hint.bar.isVisible()
    assert not hint.play_button.isVisible()
    for index, share in ((1, 0.2), (0, 0.6)):
        searching.advice.hint_progressed.emit(share, found(seen, index, 90))
        assert hint.best.text() == f"Best so far: {action_label(seen, seen.actions[index])}"
        assert hint.estimate.text() == "Chance of success (score above 290) so far: 40%"
        assert hint.bar.value() == round(100 * share)
        assert hint.play_button.isVisible()
    place = hint.play_button.mapTo(window, hint.play_button.rect().topLeft()).y()
    show_hint(window, searching)
    assert hint.best.text() == str(action_label(seen, seen.actions[0]))
    qtbot.wait(1)
    assert hint.play_button.mapTo(window, hint.play_button.rect().topLeft()).y() == place


def test_before_the_search_has_reported_the_bar_waits_and_no_chance_is_named(
    window: MainWindow, searching: GameSession
) -> None:
    hint, seen = window.table.hint, searching.observation
    for share in (None, 0.0):
        if share is not None:
            searching.advice.hint_progressed.emit(share, None)
        assert hint.best.text() == "Looking for the best move…"
        assert hint.bar.maximum() == 0, "a bar without a range does not say 0%"
    searching.advice.hint_progressed.emit(0.01, found(seen, 1, 4))
    assert hint.bar.value() == 1
    assert hint.best.text().startswith("Best so far: ")
    assert hint.estimate.text() == "The chance is not known yet."
    assert all(row.chance is None for row in hint.model.rows)
    searching.advice.hint_progressed.emit(0.2, found(seen, 1, 90))
    assert "40%" in hint.estimate.text()


@pytest.mark.parametrize("has_best", [False, True])
def test_a_search_that_stops_and_begins_again_says_so_until_it_reports(
    window: MainWindow, searching: GameSession, has_best: bool
) -> None:
    hint, seen, client = window.table.hint, searching.observation, searching.advice
    if has_best:
        client.hint_progressed.emit(0.4, found(seen, 1, 90))
    before = hint.best.text()
    client.hint_troubled.emit(RESTARTED)
    assert hint.best.text() == before
    assert hint.estimate.text() == "The computer's search stopped unexpectedly and was restarted."
    assert hint.bar.maximum() == 0
    assert hint.ask_button.text() == "Cancel"
    client.hint_progressed.emit(0.1, found(seen, 1, 60))
    assert "40%" in hint.estimate.text()
    assert hint.bar.value() == 10


def test_a_search_that_was_cut_short_names_no_chance(window: MainWindow, begin: Any) -> None:
    session = begin()
    hint, decision = window.table.hint, explained(session.observation)
    session.hinted.emit(structs.replace(decision, iterations=1, value=0.0))
    words = hint.why.toPlainText()
    assert "There was too little time to estimate the chance." in words
    assert "Chance to win" not in words
    assert "0%" not in "".join(str(hint.model.index(n, 1).data()) for n in range(3))
    session.hinted.emit(structs.replace(decision, iterations=1, value=0.0, why=None))
    assert hint.estimate.text() == "There was too little time to estimate the chance."


def test_a_hint_that_has_failed_says_so(window: MainWindow, searching: GameSession) -> None:
    hint = window.table.hint
    searching.advice.hint_troubled.emit(NO_HINT)
    hint.set_state(possible=True, waiting=False)
    assert hint.estimate.text() == "The computer's search failed twice, so there is no hint."
    assert hint.best.text() == "What would the computer do?"
    assert not hint.bar.isVisible()
    searching.advice.request_hint()
    hint.set_state(possible=False, waiting=True)
    assert hint.estimate.text() == ""


def test_the_search_of_a_hint_can_be_canceled_and_its_move_so_far_played(
    window: MainWindow, searching: GameSession, qtbot: QtBot
) -> None:
    hint, seen = window.table.hint, searching.observation
    searching.advice.hint_progressed.emit(0.2, found(seen, 1, 90))
    assert hint.ask_button.text() == "Cancel"
    hint.ask_button.click()
    assert not searching.advice.is_hinting
    assert hint.ask_button.text() == "Show Hint"
    assert hint.ask_button.isEnabled()
    assert not hint.bar.isVisible()
    assert hint.best.text().startswith("Best so far: ")
    searching.advice.hint_progressed.emit(0.9, found(seen, 2, 90))
    assert hint.model.rows[0].action == seen.actions[1]
    ply = searching.ply
    qtbot.mouseClick(hint.play_button, Qt.MouseButton.LeftButton)
    assert searching.ply > ply


def test_the_search_terms_are_in_the_details_only(
    window: MainWindow, searching: GameSession, qtbot: QtBot
) -> None:
    hint = window.table.hint
    show_hint(window, searching)
    assert hint.table.isColumnHidden(2)
    assert not hint.details.isVisible()
    qtbot.mouseClick(hint.details_button, Qt.MouseButton.LeftButton)
    assert not hint.table.isColumnHidden(2)
    assert hint.details.text().startswith("The chances are those of this goal. Games simulated: ")
    assert hint.details.text().endswith("Games simulated: 90.")


def test_a_later_result_sets_only_its_own_words(
    window: MainWindow, searching: GameSession, qtbot: QtBot
) -> None:
    hint, seen = window.table.hint, searching.observation
    searching.advice.hint_progressed.emit(0.2, found(seen, 1, 90))
    unchanged = hint.model.headerDataChanged, hint.model.modelReset
    with qtbot.assertNotEmitted(unchanged[0]), qtbot.assertNotEmitted(unchanged[1]):
        searching.advice.hint_progressed.emit(0.4, found(seen, 1, 180))
    assert hint.model.index(0, 2).data() == "180"
    with qtbot.assertNotEmitted(hint.model.dataChanged):
        searching.advice.hint_progressed.emit(0.6, found(seen, 1, 180))
    assert hint.bar.value() == 60
    window.settings.update(language="de")
    qtbot.waitUntil(lambda: hint.best.text().startswith("Bislang am besten: "))


def test_the_place_of_the_best_move_is_marked_once(window: MainWindow, searching: GameSession) -> None:
    seen, view = searching.observation, window.table.view

    def marked() -> set[str]:
        marks = view.table.scene.layer.highlights
        return {key for key, mark in marks.items() if mark == "selected"}

    places = [view.board.destination(seen, action) for action in seen.actions[:3]]
    assert len(set(places)) == 3
    searching.advice.hint_progressed.emit(0.2, found(seen, 1, 90))
    assert marked() == {view.table.key_of(places[1])}
    view.table.marks.select(places[2])
    searching.advice.hint_progressed.emit(0.4, found(seen, 1, 180))
    assert marked() == {view.table.key_of(places[2])}
    searching.advice.hint_progressed.emit(0.6, found(seen, 0, 270))
    assert marked() == {view.table.key_of(places[0])}


def test_a_search_that_begins_or_ends_does_not_draw_the_table_again(
    window: MainWindow, begin: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session: GameSession = begin()
    cancel, hint = window.commands.actions["cancel"], window.commands.actions["hint"]
    monkeypatch.setattr("furyqt.controllers.computer.ai_client.HINT_SPEC", "search:20")
    shown: list[Observation] = []
    monkeypatch.setattr(window.table.view, "show", lambda seen, *_: shown.append(seen))
    window.table.hint.ask_button.click()
    assert (cancel.isEnabled(), hint.isEnabled()) == (True, False)
    qtbot.waitUntil(lambda: not session.advice.is_hinting, timeout=60_000)
    assert (cancel.isEnabled(), hint.isEnabled()) == (False, True)
    assert window.table.hint.ask_button.text() == "Show Hint"
    assert not shown


def test_the_thinking_bar_is_painted_in_the_next_turn_of_the_event_loop(qtbot: QtBot) -> None:
    """To be painted at once would paint the whole window, too."""
    painted: list[int] = []

    class Bar(ThinkingBar):
        def paintEvent(self, event: QPaintEvent) -> None:
            painted.append(self.value())
            super().paintEvent(event)

    bar = Bar()
    qtbot.addWidget(bar)
    bar.show()
    qtbot.waitUntil(lambda: bool(painted))
    QApplication.processEvents()
    painted.clear()
    bar.set_share(0.5)
    bar.stop()
    bar.set_share(0.7)
    assert painted == []
    qtbot.waitUntil(lambda: bool(painted))
    assert painted == [70]


def test_the_thinking_bar_shows_the_share_of_the_budget(window: MainWindow, begin: Any) -> None:
    session: GameSession = begin()
    window.table.turn.think("Dracula")
    session.computer.progressed.emit(0.3)
    assert (window.table.turn.bar.value(), window.table.turn.bar.maximum()) == (30, 100)
    window.table.turn.think("Dracula again")
    assert window.table.turn.bar.value() == 30
