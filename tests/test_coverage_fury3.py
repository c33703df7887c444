"""Every rule and card of the third edition is cited by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import coverage_fury3


def test_every_rule_and_card_is_cited() -> None:
    assert not coverage_fury3.uncited(coverage_fury3.citations())


def test_nothing_is_cited_that_does_not_exist() -> None:
    assert not coverage_fury3.unknown(coverage_fury3.citations())


def test_the_page_lists_every_rule_and_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage_fury3, "PAGE", tmp_path / "coverage.md")
    assert coverage_fury3.main([]) == 0
    text = (tmp_path / "coverage.md").read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line.startswith("- **")]
    assert len(entries) == len(coverage_fury3.subjects())
    assert "**no test**" not in text


def test_the_check_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage_fury3, "PAGE", tmp_path / "coverage.md")
    assert coverage_fury3.main(["--check"]) == 0
    assert not (tmp_path / "coverage.md").exists()


def test_a_rule_without_a_test_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    cited = coverage_fury3.citations()
    del cited["10.4.4"]
    monkeypatch.setattr(coverage_fury3, "citations", lambda: cited)
    assert coverage_fury3.uncited(cited) == ["10.4.4"]
    assert coverage_fury3.main(["--check"]) == 1


def test_the_rules_have_no_number_twice() -> None:
    numbers = coverage_fury3.rules()
    assert len(numbers) == len(set(numbers)) > 150
    assert {"3.2.1", "5.5.6", "10.4.7", "15.19"} <= set(numbers)
    assert not {"3.2", "10.4"} & set(numbers)


@pytest.mark.parametrize(
    ("test", "subject"),
    [
        ("test_r10_4_4_icon_of_engaged_hunter_cancels", "10.4.4"),
        ("test_r2_1_13_is_the_end", "2.1"),
        ("test_r99_1_is_no_rule", "99.1"),
        ("test_event_good_luck__removes_a_roadblock", "event_good_luck"),
        ("test_matured_bats__nothing", "matured_bats"),
        ("test_event_without_id", ""),
        ("test_something_else", ""),
    ],
)
def test_a_name_cites(test: str, subject: str) -> None:
    assert coverage_fury3.subject_of(test) == subject
