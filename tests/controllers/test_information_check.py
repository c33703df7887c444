"""The check of strict undo never blocks the window, even if a position takes long to draw."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from furyqt.controllers.session.information_check import InformationWatch

STEP_S = 0.5


class SlowCheck:
    """A check with a slow first step."""

    revealed_nothing: bool | None = None

    def step(self) -> None:
        time.sleep(STEP_S)
        self.revealed_nothing = True


def test_the_event_loop_runs_while_a_check_works(qtbot: QtBot) -> None:
    watch, check, beats = InformationWatch(), SlowCheck(), list[float]()
    heart = QTimer(interval=10)
    heart.timeout.connect(lambda: beats.append(time.monotonic()))
    heart.start()
    any_check: Any = check
    with qtbot.waitSignal(watch.answered):
        watch.begin(any_check)
        assert not watch.revealed_nothing
    assert watch.revealed_nothing
    assert len(beats) > 3
    heart.stop()


def test_a_forgotten_check_gives_no_answer(qtbot: QtBot) -> None:
    watch = InformationWatch()
    any_check: Any = SlowCheck()
    with qtbot.assertNotEmitted(watch.answered, wait=round(STEP_S * 2000)):
        watch.begin(any_check)
        watch.forget()
    assert not watch.revealed_nothing


def test_a_check_that_fails_ends_the_waiting(qtbot: QtBot, monkeypatch: Any) -> None:
    failed: list[object] = []
    monkeypatch.setattr("threading.excepthook", failed.append)

    class Broken(SlowCheck):
        def step(self) -> None:
            raise ValueError("no position fits")

    watch = InformationWatch()
    any_check: Any = Broken()
    with qtbot.waitSignal(watch.answered):
        watch.begin(any_check)
    assert failed
    assert not watch.revealed_nothing
