"""The keys of a question: they work wherever the focus is, and follow the cards of a hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.steps.supply.trade import trade
from furyqt.rules.fury3.tables import GODALMING, HUNTERS
from furyqt.views.boards import board
from furyqt.views.main_window import MainWindow
from furyqt.views.table.action_offers import in_hand_order, offered
from tests.rules.fury3.scenes import scene

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
ELSEWHERE = ("map", "trail", "log", "figures", "button")


def focus(window: MainWindow, where: str, qtbot: QtBot) -> QWidget:
    """Give the focus to a part of the table."""
    view = window.table.view
    parts: dict[str, QWidget] = {
        "map": view.table.map,
        "trail": view.trail.list,
        "log": view.log.list,
        "figures": view.figures.list,
        "button": window.table.area.buttons["hint"],
    }
    window.activateWindow()
    parts[where].setFocus()
    qtbot.waitUntil(parts[where].hasFocus)
    return parts[where]


@pytest.mark.parametrize("where", ELSEWHERE)
def test_letters_find_an_action_wherever_the_focus_is(
    window: MainWindow, qtbot: QtBot, begin: Any, where: str
) -> None:
    session: GameSession = begin()
    field = window.table.choices.field
    qtbot.keyClick(focus(window, where, qtbot), "p")
    assert (QApplication.focusWidget(), field.text()) == (field, "p")
    qtbot.keyClick(field, "a")
    assert window.table.choices.list.currentIndex().data() == "Start in Paris"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: session.ply > 0)
    assert window.language.text(session.table.atlas.places[session.observation.places[0]].name) == "Paris"


@pytest.mark.parametrize("where", ELSEWHERE)
def test_a_digit_plays_an_action_wherever_the_focus_is(
    window: MainWindow, qtbot: QtBot, begin: Any, where: str
) -> None:
    session: GameSession = begin()
    wanted = window.table.offers.rows[2]
    qtbot.keyClick(focus(window, where, qtbot), "3")
    assert session.ply == 1
    assert session.observation.places[0] == wanted.place


def test_escape_shows_all_actions_again(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    begin()
    choices = window.table.choices
    count = choices.filtered.rowCount()
    qtbot.keyClick(focus(window, "map", qtbot), "x")
    assert choices.filtered.rowCount() < count
    qtbot.keyClick(choices.field, Qt.Key.Key_Escape)
    assert (choices.field.text(), choices.filtered.rowCount()) == ("", count)
    assert choices.list.hasFocus()


def test_keys_with_ctrl_find_and_play_nothing(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    view = focus(window, "map", qtbot)
    for key in ("1", "p"):
        qtbot.keyClick(view, key, Qt.KeyboardModifier.ControlModifier)
    assert (session.ply, window.table.choices.field.text()) == (0, "")


def test_an_open_menu_has_the_keys_for_itself(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin(human=1)
    session.act(next(action for action in session.observation.actions if action.text == "MU"))
    qtbot.waitUntil(lambda: session.is_persons_turn and len(window.table.offers.rows) > 1)
    view, before = focus(window, "map", qtbot), session.ply
    window.table.view.table.map.activate_place("munich")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for key in ("1", "p"):
        qtbot.keyClick(view, key)
    assert (session.ply, window.table.choices.field.text()) == (before, "")
    second = next(row for row in window.table.offers.rows if row.action.text == "D1")
    assert menu.actions()[1].text() == f"&2  {window.language.text(second.title)}"
    with qtbot.waitSignal(window.table.offers.chosen) as chosen:
        qtbot.keyClick(menu, "2")
    assert chosen.args == [second.action]


def test_the_first_number_is_the_first_card_of_a_hand() -> None:
    state = scene(
        places={"godalming": "paris", "mina": "paris"},
        items={"godalming": ("rifle", "knife", "crucifix")},
    )
    state.agenda = state.agenda[:-1]
    trade(state, GODALMING)
    seen = observe(state, HUNTERS)
    here = board("fury3")
    rows = offered(RULES, here, seen)
    picture = here.picture(seen)
    hand = next(figure.hand for figure in picture.figures if figure.id == "G")
    assert rows[0].card is None, "ending the trade is the first action of the rules"
    ordered = in_hand_order(rows, picture)
    assert [row.card and row.card.key for row in ordered] == [*(card.key for card in hand), None]


def test_ways_by_ticket_stay_where_they_are() -> None:
    seen = observe(scene(places={"godalming": "paris"}, tickets={"godalming": ("3/2", "1/1")}), HUNTERS)
    here = board("fury3")
    rows = offered(RULES, here, seen)
    assert in_hand_order(rows, here.picture(seen)) == rows
