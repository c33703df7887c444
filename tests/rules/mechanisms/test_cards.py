"""The catalog of the cards of a game."""

from __future__ import annotations

from enum import IntEnum

import pytest

from furyqt.rules.core.text import Text
from furyqt.rules.mechanisms.cards import Card, Catalog, CatalogError


class Trick(IntEnum):
    COIN = 0
    SILK_SCARF = 1


NAME, WORDS = Text("test", "Silk Scarf"), Text("test", "It vanishes.")


def test_a_decorated_function_becomes_a_card_and_stays_a_function() -> None:
    tricks = Catalog(Card)

    @tricks.card(Trick.SILK_SCARF, NAME, WORDS)
    def scarf(state: list[str], played: str) -> None:
        state.append(played)

    table: list[str] = []
    tricks[Trick.SILK_SCARF].effect(table, "scarf")
    scarf(table, "again")
    assert table == ["scarf", "again"]
    card = tricks[1]
    assert (card.id, card.name, card.text) == ("silk_scarf", NAME, WORDS)
    assert card.playable(table, 0)


def test_cards_come_in_the_order_of_their_numbers() -> None:
    tricks = Catalog(Card)
    for number in (Trick.SILK_SCARF, Trick.COIN):
        tricks.card(number, NAME, WORDS)(lambda state, played: None)
    assert [card.number for card in tricks] == [Trick.COIN, Trick.SILK_SCARF]


def test_no_card_is_defined_twice() -> None:
    tricks = Catalog(Card)
    tricks.card(Trick.COIN, NAME, WORDS)(lambda state, played: None)
    with pytest.raises(CatalogError):
        tricks.card(Trick.COIN, NAME, WORDS)(lambda state, played: None)
