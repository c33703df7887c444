"""Compile `translations/*.ts` to the `.qm` files Qt loads: `python -m tools.build_translations`.

The build hook runs this file too, so it imports only the standard library.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path


def stale(folder: Path) -> list[Path]:
    """List the catalogs in a folder whose compiled file is missing or older."""
    return [source for source in sorted(folder.glob("*.ts")) if not _is_fresh(source)]


def build(folder: Path) -> list[Path]:
    """Compile stale catalogs and return all compiled files; RuntimeError if the compiler fails."""
    for source in stale(folder):
        _compile(source)
    return [source.with_suffix(".qm") for source in sorted(folder.glob("*.ts"))]


def _compile(source: Path) -> None:
    """Replace the file in one step: a running program must not see it change."""
    fresh = source.with_suffix(f".{os.getpid()}.new")
    try:
        _run(tool("lrelease"), "-silent", str(source), "-qm", str(fresh))
        os.replace(fresh, source.with_suffix(".qm"))
    finally:
        fresh.unlink(missing_ok=True)


def tool(name: str) -> Path:
    """Return the path of a Qt command line tool from PySide6-Essentials."""
    spec = find_spec("PySide6")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for found in (Path(folder, name), Path(folder, name + ".exe")):
            if found.is_file():
                return found
    raise RuntimeError(f"{name} not found: install PySide6-Essentials in {sys.executable}")


def _is_fresh(source: Path) -> bool:
    compiled = source.with_suffix(".qm")
    return compiled.is_file() and compiled.stat().st_mtime >= source.stat().st_mtime


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {(done.stderr or done.stdout).strip()}")


if __name__ == "__main__":
    for path in build(Path(__file__).resolve().parent.parent / "translations"):
        print(path)
