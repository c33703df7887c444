"""A whole game by keyboard alone, and one by mouse alone. Dracula sails until the sea has defeated him."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.views.dialogs.new_game import NewGameDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.models.choices import ChoiceRow

DRACULA = 1
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def toward_the_sea(session: GameSession, rows: tuple[ChoiceRow, ...]) -> ChoiceRow:
    """Return an action that leads to a sea, or the first action."""
    at_sea = [row for row in rows if session.table.atlas.places[row.place].kind == "sea"]
    return (at_sea or list(rows))[0]


def play_to_the_end(window: MainWindow, qtbot: QtBot, choose: Callable[[ChoiceRow], None]) -> GameSession:
    """Choose at every prompt until the game is over."""
    session = window.lifecycle.session
    assert session is not None
    for _ in range(150):
        qtbot.waitUntil(
            lambda: session.is_over or (session.is_persons_turn and bool(window.table.offers.rows)),
        )
        if session.is_over:
            return session
        before = session.ply
        choose(toward_the_sea(session, window.table.offers.rows))
        qtbot.waitUntil(lambda before=before: session.ply > before)
    pytest.fail("the game did not end")


def press(key: Qt.Key, qtbot: QtBot, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the focused widget."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert isinstance(target, QWidget)
    qtbot.keyClick(target, key, modifier)


def dialog_of(window: MainWindow) -> NewGameDialog:
    found = window.findChild(NewGameDialog)
    assert isinstance(found, NewGameDialog)
    return found


def test_a_whole_game_by_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    press(Qt.Key.Key_N, qtbot, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(window)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for _ in range(20):
        if QApplication.focusWidget() in dialog.side.buttons.values():
            break
        press(Qt.Key.Key_Tab, qtbot)
    press(Qt.Key.Key_Right, qtbot)
    press(Qt.Key.Key_Space, qtbot)
    assert dialog.side.buttons[DRACULA].isChecked()
    press(Qt.Key.Key_Return, qtbot)
    qtbot.waitUntil(lambda: window.lifecycle.session is not None)
    window.activateWindow()  # A window manager does this after the dialog is closed.
    qtbot.waitUntil(window.isActiveWindow)
    turns = []

    def choose(row: ChoiceRow) -> None:
        number = window.table.choices.filtered.rows().index(row)
        turns.append(number)
        if number < 9 and len(turns) % 2:
            press(Qt.Key(Qt.Key.Key_1 + number), qtbot)
            return
        window.table.choices.list.setFocus()
        for letter in row.title.render(window.language.translate):
            qtbot.keyClicks(QApplication.focusWidget(), letter)
        press(Qt.Key.Key_Return, qtbot)

    session = play_to_the_end(window, qtbot, choose)
    assert session.outcome is not None
    title = window.table.turn.title.text()
    assert "Final score" in title
    assert not window.table.choices.isVisible()
    assert title.startswith("Victory!" if DRACULA in session.outcome.winners else "Defeat.")


@pytest.mark.slow
def test_a_whole_game_by_mouse_alone(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start.buttons["new"], Qt.MouseButton.LeftButton)
    dialog = dialog_of(window)
    qtbot.mouseClick(dialog.side.buttons[DRACULA], Qt.MouseButton.LeftButton)
    ok = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Start Game")
    qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.lifecycle.session is not None)
    table = window.table.view.table

    def choose(row: ChoiceRow) -> None:
        spot = table.scene.layer.spot(table.key_of(row.place))
        at: QPoint = table.map.mapFromScene(spot)
        qtbot.mouseMove(table.map.viewport(), at)
        qtbot.mouseClick(table.map.viewport(), Qt.MouseButton.LeftButton, pos=at)
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            qtbot.mouseClick(
                menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[0]).center()
            )

    session = play_to_the_end(window, qtbot, choose)
    assert session.outcome is not None
    qtbot.mouseClick(window.table.turn.buttons["replay"], Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.replay
