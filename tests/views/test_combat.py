"""The combat scene: its fighters, their cards, and the cards that can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.combat.scene import CombatScene
from furyqt.views.picture import CardFace, CombatPanel, Fighter, FightPicture, FightRound, Picture
from furyqt.views.table.board_column import BoardColumn
from furyqt.views.table.panel_widgets import PanelWidgets
from furyqt.views.theme import theme


def card(name: str, kind: str = "item", *, back: bool = False) -> CardFace:
    return CardFace(kind, Text("t", name), art="" if back else f"items/{name}", key=f"{kind}:{name}")


def fighter(name: str, **more: Any) -> Fighter:
    return Fighter(name[0].upper(), Text("t", name), f"portraits/{name}", 5, 9, **more)


def fight(**more: Any) -> FightPicture:
    given = {
        "place": Text("t", "Paris").with_forms({"in": Text("t", "in Paris")}),
        "round": 2,
        "longest": 6,
        "when": Text("t", "night"),
        "effects": (Text("t", "Dark."),),
        "foe": fighter("dracula", hand=(card("combat", "combat", back=True),) * 3),
        "team": (fighter("mina", hand=(card("rifle"), card("punch")), is_active=True, last=card("dodge")),),
    }
    return FightPicture(**{**given, **more})


@pytest.fixture
def scene(qtbot: QtBot) -> CombatScene:
    found = CombatScene(in_english)
    qtbot.addWidget(found)
    found.resize(1000, 700)
    found.show()
    return found


def titles(strip: Any) -> list[str]:
    return [str(face.title) for face in strip.faces.rows]


def test_the_hand_of_the_player_to_decide_is_shown(scene: CombatScene) -> None:
    scene.show_fight(fight())
    assert titles(scene.hand) == ["rifle", "punch"]
    assert scene.hand.isVisible()
    assert titles(scene.foe.hand) == ["combat"] * 3
    assert scene.title.text() == "Combat in Paris: round 2 of 6, night"


def test_a_hidden_hand_is_not_offered(scene: CombatScene) -> None:
    foe = fighter("dracula", hand=(card("combat", back=True),) * 3, is_active=True)
    scene.show_fight(fight(foe=foe, team=(fighter("mina", hand=(card("rifle"),)),)))
    assert not scene.hand.isVisible()


def test_the_last_card_is_faint_until_a_new_one_is_chosen(scene: CombatScene) -> None:
    scene.show_fight(fight())
    panel = scene.team[0]
    assert titles(panel.card) == ["dodge"]
    assert panel.card.graphicsEffect().isEnabled()
    chosen = fighter("mina", card=card("rifle", back=True), last=card("dodge"))
    scene.show_fight(fight(team=(chosen,)))
    assert titles(panel.card) == ["rifle"]
    assert not panel.card.graphicsEffect().isEnabled()


def test_marks_show_engaged_hunters_and_the_card_that_cannot_be_repeated(scene: CombatScene) -> None:
    scene.show_fight(fight(team=(fighter("mina", is_engaged=True, last=card("dodge")),)))
    assert scene.team[0].marks.text().splitlines() == ["engaged", "not twice in a row: dodge"]


def test_results_of_the_last_round_are_shown_until_this_round_has_some(scene: CombatScene) -> None:
    last = FightRound(1, ((Text("t", "Dracula"), card("claws", "combat")),), (Text("t", "It works."),))
    scene.show_fight(fight(history=(last,)))
    assert scene.results.text() == "Round 1: It works."
    scene.show_fight(fight(history=(last,), results=(Text("t", "Dodge shows Claws."),)))
    assert scene.results.text() == "Dodge shows Claws."
    spoken = scene.history.rounds.spoken(last, 0)
    assert spoken == "Round 1. Dracula: claws. It works."


def test_a_card_of_the_hand_is_chosen_by_its_key(scene: CombatScene, qtbot: QtBot) -> None:
    scene.show_fight(fight())
    with qtbot.waitSignal(scene.card_chosen) as caught:
        scene.hand.clicked.emit(scene.hand.faces.index(1))
    assert caught.args == ["item:punch"]


def test_hunters_who_leave_disappear(scene: CombatScene) -> None:
    scene.show_fight(fight(team=(fighter("mina"), fighter("seward"), fighter("helsing"))))
    assert [panel.isVisible() for panel in scene.team] == [True, True, True]
    scene.show_fight(fight())
    assert [panel.isVisible() for panel in scene.team] == [True, False, False]


@pytest.mark.parametrize("size", [(700, 450), (1900, 1300)])
def test_it_can_be_drawn_at_any_size(scene: CombatScene, size: tuple[int, int]) -> None:
    scene.set_theme(theme("dark"))
    scene.show_fight(fight())
    small = scene.hand.sizeHint().height()
    scene.resize(*size)
    assert not scene.grab().isNull()
    assert (scene.hand.sizeHint().height() > small) == (size[0] > 1000)


@pytest.fixture
def column(qtbot: QtBot) -> Iterator[BoardColumn]:
    frame = QWidget()
    qtbot.addWidget(frame)
    found = BoardColumn(PanelWidgets(in_english, frame))
    qtbot.addWidget(found)
    yield found
    frame.close()


def test_the_end_of_a_combat_stays_until_another_event(column: BoardColumn) -> None:
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    assert column.is_at_combat
    last = FightRound(2, ((Text("t", "Dracula"), card("claws", "combat")),), (Text("t", "He escapes."),))
    column.show_fight(Picture((CombatPanel(None, (last,)),)), needs_map=False)
    scene = column.findChild(CombatScene)
    assert isinstance(scene, CombatScene)
    assert scene.title.text() == "The combat in Paris is over"
    assert scene.results.text() == "Round 2: He escapes."
    assert scene.hand.isHidden()
    column.show_fight(Picture(), needs_map=False)
    assert not column.is_at_combat
    assert not column.can_turn


def test_the_map_can_be_shown_during_a_combat(column: BoardColumn) -> None:
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    column.turn()
    assert not column.is_at_combat
    assert not column.back.isHidden()
    column.show_fight(Picture((CombatPanel(fight(round=3)),)), needs_map=False)
    assert not column.is_at_combat, "the map stays until the person returns"
    column.back.click()
    assert column.is_at_combat
    assert column.back.isHidden()


def test_the_map_is_shown_if_places_must_be_chosen(column: BoardColumn) -> None:
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=True)
    assert not column.is_at_combat
    column.show_fight(Picture((CombatPanel(fight(round=3)),)), needs_map=False)
    assert column.is_at_combat


def test_the_end_of_a_combat_does_not_return_after_it_was_left(column: BoardColumn) -> None:
    last = FightRound(2, (), (Text("t", "He escapes."),))
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    column.show_fight(Picture((CombatPanel(None, (last,)),)), needs_map=False)
    column.turn()
    assert not column.is_at_combat
    column.show_fight(Picture((CombatPanel(None, (last,)),)), needs_map=False)
    assert not column.is_at_combat
    assert column.back.isHidden()


def test_a_combat_stops_scrolling_when_its_space_grows(column: BoardColumn) -> None:
    column.resize(300, 200)
    column.show()
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    QApplication.processEvents()
    scene = column.findChild(CombatScene)
    assert isinstance(scene, CombatScene)
    assert not scene.minimumSizeHint().isNull(), "too little space: it scrolls"
    column.resize(1600, 1200)
    QApplication.processEvents()
    assert scene.minimumSizeHint().isNull(), "enough space"
