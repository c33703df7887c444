"""The program's own files: inside the package in a wheel, beside it in a checkout."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The folder of the program; its data are in or beside it."""


def packaged(name: str) -> Path:
    """Return the folder `resources` or `translations`."""
    inside = PACKAGE / "_data" / name
    return inside if inside.is_dir() else PACKAGE.parent / name
