"""The composition root: with and without a display, and after an unexpected error."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.app import catch_crashes, has_display, make_window, named_game, open_when_seen
from furyqt.controllers.language import Language
from furyqt.controllers.storage.game_files import load
from furyqt.controllers.storage.settings import Settings
from furyqt.rules.core.record import Record, dumps
from furyqt.views.dialogs.new_game import NewGame
from furyqt.views.main_window import MainWindow
from furyqt.views.start.self_play_demo import SelfPlayDemo
from tests.processes import started, wait_for_children

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
    window.settings.update(animation_speed=2.0)
    assert SelfPlayDemo(window, "lite", tmp_path, "greedy").run() == 0
    assert Settings().values.animation_speed == 2.0
    [record] = tmp_path.glob("*.furyqt")
    [picture] = tmp_path.glob("*.png")
    _, states = load(record)
    assert not states[-1].agenda
    assert picture.stat().st_size > 100_000
    said = capsys.readouterr().out
    assert str(record) in said
    assert str(picture) in said


@pytest.mark.parametrize("name", ["a game.furyqt", "a game.txt", "game"])
def test_a_game_named_on_the_command_line_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    named = tmp_path / name
    named.write_text(dumps(Record("lite", 5, {})), encoding="utf-8")
    assert named_game(["-style", "fusion", str(named)]) == named
    window.start.set_opening(True)
    window.show()
    assert not any(button.isVisible() for button in window.start.buttons.values())
    assert "opened" in window.start.motto.text()
    open_when_seen(window, named)
    qtbot.waitUntil(lambda: window.lifecycle.session is not None)
    assert window.lifecycle.session is not None
    assert window.lifecycle.session.rules.name == "lite"
    assert window.lifecycle.path == named


def test_a_file_that_cannot_be_opened_leaves_the_start_page(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    problems: list[object] = []
    window.lifecycle.problem_reported.connect(problems.append)
    monkeypatch.setattr("PySide6.QtWidgets.QMessageBox.exec", lambda *_: 0)
    window.start.set_opening(True)
    window.show()
    open_when_seen(window, tmp_path / "gone.furyqt")
    qtbot.waitUntil(lambda: bool(problems))
    assert window.start.buttons["new"].isVisible()


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
    opened = started(
        [sys.executable, "-m", "furyqt"], stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )
    wait_for_children(opened, 1)  # the thinking process starts when the window is idle
    opened.send_signal(sent)
    _, errors = opened.communicate(timeout=20)
    assert opened.returncode == 0
    assert "Traceback" not in errors
    assert list((home / "config").glob("settings.json")), "where the window stood is kept"


def opened_on(display: dict[str, str], home: Path) -> subprocess.CompletedProcess[str]:
    """Open the window on this display and without a terminal."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    bare = {name: value for name, value in os.environ.items() if name not in names}
    return subprocess.run(
        [sys.executable, "-m", "furyqt"],
        env={**bare, **display, "PYTHONPATH": str(ROOT), "FURYQT_HOME": str(home)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs the platforms of a Linux desktop")
@pytest.mark.parametrize(
    ("display", "why"),
    [
        ({"DISPLAY": ":9876"}, "could not connect to display :9876"),
        ({"QT_QPA_PLATFORM": "nosuch"}, '"nosuch"'),
        ({"DISPLAY": "no display at all"}, "could not connect to display no display at all"),
    ],
)
def test_a_dead_display_is_one_line_and_code_2(home: Path, display: dict[str, str], why: str) -> None:
    done = opened_on(display, home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("furyqt: the display cannot be used: ")
    assert why in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs the sockets of a Linux desktop")
def test_a_display_that_never_answers_is_not_waited_for(home: Path, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "w"))
        compositor.listen()
        named = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path), "XDG_SESSION_TYPE": "wayland"}
        done = opened_on(named, home)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "furyqt: the display cannot be used: it does not answer; 'furyqt play lite' needs none.\n"
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    ("display", "language", "moved"),
    [
        ({"DISPLAY": ":9876"}, (), "starts in Paris"),
        ({"QT_QPA_PLATFORM": "nosuch"}, ("--language", "de"), "in Paris"),
        ({}, (), "starts in Paris"),
    ],
)
def test_with_a_terminal_a_dead_or_no_display_opens_the_terminal_client(
    home: Path, display: dict[str, str], language: tuple[str, ...], moved: str
) -> None:
    import pty

    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in names}
    main, side = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-m", "furyqt", *language],
        env={**bare, **display, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
        stdin=side,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    os.close(side)
    os.write(main, b"pa\nquit\n")
    said, _ = playing.communicate(timeout=60)
    os.close(main)
    assert playing.returncode == 0
    assert "Starting the terminal client" in said
    assert moved in said
    assert list((home / "data" / "saves").glob("autosave-*.furyqt"))


def test_leftovers_are_cleared_when_the_window_is_made(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    left = paths.saves_dir() / ".autosave-20260101-120000-ab12.furyqt.k3j_x9q0"
    left.touch()
    os.utime(left, (time.time() - 60,) * 2)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    qtbot.addWidget(make_window())
    assert not left.exists()
