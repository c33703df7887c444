"""Our games in PettingZoo, by its own tests, where it is installed."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from ai.adapters.pettingzoo import env
from furyqt.rules.core.games import game_names

GAMES = tuple(game_names())


@pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather have agents called player_0
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_it(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_determines_the_game(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_ends_with_the_values_of_its_outcome(game: str) -> None:
    board = env(game)
    board.reset(seed=3)
    for agent in board.possible_agents:
        board.action_space(agent).seed(3)
    final: dict[str, float] = {}
    for agent in board.agent_iter():
        seen, reward, is_over, _, info = board.last()
        if is_over:
            final[agent] = reward
            board.step(None)
            continue
        assert len(info["actions"]) == seen["action_mask"].sum()
        board.step(board.action_space(agent).sample(seen["action_mask"]))
    outcome = board.rules.outcome(board.state_of_game)
    assert outcome is not None
    assert tuple(final[agent] for agent in board.possible_agents) == outcome.values


def test_a_hidden_choice_is_seen_by_its_own_agent_only() -> None:
    observations = []
    for city in (40, 41):
        board = env("lite")
        board.reset(seed=1)
        while board.agent_selection == "hunters":
            assert board.infos["dracula"]["actions"] == ()
            board.step(5)
        board.step(city)
        observations.append({agent: board.observe(agent)["observation"].tobytes() for agent in board.agents})
    assert observations[0]["hunters"] == observations[1]["hunters"]
    assert observations[0]["dracula"] != observations[1]["dracula"]


def test_an_index_beyond_the_legal_actions_is_refused() -> None:
    board = env("lite")
    board.reset(seed=1)
    with pytest.raises(IndexError):
        board.step(1023)


def test_the_position_can_be_read_as_text() -> None:
    board = env("dining", {"players": "3"}, render_mode="ansi")
    board.reset(seed=1)
    assert len(board.agents) == 3
    assert board.render().count("\n") > 3
