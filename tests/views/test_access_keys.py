"""The whole table by keyboard: Tab reaches everything and comes back, F6 steps on, and focus shows."""

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
from furyqt.views.menus.commands import KEYS
from furyqt.views.theme import THEMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "keyboard.md"


def ring(start: QWidget, most: int = 120) -> list[QWidget]:
    """The widgets Tab goes to, until it is back at the first."""
    start.setFocus()
    found: list[QWidget] = []
    while len(found) < most:
        here = QApplication.focusWidget()
        assert here is not None
        QTest.keyClick(here, Qt.Key.Key_Tab)
        there = QApplication.focusWidget()
        assert there is not None
        found.append(there)
        if there is start and len(set(found)) > 1:  # a page of text stops at each of its links
            return found
    pytest.fail(f"Tab goes round among {sorted({widget.accessibleName() for widget in found[-9:]})}")


def reachable(root: QWidget) -> list[QWidget]:
    """What can be seen and takes the Tab key."""
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


def spoken(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text or type(widget).__name__


@pytest.fixture
def third(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The third edition at its first question."""
    window.activateWindow()
    window.lifecycle.begin(NewGame("fury3", {"game": "advanced"}, 5, (*4 * ("human",), "greedy"), "casual"))
    session = window.lifecycle.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_persons_turn and bool(window.table.offers.rows), timeout=30_000)
    return window


def test_tab_reaches_everything_on_the_table_and_comes_back(third: MainWindow, qtbot: QtBot) -> None:
    tabs = third.table.tabs
    for number in range(tabs.count()):
        if not tabs.isTabVisible(number):
            continue
        tabs.setCurrentIndex(number)
        qtbot.wait(20)
        reached = ring(third.table.choices.list)
        missed = [spoken(widget) for widget in reachable(third.table) if widget not in reached]
        assert missed == [], tabs.tabText(number)
        assert tabs.tabBar() in reached


def test_tab_goes_from_the_question_to_the_map_to_the_sheets(third: MainWindow) -> None:
    view = third.table.view
    third.table.tabs.setCurrentIndex(0)
    reached = ring(third.table.choices.list)
    wanted = [
        view.table.map, view.trail.list, view.figures.list, view.figures.hands[0],
        third.table.tabs.tabBar(), view.log.list, third.table.turn.header.rules, third.table.choices.field,
    ]  # fmt: skip
    places = [reached.index(widget) for widget in wanted if widget.isVisible()]
    assert places == sorted(places)


def test_f6_steps_through_panes_that_can_be_seen(third: MainWindow) -> None:
    panes = [pane for pane in third.table.panes() if pane.isVisible()]
    assert len(panes) >= 5
    panes[0].setFocus()
    for pane in (*panes[1:], panes[0]):
        third.commands.actions["next_pane"].trigger()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused is pane or pane.isAncestorOf(focused)
    for pane in reversed(panes):
        third.commands.actions["last_pane"].trigger()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused is pane or pane.isAncestorOf(focused)


@pytest.mark.parametrize("name", ["new", "open", "settings", "keys", "about", "help"])
def test_no_dialog_is_a_trap(window: MainWindow, begin: Callable[..., Any], qtbot: QtBot, name: str) -> None:
    begin()
    window.commands.actions[name].trigger()
    qtbot.wait(30)
    dialog = QApplication.activeWindow()
    assert dialog is not None
    assert dialog is not window
    start = QApplication.focusWidget() or reachable(dialog)[0]
    reached = ring(start)
    assert [spoken(widget) for widget in reachable(dialog) if widget not in reached] == []
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_first_page_is_walked_with_tab(window: MainWindow) -> None:
    window.activateWindow()
    buttons = reachable(window.start)
    reached = ring(buttons[0])
    assert [spoken(widget) for widget in buttons if widget not in reached] == []


@pytest.mark.parametrize("name", THEMES)
def test_focus_can_be_seen_on_everything(third: MainWindow, qtbot: QtBot, name: str) -> None:
    third.settings.update(theme=name)
    try:
        unseen = []
        for widget in reachable(third.table):
            if isinstance(widget, QLineEdit):
                continue  # its frame and the blinking cursor show it
            third.setFocus()
            before = shown(widget)
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            if widget.hasFocus() and shown(widget) == before:
                unseen.append(spoken(widget))
        assert unseen == []
    finally:
        third.settings.update(theme="light")


def documented() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def test_every_key_is_documented() -> None:
    text = documented()
    keys = {
        QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
        for bound in KEYS.values()
        for key in bound
    }
    assert [key for key in sorted(keys) if f"`{key}`" not in text] == []


def test_the_document_names_no_key_that_does_nothing(window: MainWindow, qtbot: QtBot) -> None:
    """What begins with Ctrl, Alt or F is a command's key or stands in the dialog of shortcuts."""
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
