"""Other players see masked hands and piles, and each field of a state is public or masked."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furyqt.rules.core.ruleset import Observation
from furyqt.rules.core.zones import HIDDEN, Cards
from furyqt.rules.mechanisms.masking import (
    Computed,
    FieldMask,
    Public,
    Seen,
    Unseen,
    common_fields,
    declared,
    masked_hand,
    of_owner,
    unmasked_hand,
    unseen,
    with_faces,
)
from tests.rules.mechanisms.tiny import CARDS, LEFT, LEFT_HAND, RIGHT, TINY, Sheet, TinyState

MASK = FieldMask(
    ("discard", "table", "tile_discard", "score"),
    {
        "pile": lambda state, player: unseen(state.pile),
        "buried": lambda state, player: unseen(state.buried),
        "tiles": lambda state, player: unseen(state.tiles),
        "hands": lambda state, player: tuple(
            sheet.cards if player == owner else masked_hand(sheet.cards, sheet.shown)
            for owner, sheet in enumerate(state.sheets)
        ),
    },
)


def test_others_see_the_size_of_a_hand_and_its_revealed_card() -> None:
    assert masked_hand((1, 1, 4)) == (HIDDEN,) * 3
    assert masked_hand((1, 1, 4), shown=1) == (HIDDEN, HIDDEN, 1)


@given(st.lists(st.integers(0, 9), min_size=1).map(sorted))
def test_a_masked_hand_with_its_cards_dealt_back_is_the_hand(hand: list[int]) -> None:
    cards = tuple(hand)
    assert unmasked_hand(masked_hand(cards, shown=cards[0]), cards[1:]) == cards
    assert unmasked_hand(cards, ()) == cards


def test_faces_replace_hidden_cards_in_order() -> None:
    assert with_faces((HIDDEN, 7, HIDDEN), iter((1, 2))) == (1, 7, 2)


def test_each_player_sees_the_public_fields_and_a_view_of_the_others() -> None:
    state = TinyState(pile=(0, 1), table=(2,), sheets=(Sheet((1,)), Sheet((0, 0), shown=0)), score=4)
    seen = MASK.seen(state, LEFT)
    assert (seen["score"], seen["table"], seen["pile"]) == (4, (2,), (HIDDEN, HIDDEN))
    assert seen["hands"] == ((1,), (HIDDEN, 0))
    assert MASK.seen(state, RIGHT)["hands"] == ((HIDDEN,), (0, 0))


class Declared(Observation, frozen=True, kw_only=True):
    score: Public[int]
    discard: Unseen[Cards]
    pile: Annotated[Cards, of_owner("pile", LEFT)]
    table: Annotated[Cards, Seen(lambda state, player: state.table[:1])]
    top: Computed[int]


def test_who_may_see_a_field_stands_at_the_field() -> None:
    mask, state = declared(Declared), TinyState(pile=(0, 1), discard=(3,), table=(2, 5), score=4)
    assert mask.seen(state, LEFT) == {"score": 4, "discard": (HIDDEN,), "pile": (0, 1), "table": (2,)}
    assert mask.seen(state, RIGHT)["pile"] == (HIDDEN, HIDDEN)


def test_a_field_without_a_declaration_is_refused() -> None:
    class Undeclared(Declared, frozen=True, kw_only=True):
        bites: int

    with pytest.raises(TypeError, match="who may see bites"):
        declared(Undeclared)


def test_a_field_that_is_neither_public_nor_masked_is_found() -> None:
    assert MASK.forgotten(TinyState, {"sheets": "hands"}) == set()
    assert MASK.forgotten(TinyState, {}) == {"sheets"}


def test_every_observation_has_the_events_that_its_player_saw() -> None:
    state = TinyState(pile=(0, 1))
    TINY.draw(state, CARDS, LEFT_HAND)
    left, right = (common_fields(state, player) for player in (LEFT, RIGHT))
    assert left["events"][0].card == 1
    assert right["events"][0].card == HIDDEN
    assert (left["player"], left["to_move"], left["actions"]) == (LEFT, None, ())
