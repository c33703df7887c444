"""`furyqt rules`: the numbered rules in the terminal."""

from __future__ import annotations

import pytest

from furyqt import cli


def test_all_rules_one_section_and_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "lite"]) == 0
    assert capsys.readouterr().out.count("\n## L") == 13
    assert cli.main(["rules", "lite", "L9", "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("## L9 Nachforschen\n")
    assert cli.main(["rules", "lite", "l9.4"]) == 0
    assert capsys.readouterr().out == "- **L9.4** Resting at sea counts.\n"


@pytest.mark.parametrize("arguments", [["lite", "L99"], ["chess"], ["lite", "L9.99"]])
def test_an_unknown_rule_or_game_is_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["rules", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
