"""The bundle has everything that the program needs; no test builds it, which takes half a minute."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Iterable
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QImage

from ai.worker.process import COMMAND, Engine
from furyqt import __version__
from furyqt.rules.core import games
from furyqt.rules.core.ruleset import ruleset
from tests.named_modules import imported_by_name, started_by_name
from tools.packaging import contents, launcher
from tools.packaging.icons import SIZES, draw_icons
from tools.packaging.libraries import SYSTEM, Entry, needed_libraries, system_packages

ROOT = contents.ROOT
FOLDER = ROOT / "tools" / "packaging"
STARTED_OTHERWISE = {
    "ai.adapters.openspiel",
    "ai.adapters.pettingzoo",
    "furyqt.__main__",
}
"""Modules that need an extra, or that run at once when they are imported."""


def test_every_module_imported_by_name_is_in_the_bundle() -> None:
    collected = {*contents.modules(), *contents.LIBRARIES}
    named = imported_by_name()
    assert {"furyqt.rules.lite", "furyqt.views.boards.fury3", "furyqt.commands.lite_bot"} <= named
    assert named - collected - set(contents.UNWANTED_MODULES) == set()


def test_every_process_started_by_name_is_known_to_the_launcher() -> None:
    assert COMMAND[1:] == ("-m", "ai.worker.service")
    assert started_by_name() == set(launcher.MODULES)


def test_the_program_needs_none_of_the_modules_left_out() -> None:
    modules = sorted(set(contents.modules()) - STARTED_OTHERWISE)
    program = (
        "import sys\n"
        f"for name in {contents.UNWANTED_MODULES}: sys.modules[name] = None\n"
        f"for name in {modules}: __import__(name)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_the_bundle_has_all_files_that_the_program_reads() -> None:
    data = contents.data_files()
    placed = {f"{folder}/{Path(path).name}" for path, folder in data}
    files = [path for package in contents.PACKAGES for path in (ROOT / package).rglob("*") if path.is_file()]
    tables = {path for path in files if path.suffix not in (".py", ".pyc") and path.name != "py.typed"}
    assert {path.relative_to(ROOT).as_posix() for path in tables} <= placed
    resources = (path for path in (ROOT / "resources").rglob("*") if path.is_file())
    assert {f"furyqt/_data/{path.relative_to(ROOT).as_posix()}" for path in resources} <= placed
    catalogs = {f"furyqt/_data/translations/furyqt_{language}.qm" for language in ("de", "en", "it")}
    assert catalogs <= placed
    assert all(Path(path).is_file() for path, _ in data)


def test_the_sources_by_which_games_are_found_are_in_the_bundle() -> None:
    placed = {f"{folder}/{Path(path).name}" for path, folder in contents.data_files()}
    own = [name for name in games.game_names() if games.game(name).is_own]
    assert {f"furyqt/rules/{name}/__init__.py" for name in own} <= placed


def test_a_game_is_found_by_a_loader_that_only_has_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bundled(Loader):
        def get_source(self, name: str) -> str:
            return "RULES: Ruleset = Ruleset()"

    class Finder(MetaPathFinder):
        def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
            return ModuleSpec(name, Bundled()) if name == "bundled_game" else None

    monkeypatch.setattr(sys, "meta_path", [Finder(), *sys.meta_path])
    monkeypatch.setenv(games.VARIABLE, "bundled_game")
    assert "bundled_game" in games.game_names()


def test_the_launcher_starts_the_command_line() -> None:
    command = [sys.executable, str(FOLDER / "launcher.py"), "--version"]
    environment = {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == f"furyqt {__version__}\n"


def test_the_launcher_starts_a_thinking_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    rules = ruleset("lite")
    state = rules.setup(rules.checked_options({}), 1)
    engine = Engine((sys.executable, str(FOLDER / "launcher.py"), *COMMAND[1:]))
    engine.start()
    try:
        seen = rules.observe(state, 0)
        decision = engine.think("lite", "random", seen, seed=1, timeout=60)
        assert decision.index in range(len(seen.actions))
    finally:
        engine.close()


LINKS = {
    "window.so": ["libQtGui.so.6", "libc.so.6"],
    "libqxcb.so": ["libxcb-cursor.so.0", "libX11.so.6"],
    "libqgtk3.so": ["libgtk-3.so.0"],
    "libQtGui.so.6": ["libicu.so.73", "libGL.so.1", "libmvec.so.1"],
}


def test_only_needed_libraries_are_in_the_bundle() -> None:
    plugins = "PySide6/Qt/plugins"
    names = [
        "libQtGui.so.6",
        "libicu.so.73",
        "libxcb-cursor.so.0",
        "libgtk-3.so.0",
        "libX11.so.6",
        "libGL.so.1",
        "libmvec.so.1",
    ]
    entries: list[Entry] = [
        ("window.so", "/built/window.so", "EXTENSION"),
        ("libpython3.11.so.1.0", "/built/libpython3.11.so.1.0", "BINARY"),
        (f"{plugins}/platforms/libqxcb.so", "/built/libqxcb.so", "BINARY"),
        (f"{plugins}/platformthemes/libqgtk3.so", "/built/libqgtk3.so", "BINARY"),
        *((name, f"/built/{name}", "BINARY") for name in names),
        ("link-to-gui", "libQtGui.so.6", "SYMLINK"),
        ("link-to-gtk", "libgtk-3.so.0", "SYMLINK"),
    ]
    kept = needed_libraries(entries, lambda file: LINKS.get(Path(file).name, ()))
    left_out = {entry[0] for entry in entries} - {entry[0] for entry in kept}
    assert left_out == {
        *(f"{plugins}/platformthemes/libqgtk3.so", "libgtk-3.so.0", "link-to-gtk"),  # not needed
        *("libX11.so.6", "libGL.so.1", "libmvec.so.1"),  # of the system
    }


def test_a_library_of_the_system_has_a_package() -> None:
    imported = ["libGL.so.1", "libm.so.6", "libicu.so.73", "ld-linux-x86-64.so.2"]
    assert system_packages(imported, ["libicu.so.73"]) == ["libc6", "libgl1"]
    with pytest.raises(LookupError, match=r"libnew\.so\.1"):
        system_packages(["libnew.so.1"], [])


def test_the_set_up_installs_the_same_packages_for_a_library() -> None:
    lines = (ROOT / "tools" / "setup.sh").read_text("utf-8").splitlines()
    table = dict(line.split() for line in lines if line.startswith("lib") and len(line.split()) == 2)
    both = table.keys() & SYSTEM.keys()
    assert len(both) > 5
    assert {name: SYSTEM[name] for name in both} == {name: table[name] for name in both}


@pytest.mark.parametrize(
    ("path", "is_wanted"),
    [
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/translations/designer_de.qm", False),
        ("PySide6\\translations\\qtbase_fr.qm", False),
        ("furyqt/_data/translations/furyqt_de.qm", True),
    ],
)
def test_qt_speaks_the_languages_of_the_program(path: str, is_wanted: bool) -> None:
    assert contents.is_wanted_text(path) is is_wanted


def test_the_icon_is_drawn_for_every_system(tmp_path: Path) -> None:
    drawn = draw_icons(ROOT / "resources" / "icons" / "io.github.furyqt.svg", tmp_path)
    images = {path: QImage(str(path)) for path in drawn}
    assert [image.width() for image in images.values()] == list(SIZES)
    for image in images.values():
        middle = image.width() // 2
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(middle, middle).alpha() == 255
    assert {path.suffix for path in tmp_path.iterdir()} == {".png", ".ico", ".icns"}


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> dict[str, list[Any]]:
    """Run the spec file as on another system; functions that note their calls replace PyInstaller's."""
    calls: dict[str, list[Any]] = {name: [] for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}

    def noting(name: str) -> Any:
        def note(*given: Any, **named: Any) -> SimpleNamespace:
            calls[name].append(named)
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

        return note

    bindepend = ModuleType("PyInstaller.depend.bindepend")
    monkeypatch.setattr(bindepend, "get_imports", lambda file: (), raising=False)
    for name in ("PyInstaller", "PyInstaller.depend"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, bindepend.__name__, bindepend)
    monkeypatch.setattr(sys, "platform", request.param)
    monkeypatch.setattr(sys, "path", list(sys.path))
    names: Iterable[str] = calls
    given = {"SPECPATH": str(FOLDER), **{name: noting(name) for name in names}}
    runpy.run_path(str(FOLDER / "furyqt.spec"), init_globals=given)
    return calls


@pytest.mark.parametrize("described", ["linux", "win32", "darwin"], indirect=True)
def test_the_description_collects_modules_and_files(described: dict[str, list[Any]]) -> None:
    (analysis,) = described["Analysis"]
    assert {*contents.modules(), *contents.LIBRARIES} <= set(analysis["hiddenimports"])
    assert analysis["datas"] == contents.data_files()
    assert analysis["excludes"] == contents.UNWANTED_MODULES
    assert len(described["COLLECT"]) == 1


@pytest.mark.parametrize("described", ["linux"], indirect=True)
def test_linux_gets_one_program(described: dict[str, list[Any]]) -> None:
    assert [program["name"] for program in described["EXE"]] == ["furyqt"]
    assert described["BUNDLE"] == []


@pytest.mark.parametrize("described", ["win32"], indirect=True)
def test_windows_gets_a_program_without_and_one_with_a_console(described: dict[str, list[Any]]) -> None:
    found = {program["name"]: program["console"] for program in described["EXE"]}
    assert found == {"furyqt": False, "furyqt-console": True}
    assert {Path(program["icon"]).name for program in described["EXE"]} == {"furyqt.ico"}


@pytest.mark.parametrize("described", ["darwin"], indirect=True)
def test_macos_gets_an_application_with_its_identifier(described: dict[str, list[Any]]) -> None:
    (application,) = described["BUNDLE"]
    assert application["bundle_identifier"] == "io.github.furyqt"
    assert application["version"] == __version__
    (exported,) = application["info_plist"]["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["furyqt"]}
