"""The examples in the documents are read and replayed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from furyqt import cli
from furyqt.commands.lite_state import state
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import dumps, loads
from furyqt.rules.lite import RULES
from furyqt.rules.lite.course_notation import course_string, read, read_token
from furyqt.rules.lite.events import MoveRevealed
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.setup import OPTIONS
from furyqt.rules.lite.tables import HUNTERS

ROOT = Path(__file__).parents[3]
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
RULEBOOK = (ROOT / "resources/text/en/rules/lite.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", NOTATION, flags=re.DOTALL)


def test_the_record_replays_exactly() -> None:
    (text,) = blocks("record")
    record, states = loads(text)
    assert dumps(record, states) == text
    assert len(record.actions) == 34
    assert f"{len(record.actions)} actions, verified" in NOTATION
    assert sum(bool(note) for note in record.notes) == 5


def test_the_damage_is_found_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (text,), (shell,) = blocks("record"), blocks("shell")
    monkeypatch.chdir(tmp_path)
    Path("game.furyqt").write_text(text, encoding="utf-8")
    Path("damaged.furyqt").write_text(text.replace("GGO.... SMR", "GTS.... SMR"), encoding="utf-8")
    assert cli.main(["replay", "game.furyqt", "--verify"]) == 0
    assert cli.main(["replay", "damaged.furyqt", "--verify"]) == 2
    printed = capsys.readouterr()
    assert shell.splitlines()[1::2] == [printed.out.rstrip(), printed.err.rstrip()]


def test_the_past_plays_are_those_of_the_record() -> None:
    (text,) = blocks("record")
    _, states = loads(text)
    (strings,) = blocks("plays")
    for length, string in zip((21, 22), strings.splitlines(), strict=True):
        assert course_string(observe(states[length], HUNTERS)) == string
        assert course_string(read(string, HUNTERS)) == string
    news = events_seen_by(states[22].told[len(states[21].told) :], HUNTERS)
    assert sum(isinstance(event, MoveRevealed) for event in news) == 2


def test_the_plays_of_the_table_are_plays() -> None:
    table = NOTATION.partition("| play |")[2].partition("## Past plays")[0]
    plays = re.findall(r"^\| `(.{7})`", table, flags=re.MULTILINE)
    assert len(plays) == 6
    for play in plays:
        if "?" in play:
            with pytest.raises(ValueError, match="is hidden"):
                read_token(play)
        else:
            assert read_token(play).text == play[1:3]


def test_every_field_of_the_answers_is_described() -> None:
    table = NOTATION.partition("## Answers")[2].partition("## The record")[0]
    dracula = "GPA.... SLO.... HMA.... MCD.... DST.V.. GPA.... SLO.... HMA.... MCD...."
    for string in ("", dracula):
        for field in state(string):
            short = re.sub(r"^where_can_i_go(_\w+)$", r"...\1", field)
            assert f"`{short}`" in table


def test_every_option_and_value_is_in_the_rulebook() -> None:
    table = RULEBOOK.partition("## L13")[2]
    for option in OPTIONS:
        row = next(line for line in table.splitlines() if f"`{option.name}`" in line)
        assert all(f"`{value}`" in row for value in option.values)


def test_every_rule_that_the_code_cites_is_in_the_rulebook() -> None:
    sources = [*(ROOT / "furyqt" / "rules" / "lite").rglob("*.py"), *(ROOT / "tests" / "rules").rglob("*.py")]
    cited = {
        rule for file in sources for rule in re.findall(r"\bL\d+\.\d+\b", file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 40
    for rule in cited - {"L8.5"}:
        section = rule.partition(".")[0]
        assert rule in RULEBOOK or section == "L12", rule


def test_the_rulebook_gives_the_sizes_of_the_map() -> None:
    kinds = [link.kind for link in RULES.default_table.atlas.links]
    row = f"{kinds.count('road')} roads, {kinds.count('rail')} rails, {kinds.count('boat')} boat links"
    assert row in RULEBOOK
