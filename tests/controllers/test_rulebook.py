"""The numbered rules in the reader's language."""

from __future__ import annotations

import pytest

from furyqt.controllers.rulebook import numbered_rules, rule, section_of
from furyqt.rules.core.games import game_names

GAMES = ("dining", "fury2", "fury3", "lite")


def test_every_game_has_its_rules_by_number() -> None:
    assert set(GAMES) == {name for name in game_names() if numbered_rules(name, "en")}


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sections_are_the_same_in_every_language(game: str, language: str) -> None:
    english, other = numbered_rules(game, "en"), numbered_rules(game, language)
    assert [one.anchor for one in other] == [one.anchor for one in english]
    assert all(mine.title != theirs.title for mine, theirs in zip(english[:1], other[:1], strict=True))


def test_a_section_has_no_link_and_no_heading() -> None:
    for game in GAMES:
        for one in numbered_rules(game, "de"):
            assert "](" not in one.text
            assert not one.text.startswith("#")


def test_a_rule_is_found_with_its_parts() -> None:
    assert rule("fury3", "en", "R10.4").count("\n") == 7
    assert rule("fury3", "en", "R10.4.4").startswith("- **R10.4.4** Dracula's card is canceled")
    assert rule("fury3", "en", "R10.4.4").count("\n") == 0
    assert rule("lite", "en", "L1.3").endswith("| 6 |")
    assert rule("fury3", "de", "R2").startswith("## R2 Das Ende")
    assert rule("fury3", "en", "R99") == rule("fury3", "en", "R2.99") == ""


def test_r1_1_is_not_r1_10() -> None:
    assert "Influence starts at 0" in rule("fury3", "en", "R1.1")


def test_another_language_reads_the_english_rules() -> None:
    assert numbered_rules("lite", "fr") == numbered_rules("lite", "en")
    assert numbered_rules("chess", "en") == ()


def test_the_section_of_a_rule() -> None:
    assert section_of("R10.4.4") == section_of("R10") == "R10"
