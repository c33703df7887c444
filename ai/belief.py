"""Sets of weighted hidden rows as numpy arrays: merging, capping, drawing.

A row is eight bytes (uint8), so that two rows are equal when their 64-bit integers are; weights are float64
and sum to one. Weights may have a column for each kind of opponent; the sum of a column is the probability of
that kind.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.uint8]
"""Shape (n, 8)."""
Weights = NDArray[np.float64]
"""Shape (n,) or (n, kinds)."""

WIDTH = 8
MOST_ROWS = 200_000


def merged(rows: Rows, weights: Weights) -> tuple[Rows, Weights]:
    """Merge equal rows, add up their weights and normalize them to a sum of one."""
    keys = np.ascontiguousarray(rows).view(np.uint64).ravel()
    unique, inverse = np.unique(keys, return_inverse=True)
    columns = weights.reshape(len(rows), -1).T
    total = np.stack([np.bincount(inverse, weights=column, minlength=len(unique)) for column in columns], -1)
    total = total.reshape(len(unique), *weights.shape[1:])
    return unique.view(np.uint8).reshape(-1, WIDTH), total / total.sum()


def row_keys(rows: NDArray[np.uint8]) -> NDArray[Any]:
    """Return a number for each row, of any width; equal rows have equal numbers."""
    parts = -(-rows.shape[1] // WIDTH)
    padded = np.zeros((parts, len(rows), WIDTH), np.uint8)
    for part in range(parts):
        columns = rows[:, part * WIDTH : (part + 1) * WIDTH]
        padded[part, :, : columns.shape[1]] = columns
    first, *others = padded.view(np.uint64)[..., 0]
    for other in others:
        values, numbers = np.unique(other, return_inverse=True)
        first = np.unique(first, return_inverse=True)[1] * len(values) + numbers
    return np.asarray(first)


def ways_to(rows: NDArray[np.uint8]) -> tuple[dict[int, int], ...]:
    """Return for each column how many ways have each value; the columns are the places of successive turns.

    A way begins and ends at a place that is the same in all rows.
    """
    certain = (rows == rows[:1]).all(axis=0)
    edges = np.flatnonzero(certain[1:] | certain[:-1]) + 1
    found: list[dict[int, int]] = []
    for part in np.split(rows, edges, axis=1):
        ways = part[np.unique(row_keys(part), return_index=True)[1]]
        found += map(_counted, ways.T)
    return tuple(found)


def _counted(column: NDArray[np.uint8]) -> dict[int, int]:
    values, counts = np.unique(column, return_counts=True)
    return dict(zip(values.tolist(), counts.tolist(), strict=True))


def capped(
    rows: Rows, weights: Weights, strata: NDArray[np.uint8], most: int = MOST_ROWS
) -> tuple[Rows, Weights]:
    """Keep about this number of rows; the heaviest row of each stratum always stays.

    Heavy rows keep their weight. Of the light ones an even share is drawn in the order of the strata, without
    chance, and each gets the same weight, so that sums over many rows stay what they were (Fearnhead and
    Clifford 2003). `strata` has one number for each row.
    """
    if len(rows) <= most:
        return rows, weights
    heavy = weights.reshape(len(rows), -1).sum(axis=1)
    order = np.lexsort((-heavy, strata))
    sorted_strata = strata[order]
    first = np.r_[True, sorted_strata[1:] != sorted_strata[:-1]]
    share = np.minimum(1.0, heavy / _threshold(heavy, most))
    ends = share[order].cumsum()
    drawn = np.floor(ends + 0.5) > np.floor(ends - share[order] + 0.5)
    kept = order[drawn | first]
    before = np.bincount(strata, weights=heavy, minlength=256)
    weights = weights[kept] / share[kept].reshape(-1, *(1 for _ in weights.shape[1:]))
    after = np.bincount(strata[kept], weights=weights.reshape(len(kept), -1).sum(axis=1), minlength=256)
    scale = (before / np.where(after > 0, after, 1))[strata[kept]]
    weights = weights * scale.reshape(-1, *(1 for _ in weights.shape[1:]))
    return rows[kept], weights / weights.sum()


def _threshold(heavy: Weights, most: int) -> float:
    """Return the weight above which rows are kept as they are, so that about `most` rows are kept."""
    ordered = np.sort(heavy)
    light = ordered.cumsum()
    left = most - np.arange(len(ordered) - 1, -1, -1)
    """The places that remain for the light rows if all rows above this one are kept."""
    at = np.flatnonzero((left > 0) & (light >= left * ordered))[-1]
    return float(light[at] / left[at])
