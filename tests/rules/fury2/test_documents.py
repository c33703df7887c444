"""The rules of the second edition are the same in all three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from furyqt.rules.fury2.options import OPTIONS

DOCS = Path(__file__).parents[3] / "docs"
RULES = DOCS.parent / "resources/text/en/rules/fury2.md"
TRANSLATED = [DOCS.parent / f"resources/text/{language}/rules/fury2.md" for language in ("de", "it")]
NUMBER = re.compile(r"^- \*\*([RCS]\d+\.\d+)\*\*", re.MULTILINE)
OPTION = re.compile(r"^\| (`\w+`) \|", re.MULTILINE)
ROW = re.compile(r"^\| `\w+` \|.*\|$", re.MULTILINE)
NUMBERED = re.compile(r"[RCS]\d+\.\d+")
CITATION = re.compile(r"\b[RCS]\d+\.\d+\b")
RECONSTRUCTED = re.compile(r"^- \*\*(.+?)\*\*.*?(?=^- \*\*|^#|^\||\Z)", re.MULTILINE | re.DOTALL)


def listed(pattern: re.Pattern[str], page: Path) -> list[str]:
    return pattern.findall(page.read_text(encoding="utf-8"))


def marked(page: Path) -> list[str]:
    """Return the numbers of the rules with a part that no source settles."""
    found = RECONSTRUCTED.finditer(page.read_text(encoding="utf-8"))
    return [rule[1] for rule in found if "†" in rule[0] and re.match(r"[RCS]\d", rule[1])]


def test_every_number_is_used_once() -> None:
    numbers = listed(NUMBER, RULES)
    assert len(numbers) == len(set(numbers)) > 250


def test_a_citation_names_an_existing_rule() -> None:
    assert set(listed(CITATION, RULES)) - set(listed(NUMBER, RULES)) == set()


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_translated_rules_have_the_same_numbers_options_and_marks(page: Path) -> None:
    assert listed(NUMBER, page) == listed(NUMBER, RULES)
    assert listed(OPTION, page) == listed(OPTION, RULES)
    assert marked(page) == marked(RULES)


@pytest.mark.parametrize("page", [RULES, *TRANSLATED], ids=lambda page: page.name)
def test_the_pages_list_every_option_and_name_it_at_its_rule(page: Path) -> None:
    assert listed(OPTION, page) == [f"`{option.name}`" for option in OPTIONS]
    text = page.read_text(encoding="utf-8")
    rules = {rule[1]: rule[0] for rule in RECONSTRUCTED.finditer(text)}
    for option, numbers in re.findall(r"^\| (`\w+`) \| ([^|]*) \|", text, re.MULTILINE):
        for number in NUMBERED.findall(numbers):
            assert option in rules[number], option


def test_every_value_of_an_option_is_described() -> None:
    """A row has the default and one other reading for each other value."""
    rows = {row[0]: row[-1] for row in map(cells, ROW.findall(RULES.read_text(encoding="utf-8")))}
    for option in OPTIONS:
        others = len(option.values) - 1
        assert rows[f"`{option.name}`"].count(";") + 1 == max(others, 1), option.name


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]
