"""The computer's decisions are those that were recorded, to the last visit and bit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ai.golden_decisions import POSITIONS, SEED, lines

GOLDEN = Path(__file__).with_name("golden_decisions.txt")


@pytest.mark.parametrize("game", POSITIONS)
def test_decisions_are_the_recorded_ones(game: str) -> None:
    expected = [line for line in GOLDEN.read_text("utf-8").splitlines() if line.startswith(f"{game} ")]
    assert len(expected) == 4 * 6
    assert list(lines(game, SEED)) == expected
