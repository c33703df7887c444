"""Bounded reading of files that anybody may have put there: never from a device or a pipe."""

from __future__ import annotations

import codecs
import errno
import os
import stat
from pathlib import Path

_WITHOUT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
"""Opening a pipe that nobody writes to would otherwise wait for its writer."""


def read_bounded(path: Path, most: int) -> bytes:
    """Return the content of a regular file.

    Raises OSError if it cannot be read: EINVAL for what is no regular file, EFBIG for more than `most` bytes.
    """
    data = read_start(path, most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def read_start(path: Path, most: int) -> bytes:
    """Return the beginning of a regular file, or OSError as in `read_bounded`."""
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    with os.fdopen(os.open(path, os.O_RDONLY | _WITHOUT_WAITING), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "this is not a regular file", str(path))
        return file.read(most)


def without_mark(data: bytes) -> bytes:
    """Return UTF-8 text without the byte order mark that some editors write before it."""
    return data.removeprefix(codecs.BOM_UTF8)


def read_text_bounded(path: Path, most: int) -> str:
    """Return the text of a regular UTF-8 file; OSError as in `read_bounded`, or UnicodeDecodeError."""
    return without_mark(read_bounded(path, most)).decode()
