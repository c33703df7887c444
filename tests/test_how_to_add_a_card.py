"""The page about adding a card does what it says, and every stored game still ends in the same position."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.dining.tables import BOXES as DINING
from furyqt.rules.dining.tables import standard_rows
from furyqt.rules.fury2.boxes import BOXES as FURY2
from furyqt.rules.fury2.decks import EventCard as Fury2Card
from furyqt.rules.fury3.boxes import BOXES as FURY3
from furyqt.rules.fury3.decks import EventCard as Fury3Card
from tests.record_ends import ROOT, record_end, stored_records

NEXT_GIFT = max(row["id"] for row in standard_rows()["gift"]) + 1
NUMBERS = {
    "NIGHT_COACH = 47": max(Fury3Card) + 1,
    "COUNTRY_DOCTOR = 45": max(Fury2Card) + 1,
    "id = 25": NEXT_GIFT,
    "gift:25": NEXT_GIFT,
}
"""The numbers on the page, and those that are free now: cards may have been added since it was written."""


def read_page() -> str:
    """Return the page with free numbers for its cards."""
    page = (ROOT / "docs/how-to-add-a-card.md").read_text(encoding="utf-8")
    for example, number in NUMBERS.items():
        assert example in page
        page = page.replace(example, re.sub(r"\d+", str(number), example))
    return page


PAGE = read_page()
BLOCKS = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)
TESTS = [(path, text) for path, text in BLOCKS if path.startswith("tests/")]
SAMPLE = 9
"""The quick test replays every ninth record."""
OPENINGS = """
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.core.ruleset import ruleset
from tests.contract.test_counted import opened, openings
for name in ("fury3", "fury2", "dining"):
    rules = ruleset(name)
    counts = [len(legal_actions(opened(name, one))) for one in openings(name)]
    assert counts == [one["counts"][0] for one in openings(name)], name
    print(name, rules.checked_options({})["box"], rules.recorded_options({})["box"])
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a copy of the program to which the cards of the page were added."""
    folder = tmp_path_factory.mktemp("program")
    skipped = shutil.ignore_patterns("views", "*.wav", "*.qm")
    shutil.copytree(ROOT / "furyqt", folder / "furyqt", ignore=skipped)
    shutil.copytree(ROOT / "resources" / "text", folder / "resources" / "text")
    for path, text in BLOCKS:
        if path.startswith("furyqt/"):
            add(folder / path, text)
    return folder


def add(path: Path, text: str) -> None:
    """Add a block of the page to its file: a new file, rows of a table, or members of a class."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    heading, _, members = text.partition("\n")
    if heading.startswith("class ") and heading in old:
        before, inside, rest = old.partition(f"{heading}\n")
        body, gap, after = rest.partition("\n\n\n")
        new = before + inside + body + "\n" + members.rstrip() + gap + after
    else:
        new = f"{old}\n{text}" if old else text
    path.write_text(new, encoding="utf-8")


def run(program: Path, *arguments: str, given: str = "") -> str:
    """Run Python with the copy of the program, and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=program, env={**os.environ, "PYTHONPATH": os.pathsep.join((str(program), str(ROOT)))},
        input=given, capture_output=True, text=True, encoding="utf-8", timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_adds_a_card_to_each_game_with_boxes() -> None:
    paths = [path for path, _ in BLOCKS]
    assert [path for path, _ in TESTS] == [
        "tests/rules/fury3/test_coaches.py",
        "tests/rules/fury2/test_doctors.py",
        "tests/rules/dining/test_umbrella.py",
    ]
    assert len(set(paths)) == len(paths) == 8


@pytest.mark.parametrize("text", [text for _, text in TESTS], ids=[path for path, _ in TESTS])
def test_a_test_of_the_page_passes(program: Path, text: str) -> None:
    calls = "".join(f"\n{name}()" for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE))
    run(program, "-c", f"{text}\nimport furyqt\nassert furyqt.__file__.startswith({str(program)!r}){calls}")


def test_new_games_have_the_card_and_counted_openings_do_not(program: Path) -> None:
    """The cards are in the next box; the openings whose games are counted name none, as old records."""
    fury3, fury2, dining = (len(boxes.published()) + 1 for boxes in (FURY3, FURY2, DINING))
    assert run(program, "-c", OPENINGS).splitlines() == [
        f"fury3 {fury3} 1",
        f"fury2 {fury2} 1",
        f"dining standard{dining} standard",
    ]
    assert ("box" in ruleset("fury3").checked_options({})) == (FURY3.count > 1)


def check_ends(program: Path, paths: list[str]) -> None:
    """Compare the ends of records with and without the cards."""
    found = json.loads(run(program, "-m", "tests.record_ends", given=json.dumps(paths)))
    assert found == {path: list(record_end(path)) for path in paths}


def test_stored_records_end_as_before(program: Path) -> None:
    paths = stored_records()[::SAMPLE]
    assert {record_end(path)[0] for path in paths} >= {"fury2", "fury3", "dining"}
    check_ends(program, paths)


@pytest.mark.slow
def test_every_stored_record_ends_as_before(program: Path) -> None:
    assert len(stored_records()) > 300
    check_ends(program, stored_records())
