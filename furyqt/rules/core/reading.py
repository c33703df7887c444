"""Reading of other people's files: never more than a limit, and never from a device or a pipe.

Texts may begin with a byte order mark, and values may be nested only so deep.
"""

from __future__ import annotations

import codecs
import csv
import errno
import json
import os
import stat
import tomllib
from importlib.resources import as_file
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

_WITHOUT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
"""Opening a pipe that nobody writes to would otherwise wait for its writer."""
_MARK = "\ufeff"
MOST_PACKAGED = 16_000_000
"""The most bytes of a file that belongs to the program."""
MOST_LEVELS = 40
"""The most levels of tables and lists within each other."""


class NotRegularError(OSError):
    """A file that is a device, a pipe or a socket."""


class NotTextError(OSError):
    """A file that is no UTF-8 text."""


def read_bounded(path: Path, most: int) -> bytes:
    """Return the content of a regular file.

    Raises OSError if it cannot be read: NotRegularError for a device or a pipe, EFBIG for too many bytes.
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
            raise NotRegularError(errno.EINVAL, "this is not a regular file", str(path))
        try:
            return file.read(most)
        except OSError as wrong:
            wrong.filename = str(path)
            raise


def without_mark(data: bytes) -> bytes:
    """Return UTF-8 text without the byte order mark that some editors write before it."""
    return data.removeprefix(codecs.BOM_UTF8)


def unmarked(text: str) -> str:
    """Return a text without the byte order mark that some programs write before it."""
    return text.removeprefix(_MARK)


def read_text_bounded(path: Path, most: int) -> str:
    """Return the text of a regular UTF-8 file; OSError as in `read_bounded`, or NotTextError."""
    try:
        return without_mark(read_bounded(path, most)).decode()
    except UnicodeDecodeError:
        raise NotTextError(errno.EILSEQ, os.strerror(errno.EILSEQ), str(path)) from None


def packaged_text(file: Traversable) -> str:
    """Return the text of a file that belongs to the program."""
    with as_file(file) as path:
        return read_text_bounded(path, MOST_PACKAGED)


def packaged_rows(file: Traversable) -> list[dict[str, str]]:
    """Return the rows of a CSV table that belongs to the program; lines that begin with # are comments."""
    lines = packaged_text(file).splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def read_toml(text: str) -> dict[str, Any]:
    """Return the values of a TOML text; ValueError if it is not TOML or nested too deep."""
    try:
        values = tomllib.loads(text)
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None
    check_levels(values)
    return values


def read_json(text: str | bytes) -> Any:
    """Return the value of a JSON text; ValueError if it is not JSON or nested too deep."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None
    check_levels(value)
    return value


def check_levels(value: object) -> None:
    """Raise ValueError for a value that is nested too deep."""
    level = [value]
    for _ in range(MOST_LEVELS + 1):
        level = [inner for outer in level for inner in _inner(outer)]
        if not level:
            return
    raise ValueError(_TOO_DEEP)


def _inner(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


_TOO_DEEP = f"nested more than {MOST_LEVELS} levels deep"
