"""A chance on the screen agrees with how often equals win, and with the result at the end."""

from __future__ import annotations

from typing import Any

import pytest

from ai.agents import make_agent
from ai.knowledge.fury2.knowledge import Fury2Knowledge
from ai.knowledge.fury3.knowledge import Fury3Knowledge
from ai.knowledge.point_scale import CHANCE_FILE
from ai.knowledge.weight_files import weight_rows
from ai.tables import player_names
from furyqt.rules.core.agenda import play
from furyqt.rules.core.observation import asked_player
from furyqt.rules.core.ruleset import Observation, ruleset

GAMES = ("lite", "fury2", "fury3")


def first_decision(game: str, player: int, options: dict[str, str]) -> Observation:
    """The observation of a player before the first own decision."""
    rules = ruleset(game)
    state = rules.setup(rules.checked_options(options), 1)
    while asked_player(state) != player:
        seen = rules.observe(state, asked_player(state))
        state = play(state, seen.actions[make_agent(rules, "greedy").decide(seen, 1).index])
    return rules.observe(state, player)


@pytest.mark.parametrize(
    ("game", "options", "hunters"),
    [
        ("fury3", {"game": "advanced"}, 0.28),
        ("fury2", {}, 0.28),
        ("lite", {}, 0.5),
    ],
)
@pytest.mark.parametrize("player", [0, 1])
def test_the_first_decision_has_the_chance_that_new_game_names(
    game: str, options: dict[str, str], hunters: float, player: int
) -> None:
    decision = make_agent(ruleset(game), "search:50").decide(first_decision(game, player, options), 1)
    assert decision.value == pytest.approx(1 - hunters if player else hunters, abs=0.1)


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("game", "known"), [("fury2", Fury2Knowledge()), ("fury3", Fury3Knowledge())])
def test_a_lost_game_has_no_chance_and_a_won_one_is_certain(game: str, known: Any, player: int) -> None:
    rules = ruleset(game)
    seen = rules.observe(rules.setup(rules.checked_options({}), 1), player)
    chances = [known.chance(points, seen) for points in (-60.0, -59.0, -20.0, 0.0, 20.0, 59.0, 60.0)]
    assert chances == sorted(chances)
    assert chances[0] < 0.001
    assert chances[-1] > 0.999


@pytest.mark.parametrize("game", GAMES)
def test_the_curves_are_in_the_order_of_the_players(game: str) -> None:
    rules = ruleset(game)
    rows = weight_rows(f"ai.knowledge.{game}", CHANCE_FILE)
    assert tuple(rows) == tuple(player_names(rules, rules.checked_options({})))
    assert all(slope > 0 for _, slope in rows.values())
