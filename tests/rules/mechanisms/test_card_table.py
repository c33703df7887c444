"""Cards move between the zones of a table, and the players who see a move get an event."""

from __future__ import annotations

import pytest

from furyqt.rules.core.events import events_seen_by
from furyqt.rules.core.zones import HIDDEN, NONE
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge
from tests.rules.mechanisms.tiny import (
    BURIED,
    CARDS,
    DISCARD,
    LEFT,
    LEFT_HAND,
    PILE,
    RIGHT,
    RIGHT_HAND,
    TABLE,
    TILES,
    TINY,
    Moved,
    Refilled,
    Sheet,
    TinyState,
)


def test_a_drawn_card_comes_from_the_top_and_is_seen_by_its_drawer_only() -> None:
    state = TinyState(pile=(2, 0, 1))
    TINY.draw(state, CARDS, LEFT_HAND)
    assert (state.pile, state.sheets[LEFT].cards) == ((2, 0), (1,))
    assert events_seen_by(state.told or (), LEFT) == (Moved(CARDS, 1, PILE, LEFT_HAND),)
    assert events_seen_by(state.told or (), RIGHT) == (Moved(CARDS, HIDDEN, PILE, LEFT_HAND),)


def test_a_card_that_moves_faceup_is_seen_by_all() -> None:
    state = TinyState(sheets=(Sheet((0,)), Sheet()))
    TINY.move(state, CARDS, 0, LEFT_HAND, BURIED, faceup=True)
    assert events_seen_by(state.told or (), RIGHT) == (Moved(CARDS, 0, LEFT_HAND, BURIED, True),)


def test_a_card_can_be_drawn_from_the_bottom() -> None:
    state = TinyState(pile=(2, 0, 1))
    assert TINY.take_end(state, CARDS, bottom=True) == 2
    assert (state.pile, state.told) == ((0, 1), ())


def test_hands_stay_sorted_and_piles_keep_their_order() -> None:
    state = TinyState(sheets=(Sheet((1, 1, 2)), Sheet()), discard=(2,))
    TINY.move(state, CARDS, 1, LEFT_HAND, DISCARD)
    TINY.move(state, CARDS, 2, LEFT_HAND, RIGHT_HAND)
    TINY.put(state, CARDS, 0, TABLE, RIGHT_HAND)
    assert state.discard == (2, 1)
    assert [TINY.cards(state, CARDS, zone) for zone in (LEFT_HAND, RIGHT_HAND)] == [(1,), (0, 2)]


def test_a_revealed_card_is_no_longer_shown_when_its_last_copy_leaves_the_hand() -> None:
    state = TinyState(sheets=(Sheet((1, 1), shown=1), Sheet()))
    TINY.move(state, CARDS, 1, LEFT_HAND, DISCARD)
    assert state.sheets[LEFT].shown == 1
    TINY.move(state, CARDS, 1, LEFT_HAND, DISCARD)
    assert state.sheets[LEFT].shown == NONE


def test_a_card_that_is_not_there_cannot_leave() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        TINY.move(TinyState(), CARDS, 0, LEFT_HAND, DISCARD)


def test_an_empty_deck_is_refilled_from_all_discard_piles() -> None:
    state = TinyState(discard=(0, 1), buried=(0, 2), chance=5)
    TINY.draw(state, CARDS, RIGHT_HAND)
    assert sorted((*state.pile, *state.sheets[RIGHT].cards)) == [0, 0, 1, 2]
    assert (state.discard, state.buried) == ((), ())
    assert (state.told or ())[0] == Refilled(CARDS)


def test_the_order_of_several_discard_piles_does_not_decide_the_shuffle() -> None:
    shuffled = []
    for discard, buried in (((0, 1), (0, 2)), ((2, 0), (0, 1))):
        state = TinyState(discard=discard, buried=buried, chance=5)
        TINY.refill(state, CARDS)
        shuffled.append(state.pile)
    assert shuffled[0] == shuffled[1]


def test_nothing_is_drawn_when_no_card_is_left() -> None:
    state = TinyState()
    assert TINY.take_end(state, TILES) == NONE
    TINY.draw(state, CARDS, LEFT_HAND)
    assert state.sheets[LEFT].cards == ()


def test_cards_mixed_into_a_deck_are_in_it() -> None:
    state = TinyState(pile=(0, 1), chance=3)
    TINY.mix_in(state, CARDS, (2, 0))
    assert sorted(state.pile) == [0, 0, 1, 2]
    assert state.told == ()


def test_the_knowledge_from_the_moves_agrees_with_the_positions_of_the_cards() -> None:
    state = TinyState(pile=(0, 0, 1, 0, 1, 2))
    for hand in (LEFT_HAND, RIGHT_HAND):
        TINY.draw(state, CARDS, hand)
    TINY.move(state, CARDS, 2, LEFT_HAND, TABLE)
    known = CardKnowledge((6, 0), PILE, (DISCARD, BURIED))
    for event in events_seen_by(state.told or (), RIGHT):
        known.learn(event)
    assert known.decks[CARDS].tracked == [(1, frozenset({RIGHT_HAND})), (2, frozenset({TABLE}))]
    assert known.decks[CARDS].strange == {PILE}
