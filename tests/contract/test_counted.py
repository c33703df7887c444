"""Contract 12: the number of action sequences from fixed openings stays the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from furyqt.rules.core.agenda import State, advance, legal_actions, replay
from furyqt.rules.core.ruleset import ruleset
from tests.contract.facts import facts
from tests.contract.games import GAMES, added_toys


def openings(name: str) -> list[dict[str, Any]]:
    with added_toys():
        return json.loads(facts(name).counted.read_text(encoding="utf-8"))


def opened(name: str, opening: dict[str, Any]) -> State:
    rules = ruleset(name)
    state = rules.setup(rules.recorded_options(opening["options"]), 0)
    state.told = None
    for token in opening["actions"].split():
        state = replay(state, rules.read(token))
    return state


def sequences(state: State, depth: int) -> int:
    """Return the number of action sequences of this length; a game that ends earlier has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal_actions(state))
    total = 0
    for action in legal_actions(state):
        after = state.clone()
        advance(after, action)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("name", "opening"),
    [pytest.param(name, o, id=f"{name}-{o['name']}") for name in GAMES for o in openings(name)],
)
def test_12_counted_games_match(name: str, opening: dict[str, Any]) -> None:
    state = opened(name, opening)
    assert [sequences(state, depth + 1) for depth in range(len(opening["counts"]))] == opening["counts"]


@pytest.mark.parametrize("name", GAMES)
def test_12_there_are_at_least_three_openings(name: str) -> None:
    assert len(openings(name)) >= 3
