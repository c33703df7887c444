"""Exhaustive and random combats: every pair of cards by day and night, secrets, determinism (C3-C7)."""

from __future__ import annotations

import random
from itertools import pairwise, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from furyqt.rules.core.agenda import advance, is_over, legal_actions
from furyqt.rules.core.zones import HIDDEN, NONE
from furyqt.rules.fury2.decks import DISCARD, HAND, PILE, Deck, Encounter, Item, Tactic
from furyqt.rules.fury2.events import (
    CardMoved,
    CombatEnded,
    CombatRevealed,
    CombatRolled,
    CombatStarted,
    RoundWon,
)
from furyqt.rules.fury2.hidden.deal_constraints import Fury2CardKnowledge
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Enemy, Fury2State, Servant
from furyqt.rules.fury2.steps.combat.combat_round import draw_hidden_choices
from furyqt.rules.fury2.tables import DRACULA, FIGURE_IDS, FIGURES, HUNTERS, MINA, SEWARD
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet
from furyqt.rules.fury2.tactics.fight import NO_CHOICES, FightResult, masked_fight
from tests.rules.fury2.duels import (
    at,
    combat,
    do,
    fight_of,
    pending,
    tokens,
    told,
    with_dice,
    with_fight,
)

ALL_ITEMS = "crucifix heavenly_host holy_water knife pistol rifle sacred_bullets stake"
AGENTS = ("minion_with_knife", "minion_with_knife_and_pistol", "minion_with_knife_and_rifle", "assassin")
ENEMY_NAMES = ("dracula", "vampire", "servant", *AGENTS)


def opening(enemy: str, *, night: bool, number: int = 2) -> Fury2State:
    """Return a combat of Seward with all combat items, in its second round if not said otherwise."""
    servant = Servant(place=at("prague"), weapons=3)
    state = combat(enemy, f"seward {ALL_ITEMS}", night=night, servant=servant, options={"variant": "servant"})
    if pending(state) == "AgentTakeover":
        state = do(state, "no")
    return with_fight(state, round=number)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("enemy", ENEMY_NAMES)
def test_c4_4_every_pair_of_cards_can_be_played_with_both_winners(enemy: str, night: bool) -> None:
    state = opening(enemy, night=night)
    seen = set()
    for strike in tokens(state):
        chosen = do(state, strike)
        for counter in tokens(chosen):
            for dice in ((6, 1), (1, 6)):
                after = do(with_dice(chosen, *dice), counter)
                row = told(after, RoundWon)[-1]
                assert isinstance(row, RoundWon)
                assert row.hunters_won == (dice == (6, 1))
                seen.add((row.item, row.tactic))
    cards = fight_of(state).cards
    holy = enemy in ("dracula", "vampire")
    own = [card for card in HUNTER_CARDS if holy or can_meet(card, Tactic.AGENT_PUNCH)]
    assert seen == set(product(own, cards))


@pytest.mark.parametrize("enemy", ENEMY_NAMES)
def test_c3_6_the_first_round_has_no_enemy_dodge(enemy: str) -> None:
    state = do(opening(enemy, night=True, number=1), "!punch")
    assert not {"!!dodge", "!!agent_dodge"} & set(tokens(state))


def random_combat(
    seed: int, enemy: str, names: tuple[str, ...], *, night: bool
) -> tuple[Fury2State, list[str]]:
    """Play a combat at random to its end, and return the last position and the tokens."""
    rng = random.Random(seed)
    held = [" ".join((name, *rng.sample(ALL_ITEMS.split(), 3))) for name in names]
    options = {"variant": "servant", "group_fight": rng.choice(["ends", "goes_on"])}
    state = combat(enemy, *held, night=night, chance=seed, options=options)
    played = []
    while state.fight is not None and not is_over(state):
        check(state)
        action = rng.choice(legal_actions(state))
        played.append(action.text)
        state = do(state, action.text)
        assert len(played) < 400
    return state, played


def check(state: Fury2State) -> None:
    """Check what is always true in a combat."""
    fight = fight_of(state)
    assert legal_actions(state)
    assert fight.hunters or fight.result != FightResult.NONE, "Dracula may still fly after a defeat"
    assert fight.continues < 3
    for hunter in FIGURES:
        assert hunter in fight.hunters or fight.choices[hunter] == NONE or fight.revealed
    assert fight.round >= 1 or pending(state) == "AgentTakeover"


combats = {
    "seed": st.integers(0, 10_000),
    "enemy": st.sampled_from(ENEMY_NAMES),
    "names": st.lists(st.sampled_from(FIGURE_IDS[:4]), min_size=1, unique=True).map(tuple),
    "night": st.booleans(),
}


@settings(max_examples=60, deadline=None)
@example(seed=1013, enemy="dracula", names=("mina",), night=True)
@given(**combats)
def test_c7_1_random_combats_end_and_tell_everything(
    seed: int, enemy: str, names: tuple[str, ...], night: bool
) -> None:
    state, _ = random_combat(seed, enemy, names, night=night)
    reveals, wins = told(state, CombatRevealed), told(state, RoundWon)
    assert len(told(state, CombatStarted)) == 1
    assert len(wins) == len(reveals) >= 1
    assert len(told(state, CombatRolled)) == len(wins)
    for reveal, won in zip(reveals, wins, strict=True):
        assert isinstance(reveal, CombatRevealed)
        assert isinstance(won, RoundWon)
        assert reveal.choices[won.hunter] == won.item
        assert reveal.tactic == won.tactic
        assert won.hunters_won or won.hunter == reveal.target
    assert all("{" not in str(event.describe()) for event in state.told or ())
    if not is_over(state) or state.winner == NONE:
        assert len(told(state, CombatEnded)) == 1
        assert state.fight_result != FightResult.NONE


@settings(max_examples=20, deadline=None)
@given(**combats)
def test_c3_5_nobody_plays_a_card_twice_in_a_row(
    seed: int, enemy: str, names: tuple[str, ...], night: bool
) -> None:
    state, _ = random_combat(seed, enemy, names, night=night)
    reveals = told(state, CombatRevealed)
    for first, second in pairwise(reveals):
        assert isinstance(first, CombatRevealed)
        assert isinstance(second, CombatRevealed)
        assert first.tactic != second.tactic
        for mine, next_ in zip(first.choices, second.choices, strict=True):
            assert mine != next_ or mine == NONE


@settings(max_examples=15, deadline=None)
@given(**combats)
def test_c4_3_the_same_seed_and_choices_give_the_same_combat(
    seed: int, enemy: str, names: tuple[str, ...], night: bool
) -> None:
    first, played = random_combat(seed, enemy, names, night=night)
    second, again = random_combat(seed, enemy, names, night=night)
    assert played == again
    assert first == second


def test_c4_1_simulations_without_events_play_the_same_combat() -> None:
    state = opening("dracula", night=True, number=1)
    silent = state.clone()
    silent.told = None
    for _ in range(3):
        if silent.fight is None:
            break
        action = legal_actions(silent)[-1]
        assert action in legal_actions(state)
        advance(silent, action)
        advance(state, action)
    assert silent.fight == state.fight
    assert silent.chance == state.chance


# ------------------------------------------------------------------------------------------------- secrets


def test_c4_1_dracula_does_not_see_the_hunters_choices() -> None:
    state = do(combat("dracula", "seward knife", "mina"), "!knife")
    seen = masked_fight(state.fight, DRACULA)
    assert seen is not None
    assert seen.choices == (NONE, HIDDEN, NONE, NONE)
    state = do(state, "!punch")
    seen = masked_fight(state.fight, DRACULA)
    assert seen is not None
    assert (seen.choices[SEWARD], seen.choices[MINA]) == (HIDDEN, HIDDEN)
    own = masked_fight(state.fight, HUNTERS)
    assert own is not None
    assert own.choices[SEWARD] == Item.KNIFE


def test_c4_1_the_hunters_do_not_see_draculas_choice() -> None:
    state = do(combat("dracula", "seward", "mina"), "!punch", "!punch", "!!fangs")
    seen, own = masked_fight(state.fight, HUNTERS), masked_fight(state.fight, DRACULA)
    assert seen is not None
    assert own is not None
    assert seen.choice == HIDDEN
    assert own.choice == Tactic.FANGS
    named = with_fight(state, target=SEWARD)
    seen = masked_fight(named.fight, HUNTERS)
    assert seen is not None
    assert seen.target == HIDDEN


def test_c4_1_revealed_cards_are_public() -> None:
    state = do(combat("dracula", "seward pistol", "mina crucifix"), "!pistol", "!crucifix", "!!claws")
    state = do(with_dice(state, 6, 1), "mina")
    assert fight_of(state).revealed
    assert masked_fight(state.fight, HUNTERS) == masked_fight(state.fight, DRACULA) == state.fight


def test_c4_1_without_a_combat_nothing_is_masked() -> None:
    assert masked_fight(None, HUNTERS) is None
    fresh = combat().fight
    assert masked_fight(fresh, HUNTERS) == masked_fight(fresh, DRACULA) == fresh


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
@pytest.mark.parametrize("seed", range(5))
def test_c4_1_a_whole_position_gets_legal_choices_for_those_that_are_hidden(player: int, seed: int) -> None:
    state = do(combat("dracula", "seward knife", "mina stake"), "!knife", "!stake", "!!fangs")
    state = with_fight(state, target=SEWARD)
    state.fight = masked_fight(state.fight, player)
    draw_hidden_choices(state, random.Random(seed))
    fight = fight_of(state)
    assert fight.choices[SEWARD] in (Item.PUNCH, Item.DODGE, Item.ESCAPE, Item.KNIFE)
    assert fight.choices[MINA] in (Item.PUNCH, Item.DODGE, Item.ESCAPE, Item.STAKE)
    assert fight.choice in fight.cards
    assert fight.target in fight.hunters
    if player == HUNTERS:
        assert fight.choices == (NONE, Item.KNIFE, NONE, Item.STAKE)


def test_c4_1_drawing_choices_outside_a_combat_does_nothing() -> None:
    state = combat().clone()
    state.fight = None
    draw_hidden_choices(state, random.Random(0))
    assert state.fight is None


def test_c3_4_every_agent_of_the_tiles_can_be_fought() -> None:
    for tile in AGENTS:
        fight = fight_of(combat(tile))
        assert (fight.enemy, fight.tile) == (Enemy.AGENT, Encounter[tile.upper()])
        assert fight.choices == NO_CHOICES


def test_c3_1_dracula_sees_only_the_number_of_cards_that_a_hunter_takes_up_except_faceup_dogs() -> None:
    state = combat("dracula", "seward knife stake dogs garlic", sheets={"seward": {"dogs": 1}})
    seen = observe(do(state, "pass"), DRACULA).hunters[SEWARD].items
    assert sorted(seen) == [HIDDEN, HIDDEN, HIDDEN, Item.DOGS]
    assert "!dogs" not in tokens(do(state, "pass"))


def test_c4_1_everybody_remembers_the_items_that_hunters_have_played() -> None:
    known = Fury2CardKnowledge()
    for hand in (HAND[SEWARD], HAND[SEWARD], HAND[MINA]):
        known.learn(CardMoved(Deck.ITEM, HIDDEN, PILE, hand))
    known.learn(CombatRevealed(1, (NONE, Item.KNIFE, NONE, Item.PUNCH), Tactic.CLAWS, SEWARD))
    deck = known.decks[Deck.ITEM]
    assert deck.tracked == [(Item.KNIFE, frozenset({HAND[SEWARD]}))]
    known.learn(CombatRevealed(2, (NONE, Item.STAKE, NONE, Item.DODGE), Tactic.FANGS, MINA))
    known.learn(CombatRevealed(3, (NONE, Item.KNIFE, NONE, Item.PUNCH), Tactic.CLAWS, MINA))
    assert sorted(card for card, _ in deck.tracked) == [Item.KNIFE, Item.STAKE]
    known.learn(CardMoved(Deck.ITEM, Item.KNIFE, HAND[SEWARD], DISCARD))
    assert (Item.KNIFE, frozenset({DISCARD})) in deck.tracked
