"""Registers the toy games, which the contract tests also check."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.games import added_toys


@pytest.fixture(autouse=True)
def _with_toys() -> Iterator[None]:
    with added_toys():
        yield
