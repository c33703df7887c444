"""The rules of a game have the same numbers, options and links in all three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parent.parent / "resources" / "text"
RULE = re.compile(r"\*\*([A-Z]\d+(?:\.\d+)*)\*\*|^\| ([A-Z]\d+\.\d+) \|", re.MULTILINE)
CODE = re.compile(r"`([^`\s]+)`")
GAMES = ("dining", "fury2", "fury3", "lite")


def text(game: str, language: str) -> str:
    return (RULES / language / "rules" / f"{game}.md").read_text(encoding="utf-8")


def numbers(page: str) -> list[str]:
    return [first or second for first, second in RULE.findall(page)]


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_number_in_the_same_order(game: str, language: str) -> None:
    found = numbers(text(game, language))
    assert len(found) > 50
    assert found == numbers(text(game, "en"))


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", ["fury3", "lite"])
def test_numbers_within_the_rules_are_those_of_the_english_ones(game: str, language: str) -> None:
    """A limit that was mistyped in a translation would be a wrong rule."""
    for english, other in zip(text(game, "en").split("**R"), text(game, language).split("**R"), strict=True):
        wanted = re.findall(r"(?<![\w.])\d+(?![\w.])", english)
        assert sorted(set(wanted)) == sorted(set(re.findall(r"(?<![\w.])\d+(?![\w.])", other))), other
