"""The desktop entry, the icon and the MIME type of the program."""

from __future__ import annotations

import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from furyqt import __version__, paths
from furyqt.app import APPLICATION_ID, make_application
from furyqt.commands import COMMANDS
from furyqt.rules.core.record import SUFFIX, Record, dumps

FOLDER = paths.resources() / "desktop"
ENTRY, PAGE, TYPES = (FOLDER / f"{APPLICATION_ID}.{end}" for end in ("desktop", "metainfo.xml", "xml"))
MIME = "application/x-furyqt-game"
KIND = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = {None, "de", "it"}


@pytest.fixture
def entry() -> dict[str, str]:
    parser = RawConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return dict(parser["Desktop Entry"])


@pytest.fixture
def page() -> ElementTree.Element:
    return ElementTree.parse(PAGE).getroot()


@pytest.fixture
def kind() -> ElementTree.Element:
    found = ElementTree.parse(TYPES).getroot().find(f"{KIND}mime-type")
    assert found is not None
    return found


def test_the_entry_starts_the_program_with_a_game(entry: dict[str, str]) -> None:
    assert entry["Exec"] == "furyqt %f"
    assert entry["Icon"] == APPLICATION_ID
    assert entry["MimeType"] == f"{MIME};"


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_entry_speaks_three_languages(entry: dict[str, str], key: str) -> None:
    assert len({entry[key], entry[f"{key}[de]"], entry[f"{key}[it]"]}) == 3


def test_the_page_names_the_same_things(page: ElementTree.Element) -> None:
    assert page.findtext("id") == APPLICATION_ID
    assert page.findtext("launchable") == ENTRY.name
    assert page.findtext("provides/mediatype") == MIME
    assert page.findtext("project_license") == "MIT"


def test_the_newest_release_is_this_version(page: ElementTree.Element) -> None:
    newest = page.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__


def test_the_page_speaks_three_languages(page: ElementTree.Element) -> None:
    assert {part.get(LANGUAGE) for part in page.findall("summary")} == LANGUAGES
    for where in ("description/p", "description/ul/li"):
        spoken = [part.get(LANGUAGE) for part in page.findall(where)]
        assert all(spoken.count(language) == len(spoken) / 3 > 0 for language in LANGUAGES)


def test_records_are_known_by_name_and_beginning(kind: ElementTree.Element) -> None:
    glob, match = kind.find(f"{KIND}glob"), kind.find(f"{KIND}magic/{KIND}match")
    assert glob is not None
    assert match is not None
    assert kind.get("type") == MIME
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert dumps(Record("lite", 1, {})).startswith(str(match.get("value")))
    assert {part.get(LANGUAGE) for part in kind.findall(f"{KIND}comment")} == LANGUAGES


def test_no_command_ends_like_a_record() -> None:
    assert not [name for name in COMMANDS if name.endswith(SUFFIX)]


@pytest.mark.parametrize(
    "command",
    [["desktop-file-validate", str(ENTRY)], ["appstreamcli", "validate", "--no-net", str(PAGE)]],
    ids=lambda command: str(command[0]),
)
def test_the_desktops_own_tools_agree(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "hint" not in done.stdout


def test_the_database_of_types_takes_the_new_one(tmp_path: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    (tmp_path / "packages").mkdir()
    shutil.copy(TYPES, tmp_path / "packages")
    subprocess.run(["update-mime-database", str(tmp_path)], capture_output=True, timeout=60, check=True)
    assert f"{MIME}:*{SUFFIX}" in (tmp_path / "globs").read_text()


@pytest.mark.parametrize(("name", "side"), [(APPLICATION_ID, 256), (f"{APPLICATION_ID}-symbolic", 16)])
def test_the_icons_are_square_drawings(name: str, side: int, qtbot: QtBot) -> None:
    drawing = QSvgRenderer(str(paths.resources() / "icons" / f"{name}.svg"))
    assert drawing.isValid()
    assert drawing.defaultSize() == QSize(side, side)


def test_the_program_shows_its_icon(qtbot: QtBot) -> None:
    app = make_application([])
    assert app.desktopFileName() == APPLICATION_ID
    assert not app.windowIcon().pixmap(64, 64).isNull()
