"""The table by keyboard: Tab reaches every widget, F6 goes through the panes, and the focus is visible."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from furyqt.views.dialogs.help import ShortcutsDialog
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.menus.command_table import all_commands
from furyqt.views.theme import THEMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "keyboard.md"


def tab_order(start: QWidget, most: int = 120) -> list[QWidget]:
    """Press Tab until the focus is back at the first widget; return the widgets on the way."""
    start.setFocus()
    found: list[QWidget] = []
    while len(found) < most:
        here = QApplication.focusWidget()
        assert here is not None
        QTest.keyClick(here, Qt.Key.Key_Tab)
        there = QApplication.focusWidget()
        assert there is not None
        found.append(there)
        if there is start and len(set(found)) > 1:  # in a page of text Tab stops at each link
            return found
    pytest.fail(f"Tab never leaves {sorted({widget.accessibleName() for widget in found[-9:]})}")


def reachable(root: QWidget) -> list[QWidget]:
    """The visible widgets that accept focus by Tab."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]  # fmt: skip


def shown(widget: QWidget) -> QImage:
    """The part of its window that a widget covers."""
    window = widget.window()
    return window.grab(QRect(widget.mapTo(window, QPoint()), widget.size())).toImage()


def label_of(widget: QWidget) -> str:
    """The name of a widget for a message."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text or type(widget).__name__


@pytest.fixture
def fury3(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """A fury3 game at its first decision."""
    window.activateWindow()
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, 5, (*4 * ("human",), "greedy"), "casual"))
    session = window.lifecycle.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows))
    return window


def test_tab_reaches_every_widget_of_the_table(fury3: MainWindow) -> None:
    tabs = fury3.table.tabs
    for number in range(tabs.count()):
        if not tabs.isTabVisible(number):
            continue
        tabs.setCurrentIndex(number)
        QApplication.processEvents()
        reached = tab_order(fury3.table.choices.list)
        missed = [label_of(widget) for widget in reachable(fury3.table) if widget not in reached]
        assert missed == [], tabs.tabText(number)
        assert tabs.tabBar() in reached


def test_tab_goes_from_actions_to_map_to_sheets(fury3: MainWindow) -> None:
    view = fury3.table.view
    fury3.table.tabs.setCurrentIndex(0)
    reached = tab_order(fury3.table.choices.list)
    wanted = [
        view.table.map, view.trail.list, view.figures.list, view.figures.hands[0],
        fury3.table.tabs.tabBar(), view.log.list, fury3.table.turn.header.rules, fury3.table.choices.field,
    ]  # fmt: skip
    places = [reached.index(widget) for widget in wanted if widget.isVisible()]
    assert places == sorted(places)


def test_f6_goes_through_the_visible_panes(fury3: MainWindow) -> None:
    panes = [pane for pane in fury3.table.panes() if pane.isVisible()]
    assert len(panes) >= 5
    panes[0].setFocus()
    for pane in (*panes[1:], panes[0]):
        fury3.commands.actions["next_pane"].trigger()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused is pane or pane.isAncestorOf(focused)
    for pane in reversed(panes):
        fury3.commands.actions["last_pane"].trigger()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused is pane or pane.isAncestorOf(focused)


@pytest.mark.parametrize("name", ["new", "open", "settings", "keys", "about", "help"])
def test_tab_and_escape_leave_every_dialog(
    window: MainWindow, begin: Callable[..., Any], qtbot: QtBot, name: str
) -> None:
    begin()
    window.commands.actions[name].trigger()
    qtbot.waitUntil(lambda: QApplication.activeWindow() not in (None, window))
    dialog = QApplication.activeWindow()
    assert dialog is not None
    start = QApplication.focusWidget() or reachable(dialog)[0]
    reached = tab_order(start)
    assert [label_of(widget) for widget in reachable(dialog) if widget not in reached] == []
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_tab_reaches_every_button_of_the_start_page(window: MainWindow) -> None:
    window.activateWindow()
    buttons = reachable(window.start)
    reached = tab_order(buttons[0])
    assert [label_of(widget) for widget in buttons if widget not in reached] == []


@pytest.mark.parametrize("name", THEMES)
def test_focus_is_visible_on_every_widget(fury3: MainWindow, name: str) -> None:
    fury3.settings.update(theme=name)
    try:
        unseen = []
        for widget in reachable(fury3.table):
            if isinstance(widget, QLineEdit):
                continue  # the blinking cursor shows the focus
            fury3.setFocus()
            before = shown(widget)
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            if widget.hasFocus() and shown(widget) == before:
                unseen.append(label_of(widget))
        assert unseen == []
    finally:
        fury3.settings.update(theme="light")


def documented() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def test_every_key_is_documented() -> None:
    text = documented()
    keys = {
        QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
        for command in all_commands()
        for key in command.keys
    }
    assert [key for key in sorted(keys) if f"`{key}`" not in text] == []


def test_every_documented_key_belongs_to_a_command_or_the_shortcuts_dialog(window: MainWindow) -> None:
    bound = {
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for action in window.commands.actions.values()
        for key in action.shortcuts()
    }
    dialog = ShortcutsDialog(window.commands, window)
    page = dialog.page.toPlainText()
    named = set(re.findall(r"`((?:Ctrl|Alt|F\d)[^`]*)`", documented())) - {"Alt"}
    assert [key for key in sorted(named) if key not in bound and key not in page] == []
    rows = [
        action.text().replace("…", "") for action in window.commands.actions.values() if action.shortcuts()
    ]
    assert [row for row in rows if row not in page] == []
    assert [row for row in rows if row not in documented()] == []
    dialog.deleteLater()
