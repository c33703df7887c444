"""Matrix games: known values, no gain from any deviation, and the same values as a library finds."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from ai.matrix_game import Solution, solve, solve_blocks

GAIN = 1e-9

sizes = st.tuples(st.integers(1, 8), st.integers(1, 10))
whole = st.integers(-3, 3).map(float)
real = st.floats(-30, 30, allow_nan=False).map(lambda points: round(points, 3))
"""Return payoffs as fine as points; if they nearly coincide, the general form may err by 3e-5."""


@st.composite
def games(draw: st.DrawFn) -> NDArray[np.float64]:
    """Return small games; those with a few whole numbers have many ties."""
    height, width = draw(sizes)
    payoff = draw(st.sampled_from([whole, real]))
    cells = draw(st.lists(payoff, min_size=height * width, max_size=height * width))
    return np.array(cells).reshape(height, width)


def assert_no_deviation_gains(matrix: NDArray[np.float64], found: Solution) -> None:
    rows, columns = np.array(found.rows), np.array(found.columns[0])
    assert rows.min() >= 0
    assert columns.min() >= 0
    assert abs(rows.sum() - 1) < GAIN
    assert abs(columns.sum() - 1) < GAIN
    assert (matrix @ columns).max() - found.value < GAIN * max(1.0, float(np.abs(matrix).max()))
    assert found.value - (rows @ matrix).min() < GAIN * max(1.0, float(np.abs(matrix).max()))


@given(games())
@settings(max_examples=400, deadline=None)
def test_no_pure_deviation_gains(matrix: NDArray[np.float64]) -> None:
    assert_no_deviation_gains(matrix, solve(matrix))


@given(games())
@settings(max_examples=200, deadline=None)
def test_the_general_form_agrees(matrix: NDArray[np.float64]) -> None:
    found = solve_blocks((len(matrix),), ((1.0, matrix),))
    assert_no_deviation_gains(matrix, found)
    assert found.value == pytest.approx(solve(matrix).value, abs=1e-8)


@pytest.mark.parametrize(
    ("matrix", "value", "rows", "columns"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, (1 / 3, 1 / 3, 1 / 3), (1 / 3, 1 / 3, 1 / 3)),
        ([[1, -1], [-1, 1]], 0, (0.5, 0.5), (0.5, 0.5)),
        ([[2, -3], [-3, 4]], -1 / 12, (7 / 12, 5 / 12), (7 / 12, 5 / 12)),
        ([[4, 1], [2, 3], [0, 0]], 2.5, (0.25, 0.75, 0), (0.5, 0.5)),
        ([[3, 1], [5, 2]], 2, (0, 1), (0, 1)),
        ([[7]], 7, (1,), (1,)),
        ([[1, 1], [1, 1]], 1, None, None),
        ([[0, 0, 0], [0, 0, 0]], 0, None, None),
    ],
)
def test_known_games(
    matrix: list[list[float]],
    value: float,
    rows: tuple[float, ...] | None,
    columns: tuple[float, ...] | None,
) -> None:
    """Stone and scissors, pennies, Morra, a dominated row, saddle points, games without a difference."""
    found = solve(matrix)
    assert found.value == pytest.approx(value)
    if rows is not None:
        assert found.rows == pytest.approx(rows)
        assert found.columns[0] == pytest.approx(columns)


def test_choices_in_blocks_add_up() -> None:
    """With pennies and Morra at once, against an opponent who plays both, the values add up."""
    pennies, morra = np.array([[1, -1], [-1, 1]]), np.array([[2, -3], [-3, 4]])
    both = np.vstack([np.repeat(pennies, 2, axis=1), np.tile(morra, 2)])
    found = solve_blocks((2, 2), ((1.0, both),))
    assert found.value == pytest.approx(-1 / 12)
    assert found.rows == pytest.approx((0.5, 0.5, 7 / 12, 5 / 12))


def test_a_kind_that_cannot_reply_is_exploited_without_loss_against_the_other() -> None:
    """Half of the opponents can only show heads; playing heads gains 1 against them and costs nothing."""
    pennies = [[1.0, -1.0], [-1.0, 1.0]]
    heads = [[1.0], [-1.0]]
    found = solve_blocks((2,), ((0.5, pennies), (0.5, heads)))
    assert found.value == pytest.approx(0.0)
    found = solve_blocks((2,), ((0.25, pennies), (0.75, heads)))
    assert found.rows == pytest.approx((1.0, 0.0))
    assert found.value == pytest.approx(0.5)


def test_values_agree_with_a_library() -> None:
    linprog = pytest.importorskip("scipy.optimize").linprog
    rng = np.random.default_rng(1)
    for _ in range(100):
        matrix = rng.normal(size=(int(rng.integers(1, 8)), int(rng.integers(1, 10))))
        height, width = matrix.shape
        program = linprog(
            [*(0.0,) * height, -1.0],
            A_ub=np.hstack([-matrix.T, np.ones((width, 1))]),
            b_ub=np.zeros(width),
            A_eq=[[*(1.0,) * height, 0.0]],
            b_eq=[1.0],
            bounds=[*((0, None),) * height, (None, None)],
        )
        assert solve(matrix).value == pytest.approx(-program.fun, abs=1e-7)
