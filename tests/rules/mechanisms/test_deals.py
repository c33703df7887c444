"""Unseen cards are dealt only to zones in which they may be."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.mechanisms import deals
from furyqt.rules.mechanisms.card_knowledge import DeckKnowledge
from furyqt.rules.mechanisms.deal_constraints import (
    DealConstraints,
    DeckShape,
    SeenDeck,
    agrees,
    unseen_cards,
)
from tests.rules.mechanisms.tiny import COPIES, DISCARD, LEFT_HAND, PILE, RIGHT_HAND, TABLE, TOP

SHAPE = DeckShape(COPIES, {PILE: frozenset({TOP})}, TABLE)


def known(*moves: tuple[int, int, int]) -> DeckKnowledge:
    found = DeckKnowledge(sum(COPIES), PILE, (DISCARD,))
    for move in moves:
        found.move(*move)
    return found


def entries(constraints: DealConstraints) -> Counter[tuple[int, tuple[int, ...]]]:
    return Counter(constraints.cards)


def test_seen_and_unseen_cards_are_sorted_by_zone() -> None:
    deck = SeenDeck.of([(PILE, (HIDDEN, HIDDEN)), (LEFT_HAND, (0, HIDDEN)), (PILE, (HIDDEN,))])
    assert deck.seen == [(0, LEFT_HAND)]
    assert deck.hidden == {PILE: 3, LEFT_HAND: 1}


def test_a_card_that_was_never_seen_may_be_in_every_zone_that_took_unseen_cards() -> None:
    deck = SeenDeck.of([(PILE, (HIDDEN,) * 3), (TOP, (HIDDEN,)), (LEFT_HAND, (HIDDEN,)), (DISCARD, (0,))])
    knowledge = known((HIDDEN, PILE, LEFT_HAND), (0, PILE, DISCARD))
    assert agrees(deck, SHAPE, knowledge)
    found = DealConstraints(0, unseen_cards(deck, SHAPE, knowledge), deck.hidden)
    everywhere = (PILE, LEFT_HAND, TOP)
    assert entries(found) == {(0, everywhere): 2, (1, everywhere): 2, (2, everywhere): 1}


def test_a_tracked_card_may_be_only_in_its_zones_and_their_parts() -> None:
    deck = SeenDeck.of([(PILE, (HIDDEN,) * 3), (TOP, (HIDDEN,)), (LEFT_HAND, (HIDDEN,) * 2)])
    knowledge = known((2, PILE, DISCARD), (HIDDEN, PILE, LEFT_HAND), (1, PILE, LEFT_HAND))
    knowledge.mix()
    found = dict(DealConstraints(0, unseen_cards(deck, SHAPE, knowledge), deck.hidden).cards[:2])
    assert found == {2: (PILE, TOP), 1: (LEFT_HAND,)}


def test_a_card_that_takes_effect_is_not_dealt() -> None:
    deck = SeenDeck.of([(PILE, (HIDDEN,) * 4), (TOP, (HIDDEN,))])
    knowledge = known((2, PILE, TABLE))
    assert 2 not in {card for card, _ in unseen_cards(deck, SHAPE, knowledge)}


def test_events_from_before_a_set_up_position_give_no_constraints() -> None:
    deck = SeenDeck.of([(PILE, (HIDDEN,) * 4), (RIGHT_HAND, (HIDDEN,) * 2)])
    knowledge = known((2, PILE, LEFT_HAND))
    assert not agrees(deck, SHAPE, knowledge)
    assert {zones for _, zones in unseen_cards(deck, SHAPE, knowledge)} == {frozenset({PILE, RIGHT_HAND})}


def test_the_back_of_a_card_excludes_zones() -> None:
    found = DealConstraints(
        0, [(0, frozenset({PILE, TOP})), (1, frozenset({PILE, TOP}))], {PILE: 1, TOP: 1}, lambda c, z: c == z
    )
    assert found.cards == [(0, (PILE,)), (1, ())]
    assert found.loosened(suited=False).cards == [(0, (PILE, TOP)), (1, (PILE, TOP))]


@st.composite
def fitting(draw: st.DrawFn) -> tuple[DealConstraints, dict[int, int]]:
    """Draw cards, and zones for them in which a true deal is possible."""
    truth = draw(st.lists(st.integers(0, 3), min_size=1, max_size=9))
    others = [draw(st.frozensets(st.integers(0, 3))) for _ in truth]
    cards = [(card, zones | {zone}) for card, (zone, zones) in enumerate(zip(truth, others, strict=True))]
    sizes = dict(Counter(truth))
    return DealConstraints(7, [(c, zones & sizes.keys()) for c, zones in cards], sizes), sizes


@given(fitting(), st.integers(0, 1000))
def test_a_deal_that_can_satisfy_all_constraints_does(
    given_: tuple[DealConstraints, dict[int, int]], seed: int
) -> None:
    constraints, sizes = given_
    deals.contradictions.clear()
    dealt = deals.deal(constraints, random.Random(seed))
    assert {zone: len(cards) for zone, cards in dealt.items() if cards} == sizes
    may = dict(constraints.cards)
    assert all(zone in may[card] for zone, cards in dealt.items() for card in cards)
    assert not deals.contradictions


def test_every_possible_deal_occurs() -> None:
    zones = frozenset({LEFT_HAND, RIGHT_HAND})
    constraints = DealConstraints(0, [(0, zones), (1, zones)], {LEFT_HAND: 1, RIGHT_HAND: 1})
    rng = random.Random(1)
    found = Counter(tuple(deals.deal(constraints, rng)[LEFT_HAND]) for _ in range(400))
    assert found.keys() == {(0,), (1,)}
    assert min(found.values()) > 150


@pytest.mark.parametrize(
    ("weights", "share"), [(None, 1 / 3), ({0: 1.0, 1: 1.0}, 1 / 3), ({0: 4.0, 1: 1.0}, 2 / 3)]
)
def test_a_card_of_a_large_weight_is_rather_in_the_higher_zone(
    weights: dict[int, float] | None, share: float
) -> None:
    zones = frozenset({PILE, RIGHT_HAND})
    cards = [(0, zones), (1, zones), (1, zones)]
    constraints = DealConstraints(0, cards, {PILE: 2, RIGHT_HAND: 1}, weights=weights)
    rng = random.Random(1)
    found = Counter(deals.deal(constraints, rng)[RIGHT_HAND][0] for _ in range(900))
    assert found[0] / found.total() == pytest.approx(share, abs=0.05)


@given(fitting(), st.integers(0, 1000))
def test_weights_do_not_break_what_is_known(
    given_: tuple[DealConstraints, dict[int, int]], seed: int
) -> None:
    even, sizes = given_
    weights = {card: 0.3 + card for card in range(9)}
    cards = [(card, frozenset(zones)) for card, zones in even.cards]
    constraints = DealConstraints(7, cards, sizes, weights=weights)
    dealt = deals.deal(constraints, random.Random(seed))
    assert {zone: len(cards) for zone, cards in dealt.items() if cards} == sizes
    may = dict(constraints.cards)
    assert all(zone in may[card] for zone, cards in dealt.items() for card in cards)


def test_contradictions_are_counted_and_the_cards_are_still_dealt() -> None:
    deals.contradictions.clear()
    constraints = DealConstraints(3, [(0, frozenset({PILE})), (1, frozenset({PILE}))], {PILE: 1, TOP: 1})
    dealt = deals.deal(constraints, random.Random(0))
    assert sorted(dealt[PILE] + dealt[TOP]) == [0, 1]
    assert deals.contradictions == {3: 1}
    deals.contradictions.clear()


def test_more_cards_than_places_is_an_error() -> None:
    constraints = DealConstraints(3, [(0, frozenset({PILE}))] * 2, {PILE: 1})
    with pytest.raises(AssertionError, match="deck 3 has more unseen cards"):
        deals.deal(constraints, random.Random(0))
    deals.contradictions.clear()
