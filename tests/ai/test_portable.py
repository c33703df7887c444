"""Arithmetic of the search: no sum depends on the order that BLAS chooses for a processor."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

from ai import portable

ROOT = Path(__file__).parents[2]
FREE = ("ai/portable.py", "ai/arena/ratings.py")
"""Code that decides nothing: the module itself, tables of ratings."""
OF_BLAS = {"dot", "vdot", "inner", "matmul", "tensordot", "vecdot", "matvec", "vecmat", "linalg"}
BY_PROCESSOR = {"exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "power", "tanh", "logaddexp"}
ROWS = np.random.default_rng(1).random((30, 40))
COLUMNS = np.random.default_rng(2).random((40, 5))


def test_the_search_leaves_no_sum_to_blas() -> None:
    found = []
    for path in sorted((ROOT / "ai").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(FREE):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_product = isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.MatMult)
            if is_product or (isinstance(node, ast.Attribute) and _is_numpys(node)):
                found.append(f"{name}:{node.lineno}")
    assert found == [], "use ai.portable"


def _is_numpys(node: ast.Attribute) -> bool:
    is_module = isinstance(node.value, ast.Name) and node.value.id == "np"
    return node.attr in OF_BLAS | BY_PROCESSOR and is_module


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (ROWS[0], COLUMNS[:, 0]),
        (ROWS[0], COLUMNS),
        (ROWS, COLUMNS[:, 0]),
        (ROWS, COLUMNS),
        (ROWS[None], COLUMNS),
    ],
    ids=["vectors", "vector and matrix", "matrix and vector", "matrices", "stack"],
)
def test_product_is_the_matrix_product(left: portable.Floats, right: portable.Floats) -> None:
    np.testing.assert_allclose(portable.product(left, right), left @ right)


def test_grained_numbers_add_up_to_the_same_in_any_order() -> None:
    numbers = portable.grained(np.random.default_rng(3).random(8000))
    shuffled = np.random.default_rng(4).permutation(numbers)
    assert numbers.cumsum()[-1] == shuffled.cumsum()[-1] == numbers.sum()


def test_functions_hide_the_last_bits_of_a_processor() -> None:
    numbers = np.random.default_rng(5).random(1000)
    close = np.nextafter(numbers, 2.0)
    assert (portable.exp(numbers) != portable.exp(close)).mean() < 0.01
    assert (portable.log1p(numbers) != portable.log1p(close)).mean() < 0.01
    assert (portable.power(numbers, 0.7) != portable.power(close, 0.7)).mean() < 0.01
