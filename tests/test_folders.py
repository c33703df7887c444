"""Resources are data; the programs that draw them are tools, and no folder has too many modules."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES_AT_MOST = 20


def test_resources_holds_no_program() -> None:
    assert [path for path in (ROOT / "resources").rglob("*.py")] == []


def test_no_folder_of_tools_holds_more_than_twenty_modules() -> None:
    folders = [ROOT / "tools", *(path for path in (ROOT / "tools").rglob("*") if path.is_dir())]
    modules = {folder: len([path for path in folder.glob("*.py")]) for folder in folders}
    assert {folder: count for folder, count in modules.items() if count > MODULES_AT_MOST} == {}
