"""Every rule, card and switch is cited by a test: a name cites rules as `test_d7_16_d7_17_...`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from furyqt.rules.dining.box import STANDARD, tables_of
from furyqt.rules.dining.options import SWITCHES
from tests.rules.dining.test_dinner import GIFTS

ROOT = Path(__file__).parents[3]
RULES = ROOT / "resources/text/en/rules/dining.md"
TRANSLATED = [ROOT / f"resources/text/{language}/rules/dining.md" for language in ("de", "it")]
RULE = re.compile(r"^- \*\*D(\d+\.\d+)\*\*", re.MULTILINE)
CITES = re.compile(r"^test((?:_d\d+_\d+)+)_")
CARD = re.compile(r"^test_tourist_(\d+)__")
SWITCH = re.compile(r"_switch_([sh]\d+)_")


def numbers(page: Path) -> list[str]:
    """Return the numbers of the rules of a page."""
    return RULE.findall(page.read_text(encoding="utf-8"))


def names() -> Iterator[str]:
    """Yield the names of the tests of this folder."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def cited() -> set[str]:
    """Return the numbers of rules that the tests cite."""
    found = (CITES.match(name) for name in names())
    return {part.replace("_", ".") for match in found if match for part in match[1][2:].split("_d")}


def test_every_rule_is_cited() -> None:
    assert len(numbers(RULES)) == len(set(numbers(RULES))) > 100
    assert set(numbers(RULES)) - cited() == set()


def test_no_rule_is_cited_that_does_not_exist() -> None:
    assert cited() - set(numbers(RULES)) == set()


def test_every_card_is_cited() -> None:
    tables = tables_of(STANDARD)
    cards = {int(match[1]) for name in names() if (match := CARD.match(name))}
    assert cards == set(range(1, len(tables.abilities)))
    assert set(GIFTS) == set(range(1, len(tables.gifts)))


def test_every_switch_is_cited() -> None:
    assert {found.upper() for name in names() for found in SWITCH.findall(name)} == set(SWITCHES)
    page = RULES.read_text(encoding="utf-8")
    for switch, option in SWITCHES.items():
        assert re.search(rf"^\| {switch} \(D[\d.]+\) \| `{option}` \|", page, re.MULTILINE)


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.name)
def test_the_translated_rules_have_the_same_numbers(page: Path) -> None:
    assert numbers(page) == numbers(RULES)
    text = page.read_text(encoding="utf-8")
    assert all(f"| {switch} (" in text for switch in SWITCHES)
