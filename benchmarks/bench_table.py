"""Measure how long an event takes to be drawn: `QT_QPA_PLATFORM=offscreen pytest benchmarks/bench_table.py`.

The real window of the third edition late in an advanced game, painted in software. The goal is 16 ms from a
new observation to the painted widgets.
"""

import itertools
import os
from collections import deque

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from ai.agents import make_agent
from furyqt.controllers.language import Language
from furyqt.controllers.session.history import new_history
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.views.table.table_page import TablePage

HUNTERS = 0
_POSITIONS = 20


def later_positions() -> list[Observation]:
    """The hunters' observations after each of the last twenty actions of a greedy game."""
    history = new_history("fury3", {"game": "advanced"}, 22, ("greedy",) * 5)
    agent = make_agent(history.rules, "greedy")
    found: deque[Observation] = deque(maxlen=_POSITIONS)
    while not history.is_over:
        seen = history.observation(player_to_move(history.state) or HUNTERS)
        history.add(seen.actions[agent.decide(seen, history.ply).index])
        found.append(history.observation(HUNTERS))
    return list(found)


@pytest.fixture
def page(qapp: QApplication) -> TablePage:
    """The page of the running game."""
    found = TablePage(Language())
    found.resize(1920, 1080)
    found.show()
    qapp.processEvents()
    return found


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_an_event(benchmark: BenchmarkFixture, page: TablePage, size: tuple[int, int]) -> None:
    """Measure from a new observation to the painted window, with a different one each time."""
    positions = later_positions()
    page.resize(*size)
    rules = ruleset("fury3")
    page.view.set_game(rules, rules.default_table)
    rounds = itertools.cycle(positions)

    def draw() -> None:
        page.view.show(next(rounds))
        QApplication.processEvents()

    for _ in positions:
        draw()
    benchmark.pedantic(draw, rounds=200)
    page.close()
