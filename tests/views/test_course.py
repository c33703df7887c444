"""The chart of a replayed game and its turning points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Mark
from furyqt.controllers.storage.settings import Settings
from furyqt.views.charts.chart import GameChart
from furyqt.views.charts.plot import ChartTurn, Layout, layout, most_places, place_of, turn_at
from furyqt.views.table.replay_page import ReplayPage
from furyqt.views.theme import apply_theme
from tests.controllers.fakes import FakeEngine
from tests.controllers.test_analysis import a_replay
from tools.looks.recorder import texts_of

CHANCES = (0.5, 0.55, 0.2, 0.8, 1.0)
TURNS = tuple(
    ChartTurn(Mark(n, 10 * n, chance, 20 - n), f"Turn {n}", {2: -1, 3: 1}.get(n, 0), n == 4)
    for n, chance in enumerate(CHANCES)
)


class Wavering(FakeEngine):
    """Gives a different win estimate to every second request."""

    def think(self, *args: Any, **more: Any) -> AgentDecision:
        super().think(*args, **more)
        return AgentDecision(0, iterations=7, value=0.3 if len(self.asked) % 2 else 0.7)


@pytest.fixture
def chart(qtbot: QtBot) -> GameChart:
    found = GameChart()
    qtbot.addWidget(found)
    found.name_sides("Hunters", "Dracula")
    found.set_turns(TURNS)
    found.resize(400, 300)
    found.show()
    return found


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[ReplayPage]:
    settings = Settings()
    settings.update(animation_speed=0.0)
    found = ReplayPage(Language(), settings)
    found.new_worker = lambda: AiWorker(Wavering)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    yield found
    found.close_replay()


def plot_of(chart: GameChart) -> Layout:
    """The layout of the plots in the chart."""
    return layout(QRectF(chart.rect()), len(chart.turns), QFontMetricsF(chart.font()))


def test_keys_go_to_turns_and_turning_points(chart: GameChart, qtbot: QtBot) -> None:
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    for key in (
        Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Left,
        Qt.Key.Key_End, Qt.Key.Key_Home,
    ):  # fmt: skip
        qtbot.keyClick(chart, key)
    assert chosen == [10, 20, 30, 20, 10, 40, 0]


def test_a_click_goes_to_the_turn_under_it(chart: GameChart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chart.chosen) as chosen:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(plot_of(chart).x(3)), 60))
    assert chosen.args == [30]


def test_the_chart_has_an_accessible_description(chart: GameChart) -> None:
    chart.set_position(25)
    face = QAccessible.queryAccessibleInterface(chart)
    assert face.text(QAccessible.Text.Name) == "Game chart"
    description = face.text(QAccessible.Text.Description)
    assert description.startswith("Turn 2: ")
    assert "20% to win" in description
    assert "18 place" in description
    assert "worse" in description


def test_the_chart_of_a_chapter_is_about_its_goal(chart: GameChart) -> None:
    chart.name_sides("Hunters", "Dracula", is_for_goal=True)
    chart.set_turns([replace(turn, goal="1 more hideout") for turn in TURNS])
    assert "Hunters: chance to reach the goal" in [text.text for text in texts_of(chart)]
    assert "1 more hideout: 20%" in chart.words(2)
    assert "to win" not in chart.words(2)


def test_a_better_chance_is_drawn_higher(chart: GameChart) -> None:
    plot = plot_of(chart)
    assert plot.chance_y(0.9) < plot.chance_y(0.1)
    assert plot.upper.bottom() < plot.lower.top()
    assert place_of(TURNS, 25) == 2.5
    assert [turn_at(TURNS, place) for place in (0, 9, 10, 99)] == [0, 0, 1, 4]
    assert most_places(TURNS) == 30


def test_without_a_hidden_figure_the_chance_has_the_whole_chart(chart: GameChart) -> None:
    with_places = texts_of(chart)
    assert "Dracula: possible places" in [text.text for text in with_places]
    chart.name_sides("Red", "")
    said = [text.text for text in texts_of(chart)]
    assert "Red: chance to win" in said
    assert not [text for text in said if "possible places" in text]
    assert len(said) == len(with_places) - 3, "no title and no scale of places"
    letters = QFontMetricsF(chart.font())
    one = layout(QRectF(chart.rect()), len(chart.turns), letters, has_places=False)
    assert one.lower.height() == 0
    assert one.upper.height() > plot_of(chart).upper.height() + plot_of(chart).lower.height()


def test_themes_change_the_chart_and_an_empty_chart_is_drawn(chart: GameChart, qapp: QApplication) -> None:
    light = chart.grab().toImage()
    apply_theme(qapp, "dark")
    dark: QImage = chart.grab().toImage()
    assert light != dark
    chart.set_turns(())
    assert chart.turn == -1
    assert chart.grab().toImage() != dark


def test_a_replay_is_analyzed_and_its_turning_points_can_be_visited(page: ReplayPage, qtbot: QtBot) -> None:
    page.open(a_replay(60))
    analysis = page.course.analysis
    assert analysis is not None
    qtbot.waitUntil(lambda: analysis.is_finished)
    rows = page.course.model.rows
    assert rows
    told = [str(row.what) for row in rows if row.what is not None]
    assert told
    assert not any(words.startswith("Round ") for words in told), "that a round is over is no news"
    page.course.step(1)
    assert page.transport.slider.value() == rows[0].position
    qtbot.keyClick(page.course.list, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page.transport.slider.value() == rows[1].position
    page.course.back.click()
    assert page.transport.slider.value() == rows[0].position
    page.course.list.activated.emit(page.course.model.index(len(rows) - 1))
    assert page.transport.slider.value() == rows[-1].position
    spoken = page.course.model.data(page.course.model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert "percent" in spoken


def test_leaving_the_page_ends_the_analysis(page: ReplayPage, qtbot: QtBot) -> None:
    engine = FakeEngine()
    engine.hold()
    page.new_worker = lambda: AiWorker(lambda: engine)
    page.open(a_replay())
    analysis = page.course.analysis
    assert analysis is not None
    qtbot.waitUntil(engine.begun.is_set)
    page.hide()
    assert not analysis.is_running
    assert engine.closed.is_set()
    QApplication.processEvents()


def test_an_unfinished_game_is_analyzed_with_the_persons_knowledge_only(page: ReplayPage) -> None:
    replay = a_replay(20)
    page.open(replay)
    assert page.course.analysis is not None
    assert page.course.analysis.player == replay.player == 0
    assert all(not turn.is_end for turn in page.course.chart.turns)


def test_the_page_shows_the_events_of_the_last_action(page: ReplayPage) -> None:
    page.open(a_replay(20))
    assert page.events_label.text() == ""
    page.transport.forward()
    assert page.replay is not None
    newest = page.replay.observation().events
    assert str(newest[-1].describe()) in page.events_label.text()
