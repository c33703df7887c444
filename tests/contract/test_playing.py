"""Contracts 1, 2, 3 and 9 on the play of any game."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from furyqt.rules.core.agenda import (
    IllegalActionError,
    State,
    advance,
    is_over,
    legal_actions,
    play,
    player_to_move,
)
from furyqt.rules.core.ruleset import ruleset
from tests.contract.games import GAMES, short_games, whole_games

PLAIN = (int, float, str, bool, type(None))


def is_frozen(value: Any) -> bool:
    """Return whether nothing inside a value can be changed in place."""
    if isinstance(value, tuple | frozenset):
        return all(is_frozen(item) for item in value)
    if isinstance(value, msgspec.Struct):
        fields = (getattr(value, name) for name in value.__struct_fields__)
        return value.__struct_config__.frozen and all(is_frozen(item) for item in fields)
    return isinstance(value, PLAIN)


def fields(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


@pytest.mark.parametrize("name", GAMES)
def test_1_playing_leaves_the_old_state_alone(name: str) -> None:
    for game in short_games(name):
        for before, action, after in game.moves():
            held = fields(before)
            assert play(before, action) == after
            assert all(getattr(before, field) is value for field, value in held.items())


@pytest.mark.parametrize("name", GAMES)
def test_1_advance_is_play_in_place(name: str) -> None:
    for game in short_games(name):
        state = game.states[0].clone()
        for action, after in zip(game.actions, game.states[1:], strict=True):
            advance(state, action)
            assert state == after


@pytest.mark.parametrize("name", GAMES)
def test_1_a_play_out_where_nobody_listens_goes_the_same_way(name: str) -> None:
    for game in short_games(name):
        state = game.states[0].clone()
        state.told = None
        for action, after in zip(game.actions, game.states[1:], strict=True):
            advance(state, action)
            assert {**fields(state), "told": after.told} == fields(after)


@pytest.mark.parametrize("name", GAMES)
def test_2_every_field_is_hashable_and_a_shallow_copy_is_a_deep_one(name: str) -> None:
    for game in short_games(name):
        for state in (*game.sample(17), game.states[-1]):
            for field, value in fields(state).items():
                assert is_frozen(value), field
                hash(value)
            assert state.clone() == deepcopy(state) == state
            assert state.clone() is not state


@pytest.mark.parametrize("name", GAMES)
def test_3_only_legal_actions_are_accepted(name: str) -> None:
    pool = sorted(
        {action for game in short_games(name) for action in game.actions}, key=lambda action: repr(action)
    )
    refused = 0
    for game in short_games(name)[::2]:
        for state in game.sample(29):
            legal = set(legal_actions(state))
            for action in pool:
                if action in legal:
                    play(state, action)
                else:
                    held = fields(state)
                    with pytest.raises(IllegalActionError):
                        play(state, action)
                    assert fields(state) == held
                    refused += 1
    assert refused > len(pool)


@pytest.mark.parametrize("name", GAMES)
def test_3_no_action_is_listed_twice(name: str) -> None:
    for game in short_games(name):
        for state in game.states:
            legal = legal_actions(state)
            assert len(set(legal)) == len(legal)


@pytest.mark.parametrize("name", GAMES)
def test_9_random_games_end_within_the_bound_and_there_is_always_a_legal_action(name: str) -> None:
    rules = ruleset(name)
    for game in whole_games(name):
        assert len(game.actions) <= rules.longest
        for state in game.states[:-1]:
            assert legal_actions(state)
            assert player_to_move(state) in game.players
            assert rules.outcome(state) is None


@pytest.mark.parametrize("name", GAMES)
def test_9_the_end_has_an_outcome_and_no_action(name: str) -> None:
    rules = ruleset(name)
    for game in whole_games(name):
        last = game.states[-1]
        outcome = rules.outcome(last)
        assert is_over(last)
        assert not legal_actions(last)
        assert player_to_move(last) is None
        assert outcome is not None
        assert len(outcome.values) == len(game.players)
        assert all(0 <= value <= 1 for value in outcome.values)
        assert set(outcome.winners) <= set(game.players)
        with pytest.raises(IllegalActionError):
            play(last, game.actions[-1])


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    for game in short_games(name)[:4]:
        state = ruleset(name).setup(game.options, game.seed)
        for action in game.actions:
            state = play(state, action)
        assert state == game.states[-1]


@pytest.mark.parametrize("name", GAMES)
def test_setup_takes_any_seed(name: str) -> None:
    for seed in (0, -1, 2**64, -(2**70), random.Random(0).getrandbits(200)):
        state = ruleset(name).setup({}, seed)
        assert state.chance == ruleset(name).setup({}, seed).chance
        assert 0 <= state.chance < 2**64
