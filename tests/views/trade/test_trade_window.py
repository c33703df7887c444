"""A trade in the real window, through a session."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
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
