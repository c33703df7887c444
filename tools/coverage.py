"""Write docs/coverage-GAME.md: every rule and card of a game with the tests that cite it.

    python -m tools.coverage fury3 [--check]

The rules are those in resources/text/en/rules. A test cites rules by its name, `test_r10_4_4_...`, and a card
as `test_event_good_luck__...`. The page is not committed, and `--check` does not write it. The exit code is 1
if a rule or card is not cited, or if a test cites something that does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path

from furyqt.rules.fury2 import decks as fury2
from furyqt.rules.fury2.catalog import EVENTS as FURY2_EVENTS
from furyqt.rules.fury3 import decks as fury3

ROOT = Path(__file__).resolve().parent.parent
Citations = dict[str, list[str]]
"""The number of a rule, or the kind and id of a card -> the tests that cite it."""
_NUMBER = re.compile(r"_([a-z])(\d+(?:_\d+)*)")


@dataclass(frozen=True)
class Coverage:
    """The rules and cards of one game, and the tests that cite them."""

    game: str
    title: str
    letters: str
    """The letters before the numbers of the rules."""
    cards: Mapping[str, tuple[str, ...]]
    """The ids of the cards of each kind."""
    titles: Mapping[str, str]
    """The title of each kind of cards."""

    @property
    def rules_page(self) -> Path:
        """The page with the rules."""
        return ROOT / "resources" / "text" / "en" / "rules" / f"{self.game}.md"

    @property
    def page_path(self) -> Path:
        """The page with the citations."""
        return ROOT / "docs" / f"coverage-{self.game}.md"

    @property
    def tests(self) -> Path:
        """The folder of the tests."""
        return ROOT / "tests" / "rules" / self.game

    @cached_property
    def _found(self) -> list[tuple[str, str]]:
        """The number and the text of every rule."""
        letters = self.letters.upper()
        rule = rf"- \*\*([{letters}]\d+(?:\.\d+)*)\*\*(.*?)(?=^\s*- \*\*[{letters}]\d|^## |\Z)"
        text = self.rules_page.read_text(encoding="utf-8")
        return re.findall(rule, text, re.DOTALL | re.MULTILINE)

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers of all rules."""
        return frozenset(number for number, _ in self._found)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules to be tested; a rule that ends in a colon is only a heading."""
        return tuple(number for number, text in self._found if not text.rstrip().endswith(":"))

    @cached_property
    def subjects(self) -> tuple[str, ...]:
        """All rules and cards that need a test."""
        return (*self.rules, *(f"{kind}_{card}" for kind, cards in self.cards.items() for card in cards))

    def citations(self) -> Citations:
        """Find the citations in the names of the tests."""
        cited: Citations = {}
        for path in sorted(self.tests.rglob("*.py")):
            for test in _tests(ast.parse(path.read_text(encoding="utf-8"))):
                for subject in self.subjects_of(test):
                    cited.setdefault(subject, []).append(f"{path.relative_to(self.tests).as_posix()}::{test}")
        return cited

    def subjects_of(self, test: str) -> tuple[str, ...]:
        """Return the rules (R10.4.4) or the card (event_good_luck) that a test name cites."""
        found = re.match(rf"test((?:_[{self.letters}]\d+(?:_\d+)+)+)_[a-z]", test)
        if found:
            return tuple(self._number(letter.upper() + rest) for letter, rest in _NUMBER.findall(found[1]))
        card = re.match(rf"test_({'|'.join(self.cards)})_(\w+?)__", test)
        return (f"{card[1]}_{card[2]}",) if card else ()

    def _number(self, cited: str) -> str:
        """Return the longest known rule number; the rest of the test name may start with another number."""
        parts = cited.split("_")
        prefixes = (".".join(parts[:length]) for length in range(len(parts), 1, -1))
        return next((prefix for prefix in prefixes if prefix in self.numbers), ".".join(parts))

    def uncited(self, cited: Citations) -> list[str]:
        """List the rules and cards without a test."""
        return [subject for subject in self.subjects if subject not in cited]

    def unknown(self, cited: Citations) -> list[str]:
        """List the citations of rules and cards that do not exist."""
        return sorted(set(cited) - set(self.subjects) - self.numbers)

    def page(self, cited: Citations) -> str:
        """Return the text of the page."""
        count, missing = sum(map(len, cited.values())), len(self.uncited(cited))
        parts = [_HEAD.format(title=self.title, game=self.game, tests=count, missing=missing)]
        chapters = re.findall(
            rf"^## ([{self.letters.upper()}]\d+) (.+)$",
            self.rules_page.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        for chapter, title in chapters:
            here = [number for number in self.rules if number.split(".")[0] == chapter]
            parts.append(_table(f"{chapter} {title}", [(number, number) for number in here], cited))
        for kind, cards in self.cards.items():
            parts.append(_table(self.titles[kind], [(card, f"{kind}_{card}") for card in cards], cited))
        return "\n".join(parts)


def _tests(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


_HEAD = """# Rules and cards of the {title}, and their tests

Written by `python -m tools.coverage {game}`; do not edit. The rules are in
[{game}.md](../resources/text/en/rules/{game}.md), the tests in `tests/rules/{game}/`.
Tests that cite a rule or card: {tests}. Uncited: {missing}.
"""


def _table(title: str, rows: list[tuple[str, str]], cited: Citations) -> str:
    lines = [f"## {title}", ""]
    for name, subject in rows:
        tests = "".join(f"\n  - `{test}`" for test in cited.get(subject, ()))
        lines.append(f"- **{name}**{tests or ' **no test**'}")
    return "\n".join((*lines, ""))


def _ids(cards: Iterable[IntEnum]) -> tuple[str, ...]:
    return tuple(card.name.lower() for card in cards)


FURY3 = Coverage(
    game="fury3",
    title="third edition",
    letters="r",
    cards={
        "event": _ids(fury3.EventCard),
        "encounter": _ids(fury3.Encounter),
        "matured": _ids(card for card in fury3.Encounter if card not in fury3.CANNOT_MATURE),
        "item": _ids(fury3.Item),
        "combat": _ids(fury3.Combat),
        "power": _ids(fury3.Power),
        "ability": (
            *("godalming_items", "godalming_tickets", "physician", "prepared", "leader", "strong_willed"),
            *("psychic_bond", "drained", "rage", "pride", "the_fury_of_dracula"),
        ),
    },
    titles={
        "event": "Event cards",
        "encounter": "Encounter cards, met by ambush or search",
        "matured": "Encounter cards, matured",
        "item": "Item and basic combat cards",
        "combat": "Dracula's combat cards",
        "power": "Power cards",
        "ability": "Sheets",
    },
)
FURY2 = Coverage(
    game="fury2",
    title="second edition",
    letters="rcs",
    cards={
        "event": _ids(card for card in fury2.EventCard if not FURY2_EVENTS[card].is_ally),
        "ally": _ids(card for card in fury2.EventCard if FURY2_EVENTS[card].is_ally),
        "encounter": _ids(fury2.Encounter),
        "matured": _ids(sorted(fury2.MATURING)),
        "item": _ids(card for card in fury2.Item if card not in fury2.BASIC),
        "power": _ids(fury2.Power),
        "ability": ("careful_rest", "haunted", "relentless", "resourceful", "train_expert"),
    },
    titles={
        "event": "Event cards",
        "ally": "Allies",
        "encounter": "Encounter tiles that are met",
        "matured": "Encounter tiles that mature",
        "item": "Items",
        "power": "Power cards",
        "ability": "Sheets",
    },
)
GAMES = {coverage.game: coverage for coverage in (FURY2, FURY3)}


def main(arguments: list[str]) -> int:
    """Write the page of a game unless only a check is wanted; return 1 if a citation is missing or wrong."""
    games = [name for name in arguments if name in GAMES] or sorted(GAMES)
    return max(_report(GAMES[name], check="--check" in arguments) for name in games)


def _report(coverage: Coverage, *, check: bool) -> int:
    cited = coverage.citations()
    missing, wrong = coverage.uncited(cited), coverage.unknown(cited)
    for subject in missing:
        print(f"no test cites {subject}")
    for subject in wrong:
        print(f"a test cites {subject}, which does not exist: {cited[subject][0]}")
    if not check:
        coverage.page_path.write_text(coverage.page(cited), encoding="utf-8")
    return int(bool(missing or wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
