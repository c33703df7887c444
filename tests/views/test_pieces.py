"""A person chooses which of the hunters to play, and plays those only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.controllers.settings import Settings
from furyqt.rules.fury3.seats import TOGETHER, seat
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, MINA
from furyqt.views.dialogs.new_game import WATCH, NewGame, NewGameDialog
from furyqt.views.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
NORMAL = "search:normal"


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[NewGameDialog]:
    settings = Settings()
    settings.update(game="fury3", language="en", level="normal")
    found = NewGameDialog(settings, Language())
    found.show()
    qtbot.waitExposed(found)
    yield found
    with qtbot.waitSignal(found.destroyed):
        found.deleteLater()


def choose(dialog: NewGameDialog, side: int) -> None:
    dialog.side.setCurrentIndex(dialog.side.findData(side))


def test_all_four_hunters_are_the_persons_at_first(dialog: NewGameDialog) -> None:
    names = [box.text() for box in dialog.pieces.boxes.values()]
    assert names == ["Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker"]
    assert dialog.chosen().seats == ("human",) * 4 + (NORMAL,)
    assert not dialog.levels[HUNTERS].isVisible()


def test_those_left_out_are_the_computers(dialog: NewGameDialog) -> None:
    for hunter in (0, 1):
        dialog.pieces.boxes[hunter].click()
    assert dialog.levels[HUNTERS].isVisible()
    dialog.levels[HUNTERS].setCurrentIndex(dialog.levels[HUNTERS].findData("greedy"))
    assert dialog.chosen().seats == ("greedy", "greedy", "human", "human", NORMAL)
    dialog.accept()
    assert dialog._settings.values.side == "hunters"


def test_one_hunter_at_least_stays(dialog: NewGameDialog) -> None:
    boxes = dialog.pieces.boxes
    for hunter in range(4):
        boxes[hunter].click()
    assert dialog.pieces.chosen() == (MINA,)
    assert not boxes[MINA].isEnabled()
    boxes[MINA].click()
    assert dialog.pieces.chosen() == (MINA,)
    boxes[0].click()
    assert boxes[MINA].isEnabled()


def test_the_choice_is_there_only_where_there_is_one(dialog: NewGameDialog) -> None:
    assert dialog.pieces.isVisible()
    choose(dialog, DRACULA)
    assert not dialog.pieces.isVisible()
    assert dialog.chosen().seats == (NORMAL,) * 4 + ("human",)
    choose(dialog, WATCH)
    assert not dialog.pieces.isVisible()
    assert dialog.chosen().seats == (NORMAL,) * 5
    choose(dialog, HUNTERS)
    assert dialog.pieces.isVisible()
    dialog.game.setCurrentIndex(dialog.game.findData("lite"))
    assert not dialog.pieces.isVisible()
    assert dialog.chosen().seats == ("human", NORMAL)


def test_the_boxes_are_reached_between_side_and_level(dialog: NewGameDialog) -> None:
    first, *others = dialog.pieces.boxes.values()
    assert dialog.side.nextInFocusChain() is first
    for box in others:
        assert (first := first.nextInFocusChain()) is box  # type: ignore[assignment]  # it is a box
    assert first.nextInFocusChain() is dialog.levels[HUNTERS]


def test_mina_alone_is_asked_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    seats = ("random", "random", "random", "human", "random")
    window.desk.begin(NewGame("fury3", {}, 3, seats, "casual"))
    session = window.desk.session
    assert session is not None
    for _ in range(12):
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.hand.rows), timeout=15_000)
        assert seat(session.observation) in (MINA, TOGETHER)
        window.table.choices.play_number(1)
    lines = [str(event.describe()) for event in session.observation.events]
    assert any("Lord Godalming" in line for line in lines)


def test_first_page_and_replay_name_the_persons_figures(window: MainWindow, qtbot: QtBot) -> None:
    seats = ("random", "human", "random", "human", "random")
    window.desk.begin(NewGame("fury3", {}, 3, seats, "casual"))
    session = window.desk.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.hand.rows), timeout=15_000)
    window.table.choices.play_number(1)
    window.desk.look_at_this()
    assert window.replay._players.text().splitlines() == [
        "Lord Godalming – Computer: Random",
        "Dr. Seward – You",
        "Van Helsing – Computer: Random",
        "Mina Harker – You",
        "Dracula – Computer: Random",
    ]
    window.desk.clear()
    window.show_start()
    assert "you play Dr. Seward, Mina Harker, " in window.start._last.text()
