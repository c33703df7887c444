"""The curves from how well a player stands to the chance to win."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ai.arena import Match, play_match
from ai.knowledge.point_scale import ChanceCurve
from furyqt.rules.lite import RULES
from lab.train import chance
from lab.train.__main__ import main
from lab.train.chance import PER_GAME, Sample, anchored, fitted, report, samples

LITE = Match("lite", RULES.checked_options({}), ("greedy", "greedy"), 7)


def played(curve: ChanceCurve, number: int) -> list[Sample]:
    """Samples whose results follow a curve."""
    rng = random.Random(3)
    standings = [rng.uniform(-3, 3) for _ in range(number)]
    return [Sample(0, at, at > 2, rng.random() < curve.chance(at)) for at in standings]


def test_the_fit_finds_the_curve_of_the_results() -> None:
    curve = ChanceCurve(-1.0, 1.5)
    found = played(curve, 5000)
    assert fitted(found) == pytest.approx(curve, abs=0.15)
    for line in report(found, curve)[4:]:
        stated, true = map(float, line.strip("| ").split(" | ")[2:])
        assert stated == pytest.approx(true, abs=0.05)


def test_known_results_move_the_curve_to_the_first_decision() -> None:
    own = [Sample(1, 0.5 + at / 10, at == 0, False) for at in range(10)]
    moved = anchored(ChanceCurve(3.0, 1.5), own, 0.8)
    assert moved.chance(0.5) == pytest.approx(0.8)
    assert moved.slope == 1.5


def test_positions_of_both_players_are_asked_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "ASKED", "search:2")
    text = play_match(LITE).record
    found = samples(text)
    has_beaten = [one.has_won for one in found if one.is_first]
    assert sorted(has_beaten) == [False, True], "the score to beat is met by one side"
    for player in (0, 1):
        own = [one for one in found if one.player == player]
        assert PER_GAME <= len(own) < 2 * PER_GAME
        assert [one.is_first for one in own] == [True, *[False] * (len(own) - 1)]


def test_the_file_names_the_command_and_both_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lite").mkdir()
    monkeypatch.setattr(chance, "ASKED", "search:2")
    monkeypatch.setattr(chance, "KNOWLEDGE", tmp_path)
    assert main(["chance", "lite", "--games", "1", "--jobs", "1", "--seed", "7", "--known", "3", "6"]) == 0
    first, *rows = (tmp_path / "lite" / "chance_weights.txt").read_text("utf-8").splitlines()
    assert first == (
        "# python -m lab.train chance lite --players greedy,greedy --games 1 --seed 7 --known 3 6"
    )
    assert [row.split()[0] for row in rows] == ["hunters", "dracula"]
