"""A game is a folder with rules, which is found without loading it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import furyqt.rules
from furyqt.rules.core.games import VARIABLE, UnknownGameError, game, game_names
from furyqt.rules.core.ruleset import ruleset


@pytest.mark.parametrize(
    "source",
    [
        "",
        '"""RULES come later."""\nfrom nowhere import RULES\n',
        "def f():\n    RULES = 1\n",
        "RULES\n",
        "RULES == 1\n",
        "RULES_OF_TABLE = 1\n",
        "# coding: nonsense\nRULES = 1\n",
    ],
)
def test_a_folder_without_rules_is_not_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.setattr(furyqt.rules, "__path__", [*furyqt.rules.__path__, str(tmp_path)])
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "__init__.py").write_text(source)
    (tmp_path / "module.py").write_text("RULES = 1\n")
    (tmp_path / "empty").mkdir()
    assert game_names() == ["dining", "fury2", "fury3", "lite"]
    with pytest.raises(UnknownGameError):
        ruleset("half")


@pytest.mark.parametrize("source", ["RULES = 1\n", "import x\n\nRULES: Ruleset = make(\n    1\n)\n"])
def test_a_folder_with_rules_is_a_game_and_listing_does_not_load_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.setattr(furyqt.rules, "__path__", [*furyqt.rules.__path__, str(tmp_path)])
    (tmp_path / "another").mkdir()
    (tmp_path / "another" / "__init__.py").write_text(source)
    assert game_names() == ["another", "dining", "fury2", "fury3", "lite"]
    assert "furyqt.rules.another" not in sys.modules


def test_listing_the_games_loads_none_of_them() -> None:
    code = (
        "import sys; from furyqt.rules.core.games import game_names; game_names();"
        " print([name for name in sys.modules if name.startswith(('furyqt.rules.l', 'furyqt.rules.f'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", ["core", "mechanisms", "nosuch", "", "lite.state", "../lite"])
def test_no_other_name_is_loaded(name: str) -> None:
    with pytest.raises(UnknownGameError):
        ruleset(name)


def test_a_game_in_another_package_is_added_by_an_environment_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "outsider").mkdir()
    (tmp_path / "outsider" / "__init__.py").write_text("RULES = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "outsider, no.such.package,not a name")
    assert game_names() == ["dining", "fury2", "fury3", "lite", "outsider"]
    assert game("outsider").board == "outsider.board"
    assert game("lite").board == "furyqt.views.boards.lite"
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(UnknownGameError, match=r"no game “outsider” \(games: dining, fury2, fury3, lite\)"):
        game("outsider")
