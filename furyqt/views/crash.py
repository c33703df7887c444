"""The handler for unexpected errors: it saves the game and tells the person where."""

from __future__ import annotations

import logging
import sys
import tempfile
import traceback
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QThread, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from furyqt import paths
from furyqt.rules.core.record import SUFFIX
from furyqt.views.main_window import MainWindow

_log = logging.getLogger("furyqt")
QUIET_S = 5.0
"""Seconds after closing the box in which the same error is only logged, because an error in painting recurs
at once.
"""


class CrashWatch(QObject):
    """Saves the game after an unexpected error in any thread and shows one message box."""

    _error_in_thread = Signal(object)
    """An error of another thread."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.box: QMessageBox | None = None
        self._last, self._closed_at = "", 0.0
        self._is_reporting = False
        self._error_in_thread.connect(self._report, Qt.ConnectionType.QueuedConnection)

    def caught(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        """Handle an error; exceptions raised here are only logged."""
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        _log.critical("unexpected error", exc_info=(kind, error, where))
        _write_error("".join(traceback.format_exception(kind, error, where)))
        if QThread.currentThread() is self.thread():
            self._report(error)
        else:
            self._error_in_thread.emit(error)

    def _report(self, error: BaseException) -> None:
        if self._is_reporting or not self._is_new(error):
            return
        self._is_reporting = True
        try:
            self._save_and_show(error)
        except Exception:  # only the log is left
            _log.critical("the error could not be told", exc_info=True)
        finally:
            self._is_reporting = False

    def _is_new(self, error: BaseException) -> bool:
        """Return whether no box is open and the last one was not about the same error a moment ago."""
        same = _signature(error) == self._last
        return self.box is None and not (same and monotonic() - self._closed_at < QUIET_S)

    def _save_and_show(self, error: BaseException) -> None:
        kept, why = self._save()
        words = self._window.crash_words(error, kept, _log_file(), why)
        _write_error(words + "\n")
        self._last = _signature(error)
        self.box = QMessageBox(QMessageBox.Icon.Critical, "furyqt", words, parent=self._window)
        self.box.setTextFormat(Qt.TextFormat.PlainText)
        self.box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add_folder_button(self.box, kept or _log_file())
        self.box.finished.connect(self._closed)
        self.box.open()

    def _add_folder_button(self, box: QMessageBox, file: Path | None) -> None:
        """Add a button that opens the folder of the file."""
        if file is not None:
            button = box.addButton(self.tr("Open the Folder"), QMessageBox.ButtonRole.ActionRole)
            folder = QUrl.fromLocalFile(str(file.parent))
            button.clicked.connect(lambda: QDesktopServices.openUrl(folder))
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Close))
        box.setEscapeButton(QMessageBox.StandardButton.Close)

    def _closed(self) -> None:
        self.box, self._closed_at = None, monotonic()

    def _save(self) -> tuple[Path | None, str]:
        """Return the saved file, or None and the reason; the reason is empty if there was no game to save."""
        why = ""
        for path in _places(f"crash-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}"):
            try:
                return (path if self._window.save_copy(path) else None), ""
            except Exception as wrong:
                _log.critical("the game could not be saved after the error", exc_info=True)
                why = getattr(wrong, "strerror", None) or str(wrong)
        return None, why


def _places(name: str) -> Iterator[Path]:
    """Yield free file names for the game, the best folder first."""
    for folder in (paths.data_dir, Path.home, lambda: Path(tempfile.gettempdir())):
        try:
            path = folder() / name
            number = 2
            while path.exists():
                path = path.with_stem(f"{Path(name).stem}-{number}")
                number += 1
        except (OSError, RuntimeError):
            continue
        yield path


def _log_file() -> Path | None:
    try:
        return paths.log_dir() / "furyqt.log"
    except OSError:
        return None


def _signature(error: BaseException) -> str:
    """Return the same text for the same error at the same line."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{type(error).__name__} {error} {[(step.filename, step.lineno) for step in last]}"


def _write_error(words: str) -> None:
    """Write to the standard error stream, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(words)
