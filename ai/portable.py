"""Arithmetic with the same result on every processor, to the last bit.

A belief is compared, kept and sampled from, so a difference in its last bit may become another decision. BLAS
(`@`, `dot`, `matmul`) adds in an order that suits the processor, and some processors have versions of NumPy's
`exp`, `log` and `power` that differ in the last bit. `einsum`, sums along an axis and element-wise operations
are the same everywhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]

GRAIN = 2.0**-40
"""The unit of grained numbers: sums of up to 2**13 of them, each at most one, are exact in any order."""


_SUBSCRIPTS = {(1, 1): "i,i", (1, 2): "i,ij->j", (2, 1): "ij,j->i"}


def product(left: Floats, right: Floats) -> Any:
    """Return `left @ right` for vectors and matrices; `left` may also be a stack of matrices."""
    if right.ndim == 2 <= left.ndim:
        return np.einsum("...ij,kj->...ik", left, np.ascontiguousarray(right.T))
    return np.einsum(_SUBSCRIPTS[left.ndim, right.ndim], left, right)


def exact_product(left: NDArray[Any], right: NDArray[Any]) -> NDArray[Any]:
    """Return the matrix product of numbers whose sums are exact: whole ones, or 0 and 1 with grained ones."""
    return np.asarray(left @ right)


def grained(numbers: Floats) -> Floats:
    """Return the nearest multiples of GRAIN."""
    return np.asarray(np.rint(numbers / GRAIN) * GRAIN)


def exp(numbers: ArrayLike) -> Floats:
    """Return the exponentials, rounded so that processors agree."""
    return _rounded(np.exp(numbers))


def log(numbers: ArrayLike) -> Floats:
    """Return the natural logarithms, rounded so that processors agree."""
    return _rounded(np.log(numbers))


def log1p(numbers: ArrayLike) -> Floats:
    """Return the logarithms of the numbers plus one, rounded so that processors agree."""
    return _rounded(np.log1p(numbers))


def power(numbers: NDArray[Any], exponent: float) -> Floats:
    """Return the powers, rounded so that processors agree."""
    return _rounded(np.power(numbers.astype(np.float64), exponent))


def _rounded(numbers: Floats) -> Floats:
    """Round to 24 bits: an error in the 53rd changes about one in 100 million results."""
    return numbers.astype(np.float32).astype(np.float64)
