"""Hands and piles as tuples."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furyqt.rules.core.zones import kinds, with_card, without_card, without_cards

HANDS = st.lists(st.integers(0, 9)).map(lambda cards: tuple(sorted(cards)))


@given(HANDS, st.integers(0, 9))
def test_adding_a_card_keeps_a_hand_sorted_and_removing_it_undoes_that(
    hand: tuple[int, ...], card: int
) -> None:
    more = with_card(hand, card)
    assert list(more) == sorted((*hand, card))
    assert without_card(more, card) == hand


@given(st.lists(st.integers(0, 9), min_size=1), st.data())
def test_a_pile_keeps_its_order(pile: list[int], data: st.DataObject) -> None:
    gone = data.draw(st.lists(st.sampled_from(pile), max_size=2, unique=True))
    rest = without_cards(tuple(pile), gone)
    assert Counter(rest) + Counter(gone) == Counter(pile)
    left = iter(pile)
    assert all(card in left for card in rest)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without_card((1, 2), 3)


@given(HANDS)
def test_kinds_names_each_card_once(hand: tuple[int, ...]) -> None:
    assert kinds(hand) == tuple(sorted(set(hand)))
