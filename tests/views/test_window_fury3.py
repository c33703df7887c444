"""The third edition in the window: every decision can be made on the map or in the list, for both sides."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.models.choices import ChoiceRow
from furyqt.views.picture import UNKNOWN_PLACE
from tests.views.reading import is_reading

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
PLIES = 40


def choose_on_map(window: MainWindow, row: ChoiceRow) -> None:
    """Click the place of an action, and the action in the menu if there are several."""
    table = window.table.view.table
    rows = [other for other in window.table.offers.rows if other.leads_to(row.place)]
    session = window.lifecycle.session
    assert session is not None
    table.map.activate_place(session.table.atlas.places[row.place].key)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) == (len(rows) > 1)
    if isinstance(menu, QMenu):
        menu.actions()[rows.index(row)].trigger()
        menu.close()


def sit_down(window: MainWindow) -> bool:
    """Uncover the table, and confirm what is to be read; return whether neither was necessary."""
    play = window.play
    assert play is not None
    if play.is_covered:
        window.handover.uncover()
    elif is_reading(window):
        play.moments.finish()
    else:
        return True
    return False


def choose_in_list(window: MainWindow, row: ChoiceRow, qtbot: QtBot) -> None:
    """Click the line of the action, and then double-click it as some people do."""
    choices = window.table.choices
    index = choices.index_of(row.action)
    choices.list.scrollTo(index)
    box: QRect = choices.list.visualRect(index)
    at = QPoint(box.left() + 40, box.center().y())
    qtbot.mouseClick(choices.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(choices.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_two_persons_play_with_the_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.update(show_possible_places=False)
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, 3, ("human",) * 5, "casual"))
    session, chance = window.lifecycle.session, random.Random(4)
    assert session is not None
    on_map = in_list = 0
    while session.ply < PLIES and not session.is_over:
        qtbot.waitUntil(
            lambda: sit_down(window) and session.is_persons_turn and bool(window.table.offers.rows)
        )
        row, before = chance.choice(window.table.offers.rows), session.ply
        if row.place != UNKNOWN_PLACE:
            choose_on_map(window, row)
            on_map += 1
        else:
            choose_in_list(window, row, qtbot)
            in_list += 1
        qtbot.waitUntil(lambda before=before: session.ply > before or session.is_over)
    assert on_map > 10
    assert in_list > 10
    assert window.table.tabs.isTabVisible(window.table.tabs.indexOf(window.table.view.cards))


def test_the_cards_are_hidden_in_a_game_without_them(window: MainWindow, qtbot: QtBot) -> None:
    tabs, cards = window.table.tabs, window.table.view.cards
    assert not tabs.isTabVisible(tabs.indexOf(cards))
    window.lifecycle.begin(NewGame("fury3", {}, 3, ("human",) * 5, "casual"))
    qtbot.waitUntil(lambda: tabs.isTabVisible(tabs.indexOf(cards)))
    window.lifecycle.begin(NewGame("lite", {}, 3, ("human", "random"), "casual"))
    qtbot.waitUntil(lambda: not tabs.isTabVisible(tabs.indexOf(cards)))
