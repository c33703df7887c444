"""The examples in the documents are read and replayed: tokens, records and the example game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from furyqt import cli
from furyqt.rules.core.record import Record, dumps, loads
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import CARD_IDS, COMBAT_IDS, POWER_IDS, TICKET_IDS, Fury3Action, Word
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.rulings import RULINGS
from furyqt.rules.fury3.tables import ATLAS
from tools import example_game

ROOT = Path(__file__).parents[3]
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
THIRD = NOTATION.partition("## The third edition")[2]
PAGE = example_game.PAGE.read_text(encoding="utf-8")
RULEBOOK = (ROOT / "resources/text/en/rules/fury3.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def example() -> Record:
    record, _ = loads(example_game.RECORD.read_bytes())
    return record


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", text, flags=re.DOTALL)


def test_every_example_of_the_table_is_a_token_of_its_class() -> None:
    table = THIRD.partition("| class |")[2].partition("Combat cards of hunters")[0]
    rows = re.findall(r"^\| (?:`(\w+)` )?\| .+ \| `([^`]+)` \|", table, flags=re.MULTILINE)
    kinds, kind = set(), ""
    for name, token in rows:
        kind = name or kind
        action = RULES.read(token)
        assert type(action).__name__ == kind, token
        assert action.text == token
        kinds.add(type(action))
    assert len(rows) == table.count("\n| `") + table.count("\n| |")
    assert kinds == set(Fury3Action.__args__)


def test_every_word_of_the_notation_is_explained() -> None:
    table = THIRD.partition("**Words:**")[2].partition("### The record")[0]
    words = {
        word for row in re.findall(r"^\| (`.+?) \|", table, re.MULTILINE) for word in row[1:-1].split("`, `")
    }
    assert words == {action.word for action in TOKENS.every if isinstance(action, Word)}
    assert all(RULES.read(word).text == word for word in words)


def test_no_token_stands_for_two_actions() -> None:
    assert len({action.text for action in TOKENS.every}) == len(TOKENS.every)


def test_the_names_in_the_page_are_those_of_the_notation() -> None:
    names = THIRD.partition("**Places**")[2].partition("**Words:**")[0]
    for name in (*COMBAT_IDS, *POWER_IDS, *TICKET_IDS):
        assert f"`{name}`" in names
    for code, key in {"NA": "nantes", "NP": "naples", "NU": "nuremberg", "HM": "hospital_madrid"}.items():
        assert f"`{code}`" in names
        assert ATLAS.places[ATLAS.index[code]].key == key
    assert {place.code for place in ATLAS.places if len(place.code) > 2} == {"NAT", "SAT"}
    assert f"All {len(ATLAS.places)} are" in names
    assert all(re.fullmatch(r"[a-z0-9_/]+", card) for ids in CARD_IDS.values() for card in ids)


def test_the_record_of_the_page_is_the_beginning_of_the_example(example: Record) -> None:
    (text,) = blocks(THIRD, "fury3")
    record, states = loads(text)
    assert dumps(record, states) == text
    assert record.actions == example.actions[: len(record.actions)]
    assert record.options == example.options


def test_the_example_replays_exactly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (shell,) = blocks(PAGE, "shell")
    command, said = shell.splitlines()
    assert cli.main(command.split()[2:]) == 0
    assert capsys.readouterr().out.rstrip() == said


def test_every_line_of_the_example_is_shown_with_its_result(example: Record) -> None:
    (head,), (mark,) = blocks(PAGE, "header"), blocks(PAGE, "mark")
    shown = [" ".join(block.split()) for block in blocks(PAGE, "line")]
    assert "\n".join((head, *shown, mark)) == example_game.RECORD.read_text(encoding="utf-8")
    assert f"{len(example.actions)} actions long" in PAGE
    outcome = RULES.outcome(example.positions()[-1])
    assert outcome is not None
    assert RULES.default_table.names(outcome.winners) == mark.strip()


def test_a_line_is_explained_by_its_own_tokens() -> None:
    sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:-1]
    assert [int(section.split(".")[0]) for section in sections] == list(range(len(blocks(PAGE, "line"))))
    for section in sections:
        (line,) = blocks(section, "line")
        notes = re.findall(r"`([^`]+)`", section.partition("```line")[2].partition("```\n")[2])
        assert notes
        assert set(" ".join(notes).split()) <= {*line.split(), "rail", "hunters"}


def test_the_page_can_be_generated_again(example: Record) -> None:
    assert example_game.page(PAGE, example) == PAGE
    assert "to be written" not in PAGE


def test_every_kind_of_action_is_in_the_example(example: Record) -> None:
    assert {type(action) for action in example.actions} == set(Fury3Action.__args__)


def test_every_rule_that_a_ruling_settles_is_in_the_rulebook() -> None:
    for ruling in RULINGS:
        if ruling.number.startswith("R"):
            assert f"**{ruling.number}**" in RULEBOOK or f"## {ruling.number} " in RULEBOOK, ruling.number
