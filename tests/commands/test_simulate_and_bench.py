"""`furyqt simulate` and `furyqt bench`: repeatable tables and JSON, and one line for bad input."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ai.arena import Match, Result
from furyqt.cli import main
from furyqt.commands import bench, simulate
from furyqt.rules.core.record import loads

MATCH = ["simulate", "lite", "--players", "dracula=greedy,hunters=search:5", "--games", "2", "--jobs", "2"]


def test_the_table_names_both_sides_and_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "hunters   search:5" in out
    assert "dracula   greedy" in out
    assert "95% interval" in out


def test_a_match_repeats_from_its_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        assert main([*MATCH[:-1], jobs, "--seed", "3", "--json", "--records", str(folder)]) == 0
        table = json.loads(capsys.readouterr().out)
        assert table["games"] == 2
        found.append((table["score"], [path.read_bytes() for path in sorted(folder.iterdir())]))
    assert found[0] == found[1]
    assert [len(loads(data)[0].actions) > 10 for data in found[0][1]] == [True, True]


@pytest.mark.parametrize(
    "wrong",
    [
        ["simulate", "chess"],
        ["simulate", "lite", "--players", "dracula"],
        ["simulate", "lite", "--players", "mina=random"],
        ["simulate", "lite", "--players", "dracula=genius"],
        ["simulate", "lite", "--games", "0"],
        ["simulate", "lite", "--jobs", "-1"],
        ["simulate", "lite", "--options", "stay=perhaps"],
        ["simulate", "lite", "--options", "stay"],
        ["simulate", "lite", "--players", "dracula=bot:chaser"],
        ["simulate", "fury3", "--players", "hunters=bot:nobody"],
        ["simulate", "lite", "--hunters", "greedy,greedy"],
        ["simulate", "lite", "--hunters", ""],
        ["simulate", "lite", "--hunters", "greedy", "--pool", "greedy"],
        ["simulate", "lite", "--hunters", "bots,nobody"],
        ["simulate", "lite", "--pool", "bot:chaser"],
        ["simulate", "lite", "--sprt", "5"],
        ["simulate", "lite", "--sprt", "5,5"],
        ["simulate", "lite", "--sprt", "0,nan"],
        ["simulate", "lite", "--pool", "greedy,random,search:5", "--sprt", "0,5"],
        ["simulate", "lite", "--chart", "/nowhere/at/all.svg"],
        ["bench", "chess"],
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_round_robin_has_ratings_of_both_sides_json_and_a_chart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [
        "--json",
        str(tmp_path / "a.json"),
        "--chart",
        str(tmp_path / "a.svg"),
        "--records",
        str(tmp_path),
    ]
    field = ["--hunters", "greedy,bot:spread", "--dracula", "random,bot:landsman"]
    assert main(["simulate", "lite", *field, "--games", "2", "--jobs", "2", "--seed", "3", *files]) == 0
    out = capsys.readouterr().out
    assert "8 games\nhunters: " in out
    table = json.loads((tmp_path / "a.json").read_text())
    assert (table["game"], table["seed"], table["games"], table["complete"]) == ("lite", 3, 8, True)
    assert set(table["sides"]) == {"hunters", "dracula"}
    interval, row = {"mean", "low", "high"}, table["sides"]["dracula"][0]
    assert set(row["elo"]) == set(row["score"]) == interval
    assert {"agent", "games", "wins", "rate", "low", "high", "value", "worst", "seconds"} <= set(row)
    assert {name: set(ahead) for name, ahead in table["advantages"].items()} == {
        "hunters": interval,
        "dracula": interval,
    }
    assert [pairing["games"] for pairing in table["pairings"]] == [2, 2, 2, 2]
    assert {pairing["hunters"] for pairing in table["pairings"]} == {"greedy", "bot:spread"}
    assert ElementTree.parse(tmp_path / "a.svg").getroot().tag.endswith("svg")
    assert (tmp_path / "lite-3-bot_spread-random.furyqt").is_file()


def test_a_pool_takes_both_sides_and_rule_bots_only_theirs(capsys: pytest.CaptureFixture[str]) -> None:
    pool = ["--pool", "greedy,bot:spread,bot:dweller", "--games", "1", "--jobs", "2", "--json"]
    assert main(["simulate", "lite", *pool]) == 0
    sides = json.loads(capsys.readouterr().out)["sides"]
    assert {row["agent"] for row in sides["hunters"]} == {"greedy", "bot:spread"}
    assert {row["agent"] for row in sides["dracula"]} == {"greedy", "bot:dweller"}


def test_a_sequential_test_stops_early_and_repeats_with_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    test = [
        "simulate",
        "lite",
        "--players",
        "hunters=greedy,dracula=random",
        "--sprt",
        "0,400",
        "--games",
        "60",
    ]
    said = []
    for jobs in ("1", "3"):
        assert main([*test, "--jobs", jobs]) == 0
        said.append(capsys.readouterr().out.splitlines()[-2:])
    assert said[0] == said[1]
    assert "H1 holds (400 Elo) after 5 observations" in said[0][-1]


def ended(match: Match, winner: int) -> Result:
    return Result(match.seed, (winner,), 300, 50, (0.0, 0.0), (0, 0), "", (1.0 - winner, float(winner)))


def test_two_agents_of_a_pool_are_compared_with_sides_swapped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def better(matches: Iterable[Match], workers: Executor) -> Iterator[Result]:
        return (ended(match, match.specs.index("greedy")) for match in matches)

    monkeypatch.setattr(simulate, "play_matches", better)
    assert main(["simulate", "lite", "--pool", "greedy,random", "--sprt", "0,100", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert (table["sprt"]["accepted"], table["sprt"]["observations"]) == ("H1", 8)
    assert [(row["hunters"], row["dracula"], row["wins"]) for row in table["pairings"]] == [
        ("greedy", "random", 8),
        ("random", "greedy", 0),
    ]
    assert not table["complete"]


def test_what_was_played_is_shown_when_it_is_broken_off(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(matches: Iterable[Match], workers: Executor) -> Iterator[Result]:
        for match in islice(matches, 3):
            yield ended(match, 0)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_matches", broken)
    assert main(["simulate", "lite", "--hunters", "greedy", "--dracula", "random,greedy"]) == 130
    shown = capsys.readouterr()
    assert "canceled after 3 games" in shown.err
    assert "3 games\nhunters: " in shown.out


def test_bench_measures_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    assert main(["bench", "lite", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["start_up_seconds"] > 0
    assert all(value > 0 for value in figures["games"]["lite"].values())
    monkeypatch.setattr(bench, "start_up", lambda: figures["start_up_seconds"])
    monkeypatch.setattr(bench, "measured", lambda rules: figures["games"][rules.name])
    assert main(["bench", "lite"]) == 0
    assert "iterations/s" in capsys.readouterr().out


def test_a_cluster_plays_as_this_machine_does(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, protocol="tcp://"
    ) as cluster:
        assert main([*MATCH, "--seed", "3", "--json", "--scheduler", cluster.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main([*MATCH, "--seed", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == there["score"]
