"""The accessible names and roles of all visible widgets, as a screen reader finds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ai.agents import make_agent
from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.ruleset import Observation, ruleset
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from tests.views.begun import shown_at
from tests.views.test_combat_play import laid, opening

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Role = QAccessible.Role
NAMED = {
    Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.List, Role.ListItem,
    Role.Table, Role.Tree, Role.TreeItem, Role.Cell, Role.PageTab, Role.PageTabList, Role.Slider,
    Role.ProgressBar, Role.MenuItem, Role.ButtonMenu, Role.Link, Role.SpinBox, Role.Dialog,
}  # fmt: skip
"""The roles that need a name."""
SAME = {Role.Cell, Role.TreeItem, Role.ListItem, Role.ButtonMenu, Role.List}
"""The roles that may share a name: two copies of a card, the same number in two lines."""
MOST_CHILDREN = 300
"""The number of children of a list that are checked."""


def walk(interface: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Yield everything visible inside, depth first."""
    if interface is None or interface.state().invisible:
        return
    yield interface
    for number in range(min(interface.childCount(), MOST_CHILDREN)):
        yield from walk(interface.child(number))


def found_in(root: QWidget) -> list[tuple[Role, str, str]]:
    """Return role, name and class of everything visible."""
    found = []
    for interface in walk(QAccessible.queryAccessibleInterface(root)):
        thing = interface.object()
        name = interface.text(QAccessible.Text.Name).strip()
        found.append((interface.role(), name, type(thing).__name__ if thing is not None else ""))
    return found


def check(root: QWidget, *roles: Role) -> None:
    """Check that everything has a name, buttons and fields different ones, and that the roles are there."""
    found = found_in(root)
    assert [(role.name, kind) for role, name, kind in found if role in NAMED and not name] == []
    names = [(role.name, name) for role, name, _ in found if role in NAMED - SAME]
    assert sorted({pair for pair in names if names.count(pair) > 1}) == []
    assert set(roles) <= {role for role, _, _ in found}


@pytest.fixture
def play_fury3(window: MainWindow, qtbot: QtBot) -> Callable[[int], GameSession]:
    """Return a function that shows a game of fury3 after this number of greedy actions."""
    choice = NewGame("fury3", {"game": "advanced"}, 33, (*4 * ("human",), "greedy"), "casual")
    agent = make_agent(ruleset("fury3"), "greedy")

    def greedy(seen: Observation) -> Action:
        return seen.actions[agent.decide(seen, 1).index]

    def played(plies: int) -> GameSession:
        return shown_at(window, qtbot, choice, greedy, lambda history, _: history.ply >= plies)

    return played


def test_start_page_and_lessons_have_names(window: MainWindow) -> None:
    check(window.start, Role.Button)
    window.show_learn()
    found = [name for role, name, _ in found_in(window.school.page) if role == Role.Button]
    assert all(found)


def test_the_table_has_names_on_every_tab(
    window: MainWindow, play_fury3: Callable[[int], GameSession]
) -> None:
    session = play_fury3(12)
    assert session.is_persons_turn
    table = window.table
    names: list[str] = []
    for number in range(table.tabs.count()):
        if table.tabs.isTabVisible(number):
            table.tabs.setCurrentIndex(number)
            QApplication.processEvents()
            check(table, Role.List, Role.ListItem, Role.PageTab)
            names += [name for role, name, _ in found_in(table.view.figures) if role == Role.ListItem]
    assert table.view.table.map.accessibleName()
    assert any("Godalming" in name for name in names)


def test_cards_have_full_names(window: MainWindow, play_fury3: Callable[[int], GameSession]) -> None:
    play_fury3(6)
    for strip in window.table.view.figures.hands:
        if not strip.isVisible():
            continue
        names = [name for role, name, _ in found_in(strip) if role == Role.ListItem]
        assert all(len(name) > 2 for name in names)


def test_a_combat_has_names(window: MainWindow, qtbot: QtBot) -> None:
    combat = window.table.view.combat
    laid(window, qtbot, opening("dracula"))
    qtbot.waitUntil(lambda: combat.isVisible() and combat.hand.isVisible())
    check(combat, Role.List, Role.ListItem)
    assert any(role == Role.StaticText and "Combat in" in name for role, name, _ in found_in(combat))


def test_a_replay_has_names(window: MainWindow, begin: Callable[..., Any], qtbot: QtBot) -> None:
    session = begin()
    session.act(session.observation.actions[0])
    qtbot.waitUntil(lambda: session.is_persons_turn)
    window.commands.actions["replay_this"].trigger()
    check(window.replay, Role.Button, Role.Slider, Role.List)


@pytest.mark.parametrize("name", ["new", "open", "settings", "keys", "about", "help"])
def test_every_dialog_has_names(
    window: MainWindow, begin: Callable[..., Any], qtbot: QtBot, name: str
) -> None:
    begin()
    window.activateWindow()
    window.commands.actions[name].trigger()
    qtbot.waitUntil(lambda: QApplication.activeWindow() not in (None, window))
    dialog = QApplication.activeWindow()
    assert dialog is not None
    assert dialog.windowTitle()
    if name == "settings":
        for number in range(dialog.list.count()):  # type: ignore[attr-defined]
            dialog.list.setCurrentRow(number)  # type: ignore[attr-defined]
            check(dialog, Role.List)
    else:
        check(dialog)
    dialog.close()
