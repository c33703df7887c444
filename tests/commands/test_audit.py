"""`furyqt audit`: each decision of a record is repeated; exit code, lines and JSON."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from ai.agents import make_agent
from ai.arena import Match, play_match
from ai.seeds import recorded_seed
from ai.simple import GreedyAgent
from furyqt import __version__, cli
from furyqt.commands import simulate
from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import loads
from furyqt.rules.core.ruleset import ruleset
from tests.commands.test_cli import failed

SEED = 14
"""The game of the simplified hunt with this seed is short: 92 decisions instead of hundreds."""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder, found = tmp_path_factory.mktemp("records"), {}
    for game, specs in (("lite", ("search:novice/5", "search:9+bold")), ("fury3", ("greedy", "random"))):
        options = ruleset(game).checked_options({})
        path = found[game] = folder / f"{game}.furyqt"
        path.write_text(play_match(Match(game, options, specs, SEED)).record, encoding="utf-8")
    return found


@pytest.fixture
def lite(records: dict[str, Path], tmp_path: Path) -> Path:
    path = tmp_path / "game.furyqt"
    path.write_text(records["lite"].read_text())
    return path


def audit(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    code = cli.main(["audit", *map(str, arguments), "--jobs", "1"])
    return code, capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("game", ["lite", "fury3"])
def test_a_simulated_game_is_reproduced(
    records: dict[str, Path], game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = audit(capsys, records[game], "--to", 40)
    assert code == 0
    decisions = len(lines) - 1
    assert decisions == 40
    assert all(line.endswith((" reproduced", " drawn at random")) and "NOT" not in line for line in lines)
    drawn = sum(line.endswith("drawn at random") for line in lines[:-1])
    assert f": {decisions - drawn} of {decisions} computer decisions reproduced" in lines[-1]


def test_some_actions_only(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = audit(capsys, lite, "--from", 4, "--to", 6)
    assert code == 0
    assert [line.split()[0] for line in lines[:-1]] == ["4", "5", "6"]


def test_processes_find_the_same(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, one = audit(capsys, lite, "--to", 8)
    assert cli.main(["audit", str(lite), "--to", "8", "--jobs", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == one


def test_a_decision_that_is_not_reproduced_is_shown(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = lite.read_text()
    lite.write_text(text.replace("{search:9+bold 9}", "{search:9+bold 8}", 1))
    first = audit(capsys, lite, "--from", 5, "--to", 5)
    said = fewer(text, 4, 8)
    lite.write_text(text.replace(" {search:9+bold 9}", "", 1))
    code, lines = audit(capsys, lite, "--to", 6)
    assert code == 1
    assert "NOT REPEATED: the record does not say how it was decided" in lines[4]
    assert lines[-1].endswith("5 of 6 computer decisions reproduced; 1 not repeatable")
    assert said in first[1][0]
    assert first[0] == 1


def test_a_record_of_another_version_is_named(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = lite.read_text().replace(" {search:9+bold 9}", "", 1)
    assert f'[Program "{__version__}"]' in text
    for tag, name in (('[Program "0.0"]', "furyqt 0.0"), ("", "an unnamed version")):
        changed = text.replace(f'[Program "{__version__}"]\n', tag and tag + "\n")
        lite.write_text(changed)
        code, lines = audit(capsys, lite, "--to", 5)
        assert code == 1
        assert f"recorded by {name}, repeated by {__version__}" in lines[-1]


def test_an_unfinished_game_keeps_its_secrets(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = lite.read_text()
    head, body = text.split("\n\n", 1)
    first = body.splitlines()[0]
    lite.write_text(f"{head}\n\n{first}\n*\n")
    code, lines = audit(capsys, lite)
    assert (code, len(lines)) == (0, 6)
    assert all(line.split()[4] == "-" for line in lines[:5])
    audit_code = cli.main(["audit", str(lite), "--json", "--jobs", "1"])
    table = json.loads(capsys.readouterr().out)
    assert audit_code == 0
    assert {row["token"] for row in table["findings"]} == {None}


def test_json(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = audit(capsys, lite, "--to", 5, "--json")
    table = json.loads("".join(lines))
    assert code == 0
    assert (table["decisions"], table["reproduced"], table["program"]) == (5, 5, __version__)
    row = table["findings"][4]
    assert (row["action"], row["seat"], row["agent"], row["iterations"]) == (5, "dracula", "search:9+bold", 9)
    assert row["token"] == row["repeated"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nowhere.furyqt"], "No such file"),
        (["{file}", "--from", "0"], "has"),
        (["{file}", "--from", "9", "--to", "8"], "in order"),
        (["{file}", "--to", "99999"], "has"),
        (["{file}", "--jobs", "0"], "--jobs"),
        (["{broken}"], "line 1"),
        ([], "required"),
    ],
)
def test_bad_input_is_one_line(
    lite: Path, tmp_path: Path, arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.furyqt"
    broken.write_text("nonsense")
    given = [text.format(file=lite, broken=broken) for text in arguments]
    assert why in failed(capsys, "audit", *given)


def test_a_record_without_actions_has_nothing_to_repeat(
    lite: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lite.write_text(lite.read_text().split("\n\n")[0] + "\n\n*\n")
    code, lines = audit(capsys, lite)
    assert (code, lines) == (0, [f"{lite}: 0 of 0 computer decisions reproduced"])
    assert "has 0 actions" in failed(capsys, "audit", str(lite), "--to", "1")


def test_jobs_have_the_same_bound_as_elsewhere(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--jobs" in failed(capsys, "audit", str(lite), "--jobs", str(simulate.MOST_JOBS + 1))


def edited(lite: Path, iterations: int) -> Path:
    """Return a record with this many iterations for Dracula's first decision, whose budget is a time."""
    text = lite.read_text().replace("search:9+bold", "search:1s+bold")
    lite.write_text(text.replace("{search:1s+bold 9}", f"{{search:1s+bold {iterations}}}", 1))
    return lite


def test_a_note_beyond_the_limit_is_not_repeated(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = audit(capsys, edited(lite, 10**9 - 1), "--to", 6)
    assert code == 1
    assert "NOT REPEATED: it says 999999999 iterations, more than the limit of 200000" in lines[4]
    assert lines[-1].endswith(": 5 of 6 computer decisions reproduced; 1 over the limit")
    lines = audit(capsys, lite, "--to", 6, "--language", "de")[1]
    assert "NICHT WIEDERHOLT: Die Aufzeichnung nennt 999999999 Iterationen" in lines[4]


def test_a_note_beyond_the_level_is_not_repeated(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lite.write_text(lite.read_text().replace("{search:9+bold 9}", "{search:9+bold 999999999}", 1))
    code, lines = audit(capsys, lite, "--to", 6, "--limit", 10**9)
    assert code == 1
    assert "NOT REPRODUCED: the agent never does 999999999 iterations" in lines[4]


def test_the_limit_can_be_chosen(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(capsys, lite, "--to", 6, "--limit", 9)[0] == 0
    code, lines = audit(capsys, lite, "--to", 6, "--limit", 8)
    assert (code, lines[-1].split(": ")[1][:6]) == (1, "5 of 6")
    assert "--limit" in failed(capsys, "audit", str(lite), "--limit", "0")


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_ctrl_c_reports_what_was_found_so_far(lite: Path, options: tuple[str, ...]) -> None:
    command = ["audit", str(edited(lite, 10**9 - 1)), "--limit", str(10**9), "--jobs", "1", *options]
    code = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "from furyqt.commands import audit; once = audit.Finding;"
        "said = lambda case: print(case.ply, file=sys.stderr, flush=True);"
        "audit.Finding = lambda case, repeated: said(case) or once(case, repeated);"
        "from furyqt.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    auditing = subprocess.Popen(
        [sys.executable, "-c", code, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert auditing.stderr is not None
    while auditing.stderr.readline() != "3\n":
        assert auditing.poll() is None
    auditing.send_signal(signal.SIGINT)
    out, errors = auditing.communicate(timeout=30)
    assert auditing.returncode == 130
    found = re.fullmatch(r"\ninterrupted after ([34]) of [0-9]+ decisions\n", errors)
    assert found, errors
    done = int(found[1])
    if options:
        table = json.loads(out)
        assert (table["complete"], table["decisions"], table["reproduced"]) == (False, done, done)
    else:
        assert out.splitlines()[-1].endswith(f": {done} of {done} computer decisions reproduced")


def fewer(text: str, ply: int, iterations: int) -> str:
    """Return what is said of a decision with so few iterations, or none: then a rule of thumb decides."""
    record, states = loads(text)
    observation = record.rules.observe(states[ply], 1)
    seed = recorded_seed(record, states, ply, 1)
    if iterations:
        decision = make_agent(record.rules, f"search:{iterations}+bold").decide(observation, seed)
    else:
        decision = GreedyAgent(record.rules).decide(observation, seed)
    token = observation.actions[decision.index].text
    is_same = token == record.actions[ply].text
    hurried = "HURRIED: cut short" if iterations else "HURRIED: decided without the search"
    return hurried if is_same else f"NOT REPRODUCED: it would be {token}"


@cache
def lies(text: str) -> dict[str, tuple[str, str]]:
    """Return changed records by what is wrong with them, each with the beginning of what is said."""
    ply = last_search(text.encode())
    last = text.rindex("{search:9+bold 9}")
    plan = text[:last].split()[-1][1:3]

    def noted(note: str) -> str:
        return f"{text[:last]}{note}{text[last:].removeprefix('{search:9+bold 9}')}"

    return {
        "agreed without a person": (noted("{agreed search:9+bold 9}"), "NOT REPRODUCED: it names the"),
        "overruled without a person": (
            noted("{overruled search:9+bold 9 PA}"),
            "NOT REPRODUCED: it names the",
        ),
        "no iterations": (noted("{search:9+bold 0}"), fewer(text, ply, 0)),
        "no count": (noted("{search:9+bold}"), fewer(text, ply, 0)),
        "too few iterations": (noted("{search:9+bold 3}"), fewer(text, ply, 3)),
        "too many iterations": (noted("{search:9+bold 10}"), "NOT REPRODUCED: the agent never does 10"),
        "two trees": (noted("{search:9+bold 6+3}"), "NOT REPRODUCED: the agent never grows 2 trees"),
        "another agent": (noted("{random}"), "NOT REPRODUCED: it is signed by random"),
        "no comment": (noted(""), "NOT REPEATED: the record does not say"),
        "another comment": (noted("{the best move}"), "NOT REPEATED: the record does not say"),
        "skipped": (noted("{auto}"), "NOT REPRODUCED: it is signed by auto"),
        "a person's tag": (
            text.replace('[Dracula "search:9+bold"]', '[Dracula "human"]'),
            "NOT REPRODUCED: it is",
        ),
        "a person's tag and plan": (
            noted(f"{{overruled search:9+bold 9 {plan}}}").replace(
                '[Dracula "search:9+bold"]', '[Dracula "human"]'
            ),
            "NOT REPRODUCED: it is signed by a computer",
        ),
        "an unknown level": (
            text.replace("search:9+bold", "search:cheat"),
            "NOT REPEATED: “cheat” is not a level",
        ),
        "another level": (
            text.replace("search:9+bold", "search:8+bold"),
            "NOT REPRODUCED: the agent never does",
        ),
    }


LIES = (
    "agreed without a person",
    "overruled without a person",
    "no iterations",
    "no count",
    "too few iterations",
    "too many iterations",
    "two trees",
    "another agent",
    "no comment",
    "another comment",
    "skipped",
    "a person's tag",
    "a person's tag and plan",
    "an unknown level",
    "another level",
)


@pytest.mark.parametrize("lie", LIES)
def test_a_record_that_claims_something_false_is_caught(
    lite: Path, lie: str, capsys: pytest.CaptureFixture[str]
) -> None:
    last = last_search(lite.read_bytes())
    text, why = lies(lite.read_text())[lie]
    lite.write_text(text)
    code, lines = audit(capsys, lite, "--from", last + 1)
    assert code == 1
    assert any(why in line for line in lines[:-1])
    assert re.search("; [0-9]+ (DIFFERENT|HURRIED|not repeatable)", lines[-1])


@pytest.mark.parametrize("hunters", ["search:novice/5", "human"])
def test_a_search_cut_short_without_a_time_limit_is_accepted_on_request_only(
    lite: Path, hunters: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a person or without: no record proves that a person hurried the search."""
    original = text = lite.read_text()
    if hunters == "human":
        text = text.replace('[Hunters "search:novice/5"]', '[Hunters "human"]')
        text = re.sub(r" \{search:novice/5 [^}]*\}", "", text)
    first = text.index("{search:9+bold 9}")
    codes = set()
    for count in (8, 7, 6, 5):
        lite.write_text(
            f"{text[:first]}{{search:9+bold {count}}}{text[first:].removeprefix('{search:9+bold 9}')}"
        )
        code, lines = audit(capsys, lite, "--from", 5, "--to", 5)
        assert code == 1
        allowed = audit(capsys, lite, "--from", 5, "--to", 5, "--allow-hurried")[0]
        said = fewer(original, 4, count)
        assert said in lines[0]
        assert allowed == (0 if said.startswith("HURRIED") else 1)
        codes.add(allowed)
    assert 0 in codes


@cache
def last_search(text: bytes) -> int:
    """Return the ply of Dracula's last search."""
    return max(ply for ply, note in enumerate(loads(text)[0].notes) if "bold" in note)


def test_the_summary_counts_each_kind_apart(
    records: dict[str, Path], lite: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(capsys, records["fury3"])[1][-1].endswith(" drawn at random")
    _, lines = audit(capsys, lite, "--json", "--to", 20)
    table = json.loads("".join(lines))
    kinds = (
        "reproduced",
        "cut_short",
        "hurried",
        "by_person",
        "by_chance",
        "over_limit",
        "not_repeatable",
        "different",
    )
    assert sum(table[kind] for kind in kinds) == table["decisions"] == len(table["findings"])
    assert table["persons"] == 0
    text = lite.read_text().replace('[Hunters "search:novice/5"]', '[Hunters "human"]')
    lite.write_text(
        re.sub(r" \{search:novice/5 [^}]*\}", "", text).replace("{search:9+bold 9}", "{search:9+bold 5}", 1)
    )
    _, lines = audit(capsys, lite, "--to", 10)
    assert lines[-1].split(": ")[1].startswith("1 of 2 computer decisions reproduced; 1 ")
    assert lines[-1].endswith("8 decisions of persons not audited")


def test_an_unfinished_autosave_is_accepted(lite: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, body = lite.read_text().split("\n\n", 1)
    first, second = body.splitlines()[:2]
    autosave = lite.with_name("autosave-20260101-101010-abcd.furyqt")
    autosave.write_text(f"{head}\n\n{first}\n{second[:3]}")
    code, lines = audit(capsys, autosave)
    assert code == 0
    assert len(lines) > 5
    other = lite.with_name("other.txt")
    other.write_text(autosave.read_text())
    code, again = audit(capsys, other)
    assert code == 0
    assert again[:-1] == lines[:-1]


def test_a_player_learns_nothing_from_the_search_of_another(
    lite: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A search that has no choice does no iterations, which would tell what the other player could do."""
    found = {}
    for player in ("hunters", "dracula"):
        _, lines = audit(capsys, lite, "--as", player, "--to", 12)
        rows = [line.split() for line in lines[:-1]]
        found[player] = {row[1] for row in rows if row[3] != "-"}
        cli.main(["audit", str(lite), "--as", player, "--to", "12", "--json", "--jobs", "1"])
        findings = json.loads(capsys.readouterr().out)["findings"]
        assert {one["seat"] for one in findings if one["iterations"]} == found[player]
    assert "dracula" not in found["hunters"]
    assert found["dracula"] == {"dracula"}


def test_a_player_finds_no_decision_that_this_player_was_not_told_of(
    records: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """In the record Dracula is prompted, passes, and nothing follows that the hunters see."""
    record, states = loads(records["fury3"].read_bytes())
    movers = [player_to_move(state) for state in states[:-1]]
    passes = [
        mover == 1
        and action.text == "pass"
        and not events_seen_by((after.told or ())[len(before.told or ()) :], 0)
        for action, mover, before, after in zip(record.actions, movers, states, states[1:], strict=False)
    ]
    assert any(passes)
    code, lines = audit(capsys, records["fury3"], "--as", "hunters")
    assert code == 0
    assert all(line.split()[4] == "-" for line in lines[:-1])
    listed = [line.split()[1] for line in lines[:-1]]
    assert [int(line.split()[0]) for line in lines[:-1]] == [*range(1, len(lines))], "no gap tells anything"
    assert 0 < listed.count("dracula") <= movers.count(1) - sum(passes)
    assert len(listed) - listed.count("dracula") == movers.count(0)
    last = str(len(record.actions))
    assert "has" in failed(capsys, "audit", str(records["fury3"]), "--as", "hunters", "--to", last)
