"""The combat scene with several hunters fits the available space."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
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


@pytest.mark.parametrize("hunters", [1, 2, 3, 4])
@pytest.mark.parametrize("room", [SMALL_TABLE, LARGE_TABLE])
def test_the_scene_fits_the_table(scene: CombatScene, hunters: int, room: tuple[int, int]) -> None:
    scene.resize(*room)
    scene.show_fight(fight(hunters))
    assert scene.size() == QSize(*room)
    assert scene.minimumSizeHint().isNull(), "it needs more space than there is"


@pytest.mark.parametrize(
    ("hunters", "room", "text"),
    [
        (1, (683, 549), 2.0), (2, (760, 610), 2.0), (2, (779, 590), 1.4), (3, (860, 655), 1.4),
        (1, (1450, 1080), 3.3), (4, (1450, 1080), 3.3),
    ],
)  # fmt: skip
def test_large_text_shrinks_until_everything_is_in_sight(
    scene: CombatScene, qapp: QApplication, hunters: int, room: tuple[int, int], text: float
) -> None:
    usual = scene.font().pointSizeF()
    apply_theme(qapp, "light", text)
    scene.resize(*room)
    scene.show_fight(fight(hunters))
    assert scene.minimumSizeHint().isNull(), "it needs more space than there is"
    assert scene.font().pointSizeF() >= usual
    assert {panel.name.font().pointSizeF() > usual for panel in scene.stage.panels} == {True}
    apply_theme(qapp, "light")
    assert scene.font().pointSizeF() == scene.map_button.font().pointSizeF() == usual


def test_text_that_has_shrunk_grows_with_the_table(scene: CombatScene, qapp: QApplication) -> None:
    apply_theme(qapp, "light", 2.0)
    scene.resize(683, 549)
    scene.show_fight(fight(3))
    assert scene.font().pointSizeF() < qapp.font().pointSizeF()
    title = scene.title.font().pointSizeF()
    scene.resize(1580, 1400)
    assert scene.font().pointSizeF() == qapp.font().pointSizeF()
    assert scene.title.font().pointSizeF() > title
    apply_theme(qapp, "light")


def test_a_table_that_is_too_small_scrolls(scene: CombatScene) -> None:
    scene.show_fight(fight(4))
    scene.resize(500, 300)
    assert not scene.minimumSizeHint().isNull()
    scene.resize(*LARGE_TABLE)
    assert scene.minimumSizeHint().isNull()


@pytest.mark.parametrize("hunters", [1, 2, 3, 4])
@pytest.mark.parametrize("room", [SMALL_TABLE, LARGE_TABLE])
def test_no_part_covers_another_or_is_cut_off(
    scene: CombatScene, hunters: int, room: tuple[int, int]
) -> None:
    scene.resize(*room)
    scene.show_fight(fight(hunters))
    QApplication.processEvents()
    boxes = []
    for panel in scene.stage.panels:
        for part in (panel.card, panel.portrait, panel.name, panel.marks):
            box = QRect(part.mapTo(scene.stage, QPoint()), part.size())
            assert scene.stage.rect().contains(box)
            boxes.append(box)
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.intersects(b)]


def test_cards_grow_with_the_table(scene: CombatScene) -> None:
    for hunters in (1, 2, 3, 4):
        scene.resize(*SMALL_TABLE)
        scene.show_fight(fight(hunters))
        small = [panel.card.width() for panel in scene.stage.panels]
        assert min(small) >= 80
        scene.resize(*LARGE_TABLE)
        large = [panel.card.width() for panel in scene.stage.panels]
        assert all(after > before for before, after in zip(small, large, strict=True))


def test_the_foe_faces_the_team_across_the_middle(scene: CombatScene) -> None:
    scene.show_fight(fight(4))
    foe, *team = ((panel.portrait.mapTo(scene.stage, QPoint()), panel) for panel in scene.stage.panels)
    card = foe[1].card.mapTo(scene.stage, QPoint()).x()
    assert foe[0].x() < card
    assert all(card < panel.card.mapTo(scene.stage, QPoint()).x() < at.x() for at, panel in team)
