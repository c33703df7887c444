"""The start page, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.views.main_window import MainWindow
from furyqt.views.start.start_page import ENTRIES


def focused(window: MainWindow) -> str:
    return next((name for name, button in window.start.buttons.items() if button.hasFocus()), "")


def test_every_entry_does_what_the_menu_does(window: MainWindow) -> None:
    assert set(ENTRIES) <= set(window.commands.actions)
    for name in ("new", "open", "replay", "help", "statistics", "settings"):
        window.start.buttons[name].click()
        dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
        assert dialogs, name
        for dialog in dialogs:
            dialog.reject()
    window.start.buttons["learn"].click()
    assert window.pages.currentWidget() is window.school.page


def test_the_arrow_keys_move_between_the_buttons(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window.start.welcome()
    qtbot.waitUntil(lambda: focused(window) == "new")
    seen = []
    for _ in range(len(ENTRIES) - 1):
        seen.append(focused(window))
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, Qt.Key.Key_Down)
    assert seen == [name for name in ENTRIES if name != "continue"]
    assert focused(window) == "new"


def test_the_game_to_continue_is_named(window: MainWindow, begin: Callable[..., GameSession]) -> None:
    session = begin()
    session.act(session.observation.actions[0])
    window.show_start()
    assert window.start.buttons["continue"].isVisible()
    assert str(session.rules.title) in window.start.last_game.text()
    window.start.buttons["continue"].click()
    assert window.pages.currentWidget() is window.table


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_buttons_are_visible_at_1280_by_800(
    window: MainWindow, qtbot: QtBot, scale: float, theme: str
) -> None:
    window.resize(QSize(1280, 800))
    window.settings.update(text_scale=scale, theme=theme)
    page, last = window.start, window.start.buttons["quit"]
    qtbot.waitUntil(lambda: last.mapTo(page, last.rect().bottomRight()).y() <= page.height())
    title = page.title.fontMetrics().height()
    assert title > 2 * page.fontMetrics().height()
    window.settings.update(text_scale=1.0)
    colors = window.grab().toImage()
    spot = page.ornament.mapTo(window, page.ornament.rect().center())
    around = {colors.pixelColor(spot.x() + dx, spot.y() - 20).name() for dx in range(-60, 60, 3)}
    assert len(around) > 6


def test_the_description_of_a_place_is_shown_at_the_table_only(
    window: MainWindow, begin: Callable[..., GameSession]
) -> None:
    begin()
    window.table.view.table.map.focus_place("paris")
    assert "Paris" in window.statusBar().currentMessage()
    window.show_start()
    assert window.statusBar().currentMessage() == ""
