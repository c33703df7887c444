"""Choosing by cards, trail spaces and sheets: lit ones are clicked, the others give a reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Choose, Pick, Play, Space, Strike
from furyqt.rules.fury3.decks import Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, MINA
from furyqt.views.cards.strip import CardStrip
from furyqt.views.panels.sheet_rows import SheetDelegate
from furyqt.views.panels.trail import TrailDelegate
from furyqt.views.table.table_page import TablePage
from tests.rules.fury3.duels import play_round, vampire_fight
from tests.rules.fury3.scenes import do, pending, scene

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
ADVANCED = {"game": "advanced"}


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    found = TablePage(Language())
    qtbot.addWidget(found)
    found.resize(1600, 1000)
    found.show()
    qtbot.waitExposed(found)
    found.activateWindow()
    found.view.set_game(RULES, RULES.default_table)
    yield found
    found.offers.offer(None)


def show_position(page: TablePage, state: Fury3State, player: int) -> None:
    """Show a position to a player and offer the player's actions."""
    observation = observe(state, player)
    page.view.show(observation)
    page.offers.offer(observation)
    QApplication.processEvents()


def strip_of(page: TablePage, figure: str) -> CardStrip:
    """The cards of a figure."""
    rows = page.view.figures.model.rows
    return page.view.figures.hands[[row.id for row in rows].index(figure)]


def lit(strip: CardStrip) -> set[str]:
    """The keys of the lit cards of a row."""
    return {face.key for face in strip.faces.rows} & strip.playable


def click(qtbot: QtBot, strip: CardStrip, key: str) -> None:
    """Click the card with this key at its left edge, which no other card covers."""
    number = [face.key for face in strip.faces.rows].index(key)
    box = strip.visualRect(strip.faces.index(number))
    qtbot.mouseClick(strip.viewport(), LEFT, pos=QPoint(box.left() + 6, box.center().y()))


def enter(qtbot: QtBot, strip: CardStrip, key: str) -> None:
    """Go to the card with this key and press Enter."""
    strip.setFocus()
    strip.select(key)
    qtbot.keyClick(strip, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", [click, enter])
def test_a_lit_event_card_is_played_with_mouse_or_enter(page: TablePage, qtbot: QtBot, way: object) -> None:
    show_position(
        page, scene("dawn", events={"mina": ("long_night",), "seward": ("great_strength",)}), HUNTERS
    )
    plays = [row.action for row in page.offers.rows if isinstance(row.action, Play)]
    assert plays == [Play(EventCard.LONG_NIGHT, MINA)]
    assert lit(strip_of(page, "M")) == {"event:long_night"}
    assert lit(strip_of(page, "S")) == set()
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        way(qtbot, strip_of(page, "M"), "event:long_night")  # type: ignore[operator]
    assert chosen.args == plays


def test_a_card_that_cannot_be_used_gives_the_reason(page: TablePage, qtbot: QtBot) -> None:
    show_position(
        page, scene("dawn", events={"mina": ("long_night",), "seward": ("great_strength",)}), HUNTERS
    )
    with qtbot.waitSignal(page.offers.refused) as refused, qtbot.assertNotEmitted(page.offers.chosen):
        click(qtbot, strip_of(page, "S"), "event:great_strength")
    assert refused.args[0].startswith("Great Strength: When it can be played:")
    assert page.turn.reason.text() == refused.args[0]


def test_a_card_without_a_listed_reason_gives_a_general_one(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, scene(items={"mina": ("rifle",)}), HUNTERS)
    with qtbot.waitSignal(page.offers.refused) as refused:
        click(qtbot, strip_of(page, "M"), "item:rifle")
    assert refused.args[0] == "Rifle cannot be used now."


def test_clicks_do_nothing_without_a_decision(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, scene(items={"mina": ("rifle",)}), HUNTERS)
    page.offers.offer(None)
    with qtbot.assertNotEmitted(page.offers.refused), qtbot.assertNotEmitted(page.offers.chosen):
        click(qtbot, strip_of(page, "M"), "item:rifle")
    assert lit(strip_of(page, "M")) == set()


def test_only_the_hand_that_must_discard_is_lit(page: TablePage, qtbot: QtBot) -> None:
    items = {"godalming": ("rifle", "pistol", "knife"), "mina": ("rifle",)}
    state = do(scene(items=items, places={"godalming": "paris"}, top_items=("stake", "dogs")), "supply")
    while pending(state) != "DiscardChoice":
        state = do(state, observe(state, HUNTERS).actions[0].text)
    show_position(page, state, HUNTERS)
    assert "item:rifle" in lit(strip_of(page, "G"))
    assert lit(strip_of(page, "M")) == set()
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        click(qtbot, strip_of(page, "G"), "item:rifle")
    assert chosen.args == [Pick(Deck.ITEM, Item.RIFLE)]
    with qtbot.waitSignal(page.offers.refused):
        click(qtbot, strip_of(page, "M"), "item:rifle")


def test_a_double_click_chooses_once(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, scene("dawn", events={"mina": ("long_night",)}), HUNTERS)
    heard: list[object] = []
    page.offers.chosen.connect(heard.append)
    strip = strip_of(page, "M")
    at = strip.visualRect(strip.faces.index(0)).center()
    qtbot.mouseClick(strip.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(strip.viewport(), LEFT, pos=at)
    qtbot.mouseRelease(strip.viewport(), LEFT, pos=at)
    assert len(heard) == 1


def test_an_encounter_is_placed_from_draculas_sheet(page: TablePage, qtbot: QtBot) -> None:
    state = do(scene("dracula", trail=("vienna", "prague"), encounters=("rats", "wolves", "spy")), "@BD")
    assert pending(state) == "EncounterPlacement"
    show_position(page, state, DRACULA)
    assert lit(strip_of(page, "D")) == {"encounter:rats", "encounter:wolves", "encounter:spy"}
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        click(qtbot, strip_of(page, "D"), "encounter:rats")
    assert chosen.args == [Space(0, Encounter.RATS)]


def test_a_power_card_with_several_uses_opens_a_menu(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, scene("dracula", trail=("vienna", "prague"), options=ADVANCED), DRACULA)
    strip = page.view.figures.rest
    assert {"power:feed", "power:wolf_form"} <= lit(strip)
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        enter(qtbot, strip, "power:feed")
    assert chosen.args[0].text == "@feed"
    enter(qtbot, strip, "power:wolf_form")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    words = [row for row in page.offers.rows if row.action.text.startswith("@wolf_form")]
    assert len(menu.actions()) == len(words) > 1
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        menu.actions()[1].trigger()
    assert chosen.args[0] == words[1].action
    menu.close()


def test_a_combat_card_is_played_from_the_combat_scene(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, vampire_fight(items={"mina": ("pistol",)}), HUNTERS)
    hand = page.view.combat.hand
    assert "item:pistol" in lit(hand)
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        enter(qtbot, hand, "item:pistol")
    assert chosen.args == [Strike(Item.PISTOL)]


def test_a_trail_space_is_chosen_on_the_trail(page: TablePage, qtbot: QtBot) -> None:
    state = scene("dracula", trail=("vienna", "prague", "berlin"), lairs=("munich+rats",), options=ADVANCED)
    show_position(page, state, DRACULA)
    view = page.view.trail.list
    delegate = view.itemDelegate()
    assert isinstance(delegate, TrailDelegate)
    assert 6 in delegate.choosable
    assert 8 not in delegate.choosable
    found = [row for row in page.offers.rows if row.space == 6]
    assert found
    view.setFocus()
    view.setCurrentIndex(page.view.trail.model.index(6))
    if len(found) == 1:
        with qtbot.waitSignal(page.offers.chosen) as chosen:
            qtbot.keyClick(view, Qt.Key.Key_Return)
        assert chosen.args == [found[0].action]
    else:
        qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(page.view.trail.model.index(6)).center())
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert len(menu.actions()) == len(found)
        menu.close()
    with qtbot.waitSignal(page.offers.refused) as refused:
        qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(page.view.trail.model.index(8)).center())
    assert refused.args == ["This space cannot be chosen now."]


def test_a_click_on_the_trail_without_a_choice_gives_no_reason(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, scene(trail=("prague!",)), HUNTERS)
    view = page.view.trail.list
    with qtbot.assertNotEmitted(page.offers.refused), qtbot.waitSignal(page.view.trail.place_chosen):
        qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(page.view.trail.model.index(0)).center())


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hunter_is_chosen_on_the_hunters_sheet(page: TablePage, qtbot: QtBot, by_key: bool) -> None:
    state = do(
        scene(
            places=dict.fromkeys(("godalming", "seward", "mina"), "paris"),
            items={"mina": ("rifle",), "seward": ("dogs",)},
        ),
        "trade",
    )
    assert pending(state) == "TradePartner"
    show_position(page, state, HUNTERS)
    view = page.view.figures.list
    delegate = view.itemDelegate()
    assert isinstance(delegate, SheetDelegate)
    assert delegate.choosable == {"S", "M"}
    index = page.view.figures.model.index(MINA)
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        if by_key:
            view.setFocus()
            view.setCurrentIndex(index)
            qtbot.keyClick(view, Qt.Key.Key_Return)
        else:
            qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
    assert chosen.args == [Choose(MINA)]


def test_a_combat_card_of_the_last_round_gives_the_reason(page: TablePage, qtbot: QtBot) -> None:
    show_position(page, play_round(vampire_fight(), "fangs", "punch"), HUNTERS)
    hand = page.view.combat.hand
    assert "item:punch" not in lit(hand)
    assert "item:dodge" in lit(hand)
    with qtbot.waitSignal(page.offers.refused) as refused, qtbot.assertNotEmitted(page.offers.chosen):
        enter(qtbot, hand, "item:punch")
    assert refused.args == ["Punch: Played in the last round; it cannot be played now."]


def test_draculas_many_cards_are_in_two_rows(page: TablePage) -> None:
    page.resize(1280, 760)
    encounters = ("hoax", "wolves", "bats", "spy", "szgany_mob")
    dracula_events = ["summon_storms", "enraged", "devilish_power"]
    state = scene("dracula", encounters=encounters, events={"dracula": dracula_events}, options=ADVANCED)
    show_position(page, state, DRACULA)
    QApplication.processEvents()
    figures = page.view.figures
    beside, rest = strip_of(page, "D"), figures.rest
    cards = (*figures.model.rows[-1].hand, *figures.model.rows[-1].tickets)
    assert (*beside.faces.rows, *rest.faces.rows) == cards
    assert len(cards) >= 12
    for strip in (beside, rest):
        assert strip.isVisible()
        assert strip.accessibleName() == "Dracula's cards"
        first, second = (strip.visualRect(strip.faces.index(row)).left() for row in (0, 1))
        assert second - first >= 0.6 * strip.card_width
    assert "event:devilish_power" in lit(rest)
    beside.setFocus()
    QTest.keyClick(beside, Qt.Key.Key_Down)
    assert rest.hasFocus()
    show_position(page, scene(), HUNTERS)
    assert not rest.isVisible()
