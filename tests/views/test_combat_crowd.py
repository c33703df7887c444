"""The combat scene with several hunters fits the available space."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.cards.delegate import GAP
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.combat.scene import CombatScene
from furyqt.views.picture import CardFace, Fighter, FightPicture
from furyqt.views.theme import apply_theme

CARD = CardFace("item", Text("t", "Pistol"), "items/pistol", key="item:pistol")
NAMES = ("Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker")
DRACULA = Fighter("dracula", Text("t", "Dracula"), "portraits/dracula", 13, 15)
SMALL_TABLE, LARGE_TABLE = (948, 609), (1588, 889)
"""The space for a combat in windows of 1280 by 800 and of 1920 by 1080."""


@pytest.fixture
def scene(qtbot: QtBot, qapp: QApplication) -> Iterator[CombatScene]:
    apply_theme(qapp, "light")
    table = QWidget()  # a top-level window would grow to its minimum size
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
    place = Text("t", "Cologne").with_forms({"in": Text("t", "in Cologne")})
    return FightPicture(place, 2, 6, Text("t", "night"), (Text("t", "Dark."),), DRACULA, sides)


def widths(scene: CombatScene) -> set[int]:
    """The widths of the hunters' cards."""
    return {panel.card.card_width for panel in scene.team if not panel.isHidden()}


def width(scene: CombatScene, size: CardSize) -> int:
    """The width of a card of this size in the scene, with its margin."""
    return round(card_size(size, scene.team[0].card.font()).width()) + 2 * GAP


@pytest.mark.parametrize("hunters", [1, 2, 3, 4])
@pytest.mark.parametrize("room", [SMALL_TABLE, LARGE_TABLE])
def test_the_scene_fits_the_table(scene: CombatScene, hunters: int, room: tuple[int, int]) -> None:
    scene.resize(*room)
    scene.show_fight(fight(hunters))
    assert scene.size() == QSize(*room)
    assert scene.minimumSizeHint().isNull(), "it needs more space than there is"


def test_cards_are_small_only_in_little_space(scene: CombatScene) -> None:
    scene.show_fight(fight(4))
    scene.resize(500, 400)
    assert widths(scene) == {width(scene, CardSize.CHIP)}
    assert not scene.minimumSizeHint().isNull(), "such a scene scrolls"
    scene.resize(*LARGE_TABLE)
    assert widths(scene) == {width(scene, CardSize.SMALL)} != {width(scene, CardSize.CHIP)}


def test_texts_are_larger_if_there_is_space(scene: CombatScene) -> None:
    scene.show_fight(fight(1))
    usual = scene.font().pointSizeF()
    scene.resize(*LARGE_TABLE)
    assert scene.font().pointSizeF() > usual
