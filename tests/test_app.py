"""The composition root: with and without a display, and what happens when something breaks."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from furyqt.app import catch_crashes, has_display, open_named
from furyqt.cli import RECORD
from furyqt.controllers.language import Language
from furyqt.controllers.storage.library import load
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.record import Record, dumps
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.start.self_play_demo import SelfPlayDemo

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_whether_there_is_a_display(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert has_display(environment, platform) is expected


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    found = MainWindow(Settings(), Language())
    qtbot.addWidget(found)
    found.show()
    return found


def test_an_exhibition_leaves_record_and_picture(
    window: MainWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert SelfPlayDemo(window, "lite", tmp_path, "greedy").run() == 0
    [record] = tmp_path.glob("*.furyqt")
    [picture] = tmp_path.glob("*.png")
    _, states = load(record)
    assert not states[-1].agenda
    assert picture.stat().st_size > 100_000
    said = capsys.readouterr().out
    assert str(record) in said
    assert str(picture) in said


def test_a_game_named_on_the_command_line_is_opened(window: MainWindow, tmp_path: Path) -> None:
    named = tmp_path / "a game.furyqt"
    named.write_text(dumps(Record("lite", 5, {})), encoding="utf-8")
    open_named(window, ["-style", "fusion", str(named)])
    assert window.lifecycle.session is not None
    assert window.lifecycle.session.game == "lite"
    assert window.lifecycle.path == named
    assert named.name.endswith(RECORD)


def test_an_unexpected_error_saves_the_game_and_says_where(
    window: MainWindow,
    qtbot: QtBot,
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window.lifecycle.begin(NewGame("lite", {}, 3, ("human", "random"), "casual"))
    session = window.lifecycle.session
    assert session is not None
    session.start()
    session.act(session.observation.actions[0])
    catch_crashes(window)
    error = RuntimeError("the ink is spilt")
    sys.excepthook(RuntimeError, error, None)
    [box] = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    [kept] = (home / "data").glob("crash-*.furyqt")
    assert str(kept) in box.text()
    assert "the ink is spilt" in box.text()
    assert str(kept) in capsys.readouterr().err
    record, _ = load(kept)
    assert len(record.actions) == session.ply
    box.reject()


@pytest.mark.slow
def test_without_display_and_terminal_a_game_is_left(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run(
        [sys.executable, "-m", "furyqt"],
        cwd=tmp_path,
        env={**bare, "PYTHONPATH": str(ROOT), "FURYQT_HOME": str(tmp_path / "home")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert "there is no display" in done.stdout
    assert list(tmp_path.glob("*.png"))
    assert list(tmp_path.glob("*.furyqt"))


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_idle_window_hears_signals(home: Path, sent: signal.Signals) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    opened = subprocess.Popen(
        [sys.executable, "-m", "furyqt"], stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )
    while not (home / "log" / "furyqt.log").exists():
        time.sleep(0.1)
    time.sleep(3)
    opened.send_signal(sent)
    _, errors = opened.communicate(timeout=20)
    assert opened.returncode == 0
    assert "Traceback" not in errors
    assert list((home / "config").glob("settings.json")), "where the window stood is kept"
