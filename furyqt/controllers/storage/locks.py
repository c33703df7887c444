"""Locks between programs that use the same files.

The operating system holds them, so a program that is killed leaves none behind. The lock of a file is another
file, in the data folder, as the file itself is replaced whenever it is written whole.
"""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from furyqt import paths

FOLDER = "locks"
PATIENCE = 10.0
"""Seconds to wait for another program that is writing."""


def lock_of(path: Path) -> FileLock:
    """Return the lock of a file, not acquired; OSError if its folder cannot be made.

    Every name of the same file has the same lock.
    """
    folder = paths.data_dir() / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    real = os.path.normcase(os.path.realpath(path))
    return FileLock(folder / f"{hashlib.sha256(os.fsencode(real)).hexdigest()[:24]}.lock", thread_local=False)


def claim(path: Path, seconds: float = 0) -> FileLock | None:
    """Return the acquired lock of a file, to be held as long as the file is open.

    None if the system has no locks there, such as on some network drives; OSError with EBUSY if another
    program holds it for longer than `seconds`.
    """
    try:
        lock = lock_of(path)
        lock.acquire(timeout=seconds)
    except Timeout:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(path)) from None
    except (OSError, NotImplementedError):
        return None
    return lock


@contextmanager
def locked(path: Path, seconds: float = PATIENCE) -> Iterator[None]:
    """Hold a file's lock, if the system has locks there; OSError as in `claim`."""
    lock = claim(path, seconds)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()
