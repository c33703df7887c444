"""Random numbers of simulated games from a table."""

from __future__ import annotations

import itertools
import random
from statistics import mean

import pytest

from ai.knowledge.fury.turn_guide import LONG, TurnGuide, source


def drawn(seed: int, number: int = LONG) -> list[float]:
    numbers = source(seed)
    return [numbers() for _ in range(number)]


def test_a_seed_gives_the_same_numbers_again() -> None:
    assert drawn(1 << 61) == drawn(1 << 61)
    assert len({tuple(drawn(seed, 3)) for seed in range(1000)}) > 950


def test_the_numbers_are_even_between_0_and_1() -> None:
    found = [number for seed in range(300) for number in drawn(seed * seed, 40)]
    assert min(found) >= 0
    assert max(found) < 1
    assert mean(found) == pytest.approx(0.5, abs=0.02)
    tenths = [sum(int(number * 10) == tenth for number in found) for tenth in range(10)]
    assert min(tenths) > 0.08 * len(found)


def test_neighboring_seeds_are_not_alike() -> None:
    first = [drawn(seed, 1)[0] for seed in range(2000)]
    pairs = [(a - 0.5) * (b - 0.5) for a, b in itertools.pairwise(first)]
    assert abs(mean(pairs)) < 0.01


def test_a_source_never_ends() -> None:
    assert drawn(5, LONG + 2)[-2:] == drawn(5, 2)


def test_a_guide_without_a_table_seeds_a_generator() -> None:
    numbers = TurnGuide(random.Random(1), 0.0).luck(7)
    assert [numbers(), numbers()] == [random.Random(7).random(), pytest.approx(0.15, abs=0.01)]
