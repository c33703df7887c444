"""A game that another program has open, or that cannot be read, in the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.game_session import GameSession
from furyqt.controllers.storage.game_files import load
from furyqt.controllers.storage.locks import claim
from furyqt.views.main_window import MainWindow

Begin = Callable[..., GameSession]


@pytest.fixture
def autosave(window: MainWindow, begin: Begin) -> Path:
    """The file of a game that was left after an action."""
    session = begin()
    session.act(session.observation.actions[0])
    path = session.archive.autosave_path
    assert path is not None
    window.lifecycle.clear()
    window.show_start()
    return path


@pytest.fixture
def elsewhere(autosave: Path) -> Iterator[Path]:
    """The same file, open in another program."""
    lock = claim(autosave)
    assert lock is not None
    with lock:
        yield autosave


def box_of(window: MainWindow) -> QMessageBox:
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return box


def press(box: QMessageBox, words: str) -> None:
    next(button for button in box.buttons() if button.text() == words).click()


def test_a_game_that_is_open_elsewhere_can_be_watched(window: MainWindow, elsewhere: Path) -> None:
    window.commands.actions["continue"].trigger()
    box = box_of(window)
    assert box.text() == f"{elsewhere.name} is open in another program."
    press(box, "Watch")
    assert window.pages.currentWidget() is window.replay
    assert window.lifecycle.session is None


def test_a_game_that_is_open_elsewhere_is_played_on_in_a_copy(
    window: MainWindow, elsewhere: Path, qtbot: QtBot
) -> None:
    before = elsewhere.read_bytes()
    window.start.buttons["continue"].click()
    press(box_of(window), "Play a Copy")
    session = window.lifecycle.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_persons_turn)
    session.act(session.observation.actions[0])
    assert elsewhere.read_bytes() == before
    copy = session.archive.autosave_path
    assert copy not in (None, elsewhere)
    assert copy is not None
    assert len(load(copy)[0].actions) == session.ply


def test_nothing_happens_without_a_choice(window: MainWindow, elsewhere: Path) -> None:
    window.lifecycle.open(elsewhere)
    box_of(window).reject()
    assert window.lifecycle.session is None
    assert window.pages.currentWidget() is window.start


def test_the_game_on_the_table_is_shown_again(window: MainWindow, begin: Begin) -> None:
    session = begin()
    session.act(session.observation.actions[0])
    assert session.archive.autosave_path is not None
    window.show_start()
    window.lifecycle.open(session.archive.autosave_path)
    assert window.lifecycle.session is session
    assert window.pages.currentWidget() is window.table


def test_an_unreadable_autosave_is_named(window: MainWindow, autosave: Path) -> None:
    newest = autosave.with_name("autosave-29991231-235959-abcd.furyqt")
    newest.mkdir()
    window.commands.actions["continue"].trigger()
    assert window.lifecycle.session is not None
    assert window.statusBar().currentMessage() == f"{newest.name}: Is a directory"
    window.lifecycle.clear()
    autosave.unlink()
    window.show_start()
    window.commands.actions["continue"].trigger()
    assert box_of(window).text() == f"{newest.name}: Is a directory"
    box_of(window).reject()


def test_the_newest_game_that_can_be_read_is_continued(window: MainWindow, autosave: Path) -> None:
    newest = autosave.with_name("autosave-29991231-235959-abcd.furyqt")
    newest.write_bytes(autosave.read_bytes() + b"XX.... ")
    os.utime(autosave, (1000, 1000))
    window.commands.actions["continue"].trigger()
    assert window.lifecycle.session is not None
    assert window.lifecycle.session.archive.autosave_path == autosave
    assert window.statusBar().currentMessage().startswith(f"{newest.name} cannot be opened. Line ")


def test_a_game_without_its_end_opens_with_a_sentence(
    window: MainWindow, autosave: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "evening.txt"
    cut.write_bytes(autosave.read_bytes() + b"GM")
    sentence = "The end of evening.txt is missing; the game is opened at its last whole move."
    for opened in (window.lifecycle.open, window.lifecycle.open_replay):
        window.statusBar().clearMessage()
        opened(cut)
        assert window.statusBar().currentMessage() == sentence
    assert window.lifecycle.path == cut
