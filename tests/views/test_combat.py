"""The combat scene: its fighters, their cards, and the cards that can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from furyqt.rules.core.text import Text, in_english
from furyqt.views.cards.sizes import CardSize, card_size
from furyqt.views.combat.scene import CombatScene
from furyqt.views.panels.trail import TrailWidget
from furyqt.views.picture import (
    NO_LIMIT,
    CardFace,
    CardMeeting,
    CardOutlook,
    CombatPanel,
    Die,
    FightEnd,
    Fighter,
    FightPicture,
    FightPlay,
    FightRoll,
    FightRound,
    Picture,
)
from furyqt.views.table.board_column import BoardColumn
from furyqt.views.table.panel_widgets import PanelWidgets
from furyqt.views.theme import THEMES, apply_theme, contrast


def card(name: str, kind: str = "item", *, back: bool = False) -> CardFace:
    return CardFace(kind, Text("t", name), art="" if back else f"items/{name}", key=f"{kind}:{name}")


def city(name: str) -> Text:
    return Text("t", name).with_forms({"in": Text("t", f"in {name}")})


def fighter(name: str, **more: Any) -> Fighter:
    return Fighter(name[0].upper(), Text("t", name), f"portraits/{name}", 5, 9, **more)


def fight(**more: Any) -> FightPicture:
    given = {
        "place": city("Paris"),
        "round": 2,
        "longest": 6,
        "when": Text("t", "night"),
        "effects": (Text("t", "Dark."),),
        "foe": fighter("dracula", hand=(card("combat", "combat", back=True),) * 3),
        "team": (fighter("mina", hand=(card("rifle"), card("punch")), is_active=True, last=card("dodge")),),
    }
    return FightPicture(**{**given, **more})


BACK = card("back", back=True)


def played(number: int, words: str = "It works.", *, canceled: str = "", **losses: int) -> FightRound:
    """A round in which Dracula plays Claws and Mina Dodge."""
    plays = (
        FightPlay("D", Text("t", "Dracula"), card("claws", "combat"), BACK, canceled == "D"),
        FightPlay("M", Text("t", "mina"), card("dodge"), BACK, canceled == "M"),
    )
    return FightRound(number, plays, (Text("t", words),), tuple(losses.items()))


def end(*rounds: FightRound, **lives: int) -> FightEnd:
    """The end of the combat after these rounds."""
    foe, mina = fighter("dracula"), fighter("mina")
    return FightEnd(
        replace(foe, life=lives.get("D", 5)), (replace(mina, life=lives.get("M", 5)),), tuple(rounds)
    )


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
    assert titles(scene.stage.foe.hand) == ["combat"] * 3
    assert scene.title.text() == "Combat in Paris: round 2 of 6, night"


def test_a_combat_without_a_limit_only_counts_its_rounds(scene: CombatScene) -> None:
    scene.show_fight(fight(longest=NO_LIMIT))
    assert scene.title.text() == "Combat in Paris: round 2, night"


def test_a_foe_without_health_has_no_hearts_and_is_beaten_or_not(scene: CombatScene) -> None:
    spy = replace(fighter("spy"), life=1, full_life=0)
    scene.show_fight(fight(foe=spy))
    portrait = scene.stage.foe.portrait
    assert portrait.accessibleName() == "spy"
    without = portrait.grab().toImage()
    scene.show_fight(fight(foe=replace(spy, full_life=1)))
    assert scene.stage.foe.portrait.accessibleName() == "spy: health 1 of 1"
    assert scene.stage.foe.portrait.grab().toImage() != without
    beaten = replace(spy, life=0, marks=(Text("t", "killed"),))
    scene.show_end(FightEnd(beaten, (fighter("mina"),), (played(1),)))
    assert scene.result.lines.text().splitlines()[0] == "spy (killed)"


@pytest.mark.parametrize(("count", "overlaps"), [(5, False), (7, False), (30, True)])
def test_a_few_more_backs_are_smaller_before_they_overlap(
    scene: CombatScene, count: int, overlaps: bool
) -> None:
    scene.resize(1300, 900)
    scene.show_fight(fight(foe=fighter("dracula", hand=(BACK,) * count)))
    QApplication.processEvents()
    hand = scene.stage.foe.hand
    usual = card_size(CardSize.CHIP, hand.font()).width()
    assert hand.is_overlapping is overlaps
    assert 0.7 * usual - 1 <= hand.card_size.width() <= usual
    assert hand.is_overlapping or hand.card_width * count <= hand.viewport().width()


def test_a_hidden_hand_is_not_offered(scene: CombatScene) -> None:
    foe = fighter("dracula", hand=(card("combat", back=True),) * 3, is_active=True)
    scene.show_fight(fight(foe=foe, team=(fighter("mina", hand=(card("rifle"),)),)))
    assert not scene.hand.isVisible()


def test_the_last_cards_are_faint_until_a_new_one_is_chosen(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1, canceled="D"),)))
    foe, mina = (panel.card for panel in scene.stage.panels)
    assert [str(panel.face.title) for panel in (foe, mina) if panel.face] == ["claws", "dodge"]
    assert foe.is_faint
    assert foe.struck == 1.0
    assert mina.struck == 0.0
    chosen = fighter("mina", card=card("rifle", back=True), last=card("dodge"))
    scene.show_fight(fight(history=(played(1, canceled="D"),), team=(chosen,)))
    assert foe.face is None, "the cards of the last round leave together"
    assert mina.face is not None
    assert mina.face.is_back
    assert not mina.is_faint


def test_marks_show_engaged_hunters_and_the_card_that_cannot_be_repeated(scene: CombatScene) -> None:
    scene.show_fight(fight(team=(fighter("mina", is_engaged=True, last=card("dodge")),)))
    assert scene.stage.team[0].marks.text().splitlines() == ["engaged", "not twice in a row: dodge"]


def test_results_of_the_last_round_are_shown_until_this_round_has_some(scene: CombatScene) -> None:
    last = played(1, canceled="M")
    scene.show_fight(fight(history=(last,)))
    assert scene.results.text() == "Round 1: It works."
    scene.show_fight(fight(history=(last,), revealed=played(2, "Dodge shows Claws.")))
    assert scene.results.text() == "Dodge shows Claws."
    spoken = scene.rounds.rounds.spoken(last, 0)
    assert spoken == "Round 1. Dracula: claws; mina: dodge, canceled. It works."


def test_a_round_of_the_strip_can_be_read_again(scene: CombatScene) -> None:
    scene.show_fight(fight(round=3, history=(played(1, "First."), played(2, "Second."))))
    assert scene.results.text() == "Round 2: Second."
    scene.rounds.setCurrentIndex(scene.rounds.rounds.index(0))
    assert scene.results.text() == "Round 1: First."


def test_a_card_of_the_hand_is_chosen_by_its_key(scene: CombatScene, qtbot: QtBot) -> None:
    scene.show_fight(fight())
    with qtbot.waitSignal(scene.card_chosen) as caught:
        scene.hand.clicked.emit(scene.hand.faces.index(1))
    assert caught.args == ["item:punch"]


def test_hunters_who_leave_disappear(scene: CombatScene) -> None:
    scene.show_fight(fight(team=(fighter("mina"), fighter("seward"), fighter("helsing"))))
    assert [panel.isVisible() for panel in scene.stage.team] == [True, True, True]
    scene.show_fight(fight())
    assert [panel.isVisible() for panel in scene.stage.team] == [True, False, False]


@pytest.mark.parametrize("name", ["light", "dark", "light_contrast", "dark_contrast"])
@pytest.mark.parametrize("size", [(700, 450), (1900, 1300)])
def test_it_can_be_drawn_at_any_size(
    scene: CombatScene, qapp: QApplication, size: tuple[int, int], name: str
) -> None:
    scene.resize(800, 500)
    apply_theme(qapp, name)
    scene.show_fight(fight(history=(played(1, canceled="D"),)))
    small = scene.stage.foe.card.width()
    scene.resize(*size)
    assert not scene.grab().isNull()
    assert (scene.stage.foe.card.width() > small) == (size[0] > 1000)


# What happens between two pictures


def heard(scene: CombatScene) -> list[tuple[object, ...]]:
    """Everything that the stage reports from now on."""
    found: list[tuple[object, ...]] = []
    scene.stage.cards_turned.connect(lambda number: found.append(("turned", number)))
    scene.stage.card_canceled.connect(lambda who: found.append(("canceled", who)))
    scene.stage.fighter_hurt.connect(lambda who, loss: found.append(("hurt", who, loss)))
    scene.ended.connect(lambda: found.append(("ended",)))
    return found


def after_round(**more: Any) -> FightPicture:
    """The third round, after Dracula's card was canceled and he lost two hearts."""
    foe = fighter("dracula", hand=(BACK,) * 3)
    return fight(round=3, foe=replace(foe, life=3), history=(played(1), played(2, canceled="D", D=2)), **more)


def test_cards_are_turned_up_then_struck_and_then_damage_arrives(scene: CombatScene, qtbot: QtBot) -> None:
    scene.show_fight(fight(history=(played(1),)))
    found, foe = heard(scene), scene.stage.foe
    scene.show_fight(after_round(), speed=4.0)
    mina = scene.stage.team[0]
    assert [panel.card.shown for panel in (foe, mina)] == [BACK, BACK], "both lie facedown at first"
    assert foe.portrait.life == 5
    assert scene.title.text() == "Combat in Paris: round 2 of 6, night"
    with qtbot.waitSignal(scene.stage.cards_turned):
        pass
    assert [str(panel.card.shown.title) for panel in (foe, mina) if panel.card.shown] == ["claws", "dodge"]
    with qtbot.waitSignal(scene.stage.fighter_hurt):
        assert foe.portrait.life == 5
    assert foe.portrait.life == 3
    with qtbot.waitSignal(scene.stage.settled):
        pass
    assert found == [("turned", 2), ("canceled", "D"), ("hurt", "D", 2)]
    assert scene.title.text() == "Combat in Paris: round 3 of 6, night"


ROLLS = (FightRoll(True, Die(5, art="dice/black_5")), FightRoll(False, Die(4, art="dice/white_4"), 2))


def test_dice_are_thrown_between_the_cards_and_the_damage_and_stay(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    stage, found = scene.stage, heard(scene)
    stage.dice_thrown.connect(lambda: found.append(("dice",)))
    after = after_round()
    scene.show_fight(replace(after, history=(after.history[0], replace(after.history[1], rolls=ROLLS))))
    assert [event[0] for event in found] == ["turned", "dice", "canceled", "hurt"]
    assert (stage.dice.rolls, stage.dice.isVisible()) == (ROLLS, True)
    assert [roll.sum for roll in stage.dice.rolls] == ["5", "4 + 2"]
    left, right = stage.dice.thrown()
    assert stage.foe.geometry().right() < left.end.x() < right.end.x() < stage.team[0].geometry().left()
    scene.show_fight(after_round(effects=()))
    assert not stage.dice.isVisible()


def test_a_key_ends_the_motion_and_does_what_it_always_does(scene: CombatScene, qtbot: QtBot) -> None:
    scene.show_fight(fight(history=(played(1),)))
    scene.show_fight(after_round(), speed=0.001)
    assert scene.is_moving
    with qtbot.waitSignal(scene.map_wanted):
        qtbot.keyClick(scene.map_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not scene.is_moving)


def test_without_motion_the_same_happens_at_once(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    found = heard(scene)
    scene.show_fight(after_round())
    assert not scene.stage.beats.is_playing
    assert found == [("turned", 2), ("canceled", "D"), ("hurt", "D", 2)]
    assert scene.stage.foe.portrait.life == 3
    assert scene.stage.foe.card.struck == 1.0


def test_following_and_drawing_afresh_end_in_the_same_picture(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    scene.show_fight(after_round(), speed=1.0)
    scene.finish()
    QApplication.processEvents()
    followed = scene.grab().toImage()
    scene.show_fight(fight(place=city("Rome")))
    scene.show_fight(after_round())
    QApplication.processEvents()
    assert scene.grab().toImage() == followed


def test_a_click_on_the_stage_ends_the_motion(scene: CombatScene, qtbot: QtBot) -> None:
    scene.show_fight(fight(history=(played(1),)))
    scene.show_fight(after_round(), speed=0.01)
    qtbot.mouseClick(scene.stage, Qt.MouseButton.LeftButton)
    assert not scene.stage.beats.is_playing
    assert scene.stage.foe.portrait.life == 3


def test_a_newly_chosen_card_waits_until_the_last_round_has_been_seen(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    scene.show_fight(after_round(), speed=0.01)
    chosen = fighter("mina", card=BACK)
    scene.show_fight(after_round(team=(chosen,)), speed=0.01)
    assert scene.stage.beats.is_playing
    scene.finish()
    mina = scene.stage.team[0].card
    assert mina.face is BACK


def test_the_next_hand_has_its_owner_above_it_while_the_last_round_is_played(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    helsing = fighter("helsing", hand=(card("knife"),), is_active=True)
    scene.show_fight(after_round(team=(fighter("mina"), helsing)), speed=0.01)
    assert scene.is_moving
    assert titles(scene.hand) == ["knife"]
    assert scene.hand.accessibleName() == "helsing's cards to choose from"


def test_a_window_may_close_while_a_round_is_played(qapp: QApplication) -> None:
    scene = CombatScene(in_english)
    scene.show()
    scene.show_fight(fight(history=(played(1),)))
    scene.show_fight(after_round(), speed=0.01)
    assert scene.is_moving
    gone: list[bool] = []
    scene.destroyed.connect(lambda: gone.append(True))
    scene.deleteLater()
    # Its widgets send events to the filter that waits for a key.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone


def test_a_second_round_ends_the_motion_of_the_first(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    found = heard(scene)
    scene.show_fight(after_round(), speed=0.01)
    third = fight(round=4, foe=fighter("dracula"), history=(*after_round().history, played(3, D=-2)))
    scene.show_fight(third, speed=0.01)
    assert found[:3] == [("turned", 2), ("canceled", "D"), ("hurt", "D", 2)]
    scene.finish()
    assert found[3:] == [("turned", 3), ("hurt", "D", -2)]


def test_a_hidden_card_shows_its_back_only(scene: CombatScene) -> None:
    scene.show_fight(fight(foe=fighter("dracula", card=BACK, hand=(BACK,) * 3)))
    card_of_foe = scene.stage.foe.card
    assert card_of_foe.shown is BACK
    assert "claws" not in card_of_foe.accessibleDescription()


def test_the_next_combat_turns_up_nothing_of_the_last(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1), played(2))))
    found = heard(scene)
    scene.show_fight(fight(place=city("Rome"), round=2, history=(played(1),)), speed=1.0)
    assert found == []
    assert scene.title.text() == "Combat in Rome: round 2 of 6, night"


def test_the_result_says_what_everybody_lost(scene: CombatScene, qtbot: QtBot) -> None:
    scene.show_fight(fight(history=(played(1, D=1),)))
    found = heard(scene)
    scene.show_end(end(played(1, D=1), played(2, D=2), D=3), speed=4.0)
    assert scene.result.isHidden(), "first the cards are turned up"
    with qtbot.waitSignal(scene.ended):
        pass
    assert found == [("turned", 2), ("hurt", "D", 2), ("ended",)]
    assert scene.result.lines.text().splitlines() == [
        "dracula lost 3 health and has 3 of 9 left.",
        "mina is unharmed, with 5 of 9 health.",
    ]
    assert scene.title.text() == "The combat in Paris is over"


def test_the_result_calls_blood_what_the_sheet_calls_blood(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1, D=1),)))
    over = end(played(1, D=1), D=3)
    scene.show_end(replace(over, foe=replace(over.foe, has_blood=True)))
    assert scene.result.lines.text().startswith("dracula lost 1 blood and has 3 of 9 left.")


def test_the_result_says_beside_the_name_who_has_left(scene: CombatScene) -> None:
    left = end(played(1, D=1))
    mina = replace(left.team[0], marks=(Text("t", "left the combat"),))
    scene.show_fight(fight(history=(played(1, D=1),)))
    scene.show_end(replace(left, team=(mina,)))
    last = scene.result.lines.text().splitlines()[-1]
    assert last == "mina (left the combat) is unharmed, with 5 of 9 health."


def test_a_fighter_whom_a_bite_defeated_is_not_called_unharmed(scene: CombatScene) -> None:
    """A bite can defeat without a wound; the health is 0 then."""
    left = end(played(1, D=1))
    mina = replace(left.team[0], life=0, marks=(Text("t", "defeated"),))
    scene.show_fight(fight(history=(played(1, D=1),)))
    scene.show_end(replace(left, team=(mina,)))
    assert scene.result.lines.text().splitlines()[-1] == "mina (defeated)"


def test_unharmed_fighters_share_a_line_of_the_result(scene: CombatScene) -> None:
    over = end(played(1, D=1), D=4)
    others = tuple(
        replace(over.team[0], id=name[0].upper(), name=Text("t", name)) for name in ("mina", "seward")
    )
    scene.show_fight(fight(team=others, history=(played(1, D=1),)))
    scene.show_end(replace(over, team=others))
    lines = scene.result.lines.text().splitlines()
    assert lines[0].startswith("dracula lost")
    assert lines[1:] == ["Unharmed: mina, seward."]


def test_a_harmed_fighter_without_wounds_is_not_called_unharmed(scene: CombatScene) -> None:
    over = end(played(1, D=1), D=4)
    bitten = replace(
        over.team[0], id="M", name=Text("t", "mina"), marks=(Text("t", "bitten"),), is_harmed=True
    )
    other = replace(over.team[0], id="S", name=Text("t", "seward"))
    scene.show_fight(fight(team=(bitten, other), history=(played(1, D=1),)))
    lost = (("M", Text("t", "mina loses Knife.")),)
    scene.show_end(replace(over, team=(bitten, other), changes=lost))
    lines = scene.result.lines.text().splitlines()
    assert lines[1].startswith("mina (bitten) still has ")
    assert lines[2] == "mina loses Knife."
    assert lines[3].startswith("seward is unharmed")


def test_only_a_person_who_can_choose_a_card_is_invited_to(scene: CombatScene) -> None:
    scene.show_fight(fight())
    assert scene.hand_title.text() == "mina's cards"
    scene.set_playable([card("rifle").key])
    assert scene.hand_title.text() == "Choose one of mina's cards"
    scene.set_playable([])
    assert scene.hand_title.text() == "mina's cards"


@pytest.fixture
def column(qtbot: QtBot) -> Iterator[BoardColumn]:
    frame = QWidget()
    qtbot.addWidget(frame)
    found = BoardColumn(PanelWidgets(in_english, frame))
    qtbot.addWidget(found)
    yield found
    frame.close()


def scene_of(column: BoardColumn) -> CombatScene:
    scene = column.findChild(CombatScene)
    assert isinstance(scene, CombatScene)
    return scene


def test_the_end_of_a_combat_stays_until_another_event(column: BoardColumn) -> None:
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    assert column.is_at_combat
    column.show_fight(Picture((CombatPanel(None, end(played(2, "He escapes."))),)), needs_map=False)
    scene = scene_of(column)
    assert scene.title.text() == "The combat in Paris is over"
    assert scene.results.text() == "Round 2: He escapes."
    assert scene.hand.isHidden()
    column.show_fight(Picture(), needs_map=False)
    assert not column.is_at_combat
    assert not column.can_turn


def test_at_a_table_with_a_person_the_result_stays_until_continue(column: BoardColumn) -> None:
    column.keeps_result = True
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    column.show_fight(Picture((CombatPanel(None, end(played(2))),)), needs_map=False)
    for _ in range(3):
        column.show_fight(Picture(), needs_map=True)
        assert column.is_at_combat, "others play on behind it"
    scene_of(column).result.button.click()
    assert not column.is_at_combat
    column.show_fight(Picture(), needs_map=False)
    assert not column.is_at_combat


def test_a_new_combat_replaces_the_result_of_the_last(column: BoardColumn) -> None:
    column.keeps_result = True
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    column.show_fight(Picture((CombatPanel(None, end(played(2))),)), needs_map=False)
    column.show_fight(Picture((CombatPanel(fight(place=city("Rome"))),)), needs_map=False)
    assert column.is_at_combat
    assert scene_of(column).title.text() == "Combat in Rome: round 2 of 6, night"
    assert scene_of(column).result.isHidden()


def outlooks() -> tuple[CardOutlook, ...]:
    """Two cards of Mina, each against two cards of the foe."""
    won, lost = Text("t", "Dracula loses 1 blood"), Text("t", "the hunter is bitten")
    rows = tuple(CardMeeting(Text("t", name), 0.25, won, lost) for name in ("Claws", "Fangs"))
    return tuple(CardOutlook(card(name), rows) for name in ("rifle", "punch"))


def test_the_empty_stage_shows_the_table_of_results_while_a_card_is_chosen(scene: CombatScene) -> None:
    panel = scene.stage.outlook
    scene.show_fight(fight(outlooks=outlooks()))
    assert panel.isVisible()
    text = panel.text.toPlainText()
    assert "rifle against what may come" in text
    assert all(
        word in text for word in ("Claws", "Fangs", "25%", "Dracula loses 1 blood", "The hunter is bitten")
    )
    assert "Claws: you win with 25%: Dracula loses 1 blood." in panel.text.accessibleDescription()
    assert scene.stage.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(
        scene.stage.foe.portrait.geometry().translated(scene.stage.foe.pos())
    )


def test_the_table_of_results_covers_the_cards_of_a_combat_out_of_sight(scene: CombatScene) -> None:
    scene.show_fight(fight(history=(played(1),)))
    stage = scene.stage
    stage.setParent(None)
    stage.resize(1500, 400)
    stage.arrange()
    hidden = stage.outlook.geometry()
    stage.show()
    boxes = [QRect(panel.card.mapTo(stage, QPoint()), panel.card.size()) for panel in stage.panels]
    assert hidden == boxes[0].united(boxes[1])
    stage.setParent(scene)


def test_the_table_follows_the_card_that_is_pointed_at(scene: CombatScene) -> None:
    scene.show_fight(fight(outlooks=outlooks()))
    scene.hand.pointed.emit(card("punch"))
    assert "punch against" in scene.stage.outlook.text.toPlainText()
    scene.hand.pointed.emit(None)
    assert "punch against" in scene.stage.outlook.text.toPlainText(), "the last one stays"
    scene.explain("item:knife")
    assert "punch against" in scene.stage.outlook.text.toPlainText()


def test_the_table_gives_way_to_the_cards(scene: CombatScene) -> None:
    scene.show_fight(fight(outlooks=outlooks()))
    scene.show_fight(fight(round=3))
    assert not scene.stage.outlook.isVisible()
    scene.show_fight(fight(round=4, outlooks=outlooks()))
    assert scene.stage.outlook.isVisible()
    scene.show_end(end(played(2, "He escapes.")))
    assert not scene.stage.outlook.isVisible()


def test_beside_a_team_the_table_takes_the_room_of_the_foe(scene: CombatScene) -> None:
    team = tuple(
        fighter(name, hand=(card("rifle"),), is_active=name == "mina") for name in ("mina", "seward")
    )
    scene.show_fight(fight(team=team, outlooks=outlooks()))
    panel, stage = scene.stage.outlook, scene.stage
    assert panel.isVisible()
    assert not any(panel.geometry().intersects(one.geometry()) for one in stage.team)
    assert "Won: " in panel.text.toPlainText(), "the results stand under the cards"


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("is_night", [False, True])
def test_the_stage_is_dark_by_night_and_light_by_day(
    scene: CombatScene, qtbot: QtBot, name: str, is_night: bool
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    scene.resize(1100, 700)
    scene.show()
    scene.show_fight(fight(is_night=not is_night))
    scene.show_fight(fight(is_night=is_night))
    apply_theme(app, name)
    stage = scene.stage
    picture = stage.grab().toImage()
    ground = [picture.pixelColor(stage.width() - 6, y) for y in range(12, stage.height() - 12, 20)]
    lights = [color.lightnessF() for color in ground]
    assert max(lights) < 0.2 if is_night else min(lights) > 0.8
    label = stage.foe.name.palette().color(stage.foe.name.foregroundRole())
    assert all(contrast(label.name(), color.name()) >= 7.0 for color in ground)


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
    last = end(played(2, "He escapes."))
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    column.show_fight(Picture((CombatPanel(None, last),)), needs_map=False)
    column.turn()
    assert not column.is_at_combat
    column.show_fight(Picture((CombatPanel(None, last),)), needs_map=False)
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


def test_a_combat_takes_the_height_of_the_trail_if_there_are_few_lines(column: BoardColumn) -> None:
    trail = column.findChild(TrailWidget)
    assert trail is not None
    below = trail.parentWidget()
    column.show()
    column.resize(900, 500)
    column.show_fight(Picture((CombatPanel(fight()),)), needs_map=False)
    assert not below.isVisible()
    column.turn()
    assert below.isVisible()
    column.turn()
    column.resize(900, 2000)
    assert below.isVisible()
