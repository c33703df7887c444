"""Builds the folder dist/furyqt with PyInstaller."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.build_translations import build as compile_translations
from tools.packaging.contents import ROOT
from tools.packaging.icons import draw_icons
from tools.packaging.licenses import copy_licenses

APPLICATION_ID = "io.github.furyqt"
DIST = ROOT / "dist"
BUNDLE = DIST / "furyqt"
WORK = ROOT / "build" / "bundle"
ICONS = WORK / "icons"
SYMBOLS = ("_internal/libpython*.so*", "_internal/python*/lib-dynload/*.so")
"""The files of Python, which may have symbols for a debugger.  The libraries from wheels have none, and some
of them cannot be changed without damage.
"""


def build_bundle() -> Path:
    """Build the folder, in place of an older one, and return it."""
    compile_translations(ROOT / "translations")
    draw_icons(ROOT / "resources" / "icons" / f"{APPLICATION_ID}.svg", ICONS)
    spec = ROOT / "tools" / "packaging" / "furyqt.spec"
    folders = ("--distpath", str(DIST), "--workpath", str(WORK))
    command = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, str(spec))
    subprocess.run(command, cwd=ROOT, check=True)
    copy_licenses(BUNDLE / "licenses")
    _strip(BUNDLE)
    return BUNDLE


def megabytes(folder: Path) -> float:
    """Return the size of the files in a folder."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def _strip(bundle: Path) -> None:
    """Remove the symbols if this is Linux and has the tool for it."""
    if sys.platform.startswith("linux") and shutil.which("strip"):
        files = [str(path) for pattern in SYMBOLS for path in bundle.glob(pattern)]
        subprocess.run(["strip", "--strip-unneeded", *files], check=True)
