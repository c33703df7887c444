"""The autosave file: a record that grows by one entry per action and survives the process being killed."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from filelock import FileLock

from furyqt import paths
from furyqt.controllers.session.history import History
from furyqt.controllers.storage.files import write_atomically
from furyqt.controllers.storage.locks import claim
from furyqt.controllers.storage.syncing import Syncing
from furyqt.rules.core.agenda import State
from furyqt.rules.core.reading import read_bounded
from furyqt.rules.core.record import SUFFIX, dumps, entry, header

PREFIX = "autosave-"


class Journal:
    """One autosave file.

    It is created with the first action, so a game without actions leaves no file. Its lock is held as long
    as the game is open. It only adds to a file, or replaces one, whose content is what it wrote or was opened
    with: if another program has changed the file, the game goes on in a new one. A removed file is written
    again. What was written survives the end of the process at once, and a power cut when `wait` returns.
    """

    def __init__(self, path: Path | None = None, content: bytes = b"", lock: FileLock | None = None) -> None:
        """Continue a file with this content, whose lock is held if the system has locks there."""
        self._path, self._lock = path, lock
        self._written = self._attempted = content
        self._is_current = False
        """Whether the file has everything up to the last action but one."""
        self._is_doubtful = False
        """Whether the disk reported an error, after which the file's old content cannot be trusted."""
        self._left: Path | None = None
        self._syncing = Syncing(self._sync_failed)
        self.failed: Callable[[], object] = lambda: None
        """Called in another thread if the disk reports an error later than at the end of `append`."""

    @property
    def path(self) -> Path | None:
        """The file, once it exists."""
        return self._path

    def append(self, history: History, before: State) -> None:
        """Append the newest action; on OSError everything is written the next time."""
        if not self._is_current or history.is_over:
            self.rewrite(history)
            return
        record = history.record
        line = entry(record.rules, before, record.actions[-1], history.state, record.notes[-1])
        self._write(self._written + line.encode())

    def rewrite(self, history: History) -> None:
        """Write everything, after an undo or the end of the game; OSError if it fails."""
        self._write(journal_text(history).encode())

    def is_there(self) -> bool:
        """Return whether the file is unchanged since this journal wrote or found it."""
        with suppress(OSError):
            return self._found() == self._written
        return False

    def wait(self) -> None:
        """Wait until everything is on the disk; OSError if something did not arrive there."""
        self._syncing.wait()
        self.check()

    def check(self) -> None:
        """Raise the OSError of something that was written and did not arrive on the disk."""
        if (wrong := self._syncing.take_error()) is not None:
            self._is_current, self._is_doubtful = False, True
            raise wrong

    def take_left(self) -> Path | None:
        """Return the file that was left since the last call because another program has changed it."""
        left, self._left = self._left, None
        return left

    def close(self) -> None:
        """Leave the file to other programs."""
        self._syncing.wait()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _write(self, content: bytes) -> None:
        self._is_current = False
        found = self._claimed()
        self._attempted = content
        try:
            if found is None:
                self._create(content)
            elif content.startswith(found) and not self._is_doubtful:
                self._add(content[len(found) :])
            else:
                assert self._path is not None
                if sys.platform == "win32":  # an open file cannot be replaced there
                    self._syncing.wait()
                write_atomically(self._path, content)
        except OSError:
            with suppress(OSError):
                self._keep_track()
            raise
        self._written, self._is_current, self._is_doubtful = content, True, False

    def _claimed(self) -> bytes | None:
        """Return the content of the file, which is this journal's own; None if it must be created."""
        try:
            if self._path is not None and self._lock is None:
                self._lock = claim(self._path)
            found = self._found()
        except OSError:  # another program has it open, or it cannot be read anymore
            found = None
            self._leave()
        if found is not None and not self._is_own(found):
            found = None
            self._leave()
        return found

    def _leave(self) -> None:
        self._left, self._path = self._path, None
        self.close()

    def _create(self, content: bytes) -> None:
        if self._path is not None and not self._reclaim(self._path):
            self._leave()
        path = self._path
        if path is None:
            path = _new_path()
            self._lock = claim(path)
        write_atomically(path, content, make_folder=True, syncs=False)
        self._path = path
        self._syncing.add(path.open("r+b"), path.parent)

    def _reclaim(self, path: Path) -> bool:
        """Claim a removed file again, as its lock may be gone, too; return whether it is free."""
        self.close()
        try:
            self._lock = claim(path)
        except OSError:
            return False
        return not path.exists()

    def _add(self, rest: bytes) -> None:
        assert self._path is not None
        file = self._path.open("ab")
        try:
            file.write(rest)
            file.flush()
        except OSError:
            with suppress(OSError):
                file.close()
            raise
        self._syncing.add(file)

    def _found(self) -> bytes | None:
        """Return what the file has, or None without one; OSError if that is unknown or far too much."""
        if self._path is None:
            return None
        try:
            return read_bounded(self._path, max(len(self._written), len(self._attempted)) + 1)
        except (FileNotFoundError, NotADirectoryError):
            return None

    def _is_own(self, found: bytes) -> bool:
        """Return whether this is the content that was written, perhaps with a part of a failed attempt."""
        if found == self._written:
            return True
        return found.startswith(self._written) and self._attempted.startswith(found)

    def _keep_track(self) -> None:
        """Notice what a failed attempt has left."""
        found = self._found()
        if found is not None and self._is_own(found):
            self._written = found

    def _sync_failed(self) -> None:
        self.failed()


def journal_text(history: History) -> str:
    """Return the record in the journal's form: without an end mark until the game ends."""
    record, states = history.record, history.states
    if history.is_over:
        return dumps(record, states)
    moves = zip(states, record.actions, states[1:], record.notes, strict=False)
    return header(record) + "".join(entry(record.rules, *move) for move in moves)


def is_autosave(path: Path) -> bool:
    """Return whether this is the name and the place of a file that the program writes by itself."""
    if not (path.name.startswith(PREFIX) and path.name.endswith(SUFFIX)):
        return False
    with suppress(OSError):
        return path.parent.samefile(paths.saves_dir())
    return False


def _new_path() -> Path:
    """Return the path of a file that does not exist."""
    while True:
        now = datetime.now().strftime("%Y%m%d-%H%M%S")
        path = paths.saves_dir() / f"{PREFIX}{now}-{secrets.token_hex(2)}{SUFFIX}"
        if not path.exists():
            return path
