"""Reasons why a file cannot be read or written, in the person's language."""

from __future__ import annotations

import errno
import sqlite3

from furyqt.rules.core.reading import NotRegularError, NotTextError
from furyqt.rules.core.text import Text, Texts

N_ = Texts("errors")

_NO_SPACE = N_("No space left on device")
_READ_ONLY = N_("Read-only file system")
_DENIED = N_("Permission denied")
_INPUT_OUTPUT = N_("Input/output error")
_TOO_LARGE = N_("File too large")
_IN_USE = N_("another program is using the file")
_NOT_REGULAR = N_("Not a regular file")
_NOT_TEXT = N_("this is not text")

_BY_ERRNO = {
    errno.EBUSY: _IN_USE,
    errno.ENOSPC: _NO_SPACE,
    errno.EDQUOT: N_("Disk quota exceeded"),
    errno.EROFS: _READ_ONLY,
    errno.EACCES: _DENIED,
    errno.EPERM: N_("Operation not permitted"),
    errno.ENOENT: N_("No such file or directory"),
    errno.ENOTDIR: N_("Not a directory"),
    errno.EEXIST: N_("File exists"),
    errno.EISDIR: N_("Is a directory"),
    errno.EIO: _INPUT_OUTPUT,
    errno.EFBIG: _TOO_LARGE,
    errno.ENAMETOOLONG: N_("File name too long"),
    errno.ELOOP: N_("Too many levels of symbolic links"),
}
_BY_CODE = {
    sqlite3.SQLITE_BUSY: _IN_USE,
    sqlite3.SQLITE_LOCKED: _IN_USE,
    sqlite3.SQLITE_READONLY: N_("the file is write-protected"),
    sqlite3.SQLITE_FULL: _NO_SPACE,
    sqlite3.SQLITE_IOERR: _INPUT_OUTPUT,
    sqlite3.SQLITE_CANTOPEN: N_("the file cannot be opened"),
    sqlite3.SQLITE_PERM: _DENIED,
    sqlite3.SQLITE_TOOBIG: _TOO_LARGE,
    sqlite3.SQLITE_INTERRUPT: N_("the file takes too long to read or write"),
}


def reason(wrong: OSError | sqlite3.Error) -> Text | str:
    """Return the reason for a failure; one that is not listed here stays in the system's words."""
    if isinstance(wrong, NotRegularError):
        return _NOT_REGULAR
    if isinstance(wrong, NotTextError):
        return _NOT_TEXT
    found = _BY_ERRNO.get(wrong.errno or 0) if isinstance(wrong, OSError) else _BY_CODE.get(error_code(wrong))
    if found is not None:
        return found
    return getattr(wrong, "strerror", None) or str(wrong)


def error_code(wrong: sqlite3.Error) -> int:
    """Return the primary result code of SQLite, or 0 for an error of Python itself."""
    return getattr(wrong, "sqlite_errorcode", 0) & 0xFF
