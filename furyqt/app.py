"""The desktop program: the only module that knows everyone."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib import import_module
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from furyqt import __version__, paths
from furyqt.controllers.language import Language
from furyqt.controllers.storage.settings import Settings
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
HEARTBEAT = 300
"""Milliseconds between the moments in which a signal is heard."""


def main(argv: Sequence[str] | None = None) -> int:
    """Open the table; without a display, play in the terminal or leave a game played by the computer."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not has_display(os.environ, sys.platform):
        return _without_display()
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
    if not platform.startswith(("linux", "freebsd", "openbsd")):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def make_application(argv: Sequence[str]) -> QApplication:
    """The one application of the process."""
    _start_log()
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(["furyqt", *argv])
    app.setApplicationName("furyqt")
    app.setApplicationDisplayName("furyqt")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    app.setWindowIcon(QIcon(str(paths.resources() / "icons" / f"{APPLICATION_ID}.svg")))
    apply_theme(app, "light")
    return app


def make_window() -> MainWindow:
    """The window with settings, language and crash handler."""
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


def _start_log() -> None:
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


def _without_display() -> int:
    """Play in the terminal, or without one leave a game of the computer against itself."""
    print("furyqt: there is no display to open a window on.", flush=True)
    if sys.stdin is not None and sys.stdin.isatty():
        print("Starting the terminal client (furyqt play lite).", flush=True)
        terminal = import_module("furyqt.commands.play")  # a window needs none of it
        parser = argparse.ArgumentParser(prog="furyqt play")
        terminal.add_arguments(parser)
        return int(terminal.run(parser.parse_args(["lite"])))
    print("No terminal either: the computer plays a game against itself.", flush=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application([])
    window = make_window()
    demo = import_module("furyqt.views.start.self_play_demo").SelfPlayDemo(window, _DEMO_GAME, Path.cwd())
    code: int = demo.run()
    window.close()
    app.processEvents()
    return code
