"""A player deduces hidden cards from the moves that the player sees."""

from __future__ import annotations

from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.mechanisms.card_knowledge import CardKnowledge, DeckKnowledge
from tests.rules.mechanisms.tiny import (
    BURIED,
    CARDS,
    DISCARD,
    LEFT_HAND,
    PILE,
    RIGHT_HAND,
    Moved,
    Refilled,
    Shown,
)

ACE, KING = 0, 1


def deck(*moves: tuple[int, int, int]) -> DeckKnowledge:
    """Return the knowledge of a deck of six cards after these moves."""
    known = DeckKnowledge(6, PILE, (DISCARD, BURIED))
    for move in moves:
        known.move(*move)
    return known


def zones(known: DeckKnowledge, card: int) -> list[set[int]]:
    return [set(at) for c, at in known.tracked if c == card]


TWO_IN_HAND = ((HIDDEN, PILE, LEFT_HAND), (HIDDEN, PILE, LEFT_HAND))


def test_a_card_seen_moving_is_in_its_target_zone() -> None:
    known = deck(*TWO_IN_HAND, (ACE, LEFT_HAND, DISCARD))
    assert zones(known, ACE) == [{DISCARD}]
    assert known.strange == {PILE, LEFT_HAND}


def test_a_hidden_move_makes_a_known_card_uncertain() -> None:
    known = deck(*TWO_IN_HAND)
    known.show(ACE, LEFT_HAND)
    known.move(HIDDEN, LEFT_HAND, RIGHT_HAND)
    assert zones(known, ACE) == [{LEFT_HAND, RIGHT_HAND}]


def test_the_last_card_of_a_hand_is_certain() -> None:
    known = deck((HIDDEN, PILE, LEFT_HAND))
    known.show(ACE, LEFT_HAND)
    known.move(HIDDEN, LEFT_HAND, RIGHT_HAND)
    assert zones(known, ACE) == [{RIGHT_HAND}]
    assert LEFT_HAND not in known.strange


def test_a_hidden_move_may_have_moved_another_copy() -> None:
    known = deck(*TWO_IN_HAND, (HIDDEN, PILE, RIGHT_HAND))
    known.show(ACE, LEFT_HAND)
    known.move(HIDDEN, LEFT_HAND, RIGHT_HAND)
    known.move(ACE, RIGHT_HAND, DISCARD)
    assert zones(known, ACE) == [{DISCARD}]
    assert LEFT_HAND in known.strange


def test_a_shown_card_that_was_certainly_there_is_the_same_card() -> None:
    known = deck(*TWO_IN_HAND)
    known.show(ACE, LEFT_HAND)
    known.end_run()
    known.show(ACE, LEFT_HAND)
    assert zones(known, ACE) == [{LEFT_HAND}]


def test_cards_shown_one_after_another_are_different_cards() -> None:
    known = deck(*TWO_IN_HAND)
    known.show(ACE, LEFT_HAND)
    known.show(ACE, LEFT_HAND)
    assert zones(known, ACE) == [{LEFT_HAND}, {LEFT_HAND}]


def test_a_shuffle_puts_known_discards_into_the_deck() -> None:
    known = deck((ACE, PILE, DISCARD), (HIDDEN, PILE, BURIED))
    known.mix()
    assert zones(known, ACE) == [{PILE}]
    assert known.sizes[PILE] == 6
    assert BURIED not in known.strange


def test_every_kind_of_event_updates_the_knowledge_and_a_copy_is_independent() -> None:
    known = CardKnowledge((6, 2), PILE, (DISCARD, BURIED))
    for event in (
        Moved(CARDS, HIDDEN, PILE, LEFT_HAND),
        Shown(CARDS, KING, LEFT_HAND),
        Moved(CARDS, ACE, PILE, DISCARD),
        Refilled(CARDS),
    ):
        known.learn(event)
    assert zones(known.decks[CARDS], KING) == [{LEFT_HAND}]
    assert zones(known.decks[CARDS], ACE) == [{PILE}]
    twin = known.copy()
    twin.learn(Moved(CARDS, KING, LEFT_HAND, DISCARD))
    twin.decks[CARDS].end_run()
    assert zones(known.decks[CARDS], KING) == [{LEFT_HAND}]


def test_a_move_ends_a_run_of_shown_cards() -> None:
    known = CardKnowledge((6, 2), PILE, (DISCARD, BURIED))
    for event in (
        Moved(CARDS, HIDDEN, PILE, LEFT_HAND),
        Moved(CARDS, HIDDEN, PILE, LEFT_HAND),
        Shown(CARDS, ACE, LEFT_HAND),
        Moved(CARDS, HIDDEN, PILE, RIGHT_HAND),
        Shown(CARDS, ACE, LEFT_HAND),
    ):
        known.learn(event)
    assert zones(known.decks[CARDS], ACE) == [{LEFT_HAND}]
