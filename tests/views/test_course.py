"""The chart of a replay and its turning points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.agent import AgentDecision
from furyqt.controllers.engine.ai_worker import AiWorker
from furyqt.controllers.language import Language
from furyqt.controllers.review.analysis import Mark
from furyqt.controllers.storage.settings import Settings
from furyqt.views.charts.chart import GameChart
from furyqt.views.charts.values import ChartTurn, most_places, place_of, turn_at
from furyqt.views.table.replay_page import ReplayPage
from furyqt.views.theme import theme
from tests.controllers.fakes import FakeEngine
from tests.controllers.test_analysis import a_replay

CHANCES = (0.5, 0.55, 0.2, 0.8, 1.0)
TURNS = tuple(
    ChartTurn(Mark(n, 10 * n, chance, 20 - n), f"Turn {n}", {2: -1, 3: 1}.get(n, 0), n == 4)
    for n, chance in enumerate(CHANCES)
)


class Wavering(FakeEngine):
    """Changes its mind from question to question."""

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
    found.set_theme(theme("light"), 1.0)
    found.show()
    yield found
    found.close_replay()


def test_keys_walk_from_turn_to_turn_and_to_turning_points(chart: GameChart, qtbot: QtBot) -> None:
    gone: list[int] = []
    chart.chosen.connect(gone.append)
    for key in (
        Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Left,
        Qt.Key.Key_End, Qt.Key.Key_Home,
    ):  # fmt: skip
        qtbot.keyClick(chart, key)
    assert gone == [10, 20, 30, 20, 10, 40, 0]


def test_a_click_goes_to_the_turn_under_it(chart: GameChart, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chart.chosen) as gone:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart._layout().x(3)), 60))
    assert gone.args == [30]


def test_the_chart_is_read_aloud(chart: GameChart) -> None:
    chart.set_position(25)
    face = QAccessible.queryAccessibleInterface(chart)
    assert face.text(QAccessible.Text.Name) == "Game chart"
    said = face.text(QAccessible.Text.Description)
    assert said.startswith("Turn 2: ")
    assert "20% to win" in said
    assert "18 place" in said
    assert "worse" in said


def test_a_better_chance_is_drawn_higher(chart: GameChart) -> None:
    where = chart._layout()
    assert where.chance_y(0.9) < where.chance_y(0.1)
    assert where.upper.bottom() < where.lower.top()
    assert place_of(TURNS, 25) == 2.5
    assert [turn_at(TURNS, place) for place in (0, 9, 10, 99)] == [0, 0, 1, 4]
    assert most_places(TURNS) == 30


def test_the_looks_differ_and_an_empty_chart_is_drawn(chart: GameChart) -> None:
    chart.set_theme(theme("light"))
    light = chart.grab().toImage()
    chart.set_theme(theme("dark"))
    dark: QImage = chart.grab().toImage()
    assert light != dark
    chart.set_turns(())
    assert chart.turn == -1
    assert chart.grab().toImage() != dark


def test_a_replay_is_looked_into_and_its_turning_points_are_gone_to(page: ReplayPage, qtbot: QtBot) -> None:
    page.open(a_replay())
    analysis = page.course.analysis
    assert analysis is not None
    qtbot.waitUntil(lambda: analysis.is_finished, timeout=20_000)
    rows = page.course.model.rows
    assert rows
    assert all(row.what is not None for row in rows)
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


def test_who_leaves_the_page_ends_the_search(page: ReplayPage, qtbot: QtBot) -> None:
    engine = FakeEngine()
    engine.hold()
    page.new_worker = lambda: AiWorker(lambda: engine)
    page.open(a_replay())
    analysis = page.course.analysis
    assert analysis is not None
    qtbot.waitUntil(engine.begun.is_set, timeout=5_000)
    page.hide()
    assert not analysis.is_running
    assert engine.closed.is_set()
    QApplication.processEvents()


def test_an_unfinished_game_is_looked_into_with_the_persons_eyes_only(page: ReplayPage) -> None:
    replay = a_replay(20)
    page.open(replay)
    assert page.course.analysis is not None
    assert page.course.analysis.player == replay.player == 0
    assert all(not turn.is_end for turn in page.course.chart.turns)


def test_the_page_tells_what_the_last_action_brought(page: ReplayPage) -> None:
    page.open(a_replay(20))
    assert page.told.text() == ""
    page.transport.forward()
    assert page.replay is not None
    newest = page.replay.observation().events
    assert str(newest[-1].describe()) in page.told.text()
