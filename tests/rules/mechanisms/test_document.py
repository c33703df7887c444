"""The examples of docs/mechanisms.md run in the order of the page, and the page names every module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[3] / "docs" / "mechanisms.md"
TEXT = PAGE.read_text(encoding="utf-8")
LINES_AT_MOST = 120


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    names: dict[str, Any] = {"__name__": __name__}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert len(blocks) == 4
    assert names["world"]


def test_every_module_is_on_the_page() -> None:
    folder = PAGE.parents[1] / "furyqt" / "rules" / "mechanisms"
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert {name for name in modules if f"`{name}`" not in TEXT} == set()


def test_the_page_is_short() -> None:
    assert len(TEXT.splitlines()) <= LINES_AT_MOST
