"""Dice: their pips and drawings, and their place on the table or beside the tracks of a map."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.panels.players.dice import DiceWidget, DieWidget
from furyqt.views.panels.tracks import TrackWidget
from furyqt.views.picture import DicePanel, Die, Gauge, MapPanel, Picture
from furyqt.views.table.board_column import BoardColumn
from furyqt.views.table.panel_widgets import PanelWidgets
from furyqt.views.theme import THEMES, apply_theme
from furyqt.views.themes.contrast import contrast


@pytest.mark.parametrize("name", THEMES)
def test_pips_have_enough_contrast(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    die = DieWidget()
    qtbot.addWidget(die)
    apply_theme(qapp, name)
    die.show_die(Die(1))
    die.resize(60, 60)
    image = die.grab().toImage()
    middle, beside = image.pixelColor(30, 30), image.pixelColor(30, 42)
    assert contrast(middle.name(), beside.name()) >= 4.5


TRAIN = Die(6, art="dice/train_2_3", face=Text("t", "train 2/3"))
PAIR = DicePanel((Die(5, art="dice/white_5"), Die(2, art="dice/black_2")), Text("t", "Light: hunters."))


def test_a_die_with_a_drawing_shows_it_and_says_its_face(qtbot: QtBot) -> None:
    die = DieWidget()
    qtbot.addWidget(die)
    die.resize(60, 60)
    die.show_die(TRAIN)
    drawn = die.grab().toImage()
    assert die.accessibleName() == "Die: train 2/3"
    die.show_die(Die(6))
    assert die.grab().toImage() != drawn
    assert die.accessibleName() == "Die: 6"


def test_with_a_map_the_dice_are_small_and_beside_the_tracks(qtbot: QtBot) -> None:
    frame = QWidget()
    qtbot.addWidget(frame)
    widgets = PanelWidgets(in_english, frame)
    column = BoardColumn(widgets)
    qtbot.addWidget(column)
    dice = widgets.by_kind[DicePanel]
    assert isinstance(dice, DiceWidget)
    with_map = Picture((MapPanel(), PAIR))
    widgets.show_picture(with_map)
    column.show_picture(with_map, needs_map=False)
    assert dice.is_small
    assert dice.note.isHidden()
    assert (dice.toolTip(), dice.accessibleDescription()) == ("Light: hunters.", "Light: hunters.")
    assert dice.parent() is column
    alone = Picture((PAIR,))
    widgets.show_picture(alone)
    column.show_picture(alone, needs_map=False)
    assert not dice.is_small
    assert not dice.note.isHidden()
    assert dice.parent() is not column
    assert dice.toolTip() == ""


def test_the_room_of_a_roll_is_kept_so_that_nothing_moves(qtbot: QtBot) -> None:
    frame, beside = QWidget(), QWidget()
    qtbot.addWidget(frame)
    dice = DiceWidget(in_english, frame)
    row = QHBoxLayout(frame)
    row.addWidget(beside, 1)
    row.addWidget(dice)
    dice.set_small(True)
    frame.resize(600, 80)
    frame.show()
    dice.show_panel(PAIR)
    row.activate()
    wide = beside.width()
    dice.hide()
    row.activate()
    assert beside.width() == wide
    dice.forget()
    row.activate()
    assert beside.width() > wide


def test_a_track_shows_the_drawings_of_its_spaces_if_they_fit(qtbot: QtBot) -> None:
    names = tuple(Text("t", name) for name in ("Dawn", "Noon", "Dusk"))
    plain = Gauge(Text("t", "Day"), 1, 0, Text("t", "Time."), names[1], id="time", labels=names)
    drawn = replace(plain, signs=("dawn", "noon", "dusk"))
    track = TrackWidget(in_english)
    qtbot.addWidget(track)
    looks = {}
    for width in (240, 40):
        for gauge in (plain, drawn):
            track.show_gauge(gauge)
            track.resize(width, 60)
            looks[width, gauge.signs] = track.grab().toImage()
            assert track.accessibleName() == "Day: Noon"
    assert looks[240, ()] != looks[240, drawn.signs]
    assert looks[40, ()] == looks[40, drawn.signs]
