"""Hidden rows: merging equal ones, capping without losing a stratum, and counting ways."""

from __future__ import annotations

import numpy as np
import pytest

from ai.belief import WIDTH, capped, merged, row_keys, ways_to


def rows(*first: int) -> np.ndarray:
    found = np.zeros((len(first), WIDTH), dtype=np.uint8)
    found[:, 0] = first
    return found


def test_equal_rows_become_one_with_their_weights_added() -> None:
    found, weights = merged(rows(3, 1, 3, 2, 1), np.array([1.0, 2.0, 3.0, 4.0, 0.0]))
    assert sorted(zip(found[:, 0].tolist(), weights.tolist(), strict=True)) == [(1, 0.2), (2, 0.4), (3, 0.4)]
    assert found.shape == (3, WIDTH)


def test_rows_that_differ_in_any_byte_stay_apart() -> None:
    two = rows(1, 1)
    two[1, WIDTH - 1] = 9
    found, weights = merged(two, np.array([1.0, 3.0]))
    assert len(found) == 2
    assert sorted(weights) == [0.25, 0.75]


def test_each_column_is_merged_separately() -> None:
    found, weights = merged(rows(1, 2, 1), np.array([[1.0, 0.0], [0.0, 4.0], [2.0, 1.0]]))
    by_row = {int(row[0]): tuple(weight) for row, weight in zip(found, weights, strict=True)}
    assert by_row[1] == pytest.approx((3 / 8, 1 / 8))
    assert by_row[2] == pytest.approx((0.0, 0.5))
    assert weights.sum() == pytest.approx(1)


def test_few_rows_are_not_capped() -> None:
    some, weights = rows(1, 2, 3), np.array([0.2, 0.3, 0.5])
    found, left = capped(some, weights, np.array([0, 0, 1], dtype=np.uint8), most=3)
    assert found is some
    assert left is weights


def many(light: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return 500 rows in ten strata, the first of them light."""
    rng = np.random.default_rng(1)
    some = rng.integers(0, 255, (500, WIDTH), dtype=np.uint8)
    weights = rng.random(500) ** 20
    weights[:light] *= 1e-6
    return some, weights / weights.sum(), np.repeat(np.arange(10, dtype=np.uint8), 50)


def numbers_kept(some: np.ndarray, found: np.ndarray) -> list[int]:
    """Return which of the rows were kept."""
    number = {row.tobytes(): at for at, row in enumerate(some)}
    return [number[row.tobytes()] for row in found]


def test_capping_keeps_every_stratum_and_its_weight() -> None:
    some, weights, strata = many(light=50)
    found, left = capped(some, weights, strata, most=100)
    assert 98 <= len(found) <= 110
    kept = np.array(numbers_kept(some, found))
    for stratum in range(10):
        assert left[strata[kept] == stratum].sum() == pytest.approx(weights[strata == stratum].sum())
        assert np.flatnonzero(strata == stratum)[weights[strata == stratum].argmax()] in kept


def test_capping_keeps_all_heavy_rows_and_their_relative_weights() -> None:
    some, weights, strata = many(light=0)
    found, left = capped(some, weights, np.zeros_like(strata), most=100)
    kept = numbers_kept(some, found)
    heaviest = np.argsort(-weights)[:20]
    assert set(heaviest) <= set(kept)
    after = np.array([left[kept.index(row)] for row in heaviest])
    assert after / after.sum() == pytest.approx(weights[heaviest] / weights[heaviest].sum())


def test_capping_draws_light_rows_for_the_ones_left_out() -> None:
    """Sums over many rows hardly change, which is not so if only the heaviest rows stay."""
    some, weights, strata = many(light=0)
    chosen = np.arange(500) % 2 == 1
    found, left = capped(some, weights, np.zeros_like(strata), most=100)
    kept = np.array(numbers_kept(some, found))
    assert left[chosen[kept]].sum() == pytest.approx(weights[chosen].sum(), abs=0.04)
    assert min(weights[kept]) < np.sort(weights)[-100]


def test_capping_keeps_columns() -> None:
    weights = np.array([[0.1, 0.2], [0.3, 0.1], [0.1, 0.2]])
    found, left = capped(rows(1, 2, 3), weights, np.zeros(3, dtype=np.uint8), most=2)
    assert left.shape == (2, 2)
    assert left.sum() == pytest.approx(1)
    assert 2 in found[:, 0]


@pytest.mark.parametrize("width", [1, 8, 9, 17, 30])
def test_rows_of_any_width_have_the_same_key_only_if_they_are_equal(width: int) -> None:
    some = np.random.default_rng(width).integers(0, 2, (200, width), dtype=np.uint8)
    keys = row_keys(np.concatenate((some, some[::-1])))
    assert keys[:200].tolist() == keys[200:][::-1].tolist()
    assert len(set(keys.tolist())) == len({tuple(row) for row in some.tolist()})


def test_ways_begin_and_end_at_certain_places() -> None:
    """Columns are turns, the newest first: two doubtful ones, a certain one, and two older ones."""
    found = np.array([(1, 4, 7, 2, 3), (1, 5, 7, 2, 3), (1, 4, 7, 2, 8), (6, 4, 7, 2, 3)], dtype=np.uint8)
    assert ways_to(found) == ({1: 2, 6: 1}, {4: 2, 5: 1}, {7: 1}, {2: 1}, {3: 1, 8: 1})
    assert ways_to(found[:1]) == ({1: 1}, {4: 1}, {7: 1}, {2: 1}, {3: 1})
