"""The title of the window names the game, the side and the phase for people and task bars."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from furyqt.controllers.review.replay import Replay
from furyqt.rules.core.text import Text
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from tests.controllers.test_analysis import a_replay
from tests.views.conftest import Begin

PROGRAM = {"en": "Night over Europe", "de": "Nacht über Europa", "it": "Notte sull’Europa"}


@pytest.mark.parametrize("code", PROGRAM)
def test_it_names_game_side_and_phase_in_the_language(
    window: MainWindow, begin: Begin, qapp: QApplication, code: str
) -> None:
    window.settings.update(language=code)
    qapp.processEvents()
    program = PROGRAM[code]
    assert window.windowTitle() == program
    session = begin(0)
    title = window.windowTitle()
    say = window.language.text
    moment = session.rules.moment(session.observation).title
    words = [session.rules.title, session.table.players[0].title, moment]
    assert title.endswith(f"[*] – {program}")
    assert [say(word) in title for word in words] == [True] * 3
    window.show_start()
    assert window.windowTitle() == program


def test_it_follows_the_game(window: MainWindow, begin: Begin, qtbot: QtBot) -> None:
    session = begin(0)
    before = window.windowTitle()
    while not session.is_over:
        qtbot.waitUntil(lambda: session.is_persons_turn or session.is_over)
        if session.is_over or window.windowTitle() != before:
            break
        session.act(session.observation.actions[0])
    assert window.windowTitle() != before


def test_spectators_have_no_side(window: MainWindow) -> None:
    window.lifecycle.begin(NewGame("lite", {}, 3, ("random", "random"), "casual"))
    session = window.lifecycle.session
    assert session is not None
    sides = [window.language.text(player.title) for player in session.table.players]
    title = window.windowTitle()
    assert window.language.text(session.rules.title) in title
    assert not any(f": {side}," in title for side in sides)


def test_a_replay_is_named_after_its_game(window: MainWindow) -> None:
    replay: Replay = a_replay()
    window.lifecycle.replay_opened.emit(replay)
    game = window.language.text(replay.rules.title)
    assert window.windowTitle() == f"Replay of {game}[*] – Night over Europe"


def test_a_game_that_cannot_be_saved_marks_the_window(window: MainWindow, begin: Begin) -> None:
    session = begin(0)
    assert not window.isWindowModified()
    session.saving_changed.emit(Text("errors", "the disk is full"))
    assert window.isWindowModified()
    session.saving_changed.emit(None)
    assert not window.isWindowModified()
