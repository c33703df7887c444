"""The desktop program; the only module that may import every other package."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ai.gc_pause import exempt_what_exists
from furyqt import __version__, paths
from furyqt.commands.speech import chosen_language
from furyqt.controllers.language import Language
from furyqt.controllers.storage.files import clear_leftovers
from furyqt.controllers.storage.log_format import BriefFormatter
from furyqt.controllers.storage.settings import Settings
from furyqt.display import is_silent
from furyqt.rules.core.record import SUFFIX
from furyqt.views.crash import CrashWatch
from furyqt.views.main_window import MainWindow
from furyqt.views.theme import apply_theme

_log = logging.getLogger("furyqt")
_LOG_BYTES = 500_000
APPLICATION_ID = "io.github.furyqt"
"""The name of the desktop entry and of the icon in resources/."""
_DEMO_GAME = "lite"
"""The game that the computer plays against itself without a display."""
DESKTOPS = ("linux", "freebsd", "openbsd")
"""The systems that may run without a display."""
DEAD_DISPLAY = 2
PAINT_WAIT, PAINT_WAITS = 20, 100
"""Milliseconds between two looks whether the window is on the screen, and the most looks."""
HEARTBEAT = 300
"""Milliseconds between the moments when Python can handle a signal."""


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window; without a display, play in the terminal or record a computer game.

    A language named on the command line is set as the settings dialog sets it.

    The exit code is 2 if the display that is named does not work and there is no terminal either.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    if not has_display(os.environ, sys.platform):
        return _run_without_display()
    if sys.platform.startswith(DESKTOPS) and is_silent(os.environ):
        return _on_dead_display("it does not answer", _play_in_terminal)
    app = make_application(given)
    window = make_window()
    if named := chosen_language():
        window.settings.update(language=named)
    path = named_game(given)
    window.start.set_opening(path is not None)
    window.show()
    if path is not None:
        open_when_seen(window, path)
    leave_when_told(window)
    spare_pauses(window)
    code = app.exec()
    sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
    return code


def named_game(given: Sequence[str]) -> Path | None:
    """Return the first game file that is named on the command line."""
    return next((Path(name) for name in given if name.endswith(SUFFIX) or os.path.isfile(name)), None)


def open_when_seen(window: MainWindow, path: Path, waits: int = PAINT_WAITS) -> None:
    """Resume a game when the start page says so on the screen: until then the window would be empty."""
    handle = window.windowHandle()
    if waits and not (handle is not None and handle.isExposed()):
        QTimer.singleShot(PAINT_WAIT, window, lambda: open_when_seen(window, path, waits - 1))
        return
    window.repaint()
    window.lifecycle.open(path)
    window.start.set_opening(False)


def spare_pauses(window: MainWindow) -> None:
    """Collect garbage once when a game is opened, then freeze the survivors.

    With an open game, Python's collector has 89,000 objects to examine, which blocks the window for about
    40 ms in the middle of a game. Objects that survive the opening need no further examination.
    """
    window.lifecycle.opened.connect(exempt_what_exists)


def leave_when_told(window: MainWindow) -> None:
    """Close the window on Ctrl-C in the terminal and on SIGTERM, as its close button does.

    Python handles a signal only while Python code runs, which never happens in the event loop of an idle
    window.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: QApplication.closeAllWindows())
    awake = QTimer(window, interval=HEARTBEAT)
    awake.timeout.connect(_run_python)
    awake.start()


def _run_python() -> None:
    pass


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether a window can be opened on this system."""
    if not platform.startswith(DESKTOPS):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def make_application(argv: Sequence[str]) -> QApplication:
    """Return the application object of the process, created if necessary."""
    start_log()
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else _first_application(argv)
    app.setApplicationName("furyqt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    app.setWindowIcon(QIcon(str(paths.resources() / "icons" / f"{APPLICATION_ID}.svg")))
    apply_theme(app, "light")
    return app


def _first_application(argv: Sequence[str]) -> QApplication:
    """Create the application; without a working display, continue in the terminal or exit.

    Qt aborts the process when its message handler returns, so the handler for a fatal message does not
    return.
    """
    said: list[str] = []

    def handle(kind: QtMsgType, _context: object, words: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            said.append(words)
            return
        code = _on_dead_display(said[0] if said else words, _become_terminal_client)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)

    before = qInstallMessageHandler(handle)
    try:
        app = QApplication(["furyqt", *argv])
    finally:
        qInstallMessageHandler(before)
    for words in said:
        print(words, file=sys.stderr)
    return app


def make_window() -> MainWindow:
    """Create the window with settings, language and crash handler."""
    clear_leftovers()
    settings = Settings()
    language = Language()
    window = MainWindow(settings, language)
    settings.setParent(window)
    language.setParent(window)
    if settings.notice is not None:
        window.messages.note(settings.notice)
    catch_crashes(window)
    return window


def catch_crashes(window: MainWindow) -> None:
    """Save the game and show a message after every unexpected error."""

    watch = CrashWatch(window)
    sys.excepthook = watch.caught
    threading.excepthook = lambda failure: watch.caught(
        failure.exc_type, failure.exc_value or failure.exc_type(), failure.exc_traceback
    )


def start_log() -> None:
    """Write to the log file, or do without one if its folder cannot be written."""
    if _log.handlers:
        return
    _log.setLevel(logging.INFO)
    logging.raiseExceptions = False  # failed saves report a full disk, not the log
    try:
        handler = RotatingFileHandler(
            paths.log_dir() / "furyqt.log", maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8"
        )
    except OSError as wrong:
        print(f"furyqt: there is no log: {wrong}", file=sys.stderr)
        return
    handler.setFormatter(BriefFormatter())
    _log.addHandler(handler)


def _on_dead_display(why: str, play: Callable[[], int]) -> int:
    """Play in the terminal; without one, print in one line what is wrong with the display that was named."""
    line = f"furyqt: the display cannot be used: {' '.join(why.split()).rstrip('.')}"
    if _has_terminal():
        print(f"{line}.", flush=True)
        return play()
    print(f"{line}; 'furyqt play lite' needs none.", file=sys.stderr)
    return DEAD_DISPLAY


def _has_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _play_in_terminal() -> int:
    print("Starting the terminal client (furyqt play lite).", flush=True)
    terminal = import_module("furyqt.commands.play")  # not needed for a window
    parser = argparse.ArgumentParser(prog="furyqt play")
    terminal.add_arguments(parser)
    return int(terminal.run(parser.parse_args(["lite"])))


def _become_terminal_client() -> NoReturn:
    """Replace this process, whose Qt is only partly initialized, by the terminal client."""
    print("Starting the terminal client (furyqt play lite).", flush=True)
    language = [f"--language={named}"] if (named := chosen_language()) else []
    os.execv(sys.executable, [sys.executable, "-m", "furyqt", "play", "lite", *language])


def _run_without_display() -> int:
    """Play in the terminal; without one, record a game of the computer against itself."""
    print("furyqt: there is no display to open a window on.", flush=True)
    if _has_terminal():
        return _play_in_terminal()
    print("No terminal either: the computer plays a game against itself.", flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application([])
    window = make_window()
    demo = import_module("furyqt.views.start.self_play_demo").SelfPlayDemo(window, _DEMO_GAME, Path.cwd())
    code: int = demo.run()
    window.close()
    app.processEvents()
    return code
