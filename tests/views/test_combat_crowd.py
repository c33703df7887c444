"""Where several hunters fight, the scene keeps to the room it has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.cards.sizes import CardSize
from furyqt.views.combat.scene import CombatScene
from furyqt.views.picture import CardFace, Fighter, FightPicture
from furyqt.views.theme import apply_theme

CARD = CardFace("item", Text("t", "Pistol"), "items/pistol", key="item:pistol")
NAMES = ("Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker")
DRACULA = Fighter("dracula", Text("t", "Dracula"), "portraits/dracula", 13, 15)
SMALL_TABLE, LARGE_TABLE = (948, 609), (1588, 889)
"""What is left for a combat in windows of 1280 by 800 and of 1920 by 1080."""


@pytest.fixture
def scene(qtbot: QtBot, qapp: QApplication) -> Iterator[CombatScene]:
    apply_theme(qapp, "light")
    table = QWidget()  # a window of its own would grow until it is large enough
    qtbot.addWidget(table)
    table.resize(1600, 900)
    made = CombatScene(in_english, table)
    made.resize(*SMALL_TABLE)
    table.show()
    yield made
    table.close()


def fight(hunters: int) -> FightPicture:
    first, *others = (
        Fighter(name, Text("t", name), "portraits/seward", 5, 9, last=CARD) for name in NAMES[:hunters]
    )
    sides = (replace(first, hand=(CARD,) * 4, is_active=True), *others)
    return FightPicture(Text("t", "Cologne"), 2, 6, Text("t", "night"), (Text("t", "Dark."),), DRACULA, sides)


def sizes(scene: CombatScene) -> set[CardSize]:
    return {panel.card._delegate.size for panel in scene.team if not panel.isHidden()}


@pytest.mark.parametrize("hunters", [1, 2, 3, 4])
@pytest.mark.parametrize("room", [SMALL_TABLE, LARGE_TABLE])
def test_the_scene_fits_the_table(scene: CombatScene, hunters: int, room: tuple[int, int]) -> None:
    scene.resize(*room)
    scene.show_fight(fight(hunters))
    least = scene._least()
    assert least.width() <= room[0]
    assert least.height() <= room[1]


def test_fighters_are_small_only_where_there_is_little_room(scene: CombatScene) -> None:
    scene.show_fight(fight(4))
    scene.resize(500, 400)
    assert sizes(scene) == {CardSize.CHIP}
    scene.resize(*LARGE_TABLE)
    assert sizes(scene) == {CardSize.SMALL}


def test_words_are_larger_where_there_is_room_for_them(scene: CombatScene) -> None:
    scene.show_fight(fight(1))
    usual = scene.font().pointSizeF()
    scene.resize(*LARGE_TABLE)
    assert scene.font().pointSizeF() > usual
