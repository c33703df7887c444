"""The libraries in the bundle: those that the program needs and that not every system has."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import PurePosixPath

from tools.packaging.contents import is_wanted_plugin

SYSTEM = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
"""Libraries that every Linux desktop has and that must fit its drivers and its settings, so they are not in
the bundle; each with its package in Debian 12.
"""
IN_LIBC = (
    "ld-linux",
    "libdl.so",
    "libm.so",
    "libmvec.so",
    "libpthread.so",
    "librt.so",
    "libutil.so",
    "linux-vdso",
)
"""The beginnings of the names of libraries that come with libc."""

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: path in the bundle, path here (or target of a link), and kind."""
Imports = Callable[[str], Iterable[str]]
"""A file -> the names of the libraries to which it is linked."""


def needed_libraries(entries: Iterable[Entry], imports: Imports) -> list[Entry]:
    """Return the extension modules, the wanted plugins, Python, and all libraries that these need.

    PyInstaller also adds the libraries of plugins that are left out.
    """
    files = {target: entry for entry in entries if (target := entry[0]) and entry[2] != "SYMLINK"}
    by_name = {PurePosixPath(target.replace("\\", "/")).name: target for target in files}
    waiting = [target for target, entry in files.items() if _is_wanted_itself(entry)]
    kept: set[str] = set()
    while waiting:
        target = waiting.pop()
        if target in kept:
            continue
        kept.add(target)
        names = imports(files[target][1])
        waiting += [by_name[name] for name in names if name in by_name and not _is_of_system(name)]
    return [entry for entry in entries if _final_target(entry) in kept]


def linked_libraries(file: str) -> list[str]:
    """Return the names of the libraries to which an ELF file itself is linked."""
    return re.findall(r"^ +NEEDED +(\S+)$", headers(file), re.MULTILINE)


def libc_version(files: Iterable[str]) -> str:
    """Return the oldest version of libc that has all symbols that these ELF files need."""
    found = {version for file in files for version in re.findall(r" GLIBC_(\d+)\.(\d+)\b", headers(file))}
    newest = max((int(major), int(minor)) for major, minor in found)
    return f"{newest[0]}.{newest[1]}"


def system_packages(imported: Iterable[str], bundled: Iterable[str]) -> list[str]:
    """Return the Debian packages of the imported libraries that are not bundled.

    LookupError for a library that is neither bundled nor known.
    """
    left = set(imported) - set(bundled)
    left = {name for name in left if not _is_in_libc(name)} | {"libc.so.6"}
    if unknown := sorted(left - SYSTEM.keys()):
        raise LookupError(f"no package is known for {', '.join(unknown)}: add it to SYSTEM in {__name__}")
    return sorted({SYSTEM[name] for name in left})


@cache
def headers(file: str) -> str:
    """Return what objdump prints about an ELF file."""
    command = ["objdump", "-p", file]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


def _is_of_system(name: str) -> bool:
    return name in SYSTEM or _is_in_libc(name)


def _is_in_libc(name: str) -> bool:
    return name.startswith(IN_LIBC)


def _is_wanted_itself(entry: Entry) -> bool:
    target, _, kind = entry
    name = PurePosixPath(target.replace("\\", "/")).name
    if "plugins" in PurePosixPath(target.replace("\\", "/")).parts:
        return is_wanted_plugin(target)
    return kind == "EXTENSION" or "python" in name.lower()


def _final_target(entry: Entry) -> str:
    """Return the path of the file itself, for a link that of the file to which it points."""
    target, source, kind = entry
    return source if kind == "SYMLINK" else target
