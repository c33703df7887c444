"""The statistics in pictures: a plate for each game, with its sides, last results, and words for them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.storage.past_games import PastGame
from furyqt.controllers.storage.statistics import Statistics
from furyqt.views.dialogs.statistics import StatisticsDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_an_empty_page_says_what_will_be_there(qtbot: QtBot) -> None:
    dialog = StatisticsDialog(Statistics(), Language())
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.tabs.isVisible()
    assert dialog.summary.text().startswith("After your first finished game this page shows")


def past(number: int, game: str, side: str, winner: str) -> PastGame:
    """Return a finished game of a day."""
    return PastGame(
        key=f"{game}-{number}", date=f"2026-03-{number:02}T20:00:00", game=game, options="{}", seed=number,
        side=side, opponent="search:normal", winner=winner, score=0, turns=10, actions=50, taken_back=0,
        aids="full",
    )  # fmt: skip


def test_each_game_has_a_plate_with_its_sides_and_last_results(qtbot: QtBot) -> None:
    statistics = Statistics()
    games = (
        past(1, "fury3", "hunters", "hunters"), past(2, "fury3", "hunters", "dracula"),
        past(3, "fury3", "dracula", "dracula"), past(4, "lite", "dracula", "hunters"),
        past(5, "unknown", "red", "red"),
    )  # fmt: skip
    for game in games:
        statistics.add(game)
    dialog = StatisticsDialog(statistics, Language())
    qtbot.addWidget(dialog)
    dialog.show()
    plates = {view.plate.title: view.plate for view in dialog.plates.plates}
    assert set(plates) == {"Fury of Dracula, third edition", "The Hunt (simplified game)", "unknown"}
    third = plates["Fury of Dracula, third edition"]
    assert third.seals == (True, False, True), "the newest is at the right"
    assert {side.name: side.share for side in third.sides} == {"Hunters": 0.5, "Dracula": 1.0}
    assert "Hunters: 1 of 2 won." in third.words
    assert "The last games: won, lost, won." in third.words
    assert not plates["unknown"].faces
    spoken = QAccessible.queryAccessibleInterface(dialog.plates.plates[0])
    assert spoken.text(QAccessible.Text.Name) == dialog.plates.plates[0].plate.title
    assert spoken.text(QAccessible.Text.Description) == dialog.plates.plates[0].plate.words
    assert not dialog.plates.plates[0].grab().isNull()
