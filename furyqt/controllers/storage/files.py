"""Atomic writing of files: a reader finds the old text or the new one, never half of either."""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from furyqt import paths
from furyqt.rules.core.reading import NotRegularError

if sys.platform != "win32":  # on Windows an open file can neither be replaced nor deleted
    import fcntl

LONGEST_PREFIX = 40
"""The number of letters of a file's name in its temporary file's name, which must not get too long."""
YOUNGEST = 1.0
"""The age in seconds below which a temporary file may not be locked by its writer yet."""
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_TEMPORARY = re.compile(rf"\.(?:.+\.(?:furyqt|json)|.{{{LONGEST_PREFIX}}})\.[a-z0-9_]{{8}}", re.DOTALL)


def write_atomically(path: Path, data: bytes, *, make_folder: bool = False, syncs: bool = True) -> None:
    """Replace a file's content in one step; OSError leaves the old file unchanged.

    The file keeps its mode and, if possible, its owner; the mode of a new one follows the umask. For a link
    the target is replaced and not the link; a device or a folder is never replaced. With `make_folder` a
    folder that was removed is created again. Without `syncs` the caller must bring the file to the disk.
    """
    path = Path(os.path.realpath(path))
    if make_folder:
        paths.make_folder(path.parent)
    check_destination(path)
    before = path.stat() if path.exists() else None
    name = path.with_name(f".{path.name[:LONGEST_PREFIX]}.{secrets.token_hex(4)}")
    handle = os.open(name, _NEW_FILE, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            _lock(file)
            if before is not None:
                _take_over(file, before)
            file.write(data)
            file.flush()
            if syncs:
                os.fsync(file.fileno())
            if sys.platform != "win32":  # the lock is held until the file has its final name
                os.replace(name, path)
        if sys.platform == "win32":
            os.replace(name, path)
    except BaseException:
        name.unlink(missing_ok=True)
        raise
    if syncs:
        paths.sync_folder(path.parent)


def check_destination(path: Path) -> None:
    """Raise OSError if no file can have this name: a folder or a device has it, or its folder is missing."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        raise NotRegularError(errno.EINVAL, "this is not a regular file", str(path))
    if not path.parent.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if not path.parent.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path.parent))


def _take_over(file: BinaryIO, before: os.stat_result) -> None:
    """Give a file the owner, group and mode of the one that it replaces, as far as that is allowed."""
    if sys.platform == "win32":
        return
    now = os.fstat(file.fileno())
    if now.st_gid != before.st_gid:
        with suppress(OSError):
            os.fchown(file.fileno(), -1, before.st_gid)
    if now.st_uid != before.st_uid:
        with suppress(OSError):
            os.fchown(file.fileno(), before.st_uid, -1)
    with suppress(OSError):  # some file systems have no modes
        os.fchmod(file.fileno(), stat.S_IMODE(before.st_mode))


def set_aside(path: Path) -> Path:
    """Rename a damaged file to the first free `*.broken` name and return that."""
    broken = path.with_name(path.name + ".broken")
    number = 2
    while broken.exists():
        broken = path.with_name(f"{path.name}.{number}.broken")
        number += 1
    return path.rename(broken)


def clear_leftovers(*folders: Path) -> None:
    """Delete the temporary files that a killed program left in folders, or in the user's own ones.

    A file that another running process is writing is locked by it and stays.
    """
    for folder in folders or {paths.data_dir(), paths.saves_dir(), paths.config_dir()}:
        with suppress(OSError), os.scandir(folder) as found:
            for entry in found:
                if _TEMPORARY.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                    _delete_abandoned(Path(entry.path))


def _delete_abandoned(path: Path) -> None:
    with suppress(OSError), path.open("rb") as file:
        if time.time() - os.fstat(file.fileno()).st_mtime >= YOUNGEST:
            _lock(file)
            path.unlink()


def _lock(file: BinaryIO) -> None:
    """Mark a file as being written; BlockingIOError if another process has done so.

    A file system without locks raises another OSError, which is ignored.
    """
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:
        pass
