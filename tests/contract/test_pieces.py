"""Contract 10: cards and pieces are conserved."""

from __future__ import annotations

import pytest

from tests.contract.facts import facts
from tests.contract.games import GAMES, whole_games


@pytest.mark.parametrize("name", GAMES)
def test_10_pieces_are_conserved(name: str) -> None:
    conserved = facts(name).conserved
    for game in whole_games(name):
        for before, _, after in game.moves():
            conserved(before, after)
