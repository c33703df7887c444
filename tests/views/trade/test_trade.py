"""A trade is planned with mouse, keys or by dragging, then played as single decisions of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPointF, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import Language
from furyqt.rules.core.agenda import Action
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.models.faces import MIME_TYPE
from furyqt.views.table.table_page import TablePage
from furyqt.views.trade.panel import TradeWidget
from tests.rules.fury3.scenes import do, pending, scene
from tests.views.pictures import Shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
HERE = board("fury3")
LEFT = Qt.MouseButton.LeftButton


def trade_scene(*gifts: str) -> Fury3State:
    """Return a position in which Godalming and Mina trade in Paris, after these gifts."""
    state = scene(
        places={"godalming": "paris", "mina": "paris"},
        items={"godalming": ("rifle", "dogs"), "mina": ("pistol", "stake", "knife")},
        tickets={"godalming": ("3/2",), "mina": ("2/2", "2/2")},
        events={"mina": ("long_night",)},
    )
    return do(state, "trade", *gifts)


class TradeTable:
    """A page whose choices are played at once, as a session plays them."""

    def __init__(self, page: TablePage, state: Fury3State) -> None:
        self.page, self.state, self.played = page, state, list[str]()
        page.offers.chosen.connect(self.play)
        self.offer()

    @property
    def panel(self) -> TradeWidget:
        return self.page.view.trade

    def offer(self) -> None:
        """Show the position and offer the actions of the hunters."""
        observation = observe(self.state, HUNTERS)
        self.page.view.show(observation)
        self.page.offers.offer(observation if observation.actions else None)

    def play(self, action: Action) -> None:
        """Play an action and offer the next ones."""
        self.played.append(action.text)
        self.state = do(self.state, action.text)
        self.offer()

    def keys(self, side: int) -> list[str]:
        """Return the cards of a side; a star marks those from the other side."""
        faces = self.panel.halves[side].strip.faces.rows
        return [face.key + ("*" if any("from" in str(mark) for mark in face.marks) else "") for face in faces]


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


@pytest.fixture
def table(page: TablePage) -> TradeTable:
    return TradeTable(page, trade_scene())


def press(qtbot: QtBot, table: TradeTable, side: int, key: str) -> None:
    """Select a card of a side and press Enter."""
    strip = table.panel.halves[side].strip
    strip.setFocus()
    strip.setCurrentIndex(strip.faces.index(table.keys(side).index(key)))
    qtbot.keyClick(strip, Qt.Key.Key_Return)


def drop(table: TradeTable, side: int, key: str) -> bool:
    """Drop a card on a half and return whether the half accepted it."""
    data = QMimeData()
    data.setData(MIME_TYPE, QByteArray(key.encode()))
    half, at = table.panel.halves[side], QPointF(30, 40)
    move, none = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    comes = QDragEnterEvent(at.toPoint(), move, data, LEFT, none)
    QApplication.sendEvent(half, comes)
    falls = QDropEvent(at, move, data, LEFT, none)
    half.dropEvent(falls)
    return comes.isAccepted() and falls.isAccepted()


def test_the_panel_shows_both_hands(table: TradeTable) -> None:
    assert table.panel.isVisible()
    assert table.keys(0) == ["item:rifle", "item:dogs", "ticket:3/2"]
    assert table.keys(1) == [
        "item:pistol",
        "item:knife",
        "item:stake",
        "event:long_night",
        "ticket:2/2",
        "ticket:2/2",
    ]
    assert "Lord Godalming" in table.panel.title.text()
    assert table.panel.halves[0].strip.hasFocus()


def test_nothing_changes_hands_before_the_end(table: TradeTable, qtbot: QtBot) -> None:
    press(qtbot, table, 0, "item:dogs")
    press(qtbot, table, 1, "item:stake")
    assert table.keys(0) == ["item:rifle", "ticket:3/2", "item:stake*"]
    assert table.keys(1)[-1] == "item:dogs*"
    assert table.played == []


def test_the_end_plays_the_gifts_in_the_order_of_the_rules(table: TradeTable, qtbot: QtBot) -> None:
    for side, key in ((1, "ticket:2/2"), (1, "item:stake"), (0, "ticket:3/2"), (0, "item:dogs")):
        press(qtbot, table, side, key)
    qtbot.mouseClick(table.panel.end, LEFT)
    qtbot.waitUntil(lambda: not table.panel.isVisible())
    assert table.played == [
        "godalming+item:dogs",
        "godalming+ticket:3/2",
        "mina+item:stake",
        "mina+ticket:2/2",
        "done",
    ]
    assert pending(table.state) != "TradeGift"


def test_the_end_of_a_trade_is_not_played_twice(table: TradeTable, qtbot: QtBot) -> None:
    """After the last possible gift the rules end the trade automatically."""
    press(qtbot, table, 1, "ticket:2/2")
    press(qtbot, table, 1, "ticket:2/2")
    qtbot.mouseClick(table.panel.end, LEFT)
    qtbot.waitUntil(lambda: not table.panel.isVisible())
    assert table.played == ["mina+ticket:2/2"] * 2
    assert table.page.offers.deal.remaining == []


def test_a_planned_gift_can_be_undone(table: TradeTable, qtbot: QtBot) -> None:
    press(qtbot, table, 0, "item:dogs")
    press(qtbot, table, 1, "item:dogs*")
    assert table.keys(0) == ["item:rifle", "item:dogs", "ticket:3/2"]
    press(qtbot, table, 0, "item:rifle")
    qtbot.mouseClick(table.panel.reset, LEFT)
    assert table.keys(0) == ["item:rifle", "item:dogs", "ticket:3/2"]
    qtbot.mouseClick(table.panel.end, LEFT)
    assert table.played == ["done"]


def test_cards_are_dragged_over_and_back(table: TradeTable) -> None:
    assert drop(table, 1, "item:rifle")
    assert table.keys(1)[-1] == "item:rifle*"
    assert drop(table, 0, "item:rifle")
    assert table.keys(0) == ["item:rifle", "item:dogs", "ticket:3/2"]
    assert drop(table, 0, "ticket:2/2")
    assert table.keys(0)[-1] == "ticket:2/2*"
    assert table.keys(1).count("ticket:2/2") == 1


def test_dropped_data_without_a_card_is_refused(table: TradeTable) -> None:
    data = QMimeData()
    data.setText("item:rifle")
    at, move = QPointF(30, 40).toPoint(), Qt.DropAction.MoveAction
    comes = QDragEnterEvent(at, move, data, LEFT, Qt.KeyboardModifier.NoModifier)
    comes.ignore()
    QApplication.sendEvent(table.panel.halves[0], comes)
    assert not comes.isAccepted()


def test_a_card_that_cannot_be_given_has_a_reason(table: TradeTable, qtbot: QtBot) -> None:
    before = table.keys(1)
    press(qtbot, table, 1, "event:long_night")
    assert table.keys(1) == before
    assert table.panel.reason.text() == "Only Van Helsing trades event cards, as the Leader."
    assert "event:long_night" not in table.panel.halves[1].strip.playable
    press(qtbot, table, 1, "item:stake")
    assert not table.panel.reason.text()


def test_too_many_cards_are_announced_before_the_end(table: TradeTable, qtbot: QtBot) -> None:
    press(qtbot, table, 0, "item:dogs")
    assert "above the limit of 3: 1 must be discarded" in table.panel.halves[1].notes.text()
    press(qtbot, table, 1, "item:stake")
    assert not table.panel.halves[1].notes.text()


def test_played_gifts_are_kept(page: TablePage, qtbot: QtBot) -> None:
    table = TradeTable(page, trade_scene("godalming+item:dogs"))
    assert table.keys(1)[-1] == "item:dogs*"
    press(qtbot, table, 1, "item:dogs*")
    assert table.panel.reason.text() == "It has already changed hands."
    press(qtbot, table, 0, "item:rifle")
    assert "in order" in table.panel.reason.text()


def test_a_click_on_a_card_of_a_sheet_plans_a_gift(table: TradeTable, qtbot: QtBot) -> None:
    strip = table.page.view.figures.hands[0]
    strip.setFocus()
    strip.select("item:rifle")
    qtbot.keyClick(strip, Qt.Key.Key_Return)
    assert table.keys(1)[-1] == "item:rifle*"
    assert table.played == []


def test_arrow_keys_move_to_the_other_side(table: TradeTable, qtbot: QtBot) -> None:
    qtbot.keyClick(table.panel.halves[0].strip, Qt.Key.Key_Down)
    assert table.panel.halves[1].strip.hasFocus()
    assert table.panel.pane in table.page.panes()


def test_the_focus_returns_to_the_list(table: TradeTable, qtbot: QtBot) -> None:
    table.panel.end.setFocus()
    qtbot.keyClick(table.panel.end, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not table.panel.isVisible())
    assert table.page.choices.list.hasFocus()


def test_the_list_plays_gifts_too(table: TradeTable, qtbot: QtBot) -> None:
    row = next(row for row in table.page.offers.rows if row.action.text == "godalming+item:rifle")
    table.page.choices.select_action(row.action)
    table.page.choices.list.setFocus()
    qtbot.keyClick(table.page.choices.list, Qt.Key.Key_Return)
    assert table.played == ["godalming+item:rifle"]
    assert table.keys(1)[-1] == "item:rifle*"


def test_the_plan_survives_a_gift_made_in_the_list(table: TradeTable, qtbot: QtBot) -> None:
    press(qtbot, table, 0, "item:rifle")
    press(qtbot, table, 0, "ticket:3/2")
    table.page.choices.chosen.emit(
        next(r.action for r in table.page.offers.rows if r.action.text.endswith("item:dogs"))
    )
    assert table.played == ["godalming+item:dogs"]
    assert table.keys(0) == ["item:rifle"]
    assert table.keys(1)[-2:] == ["item:dogs*", "ticket:3/2*"]


def test_the_end_in_the_list_plays_the_plan(table: TradeTable, qtbot: QtBot) -> None:
    press(qtbot, table, 0, "ticket:3/2")
    table.page.choices.chosen.emit(next(r.action for r in table.page.offers.rows if r.action.text == "done"))
    qtbot.waitUntil(lambda: not table.panel.isVisible())
    assert table.played == ["godalming+ticket:3/2", "done"]


def test_dracula_sees_no_trade() -> None:
    assert Shown(HERE.picture(observe(trade_scene(), DRACULA))).trade is None
    assert Shown(HERE.picture(observe(trade_scene(), HUNTERS))).trade is not None
    assert Shown(HERE.picture(observe(scene(), HUNTERS))).trade is None


def test_the_leader_trades_events_only() -> None:
    state = scene(
        places={"mina": "rome"}, events={"mina": ("long_night",)}, items={"helsing": ("rifle",)}, waiting=(2,)
    )
    while pending(state) != "HunterAction" or getattr(state.agenda[-1], "hunter", 0) != 2:
        state = do(state, "pass")
    trade = Shown(HERE.picture(observe(do(state, "trade"), HUNTERS))).trade
    while trade is None:
        state = do(state, "trade", "mina")
        trade = Shown(HERE.picture(observe(state, HUNTERS))).trade
    assert {key: str(why) for key, why in trade.sides[0].closed} == {
        "item:rifle": "As the Leader, Van Helsing trades event cards only."
    }
    assert trade.sides[1].closed == ()


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1920, 1080)])
def test_the_panel_is_inside_the_map(table: TradeTable, qtbot: QtBot, size: QSize) -> None:
    table.page.resize(size)
    qtbot.waitUntil(lambda: table.page.size() == size)
    ground = table.page.view.table.rect()
    qtbot.waitUntil(lambda: ground.contains(table.panel.geometry()))
    cards = table.panel.halves[0].strip
    assert table.panel.rect().contains(cards.mapTo(table.panel, cards.rect().bottomRight()))


OPENING = ("PA", "PA", "PA", "PA", "AL", "supply", "trade")
"""All hunters begin in Paris, Dracula in Alicante; Godalming draws two items and trades."""


def test_a_trade_is_played_through_the_session(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(show_possible_places=False)
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, 3, ("human",) * 5, "casual"))
    session, panel = window.lifecycle.session, window.table.view.trade
    assert session is not None

    def is_prompted() -> bool:
        if window.pages.currentWidget() is window.pages.handover:  # Both sides share one screen.
            window.pages.handover.button.click()
        return session.is_persons_turn and bool(window.table.offers.rows)

    for token in OPENING:
        qtbot.waitUntil(is_prompted)
        action = next(row.action for row in window.table.offers.rows if row.action.text == token)
        window.table.offers.chosen.emit(action)
    qtbot.waitUntil(lambda: is_prompted() and panel.isVisible())
    assert panel.gifts is not None
    giver = next(half for half in panel.halves if half.strip.faces.rows)
    names, before = [side.id for side in panel.gifts.trade.sides], session.ply
    taker = names[1 - panel.halves.index(giver)]
    keys = [face.key for face in giver.strip.faces.rows]
    for _ in keys:
        giver.strip.setFocus()
        giver.strip.setCurrentIndex(giver.strip.faces.index(0))
        qtbot.keyClick(giver.strip, Qt.Key.Key_Return)
    assert session.ply == before
    qtbot.mouseClick(panel.end, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel.isVisible())
    assert session.ply == before + len(keys)
    figures = {figure.id: figure for figure in window.table.view.picture.figures}
    assert sorted(card.key for card in figures[taker].hand) == sorted(keys)
