"""A problem with saving or thinking stays visible as long as it lasts, in the language of the window."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.controllers.computer.ai_client import FAILS
from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.statistics import FILE_NAME, Statistics
from furyqt.rules.core.text import Text
from furyqt.views.dialogs.statistics import StatisticsDialog
from furyqt.views.main_window import MainWindow
from tests.controllers.test_statistics import GAME

LONG = Text("controllers", "so long " * 99)
NO_SPACE = "The game is not being saved automatically: No space left on device"


def disk_full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def unsaved(
    window: MainWindow, begin: Callable[..., GameSession], monkeypatch: pytest.MonkeyPatch
) -> GameSession:
    """A game with an action that could not be saved."""
    session = begin()
    with monkeypatch.context() as patched:
        patched.setattr("furyqt.controllers.storage.journal.write_atomically", disk_full)
        session.act(session.observation.actions[0])
    return session


def test_the_problem_is_visible_and_translated_until_saving_works_again(
    window: MainWindow, unsaved: GameSession, qtbot: QtBot
) -> None:
    bar = window.troubles
    assert bar.isVisible()
    assert bar.toolTip() == bar.accessibleName() == NO_SPACE
    window.show_start()
    assert bar.isVisible()
    window.settings.update(language="de")
    german = "Die Partie wird nicht automatisch gespeichert: Auf dem Datenträger ist kein Platz mehr"
    qtbot.waitUntil(lambda: bar.toolTip() == german)
    window.settings.update(language="it")
    italian = "La partita non viene salvata automaticamente: Spazio esaurito sul dispositivo"
    qtbot.waitUntil(lambda: bar.toolTip() == italian)
    qtbot.waitUntil(lambda: unsaved.is_persons_turn)
    unsaved.act(unsaved.observation.actions[0])
    assert unsaved.archive.trouble is None
    assert not bar.isVisible()


def test_a_long_problem_does_not_widen_the_window(window: MainWindow, unsaved: GameSession) -> None:
    wide = window.minimumSizeHint().width()
    window.troubles.show_trouble("saving", LONG)
    assert window.minimumSizeHint().width() == wide
    assert not window.grab(window.rect()).toImage().isNull()


def test_a_lasting_problem_is_not_beside_a_message_that_it_cuts_off(window: MainWindow) -> None:
    window.messages.show("The computer's search stopped unexpectedly and was restarted.")
    window.troubles.show_trouble("saving", LONG)
    assert window.statusBar().currentMessage() == ""
    window.messages.show("Saved.")
    window.troubles.show_trouble("saving", None)
    assert window.statusBar().currentMessage() == "Saved."


def test_a_search_that_fails_is_named_until_it_works_or_the_game_is_left(
    window: MainWindow, begin: Callable[..., GameSession]
) -> None:
    session, bar = begin(), window.troubles
    session.thinking_changed.emit(FAILS)
    assert (bar.isVisible(), bar.text()) == (True, str(FAILS))
    session.thinking_changed.emit(None)
    assert not bar.isVisible()
    session.thinking_changed.emit(FAILS)
    window.lifecycle.clear()
    assert not bar.isVisible()


def test_closing_an_unsaved_game_shows_a_box(
    window: MainWindow, unsaved: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("furyqt.controllers.storage.journal.write_atomically", disk_full)
        window.lifecycle.clear()
    [box] = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert NO_SPACE in box.text() + box.informativeText()
    assert not window.troubles.isVisible()
    box.reject()


def test_a_removed_folder_is_created_again(window: MainWindow, begin: Callable[..., GameSession]) -> None:
    session = begin()
    shutil.rmtree(paths.data_dir())
    session.act(session.observation.actions[0])
    assert session.archive.autosave_path is not None
    assert session.archive.autosave_path.is_file()
    assert not window.troubles.isVisible()


def test_a_result_that_cannot_be_written_is_reported_and_written_later(window: MainWindow) -> None:
    results, bar = window.lifecycle.results, window.troubles
    assert results.statistics.games() == []
    with closing(sqlite3.connect(paths.data_dir() / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        results.keep(GAME)
        assert "another program is using the file" in bar.toolTip()
        dialog = StatisticsDialog(results.statistics, window.language, window)
        assert (
            "The statistics are not available now: another program is using the file" in dialog.summary.text()
        )
        assert "They will be added later." in dialog.summary.text()
        assert bar.isVisible()
    results.retry()
    assert not bar.isVisible()
    dialog.refresh()
    assert dialog.games.model().rowCount() == 1
    dialog.deleteLater()


def test_statistics_that_are_in_use_are_not_cleared(window: MainWindow) -> None:
    statistics = window.lifecycle.statistics
    statistics.add(GAME)
    dialog = StatisticsDialog(statistics, window.language, window)
    with closing(sqlite3.connect(paths.data_dir() / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        dialog.clear.click()
        [box] = dialog.findChildren(QMessageBox)
        next(button for button in box.buttons() if button.text() == "Clear All").click()
        assert "another program is using the file" in dialog.summary.text()
    dialog.refresh()
    assert dialog.games.model().rowCount() == 1
    dialog.deleteLater()


def test_closing_the_window_writes_pending_results(window: MainWindow) -> None:
    results = window.lifecycle.results
    assert results.statistics.games() == []
    with closing(sqlite3.connect(paths.data_dir() / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        results.keep(GAME)
    window.close()
    assert Statistics().games() == [GAME]


@pytest.mark.parametrize(
    "change",
    [
        "score = 'abc'", "turns = 9e999", "key = x'00'", "turns = 9223372036854775807",
        "date = '0001-01-01T00:00:00'", "date = '9999-12-31T23:59:59'", "game = 'no' || char(10) || 'such'",
        "side = 'nobody', winner = 'nobody'", "opponent = 'search:nosuch search:@'", "aids = ''",
    ],
)  # fmt: skip
def test_unreadable_rows_are_skipped_and_counted(window: MainWindow, change: str) -> None:
    statistics = window.lifecycle.statistics
    statistics.add(GAME)
    with closing(sqlite3.connect(paths.data_dir() / FILE_NAME)) as connection, connection:
        connection.execute(f"UPDATE games SET {change}")
    unreadable = statistics.report().unreadable
    dialog = StatisticsDialog(statistics, window.language, window)
    dialog.show()
    assert dialog.games.model().rowCount() == 1 - unreadable
    assert ("Unreadable lines in the file: 1." in dialog.summary.text()) is bool(unreadable)
    assert dialog.clear.isEnabled()
    dialog.write(paths.data_dir() / "games.csv")
    assert len(Path(paths.data_dir() / "games.csv").read_text().splitlines()) >= 2 - unreadable
    dialog.close()
