"""The main window: menus, saving, languages, themes, accessible names, and a clean end."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import SIGNAL, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QMessageBox,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from furyqt.controllers.language import LANGUAGES
from furyqt.controllers.session.game_session import GameSession
from furyqt.views.dialogs.games import GamesDialog
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.dialogs.save_game import SaveDialog
from furyqt.views.main_window import MainWindow
from furyqt.views.menus.command_table import all_commands
from furyqt.views.panels.figures import FiguresWidget
from furyqt.views.panels.trail import TrailWidget

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
CONTROLS = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLineEdit, QTabBar, QTextEdit,
)  # fmt: skip


def dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def spoken_name(control: QWidget) -> str:
    """Return the name that a screen reader uses: given, the text, or the text of the label before it."""
    if control.accessibleName():
        return control.accessibleName()
    if isinstance(control, QAbstractButton):
        return control.text() or control.toolTip()
    labels = (label for label in control.window().findChildren(QLabel) if label.buddy() is control)
    return next((label.text() for label in labels), "")


def nameless(root: QWidget) -> list[str]:
    found = []
    for control in root.findChildren(QWidget):
        parent = control.parentWidget()
        inside = parent is not None and parent.metaObject().className() == "QComboBoxPrivateContainer"
        part = inside or isinstance(parent, QComboBox | QTabBar | QLineEdit | QMenuBar)
        if not isinstance(control, CONTROLS) or isinstance(control, QScrollBar | QHeaderView) or part:
            continue
        if isinstance(parent, FiguresWidget | TrailWidget) and parent.isHidden():
            continue  # Its picture has no such panel, and the name comes from the panel.
        if not spoken_name(control).strip():
            found.append(f"{type(control).__name__} in {type(parent).__name__}")
    return found


def test_the_table_is_not_painted_before_it_shows_the_new_game(window: MainWindow, qtbot: QtBot) -> None:
    for seed in (1, 2):
        window.lifecycle.begin(NewGame("lite", {}, seed, ("human", "random"), "casual"))
        assert not window.table.updatesEnabled()
        qtbot.waitUntil(window.table.updatesEnabled)


def test_every_control_has_a_name(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    begin()
    assert nameless(window) == []
    for name in ("new", "open", "replay", "statistics", "settings", "help", "keys", "about"):
        window.commands.actions[name].trigger()
        [dialog] = dialogs(window)
        assert nameless(dialog) == []
        dialog.reject()


def test_a_game_does_not_create_the_replay_page(window: MainWindow, begin: Any) -> None:
    begin()
    assert len(window.pages.created_pages()) == 1


def test_every_menu_entry_does_something(window: MainWindow) -> None:
    assert sorted(command.name for command in all_commands()) == sorted(window.commands.actions)
    entries = [*window.commands.actions.values(), *window.commands.themes.values()]
    for entry in (*entries, *window.commands.languages.values()):
        doers = entry.receivers(SIGNAL("triggered(bool)")) + entry.receivers(SIGNAL("toggled(bool)"))
        assert doers > 0, entry.text()
        assert entry.text()


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    keys = [key.toString() for action in window.commands.actions.values() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_commands_without_effect_are_disabled(window: MainWindow, begin: Any) -> None:
    actions = window.commands.actions
    grey = ("continue", "save", "save_as", "replay_this", "undo", "redo", "hint", "now", "cancel", "fit")
    assert not any(actions[name].isEnabled() for name in grey)
    begin()
    assert actions["hint"].isEnabled()
    assert actions["places"].isEnabled()
    assert actions["save"].isEnabled()
    assert actions["fit"].isEnabled()
    assert not actions["undo"].isEnabled()


def test_the_view_menu_moves_the_map_and_the_keyboard(window: MainWindow, begin: Any) -> None:
    begin()
    window.activateWindow()
    actions, view = window.commands.actions, window.table.view.table.map
    fitted = view.zoom_level()
    actions["zoom_in"].trigger()
    assert view.zoom_level() > fitted
    actions["zoom_out"].trigger()
    actions["fit"].trigger()
    assert view.zoom_level() == pytest.approx(fitted)
    panes = window.table.panes()
    panes[0].setFocus()
    for pane in (*panes[1:], panes[0]):
        actions["next_pane"].trigger()
        assert QApplication.focusWidget() is pane
    actions["last_pane"].trigger()
    assert QApplication.focusWidget() is panes[-1]
    actions["full"].trigger()
    assert window.isFullScreen()
    actions["full"].trigger()
    assert not window.isFullScreen()
    actions["skip"].trigger()


def test_save_open_and_replay(
    window: MainWindow, qtbot: QtBot, begin: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session: GameSession = begin()
    for number in (3, 7, 5):
        session.act(session.observation.actions[number])
    file = tmp_path / "evening.furyqt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    window.commands.actions["save"].trigger()
    window.findChildren(SaveDialog)[-1].elsewhere.click()
    assert file.exists()
    places = session.observation.places
    session.act(session.observation.actions[0])
    window.commands.actions["open"].trigger()
    window.findChildren(GamesDialog)[-1].command_buttons["file"].click()
    again = window.lifecycle.session
    assert again is not None
    assert again is not session
    qtbot.waitUntil(lambda: again.is_persons_turn and bool(window.table.offers.rows))
    assert again.observation.places == places
    window.commands.actions["replay"].trigger()
    window.findChildren(GamesDialog)[-1].command_buttons["file"].click()
    assert window.pages.currentWidget() is window.replay
    window.replay.transport.to_end()
    assert window.replay.view.figures.model.rows[2].place == places[2]
    window.commands.actions["menu"].trigger()
    assert window.pages.currentWidget() is window.start


def test_a_damaged_file_is_refused_with_its_line(
    window: MainWindow, qtbot: QtBot, begin: Any, tmp_path: Path
) -> None:
    session: GameSession = begin()
    file = tmp_path / "torn.furyqt"
    file.write_text('[Game "lite"]\n[Ruleset "1"]\n[Seed "1"]\n\nXX\n', encoding="utf-8")
    window.lifecycle.open(file)
    [box] = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert "Line 5" in box.text()
    assert window.lifecycle.session is session
    box.reject()


def test_a_game_can_be_continued_after_the_window_was_closed(
    window: MainWindow, qtbot: QtBot, begin: Any
) -> None:
    session: GameSession = begin()
    session.act(session.observation.actions[9])
    places = session.observation.places
    window.lifecycle.clear()
    window.show_start()
    assert window.start.buttons["continue"].isVisible()
    assert "Hunters" in window.start.last_game.text()
    window.start.buttons["continue"].click()
    again = window.lifecycle.session
    assert again is not None
    qtbot.waitUntil(lambda: again.is_persons_turn)
    assert again.observation.places == places
    assert window.pages.currentWidget() is window.table


class Marking(QTranslator):
    """A language in which every text is marked, so that untranslated texts are found."""

    def isEmpty(self) -> bool:
        """It knows every text."""
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, number: int = -1
    ) -> str:
        """Return the text between marks."""
        return f"¡{source}!" if source else ""


def visible_words(root: QWidget) -> set[str]:
    """Return all visible words: labels, buttons, tabs, fields and lists."""
    found: set[str] = set()
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        elif isinstance(widget, QTabBar):
            found |= {widget.tabText(i) for i in range(widget.count())}
        elif isinstance(widget, QComboBox):
            found |= {widget.itemText(i) for i in range(widget.count())}
        elif isinstance(widget, QLineEdit):
            found.add(widget.placeholderText())
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            found |= {str(model.index(i, 0).data()) for i in range(model.rowCount())}
        if isinstance(widget, CONTROLS):
            found.add(widget.accessibleName())
    return {words for words in found if any(letter.isalpha() for letter in words)}


def test_a_new_language_changes_every_word(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    for number in (3, 7, 5, 9):
        session.act(session.observation.actions[number])
    qtbot.waitUntil(lambda: session.is_persons_turn and session.ply >= 5)
    window.commands.actions["new"].trigger()
    [dialog] = dialogs(window)
    marking = Marking()

    def every_word_is_marked() -> None:
        kept = {*LANGUAGES.values(), "furyqt", ""}
        menus = {action.text() for action in window.commands.actions.values()}
        names = set(window.table.view.table.scene.names.texts.values())
        shown = visible_words(window) - kept
        assert {words for words in shown | menus | names if "¡" not in words} == set()

    QApplication.installTranslator(marking)
    try:
        qtbot.waitUntil(every_word_is_marked)
        assert dialog.windowTitle() == "¡New Game!"
    finally:
        QApplication.removeTranslator(marking)
        dialog.reject()


def test_a_place_has_its_short_name_on_the_map(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    begin()
    names = window.table.view.table.scene.names
    assert names.texts["st_joseph_st_mary"] == "Hospital"
    window.settings.update(language="de")
    qtbot.waitUntil(lambda: names.texts["st_joseph_st_mary"] == "Hospiz")


def test_language_and_theme_change_while_the_game_runs(window: MainWindow, begin: Any) -> None:
    begin()
    window.commands.languages["de"].trigger()
    assert window.language.code == "de"
    assert window.settings.values.language == "de"
    ground = window.palette().window().color().name()
    window.commands.themes["dark"].trigger()
    assert window.palette().window().color().name() != ground
    assert window.settings.values.theme == "dark"
    window.commands.languages["en"].trigger()


def test_settings_apply_at_once(window: MainWindow, begin: Any) -> None:
    begin()
    window.commands.actions["settings"].trigger()
    [dialog] = dialogs(window)
    size = window.font().pointSizeF()
    dialog.fields["text_scale"].setValue(150)
    assert window.font().pointSizeF() == pytest.approx(1.5 * size, rel=0.05)
    dialog.fields["reduced_motion"].setChecked(True)
    assert window.settings.values.reduced_motion
    dialog.fields["show_possible_places"].setChecked(False)
    assert not window.commands.actions["places"].isChecked()
    dialog.fields["text_scale"].setValue(100)
    dialog.reject()


@pytest.mark.usefixtures("_process")
def test_nothing_is_left_running(window: MainWindow, begin: Any) -> None:
    before = set(threading.enumerate())
    begin()
    window.close()
    left = [thread for thread in threading.enumerate() if thread not in before and not thread.daemon]
    assert not left
    assert window.lifecycle.session is None


def test_a_replay_plays_automatically_and_by_keys(window: MainWindow, qtbot: QtBot, begin: Any) -> None:
    session: GameSession = begin()
    for number in (3, 7, 5):
        session.act(session.observation.actions[number])
    window.commands.actions["replay_this"].trigger()
    page, transport = window.replay, window.replay.transport
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert transport.slider.value() == 1
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert transport.slider.value() == transport.slider.maximum()
    qtbot.keyClick(page, Qt.Key.Key_Home)
    transport.speed.in_order()[-1].click()
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert transport.is_playing
    qtbot.waitUntil(lambda: not transport.is_playing)
    assert transport.slider.value() == transport.slider.maximum()
    window.commands.actions["continue"].trigger()
    assert window.pages.currentWidget() is window.table
