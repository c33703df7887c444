"""Decks are built before the game starts."""

from __future__ import annotations

import pytest

from furyqt.rules.mechanisms.deck_setup import all_of, numbers, stacked
from tests.rules.mechanisms.tiny import COPIES


def test_a_deck_has_every_copy_of_every_card() -> None:
    assert all_of(COPIES) == (0, 0, 0, 1, 1, 2)


def test_named_cards_are_at_the_ends_in_the_order_in_which_they_are_drawn() -> None:
    ids = ("ace", "king", "queen")
    pile = stacked(all_of(COPIES), numbers(ids, ("queen", "ace")), numbers(ids, ("king",)))
    assert pile == (1, 0, 0, 1, 0, 2)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        numbers(("ace",), ("jack",))
