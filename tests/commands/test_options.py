"""Options of a game from the command line, with values from a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from furyqt.commands.games import described, lines
from furyqt.commands.options import read_options
from furyqt.rules.core.ruleset import Option, OptionError, OptionFile, Ruleset
from furyqt.rules.core.text import Text, TextError, Texts
from furyqt.rules.lite import RULES as LITE

N_ = Texts("toy")


def _read(text: str) -> str:
    if not text.strip().isdecimal():
        raise TextError(Text("errors", "this is not a number"))
    return f"own-{text.strip()}"


NUMBER = Option(
    "number",
    N_("Number"),
    {"one": N_("one")},
    file=OptionFile(N_("from a file"), _read, lambda value: value.startswith("own-")),
)
RULES: Ruleset = replace(LITE, options=(*LITE.options, NUMBER))


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "number.txt"
    file.write_text("17\n", encoding="utf-8")
    return file


def test_an_option_has_its_values_and_those_of_a_file() -> None:
    assert NUMBER.has("one")
    assert NUMBER.has("own-5")
    assert not NUMBER.has("two")
    assert not LITE.options[0].has("own-5")


def test_the_value_is_read_from_the_file_and_does_not_depend_on_it(own: Path) -> None:
    found = read_options(RULES, {"number": f"@{own}"})
    own.unlink()
    assert found["number"] == "own-17"
    assert RULES.checked_options(found) == found


def test_values_without_a_file_are_checked_as_ever() -> None:
    assert read_options(RULES, {})["number"] == "one"
    with pytest.raises(OptionError, match="option number is one of one, not “two”"):
        read_options(RULES, {"number": "two"})
    with pytest.raises(OptionError, match="no option “nothing”"):
        read_options(RULES, {"nothing": "@file"})


def test_a_file_with_other_contents_is_refused_with_its_reason(own: Path) -> None:
    own.write_text("many", encoding="utf-8")
    with pytest.raises(TextError, match="this is not a number"):
        read_options(RULES, {"number": f"@{own}"})


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_options(RULES, {"number": f"@{tmp_path / 'nothing'}"})


def test_other_options_read_no_files(own: Path) -> None:
    option = LITE.options[0].name
    with pytest.raises(OptionError):
        read_options(RULES, {option: f"@{own}"})


def test_the_list_of_games_says_that_a_value_can_come_from_a_file() -> None:
    game = described(RULES)
    found = {option["name"]: option["from_file"] for option in game["options"]}
    assert found == {**{option.name: "" for option in LITE.options}, "number": "from a file"}
    assert "    number=@FILE  Number: from a file" in lines(game)
