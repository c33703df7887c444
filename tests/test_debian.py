"""The Debian package: its files and its description."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from collections.abc import Callable
from configparser import RawConfigParser
from pathlib import Path

import pytest

from furyqt import __version__
from furyqt.commands import COMMANDS
from tools.packaging.contents import ROOT
from tools.packaging.debian import build_package, install
from tools.packaging.icons import SIZES, draw_icons
from tools.packaging.libraries import libc_version, linked_libraries
from tools.packaging.manual import manual_page

needs_tools = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("objdump")), reason="this system builds no Debian packages"
)


@pytest.fixture
def parts(tmp_path: Path) -> tuple[Path, Path]:
    """Return a small bundle, in which a program of the system stands for ours, and the icons."""
    bundle, icons = tmp_path / "bundle", tmp_path / "icons"
    (bundle / "_internal").mkdir(parents=True)
    shutil.copy(shutil.which("env") or "/usr/bin/env", bundle / "furyqt")
    (bundle / "_internal" / "data.txt").write_text("data")
    draw_icons(ROOT / "resources" / "icons" / "io.github.furyqt.svg", icons)
    return bundle, icons


@pytest.fixture
def installed(parts: tuple[Path, Path], tmp_path: Path) -> Path:
    root = tmp_path / "root"
    install(*parts, root)
    return root


def test_the_menu_entry_starts_the_bundle(installed: Path) -> None:
    parser = RawConfigParser(interpolation=None)
    parser.read(installed / "usr/share/applications/io.github.furyqt.desktop", encoding="utf-8")
    program = installed / "usr/bin" / parser["Desktop Entry"]["Exec"].split()[0]
    assert program.resolve() == (installed / "usr/lib/furyqt/furyqt").resolve()
    assert os.access(program, os.X_OK)


def test_icons_file_type_and_page_are_in_their_folders(installed: Path) -> None:
    share = installed / "usr" / "share"
    names = {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()}
    assert names == {
        "applications/io.github.furyqt.desktop",
        "doc/furyqt/changelog.gz",
        "doc/furyqt/copyright",
        *(f"icons/hicolor/{size}x{size}/apps/io.github.furyqt.png" for size in SIZES),
        "icons/hicolor/scalable/apps/io.github.furyqt.svg",
        "icons/hicolor/symbolic/apps/io.github.furyqt-symbolic.svg",
        "man/man6/furyqt.6.gz",
        "metainfo/io.github.furyqt.metainfo.xml",
        "mime/packages/io.github.furyqt.xml",
    }


def test_everybody_may_read_and_nobody_but_root_may_write(installed: Path) -> None:
    for path in installed.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or path == installed / "usr/lib/furyqt/furyqt"
            assert path.stat().st_mode & 0o777 == (0o755 if is_program else 0o644)


def test_the_manual_page_has_every_command(installed: Path) -> None:
    page = gzip.decompress((installed / "usr/share/man/man6/furyqt.6.gz").read_bytes()).decode()
    assert page == manual_page()
    assert __version__ in page
    assert all(f".B {name.replace('-', chr(92) + '-')}\n" in page for name in COMMANDS)


@needs_tools
def test_the_package_says_what_it_is(parts: tuple[Path, Path], tmp_path: Path) -> None:
    package = build_package(*parts, tmp_path / "work", tmp_path)

    def field(name: str) -> str:
        command = ["dpkg-deb", "-f", str(package), name]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout.strip()

    assert package.name == f"furyqt_{__version__}_{field('Architecture')}.deb"
    assert field("Version") == __version__
    assert field("Depends") == f"libc6 (>= {libc_version([str(parts[0] / 'furyqt')])})"
    listed = subprocess.run(
        ["dpkg-deb", "-c", str(package)], capture_output=True, text=True, timeout=60, check=True
    )
    assert all(line.split()[1] == "root/root" for line in listed.stdout.splitlines())
    assert "./usr/bin/furyqt -> ../lib/furyqt/furyqt" in listed.stdout


@needs_tools
def test_the_libraries_of_a_program_are_read_from_it(parts: tuple[Path, Path]) -> None:
    assert "libc.so.6" in linked_libraries(str(parts[0] / "furyqt"))


def test_the_newest_symbol_decides_the_version_of_libc(monkeypatch: pytest.MonkeyPatch) -> None:
    headers: Callable[[str], str] = {
        "a": " 0x1 0x00 02 GLIBC_2.9\n",
        "b": " 0x2 0x00 03 GLIBC_2.35\n",
    }.__getitem__
    monkeypatch.setattr("tools.packaging.libraries.headers", headers)
    assert libc_version(["a", "b"]) == "2.35"
