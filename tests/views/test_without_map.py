"""A game without a map on the table: dice, open rows, scores and player areas use the space of the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.table import PlayerInfo, Table
from furyqt.rules.core.text import Texts, in_english
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.tables import HUNTERS
from furyqt.views.boards.board import Board, ClosedChoice, Subject
from furyqt.views.panels.players.dice import DiceWidget
from furyqt.views.picture import (
    CardFace,
    DicePanel,
    Die,
    OpenRow,
    OpenRowPanel,
    Panel,
    PlayerArea,
    PlayerPanel,
    Resource,
    Score,
    ScorePanel,
)
from furyqt.views.table.observation_view import ObservationView
from furyqt.views.table.table_page import TablePage
from tests.rules.fury3.scenes import scene

N_ = Texts("test")

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
OATS = CardFace("item", N_("Oats"), art="items/rifle", key="goods:oats")
FISH = CardFace("item", N_("Fish"), art="items/knife", key="goods:fish")
HAY = CardFace("item", N_("Hay"), art="items/rope", key="goods:hay")
COINS = (Resource(N_("coins"), 3),)
BACK = CardFace("item", N_("a card"))
TABLE = Table(players=tuple(PlayerInfo(name, N_(name)) for name in ("red", "green", "blue")))


class MarketBoard(Board):
    """Three players, a market, three dice; the actions are those of a scene, in order."""

    def panels(self, observation: Any) -> tuple[Panel, ...]:
        areas = (
            PlayerArea("red", N_("red"), 0, COINS, (HAY, FISH), played=(OATS,), is_active=True),
            PlayerArea("green", N_("green"), 1, hand=(BACK, BACK)),
            PlayerArea("blue", N_("blue"), 2, status=N_("has passed")),
        )
        scores = tuple(Score(area.id, area.name, 5 * number, area.color) for number, area in enumerate(areas))
        return (
            DicePanel((Die(3), Die(6, is_held=True), Die(0)), N_("two rolls left")),
            OpenRowPanel((OpenRow("market", N_("market"), (OATS, FISH)),)),
            PlayerPanel(areas),
            ScorePanel(scores, 20),
        )

    def subject(self, observation: Any, action: Action) -> Subject:
        number = observation.actions.index(action)
        found = (Subject(OATS, "market"), Subject(HAY, "red"), Subject(die=0), Subject(figure="green"))
        return found[number] if number < len(found) else Subject()

    def unavailable(self, observation: Any) -> tuple[ClosedChoice, ...]:
        red = ClosedChoice(N_("Fish (red)"), N_("red is not hungry"), FISH.key, "red")
        market = ClosedChoice(N_("Fish"), N_("it is too dear"), FISH.key, "market")
        longer = ClosedChoice(N_("Oats Porridge"), N_("it is hot"), "goods:porridge", "red")
        return longer, red, market


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TablePage]:
    monkeypatch.setattr(ObservationView, "board", MarketBoard())
    found = TablePage(Language())
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    qtbot.waitExposed(found)
    found.view.set_game(RULES, TABLE)
    observation = replace_actions(observe(scene(), HUNTERS))
    found.view.show(observation)
    found.offers.offer(observation)
    qtbot.waitUntil(found.view.players.isVisible)
    yield found
    found.offers.offer(None)


def replace_actions(observation: Any) -> Any:
    """Return the observation with only its first five actions."""
    return type(observation)(
        **{name: getattr(observation, name) for name in observation.__struct_fields__}
        | {"actions": observation.actions[:5]}
    )


def test_the_space_of_the_map_goes_to_the_other_panels(page: TablePage) -> None:
    view = page.view
    assert not view.has_map
    assert not view.table.isVisible()
    for hidden in (view.trail, view.tracks, view.piles, view.figures):
        assert not hidden.isVisible()
    for shown in (view.dice, view.rows, view.players):
        assert shown.isVisible()
    assert view.players.width() > page.width() / 2
    assert view.players.areas[0].name.text() == "Red"
    assert view.players.areas[2].name.text() == "Blue · has passed"
    assert view.players.areas[0].resources.accessibleName() == "coins: 3"
    assert [face.is_back for face in view.players.areas[1].hand.faces.rows] == [True, True]


def test_a_map_comes_back_with_the_next_picture(page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    page.view.set_game(RULES, RULES.default_table)
    page.view.show(observe(scene(), HUNTERS))
    assert page.view.table.isVisible()
    assert page.view.has_map
    assert not page.view.players.isVisible()
    assert not page.view.dice.isVisible()


def test_scores_and_dice_have_accessible_descriptions(page: TablePage) -> None:
    from_score = page.view.column.findChildren(type(page.view.widgets.by_kind[ScorePanel]))
    assert [widget.accessibleName() for widget in from_score] == ["Score: Red: 0, Green: 5, Blue: 10"]
    names = [die.accessibleName() for die in page.view.dice.dice]
    assert names == ["Die: 3", "Die: 6, kept", "Die: not rolled"]


def test_a_card_of_the_market_is_bought_by_a_click(page: TablePage, qtbot: QtBot) -> None:
    strip = page.view.rows.strips[0]
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        qtbot.mouseClick(strip.viewport(), LEFT, pos=strip.visualRect(strip.faces.index(0)).center())
    assert chosen.args == [page.offers.rows[0].action]


def test_a_card_of_a_hand_is_played_by_a_click(page: TablePage, qtbot: QtBot) -> None:
    strip = page.view.players.areas[0].hand
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        qtbot.mouseClick(strip.viewport(), LEFT, pos=strip.visualRect(strip.faces.index(0)).center())
    assert chosen.args == [page.offers.rows[1].action]


def test_a_reason_is_found_by_card_and_holder(page: TablePage, qtbot: QtBot) -> None:
    market, hand = page.view.rows.strips[0], page.view.players.areas[0].hand
    for strip, reason in ((market, "Fish: It is too dear"), (hand, "Fish: Red is not hungry")):
        with qtbot.waitSignal(page.offers.refused) as refused:
            qtbot.mouseClick(strip.viewport(), LEFT, pos=strip.visualRect(strip.faces.index(1)).center())
        assert refused.args == [reason]


def test_a_reason_for_a_longer_name_is_not_used(page: TablePage, qtbot: QtBot) -> None:
    strip = page.view.players.areas[0].played
    with qtbot.waitSignal(page.offers.refused) as refused:
        qtbot.mouseClick(strip.viewport(), LEFT, pos=strip.visualRect(strip.faces.index(0)).center())
    assert refused.args == ["Oats cannot be used now."]


def test_a_die_and_a_player_are_chosen(page: TablePage, qtbot: QtBot) -> None:
    die, other = page.view.dice.dice[:2]
    assert die.is_choosable
    assert not other.is_choosable
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        qtbot.mouseClick(die, LEFT)
    assert chosen.args == [page.offers.rows[2].action]
    area = page.view.players.areas[1]
    area.setFocus()
    with qtbot.waitSignal(page.offers.chosen) as chosen:
        qtbot.keyClick(area, Qt.Key.Key_Return)
    assert chosen.args == [page.offers.rows[3].action]
    with qtbot.assertNotEmitted(page.offers.chosen):
        qtbot.mouseClick(page.view.players.areas[2], LEFT, pos=QPoint(5, 5))


def test_nothing_can_be_chosen_while_nothing_is_offered(page: TablePage, qtbot: QtBot) -> None:
    page.offers.offer(None)
    with qtbot.assertNotEmitted(page.offers.chosen), qtbot.assertNotEmitted(page.offers.refused):
        qtbot.mouseClick(page.view.dice.dice[0], LEFT)
        qtbot.mouseClick(page.view.players.areas[1], LEFT, pos=QPoint(5, 5))


@pytest.mark.parametrize("value", range(10))
def test_every_die_can_be_drawn(qtbot: QtBot, value: int) -> None:
    dice = DiceWidget(in_english)
    qtbot.addWidget(dice)
    dice.show_panel(DicePanel((Die(value, is_held=value % 2 == 1),)))
    blank = DiceWidget(in_english)
    qtbot.addWidget(blank)
    blank.show_panel(DicePanel((Die(0),)))
    size = dice.dice[0].sizeHint()
    for widget in (dice.dice[0], blank.dice[0]):
        widget.resize(size)
    assert (dice.dice[0].grab().toImage() == blank.dice[0].grab().toImage()) == (value == 0)
