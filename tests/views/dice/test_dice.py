"""Dice: their pips and drawings, their place on the table or beside the tracks of a map, and a throw."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.dice.throw import ThrownDie
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
    column.arrange(with_map)
    assert dice.is_small
    assert dice.note.isHidden()
    assert (dice.toolTip(), dice.accessibleDescription()) == ("Light: hunters.", "Light: hunters.")
    assert dice.parent() is column
    alone = Picture((PAIR,))
    widgets.show_picture(alone)
    column.arrange(alone)
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


SIDES = tuple(f"dice/white_{face}" for face in range(1, 7))
DIE = Die(4, art=SIDES[3], sides=SIDES)


def thrown(die: Die = DIE, number: int = 0) -> ThrownDie:
    return ThrownDie(die, QPointF(0, 100), QPointF(200, 100), 40, number)


def test_it_starts_in_the_hand_and_lies_still_at_its_end() -> None:
    die = thrown()
    assert (die.center(0.0), die.center(1.0)) == (QPointF(0, 100), QPointF(200, 100))
    assert (die.height(1.0), die.angle(1.0)) == (0.0, 0.0)
    assert abs(die.angle(0.0)) >= 360


def test_it_bounces_lower_and_lower() -> None:
    heights = [thrown().height(share) for share in (0.25, 0.65, 0.9)]
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] > 0
    assert [round(thrown().height(share)) for share in (0.5, 0.8)] == [0, 0]


@pytest.mark.parametrize("die", [DIE, Die(4)], ids=["drawn", "pips"])
def test_on_its_way_other_sides_are_seen_and_at_the_end_its_own(die: Die) -> None:
    seen = [thrown(die).seen(share / 20) for share in range(21)]
    assert seen[-1] == die
    assert len({(one.art, one.value) for one in seen}) >= 4
    assert {one.value for one in seen} <= set(range(1, 7))


def test_two_dice_of_a_throw_do_not_move_alike() -> None:
    first, second = thrown(), thrown(number=1)
    assert first.angle(0.3) == -second.angle(0.3)
    assert first.seen(0.3) != second.seen(0.3)
