"""Unexpected errors while painting, in a slot, in another thread, repeated, or with no folder to save in."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread, QTranslator, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPaintEvent
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from furyqt import paths
from furyqt.app import catch_crashes, start_log
from furyqt.controllers.storage.game_files import load
from furyqt.views import crash
from furyqt.views.main_window import MainWindow

pytestmark = [
    pytest.mark.qt_no_exception_capture,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]


@pytest.fixture
def watched(window: MainWindow, begin: Callable[..., Any]) -> Iterator[MainWindow]:
    """A window with a game of one move, and an installed crash handler."""
    session = begin()
    session.act(session.observation.actions[0])
    before = sys.excepthook, threading.excepthook
    catch_crashes(window)
    yield window
    sys.excepthook, threading.excepthook = before


def boxes(window: MainWindow) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def saved(home: Path) -> list[Path]:
    return sorted((home / "data").glob("crash-*.furyqt"))


def close(window: MainWindow, qtbot: QtBot) -> None:
    """Close the error boxes and wait until they are deleted."""
    for box in boxes(window):
        box.reject()
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))


class BrokenWidget(QWidget):
    """A widget that cannot be painted; it counts the attempts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.attempts = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.attempts += 1
        raise RuntimeError("the ink is spilt")


def paint_again(widget: BrokenWidget, qtbot: QtBot, times: int) -> None:
    """Paint the widget this number of times."""
    for _ in range(times):
        before = widget.attempts
        widget.update()
        qtbot.waitUntil(lambda before=before: widget.attempts > before)


def test_repeated_errors_while_painting_open_one_box(watched: MainWindow, qtbot: QtBot, home: Path) -> None:
    broken = BrokenWidget(watched)
    broken.resize(50, 50)
    broken.show()
    qtbot.waitUntil(lambda: bool(boxes(watched)))
    paint_again(broken, qtbot, 5)
    [box] = boxes(watched)
    assert "the ink is spilt" in box.text()
    assert len(saved(home)) == 1
    close(watched, qtbot)
    paint_again(broken, qtbot, 5)
    assert boxes(watched) == []
    broken.hide()
    broken.deleteLater()


def test_an_error_in_a_slot_is_shown_and_the_whole_game_saved(
    watched: MainWindow, qtbot: QtBot, home: Path
) -> None:
    button = QPushButton(watched)
    button.clicked.connect(lambda: 1 // 0)
    button.click()
    [box] = boxes(watched)
    [file] = saved(home)
    assert str(file) in box.text()
    record, _ = load(file)
    assert watched.lifecycle.session is not None
    assert len(record.actions) == watched.lifecycle.session.ply
    close(watched, qtbot)


class Messenger(QObject):
    """Emits a signal from another thread."""

    sent = Signal(str)


def test_an_error_in_a_slot_for_another_thread_is_shown(
    watched: MainWindow, qtbot: QtBot, home: Path
) -> None:
    class Thread(QThread):
        def run(self) -> None:
            messenger.sent.emit("the raven fell")

    def hear(words: str) -> None:
        raise ValueError(words)

    messenger = Messenger(watched)
    messenger.sent.connect(hear)
    thread = Thread(watched)
    thread.start()
    qtbot.waitUntil(lambda: bool(boxes(watched)))
    assert "the raven fell" in boxes(watched)[0].text()
    assert thread.wait(2000)
    close(watched, qtbot)


def test_an_error_in_another_thread_is_shown(watched: MainWindow, qtbot: QtBot, home: Path) -> None:
    def fail() -> None:
        raise ValueError("the lamp went out")

    threading.Thread(target=fail).start()
    qtbot.waitUntil(lambda: bool(boxes(watched)))
    assert "the lamp went out" in boxes(watched)[0].text()
    assert len(saved(home)) == 1
    close(watched, qtbot)


def test_the_game_is_saved_for_each_of_two_errors(watched: MainWindow, qtbot: QtBot, home: Path) -> None:
    for number in (1, 2):
        sys.excepthook(RuntimeError, RuntimeError(f"number {number}"), None)
        [box] = boxes(watched)
        assert f"number {number}" in box.text()
        close(watched, qtbot)
    assert len(saved(home)) == 2


def test_the_same_error_is_shown_again_after_the_quiet_time(
    watched: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = RuntimeError("again")
    sys.excepthook(RuntimeError, error, None)
    close(watched, qtbot)
    sys.excepthook(RuntimeError, error, None)
    assert boxes(watched) == []
    monkeypatch.setattr(crash, "QUIET_S", 0.0)
    sys.excepthook(RuntimeError, error, None)
    assert len(boxes(watched)) == 1
    close(watched, qtbot)


def test_an_error_while_showing_an_error_is_only_logged(
    watched: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_words(*_: object) -> str:
        raise RuntimeError("speechless")

    monkeypatch.setattr(crash.CrashWatch, "words", no_words)
    with caplog.at_level(logging.CRITICAL, "furyqt"):
        sys.excepthook(RuntimeError, RuntimeError("first"), None)
    assert boxes(watched) == []
    assert "the error could not be shown" in caplog.text


def refuse(*_: object) -> Path:
    raise PermissionError(13, "Permission denied")


def test_the_game_is_saved_elsewhere_if_the_data_folder_cannot_be_written(
    watched: MainWindow, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(paths, "data_dir", refuse)
        patched.setattr(Path, "home", lambda: tmp_path)
        sys.excepthook(RuntimeError, RuntimeError("locked"), None)
    [file] = tmp_path.glob("crash-*.furyqt")
    assert str(file) in boxes(watched)[0].text()
    close(watched, qtbot)


def test_the_box_explains_why_the_game_could_not_be_saved(
    watched: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched.lifecycle, "save_copy", refuse)
    monkeypatch.setattr(paths, "log_dir", refuse)
    sys.excepthook(RuntimeError, RuntimeError("locked"), None)
    [box] = boxes(watched)
    assert "The game could not be saved: Permission denied" in box.text()
    assert "saved as" not in box.text()
    close(watched, qtbot)


def test_the_box_opens_the_folder(
    watched: MainWindow, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    sys.excepthook(RuntimeError, RuntimeError("open"), None)
    [box] = boxes(watched)
    button = next(button for button in box.buttons() if "Folder" in button.text())
    button.click()
    assert [Path(url.toLocalFile()) for url in opened] == [home / "data"]
    close(watched, qtbot)


class Marking(QTranslator):
    """Translates every text to the same text between marks."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, note: str | None = None, number: int = -1) -> str:
        return f"¡{source}!"


def test_the_box_is_translated(watched: MainWindow, qtbot: QtBot) -> None:
    marking = Marking()
    QCoreApplication.installTranslator(marking)
    try:
        sys.excepthook(RuntimeError, RuntimeError("x"), None)
        [box] = boxes(watched)
        assert box.text().count("¡") == 3
        assert any("¡Open the Folder!" in button.text() for button in box.buttons())
        close(watched, qtbot)
    finally:
        QCoreApplication.removeTranslator(marking)


def test_the_program_starts_without_a_folder_for_logs(
    qapp: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = logging.getLogger("furyqt")
    monkeypatch.setattr(log, "handlers", [])
    monkeypatch.setattr(paths, "log_dir", refuse)
    start_log()
    assert log.handlers == []
    assert "there is no log" in capsys.readouterr().err
