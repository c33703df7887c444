"""D14.1 and D14.3: an action reveals something only by a new row, a drawn Gift card or the run of the Bus."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from furyqt.rules.core.agenda import Action, is_over, legal_actions, play
from furyqt.rules.dining import RULES
from furyqt.rules.dining.events import BusStopped, DeckShuffled, GiftDrawn, RowDealt
from furyqt.rules.dining.observation import observe
from furyqt.rules.dining.state import DiningState
from tests.rules.dining.scenes import do, drawing, opening, scene

REVEALS = (RowDealt, GiftDrawn, DeckShuffled, BusStopped)
SEEDS = range(3)


def moves(seed: int) -> Iterator[tuple[DiningState, Action, DiningState]]:
    """Yield each action of a random game between the positions before and after it."""
    rng, state = random.Random(seed), opening(seed + 2, seed)
    while not is_over(state):
        action = rng.choice(legal_actions(state))
        after = play(state, action)
        yield state, action, after
        state = after


@pytest.mark.parametrize("seed", SEEDS)
def test_d14_3_without_a_reveal_no_chance_is_used_and_no_deck_changes(seed: int) -> None:
    revealing = quiet = 0
    for before, _, after in moves(seed):
        new = (after.told or ())[len(before.told or ()) :]
        if any(isinstance(event, REVEALS) for event in new):
            revealing += 1
        else:
            quiet += 1
            assert after.chance == before.chance
            assert (after.tourist_deck, after.gift_deck) == (before.tourist_deck, before.gift_deck)
    assert revealing
    assert quiet > 3 * revealing


@pytest.mark.parametrize("seed", SEEDS)
def test_d14_1_all_players_know_the_same(seed: int) -> None:
    for number, (state, _, _) in enumerate(moves(seed)):
        if number % 25 == 0:
            first, *others = (observe(state, player) for player in range(state.players))
            for other in others:
                assert other.events == first.events
                assert (other.resources, other.gifts, other.row_up) == (
                    *(first.resources, first.gifts, first.row_up),
                )
                assert (other.tables, other.players) == (state.tables, state.players)


def test_d14_3_the_last_card_of_a_row_reveals_the_next() -> None:
    pieces = {"tourists": ["R9.1"], "row_up": (1,), "row_down": (2, 3, 4, 5, 6, 7, 8)}
    script = drawing(tourists=tuple(range(11, 19)))
    before = do(scene(script=script, **pieces), "R9.1 use:R9.1 to:R1.1")
    after = do(before, "card:1")
    assert after.row_up == tuple(range(11, 19))
    assert isinstance((after.told or ())[-1], RowDealt)


def test_d14_2_a_game_repeats_exactly() -> None:
    first = [after for _, _, after in moves(1)]
    again = RULES.setup(RULES.checked_options({"players": "3"}), 1)
    for before, action, after in moves(1):
        assert again == before
        again = play(again, action)
        assert again == after
    assert again == first[-1]
