"""The licenses of everything in the bundle."""

from __future__ import annotations

import re
import shutil
import sysconfig
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from tools.packaging.contents import ROOT

COMMON = Path("/usr/share/common-licenses")
"""Debian's folder of licenses: the wheels of Qt name theirs but do not include it."""
FONTS = ROOT / "resources" / "fonts"
LGPL = ("LGPL-3", "GPL-3")


def copy_licenses(folder: Path) -> None:
    """Copy the licenses of program, typefaces, Python and each package, and a list of the packages."""
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "furyqt.txt")
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    fonts = ((path, path.name) for path in FONTS.glob("OFL-*.txt"))
    for source, name in ((python, "Python.txt"), *fonts, *((COMMON / name, f"{name}.txt") for name in LGPL)):
        if source.is_file():
            shutil.copy(source, folder / name)
    lines = [_copied(package, folder) for package in bundled_packages()]
    text = "\n".join(("This program includes Python (PSF License, https://www.python.org) and:", "", *lines))
    (folder / "README.txt").write_text(f"{text}\n", "utf-8")


def bundled_packages() -> list[str]:
    """Return the names of the packages that the program requires, directly or not, and of PyInstaller."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting, found = [_name(text) for text in project["dependencies"]], {"pyinstaller"}
    while waiting:
        package = waiting.pop()
        if package not in found:
            found.add(package)
            required = distribution(package).requires or ()
            waiting += [_name(text) for text in required if "extra ==" not in text]
    return sorted(found)


def _name(requirement: str) -> str:
    """Return the name of a package in a requirement such as "numpy>=1.26"."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower()


def _copied(package: str, folder: Path) -> str:
    """Copy the license files of an installed package; return its line in the list."""
    found = distribution(package)
    for file in found.files or ():
        if ".dist-info" in file.parts[0] and file.name.upper().startswith(("LICENSE", "COPYING")):
            target = folder / package / Path(*file.parts[1:])
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)
    data = found.metadata
    license_name = data.get("License-Expression") or data.get("License") or "see its folder"
    return f"- {package} {found.version}: {license_name.splitlines()[0]}, https://pypi.org/project/{package}"
