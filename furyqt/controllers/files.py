"""Writing files so that a reader finds the old text or the new one, never half of either."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file's content in one step; OSError leaves the old file as it was."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
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
