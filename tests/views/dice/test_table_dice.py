"""Dice thrown over the board: when, how they end, and where they go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.dice.table_dice import TableDice
from furyqt.views.panels.players.dice import DiceWidget
from furyqt.views.picture import DicePanel, Die
from furyqt.views.theme import THEMES, apply_theme

SLOW = 0.001


def panel(roll: int, value: int = 5) -> DicePanel:
    return DicePanel((Die(value, art=f"dice/white_{value}"),), Text("t", "The hunter rolls."), roll)


class Table:
    """A board with the places of its dice, in a window with a button."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(500, 400)
        self.board = QWidget(self.window)
        self.board.resize(500, 360)
        self.places = DiceWidget(in_english, self.board)
        self.places.set_small(True)
        self.button = QPushButton("go on", self.window)
        self.clicks: list[bool] = []
        self.button.clicked.connect(lambda: self.clicks.append(True))
        self.dice = TableDice(self.board, self.places, in_english)
        self.log: list[str] = []
        self.dice.started.connect(lambda: self.log.append("started"))
        self.dice.settled.connect(lambda: self.log.append("settled"))
        self.window.show()

    def show(self, shown: DicePanel | None, speed: float, *, is_seen: bool = True) -> None:
        self.places.show_panel(shown or DicePanel(()))
        self.dice.show_roll(shown, speed, is_seen=is_seen)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_a_new_roll_is_thrown_until_it_lies_in_its_place(table: Table, qtbot: QtBot) -> None:
    table.show(panel(7), 40.0)
    assert table.dice.is_rolling
    assert table.dice.isVisible()
    assert [die.is_thrown for die in table.places.dice] == [True]
    qtbot.waitUntil(lambda: not table.dice.is_rolling)
    assert table.log == ["started", "settled"]
    assert [die.is_thrown for die in table.places.dice] == [False]
    assert not table.dice.isVisible()


def test_the_same_roll_is_thrown_once(table: Table) -> None:
    for _ in range(2):
        table.show(panel(7), SLOW)
    table.show(None, SLOW)
    table.dice.finish()
    table.show(panel(7), SLOW)
    assert table.log == ["started", "settled"]
    table.show(panel(9), SLOW)
    assert table.log == ["started", "settled", "started"]


@pytest.mark.parametrize(("speed", "is_seen"), [(0.0, True), (1.0, False)], ids=["reduced", "combat"])
def test_without_motion_or_behind_a_combat_dice_lie_there_at_once(
    table: Table, speed: float, is_seen: bool
) -> None:
    table.show(panel(7), speed, is_seen=is_seen)
    assert not table.dice.is_rolling
    assert [die.is_thrown for die in table.places.dice] == [False]
    assert table.log == []


def test_after_a_jump_in_the_game_only_later_rolls_are_thrown(table: Table) -> None:
    table.show(panel(90), 0.0)
    table.show(panel(40), 0.0)
    table.show(panel(40), SLOW)
    assert not table.dice.is_rolling
    table.show(panel(44), SLOW)
    assert table.dice.is_rolling


Input = Callable[[QtBot, Table], None]
INPUTS: dict[str, Input] = {
    "click": lambda qtbot, table: qtbot.mouseClick(table.button, Qt.MouseButton.LeftButton),
    "key": lambda qtbot, table: qtbot.keyClick(table.button, Qt.Key.Key_Space),
}


@pytest.mark.parametrize("name", INPUTS)
def test_a_click_or_a_key_ends_the_throw_and_does_what_it_always_does(
    table: Table, qtbot: QtBot, name: str
) -> None:
    table.show(panel(7), SLOW)
    INPUTS[name](qtbot, table)
    qtbot.waitUntil(lambda: not table.dice.is_rolling)
    assert table.clicks == [True]
    assert table.log == ["started", "settled"]


def test_a_modifier_alone_ends_nothing(table: Table, qtbot: QtBot) -> None:
    table.show(panel(7), SLOW)
    qtbot.keyClick(table.button, Qt.Key.Key_Shift)
    qtbot.keyClick(table.button, Qt.Key.Key_Control)
    assert table.dice.is_rolling


@pytest.mark.parametrize("name", THEMES)
def test_every_part_of_the_way_can_be_drawn_in_every_theme(
    table: Table, qapp: QApplication, name: str
) -> None:
    apply_theme(qapp, name)
    table.show(panel(7), SLOW)
    pictures = []
    for share in (0.1, 0.6, 0.95):
        table.dice.motion.setCurrentTime(round(share * table.dice.motion.duration()))
        pictures.append(table.dice.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
