"""Sound in the window: one click, one key, the menu and the settings agree, and games are heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from furyqt.controllers.storage.settings import Settings
from furyqt.views.main_window import MainWindow
from furyqt.views.sound import speaker
from tests.views.conftest import Begin
from tests.views.sound.fakes import FakePlayer

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> FakePlayer:
    """The player of the window, which must be made after this."""
    player = FakePlayer()
    monkeypatch.setattr(speaker, "new_player", lambda: player)
    return player


def test_a_click_turns_the_sound_off_and_on(heard: FakePlayer, window: MainWindow) -> None:
    button, action = window.sound_button, window.commands.actions["sound"]
    assert button.isVisible()
    assert (button.isChecked(), action.isChecked(), button.toolTip()) == (
        True,
        True,
        "Sound is on (Ctrl+Shift+M)",
    )
    on = button.grab().toImage()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (action.isChecked(), button.toolTip()) == (False, "Sound is off (Ctrl+Shift+M)")
    assert window.settings.values.sound is Settings().values.sound is False
    assert button.grab().toImage() != on
    QTest.keyClick(
        window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert window.settings.values.sound
    assert button.grab().toImage() == on
    window.settings.update(sound=False)
    assert not button.isChecked()
    assert button.accessibleName() == "Sound"


def test_the_button_speaks_the_language(window: MainWindow) -> None:
    window.settings.update(language="de", sound=False)
    assert "aus" in window.sound_button.toolTip()
    window.settings.update(language="it", sound=True)
    assert "attivo" in window.sound_button.toolTip()


def test_a_game_is_heard_while_it_is_in_front(
    heard: FakePlayer, window: MainWindow, begin: Begin, qtbot: QtBot
) -> None:
    session = begin(0)
    assert heard.ambiences == ["ambience_day"]
    window.table.choices.play_number(1)
    qtbot.waitUntil(lambda: session.is_persons_turn)
    window.show_start()
    assert heard.ambiences[-1] == ""
    window.show_table()
    assert heard.ambiences[-1] == "ambience_day"
    for _ in range(4):
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
        window.table.choices.play_number(1)
    qtbot.waitUntil(lambda: "card" in heard.names)
    window.close()
    assert heard.closes == 1
    assert heard.ambiences[-1] == ""


def test_with_sound_off_a_game_is_silent(
    heard: FakePlayer, window: MainWindow, begin: Begin, qtbot: QtBot
) -> None:
    window.settings.update(sound=False)
    session = begin(0)
    for _ in range(4):
        window.table.choices.play_number(1)
        qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
    assert (heard.asked, heard.ambiences) == ([], [])
