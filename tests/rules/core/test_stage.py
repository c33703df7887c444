"""A scene describes a position with the pieces that a game defines."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.ruleset import ruleset, staged
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.lite.tables import CODES

MINA = 3


@pytest.mark.parametrize("name", ["fury3", "lite"])
def test_an_empty_scene_is_a_position_of_the_game(name: str) -> None:
    rules = ruleset(name)
    state = staged(name, Scene())
    assert [rules.observe(state, player).to_move for player in (0, 1)].count(None) == 0


def test_the_moves_of_a_scene_are_played() -> None:
    state: Any = staged("lite", Scene(hunters="PA GW GW GW", moves="ST GW*2", trail="MA"))
    assert [CODES[place] for place in state.places] == ["ST", "GW", "GW", "GW"]
    assert state.agenda[-1].hunter == MINA


def test_an_unknown_piece_is_refused() -> None:
    with pytest.raises(SceneError, match="no piece 'hunter' here"):
        staged("lite", Scene(hunter="PA"))


def test_scenes_with_equal_values_are_equal() -> None:
    assert Scene(items={"mina": ("knife",)}) == Scene(items={"mina": ("knife",)})
    assert Scene(seed=2) != Scene(seed=3)
