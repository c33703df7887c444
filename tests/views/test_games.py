"""The dialog of saved games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.rules.core.record import dumps
from furyqt.views.dialogs.games import GamesDialog
from furyqt.views.main_window import MainWindow
from tests.controllers.test_analysis import a_replay

Open = Callable[[str], GamesDialog]


@pytest.fixture
def games(window: MainWindow) -> Open:
    """Save an unfinished, a finished and an unreadable game; return a function that opens the dialog."""
    folder = window.lifecycle.library.folder
    for name, replay in (("unfinished", a_replay(30)), ("over", a_replay())):
        (folder / f"{name}.furyqt").write_text(dumps(replay.record))
    (folder / "torn.furyqt").write_text("[Game]")

    def opened(command: str) -> GamesDialog:
        window.commands.actions[command].trigger()
        return window.findChildren(GamesDialog)[-1]

    return opened


def choose(dialog: GamesDialog, name: str) -> None:
    model = dialog.list.sorted
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == name)
    dialog.list.setCurrentIndex(model.index(row, 0))


def row_of(dialog: GamesDialog, name: str) -> list[str]:
    choose(dialog, name)
    row = dialog.list.currentIndex().row()
    return [dialog.list.sorted.index(row, column).data() for column in range(5)]


def names(dialog: GamesDialog) -> set[str]:
    return {line.cells[0].words for line in dialog.list.sheet.lines}


def test_every_game_is_described(games: Open) -> None:
    dialog = games("open")
    unfinished, over = row_of(dialog, "unfinished"), row_of(dialog, "over")
    assert unfinished[3] == "Hunters against Computer: Random"
    assert "turn" in unfinished[2]
    assert over[2].startswith("won by ")
    assert row_of(dialog, "torn")[2] == "unreadable"
    assert not dialog.command_buttons["open"].isEnabled()
    assert not dialog.command_buttons["watch"].isEnabled()
    assert dialog.command_buttons["delete"].isEnabled()
    dialog.reject()


def test_an_unfinished_game_is_resumed_and_a_finished_one_replayed(
    games: Open, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = games("open")
    choose(dialog, "unfinished")
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.table
    dialog = games("open")
    choose(dialog, "over")
    assert not dialog.command_buttons["open"].isEnabled()
    dialog.command_buttons["watch"].click()
    assert window.pages.currentWidget() is window.replay
    dialog = games("replay")
    choose(dialog, "unfinished")
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert window.replay.replay is not None
    assert window.replay.replay.outcome is None


def test_a_game_is_renamed_and_after_a_confirmation_deleted(
    games: Open, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = games("open")
    choose(dialog, "unfinished")
    dialog.command_buttons["rename"].click()
    (box,) = dialog.findChildren(QInputDialog)
    box.setTextValue("winter")
    box.accept()
    assert names(dialog) == {"winter", "over", "torn"}
    choose(dialog, "winter")
    dialog.command_buttons["delete"].click()
    (question,) = dialog.findChildren(QMessageBox)
    question.reject()
    assert "winter" in names(dialog)
    qtbot.waitUntil(lambda: not dialog.findChildren(QMessageBox))
    dialog.command_buttons["delete"].click()
    (question,) = dialog.findChildren(QMessageBox)
    next(b for b in question.findChildren(QPushButton) if b.text() == "Delete").click()
    assert names(dialog) == {"over", "torn"}
    assert not (window.lifecycle.library.folder / "winter.furyqt").exists()
    dialog.reject()


def test_a_name_in_use_is_refused(games: Open) -> None:
    dialog = games("open")
    choose(dialog, "unfinished")
    dialog.command_buttons["rename"].click()
    (box,) = dialog.findChildren(QInputDialog)
    box.setTextValue("over")
    box.accept()
    (refusal,) = dialog.findChildren(QMessageBox)
    assert "already" in refusal.text()
    refusal.reject()
    assert "unfinished" in names(dialog)
    dialog.reject()


def test_the_game_in_progress_cannot_be_deleted_or_renamed(
    games: Open, window: MainWindow, begin: Callable[..., GameSession]
) -> None:
    session = begin()
    session.act(session.observation.actions[0])
    dialog = games("open")
    choose(dialog, "The Hunt (simplified game)")
    assert not dialog.command_buttons["delete"].isEnabled()
    assert not dialog.command_buttons["rename"].isEnabled()
    window.show_start()
    dialog.command_buttons["open"].click()
    assert window.lifecycle.session is session
    assert window.pages.currentWidget() is window.table


def test_another_file_can_be_chosen(
    games: Open, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "elsewhere.furyqt"
    file.write_text(dumps(a_replay(10).record))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    games("replay").command_buttons["file"].click()
    assert window.replay.replay is not None
    assert window.replay.replay.length == 10
