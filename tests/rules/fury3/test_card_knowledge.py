"""Players deduce hidden cards from the card moves that they see."""

from __future__ import annotations

import random
from collections import Counter

import networkx as nx
import pytest
from msgspec import structs

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import BURIED, DISCARD, HAND, HIDDEN, NONE, PILE, Deck, Item
from furyqt.rules.fury3.events import CardMoved, CardShown, CombatRevealed, Reshuffled
from furyqt.rules.fury3.hidden import deal_constraints
from furyqt.rules.fury3.hidden.deal_constraints import Fury3CardKnowledge, constraints, seen_deck, shape_of
from furyqt.rules.fury3.observation import MASK, observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.rules.mechanisms import deals
from furyqt.rules.mechanisms.card_knowledge import DeckKnowledge
from furyqt.rules.mechanisms.deal_constraints import DealConstraints, agrees

RIFLE, KNIFE = Item.RIFLE, Item.KNIFE
FIRST, SECOND = HAND[0], HAND[1]


def zones(known: DeckKnowledge, card: int) -> list[set[int]]:
    return [set(at) for c, at in known.tracked if c == card]


def test_every_kind_of_event_updates_the_knowledge() -> None:
    known = Fury3CardKnowledge()
    for event in (
        CardMoved(Deck.ITEM, HIDDEN, PILE, FIRST),
        CardMoved(Deck.ITEM, HIDDEN, PILE, SECOND),
        CombatRevealed((KNIFE, Item.DODGE, NONE, NONE), 0, 0),
        CardShown(Deck.ITEM, RIFLE, SECOND),
        CardMoved(Deck.ITEM, RIFLE, SECOND, DISCARD),
        Reshuffled(Deck.ITEM),
    ):
        known.learn(event)
    deck = known.decks[Deck.ITEM]
    assert zones(deck, KNIFE) == [{FIRST}]
    assert zones(deck, RIFLE) == [{PILE}]
    twin = known.copy()
    twin.learn(CardMoved(Deck.ITEM, KNIFE, FIRST, DISCARD))
    assert zones(deck, KNIFE) == [{FIRST}]


def test_in_random_games_the_truth_always_fits_and_no_deal_fails() -> None:
    """A deal may be wrong, but it always fits the player's events and observation."""
    deals.contradictions.clear()
    for seed in range(4):
        rng = random.Random(seed)
        state = RULES.setup({"game": ("base", "advanced")[seed % 2]}, seed)
        while not is_over(state):
            if rng.random() < 0.1:
                for player in (HUNTERS, DRACULA):
                    seen = observe(state, player)
                    for deck in Deck:
                        open_cards = seen_deck(seen, deck)
                        assert agrees(
                            open_cards, shape_of(seen, deck), deal_constraints.recall(seen).decks[deck]
                        )
                        dealt = deals.deal(constraints(seen)[deck], rng)
                        assert {zone: len(cards) for zone, cards in dealt.items()} == open_cards.hidden
            state = play(state, rng.choice(legal_actions(state)))
    assert not deals.contradictions


def test_event_cards_are_dealt_to_hands_with_the_right_back() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = RULES.setup({}, seed)
        for _ in range(150):
            if is_over(state):
                break
            seen = observe(state, seed % 2)
            dealt = deals.deal(constraints(seen)[Deck.EVENT], rng)
            for hunter in range(DRACULA_FIGURE):
                kept = dealt.get(HAND[hunter], [])
                assert all(card in EVENTS.of[HUNTERS] and card not in EVENTS.at_once for card in kept)
            assert all(card in EVENTS.of[DRACULA] for card in dealt.get(HAND[DRACULA_FIGURE], []))
            assert all(card in EVENTS.of[DRACULA] for card in dealt.get(BURIED, []))
            state = play(state, rng.choice(legal_actions(state)))


def true_zones(state: Fury3State, deck: Deck) -> Counter[tuple[int, int]]:
    """Return the true zone of every card of a deck as (card, zone), except cards that are being resolved."""
    open_ = observe(state, HUNTERS)
    truth = structs.replace(
        open_,
        **{name: getattr(state, name) for name in MASK.views if name != "dracula_events"},
        dracula_events=state.events,
    )
    return Counter(seen_deck(truth, deck).seen)


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_the_truth_is_always_possible(player: int) -> None:
    """All unseen cards together are in zones in which they may be."""
    for seed in range(3):
        rng = random.Random(seed)
        state = RULES.setup({"game": "advanced"}, seed)
        while not is_over(state):
            if rng.random() < 0.08:
                seen = observe(state, player)
                for deck, unseen in zip(Deck, constraints(seen), strict=True):
                    check_possible(unseen, true_zones(state, deck) - Counter(seen_deck(seen, deck).seen))
            state = play(state, rng.choice(legal_actions(state)))


def check_possible(unseen: DealConstraints, truth: Counter[tuple[int, int]]) -> None:
    ways: nx.Graph[object] = nx.Graph()
    slots = [(card, zone, n) for (card, zone), count in truth.items() for n in range(count)]
    ways.add_nodes_from(enumerate(unseen.cards))
    for entry in enumerate(unseen.cards):
        card, zones = entry[1]
        ways.add_edges_from((entry, slot) for slot in slots if slot[0] == card and slot[1] in zones)
    found = nx.bipartite.maximum_matching(ways, list(enumerate(unseen.cards)))
    assert len(slots) == len(unseen.cards) == len(found) // 2
