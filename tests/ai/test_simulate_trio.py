"""`furyqt simulate` with a game of three players that is in a package of its own."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from furyqt.cli import main
from furyqt.rules.core.games import VARIABLE
from furyqt.rules.core.record import loads

SOURCE = '''
"""The open game of three."""
from dataclasses import replace
from tests.ai.trios import trio
RULES = replace(trio(is_open=True), name="opentrio")
'''


@pytest.fixture(autouse=True)
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "opentrio").mkdir()
    (tmp_path / "opentrio" / "__init__.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "opentrio")


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "opentrio", "--jobs", "1", "--json", *arguments]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_one_agent_per_player(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    agents = "red=search:300,green=search:300,blue=search:300"
    table = simulated(capsys, "--players", agents, "--games", "2", "--records", str(tmp_path / "records"))
    rows = {name: table[name] for name in ("red", "green", "blue")}
    assert [(row["agent"], row["wins"]) for row in rows.values()] == [  # type: ignore[index]
        ("search:300", 2),
        ("search:300", 0),
        ("search:300", 0),
    ]
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 2
    record = loads(records[0].read_bytes())[0]
    assert [action.text for action in record.actions] == ["c", "r", "l"]
    assert record.tags["Green"] == "search:300"


def test_the_table_names_every_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "simulate",
                "opentrio",
                "--players",
                "red=random,green=random,blue=random",
                "--games",
                "3",
                "--jobs",
                "1",
            ]
        )
        == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:4]] == ["red", "green", "blue"]
    assert lines[4].startswith("3 games of ")


def test_a_pool_seats_every_agent_everywhere_and_search_beats_random(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    chart = tmp_path / "chart.svg"
    table = simulated(capsys, "--pool", "random,search:120", "--games", "4", "--chart", str(chart))
    assert table["games"] == 8 * 4
    total = {"random": 0.0, "search:120": 0.0}
    for rows in table["sides"].values():  # type: ignore[attr-defined]
        assert [row["games"] for row in rows] == [16, 16]
        for row in rows:
            total[row["agent"]] += row["value"]
    assert total["search:120"] > total["random"] + 0.1
    assert set(table["advantages"]) == {"red", "green", "blue"}  # type: ignore[call-overload]
    assert ElementTree.parse(chart).getroot().tag.endswith("svg")


def test_lists_of_agents_by_player_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    lists = ["--red", "random,search:200", "--green", "search:60", "--blue", "search:60,random,greedy"]
    table = simulated(capsys, *lists, "--games", "5", "--sprt", "0,300")
    assert len(table["pairings"]) == 6  # type: ignore[arg-type]
    test = table["sprt"]
    assert test["observations"] >= 3  # type: ignore[index]
    assert test["mean"] <= 0.5  # type: ignore[index]  # random, the first of the two, is not better


def test_two_agents_of_a_pool_swap_alternate_seats(capsys: pytest.CaptureFixture[str]) -> None:
    table = simulated(capsys, "--pool", "search:100,random", "--games", "2", "--sprt", "0,100")
    pairings = [(row["red"], row["green"], row["blue"]) for row in table["pairings"]]  # type: ignore[attr-defined]
    assert pairings == [("search:100", "random", "search:100"), ("random", "search:100", "random")]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["--players", "hunters=random"], "opentrio has no player “hunters” (players: red, green, blue)"),
        (["--hunters", "random"], "opentrio has no player “hunters” (players: red, green, blue)"),
        (["--players", "red=bot:chaser"], "bot:chaser cannot play red in opentrio"),
        (["--red", "bots"], "“bots” has no agent for red"),
        (["--pool", "bot:chaser"], "“bot:chaser” has no agent for red"),
        (["--pool", "random", "--red", "random"], "only one of --players, --pool and the lists"),
    ],
)
def test_bad_input_is_one_line(wrong: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "opentrio", *wrong]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert why in said
