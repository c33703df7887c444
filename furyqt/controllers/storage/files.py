"""Writing files so that a reader finds the old text or the new one, never half of either."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

LONGEST_PREFIX = 40
"""So many letters of a file's name begin that of its temporary neighbour, which must not get too long."""


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file's content in one step; OSError leaves the old file as it was.

    Behind a link it is the file that is replaced and not the link; a device or a folder is never replaced.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "this is not a file", str(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:LONGEST_PREFIX]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path:
    """Rename a damaged file to the first free `*.broken` name and return that."""
    broken = path.with_name(path.name + ".broken")
    number = 2
    while broken.exists():
        broken = path.with_name(f"{path.name}.{number}.broken")
        number += 1
    return path.rename(broken)
