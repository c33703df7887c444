"""What follows from the cards that a player saw moving."""

from __future__ import annotations

import random
from collections import Counter

import networkx as nx
import pytest
from msgspec import structs

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import (
    BURIED,
    COPIES,
    DISCARD,
    FIRST_DRACULA_EVENT,
    HAND,
    HIDDEN,
    NONE,
    PILE,
    Deck,
    Item,
)
from furyqt.rules.fury3.event_timing import IMMEDIATE_ONLY
from furyqt.rules.fury3.events import CardMoved, CardShown, CombatRevealed, Reshuffled
from furyqt.rules.fury3.hidden import card_knowledge, deal_constraints, deals
from furyqt.rules.fury3.hidden.card_knowledge import CardKnowledge, DeckLore
from furyqt.rules.fury3.observation import MASKED, observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS

RIFLE, KNIFE = Item.RIFLE, Item.KNIFE
FIRST, SECOND = HAND[0], HAND[1]


def items(*moves: tuple[int, int, int]) -> DeckLore:
    known = DeckLore(Deck.ITEM)
    for move in moves:
        known.move(*move)
    return known


def zones(known: DeckLore, card: int) -> list[set[int]]:
    return [set(at) for c, at in known.tracked if c == card]


def test_a_card_seen_moving_is_where_it_went() -> None:
    known = items((HIDDEN, PILE, FIRST), (HIDDEN, PILE, FIRST), (RIFLE, FIRST, DISCARD))
    assert zones(known, RIFLE) == [{DISCARD}]
    assert known.strange == {PILE, FIRST}


def test_a_hidden_move_leaves_a_known_card_in_doubt() -> None:
    known = items((HIDDEN, PILE, FIRST), (HIDDEN, PILE, FIRST))
    known.show(RIFLE, FIRST)
    known.move(HIDDEN, FIRST, SECOND)
    assert zones(known, RIFLE) == [{FIRST, SECOND}]


def test_the_last_card_of_a_hand_is_not_in_doubt() -> None:
    known = items((HIDDEN, PILE, FIRST))
    known.show(RIFLE, FIRST)
    known.move(HIDDEN, FIRST, SECOND)
    assert zones(known, RIFLE) == [{SECOND}]
    assert FIRST not in known.strange


def test_another_copy_may_have_been_the_one_that_was_seen() -> None:
    known = items((HIDDEN, PILE, FIRST), (HIDDEN, PILE, FIRST), (HIDDEN, PILE, SECOND))
    known.show(RIFLE, FIRST)
    known.move(HIDDEN, FIRST, SECOND)
    known.move(RIFLE, SECOND, DISCARD)
    assert zones(known, RIFLE) == [{DISCARD}]
    assert FIRST in known.strange


def test_a_shown_card_that_was_surely_there_is_the_same() -> None:
    known = items((HIDDEN, PILE, FIRST), (HIDDEN, PILE, FIRST))
    known.show(RIFLE, FIRST)
    known.run = (NONE, Counter())
    known.show(RIFLE, FIRST)
    assert zones(known, RIFLE) == [{FIRST}]


def test_cards_shown_one_after_another_are_different_ones() -> None:
    known = items((HIDDEN, PILE, FIRST), (HIDDEN, PILE, FIRST))
    known.show(RIFLE, FIRST)
    known.show(RIFLE, FIRST)
    assert zones(known, RIFLE) == [{FIRST}, {FIRST}]


def test_a_shuffle_puts_known_discards_into_the_deck() -> None:
    known = items((RIFLE, PILE, DISCARD), (HIDDEN, PILE, BURIED))
    known.mix()
    assert zones(known, RIFLE) == [{PILE}]
    assert known.sizes[PILE] == sum(COPIES[Deck.ITEM])
    assert BURIED not in known.strange


def test_events_of_all_kinds_teach() -> None:
    known = CardKnowledge()
    for event in (
        CardMoved(Deck.ITEM, HIDDEN, PILE, FIRST),
        CardMoved(Deck.ITEM, HIDDEN, PILE, SECOND),
        CombatRevealed((KNIFE, Item.DODGE, NONE, NONE), 0),
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
    """A deal may be wrong, but never against what is known: the told events agree with every observation."""
    deals.misfits.clear()
    for seed in range(4):
        rng = random.Random(seed)
        state = RULES.setup({"game": ("base", "advanced")[seed % 2]}, seed)
        while not is_over(state):
            if rng.random() < 0.1:
                for player in (HUNTERS, DRACULA):
                    seen = observe(state, player)
                    for deck in Deck:
                        faces, hidden = deal_constraints.seen_and_unseen(seen, deck)
                        assert deal_constraints.agree(card_knowledge.recall(seen).decks[deck], faces, hidden)
                        dealt = deals.deal(seen, deck, rng)
                        assert {zone: len(cards) for zone, cards in dealt.items()} == hidden
            state = play(state, rng.choice(legal_actions(state)))
    assert not deals.misfits


def test_event_cards_are_dealt_to_hands_with_their_own_back() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = RULES.setup({}, seed)
        for _ in range(150):
            if is_over(state):
                break
            seen = observe(state, seed % 2)
            dealt = deals.deal(seen, Deck.EVENT, rng)
            for hunter in range(DRACULA_FIGURE):
                kept = dealt.get(HAND[hunter], [])
                assert all(card < FIRST_DRACULA_EVENT and card not in IMMEDIATE_ONLY for card in kept)
            assert all(card >= FIRST_DRACULA_EVENT for card in dealt.get(HAND[DRACULA_FIGURE], []))
            assert all(card >= FIRST_DRACULA_EVENT for card in dealt.get(BURIED, []))
            state = play(state, rng.choice(legal_actions(state)))


def lies(state: Fury3State, deck: Deck) -> Counter[tuple[int, int]]:
    """Where every card of a deck truly lies, as (card, zone); what is being resolved lies nowhere."""
    open_ = observe(state, HUNTERS)
    truth = structs.replace(
        open_,
        **{name: getattr(state, name) for name in MASKED if name != "events"},
        schemes=state.events,
    )
    seen, _ = deal_constraints.seen_and_unseen(truth, deck)
    return Counter(seen)


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_the_truth_is_among_what_is_possible(player: int) -> None:
    """Each unseen card truly lies in one of the zones where it may be, all of them at the same time."""
    for seed in range(3):
        rng = random.Random(seed)
        state = RULES.setup({"game": "advanced"}, seed)
        while not is_over(state):
            if rng.random() < 0.08:
                seen = observe(state, player)
                for deck, puzzle in zip(Deck, deal_constraints.puzzles(seen), strict=True):
                    faces, _ = deal_constraints.seen_and_unseen(seen, deck)
                    check_possible(puzzle, lies(state, deck) - Counter(faces))
            state = play(state, rng.choice(legal_actions(state)))


def check_possible(puzzle: deal_constraints.Puzzle, truth: Counter[tuple[int, int]]) -> None:
    ways: nx.Graph[object] = nx.Graph()
    slots = [(card, zone, n) for (card, zone), count in truth.items() for n in range(count)]
    ways.add_nodes_from(enumerate(puzzle.cards))
    for entry in enumerate(puzzle.cards):
        card, zones = entry[1]
        ways.add_edges_from((entry, slot) for slot in slots if slot[0] == card and slot[1] in zones)
    found = nx.bipartite.maximum_matching(ways, list(enumerate(puzzle.cards)))
    assert len(slots) == len(puzzle.cards) == len(found) // 2
