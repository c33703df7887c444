"""`furyqt replay`: the log as a player knows it, JSON, and the check of a record."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from furyqt import cli
from furyqt.commands.speech import say
from furyqt.rules.core.agenda import pending_window, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.record import dumps
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.lite import RULES
from tests.commands.test_cli import failed, run
from tests.contract.games import Game, played
from tests.contract.test_notation import record_of

OVER = played(RULES, RULES.checked_options({}), 1)
OPEN = played(RULES, RULES.checked_options({}), 2, most=60)


@pytest.fixture
def over(tmp_path: Path) -> Path:
    return saved(OVER, tmp_path / "over.furyqt")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return saved(OPEN, tmp_path / "unfinished.furyqt")


def saved(game: Game, file: Path) -> Path:
    file.write_text(dumps(record_of(game)), encoding="utf-8")
    return file


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert cli.main(["replay", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def log(game: Game, player: int | None, length: int | None = None) -> str:
    events = game.states[-1 if length is None else length].told or ()
    shown = events if player is None else events_seen_by(events, player)
    return "".join(f"{say(event.describe())}\n" for event in shown)


def test_a_finished_game_is_told_wholly(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, over)
    assert text == log(OVER, None)
    assert "(s)" not in text, "a number has its plural in English, too"


def test_an_unfinished_game_is_told_as_the_first_player_knows_it(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, unfinished)
    assert text == log(OPEN, 0)
    assert text != log(OPEN, None)
    assert "Dracula moves to an unknown city." in text


@pytest.mark.parametrize(
    ("hunters", "dracula", "viewer"),
    [("greedy", "human", 1), ("human", "greedy", 0), ("human", "human", 0), ("greedy", "greedy", 0)],
)
def test_the_person_in_an_unfinished_game_learns_nothing_new(
    hunters: str, dracula: str, viewer: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Dracula's person is not told what the hunters draw."""
    game = played(ruleset("fury3"), ruleset("fury3").checked_options({}), 2, most=60)
    record = dataclasses.replace(record_of(game), tags={"Hunters": hunters, "Dracula": dracula})
    file = tmp_path / "unfinished.furyqt"
    file.write_text(dumps(record), encoding="utf-8")
    told = [printed(capsys, file, "--as", name) for name in ("hunters", "dracula")]
    assert told[0] != told[1]
    assert printed(capsys, file) == told[viewer]


def test_an_unfinished_game_that_hides_nothing_is_told_wholly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ruleset("dining")
    file = saved(played(rules, rules.checked_options({}), 2, most=20), tmp_path / "open.furyqt")
    game = json.loads(printed(capsys, file, "--json"))
    assert len(game["actions"]) == 20
    assert all(game["actions"])


@pytest.mark.parametrize(("name", "player"), [("hunters", 0), ("dracula", 1)])
def test_as_a_player(name: str, player: int, over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, over, "--as", name) == log(OVER, player)
    assert printed(capsys, over, "--as", name.upper()) == log(OVER, player)


def test_to_a_number_of_actions(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, over, "--to", 12) == log(OVER, 0, 12)
    assert printed(capsys, over, "--to", 0).strip() == ""
    assert printed(capsys, over, "--to", len(OVER.actions)) == log(OVER, None)


def test_verify_says_how_many_actions(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, over, "--verify") == f"{over}: {len(OVER.actions)} actions, verified\n"
    answer = json.loads(printed(capsys, over, "--verify", "--json"))
    assert answer == {"file": str(over), "actions": len(OVER.actions), "verified": True}


def test_verify_names_the_line_of_a_damage(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = over.read_text(encoding="utf-8").split("\n")
    lines[8] = lines[8].replace(lines[8][1:3], "JM", 1)
    over.write_text("\n".join(lines), encoding="utf-8")
    assert f"{over}: line 9: " in failed(capsys, "replay", str(over), "--verify")


def test_as_json_everything_of_a_finished_game(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game: dict[str, Any] = json.loads(printed(capsys, over, "--json"))
    assert (game["game"], game["ruleset"], game["seed"], game["viewer"]) == ("lite", 1, 1, "everything")
    assert game["options"] == OVER.options
    tokens = [RULES.write(*move) for move in OVER.moves()]
    assert [action["token"] for action in game["actions"]] == tokens
    assert game["outcome"]["winners"] in (["hunters"], ["dracula"])
    assert set(game["observations"]) == {"hunters", "dracula"}
    assert game["observations"]["dracula"]["score"] == OVER.states[-1].score
    assert game["log"] == [str(event.describe()) for event in OVER.states[-1].told or ()]


def test_as_json_a_player_gets_no_token_of_another(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = json.loads(printed(capsys, unfinished, "--json"))
    assert game["viewer"] == "hunters"
    assert set(game["observations"]) == {"hunters"}
    assert game["outcome"] is None
    for action in game["actions"]:
        assert (action["token"] is None) == (action["player"] == "dracula")


@pytest.mark.parametrize("name", ["game.furyqt", "game.txt", "game"])
@pytest.mark.parametrize("end", ["", " GM", " {caf\xc3"])
def test_a_record_is_read_under_any_name_up_to_its_last_whole_action(
    unfinished: Path, capsys: pytest.CaptureFixture[str], name: str, end: str
) -> None:
    """An autosave has no end mark, and its last token may be incomplete."""
    cut = unfinished.with_name(name)
    cut.write_bytes(unfinished.read_bytes().removesuffix(b"*\n") + end.encode("latin-1"))
    assert cli.main(["replay", str(cut), "--verify"]) == 0
    captured = capsys.readouterr()
    assert captured.out == f"{cut}: {len(OPEN.actions)} actions, verified\n"
    assert captured.err == f"The end of {cut} is missing; the game is opened at its last whole move.\n"
    assert printed(capsys, cut) == log(OPEN, 0)


def test_a_player_finds_no_action_that_this_player_was_not_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ruleset("fury3")
    game = played(rules, rules.checked_options({}), 9, most=250)
    file = saved(game, tmp_path / "fury3.furyqt")
    movers = [player_to_move(state) for state in game.states[:-1]]
    for player, info in enumerate(game.table.players):
        hidden = [
            action.text == "pass" and pending_window(before) is not None and mover != player
            for (before, action, _), mover in zip(game.moves(), movers, strict=True)
        ]
        assert any(hidden)
        listed = json.loads(printed(capsys, file, "--as", info.name, "--json"))["actions"]
        whole = len(listed)
        assert whole <= len(movers) - sum(hidden)
        assert len([action for action in listed if action["player"] == info.name]) == movers.count(player)
        verified = printed(capsys, file, "--as", info.name, "--verify")
        assert verified == f"{file}: {whole} actions, verified\n"
        cut = json.loads(printed(capsys, file, "--as", info.name, "--json", "--to", 9))["actions"]
        assert cut == listed[:9]
        assert f"{whole} actions" in failed(capsys, "replay", str(file), "--as", info.name, "--to", "999")


def test_bad_input_is_one_line(over: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "No such file" in failed(capsys, "replay", str(tmp_path / "nothing.furyqt"))
    assert str(tmp_path) in failed(capsys, "replay", str(tmp_path))
    assert "there is no player “mina”" in failed(capsys, "replay", str(over), "--as", "mina")
    for number in ("-1", "99999", "x"):
        assert "--to" in failed(capsys, "replay", str(over), "--to", number)
    binary = tmp_path / "binary.furyqt"
    binary.write_bytes(bytes(range(256)))
    assert f"{binary}: line 1: this is not text" in failed(capsys, "replay", str(binary), "--verify").replace(
        "line 2", "line 1"
    )


def test_no_screen_is_loaded(over: Path) -> None:
    done = run("replay", str(over), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "lite"
