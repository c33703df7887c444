"""Learned weights are read in one place, and points are scaled in one place."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.knowledge.point_scale import ChanceCurve, PointScale, log_odds
from ai.knowledge.weight_files import weight_lines, weight_rows, weights


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with one weight file."""
    folder = tmp_path / "weighty"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "some.txt").write_text("# learned\nnear 1.5 2\n\nfar -3\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "weighty"


def test_comments_and_empty_lines_are_skipped(package: str) -> None:
    assert list(weight_lines(package, "some.txt")) == [["near", "1.5", "2"], ["far", "-3"]]


def test_rows_have_all_numbers_and_weights_only_the_first(package: str) -> None:
    assert weight_rows(package, "some.txt") == {"near": (1.5, 2.0), "far": (-3.0,)}
    assert weights(package, "some.txt") == {"near": 1.5, "far": -3.0}


def test_points_of_the_root_have_the_value_one_half() -> None:
    scale = PointScale(spread=10.0)
    assert scale.value(4.0, 4.0) == 0.5
    assert scale.value(14.0, 4.0) == pytest.approx(0.88, abs=0.01)
    assert scale.value(-6.0, 4.0) == pytest.approx(1 - scale.value(14.0, 4.0))


def test_a_chance_is_between_0_and_1_for_any_standing() -> None:
    curve = ChanceCurve(offset=-1.0, slope=0.5)
    assert curve.chance(2.0) == 0.5
    assert curve.chance(4.0) == pytest.approx(0.731, abs=0.001)
    assert 0 <= curve.chance(-1e9) < 1e-200
    assert curve.chance(1e9) == 1


def test_log_odds_are_finite_at_both_ends() -> None:
    assert log_odds(0.5) == 0
    assert log_odds(0.0) == pytest.approx(-log_odds(1.0))
    assert log_odds(0.0) < -20
    assert log_odds(1.5) == log_odds(1.0), "points beyond a won game"
