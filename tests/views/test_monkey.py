"""Random input causes no error, no warning, no dialog that stays open and no game that is stuck."""

from __future__ import annotations

import random
import sys
import threading
from pathlib import Path

import pytest

from furyqt.views.main_window import MainWindow
from tests.views.after_monkey import answer_file_dialogs, close_dialogs, resume_play
from tests.views.monkey import Monkey

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
FEW, MANY = 60, 4000


def run_random_input(
    window: MainWindow, patch: pytest.MonkeyPatch, folder: Path, seed: int, steps: int
) -> Monkey:
    """Perform a number of random inputs and close all dialogs that they opened."""
    unraisable: list[object] = []
    patch.setattr(sys, "unraisablehook", lambda error: unraisable.append(error.exc_value))
    answer_file_dialogs(patch.setattr, folder, random.Random(seed))
    window.settings.update(show_possible_places=True)
    monkey = Monkey(window, seed)
    monkey.begin()
    monkey.run(steps)
    assert close_dialogs(window) == [], monkey.log[-20:]
    assert window.isVisible()
    assert not unraisable
    return monkey


@pytest.mark.mass
@pytest.mark.parametrize("seed", [3, pytest.param(8, marks=pytest.mark.slow)])
def test_random_input_breaks_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkey = run_random_input(window, monkeypatch, tmp_path, seed, FEW)
    assert len(monkey.did) > 8, "it did hardly anything"
    assert resume_play(window, random.Random(seed), plies=6), monkey.log[-20:]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 106))
def test_long_random_input_breaks_nothing_and_the_game_can_be_finished(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkey = run_random_input(window, monkeypatch, tmp_path, seed, MANY)
    assert resume_play(window, random.Random(seed), plies=10_000), monkey.log[-20:]
    session = window.lifecycle.session
    assert session is not None
    assert session.is_over
    window.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("furyqt-information")]
    assert not window.lifecycle.worker.is_running
