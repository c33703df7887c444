"""After an unexpected error: saving the game and showing where it was saved."""

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
from furyqt.controllers.storage.log_format import brief, traceback_of
from furyqt.rules.core.record import SUFFIX
from furyqt.views.main_window import MainWindow

_log = logging.getLogger("furyqt")
QUIET_S = 5.0
"""The time after closing its box in which the same error is only logged: one in painting repeats at once."""


class CrashWatch(QObject):
    """Saves the game after an error and shows one box, whichever thread the error comes from."""

    _elsewhere = Signal(object)
    """An error of another thread."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.box: QMessageBox | None = None
        self._last, self._closed_at = "", 0.0
        self._is_telling = False
        self._elsewhere.connect(self._report, Qt.ConnectionType.QueuedConnection)

    def caught(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        """Handle an error; nothing here raises another."""
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        _log.critical("unexpected error", exc_info=(kind, error, where))
        _print_error(f"{traceback_of(error.with_traceback(where))}\n")
        if QThread.currentThread() is self.thread():
            self._report(error)
        else:
            self._elsewhere.emit(error)

    def _report(self, error: BaseException) -> None:
        if self._is_telling or not self._is_news(error):
            return
        self._is_telling = True
        try:
            self._save_and_show(error)
        except Exception:  # the log is the only place left to report to
            _log.critical("the error could not be shown", exc_info=True)
        finally:
            self._is_telling = False

    def _is_news(self, error: BaseException) -> bool:
        """Return whether no box is open and the last error was a different one or long ago."""
        same = _signature(error) == self._last
        return self.box is None and not (same and monotonic() - self._closed_at < QUIET_S)

    def _save_and_show(self, error: BaseException) -> None:
        kept, why = self._save()
        words = self.words(error, kept, _log_file(), why)
        _print_error(words + "\n")
        self._last = _signature(error)
        self.box = QMessageBox(QMessageBox.Icon.Critical, "furyqt", words, parent=self._window)
        self.box.setTextFormat(Qt.TextFormat.PlainText)
        self.box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._offer_folder(self.box, kept or _log_file())
        self.box.finished.connect(self._closed)
        self.box.open()

    def words(self, error: BaseException, kept: Path | None, log: Path | None, why: str) -> str:
        """Return the text of the box; `why` is the reason if the game could not be saved."""
        words = self.tr("An unexpected error occurred: {error}").format(error=brief(str(error)))
        if kept is not None:
            words += "\n\n" + self.tr("The game so far has been saved as {file}.").format(file=kept)
        elif why:
            words += "\n\n" + self.tr("The game could not be saved: {why}").format(why=why)
        if log is None:
            return words
        return words + "\n\n" + self.tr("The details are in {file}.").format(file=log)

    def _offer_folder(self, box: QMessageBox, file: Path | None) -> None:
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
        """Save the game; return its file, or None and the reason, which is empty if there was no game."""
        why = ""
        for path in _places(f"crash-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}"):
            try:
                return (path if self._window.lifecycle.save_copy(path) else None), ""
            except Exception as wrong:
                _log.critical("the game could not be saved after the error", exc_info=True)
                why = getattr(wrong, "strerror", None) or str(wrong)
        return None, why


def _places(name: str) -> Iterator[Path]:
    """Return the possible files for the game, the best first, each with a name that is free."""
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
    """Return the same text for the same error from the same place."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    return f"{type(error).__name__} {error} {[(step.filename, step.lineno) for step in last]}"


def _print_error(words: str) -> None:
    """Write to the terminal, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(words)
