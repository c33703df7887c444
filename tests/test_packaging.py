"""The wheel and the sdist contain what the program needs besides its Python files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
CATALOGS = {f"furyqt_{language}.qm" for language in ("de", "en", "it")}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a fresh wheel and sdist."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_wheel_holds_code_resources_and_translations(built: Path) -> None:
    (wheel,) = built.glob("*-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    files = (path for path in (ROOT / "resources").rglob("*") if path.is_file())
    resources = {path.relative_to(ROOT).as_posix() for path in files}
    assert {f"furyqt/_data/{name}" for name in resources} <= names
    assert not [name for name in names if name.startswith("furyqt/_data/") and name.endswith((".py", ".pyc"))]
    assert {f"furyqt/_data/translations/{name}" for name in CATALOGS} <= names
    assert {"furyqt/py.typed", "furyqt/cli.py"} <= names
    code = {name for name in names if not re.match(r"[^/]+\.(dist-info|data)/", name)}
    assert {name.split("/")[0] for name in code} == {"furyqt", "ai"}


def test_the_wheel_tells_the_desktop_of_the_program(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    shared = {name.partition(".data/data/share/")[2] for name in ZipFile(wheel).namelist()} - {""}
    assert shared == {
        "applications/io.github.furyqt.desktop",
        "icons/hicolor/scalable/apps/io.github.furyqt.svg",
        "icons/hicolor/symbolic/apps/io.github.furyqt-symbolic.svg",
        "metainfo/io.github.furyqt.metainfo.xml",
        "mime/packages/io.github.furyqt.xml",
    }


def test_the_wheel_holds_the_rules_tables(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    found = (path for path in (ROOT / "furyqt").rglob("*") if path.suffix in (".csv", ".toml"))
    tables = {path.relative_to(ROOT).as_posix() for path in found}
    assert tables <= set(ZipFile(wheel).namelist())


def test_the_sdist_can_build_the_wheel_again_without_qt(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    wanted = {"hatch_build.py", "pyproject.toml", "LICENSE", "tools/build_translations.py"}
    assert wanted | {f"translations/{name}" for name in CATALOGS} <= names


def test_the_wheel_runs_and_finds_its_own_data(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    ZipFile(wheel).extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "FURYQT_TRANSLATIONS": ""}

    def run(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "lite" in run("-m", "furyqt", "games")
    places = run("-c", "from furyqt import paths; print(paths.resources(), paths.translations())").split()
    assert places == [str(tmp_path / "furyqt" / "_data" / name) for name in ("resources", "translations")]
