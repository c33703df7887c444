"""Whoever does anything at any moment breaks nothing: no error, no warning, no dialog left, no game stuck."""

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
FEW, MANY = 300, 4000


def let_loose(window: MainWindow, patch: pytest.MonkeyPatch, folder: Path, seed: int, steps: int) -> Monkey:
    """Let a monkey do so many things, and close what it has opened."""
    unraisable: list[object] = []
    patch.setattr(sys, "unraisablehook", lambda told: unraisable.append(told.exc_value))
    answer_file_dialogs(patch.setattr, folder, random.Random(seed))
    monkey = Monkey(window, seed)
    monkey.begin()
    monkey.run(steps)
    assert close_dialogs(window) == [], monkey.log[-20:]
    assert window.isVisible()
    assert not unraisable
    return monkey


@pytest.mark.parametrize("seed", [3, 8])
def test_a_monkey_breaks_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkey = let_loose(window, monkeypatch, tmp_path, seed, FEW)
    assert len(monkey.did) > 8, "it did hardly anything"
    assert resume_play(window, random.Random(seed), plies=6), monkey.log[-20:]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 106))
def test_a_patient_monkey_breaks_nothing_and_the_game_can_be_ended(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkey = let_loose(window, monkeypatch, tmp_path, seed, MANY)
    assert resume_play(window, random.Random(seed), plies=10_000), monkey.log[-20:]
    session = window.lifecycle.session
    assert session is not None
    assert session.is_over
    window.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("furyqt-information")]
    assert not window.lifecycle.worker._thread.isRunning()
