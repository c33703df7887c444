"""The desktop program: the only module that knows everyone."""

from __future__ import annotations

import argparse
import gc
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

from furyqt import __version__, paths
from furyqt.controllers.language import Language
from furyqt.controllers.storage.files import clear_leftovers
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
DESKTOPS = ("linux", "freebsd", "openbsd")
"""Systems whose display may be missing."""
DEAD_DISPLAY = 2
HEARTBEAT = 300
"""Milliseconds between the moments in which a signal is heard."""


def main(argv: Sequence[str] | None = None) -> int:
    """Open the table; without a display, play in the terminal or leave a game played by the computer.

    The exit code is 2 if a display is named that does not work and there is no terminal either.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    if not has_display(os.environ, sys.platform):
        return _without_display()
    if sys.platform.startswith(DESKTOPS) and is_silent(os.environ):
        return _on_dead_display("it does not answer", _play_in_terminal)
    app = make_application(given)
    window = make_window()
    window.show()
    open_named(window, given)
    leave_when_told(window)
    spare_pauses(window)
    code = app.exec()
    sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
    return code


def open_named(window: MainWindow, given: Sequence[str]) -> None:
    """Go on with the game in the file that was named on the command line, if one was."""
    for name in given:
        if name.endswith(SUFFIX):
            window.lifecycle.open(Path(name))
            return


def spare_pauses(window: MainWindow) -> None:
    """Clear away what is in nobody's hands when a game is opened, and never look through the rest again.

    With a table laid Python's collector has 89,000 objects to look through, which holds the window up for
    some 40 ms in the midst of a game; what stays all the while need not be looked at.
    """
    window.lifecycle.opened.connect(_clear_away)


def _clear_away() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def leave_when_told(window: MainWindow) -> None:
    """Ctrl-C in the terminal, and a polite request to end, close the window as its own button does.

    Python hears a signal only when some of its code runs, which an idle window's event loop never does.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: QApplication.closeAllWindows())
    awake = QTimer(window, interval=HEARTBEAT)
    awake.timeout.connect(_nothing)
    awake.start()


def _nothing() -> None:
    pass


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window can be opened here."""
    if not platform.startswith(DESKTOPS):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def make_application(argv: Sequence[str]) -> QApplication:
    """The one application of the process."""
    start_log()
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else _first_application(argv)
    app.setApplicationName("furyqt")
    app.setApplicationDisplayName("furyqt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    app.setWindowIcon(QIcon(str(paths.resources() / "icons" / f"{APPLICATION_ID}.svg")))
    apply_theme(app, "light")
    return app


def _first_application(argv: Sequence[str]) -> QApplication:
    """An application on the display; without one that works the process goes on in the terminal, or ends.

    Qt aborts the process after its message handler has returned, so that does not return.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, _context: object, words: str) -> None:
        if kind != QtMsgType.QtFatalMsg:
            said.append(words)
            return
        code = _on_dead_display(said[0] if said else words, _become_terminal_client)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)

    before = qInstallMessageHandler(hear)
    try:
        app = QApplication(["furyqt", *argv])
    finally:
        qInstallMessageHandler(before)
    for words in said:
        print(words, file=sys.stderr)
    return app


def make_window() -> MainWindow:
    """The window with settings, language and crash handler."""
    clear_leftovers()
    settings = Settings()
    language = Language()
    window = MainWindow(settings, language)
    settings.setParent(window)
    language.setParent(window)
    if settings.notice is not None:
        window.note(settings.notice)
    catch_crashes(window)
    return window


def catch_crashes(window: MainWindow) -> None:
    """From now on an error nobody expected saves the game and says where; it is never silently lost."""

    watch = CrashWatch(window)
    sys.excepthook = watch.caught
    threading.excepthook = lambda told: watch.caught(
        told.exc_type, told.exc_value or told.exc_type(), told.exc_traceback
    )


def start_log() -> None:
    """Write to the log file; without one where its folder cannot be written."""
    if _log.handlers:
        return
    _log.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk is told by what could not be saved, not by the log
    try:
        handler = RotatingFileHandler(
            paths.log_dir() / "furyqt.log", maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8"
        )
    except OSError as wrong:
        print(f"furyqt: there is no log: {wrong}", file=sys.stderr)
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    _log.addHandler(handler)


def _on_dead_display(why: str, play: Callable[[], int]) -> int:
    """Play in the terminal, or without one say in a line what is wrong with the display that was named."""
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
    terminal = import_module("furyqt.commands.play")  # a window needs none of it
    parser = argparse.ArgumentParser(prog="furyqt play")
    terminal.add_arguments(parser)
    return int(terminal.run(parser.parse_args(["lite"])))


def _become_terminal_client() -> NoReturn:
    """Start the terminal client in place of this process, whose Qt is half made."""
    print("Starting the terminal client (furyqt play lite).", flush=True)
    os.execv(sys.executable, [sys.executable, "-m", "furyqt", "play", "lite"])


def _without_display() -> int:
    """Play in the terminal, or without one leave a game of the computer against itself."""
    print("furyqt: there is no display to open a window on.", flush=True)
    if _has_terminal():
        return _play_in_terminal()
    print("No terminal either: the computer plays a game against itself.", flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application([])
    window = make_window()
    exhibition = import_module("furyqt.views.start.self_play_demo").SelfPlayDemo(window, Path.cwd())
    code: int = exhibition.run()
    window.close()
    app.processEvents()
    return code
