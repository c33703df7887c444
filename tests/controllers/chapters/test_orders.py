"""The orders of chapters and hunts, kept as their player reads them, in three languages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from furyqt.controllers.language import LANGUAGES
from tools.orders import FOLDER, written


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_orders_are_those_that_were_read(qapp: QApplication, code: str) -> None:
    """After a change of words, read what `python -m tools.orders` writes."""
    assert written(code) == (FOLDER / f"{code}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_order_is_a_sentence(code: str) -> None:
    """No order is put together from the name of a counter and a bound."""
    for part in (FOLDER / f"{code}.txt").read_text(encoding="utf-8").split("\n\n"):
        _head, task, *rest = part.splitlines()
        assert ": " not in task
        assert all(line.endswith(".") for line in (task, *rest))
        assert "{" not in part
