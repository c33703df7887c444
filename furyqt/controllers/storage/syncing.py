"""Brings what was written to the disk, in a thread: a slow disk must not hold up the window."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import BinaryIO

from furyqt import paths


class Syncing:
    """Syncs one file again and again; while the disk is busy only the newest state waits.

    The thread ends when there is nothing left to do; the interpreter waits for it before it exits.
    """

    def __init__(self, failed: Callable[[], object]) -> None:
        """`failed` is called in the thread after an error; see `take_error`."""
        self._failed = failed
        self._lock = Lock()
        self._waiting: BinaryIO | None = None
        self._folder: Path | None = None
        self._thread: Thread | None = None
        self._error: OSError | None = None

    def add(self, file: BinaryIO, folder: Path | None = None) -> None:
        """Sync the open file and close it, then the folder that has its new name."""
        with self._lock:
            if self._waiting is not None:
                self._waiting.close()
            self._waiting, self._folder = file, folder or self._folder
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._run, name="sync")
                self._thread.start()

    def wait(self) -> None:
        """Wait until everything is on the disk, or has failed."""
        while (thread := self._thread) is not None and thread.is_alive():
            thread.join()

    def take_error(self) -> OSError | None:
        """Return the first error since the last call."""
        error, self._error = self._error, None
        return error

    def _run(self) -> None:
        while True:
            with self._lock:
                file, folder = self._waiting, self._folder
                self._waiting = self._folder = None
                if file is None:
                    self._thread = None
                    return
            self._sync(file, folder)

    def _sync(self, file: BinaryIO, folder: Path | None) -> None:
        try:
            with file:
                os.fsync(file.fileno())
            if folder is not None:
                paths.sync_folder(folder)
        except OSError as wrong:
            self._error = self._error or wrong
            self._failed()
