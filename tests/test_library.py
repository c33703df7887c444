"""The page about the library and the programs in examples/ do what they say."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = {
    "play_a_game.py": ((), "The winner: "),
    "my_bot.py": ((), "My bot won "),
    "where_is_dracula.py": (("docs/games/fury3-example.furyqt",), " places: "),
}


def test_the_page_about_the_library_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(ROOT / "docs/library.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_every_example_is_listed_here() -> None:
    assert {path.name for path in (ROOT / "examples").glob("*.py")} == set(PROGRAMS)


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_runs(name: str) -> None:
    arguments, words = PROGRAMS[name]
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / name, *arguments],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, encoding="utf-8", timeout=300, check=True,
    )  # fmt: skip
    assert words in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_is_short(name: str) -> None:
    assert len((ROOT / "examples" / name).read_text("utf-8").splitlines()) < 60
