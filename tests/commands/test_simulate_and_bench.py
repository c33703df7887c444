"""`furyqt simulate` and `furyqt bench`: tables and JSON that repeat, and one line for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from furyqt.cli import main
from furyqt.commands import bench
from furyqt.rules.core.record import loads

MATCH = ["simulate", "lite", "--players", "dracula=greedy,hunters=search:5", "--games", "2", "--jobs", "2"]


def test_the_table_names_both_sides_and_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "hunters   search:5" in out
    assert "dracula   greedy" in out
    assert "95 % interval" in out


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
        ["bench", "chess"],
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_bench_measures_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    assert main(["bench", "lite", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["start_up_seconds"] > 0
    assert all(value > 0 for value in figures["games"]["lite"].values())
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
