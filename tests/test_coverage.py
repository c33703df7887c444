"""Every rule and card of a game is cited by a test."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tools import coverage
from tools.coverage import FURY2, FURY3, GAMES, Coverage

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.game)


@EACH
def test_every_rule_and_card_is_cited(game: Coverage) -> None:
    assert not game.uncited(game.citations())


@EACH
def test_nothing_is_cited_that_does_not_exist(game: Coverage) -> None:
    assert not game.unknown(game.citations())


@EACH
def test_the_page_lists_every_rule_and_card(
    game: Coverage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Coverage, "page_path", tmp_path / "coverage.md")
    assert coverage.main([game.game]) == 0
    text = (tmp_path / "coverage.md").read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line.startswith("- **")]
    assert len(entries) == len(game.subjects)
    assert "**no test**" not in text


@EACH
def test_the_check_writes_nothing(game: Coverage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coverage, "page_path", tmp_path / "coverage.md")
    assert coverage.main([game.game, "--check"]) == 0
    assert not (tmp_path / "coverage.md").exists()


@pytest.mark.parametrize(("game", "number"), [(FURY3, "R10.4.4"), (FURY2, "C4.3")])
def test_a_rule_without_a_test_fails_the_check(
    game: Coverage, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cited = game.citations()
    del cited[number]
    monkeypatch.setattr(Coverage, "citations", lambda self: cited)
    assert game.uncited(cited) == [number]
    assert coverage.main([game.game, "--check"]) == 1


def test_the_rules_have_no_number_twice() -> None:
    for game, least in ((FURY3, 150), (FURY2, 250)):
        assert len(game.rules) == len(set(game.rules)) > least
    assert {"R3.2.1", "R5.5.6", "R10.4.7", "R15.19"} <= set(FURY3.rules)
    assert not {"R3.2", "R10.4"} & set(FURY3.rules)
    assert {"R5.11", "C12.1", "S10.1"} <= set(FURY2.rules)


@pytest.mark.parametrize(
    ("game", "test", "subjects"),
    [
        (FURY3, "test_r10_4_4_icon_of_engaged_hunter_cancels", ("R10.4.4",)),
        (FURY3, "test_r2_1_13_is_the_end", ("R2.1",)),
        (FURY3, "test_r99_1_is_no_rule", ("R99.1",)),
        (FURY3, "test_event_good_luck__removes_a_roadblock", ("event_good_luck",)),
        (FURY3, "test_matured_bats__nothing", ("matured_bats",)),
        (FURY3, "test_event_without_id", ()),
        (FURY3, "test_something_else", ()),
        (FURY2, "test_r7_5_s8_10_c4_3_several_numbers", ("R7.5", "S8.10", "C4.3")),
        (FURY2, "test_ally_rufus_smith__every_move_costs", ("ally_rufus_smith",)),
    ],
)
def test_a_name_cites(game: Coverage, test: str, subjects: tuple[str, ...]) -> None:
    assert game.subjects_of(test) == subjects
    assert replace(game, letters="x").subjects_of("test_r1_1_nothing") == ()
