"""Games in which both sides choose at once: exact mixed strategies by the simplex algorithm.

In the general form one side mixes in blocks (one choice in each block) against an opponent of several kinds:
each kind knows its kind, has its own columns, and plays a best response to the mixture. A matrix game is one
block against one kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ai.portable import product

Matrix = NDArray[np.float64]

SMALLEST = 1e-11
"""Numbers below this are taken for zero; payoffs are first scaled to between 1 and 2."""
GOLDEN = 0.6180339887498949


class Solution(NamedTuple):
    """The value of a game to the side that maximizes, and both sides' mixed strategies."""

    value: float
    rows: tuple[float, ...]
    """One probability for each row; those of each block sum to one."""
    columns: tuple[tuple[float, ...], ...]
    """For each kind of opponent one probability for each of its columns."""


def solve(payoffs: ArrayLike) -> Solution:
    """Return the value and optimal mixed strategies of a zero-sum matrix game; the rows maximize.

    The payoffs are shifted to be positive and the probabilities divided by the value: the sum of the columns
    is maximized while every row's payoff is at most 1, and the rows are the dual prices of those constraints.
    """
    matrix = np.asarray(payoffs, dtype=np.float64)
    lows, highs = matrix.min(axis=1), matrix.max(axis=0)
    row, column, (height, width) = int(lows.argmax()), int(highs.argmin()), matrix.shape
    if lows[row] >= highs[column]:
        return Solution(float(lows[row]), _pure(height, row), (_pure(width, column),))
    low = float(lows.min())
    table = np.zeros((height + 1, width + 2))
    table[:height, :width] = (matrix - low) / (float(highs.max()) - low) + 1.0
    table[:height, -2], table[-1, :width] = 1.0, 1.0
    columns, rows = _maximize(table)
    mixture, reply = _shares(rows, (height,)), _shares(columns, (width,))
    return Solution(float(product(np.array(mixture), matrix).min()), mixture, (reply,))


def _pure(size: int, chosen: int) -> tuple[float, ...]:
    return tuple(float(at == chosen) for at in range(size))


def solve_blocks(blocks: Sequence[int], kinds: Sequence[tuple[float, ArrayLike]]) -> Solution:
    """The same for rows in blocks and several kinds of opponent, each with its weight and its matrix.

    A matrix has all blocks' rows one below the other; a joint choice pays the sum of its rows.
    """
    weighted = [(weight, np.asarray(payoffs, dtype=np.float64)) for weight, payoffs in kinds]
    widths = [matrix.shape[1] for _, matrix in weighted]
    variables, prices = _maximize(_program(blocks, weighted))
    rows, columns = _shares(variables[: sum(blocks)], blocks), _shares(prices[: sum(widths)], widths)
    mixture = np.array(rows)
    value = sum(weight * float(product(mixture, matrix).min()) for weight, matrix in weighted)
    replies = tuple(columns[start:stop] for start, stop in pairwise(accumulate(widths, initial=0)))
    return Solution(value, rows, replies)


def _program(blocks: Sequence[int], kinds: Sequence[tuple[float, Matrix]]) -> Matrix:
    """Return the linear program: each kind's payoff is at most that of each column; no block exceeds one.

    Variables are the rows and one payoff for each kind.
    """
    low = min(float(matrix.min()) for _, matrix in kinds)
    span = max(float(matrix.max()) for _, matrix in kinds) - low or 1.0
    height, width = sum(blocks), sum(matrix.shape[1] for _, matrix in kinds)
    table = np.zeros((width + len(blocks) + 1, height + len(kinds) + 2))
    top = 0
    for kind, (weight, matrix) in enumerate(kinds):
        bottom = top + matrix.shape[1]
        table[top:bottom, :height] = (low - matrix.T) / span - 1.0
        table[top:bottom, height + kind], table[-1, height + kind] = 1.0, weight
        top = bottom
    for block, (start, stop) in enumerate(pairwise(accumulate(blocks, initial=0))):
        table[width + block, start:stop] = 1.0
    table[width:-1, -2] = 1.0
    return table


def _maximize(table: Matrix) -> tuple[Matrix, Matrix]:
    """Run Dantzig's simplex in place; return the variables' values and the constraints' prices.

    Rows are constraints, the last the objective; columns are variables, then the right-hand side (not
    negative), then room for the same with small numbers added, so that no two ratios are equal and no basis
    occurs twice. A pivot swaps a nonbasic variable, represented by a column, with a basic one.
    """
    height, width = table.shape[0] - 1, table.shape[1] - 2
    table[:-1, -1] = table[:-1, -2] + SMALLEST * (1 + np.arange(height) * GOLDEN % 1)
    outside, inside = list(range(width)), list(range(width, width + height))
    goal, ends = table[-1, :width], table[:-1, -1]
    for _ in range(50 * (height + width)):
        column = int(goal.argmax())
        if goal[column] <= SMALLEST:
            break
        entries = table[:-1, column]
        grows = entries > SMALLEST
        row = int(np.where(grows, ends / np.where(grows, entries, 1.0), np.inf).argmin())
        _pivot(table, row, column)
        outside[column], inside[row] = inside[row], outside[column]
    values = np.zeros(width + height)
    values[inside] = table[:-1, -2]
    prices = np.zeros(width + height)
    prices[outside] = -goal
    return values[:width], prices[width:]


def _pivot(table: Matrix, row: int, column: int) -> None:
    pivot = table[row, column]
    across = table[row] / pivot
    across[column] = 1.0 / pivot
    down = table[:, column].copy()
    down[row] = 0.0
    table[:, column] = 0.0
    table -= down[:, None] * across
    table[row] = across


def _shares(numbers: Matrix, sizes: Sequence[int]) -> tuple[float, ...]:
    """Remove rounding errors: no number is negative, and those of each part sum to one."""
    found = np.maximum(numbers, 0.0).tolist()
    shares: list[float] = []
    for start, stop in pairwise(accumulate(sizes, initial=0)):
        whole = sum(found[start:stop])
        shares += [share / whole if whole > 0 else 1.0 / (stop - start) for share in found[start:stop]]
    return tuple(shares)
