"""Our games inside OpenSpiel, where it is installed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

from ai.adapters.openspiel import MOST_ACTIONS, PREFIX, register, told  # noqa: E402
from furyqt.rules.core.games import game_names  # noqa: E402
from furyqt.rules.core.ruleset import ruleset  # noqa: E402

GAMES = tuple(game_names())


def later(name: str, plies: int, player: int, seed: int = 3) -> Any:
    """A position of a random game in which this player has a choice."""
    rng = random.Random(seed)
    state = pyspiel.load_game(PREFIX + name).new_initial_state()
    state.apply_action(seed)
    for _ in range(plies):
        state.apply_action(rng.choice(state.legal_actions()))
    while state.current_player() != player or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong_with_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + name), num_sims=2, serialize=True, verbose=False)


def test_a_game_is_registered_once() -> None:
    register()
    assert {PREFIX + name for name in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", [0, 1])
def test_other_worlds_of_an_information_state_are_indistinguishable(name: str, player: int) -> None:
    state, rng = later(name, 50, player), random.Random(1)
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(10)]
    for world in worlds:
        assert world.information_state_string() == state.information_state_string()
        assert world.legal_actions() == state.legal_actions()
        assert world.current_player() == player
    assert len({str(world) for world in worlds}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_named_by_their_tokens(name: str) -> None:
    state = later(name, 40, 0)
    seen = ruleset(name).observe(state.position.truth, 0)
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        action.text for action in seen.actions
    ]
    assert len(seen.actions) <= MOST_ACTIONS


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_independent(name: str) -> None:
    state = later(name, 30, 1)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before
    assert told(twin, 1) != told(state, 1)


@pytest.mark.parametrize("player", [0, 1])
def test_the_search_of_openspiel_plays(player: int) -> None:
    state, draws = later("lite", 40, player), np.random.RandomState(1)
    game = pyspiel.load_game(PREFIX + "lite")
    evaluator = RandomRolloutEvaluator(1, draws)
    bot = ISMCTSBot(game, evaluator, 1.0, 20, random_state=draws)
    assert bot.step(state) in state.legal_actions()
