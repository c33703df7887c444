"""Sets of weighted hidden rows as numpy arrays: merging, capping, drawing.

A row is eight bytes (uint8), so that two rows are equal when their 64-bit integers are; weights are float64
and sum to one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.uint8]
"""Shape (n, 8)."""
Weights = NDArray[np.float64]
"""Shape (n,)."""

WIDTH = 8
MOST_ROWS = 200_000


def merged(rows: Rows, weights: Weights) -> tuple[Rows, Weights]:
    """Equal rows as one, their weights added up and brought to a sum of one."""
    keys = np.ascontiguousarray(rows).view(np.uint64).ravel()
    unique, inverse = np.unique(keys, return_inverse=True)
    total = np.bincount(inverse, weights=weights, minlength=len(unique))
    return unique.view(np.uint8).reshape(-1, WIDTH), total / total.sum()


def capped(
    rows: Rows, weights: Weights, strata: NDArray[np.uint8], most: int = MOST_ROWS
) -> tuple[Rows, Weights]:
    """At most about so many rows: the heaviest of each stratum stay, and each stratum keeps its weight.

    `strata` has one number for each row; no stratum dies out.
    """
    if len(rows) <= most:
        return rows, weights
    order = np.lexsort((-weights, strata))
    sorted_strata = strata[order]
    first = np.r_[True, sorted_strata[1:] != sorted_strata[:-1]]
    starts = np.flatnonzero(first)
    rank = np.arange(len(order)) - np.repeat(starts, np.diff(np.r_[starts, len(order)]))
    kept = order[rank < max(1, most // len(starts))]
    before = np.bincount(strata, weights=weights, minlength=256)
    after = np.bincount(strata[kept], weights=weights[kept], minlength=256)
    weights = weights[kept] * (before / np.where(after > 0, after, 1))[strata[kept]]
    return rows[kept], weights / weights.sum()
