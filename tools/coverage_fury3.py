"""Write docs/coverage-fury3.md: every rule and card of the third edition with the tests that cite it.

The rules are those in docs/fury3-rules.md. A test cites a rule by its name, `test_r10_4_4_...`, and a card as
`test_event_good_luck__...`. The page is not committed, and `--check` does not write it. The exit code is 1 if
a rule or card is not cited, or if a test cites something that does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from furyqt.rules.fury3.decks import CANNOT_MATURE, Combat, Encounter, EventCard, Item, Power

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "fury3-rules.md"
PAGE = ROOT / "docs" / "coverage-fury3.md"
TESTS = ROOT / "tests" / "rules" / "fury3"
ABILITIES = (
    "godalming_items", "godalming_tickets", "physician", "prepared", "leader", "strong_willed",
    "psychic_bond", "drained", "rage", "pride", "the_fury_of_dracula",
)  # fmt: skip
"""The abilities on the sheets of the hunters and Dracula."""
CARDS: dict[str, tuple[str, ...]] = {
    "event": tuple(card.name.lower() for card in EventCard),
    "encounter": tuple(card.name.lower() for card in Encounter),
    "matured": tuple(card.name.lower() for card in Encounter if card not in CANNOT_MATURE),
    "item": tuple(card.name.lower() for card in Item),
    "combat": tuple(card.name.lower() for card in Combat),
    "power": tuple(card.name.lower() for card in Power),
    "ability": ABILITIES,
}
TITLES = {
    "event": "Event cards",
    "encounter": "Encounter cards, met by ambush or search",
    "matured": "Encounter cards, matured",
    "item": "Item and basic combat cards",
    "combat": "Dracula's combat cards",
    "power": "Power cards",
    "ability": "Sheets",
}
_RULE = re.compile(r"- \*\*R(\d+(?:\.\d+)*)\*\*(.*?)(?=^\s*- \*\*R|^## |\Z)", re.DOTALL | re.MULTILINE)
_CHAPTER = re.compile(r"^## R(\d+) (.+)$", re.MULTILINE)
_CITES_RULE = re.compile(r"test_r(\d+(?:_\d+)*)_[a-z]")
_CITES_CARD = re.compile(rf"test_({'|'.join(CARDS)})_(\w+?)__")

Citations = dict[str, list[str]]
"""The number of a rule, or the kind and id of a card -> the tests that cite it."""


@cache
def numbers() -> frozenset[str]:
    """The numbers of all rules."""
    return frozenset(number for number, _ in _RULE.findall(RULES.read_text(encoding="utf-8")))


@cache
def rules() -> tuple[str, ...]:
    """The numbers of the rules to be tested; a rule that ends in a colon is only a heading."""
    found = _RULE.findall(RULES.read_text(encoding="utf-8"))
    return tuple(number for number, text in found if not text.rstrip().endswith(":"))


def citations() -> Citations:
    """Find the citations in the names of the tests."""
    cited: Citations = {}
    for path in sorted(TESTS.rglob("*.py")):
        for test in _tests(ast.parse(path.read_text(encoding="utf-8"))):
            if subject := subject_of(test):
                cited.setdefault(subject, []).append(f"{path.relative_to(TESTS).as_posix()}::{test}")
    return cited


def _tests(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


def subject_of(test: str) -> str:
    """Return the rule (10.4.4) or card (event_good_luck) that a test name cites, or ""."""
    if rule := _CITES_RULE.match(test):
        return _number(rule[1].split("_"))
    card = _CITES_CARD.match(test)
    return f"{card[1]}_{card[2]}" if card else ""


def _number(parts: list[str]) -> str:
    """Return the longest known rule number; the rest of the test name may start with another number."""
    whole = ".".join(parts)
    prefixes = (".".join(parts[:length]) for length in range(len(parts), 1, -1))
    return next((prefix for prefix in prefixes if prefix in numbers()), whole)


def subjects() -> tuple[str, ...]:
    """All rules and cards that need a test."""
    return (*rules(), *(f"{kind}_{card}" for kind, cards in CARDS.items() for card in cards))


def uncited(cited: Citations) -> list[str]:
    """List the rules and cards without a test."""
    return [subject for subject in subjects() if subject not in cited]


def unknown(cited: Citations) -> list[str]:
    """List the citations of rules and cards that do not exist."""
    return sorted(set(cited) - set(subjects()) - numbers())


def page(cited: Citations) -> str:
    """Return the text of the page."""
    parts = [_HEAD.format(tests=sum(map(len, cited.values())), missing=len(uncited(cited)))]
    for chapter, title in _CHAPTER.findall(RULES.read_text(encoding="utf-8")):
        here = [number for number in rules() if number.split(".")[0] == chapter]
        parts.append(_table(f"R{chapter} {title}", [(f"R{number}", number) for number in here], cited))
    for kind, cards in CARDS.items():
        parts.append(_table(TITLES[kind], [(card, f"{kind}_{card}") for card in cards], cited))
    return "\n".join(parts)


_HEAD = """# Rules and cards of the third edition, and their tests

Written by `python -m tools.coverage_fury3`; do not edit. The rules are in [fury3-rules.md](fury3-rules.md),
the tests in `tests/rules/fury3/`. Tests that cite a rule or card: {tests}. Uncited: {missing}.
"""


def _table(title: str, rows: list[tuple[str, str]], cited: Citations) -> str:
    lines = [f"## {title}", ""]
    for name, subject in rows:
        tests = "".join(f"\n  - `{test}`" for test in cited.get(subject, ()))
        lines.append(f"- **{name}**{tests or ' **no test**'}")
    return "\n".join((*lines, ""))


def main(arguments: list[str]) -> int:
    """Write the page unless only a check is wanted; return 1 if a citation is missing or wrong."""
    cited = citations()
    missing, wrong = uncited(cited), unknown(cited)
    for subject in missing:
        print(f"no test cites {subject}")
    for subject in wrong:
        print(f"a test cites {subject}, which does not exist: {cited[subject][0]}")
    if "--check" not in arguments:
        PAGE.write_text(page(cited), encoding="utf-8")
    return int(bool(missing or wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
